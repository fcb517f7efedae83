package menu

import (
	"fmt"
	"image/color"
	"math"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// ResultsFor is what the results show of a game that is over. Functions that are nil are not offered.
type ResultsFor struct {
	Match    *match.Match
	Doc      string                // its document
	Titles   func(rank int) string // what a rank is called, "" for nothing; may be nil
	TieBreak string                // which tie-break decided, "" if none did
	Board    func()                // look at the table again
	Replay   func()
	Rematch  func()
}

// results is the final score.
type results struct {
	stage.Board
	house *stage.House
	show  ResultsFor
	tally *tally
	at    resultsPlaces
	seats []match.Seat
	foot  string
}

// Results is the final score by source, counted up category after category.
func Results(h *stage.House, r ResultsFor) stage.Scene {
	s := &results{house: h, show: r, tally: newTally(r.Match), seats: r.Match.Setup().Seats}
	s.Overlay = true
	s.foot = words.T("Seed %d", r.Match.Setup().Seed)
	if r.TieBreak != "" {
		s.foot = r.TieBreak + " · " + s.foot
	}
	if h.Reduced {
		s.tally.finish()
	}
	return s
}

func (s *results) Name() string { return "results" }

// resultsPlaces is where the things of the screen lie.
type resultsPlaces struct {
	sheet   geom.Rect
	head    geom.Rect
	names   geom.Rect   // the heads of the columns
	rows    []geom.Rect // from first to last place
	columns []geom.Rect // x and width of each category, and of the total
	foot    geom.Rect
	buttons []geom.Rect
}

// placeResults lays the results out for so many seats, categories and buttons.
func placeResults(l ui.Layout, seats, lines, buttons int) resultsPlaces {
	var c resultsPlaces
	area := l.Area()
	h := buttonHeight(l)
	perRow := buttons
	if l.Class == ui.Tall {
		perRow = 2
	}
	buttonRows := (buttons + perRow - 1) / max(perRow, 1)
	w := min(area.W-2*margin, 1040)
	tall := 150.0 + float64(buttonRows)*(h+10) + 26
	row := min((area.H-2*margin-tall)/float64(seats), 92)
	c.sheet = geom.Around(area.Center(), w, tall+row*float64(seats))
	in := c.sheet.Pad(sheetPad+4, 18)
	c.head, in = in.CutTop(64)
	c.names, in = in.CutTop(28)
	below, in := in.CutBottom(float64(buttonRows) * (h + 10))
	c.foot, in = in.CutBottom(24)
	for i := range seats {
		c.rows = append(c.rows, geom.R(in.X, in.Y+float64(i)*row, in.W, row))
	}
	_, figures := c.names.CutLeft(min(310, in.W*0.36))
	total, figures := figures.CutRight(96)
	for i := range lines {
		c.columns = append(c.columns, figures.Row(i, lines, 4))
	}
	c.columns = append(c.columns, total)
	for i := range buttons {
		line := geom.R(below.X, below.Y+10+float64(i/perRow)*(h+10), below.W, h)
		c.buttons = append(c.buttons, line.Row(i%perRow, perRow, 12))
	}
	return c
}

// Build lays the screen out.
func (s *results) Build(l ui.Layout) {
	all := []struct {
		id, label, icon, tip string
		make                 pieces.Make
		press                func()
	}{
		{"board", words.T("Look at the board"), "magnifying-glass", words.T("The table as it was at the end."), pieces.Leather, s.show.Board},
		{"replay", words.T("Replay"), "film-spool", words.T("Watch the game again, move by move."), pieces.Leather, s.show.Replay},
		{"rematch", words.T("Rematch"), "clockwise-rotation", words.T("The same people and house rules, a new seed."), pieces.Brass, s.show.Rematch},
		{"title", words.T("Back to the title"), "exit-door", words.T("The game stays among the finished ones."), pieces.Leather, s.house.Home},
	}
	n := 0
	for _, b := range all {
		if b.press != nil {
			n++
		}
	}
	s.at = placeResults(l, len(s.seats), len(s.tally.lines), n)
	var nodes []ui.Node
	for _, b := range all {
		if b.press == nil {
			continue
		}
		look := pieces.Button{Label: b.label, Icon: b.icon, Make: b.make}
		node := ui.Button(b.id, s.at.buttons[len(nodes)], look, b.press)
		node.Tip = b.tip
		nodes = append(nodes, node)
	}
	for i, line := range s.tally.lines {
		c := s.at.columns[i]
		nodes = append(nodes, text("source/"+line.Name, words.T(line.Name), s.source(i), geom.R(c.X, s.at.names.Y, c.W, s.at.names.H)))
	}
	s.Root.Set(l, nodes)
	s.house.Say(s.headline())
}

// source says what each seat has from a category.
func (s *results) source(i int) string {
	out := ""
	for _, seat := range s.tally.order {
		out += fmt.Sprintf("%s %s\n", s.seats[seat].Name, pieces.Number(s.tally.lines[i].Points[seat]))
	}
	return out[:max(len(out)-1, 0)]
}

// headline says who has won.
func (s *results) headline() string {
	var winners []string
	for _, seat := range s.tally.order {
		if s.tally.ranks[seat] == 1 {
			winners = append(winners, s.seats[seat].Name)
		}
	}
	if len(winners) > 1 {
		return words.T("%s share the win", words.List(winners))
	}
	if title := s.title(1); title != "" {
		return words.T("%s is the %s", winners[0], title)
	}
	return words.T("%s wins", winners[0])
}

func (s *results) title(rank int) string {
	if s.show.Titles == nil {
		return ""
	}
	return s.show.Titles(rank)
}

// Update counts on; a click, Space or Enter finishes the count.
func (s *results) Update(in *ui.Input, ms float64) {
	if s.tally.busy() && (in.Pressed || in.Skip || in.Accept) {
		s.tally.settle()
		in.Pressed, in.Accept, in.Down = false, false, false
	}
	s.Moving = s.tally.advance(ms * s.house.Settings.Speed.Rate())
	s.Busy = s.tally.busy()
	s.Root.Update(in, ms)
	if in.Back && s.show.Board != nil {
		s.show.Board()
	}
}

// Report tells test drivers the sums.
func (s *results) Report() map[string]any {
	sums := make([]int, len(s.seats))
	for i := range sums {
		sums[i] = s.tally.sum(i)
	}
	return map[string]any{"scores": s.tally.scores, "sums": sums}
}

// sourceColours tell the categories apart in the bars, by their order on the sheet.
var sourceColours = []color.RGBA{
	theme.Brass, theme.RGB(0x8A5A34), theme.RGB(0x5C8F90), theme.RGB(0x7E8F4C), theme.RGB(0xB06A4A), theme.Umber, theme.RGB(0x69307F),
}

// Paint paints the sheet and the heads of its columns.
func (s *results) Paint(p *paint.Pen) {
	pieces.Panel(p, s.at.sheet, 67)
	p.Rule(s.at.head.X, s.at.head.Bottom()-2, s.at.head.W)
	p.Rule(s.at.head.X, s.at.head.Bottom()+1, s.at.head.W)
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.SoftInk, Align: paint.Right}
	for i, line := range s.tally.lines {
		c := s.at.columns[i]
		r := geom.R(c.X, s.at.names.Y+4, c.W-12, 22)
		name := words.T(line.Name)
		w, _ := p.Measure(name, st)
		w = min(w, r.W-18)
		swatch := geom.R(r.Right()-w-18, r.Center().Y-6, 12, 12)
		p.Rect(swatch, 3, theme.SoftInk)
		p.Rect(swatch.Inset(1), 2.2, sourceColours[i%len(sourceColours)])
		p.Label(name, r, st)
	}
	total := s.at.columns[len(s.at.columns)-1]
	st.Color = theme.Ink
	p.Label(words.T("Total"), geom.R(total.X, s.at.names.Y+4, total.W-14, 22), st)
	st = smallStyle
	st.Align = paint.Center
	p.Label(s.foot, s.at.foot, st)
}

