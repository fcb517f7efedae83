package results

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stats"
)

// scorePage is the page with the points of each seat by category: a column for each category and a
// bar for each seat.
type scorePage struct {
	*results
	at    scorePlaces
	entry stats.Game // entry of this game in the tally (the list of finished games)
}

// scorePlaces has the rectangles of the page with the points, in design units.
type scorePlaces struct {
	poster       geom.Rect   // picture of the winner, empty if there is no room
	names        geom.Rect   // row with the heads of the columns: icon and name of each category
	rows         []geom.Rect // rows of the seats, from first to last place
	columns      []geom.Rect // columns of the categories, then of the total; only X and W are used
	foot         geom.Rect
	goalsHigh    float64 // height of the part of foot for the goals reached
	numbersBelow bool    // the points of a seat are painted below its name, not beside it
}

// Sizes of the page with the points, in design units: minimum widths of the total column, of the
// names and of the picture; height of the column heads, where up to three lines of text are below
// an icon; size of that icon.
const (
	totalWidth  = 84
	nameWidth   = 206
	posterWidth = 300
	headHeight  = 68
	headIcon    = 22
)

// verdictHeight returns the height of n lines of a verdict below the rows, in design units.
func verdictHeight(n int) float64 {
	if n == 0 {
		return 0
	}
	return verdictGap + verdictHead + verdictLine*float64(n-1)
}

// Sizes of a verdict in design units: the gap above it, and the heights of its first line and of
// each further line.
const verdictGap, verdictHead, verdictLine = 18, 38, 28

// placeScore lays out the page in r for a number of seats and categories (lines), with room for the
// given number of lines of a verdict. picture is set if the winner's picture is shown.
func placeScore(r geom.Rect, seats, lines, verdict int, picture bool) scorePlaces {
	var c scorePlaces
	const gap = 22
	least := nameWidth + totalWidth + 56*float64(lines)
	switch high := headHeight + 46 + 100*float64(seats); {
	case !picture:
	case r.W-posterWidth-gap > max(least, 640):
		c.poster, r = r.CutLeft(max(posterWidth, min(r.W-gap-max(least, 790), 400)))
		_, r = r.CutLeft(gap)
		c.poster.Y, c.poster.H = c.poster.Y+2, c.poster.H-4
	case r.H-high > 150:
		c.poster, r = r.CutTop(min(r.H-high, 330))
		c.poster.Y, c.poster.H = c.poster.Y+10, c.poster.H-20
	}
	c.names, r = r.CutTop(headHeight)
	c.foot, r = r.CutBottom(46)
	_, r = r.CutBottom(verdictHeight(verdict))
	height := min(r.H/float64(seats), 100)
	for i := range seats {
		c.rows = append(c.rows, geom.R(r.X, r.Y+(r.H-height*float64(seats))*0.3+float64(i)*height, r.W, height))
	}
	c.names.Y = c.rows[0].Y - c.names.H
	if c.numbersBelow = r.W < kit.SlenderPage; c.numbersBelow {
		figures, total := c.names.Pad(0, 0).CutLeft(c.names.W - 62)
		for i := range lines {
			c.columns = append(c.columns, figures.Row(i, lines, 2))
		}
		c.columns = append(c.columns, total)
		return c
	}
	name := min(max(nameWidth, r.W-totalWidth-130*float64(lines)), 310, r.W*0.36)
	_, figures := c.names.CutLeft(name)
	total, figures := figures.CutRight(totalWidth)
	for i := range lines {
		c.columns = append(c.columns, figures.Row(i, lines, 4))
	}
	c.columns = append(c.columns, total)
	return c
}

func (s *scorePage) head() (id, label string) { return "score", i18n.T("Score") }

func (s *scorePage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	s.at = placeScore(r, len(s.seats), len(s.count.lines), len(s.show.Verdict), s.show.Picture != nil)
	if free := s.at.foot.Y - s.at.rows[len(s.at.rows)-1].Bottom(); len(s.show.Verdict) == 0 && l.View.Letters() > 1 {
		// with larger letters, the text at the bottom takes two lines
		more := min(max(free-4, 0), 34*(l.View.Letters()-1))
		s.at.foot.Y, s.at.foot.H = s.at.foot.Y-more, s.at.foot.H+more
	}
	s.at.goalsHigh = goalsLine
	if long := goalsLine * (s.goalsLines() - 1); long > 0 && len(s.show.Verdict) == 0 {
		more := min(max(s.at.foot.Y-s.at.rows[len(s.at.rows)-1].Bottom()-4, 0), long)
		s.at.foot.Y, s.at.foot.H, s.at.goalsHigh = s.at.foot.Y-more, s.at.foot.H+more, s.at.goalsHigh+more
	}
	for i, line := range s.count.lines {
		c := s.at.columns[i]
		dst = append(dst, kit.Text("source/"+line.Name, i18n.T(line.Name), s.pointsText(i),
			geom.R(c.X, s.at.names.Y, c.W, s.at.names.H)))
	}
	return dst
}

