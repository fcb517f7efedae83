// Package narrowgauge is the table of Narrow Gauge: the map, the railways and markets beside it, their motions and
// words, and a file for each kind of decision that says where its moves are clicked.
package narrowgauge

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Table is Narrow Gauge as package table plays it.
type Table struct {
	app   *stage.App
	names []match.Seat
	state *rules.State // ahead of the picture; read for what is legal and what would follow
	pic   picture
	at    places
	map_  chart
	art   art
	notes notes
	l     ui.Layout
	board geom.Rect

	seat   engine.Seat       // who sits at the bottom
	open   [rules.Seats]bool // whose cards lie open
	lit    engine.Seat       // whose turn it is, or whom the event concerns
	hints  engine.Move       // the move a hint proposes
	plan   plan
	fly    flights
	looked look // the preview that was worked out last
	seen   prospect
	tokens tokens
	lens   lens // what the map shows besides
	marks  bool // names of the spaces and prices are shown
	books  bool // the sheet of the last dividends lies on the map
}

// New returns the table for the given seats; the first person sits at the bottom.
func New(h *stage.App, seats []match.Seat) *Table {
	b := &Table{app: h, names: seats, lit: engine.NoSeat}
	for i := len(seats) - 1; i >= 0; i-- {
		if seats[i].Person() {
			b.seat = engine.Seat(i)
		}
	}
	return b
}

// people counts the seats played by persons.
func (b *Table) people() int {
	n := 0
	for _, s := range b.names {
		if s.Person() {
			n++
		}
	}
	return n
}

// turnTable seats the person who decides now at the bottom, where two share the screen.
func (b *Table) turnTable() {
	if p := b.state.Turn(); b.people() > 1 && p != engine.NoSeat && b.names[p].Person() {
		b.seat = p
	}
}

// Open is told whose secrets may be seen.
func (b *Table) Open(seats []bool) { copy(b.open[:], seats) }

// Light notes whose turn it is, or whom the event concerns that is being shown.
func (b *Table) Light(seat engine.Seat) { b.lit = seat }

// Layout lays the board out.
func (b *Table) Layout(l ui.Layout, board geom.Rect) {
	b.l, b.board = l, board
	b.at = lay(l, board, b.seat)
	b.map_.fit(b.at.window)
}

// Sync makes the picture show s.
func (b *Table) Sync(s engine.State) {
	b.state = s.(*rules.State)
	b.pic.take(b.state)
	b.fly = flights{}
	b.plan.settle(b.state)
	if b.turnTable(); b.board.W > 0 {
		b.Layout(b.l, b.board)
	}
}

// Recall finds where the last turn has built, and the last dividends.
func (b *Table) Recall(events []engine.Event) { b.pic.recall(events) }

// Heading is the round, the turn and the phase.
func (b *Table) Heading() string {
	v := &b.pic
	if v.phase == rules.PhaseGameOver {
		return words.T("The end")
	}
	name := words.T(phaseNames[v.phase])
	if v.Turn == 0 || v.phase < rules.PhaseShare || v.phase > rules.PhaseRefill {
		return words.T("Round %d of %d · %s", v.Round, rules.Rounds, name)
	}
	return words.T("Round %d · Turn %d/%d · %s", v.Round, v.Turn, b.state.Turns(), name)
}

// phaseNames are the phases in the words of the plaque.
var phaseNames = map[engine.Phase]string{
	rules.PhaseRoundStart: words.Mark("New round"), rules.PhaseBid: words.Mark("Sealed bids"),
	rules.PhaseContractHigh: words.Mark("Contracts"), rules.PhaseContractLow: words.Mark("Contracts"),
	rules.PhaseCoin: words.Mark("Coin toss"), rules.PhaseDealContracts: words.Mark("Contracts"),
	rules.PhaseKeep: words.Mark("Contracts"), rules.PhaseShare: words.Mark("Certificate"),
	rules.PhaseFirstCard: words.Mark("First card"), rules.PhaseSecondCard: words.Mark("Second card"),
	rules.PhaseRefill: words.Mark("Refill"), rules.PhaseDividends: words.Mark("Dividends"),
	rules.PhaseGameOver: words.Mark("The end"),
}

// card returns the picture of a Track card at a width.
func (b *Table) card(p *paint.Pen, c rules.Card, w float64) *ebiten.Image {
	return b.app.Cards.Image(p, "narrowgauge/"+c.String(), w, func(p *paint.Pen) { trackFace{card: c}.Paint(p) })
}

// deed returns the picture of a Contract at a width.
func (b *Table) deed(p *paint.Pen, k rules.Contract, w float64) *ebiten.Image {
	return b.app.Cards.Image(p, "narrowgauge/"+words.Lang()+"/"+k.String(), w, func(p *paint.Pen) { contractFace(k).Paint(p) })
}

// back returns the picture of the back of a Track card at a width.
func (b *Table) back(p *paint.Pen, w float64) *ebiten.Image {
	return b.app.Cards.Image(p, "narrowgauge/back", w, func(p *paint.Pen) { pieces.Back(p, "rail-road") })
}

// name returns what a seat is called.
func (b *Table) name(p engine.Seat) string {
	if p == engine.NoSeat {
		return words.T("the Bank")
	}
	return b.names[p].Name
}

// sees reports whether the cash of a seat is shown: with hidden money only to that seat (R66).
func (b *Table) sees(p engine.Seat) bool { return !b.state.CashHidden() || b.open[p] }

// shows reports whether the cards of a seat lie open.
func (b *Table) shows(p engine.Seat) bool { return b.open[p] }
