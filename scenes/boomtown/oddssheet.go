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
	stage.Sheet
	table *Table
	came  [13]int // throws for production by total
	rolls int
	rows  int
}

// showOdds opens the overlay over the position that is shown.
func (b *Table) showOdds(a *table.Ask) {
	s := &oddsSheet{Sheet: stage.NewSheet(b.App, "boomtown/odds", words.T("What the dice bring"), ebiten.KeyO), table: b, rows: b.Board.Seats + 3}
	for _, e := range a.Past() {
		if e.Kind == rules.EventRolled {
			s.came[e.A+e.B]++
			s.rolls++
		}
	}
	b.App.Push(s)
}

// flow is what a total of the dice brings a seat, tolls of saloons paid and received included, if everybody can pay.
func flow(board *rules.Board, p engine.Seat, total int) int {
	sum := income(board, p, total)
	for q := range engine.Seat(board.Seats) {
		for c := range board.Mines[q].All() {
			if c.Info().Number == total {
				sum += tolls(board, q, c, p)
			}
		}
	}
	return sum
}

// tolls is what seat p gains or loses in saloons when a mine of seat q pays.
func tolls(board *rules.Board, q engine.Seat, mine rules.Card, p engine.Seat) int {
	sum := 0
	for s := range board.Saloons().All() {
		keeper := board.Keeper[s]
		switch {
		case board.SaloonTown(s) != mine.Info().Town || keeper == q:
		case p == q:
			sum -= board.Toll(s)
		case p == keeper:
			sum += board.Toll(s)
		}
	}
	return sum
}

// expected is what a turn brings a seat on average, in gold.
func (b *Table) expected(p engine.Seat) float64 {
	sum := 0
	for n := 2; n <= 12; n++ {
		sum += flow(b.Board, p, n) * b.ways(n)
	}
	return float64(sum) / 36
}

// Build lays the sheet out.
func (s *oddsSheet) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l, 1060, 150+float64(s.rows)*46*l.View.Letters())}
	for p := range engine.Seat(s.table.Board.Seats) {
		nodes = append(nodes, ui.Node{
			ID: fmt.Sprintf("odds %d", p), Label: s.table.Name(p), Role: "text", Quiet: true, Rect: s.row(1 + int(p)),
			Tip: words.T("On average a turn brings %s %.1f gold, tolls included.", s.table.Name(p), s.table.expected(p)),
		})
	}
	s.Root.Set(l, nodes)
}

// row is a line of the table: the totals, the seats, what came up, what was to be expected.
func (s *oddsSheet) row(i int) geom.Rect { return s.Body.Column(i, s.rows, 4) }

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

// Paint paints the sheet.
func (s *oddsSheet) Paint(p *paint.Pen) {
	s.Sheet.Paint(p)
	s.paintHead(p)
	for seat := range engine.Seat(s.table.Board.Seats) {
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
	b.Token(p, seat, geom.Point{X: name.X + 18, Y: name.Center().Y}, 28)
	p.Label(b.Name(seat), geom.R(name.X+38, name.Y, name.W-40, name.H), paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
	for n := 2; n <= 12; n++ {
		gain, r := flow(b.Board, seat, n), s.cell(i, n-1).Pad(2, 5)
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