// pointsText returns the points of all seats in category i as text, a line per seat, ordered by
// rank.
func (s *scorePage) pointsText(i int) string {
	out := ""
	for _, seat := range s.count.order {
		out += fmt.Sprintf("%s %s\n", s.seats[seat].Name, pieces.Number(s.count.lines[i].Points[seat]))
	}
	return out[:max(len(out)-1, 0)]
}

func (s *scorePage) update(*ui.Input, float64) bool { return false }

// sourceColours are the colors of the categories, in the order of the score sheet. They are
// distinguishable for color-blind players too.
var sourceColours = []color.RGBA{
	theme.Brass, theme.RGB(0x2B4612), theme.RGB(0x38AF93), theme.RGB(0x7F9871), theme.RGB(0x976012),
	theme.RGB(0x6E124C), theme.RGB(0x6B2AA3),
	theme.RGB(0x4A74C8), theme.RGB(0xC62C4A), theme.RGB(0x1E447B),
}

// paint paints the parts of the page that are not animated, such as the column heads.
func (s *scorePage) paint(p *paint.Canvas) {
	s.paintStage(p)
	st := paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.SoftInk, Align: paint.Right}
	named, turned := s.namesFit(p, st, 1), s.namesFit(p, st, 2)
	for i, line := range s.count.lines {
		sign := s.paintHead(p, i)
		c, name := s.at.columns[i], i18n.T(line.Name)
		switch {
		case named:
			p.Fit(name, geom.R(c.X-4, sign.Bottom()+1, c.W-8, s.at.names.Bottom()-sign.Bottom()-2), st)
		case turned:
			s.paintAlternating(p, i, name, st)
		}
	}
	total := s.at.columns[len(s.at.columns)-1]
	st.Color = theme.Ink
	sum := geom.R(total.X, s.at.names.Y+headIcon-1, total.W-14, 22)
	// the name of the last category extends over this column in the upper line
	if !named && turned && len(s.count.lines)%2 == 1 {
		sum.Y += alternatingLine
	}
	p.Label(i18n.T("Total"), sum, st)
	st = kit.SmallStyle
	st.Align = paint.Center
	goals, foot := s.at.foot.CutTop(s.at.goalsHigh)
	line := s.goals()
	if line == "" {
		foot = s.at.foot
	}
	p.Fit(s.foot, foot.Pad(0, 2), st)
	if line != "" {
		st.Face, st.Color = paint.Bold, theme.Oxblood
		if s.at.goalsHigh > goalsLine {
			p.Fit(line, goals, st)
		} else {
			p.Label(line, goals, st)
		}
	}
}

// goalsLine is the height in design units of a line of the text with the goals.
const goalsLine = 22

// goalsLines returns the number of lines of the text with the goals, at most 3 and estimated from
// its length.
func (s *scorePage) goalsLines() float64 {
	const letter = 7.5 // width of a letter, in design units
	return min(math.Ceil(letter*float64(utf8.RuneCountInString(s.goals()))/s.at.foot.W), 3)
}

// paintHead paints the head of the column of category i: the category's icon on a square of its
// color. It returns the rectangle of the icon.
func (s *scorePage) paintHead(p *paint.Canvas, i int) (sign geom.Rect) {
	c := s.at.columns[i]
	sign = geom.R(c.Right()-12-headIcon, s.at.names.Y, headIcon, headIcon)
	p.Rect(sign, 5, theme.SoftInk)
	p.Rect(sign.Inset(1), 4.2, sourceColours[i%len(sourceColours)])
	if icon := s.icon(i); icon != "" {
		p.Icon(icon, sign.Center(), headIcon-6, theme.Cream)
	} else if s.show.Icon != nil {
		pieces.Coin(p, sign.Center(), headIcon*0.36)
	}
	return sign
}

