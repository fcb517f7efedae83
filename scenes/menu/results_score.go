package menu

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stats"
)

// scorePage is the page of the score by source, with a bar for each seat.
type scorePage struct {
	*results
	at      scorePlaces
	tallied stats.Game // what the tally keeps of the game
}

// scorePlaces is where the things of the page lie.
type scorePlaces struct {
	names   geom.Rect   // the heads of the columns
	levels  int         // in how many lines the heads stand: one next to the other has no room where there are many
	rows    []geom.Rect // from first to last place
	columns []geom.Rect // x and width of each category, and of the total
	foot    geom.Rect
}

// The column of the totals, the room that the head of a category wants, and the height of a line of heads, design units.
const (
	totalWidth = 96
	headWidth  = 96
	headHeight = 19
)

// head is where the words of the head of a category stand: above its figures, in one of the lines.
func (c *scorePlaces) head(i int) geom.Rect {
	col := c.columns[i]
	right := col.Right() - 12
	left := max(c.names.X, right-float64(c.levels)*(col.W+4)+30)
	if c.levels == 1 {
		left = col.X + 14
	}
	level := c.levels - 1 - i%c.levels
	return geom.R(left, c.names.Bottom()-26-headHeight*float64(level), right-left, 22)
}

// placeScore lays the page out for so many seats and categories.
func placeScore(r geom.Rect, seats, lines int) scorePlaces {
	var c scorePlaces
	room := r.W - min(310, r.W*0.36) - totalWidth
	c.levels = min(max(int(math.Ceil(headWidth*float64(lines)/room)), 1), 3)
	c.names, r = r.CutTop(30 + headHeight*float64(c.levels-1))
	c.foot, r = r.CutBottom(46)
	height := min(r.H/float64(seats), 100)
	for i := range seats {
		c.rows = append(c.rows, geom.R(r.X, r.Y+(r.H-height*float64(seats))*0.3+float64(i)*height, r.W, height))
	}
	c.names.Y = c.rows[0].Y - c.names.H
	_, figures := c.names.CutLeft(min(310, r.W*0.36))
	total, figures := figures.CutRight(totalWidth)
	for i := range lines {
		c.columns = append(c.columns, figures.Row(i, lines, 4))
	}
	c.columns = append(c.columns, total)
	return c
}

func (s *scorePage) head() (id, label string) { return "score", words.T("Score") }

func (s *scorePage) build(_ ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	s.at = placeScore(r, len(s.seats), len(s.tally.lines))
	for i, line := range s.tally.lines {
		c := s.at.columns[i]
		dst = append(dst, text("source/"+line.Name, words.T(line.Name), s.source(i), geom.R(c.X, s.at.names.Y, c.W, s.at.names.H)))
	}
	return dst
}

// source says what each seat has from a category.
func (s *scorePage) source(i int) string {
	out := ""
	for _, seat := range s.tally.order {
		out += fmt.Sprintf("%s %s\n", s.seats[seat].Name, pieces.Number(s.tally.lines[i].Points[seat]))
	}
	return out[:max(len(out)-1, 0)]
}

func (s *scorePage) update(*ui.Input, float64) bool { return false }

// sourceColours tell the categories apart in the bars, by their order on the sheet.
var sourceColours = []color.RGBA{
	theme.Brass, theme.RGB(0x8A5A34), theme.RGB(0x5C8F90), theme.RGB(0x7E8F4C), theme.RGB(0xB06A4A), theme.Umber, theme.RGB(0x69307F),
}

