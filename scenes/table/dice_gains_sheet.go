package table

import (
	"fmt"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// DiceGains describes how much each total of two dice (2 to 12) brings each seat of a game.
type DiceGains struct {
	// Gain returns how much a seat gains if the dice show total, minus what the seat must then pay
	// to others.
	Gain func(seat engine.Seat, total int) int
	// Ways returns how many of the 36 throws of two dice have the given total under the game's
	// rules. nil stands for [DiceWays], the plain sum of both dice.
	Ways func(total int) int
	// Thrown returns the total rolled in event e; ok is false if no dice are rolled in e.
	Thrown func(e engine.Event) (total int, ok bool)
	// Note is a sentence below the gains, "" for none.
	Note string
}

// ways returns how many of the 36 throws of two dice have the given total under the game's rules.
func (g DiceGains) ways(total int) int {
	if g.Ways == nil {
		return DiceWays(total)
	}
	return g.Ways(total)
}

// Expected returns the mean gain of a seat from one throw of the dice.
func (g DiceGains) Expected(seat engine.Seat) float64 {
	sum := 0
	for n := 2; n <= 12; n++ {
		sum += g.Gain(seat, n) * g.ways(n)
	}
	return float64(sum) / 36
}

// diceSheet is the overlay that shows what every total of the dice brings each seat, and how often
// the total has been rolled.
type diceSheet struct {
	stage.Sheet
	*Common
	gains   DiceGains
	rolled  [13]int // number of throws by total, 2 to 12
	rolls   int
	lines   int
	stacked bool // totals are rows and seats are columns, instead of the reverse
	note    geom.Rect
}

// ShowDice opens the overlay with the gains of each total in the position that is shown. key, which
// opened the overlay, also closes it.
func (c *Common) ShowDice(a *Decision, gains DiceGains, key ebiten.Key) {
	s := &diceSheet{
		Sheet: stage.NewSheet(c.App, c.Info.ID+"/odds", i18n.T("Payouts per total"), key), Common: c, gains: gains,
		lines: len(c.Players) + 3,
	}
	s.Size = s.size
	for _, e := range a.History() {
		if n, ok := gains.Thrown(e); ok {
			s.rolled[n]++
			s.rolls++
		}
	}
	c.App.Push(s)
}

// Name returns the name of the scene.
func (s *diceSheet) Name() string { return s.Sheet.Name() }

// size returns the size of the overlay, design units.
func (s *diceSheet) size(l ui.Layout) (w, h float64) {
	if l.Portrait {
		return l.W, stage.SheetEnds + 20 + diceHead + 12*40*l.View.Letters() + s.noteHeight(l)
	}
	return 1060, stage.SheetEnds + 20 + float64(s.lines)*46*l.View.Letters() + s.noteHeight(l)
}

// noteHeight returns the height of the note below the gains, in design units: two lines in a narrow
// window, 0 without a note.
func (s *diceSheet) noteHeight(l ui.Layout) float64 {
	switch {
	case s.gains.Note == "":
		return 0
	case l.Portrait:
		return 44 * l.View.Letters()
	}
	return 24 * l.View.Letters()
}

// Build lays the overlay out.
func (s *diceSheet) Build(l ui.Layout) {
	s.stacked = l.Portrait
	nodes := []ui.Node{s.Lay(l)}
	s.note, s.Body = s.Body.CutBottom(s.noteHeight(l))
	for p := range s.SeatCount() {
		nodes = append(nodes, ui.Node{
			ID:        fmt.Sprintf("odds %d", p),
			Label:     s.Common.Name(p),
			Role:      "text",
			SkipFocus: true,
			Rect:      s.line(1 + int(p)),
			Tip: i18n.T("On average, %s gains %.1f gold a round, including saloons.", s.Common.Name(p),
				s.gains.Expected(p)),
		})
	}
	s.Root.Set(l, nodes)
}

// Height of the headings if each seat is a column, and minimum width of the last two columns, which
// then show the numbers of throws. Both are in design units.
const (
	diceHead  = 58
	diceThrow = 58.0
)

// line returns the rectangle of the i-th line of the table: a row or, if stacked, a column. Line 0
// contains the totals. The lines of the seats follow, then a line with how often each total was
// rolled, and one with how often it is expected.
func (s *diceSheet) line(i int) geom.Rect {
	if !s.stacked {
		return s.Body.Column(i, s.lines, 4)
	}
	seats, throws := s.Body.CutLeft(s.Body.W - 2*diceThrow)
	if k := i - (s.lines - 2); k >= 0 {
		return throws.Row(k, 2, 4)
	}
	return seats.Row(i, s.lines-2, 4)
}

// cell returns the rectangle of a cell in line i. Column 0 contains the name of the line, columns 1
// to 11 the totals 2 to 12, and column 12 the average.
func (s *diceSheet) cell(i, column int) geom.Rect {
	r := s.line(i)
	if s.stacked {
		name, rest := r.CutTop(diceHead)
		if column == 0 {
			return name
		}
		return rest.Column(column-1, 12, 3)
	}
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

// Paint paints the overlay.
func (s *diceSheet) Paint(p *paint.Canvas) {
	s.Sheet.Paint(p)
	s.paintHead(p)
	for seat := range s.SeatCount() {
		s.paintSeat(p, 1+int(seat), seat)
	}
	s.paintThrows(p, s.lines-2)
	if s.gains.Note != "" {
		p.Fit(s.gains.Note, s.note.Pad(s.side(), 0), paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk})
	}
}

// paintHead paints the totals as headings, each with a bar whose length shows its probability.
func (s *diceSheet) paintHead(p *paint.Canvas) {
	small := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk}
	p.Label(i18n.T("Total"), s.cell(0, 0).Pad(s.side(), 0), small)
	for n := 2; n <= 12; n++ {
		r := s.cell(0, n-1)
		foot, _ := r.CutBottom(r.H * float64(s.gains.ways(n)) / 18)
		if s.stacked {
			foot, _ = r.CutLeft(r.W * float64(s.gains.ways(n)) / 6)
		}
		p.Gradient(foot, 3, theme.BrassHi, theme.BrassLo)
		p.Label(fmt.Sprint(n), r.Move(0, -2), paint.Style{Face: paint.Bold, Size: 17, Color: theme.Ink,
			Align: paint.Center})
	}
	if s.stacked {
		p.Fit(i18n.T("per round"), s.cell(0, 12), small)
		return
	}
	small.Align = paint.Right
	p.Label(i18n.T("per round"), s.cell(0, 12).Pad(6, 0), small)
}

