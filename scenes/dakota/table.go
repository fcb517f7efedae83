// Package dakota is the user interface of the game Dakota 1877: a cutaway of a town, with a street
// of houses above the ground and a mine below it.
//
// Its central types are [Table], which implements table.GameUI and draws the board that the events
// build up (rules.Board); boardLayout, the layout of the board; job, a worker's place in a plan
// that a person prepares; and haul, the best ore that a cart can bring up. [Game] registers it with
// the app. Package shelf lists [Game], and scenes/table calls the methods of [Table]. The rules are
// in engine/dakota (numbers such as R81 refer to its RULES.md); this package decides nothing about
// them and tries moves on copies of the state instead. It must not import other games.
//
// House words: the cutaway is the picture of the town, the draft is the plan before it is
// confirmed, a pane is a window of a house, the pool is the ore left to dig today, an outing is a
// cart's way into the mine, the brass button is the suggested move, home is the viewer's own town,
// a visit shows that of a rival.
package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the table of Dakota 1877 for package table.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at    boardLayout
	field ui.Viewport // the viewport of the mine

	fieldOf engine.Seat // the seat whose mine it shows

	visit          engine.Seat  // the seat whose town is visited, NoSeat for the viewer's own
	chosen         choice       // what is prepared and not yet a move
	draft          []job        // the prepared plan, before it is confirmed
	drag           dragState    // what is dragged
	landing        landing      // where a tile is about to be laid
	lit            []site       // cells where the tile in hand may be laid
	pointedPreview *planPreview // preview of the node under the pointer, for the current frame
	storyTally     *tally       // content of the last picture of a story
	autoPassed     engine.Seat  // seat whose High Noon was passed automatically and is yet to be shown, NoSeat for none
}

// choice is what was pressed and is not yet a move.
type choice struct {
	card  rules.Card     // a card of the hand whose options are shown, CardKinds for none
	tile  rules.Tile     // a drawn tile in hand, TileKinds for none
	spin  int            // number of quarter turns of the tile in hand
	kind  rules.Worker   // the kind of worker that the next press assigns, WorkerKinds for the most suitable
	ore   rules.Resource // a bin of the store whose amounts are listed, ResourceCount for none
	spot  int            // a building or cell whose options are shown, -1 for none
	trade rules.Combination
	left  rules.Resource // the ore that stays on the sale slot of trade
}

var nothing = choice{
	card: rules.CardKinds, tile: rules.TileKinds, kind: rules.WorkerKinds, ore: rules.ResourceCount, spot: -1,
	trade: rules.CombinationCount, left: rules.ResourceCount,
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{
		Base:       table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats),
		visit:      engine.NoSeat,
		fieldOf:    engine.NoSeat,
		chosen:     nothing,
		drag:       noDrag,
		landing:    nowhere,
		autoPassed: engine.NoSeat,
	}
}

// Layout computes the layout of the board.
func (b *Table) Layout() {
	b.at = newLayout(b.Window.Class, b.Area, int(b.SeatCount()), b.Viewer)
	b.at.layMine(engine.At(b.Board.Towns[:], b.shownSeat()))
	if b.inEvening() {
		b.at.layEvening(b.Window.Class, int(b.SeatCount()))
	}
	b.fitField()
}

// OnAllShown clears what was prepared for an earlier decision.
func (b *Table) OnAllShown() {
	b.chosen, b.draft, b.visit, b.drag, b.lit, b.landing = nothing, nil, engine.NoSeat, noDrag, nil, nowhere
	if b.laying() || b.State.Phase() == rules.PhaseShaft {
		b.field.ShowAll() // makes everything that can be chosen visible
	}
}

// shownSeat returns the seat whose town is shown: the viewer, the visited seat, or the target while
// a person at this table chooses what an attack aims at.
func (b *Table) shownSeat() engine.Seat {
	switch {
	case b.visit != engine.NoSeat:
		return b.visit
	case b.aiming():
		return b.Board.Assault.Target
	}
	return b.Viewer
}

// aiming reports whether the viewer chooses what an attack aims at.
func (b *Table) aiming() bool {
	return b.Board.Phase == rules.PhaseAttackAim && b.Board.Actor == b.Viewer && b.Board.Assault.Card != rules.CardKinds
}

// town returns the town that is shown.
func (b *Table) town() *rules.Town { return engine.At(b.Board.Towns[:], b.shownSeat()) }

// inView reports whether a seat's town is the one that is shown.
func (b *Table) inView(p engine.Seat) bool { return p == b.shownSeat() }

// SeatLayout returns where the things of a seat are on the board: in the street and at the safe of
// the town that is shown, or on the board of a rival. For NoSeat it returns the exchange.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	switch {
	case p == engine.NoSeat:
		c := b.at.exchange.Center()
		return table.SeatLayout{Panel: b.at.exchange, Speech: c, Purse: c, Gain: c}
	case b.inView(p) || b.at.rivals[p].Empty():
		r := b.at.safe
		return table.SeatLayout{Panel: geom.R(b.at.people.X, b.at.people.Y, 220, b.at.people.H),
			Speech: b.at.people.Center().Add(0, -20), Purse: r.Center(), Gain: r.Center().Add(0, -10)}
	}
	r := b.at.rivals[p]
	return table.SeatLayout{Panel: r, Speech: geom.Point{X: r.Center().X, Y: r.Bottom() - 6}, Purse: r.Center(),
		Gain: r.Center()}
}

// IsPass reports whether a move only declines or ends something.
func (b *Table) IsPass(m engine.Move) bool {
	switch m.Kind {
	case rules.KindSkip, rules.KindDecline, rules.KindKeepNone, rules.KindNoArrest, rules.KindLeave, rules.KindDone,
		rules.KindPass,
		rules.KindStop, rules.KindPlanDone, rules.KindCollectDone, rules.KindEndTurn:
		return true
	}
	return false
}

// PlacardPlace returns where announcements are drawn and the size of their letters: in the sky
// above the street.
func (b *Table) PlacardPlace() (at geom.Point, size float64) {
	return geom.Point{X: b.at.sky.Center().X, Y: b.at.sky.Y + b.at.sky.H*0.42}, 30
}

// FormatMoney returns an amount in dollars as text.
func (b *Table) FormatMoney(n int) string { return table.Dollars(n) }
