package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// oddsSheet is the overlay that sets against each other what every total of the dice brings every seat, and how often
// it has come up.
type oddsSheet struct {
	stage.Board
	table *Table
	came  [13]int // throws for production by total
	rolls int
	sheet geom.Rect
	cells geom.Rect
	rows  int
}

// showOdds opens the overlay over the position that is shown.
func (b *Table) showOdds(a *table.Ask) {
	s := &oddsSheet{table: b, rows: b.pic.seats + 3}
	for _, e := range a.Past() {
		if e.Kind == rules.EventRolled {
			s.came[e.A+e.B]++
			s.rolls++
		}
	}
	s.Overlay = true
	b.app.Push(s)
}

// flow is what a total of the dice brings a seat, tolls of saloons paid and received included, if everybody can pay.
func (v *picture) flow(p engine.Seat, total int) int {
	sum := v.income(p, total)
	for q := range engine.Seat(v.seats) {
		for c := range v.mines[q].All() {
			if c.Info().Number == total {
				sum += v.tolls(q, c, p)
			}
		}
	}
	return sum
}

// tolls is what seat p gains or loses in saloons when a mine of seat q pays.
func (v *picture) tolls(q engine.Seat, mine rules.Card, p engine.Seat) int {
	sum := 0
	for _, s := range v.saloons {
		toll := 2
		if s.girls != rules.NoCard {
			toll = 4
		}
		switch {
		case s.town != mine.Info().Town || s.keeper == q:
		case p == q:
			sum -= toll
		case p == s.keeper:
			sum += toll
		}
	}
	return sum
}

// expected is what a turn brings a seat on average, in gold.
func (b *Table) expected(p engine.Seat) float64 {
	sum := 0
	for n := 2; n <= 12; n++ {
		sum += b.pic.flow(p, n) * b.ways(n)
	}
	return float64(sum) / 36
}

// Name says where the player is.
func (s *oddsSheet) Name() string { return "boomtown/odds" }

// Build lays the sheet out.
func (s *oddsSheet) Build(l ui.Layout) {
	more := l.View.Letters()
	w, row := min(l.W-60, 1060), 46*more
	h := min(150+float64(s.rows)*row, l.H-30)
	s.sheet = geom.Around(l.Area().Center(), w, h)
	s.cells = s.sheet.Pad(26, 0)
	s.cells.Y, s.cells.H = s.sheet.Y+72, h-150
	shut := geom.R(s.sheet.Center().X-80, s.sheet.Bottom()-60, 160, 44)
	back := ui.Button("close", shut, pieces.Button{Label: words.T("Close"), Make: pieces.Brass}, s.table.app.Pop, ebiten.KeyO)
	back.Tip = words.T("Escape does the same.")
	nodes := []ui.Node{back}
	for p := range engine.Seat(s.table.pic.seats) {
		nodes = append(nodes, ui.Node{
			ID: fmt.Sprintf("odds %d", p), Label: s.table.name(p), Role: "text", Quiet: true, Rect: s.row(1 + int(p)),
			Tip: words.T("On average a turn brings %s %.1f gold, tolls included.", s.table.name(p), s.table.expected(p)),
		})
	}
	s.Root.Set(l, nodes)
}

// row is a line of the table: the totals, the seats, what came up, what was to be expected.
func (s *oddsSheet) row(i int) geom.Rect { return s.cells.Column(i, s.rows, 4) }

// cell is a field of a line: 0 for the name, 1 to 11 for the totals from 2, 12 for the average.
func (s *oddsSheet) cell(i, column int) geom.Rect {
	r := s.row(i)
	name, rest := r.CutLeft(r.W * 0.17)
	end, mid := rest.CutRight(r.W * 0.1)
	switch column {
	case 0:
		return name
	case 12:
		return end
	}
	return mid.Row(column-1, 11, 4)
}

// Update closes the sheet on Escape.
func (s *oddsSheet) Update(in *ui.Input, ms float64) {
	s.Root.Update(in, ms)
	if in.Back {
		s.table.app.Pop()
	}
}

// Paint paints the sheet.
func (s *oddsSheet) Paint(p *paint.Pen) {
	pieces.Panel(p, s.sheet, 29)
	p.Text(words.T("What the dice bring"), geom.Point{X: s.sheet.Center().X, Y: s.sheet.Y + 14}, paint.Style{
		Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center,
	})
	p.Rule(s.sheet.X+24, s.sheet.Y+56, s.sheet.W-48)
	s.paintHead(p)
	for seat := range engine.Seat(s.table.pic.seats) {
		s.paintSeat(p, 1+int(seat), seat)
	}
	s.paintThrows(p, s.rows-2)
}

// paintHead paints the totals, each over a bar as long as it is likely.
func (s *oddsSheet) paintHead(p *paint.Pen) {
	small := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk}
	p.Label(words.T("Total"), s.cell(0, 0).Pad(6, 0), small)
	for n := 2; n <= 12; n++ {
		r := s.cell(0, n-1)
		foot, _ := r.CutBottom(r.H * float64(s.table.ways(n)) / 18)
		p.Grad(foot, 3, theme.BrassHi, theme.BrassLo)
		p.Label(fmt.Sprint(n), r.Move(0, -2), paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink, Align: paint.Center})
	}
	small.Align = paint.Right
	p.Label(words.T("per turn"), s.cell(0, 12).Pad(6, 0), small)
}

// paintSeat paints what each total brings a seat.
func (s *oddsSheet) paintSeat(p *paint.Pen, i int, seat engine.Seat) {
	b := s.table
	name := s.cell(i, 0)
	p.Rect(s.row(i), 5, theme.Alpha(theme.Seats[seat].Colour, 0.13))
	pieces.Token(p, geom.Point{X: name.X + 18, Y: name.Center().Y}, 28, int(seat), b.names[seat].Face)
	p.Label(b.name(seat), geom.R(name.X+38, name.Y, name.W-40, name.H), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
	for n := 2; n <= 12; n++ {
		gain, r := b.pic.flow(seat, n), s.cell(i, n-1).Pad(2, 5)
		st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Align: paint.Center}
		switch {
		case gain == 0:
			continue
		case gain > 0:
			p.Grad(r, 4, theme.Lit, theme.BrassHi)
		default:
			st.Color = theme.Oxblood
		}
		p.Label(pieces.Number(gain), r, st)
	}
	p.Label(fmt.Sprintf("%.1f", b.expected(seat)), s.cell(i, 12).Pad(6, 0), paint.Style{
		Face: paint.Bold, Size: 16, Color: theme.Umber, Align: paint.Right,
	})
}

// paintThrows paints how often each total has come up, and below it how often honest dice would show it on average.
func (s *oddsSheet) paintThrows(p *paint.Pen, i int) {
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink}
	soft := paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk}
	p.Rule(s.row(i).X, s.row(i).Y-3, s.row(i).W)
	p.Label(words.N(s.rolls, "%d throw so far", "%d throws so far", s.rolls), s.cell(i, 0).Pad(6, 0), st)
	p.Label(words.T("to be expected"), s.cell(i+1, 0).Pad(6, 0), soft)
	st.Align, soft.Align = paint.Center, paint.Center
	for n := 2; n <= 12; n++ {
		p.Label(fmt.Sprint(s.came[n]), s.cell(i, n-1), st)
		p.Label(fmt.Sprintf("%.1f", float64(s.rolls*ways(n))/36), s.cell(i+1, n-1), soft)
	}
}