// side returns the margin at the left and right of the text in a cell, in design units.
func (s *diceSheet) side() float64 {
	if s.stacked {
		return 0
	}
	return 6
}

// paintSeat paints line i, which shows how much each total brings a seat.
func (s *diceSheet) paintSeat(p *paint.Canvas, i int, seat engine.Seat) {
	name := s.cell(i, 0)
	p.Rect(s.line(i), 5, theme.Alpha(theme.LookOf(int(seat)).Colour, 0.13))
	if s.stacked {
		s.Token(p, seat, name.Center(), min(34, name.W-2))
	} else {
		s.Token(p, seat, geom.Point{X: name.X + 18, Y: name.Center().Y}, 28)
		p.Label(s.Common.Name(seat), geom.R(name.X+38, name.Y, name.W-40, name.H),
			paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink})
	}
	for n := 2; n <= 12; n++ {
		gain, r := s.gains.Gain(seat, n), s.cell(i, n-1).Pad(2, 5)
		st := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Ink, Align: paint.Center}
		switch {
		case gain == 0:
			continue
		case gain > 0:
			p.Gradient(r, 4, theme.Lit, theme.BrassHi)
		default:
			st.Color = theme.Oxblood
		}
		p.Label(pieces.Number(gain), r, st)
	}
	mean := paint.Style{Face: paint.Bold, Size: 16, Color: theme.Umber, Align: paint.Right}
	if s.stacked {
		mean.Align = paint.Center
	}
	p.Label(i18n.Decimal(s.gains.Expected(seat)), s.cell(i, 12).Pad(s.side(), 0), mean)
}

// paintThrows paints two lines: line i shows how often each total has been rolled, and line i+1 how
// often it would come up on average with fair dice.
func (s *diceSheet) paintThrows(p *paint.Canvas, i int) {
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink}
	soft := paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk}
	so := i18n.N(s.rolls, "%d roll so far", "%d rolls so far", s.rolls)
	if s.stacked {
		small := soft
		small.Size, small.Align = 12, paint.Center
		p.Fit(so, s.cell(i, 0), small)
		p.Fit(i18n.T("expected"), s.cell(i+1, 0), small)
	} else {
		p.Rule(s.line(i).X, s.line(i).Y-3, s.line(i).W)
		p.Label(so, s.cell(i, 0).Pad(6, 0), st)
		p.Label(i18n.T("expected"), s.cell(i+1, 0).Pad(6, 0), soft)
	}
	st.Align, soft.Align = paint.Center, paint.Center
	for n := 2; n <= 12; n++ {
		p.Label(fmt.Sprint(s.rolled[n]), s.cell(i, n-1), st)
		p.Label(i18n.Decimal(float64(s.rolls*DiceWays(n))/36), s.cell(i+1, n-1), soft)
	}
}