// alternatingLine is the height in design units of each of the two lines in which the names of
// categories are painted if the columns are narrow; see paintAlternating.
const alternatingLine = 17

// paintAlternating paints the name of category i. The caller uses it if the columns are too narrow
// to have the names side by side: names with even i are in an upper line, names with odd i in a
// lower line. A thin stroke connects each name of the lower line with its icon. st is the style of
// the text; its color is replaced by that of the category, and its alignment by centered.
func (s *scorePage) paintAlternating(p *paint.Canvas, i int, name string, st paint.Style) {
	c := s.at.columns[i]
	mid := c.Right() - 12 - headIcon/2
	// the name must not extend to the middle of a neighboring column
	r := geom.R(mid-c.W+5, s.at.names.Y+headIcon+2, 2*c.W-10, alternatingLine)
	of := sourceColours[i%len(sourceColours)]
	if i%2 == 1 {
		p.Rect(geom.R(mid-0.6, r.Y, 1.2, alternatingLine), 0, theme.Alpha(of, 0.8))
		r.Y += alternatingLine
	}
	st.Align = paint.Center
	st.Color = theme.Mix(theme.SoftInk, theme.Darken(of, 0.3), 0.7)
	p.Label(name, r, st)
}

// namesFit reports whether the names of the categories fit above the columns of the score sheet. If
// columns is 1, names may be wrapped, so that only each single word has to fit into one column. If
// columns is 2, each whole name has to fit into the width of two columns on one line.
func (s *scorePage) namesFit(p *paint.Canvas, st paint.Style, columns float64) bool {
	const least = 0.8 // smallest factor by which a word may be scaled down
	for i, line := range s.count.lines {
		parts := strings.Fields(i18n.T(line.Name))
		if columns > 1 {
			parts = []string{i18n.T(line.Name)}
		}
		for _, word := range parts {
			if w, _ := p.Measure(word, st); w*least > columns*(s.at.columns[i].W-4) {
				return false
			}
		}
	}
	return true
}

// icon returns the name of the icon for category i, "" for a coin.
func (s *scorePage) icon(i int) string {
	if s.show.Icon == nil {
		return ""
	}
	return s.show.Icon(s.count.lines[i].Name)
}

// pictureRect returns the rectangle in which the winner's picture is drawn. It has the picture's
// aspect ratio and covers the picture's frame completely, so that a part of the picture is cut off.
func (s *scorePage) pictureRect() geom.Rect {
	r := s.at.poster
	const ratio = 16.0 / 9
	w, h := max(r.W, r.H*ratio), max(r.H, r.W/ratio)
	const above = 0.3 // fraction of the cut-off height that is cut off at the top; small, so that a hat stays visible
	return geom.R(r.Center().X-w/2, r.Y-above*(h-r.H), w, h)
}

// paintStage paints the winner's picture without the winner while the points are being counted:
// only the first and the last layer. It also requests the other layers, so that they are rendered
// in time.
func (s *scorePage) paintStage(p *paint.Canvas) {
	if s.at.poster.Empty() {
		return
	}
	r := s.at.poster
	p.DropShadow(r, 6, 6)
	p.Rect(r.Inset(-3), 6, theme.RGB(0x2A1410))
	p.Clip(r, func() {
		p.Poster(s.show.Picture[0].Poster, s.pictureRect())
		p.Poster(s.show.Picture[len(s.show.Picture)-1].Poster, s.pictureRect())
	})
	for _, l := range s.show.Picture {
		p.Prefetch(l.Poster, s.pictureRect())
	}
}

// drawWinner draws the complete picture of the winner and the summary of the points. It fades them
// in when the points have been counted.
func (s *scorePage) drawWinner(p *paint.Canvas) {
	shown := s.count.sorted()
	if s.at.poster.Empty() || shown <= 0 {
		return
	}
	r := s.at.poster
	pieces.WithOpacity(p, shown, func() {
		p.Clip(r, func() {
			for _, l := range s.show.Picture[1:] {
				p.Poster(l.Poster, s.pictureRect())
			}
		})
		s.drawSummary(p, r)
		p.Outline(r.Inset(-1), 5, 2, theme.Alpha(theme.Brass, 0.9))
	})
}

