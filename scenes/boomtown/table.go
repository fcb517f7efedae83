// Package boomtown is the table of Boomtown: its board, its motions, its words, and where the moves of each phase are
// clicked.
package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Table is Boomtown as package table plays it.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at     places
	amount int                      // the bid on the coin
	orders [rules.MaxSeats]standing // bids that go on by themselves
	ahead  rules.Card               // the first card whose picture may not be painted yet
	near   closer                   // the street of a rival that is looked at
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}

// Settled puts away what was looked at before another decision.
func (b *Table) Settled() { b.near.Close() }

// Layout lays the board out: the street of a rival by what is in it.
func (b *Table) Layout() {
	b.ahead = 0
	b.at = lay(b.Window, b.Area, len(b.Names), b.Viewer)
	for p := range b.Seats() {
		for c := range b.Board.SaloonsOf(p).All() {
			*engine.At(b.at.saloons[p][:], b.Board.SaloonTown(c))++
			if p != b.Viewer {
				*engine.At(b.at.tolls[:], b.Board.SaloonTown(c))++
			}
		}
		for t := range rules.Town(rules.TownCount) {
			b.at.streets[p][t] = b.Board.Count(p, t) + b.at.saloons[p][t]
			if b.Board.Mayor[t] == p {
				b.at.streets[p][t] = max(b.at.streets[p][t], 1)
			}
		}
	}
	b.near.Fit(b.Area, 0, streetHigh)
}

// Leaves reports whether a move only declines a horse or a wire.
func (b *Table) Leaves(m engine.Move) bool {
	return m.Kind == rules.KindKeep || m.Kind == rules.KindHold
}

// Heading is the turn and the phase.
func (b *Table) Heading() string {
	if b.Board.Turn == 0 {
		return words.T("The table is set")
	}
	stage := stages()[b.Showing]
	if stage == "" {
		stage = phaseNames()[b.Board.Phase]
	}
	return words.T("Turn %d of %d · %s", b.Board.Turn, b.Board.Turns, words.T(stage))
}

// When counts turns.
func (b *Table) When() (name, unit string, count int) {
	return words.T("Turn %d", b.Board.Turn), words.T("turn"), b.Board.Turn
}

// phaseNames are the phases in the words of the plaque.
var phaseNames = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseReveal: words.Mark("New cards"), rules.PhaseBid: words.Mark("Auction"), rules.PhaseMustang: words.Mark("Mustang"), rules.PhasePick: words.Mark("Picking"),
		rules.PhasePlaceGovernor: words.Mark("Governor"), rules.PhasePlaceVein: words.Mark("New Vein"), rules.PhasePlaceSaloon: words.Mark("Saloon"),
		rules.PhasePlaceGirls: words.Mark("Saloon Girls"), rules.PhaseDynamite: words.Mark("Dynamite"), rules.PhaseExpropriate: words.Mark("Expropriation"),
		rules.PhaseHoldupVictim: words.Mark("Holdup"), rules.PhaseHoldupAmount: words.Mark("Holdup"), rules.PhaseRoll: words.Mark("Production"),
		rules.PhaseTelegraph: words.Mark("Telegraph"), rules.PhaseGameOver: words.Mark("The end"),
	}
})

// stages are what the plaque says while events are shown that lie in no phase of their own.
var stages = sync.OnceValue(func() map[engine.EventKind]string {
	return map[engine.EventKind]string{
		rules.EventTurn: "New cards", rules.EventRevealed: "New cards", rules.EventTurned: "New cards", rules.EventReturned: "New cards",
		rules.EventShuffled: "New cards", rules.EventWon: words.Mark("Payment"), rules.EventShare: "Payment", rules.EventBankShare: "Payment",
		rules.EventOrder: "Picking", rules.EventTaken: "Picking", rules.EventRolled: "Production", rules.EventHeld: "Production",
		rules.EventWired: "Production", rules.EventCaveIn: "Production", rules.EventProduced: "Production", rules.EventToll: "Production",
	}
})

// image returns the picture of a card at a width.
func (b *Table) image(p *paint.Pen, c rules.Card, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, b.pictureOf(c), w, func(p *paint.Pen) { b.face(c).Paint(p) })
}

// pictureOf names the picture of a card.
func (b *Table) pictureOf(c rules.Card) string {
	if b.State.SumOrDie() {
		return "boomtown/" + c.String() + "/die" // other chances are printed on it
	}
	return "boomtown/" + c.String()
}

// Prepare paints the next card that has not been seen at the size of the row.
func (b *Table) Prepare(p *paint.Pen) bool {
	for ; int(b.ahead) < rules.Cards(); b.ahead++ {
		if !b.App.Cards.Has(p, b.pictureOf(b.ahead), b.at.cardW) {
			b.image(p, b.ahead, b.at.cardW)
			return true
		}
	}
	return false
}

// back returns the picture of the back of a card at a width.
func (b *Table) back(p *paint.Pen, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, "boomtown/back", w, func(p *paint.Pen) { pieces.Back(p, "war-pick") })
}
