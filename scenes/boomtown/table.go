// Package boomtown is the user interface of the game Boomtown: its board, its animations, its
// texts, and the targets and controls for the moves of each phase.
//
// Its central types are [Table], which implements table.GameUI and draws rules.Board, the visible
// position that follows the events; boardLayout, the layout of the board; and tag, a
// saloon or a kept card of a seat. [Game] registers it with the app. Package shelf lists [Game],
// and scenes/table calls the methods of [Table]. The rules are in engine/boomtown (numbers such as
// R19 refer to its RULES.md). This package does not decide which moves are legal. The table is
// painted from the Board, not from the State, because the State is ahead of the Board while
// animations run, and contains hidden information. It must not import other games.
//
// House words: the row is the cards on sale. The street of a seat shows its mines and saloons as
// houses, by town; the shelf holds its kept cards. The board is stacked if the row has the full
// width, in windows that are not wide. The coin is the control for an amount of gold. The brass
// button plays what is chosen.
package boomtown

import (
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the user interface of a game of Boomtown. It implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at        boardLayout
	amount    int                      // the bid that the player is preparing, in gold; 0 if none is being prepared
	bidFor    bidDecision              // the decision for which the bid is being prepared
	bidSet    bool                     // whether the player has set the amount of the bid
	quizzed   bool                     // whether a lesson asks a question, so that no outcome is shown
	bidLimits [rules.MaxSeats]bidLimit // the limits up to which seats bid automatically
	// number of the card whose picture Prepare checks next; the pictures of all cards with lower
	// numbers are cached
	nextToPaint rules.Card
	streetView  streetCloseUp // the enlarged view of a rival's street
}

// New returns the table of a game with the given seats, in app h.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}

// OnAllShown is called after all events have been animated. It closes the enlarged view of a
// street.
func (b *Table) OnAllShown() { b.streetView.Close() }

// Layout computes the rectangles of all parts of the board. In a rival's street, a town is the
// wider the more houses it has.
func (b *Table) Layout() {
	b.nextToPaint = 0
	b.at = newLayout(b.Window, b.Area, len(b.Players), b.Viewer)
	for p := range b.SeatCount() {
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
	b.streetView.Fit(b.Area, 0, streetHigh)
}

// IsPass reports whether move m does nothing except decline to use a Mustang or Telegraph card.
func (b *Table) IsPass(m engine.Move) bool {
	return m.Kind == rules.KindKeep || m.Kind == rules.KindHold
}

// Heading returns a text with the turn and the phase.
func (b *Table) Heading() string {
	if b.Board.Turn == 0 {
		return i18n.T("The table is set")
	}
	stage := eventPhaseNames()[b.ShownEvent]
	if stage == "" {
		stage = phaseNames()[b.Board.Phase]
	}
	return i18n.T("Round %d of %d · %s", b.Board.Turn, b.Board.Turns, i18n.T(stage))
}

// When returns the current turn as a text, the word for the unit ("turn"), and the number of the
// turn.
func (b *Table) When() (name, unit string, count int) {
	return i18n.T("Round %d", b.Board.Turn), i18n.T("round"), b.Board.Turn
}

// phaseNames maps the phases to their names in the heading.
var phaseNames = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseReveal:        i18n.Mark("New cards"),
		rules.PhaseBid:           i18n.Mark("Auction"),
		rules.PhaseMustang:       i18n.Mark("Mustang"),
		rules.PhasePick:          i18n.Mark("Picking"),
		rules.PhasePlaceGovernor: i18n.Mark("Governor"),
		rules.PhasePlaceVein:     i18n.Mark("New Vein"),
		rules.PhasePlaceSaloon:   i18n.Mark("Saloon"),
		rules.PhasePlaceGirls:    i18n.Mark("Saloon Girls"),
		rules.PhaseDynamite:      i18n.Mark("Dynamite"),
		rules.PhaseExpropriate:   i18n.Mark("Expropriation"),
		rules.PhaseHoldupVictim:  i18n.Mark("Holdup"),
		rules.PhaseHoldupAmount:  i18n.Mark("Holdup"),
		rules.PhaseRoll:          i18n.Mark("Production"),
		rules.PhaseTelegraph:     i18n.Mark("Telegraph"), rules.PhaseGameOver: i18n.Mark("The end"),
	}
})

// eventPhaseNames maps a kind of event to the name of the phase that the heading shows while the
// event is animated, if it differs from the phase of the board.
var eventPhaseNames = sync.OnceValue(func() map[engine.EventKind]string {
	return map[engine.EventKind]string{
		rules.EventTurn:      "New cards",
		rules.EventRevealed:  "New cards",
		rules.EventTurned:    "New cards",
		rules.EventReturned:  "New cards",
		rules.EventShuffled:  "New cards",
		rules.EventWon:       i18n.Mark("Payment"),
		rules.EventShare:     "Payment",
		rules.EventBankShare: "Payment",
		rules.EventOrder:     "Picking",
		rules.EventTaken:     "Picking",
		rules.EventRolled:    "Production",
		rules.EventHeld:      "Production",
		rules.EventWired:     "Production",
		rules.EventCaveIn:    "Production",
		rules.EventProduced:  "Production",
		rules.EventToll:      "Production",
	}
})