// drawSummary draws the summary of the winner's points at the lower edge of r, the picture's frame,
// in one line or, if that would be too long, in several.
func (s *scorePage) drawSummary(p *paint.Canvas, r geom.Rect) {
	const edge = 12
	text := s.pointsSummary(s.count.order[0])
	st := paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.RGB(0xFBE9C4), Align: paint.Center, LineHeight: 1.2}
	st.Wrap = r.W - 2*edge
	_, high := p.Measure(text, st)
	foot, _ := r.CutBottom(max(34, high+edge))
	p.Rect(foot, 0, theme.Alpha(theme.RGB(0x1A0D14), 0.82))
	p.Fit(text, foot.Pad(edge, (foot.H-high)/2), st)
}

// pointsSummary returns a text with the points of a seat and its three largest categories: "94 in
// total: Mines 44, Gold 40, Mayors 10". It says so if there are other categories.
func (s *scorePage) pointsSummary(seat int) string {
	order := make([]int, 0, len(s.count.lines))
	for i, line := range s.count.lines {
		if line.Points[seat] > 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order,
		func(a, b int) int { return s.count.lines[b].Points[seat] - s.count.lines[a].Points[seat] })
	const most = 3
	parts := make([]string, 0, most)
	sum := 0
	for _, i := range order[:min(len(order), most)] {
		sum += s.count.lines[i].Points[seat]
		parts = append(parts, i18n.T(s.count.lines[i].Name)+" "+pieces.Number(s.count.lines[i].Points[seat]))
	}
	if sum != s.count.scores[seat] {
		return i18n.T("%s in total, most from: %s", s.score(s.count.scores[seat]), strings.Join(parts, ", "))
	}
	return i18n.T("%s in total: %s", s.score(s.count.scores[seat]), strings.Join(parts, ", "))
}

// score returns the text for a score of n in the game's unit.
func (s *scorePage) score(n int) string { return scoreText(n, s.show.Match.Info().ScoreIsMoney) }

// scoreText returns the text for a score of n: an amount of dollars if money is what the game
// counts.
func scoreText(n int, money bool) string {
	switch {
	case !money:
		return pieces.Number(n)
	case n < 0:
		return i18n.T("−$%d", -n)
	}
	return i18n.T("$%d", n)
}

// draw draws the rows of the seats, which are animated.
func (s *scorePage) draw(p *paint.Canvas) {
	s.drawWinner(p)
	names := s.nameStyle(p)
	for seat := range s.seats {
		if s.count.ranks[seat] != 1 {
			s.drawRow(p, seat, names)
		}
	}
	for seat := range s.seats {
		if s.count.ranks[seat] == 1 {
			s.drawRow(p, seat, names)
		}
	}
	s.drawCheer(p)
	if len(s.show.Verdict) > 0 && s.count.sorted() > 0 {
		s.drawVerdict(p)
	}
}

// drawVerdict draws the lines of the verdict (see [Params]) below the rows when the points
// have been counted.
func (s *scorePage) drawVerdict(p *paint.Canvas) {
	last := s.at.rows[len(s.at.rows)-1]
	r := geom.R(last.X, last.Bottom()+verdictGap, last.W, 0)
	p.Fade = s.count.sorted()
	for i, line := range s.show.Verdict {
		st := paint.Style{Face: paint.Body, Size: 16, Color: theme.Ink, Align: paint.Center}
		r.H = verdictLine
		if i == 0 {
			st.Face, st.Size, st.Color, r.H = paint.Display, 24, theme.Oxblood, verdictHead
		}
		p.Label(line, r, st)
		r.Y += r.H
	}
	p.Fade = 1
}

// goals returns a text with the goals (optional achievements) that the persons at the table have
// reached in this game, "" for none.
func (s *scorePage) goals() string {
	var all []string
	names := map[string]string{}
	for _, g := range stats.GoalsOf(s.show.Match.Info().ID) {
		names[g.ID] = i18n.T(g.Name)
	}
	for _, seat := range s.entry.Seats {
		if len(seat.Goals) == 0 {
			continue
		}
		reached := make([]string, len(seat.Goals))
		for i, id := range seat.Goals {
			reached[i] = names[id]
		}
		all = append(all, fmt.Sprintf("%s (%s)", seat.Name, i18n.List(reached)))
	}
	if len(all) == 0 {
		return ""
	}
	return i18n.T("Achievements: %s", strings.Join(all, " · "))
}

// rowRect returns the current rectangle of the row of a seat, which moves while the rows are sorted
// by rank.
func (s *scorePage) rowRect(seat int) geom.Rect {
	at := s.count.row(seat)
	i := int(math.Floor(at))
	r := s.at.rows[i]
	if i+1 < len(s.at.rows) {
		r = r.Lerp(s.at.rows[i+1], at-float64(i))
	}
	return r
}