// paint paints the heads of the columns.
func (s *scorePage) paint(p *paint.Pen) {
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.SoftInk, Align: paint.Right}
	for i, line := range s.tally.lines {
		r := s.at.head(i)
		name := words.T(line.Name)
		w := min(p.LabelWidth(name, r, st), r.W)
		swatch := geom.R(r.Right()-w-18, r.Center().Y-6, 12, 12)
		p.Rect(swatch, 3, theme.SoftInk)
		p.Rect(swatch.Inset(1), 2.2, sourceColours[i%len(sourceColours)])
		p.Label(name, r, st)
	}
	total := s.at.columns[len(s.at.columns)-1]
	st.Color = theme.Ink
	p.Label(words.T("Total"), geom.R(total.X, s.at.names.Bottom()-26, total.W-14, 22), st)
	st = smallStyle
	st.Align = paint.Center
	goals, foot := s.at.foot.CutTop(22)
	p.Label(s.foot, foot, st)
	if line := s.goals(); line != "" {
		st.Face, st.Color = paint.Bold, theme.Oxblood
		p.Label(line, goals, st)
	}
}

// draw draws the rows, which move.
func (s *scorePage) draw(p *paint.Pen) {
	for seat := range s.seats {
		if s.tally.ranks[seat] != 1 {
			s.drawRow(p, seat)
		}
	}
	for seat := range s.seats {
		if s.tally.ranks[seat] == 1 {
			s.drawRow(p, seat)
		}
	}
	s.drawCheer(p)
	if len(s.show.Verdict) > 0 && s.tally.sorted() > 0 {
		s.drawVerdict(p)
	}
}

// drawVerdict draws what the result comes to below the rows, when it has been counted.
func (s *scorePage) drawVerdict(p *paint.Pen) {
	last := s.at.rows[len(s.at.rows)-1]
	r := geom.R(last.X, last.Bottom()+18, last.W, 0)
	p.Fade = s.tally.sorted()
	for i, line := range s.show.Verdict {
		st := paint.Style{Face: paint.Body, Size: 16, Color: theme.Ink, Align: paint.Center}
		r.H = 28
		if i == 0 {
			st.Face, st.Size, st.Color, r.H = paint.Display, 24, theme.Oxblood, 38
		}
		p.Label(line, r, st)
		r.Y += r.H
	}
	p.Fade = 1
}

// goals says which goals the persons at the table have reached, "" for none.
func (s *scorePage) goals() string {
	var all []string
	names := map[string]string{}
	for _, g := range stats.GoalsOf(s.show.Match.Info().ID) {
		names[g.ID] = words.T(g.Name)
	}
	for _, seat := range s.tallied.Seats {
		if len(seat.Goals) == 0 {
			continue
		}
		reached := make([]string, len(seat.Goals))
		for i, id := range seat.Goals {
			reached[i] = names[id]
		}
		all = append(all, seat.Name+": "+words.List(reached))
	}
	if len(all) == 0 {
		return ""
	}
	return words.T("Achievements: %s", strings.Join(all, " · "))
}

// rowRect is where the row of a seat is now.
func (s *scorePage) rowRect(seat int) geom.Rect {
	at := s.tally.place(seat)
	i := int(math.Floor(at))
	r := s.at.rows[i]
	if i+1 < len(s.at.rows) {
		r = r.Lerp(s.at.rows[i+1], at-float64(i))
	}
	return r
}

func (s *scorePage) drawRow(p *paint.Pen, seat int) {
	t := s.tally
	r := s.rowRect(seat).Pad(0, 3)
	won := t.ranks[seat] == 1
	if won && t.sorted() > 0 {
		p.Fade = t.sorted()
		p.Rect(r.Pad(-6, 0), 9, theme.Brass)
		p.Grad(r.Pad(-4.6, 1.4), 8, theme.Lit, theme.LitLo)
		p.Fade = 1
	}
	mid := r.Y + r.H*0.42
	look := poster.Calm
	if won && t.sorted() > 0.5 {
		look = poster.Glad
	}
	pieces.Portrait(p, geom.Point{X: r.X + 72, Y: r.Center().Y}, min(46, r.H-16), seat, s.seats[seat].Face, look)
	name := geom.R(r.X+106, mid-22, s.at.columns[0].X-r.X-112, 26)
	title := s.title(t.ranks[seat])
	if title == "" {
		name.Y = r.Center().Y - 13
	}
	p.Label(s.seats[seat].Name, name, paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink})
	s.drawFigures(p, seat, mid)
	s.drawBar(p, seat, r)
	p.Fade = t.sorted()
	if p.Fade > 0 {
		pieces.CoinWith(p, geom.Point{X: r.X + 22, Y: r.Center().Y}, 17, t.ranks[seat])
		p.Label(title, geom.R(name.X, mid+4, name.W, 22), paint.Style{Face: paint.Display, Size: 15, Color: theme.Oxblood})
	}
	p.Fade = 1
}

