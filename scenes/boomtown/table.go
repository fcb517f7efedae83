// Package boomtown is the table of Boomtown: its board, its motions, its words, and a file for each phase that says
// where the moves of the phase are clicked.
package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Table is Boomtown as package table plays it.
type Table struct {
	house *stage.House
	names []match.Seat
	state *rules.State // ahead of the picture; read for what is legal and what would follow
	pic   picture
	at    places
	l     ui.Layout
	board geom.Rect

	amount int         // the bid on the coin
	hints  engine.Move // the move a hint proposes
	fly    flights
}

// New returns the table for the given seats; the first person sits at the bottom.
func New(h *stage.House, seats []match.Seat) *Table {
	return &Table{house: h, names: seats}
}

// viewer is who sits at the bottom: the first person, or seat 0 when only bots play.
func (b *Table) viewer() engine.Seat {
	for i, s := range b.names {
		if s.Person() {
			return engine.Seat(i)
		}
	}
	return 0
}

// Layout lays the board out.
func (b *Table) Layout(l ui.Layout, board geom.Rect) {
	b.l, b.board = l, board
	b.at = lay(l, board, len(b.names), b.viewer())
}

// Sync makes the picture show s.
func (b *Table) Sync(s engine.State) {
	b.state = s.(*rules.State)
	b.pic.take(b.state)
	b.fly = flights{card: rules.NoCard}
}

// Recall finds the dice as they lie.
func (b *Table) Recall(events []engine.Event) { b.pic.recall(events) }

// Heading is the turn and the phase.
func (b *Table) Heading() string {
	v := &b.pic
	if v.turn == 0 {
		return "The table is set"
	}
	return fmt.Sprintf("Turn %d of %d · %s", v.turn, v.turns, phaseNames[v.phase])
}

// phaseNames are the phases in the words of the plaque.
var phaseNames = map[engine.Phase]string{
	rules.PhaseReveal: "New cards", rules.PhaseBid: "Auction", rules.PhaseMustang: "Mustang", rules.PhasePick: "Picking",
	rules.PhasePlaceGovernor: "Governor", rules.PhasePlaceVein: "New Vein", rules.PhasePlaceSaloon: "Saloon",
	rules.PhasePlaceGirls: "Saloon Girls", rules.PhaseDynamite: "Dynamite", rules.PhaseExpropriate: "Expropriation",
	rules.PhaseHoldupVictim: "Holdup", rules.PhaseHoldupAmount: "Holdup", rules.PhaseRoll: "Production",
	rules.PhaseTelegraph: "Telegraph", rules.PhaseGameOver: "The end",
}

// image returns the picture of a card at a width.
func (b *Table) image(p *paint.Pen, c rules.Card, w float64) *ebiten.Image {
	return b.house.Cards.Image(p, "boomtown/"+c.String(), w, face(c).Paint)
}

// back returns the picture of the back of a card at a width.
func (b *Table) back(p *paint.Pen, w float64) *ebiten.Image {
	return b.house.Cards.Image(p, "boomtown/back", w, func(p *paint.Pen) { pieces.Back(p, "war-pick") })
}

// name returns what a seat is called.
func (b *Table) name(p engine.Seat) string {
	if p == engine.NoSeat {
		return "the bank"
	}
	return b.names[p].Name
}