// drawRow draws the row of a seat, its name in the style of all names.
func (s *scorePage) drawRow(p *paint.Canvas, seat int, names paint.Style) {
	t := s.count
	r := s.rowRect(seat).Pad(0, 3)
	won := t.ranks[seat] == 1
	if won && t.sorted() > 0 {
		p.Fade = t.sorted()
		p.Rect(r.Pad(-6, 0), 9, theme.Brass)
		p.Gradient(r.Pad(-4.6, 1.4), 8, theme.Lit, theme.LitLo)
		p.Fade = 1
	}
	mid := r.Y + r.H*0.42
	if s.at.numbersBelow {
		mid = r.Y + r.H*0.62
	}
	look := poster.Calm
	if won && t.sorted() > 0.5 {
		look = poster.Glad
	}
	face, size := geom.Point{X: r.X + 72, Y: r.Center().Y}, min(46, r.H-16)
	name := geom.R(r.X+106, mid-22, s.nameWidth(), 26)
	if s.at.numbersBelow {
		face, size = geom.Point{X: r.X + 60, Y: r.Y + 24}, 36
		name = geom.R(r.X+86, r.Y+10, s.nameWidth(), 26)
	}
	pieces.Portrait(p, face, size, seat, s.seats[seat].Face, look)
	title := s.title(t.ranks[seat])
	if title == "" && !s.at.numbersBelow {
		name.Y = r.Center().Y - 13
	}
	p.Label(s.seats[seat].Name, name, names)
	s.drawFigures(p, seat, mid)
	s.drawBar(p, seat, r)
	p.Fade = t.sorted()
	if p.Fade > 0 {
		pieces.CoinWithNumber(p, geom.Point{X: r.X + 22, Y: face.Y}, 17, t.ranks[seat])
		line := geom.R(name.X, mid+4, name.W, 22)
		if s.at.numbersBelow {
			line = geom.R(name.X+name.W*0.55, name.Y+2, name.W*0.45, 22)
		}
		p.Label(title, line, paint.Style{Face: paint.Display, Size: 15, Color: theme.Oxblood})
	}
	p.Fade = 1
}

// nameWidth returns the width of the names, in design units.
func (s *scorePage) nameWidth() float64 {
	r := s.at.rows[0]
	if s.at.numbersBelow {
		return r.W - 90
	}
	return s.at.columns[0].X - r.X - 112
}

// nameStyle returns the style of the names, which is the same for all seats: the longest name fits
// into its row, if that is possible with letters of a legible size.
func (s *scorePage) nameStyle(p *paint.Canvas) paint.Style {
	const largest, least = 17, 12
	width := s.nameWidth()
	st := paint.Style{Face: paint.Bold, Size: largest, Color: theme.Ink}
	for _, seat := range s.seats {
		if w, _ := p.Measure(seat.Name, paint.Style{Face: paint.Bold, Size: largest}); w > width {
			st.Size = max(min(st.Size, largest*width/w), least)
		}
	}
	return st
}

func (s *scorePage) drawFigures(p *paint.Canvas, seat int, mid float64) {
	st := paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink, Align: paint.Right}
	for i := range s.count.lines {
		if s.count.started(i) {
			c := s.at.columns[i]
			p.Label(pieces.Number(s.count.points(i, seat)), geom.R(c.X, mid-15, c.W-12, 26), st)
			if times := s.count.lines[i].Times; times != nil && s.count.share(i) == 1 && times[seat] > 1 &&
				s.count.lines[i].Points[seat] > 0 {
				small := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.SoftInk, Align: paint.Right}
				p.Label(fmt.Sprintf("%d × %d", s.count.lines[i].Points[seat]/times[seat], times[seat]),
					geom.R(c.X, mid+9, c.W-12, 16), small)
			}
		}
	}
	c := s.at.columns[len(s.at.columns)-1]
	st.Size = 25
	p.Label(s.score(s.count.sum(seat)), geom.R(c.X, mid-18, c.W-14, 32), st)
}