// Draw draws the rows, which move.
func (s *results) Draw(p *paint.Pen) {
	s.drawHead(p)
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
}

func (s *results) drawHead(p *paint.Pen) {
	head := words.T("Counting up")
	done := s.tally.sorted() > 0
	if done {
		head = s.headline()
	}
	st := paint.Style{Face: paint.Display, Size: 30, Color: theme.Umber, Align: paint.Center}
	r := s.at.head.Move(0, -5)
	p.Label(head, r.Pad(70, 0), st)
	if !done {
		return
	}
	w, _ := p.Measure(head, st)
	w = min(w, r.W-140)
	for _, side := range []float64{-1, 1} {
		c := geom.Point{X: r.Center().X + side*(w/2+36), Y: r.Center().Y}
		p.Icon("laurels", c, 40, theme.Alpha(theme.BrassLo, s.tally.sorted()))
	}
}

// rowRect is where the row of a seat is now.
func (s *results) rowRect(seat int) geom.Rect {
	at := s.tally.place(seat)
	i := int(math.Floor(at))
	r := s.at.rows[i]
	if i+1 < len(s.at.rows) {
		r = r.Lerp(s.at.rows[i+1], at-float64(i))
	}
	return r
}

func (s *results) drawRow(p *paint.Pen, seat int) {
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
	pieces.Token(p, geom.Point{X: r.X + 72, Y: r.Center().Y}, min(46, r.H-16), seat, s.seats[seat].Face)
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

func (s *results) drawFigures(p *paint.Pen, seat int, mid float64) {
	st := paint.Style{Face: paint.Bold, Size: 17, Color: theme.SoftInk, Align: paint.Right}
	for i := range s.tally.lines {
		if s.tally.begun(i) {
			c := s.at.columns[i]
			p.Label(pieces.Number(s.tally.points(i, seat)), geom.R(c.X, mid-15, c.W-12, 26), st)
		}
	}
	c := s.at.columns[len(s.at.columns)-1]
	st.Size, st.Color = 25, theme.Ink
	p.Label(pieces.Number(s.tally.sum(seat)), geom.R(c.X, mid-18, c.W-14, 32), st)
}

// drawBar draws the seat's points as a bar with a stretch for each category.
func (s *results) drawBar(p *paint.Pen, seat int, r geom.Rect) {
	left := s.at.columns[0].X + 14
	room := s.at.columns[len(s.at.columns)-1].Right() - 14 - left
	groove := geom.R(left, r.Bottom()-r.H*0.24, room, 9)
	p.Rect(groove, 4.5, theme.Alpha(theme.SoftInk, 0.22))
	x := groove.X
	for i := range s.tally.lines {
		w := room * float64(max(s.tally.lines[i].Points[seat], 0)) * s.tally.share(i) / float64(s.tally.most)
		if w < 0.5 {
			continue
		}
		c := sourceColours[i%len(sourceColours)]
		p.Grad(geom.R(x, groove.Y, w, groove.H), 2, theme.Lighten(c, 0.18), theme.Darken(c, 0.12))
		x += w
	}
}

// drawCheer lets coins fly up from the winner's row and fall.
func (s *results) drawCheer(p *paint.Pen) {
	t := s.tally.cheer()
	if t <= 0 || t >= 1 || s.house.Reduced {
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
