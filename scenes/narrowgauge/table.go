// Package narrowgauge is the user interface of the game Narrow Gauge: the map, the railways and
// markets beside it, their animations and texts, and the targets and controls for each kind of
// decision.
//
// Its central types are [Table], which implements table.GameUI and draws rules.Board, the visible
// position that follows the events; boardLayout, the layout of the board; chart, the map
// in its window; and plan, the choice that a person prepares before it is a move. [Game] registers
// it with the app. Package shelf lists [Game], and scenes/table calls the methods of [Table]. The
// rules are in engine/narrowgauge (numbers such as R66 refer to its RULES.md). This package does
// not decide which moves are legal. The table is painted from the Board, not from the State,
// because the State is ahead of the Board while animations run, and contains hidden information. It
// must not import other games.
//
// House words: the plate of a seat is the panel with its public possessions. The coin is the
// control for an amount of money. An overlay colours the map to show, for example, the owners of
// the railways. The brass button plays what is chosen. The books (node ID "books") are the
// sheet of the last dividends. A deed is a Contract.
package narrowgauge

import (
	"sync"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the user interface of a game of Narrow Gauge. It implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at              boardLayout
	map_            chart
	closeUp         ui.CloseUp // the close-up (an enlarged view) of the Contracts
	hasConsequences bool       // whether the close-up has room for the list of consequences of a bid

	plan    plan
	pointed pointedPlay
	// hoveredCard is the card of the hand under the pointer; hoverStrength is the progress of its
	// highlight, 0 (none) to 1
	hoveredCard      rules.Card
	hoverStrength    float64
	previewCache     cachedPreview // the last preview of a move that was computed
	reachCache       cardReach
	network          network
	order            buildOrder // the order in which the Locomotives of the game were placed
	fan              ui.Fan     // the viewer's hand of cards
	activeOverlay    table.Overlays
	dividendsOpen    bool // whether the sheet of the last dividends is open over the map
	dividendsRunning bool // whether the dividends are still being paid, so that their sheet is incomplete
	// dividendsSeen holds, by seat, the last round whose sheet of dividends its person has seen
	dividendsSeen [rules.Seats]int
}

// New returns the table of a game with the given seats, in app h.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats),
		activeOverlay: table.Overlays{All: mapOverlays}}
}

// Layout computes the rectangles of all parts of the board for the current window.
func (b *Table) Layout() {
	slots := max(b.Board.HandLimit(b.Viewer), len(b.Board.Places(b.Viewer, nil)), b.Board.Cards[b.Viewer])
	b.at = newLayout(b.Window, b.Area, b.Viewer, b.home(), slots)
	b.fan.FanLayout = b.at.cards
	b.map_.fit(b.at.window)
	b.layCloseUp()
}

// home returns the seat whose side of the board comes first: the viewer's, or that of seat 0 if
// several persons play at this device. The sides then stay when the viewer changes.
func (b *Table) home() engine.Seat {
	if match.People(b.Players) > 1 {
		return 0
	}
	return b.Viewer
}

// OnAllShown is called after all events have been animated. It clears what the player has selected
// (plan) if that was for an earlier decision, and opens the sheet of new dividends.
func (b *Table) OnAllShown() {
	b.dividendsRunning = false
	b.plan.reset(b.State)
	b.openDividends()
}

// Draw draws the map while it is being dragged or zoomed. It also forgets the node that was pointed
// at in the previous frame.
func (b *Table) Draw(p *paint.Canvas) {
	b.pointed, b.hoverStrength = pointedPlay{}, 0
	if b.map_.Moving() {
		b.drawMoving(p)
	}
}

// hand returns the viewer's cards, indexed by their place in the hand. NoCard stands for an empty
// place. The result is empty if the screen may not show the hand.
func (b *Table) hand() []rules.Card { return b.Board.Places(b.at.viewer, nil) }

// Heading returns a text with the round, the turn and the phase.
func (b *Table) Heading() string {
	v, phase := b.Board, b.Board.Phase
	if shown, ok := phaseOf[b.ShownEvent]; ok {
		phase = shown
	}
	if phase == rules.PhaseGameOver {
		return i18n.T("The end")
	}
	name := i18n.T(phaseNames()[phase])
	if v.Turn == 0 || phase < rules.PhaseShare || phase > rules.PhaseRefill {
		return i18n.T("Round %d of %d · %s", v.Round, rules.Rounds, name)
	}
	return i18n.T("Round %d · Turn %d/%d · %s", v.Round, v.Turn, b.State.Turns(), name)
}

// phaseNames maps the phases to their names in the heading.
var phaseNames = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseRoundStart: i18n.Mark("New round"), rules.PhaseBid: i18n.Mark("Sealed bids"),
		rules.PhaseContractHigh: i18n.Mark("Contracts"), rules.PhaseContractLow: i18n.Mark("Contracts"),
		rules.PhaseCoin: i18n.Mark("Coin toss"), rules.PhaseDealContracts: i18n.Mark("Contracts"),
		rules.PhaseKeep: i18n.Mark("Contracts"), rules.PhaseShare: i18n.Mark("Certificate"),
		rules.PhaseFirstCard: i18n.Mark("First card"), rules.PhaseSecondCard: i18n.Mark("Second card"),
		rules.PhaseRefill: i18n.Mark("Refill"), rules.PhaseDividends: i18n.Mark("Dividends"),
		rules.PhaseGameOver: i18n.Mark("The end"),
	}
})

// phaseOf maps a kind of event to the phase that the heading names while the event is animated, if
// it differs from the phase of the board.
var phaseOf = map[engine.EventKind]engine.Phase{
	rules.EventRound: rules.PhaseRoundStart, rules.EventMarket: rules.PhaseRoundStart, rules.EventShown: rules.PhaseBid,
	rules.EventCoin: rules.PhaseCoin, rules.EventDealt: rules.PhaseKeep, rules.EventTurn: rules.PhaseShare,
	rules.EventDrawn:     rules.PhaseRefill,
	rules.EventDividends: rules.PhaseDividends,
	rules.EventDividend:  rules.PhaseDividends,
	rules.EventMajority:  rules.PhaseDividends,
	rules.EventCommodity: rules.PhaseDividends,
	rules.EventUnclaimed: rules.PhaseDividends,
	rules.EventReadied:   rules.PhaseDividends,
	rules.EventRoundEnd:  rules.PhaseDividends,
	rules.EventGameOver:  rules.PhaseGameOver,
}

// cashVisible reports whether the viewer may see the cash of seat p. With the option of hidden
// money, only p itself may (R66).
func (b *Table) cashVisible(p engine.Seat) bool {
	return !b.Settled.CashHidden() || b.RevealedSeats.Has(p)
}

// When returns the current round and turn as a text, the word for the unit ("round"), and the
// number of the round.
func (b *Table) When() (name, unit string, count int) {
	v := b.Board
	if v.Turn == 0 {
		return i18n.T("Round %d", v.Round), i18n.T("round"), v.Round
	}
	if v.Phase < rules.PhaseShare { // the turn counted last belongs to the round before
		return i18n.T("Round %d, before turn %d", v.Round, v.Turn+1), i18n.T("round"), v.Round
	}
	return i18n.T("Round %d, turn %d", v.Round, v.Turn), i18n.T("round"), v.Round
}

// IsPass reports whether move m declines a Contract or laying a second card.
func (b *Table) IsPass(m engine.Move) bool {
	return m == rules.PassContract() || m.Kind == rules.KindStop
}