// drawBar draws the points of a seat as a bar in r, with a section for each category. What the seat
// has lost is dimmed at the end of the bar, so that the rest is as long as its total.
func (s *scorePage) drawBar(p *paint.Canvas, seat int, r geom.Rect) {
	left := s.at.columns[0].X + 14
	room := s.at.columns[len(s.at.columns)-1].Right() - 14 - left
	high := min(24, r.H*0.255)
	groove := geom.R(left, r.Bottom()-high-r.H*0.07, room, high)
	p.Rect(groove.Inset(-1), 4, theme.Alpha(theme.SoftInk, 0.30))
	// a groove that looks pressed into the paper
	p.Gradient(groove, 3, theme.Alpha(theme.Umber, 0.26), theme.Alpha(theme.Umber, 0.08))
	x := groove.X
	for i := range s.count.lines {
		w := room * float64(max(s.count.lines[i].Points[seat], 0)) * s.count.share(i) / float64(s.count.most)
		if w < 0.5 {
			continue
		}
		c := sourceColours[i%len(sourceColours)]
		p.Gradient(geom.R(x, groove.Y, w, groove.H), 2, theme.Lighten(c, 0.22), theme.Darken(c, 0.28))
		p.Rect(geom.R(x+1, groove.Y+1, max(w-2, 0.5), 1.4), 0.7, theme.Alpha(theme.Cream, 0.45))
		if stretch := geom.R(x, groove.Y, w, groove.H); !s.paintThings(p, stretch, i, seat) {
			s.fillBar(p, stretch, s.count.points(i, seat), s.icon(i))
		}
		x += w
	}
	for i := range s.count.lines {
		w := room * float64(max(-s.count.lines[i].Points[seat], 0)) * s.count.share(i) / float64(s.count.most)
		if w = min(w, x-groove.X); w < 0.5 {
			continue
		}
		x -= w
		s.drawLoss(p, geom.R(x, groove.Y, w, groove.H), i)
	}
}

// drawLoss draws r, the part of a bar that category i takes away: it covers what the bar shows
// there with paper, in a frame of the category's color, with the category's icon if that fits.
func (s *scorePage) drawLoss(p *paint.Canvas, r geom.Rect, i int) {
	c := sourceColours[i%len(sourceColours)]
	p.Rect(r, 2, theme.Alpha(theme.Parchment, 0.82))
	p.Outline(r.Inset(0.8), 2, 1.6, theme.Alpha(c, 0.75))
	if icon := s.icon(i); icon != "" && r.W > r.H*0.8 {
		p.Icon(icon, r.Center(), r.H*0.6, theme.Alpha(c, 0.9))
	}
}

// paintThings paints the items (such as cards) for which a category gives points to a seat into r,
// a section of a bar. line is the index of the category. It reports whether there are any items.
func (s *scorePage) paintThings(p *paint.Canvas, r geom.Rect, line, seat int) bool {
	if s.show.Things == nil || seat >= len(s.show.Match.Seats()) {
		return false
	}
	all := s.show.Things(s.count.lines[line].Name, engine.Seat(seat))
	if len(all) > 0 {
		p.Rect(r.Inset(1), 2, theme.Alpha(theme.RGB(0x1E0F08), 0.55)) // dark background so that the things stand out
	}
	for i, paint := range all {
		paint(p, r.Pad(1, 0).Row(i, len(all), 0))
	}
	return len(all) > 0
}

// fillBar fills r, a section of a bar, with copies of an icon: one for each of the points, or as
// many as fit.
func (s *scorePage) fillBar(p *paint.Canvas, r geom.Rect, points int, icon string) {
	pitch := r.H * 1.1
	n := min(int(r.W/pitch), points)
	if points > 0 && r.W > 0.7*r.H {
		n = max(n, 1)
	}
	if s.show.Icon == nil {
		return
	}
	for i := range n {
		at := geom.Point{X: r.X + r.W*(float64(i)+0.5)/float64(n), Y: r.Center().Y}
		if icon == "" {
			pieces.Coin(p, at, r.H*0.4)
			continue
		}
		p.Icon(icon, at.Add(0.7, 0.9), r.H*0.78, theme.Alpha(theme.Shadow, 0.45))
		p.Icon(icon, at, r.H*0.78, theme.Cream)
	}
}

// drawCheer draws coins that fly up from the winner's row and fall.
func (s *scorePage) drawCheer(p *paint.Canvas) {
	t := s.count.coinProgress()
	if t <= 0 || t >= 1 || s.app.Reduced {
		return
	}
	const coins = 18
	for _, seat := range s.count.order {
		if s.count.ranks[seat] != 1 {
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