func (s *scorePage) drawFigures(p *paint.Pen, seat int, mid float64) {
	st := paint.Style{Face: paint.Bold, Size: 17, Color: theme.SoftInk, Align: paint.Right}
	for i := range s.tally.lines {
		if s.tally.begun(i) {
			c := s.at.columns[i]
			p.Label(pieces.Number(s.tally.points(i, seat)), geom.R(c.X, mid-15, c.W-12, 26), st)
			if times := s.tally.lines[i].Times; times != nil && s.tally.share(i) == 1 && times[seat] > 1 && s.tally.lines[i].Points[seat] > 0 {
				small := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.SoftInk, Align: paint.Right}
				p.Label(fmt.Sprintf("%d × %d", s.tally.lines[i].Points[seat]/times[seat], times[seat]), geom.R(c.X, mid+9, c.W-12, 16), small)
			}
		}
	}
	c := s.at.columns[len(s.at.columns)-1]
	st.Size, st.Color = 25, theme.Ink
	p.Label(pieces.Number(s.tally.sum(seat)), geom.R(c.X, mid-18, c.W-14, 32), st)
}

// drawBar draws the seat's points as a bar with a stretch for each category.
func (s *scorePage) drawBar(p *paint.Pen, seat int, r geom.Rect) {
	left := s.at.columns[0].X + 14
	room := s.at.columns[len(s.at.columns)-1].Right() - 14 - left
	groove := geom.R(left, r.Bottom()-r.H*0.25, room, 12)
	p.Rect(groove.Inset(-1), 4, theme.Alpha(theme.SoftInk, 0.30))
	p.Grad(groove, 3, theme.Alpha(theme.Umber, 0.26), theme.Alpha(theme.Umber, 0.08)) // pressed into the paper
	x := groove.X
	for i := range s.tally.lines {
		w := room * float64(max(s.tally.lines[i].Points[seat], 0)) * s.tally.share(i) / float64(s.tally.most)
		if w < 0.5 {
			continue
		}
		c := sourceColours[i%len(sourceColours)]
		p.Grad(geom.R(x, groove.Y, w, groove.H), 2, theme.Lighten(c, 0.22), theme.Darken(c, 0.28))
		p.Rect(geom.R(x+1, groove.Y+1, max(w-2, 0.5), 1.4), 0.7, theme.Alpha(theme.Cream, 0.45))
		x += w
	}
}

// drawCheer lets coins fly up from the winner's row and fall.
func (s *scorePage) drawCheer(p *paint.Pen) {
	t := s.tally.cheer()
	if t <= 0 || t >= 1 || s.app.Reduced {
		return
	}
	const coins = 18
	for _, seat := range s.tally.order {
		if s.tally.ranks[seat] != 1 {
			continue
		}
		r := s.rowRect(seat)
		for i := range coins {
			phase := float64(i*7%coins) / coins
			vx := (float64(i)/(coins-1) - 0.5) * 760
			vy := -330 - 190*phase
			at := geom.Point{X: r.Center().X + vx*t*(0.6+0.4*phase), Y: r.Center().Y + vy*t + 620*t*t}
			p.Fade = min(1, 4*(1-t))
			pieces.Coin(p, at, 9+3*phase)
		}
	}
	p.Fade = 1
}
