// Package narrowgauge is the table of Narrow Gauge: the map, the railways and markets beside it, their motions and
// words, and a file for each kind of decision that says where its moves are clicked.
package narrowgauge

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is Narrow Gauge as package table plays it.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at      places
	map_    chart
	room    ui.CloseUp // where Contracts hang
	answers bool       // it has room for what follows from a bid

	plan    plan
	ghost   ghost
	eyed    rules.Card // a card of the hand that is pointed at, as far as eyeing goes
	eyeing  float64
	looked  look // the preview that was worked out last
	seen    prospect
	network network
	fan     ui.Fan // the hand of the viewer
	lens    table.Lenses
	books   bool // the sheet of the last dividends lies on the map
	paying  bool // it is being filled
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats), lens: table.Lenses{All: lenses}}
}

// Layout lays the board out.
func (b *Table) Layout() {
	slots := max(b.Board.HandLimit(b.Viewer), len(b.Board.Places(b.Viewer, nil)), b.Board.Cards[b.Viewer])
	b.at = lay(b.Window, b.Area, b.Viewer, slots)
	b.fan.FanLayout = b.at.cards
	b.map_.fit(b.at.window)
	b.layRoom()
}

// Settled forgets what was planned for another decision.
func (b *Table) Settled() {
	b.paying = false
	b.plan.settle(b.State)
}

// Draw forgets what was hovered in the last frame, and draws the map while a hand moves it.
func (b *Table) Draw(p *paint.Pen) {
	b.ghost, b.eyeing = ghost{}, 0
	if b.map_.Moving() {
		b.drawMoving(p)
	}
}

// hand returns the cards of the viewer by the places where they lie, NoCard for a free one; none where they are not open.
func (b *Table) hand() []rules.Card { return b.Board.Places(b.at.viewer, nil) }

// Heading is the round, the turn and the phase.
func (b *Table) Heading() string {
	v, phase := b.Board, b.Board.Phase
	if shown, ok := phaseOf[b.Showing]; ok {
		phase = shown
	}
	if phase == rules.PhaseGameOver {
		return words.T("The end")
	}
	name := words.T(phaseNames()[phase])
	if v.Turn == 0 || phase < rules.PhaseShare || phase > rules.PhaseRefill {
		return words.T("Round %d of %d · %s", v.Round, rules.Rounds, name)
	}
	return words.T("Round %d · Turn %d/%d · %s", v.Round, v.Turn, b.State.Turns(), name)
}

// phaseNames are the phases in the words of the plaque.
var phaseNames = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhaseRoundStart: words.Mark("New round"), rules.PhaseBid: words.Mark("Sealed bids"),
		rules.PhaseContractHigh: words.Mark("Contracts"), rules.PhaseContractLow: words.Mark("Contracts"),
		rules.PhaseCoin: words.Mark("Coin toss"), rules.PhaseDealContracts: words.Mark("Contracts"),
		rules.PhaseKeep: words.Mark("Contracts"), rules.PhaseShare: words.Mark("Certificate"),
		rules.PhaseFirstCard: words.Mark("First card"), rules.PhaseSecondCard: words.Mark("Second card"),
		rules.PhaseRefill: words.Mark("Refill"), rules.PhaseDividends: words.Mark("Dividends"),
		rules.PhaseGameOver: words.Mark("The end"),
	}
})

// phaseOf are the phases to which events belong that are shown, where the board has another one.
var phaseOf = map[engine.EventKind]engine.Phase{
	rules.EventRound: rules.PhaseRoundStart, rules.EventMarket: rules.PhaseRoundStart, rules.EventShown: rules.PhaseBid,
	rules.EventCoin: rules.PhaseCoin, rules.EventDealt: rules.PhaseKeep, rules.EventTurn: rules.PhaseShare,
	rules.EventDrawn: rules.PhaseRefill, rules.EventDividends: rules.PhaseDividends, rules.EventDividend: rules.PhaseDividends,
	rules.EventMajority: rules.PhaseDividends, rules.EventCommodity: rules.PhaseDividends, rules.EventUnclaimed: rules.PhaseDividends,
	rules.EventReadied: rules.PhaseDividends, rules.EventRoundEnd: rules.PhaseDividends, rules.EventGameOver: rules.PhaseGameOver,
}

// card returns the picture of a Track card at a width.
func (b *Table) card(p *paint.Pen, c rules.Card, w float64) *ebiten.Image {
	return b.App.Cards.Shaped(p, "narrowgauge/"+c.String(), w, trackHigh, func(p *paint.Pen) { trackFace{card: c}.Paint(p) })
}

// deed returns the picture of a Contract at a width.
func (b *Table) deed(p *paint.Pen, k rules.Contract, w float64) *ebiten.Image {
	return b.App.Cards.Image(p, "narrowgauge/"+words.Lang()+"/"+k.String(), w, func(p *paint.Pen) { contractFace(k).Paint(p) })
}

// back returns the picture of the back of a Track card at a width.
func (b *Table) back(p *paint.Pen, w float64) *ebiten.Image {
	return b.App.Cards.Shaped(p, "narrowgauge/back", w, trackHigh, func(p *paint.Pen) { pieces.BackOf(p, "rail-road", trackHigh) })
}

// sees reports whether the cash of a seat is shown: with hidden money only to that seat (R66).
func (b *Table) sees(p engine.Seat) bool { return !b.State.CashHidden() || b.Open.Has(p) }

// When counts rounds, and names the turn in them.
func (b *Table) When() (name, unit string, count int) {
	v := b.Board
	if v.Turn == 0 {
		return words.T("Round %d", v.Round), words.T("round"), v.Round
	}
	return words.T("Round %d, turn %d", v.Round, v.Turn), words.T("round"), v.Round
}
