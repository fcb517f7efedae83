// Package boomtown is the table of Boomtown: its board, its motions, its words, and a file for each phase that says
// where the moves of the phase are clicked.
package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Table is Boomtown as package table plays it.
type Table struct {
	app   *stage.App
	names []match.Seat
	state *rules.State // ahead of the picture; read for what is legal and what would follow
	pic   picture
	at    places
	l     ui.Layout
	board geom.Rect

	seat   engine.Seat // who sits at the bottom
	lit    engine.Seat // whose turn it is, or whom the event concerns
	amount int         // the bid on the coin
	hints  engine.Move // the move a hint proposes
	ahead  rules.Card  // the first card whose picture may not be painted yet
	fly    flights
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

// turnTable seats the person who decides now at the bottom, where several share the screen.
func (b *Table) turnTable() {
	if p := b.state.Turn(); p != engine.NoSeat && b.names[p].Person() {
		b.seat = p
	}
}

// Light notes whose turn it is, or whom the event concerns that is being shown.
func (b *Table) Light(seat engine.Seat) { b.lit = seat }

// Layout lays the board out.
func (b *Table) Layout(l ui.Layout, board geom.Rect) {
	b.l, b.board, b.ahead = l, board, 0
	b.at = lay(l, board, len(b.names), b.seat)
	b.shelve()
}

// shelve notes on whose shelves something lies; the others leave that room to their towns.
func (b *Table) shelve() {
	for p := range b.at.shelved {
		b.at.shelved[p] = b.pic.kept[p] != 0
	}
	for _, s := range b.pic.saloons {
		b.at.shelved[s.keeper] = true
	}
}

// Sync makes the picture show s.
func (b *Table) Sync(s engine.State) {
	b.state = s.(*rules.State)
	b.pic.take(b.state)
	b.fly = flights{card: rules.NoCard}
	if b.turnTable(); b.board.W > 0 {
		b.Layout(b.l, b.board)
	}
}

// Recall finds the dice as they lie.
func (b *Table) Recall(events []engine.Event) { b.pic.recall(events) }

// Heading is the turn and the phase.
func (b *Table) Heading() string {
	v := &b.pic
	if v.turn == 0 {
		return words.T("The table is set")
	}
	stage := v.stage
	if stage == "" {
		stage = phaseNames[v.phase]
	}
	return words.T("Turn %d of %d · %s", v.turn, v.turns, words.T(stage))
}

// phaseNames are the phases in the words of the plaque.
var phaseNames = map[engine.Phase]string{
	rules.PhaseReveal: words.Mark("New cards"), rules.PhaseBid: words.Mark("Auction"), rules.PhaseMustang: words.Mark("Mustang"), rules.PhasePick: words.Mark("Picking"),
	rules.PhasePlaceGovernor: words.Mark("Governor"), rules.PhasePlaceVein: words.Mark("New Vein"), rules.PhasePlaceSaloon: words.Mark("Saloon"),
	rules.PhasePlaceGirls: words.Mark("Saloon Girls"), rules.PhaseDynamite: words.Mark("Dynamite"), rules.PhaseExpropriate: words.Mark("Expropriation"),
	rules.PhaseHoldupVictim: words.Mark("Holdup"), rules.PhaseHoldupAmount: words.Mark("Holdup"), rules.PhaseRoll: words.Mark("Production"),
	rules.PhaseTelegraph: words.Mark("Telegraph"), rules.PhaseGameOver: words.Mark("The end"),
}

// image returns the picture of a card at a width.
func (b *Table) image(p *paint.Pen, c rules.Card, w float64) *ebiten.Image {
	return b.app.Cards.Image(p, b.pictureOf(c), w, func(p *paint.Pen) { b.face(c).Paint(p) })
}

// pictureOf names the picture of a card.
func (b *Table) pictureOf(c rules.Card) string {
	if b.state.SumOrDie() {
		return "boomtown/" + c.String() + "/die" // other chances are printed on it
	}
	return "boomtown/" + c.String()
}

// Prepare paints the next card that has not been seen at the size of the row.
func (b *Table) Prepare(p *paint.Pen) bool {
	for ; int(b.ahead) < rules.Cards(); b.ahead++ {
		if !b.app.Cards.Has(p, b.pictureOf(b.ahead), b.at.cardW) {
			b.image(p, b.ahead, b.at.cardW)
			return true
		}
	}
	return false
}

// back returns the picture of the back of a card at a width.
func (b *Table) back(p *paint.Pen, w float64) *ebiten.Image {
	return b.app.Cards.Image(p, "boomtown/back", w, func(p *paint.Pen) { pieces.Back(p, "war-pick") })
}

// name returns what a seat is called.
func (b *Table) name(p engine.Seat) string {
	if p == engine.NoSeat {
		return words.T("the bank")
	}
	return b.names[p].Name
}
