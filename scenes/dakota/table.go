// Package dakota is the table of Dakota 1877: a cutaway of a town, the street with its houses above the ground and the mine
// below it. layout.go says where everything lies, paint*.go paint it, nodes*.go say what can be pressed, plan.go gathers the
// small moves of a plan and of a cart into gestures, preview.go shows beforehand what carts bring, animations*.go show
// events, story.go tells what bots did, words.go and tips.go are what is said.
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

// Table is Dakota 1877 as package table plays it.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at    places
	field ui.Viewport // the mine

	fieldOf engine.Seat // whose mine it is

	visit   engine.Seat // whose town is looked at, NoSeat for the own one
	chosen  choice      // what is prepared and not yet a move
	draft   []job       // the plan as it is laid out, before it is confirmed
	carry   carried     // what a hand carries
	landing landing     // where a tile is about to be laid
	lit     []site      // where the tile in hand may lie
	pointed *slip       // what is pointed at, in the frame that is drawn
	told    *tally      // what the last picture of a story counts
	excused engine.Seat // whose High Noon has passed by itself and is yet to be shown, NoSeat for nobody's
}

// choice is what was pressed and is not yet a move.
type choice struct {
	card  rules.Card     // a card of the hand whose options are shown, CardKinds for none
	tile  rules.Tile     // a tile that was drawn and is held, TileKinds for none
	spin  int            // how often the tile in hand was turned
	kind  rules.Worker   // whom the next press puts to work, WorkerKinds for the first who can
	ore   rules.Resource // a bin of the store that is open, ResourceCount for none
	spot  int            // a building or cell whose options are shown, -1 for none
	trade rules.Combination
	left  rules.Resource // what is left on the sale slot of trade
}

var nothing = choice{
	card: rules.CardKinds, tile: rules.TileKinds, kind: rules.WorkerKinds, ore: rules.ResourceCount, spot: -1,
	trade: rules.CombinationCount, left: rules.ResourceCount,
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{
		Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats), visit: engine.NoSeat, fieldOf: engine.NoSeat, chosen: nothing, carry: emptyHand, landing: nowhere, excused: engine.NoSeat,
	}
}

// Layout lays the board out.
func (b *Table) Layout() {
	b.at = lay(b.Window.Class, b.Area, int(b.Seats()), b.Viewer)
	b.at.layMine(engine.At(b.Board.Towns[:], b.shown()))
	if b.inEvening() {
		b.at.layEvening(b.Window.Class, int(b.Seats()))
	}
	b.fitField()
}

// Settled forgets what was prepared for an earlier decision.
func (b *Table) Settled() {
	b.chosen, b.draft, b.visit, b.carry, b.lit, b.landing = nothing, nil, engine.NoSeat, emptyHand, nil, nowhere
	if b.laying() || b.State.Phase() == rules.PhaseShaft {
		b.field.ShowAll() // nothing that can be chosen is out of sight
	}
}

// shown is whose town is seen in the cutaway: that of the viewer, the one that is visited, or that of the target while a
// person at this table names what an attack aims at.
func (b *Table) shown() engine.Seat {
	switch {
	case b.visit != engine.NoSeat:
		return b.visit
	case b.aiming():
		return b.Board.Assault.Target
	}
	return b.Viewer
}

// aiming reports whether the viewer names what an attack aims at.
func (b *Table) aiming() bool {
	return b.Board.Phase == rules.PhaseAttackAim && b.Board.Actor == b.Viewer && b.Board.Assault.Card != rules.CardKinds
}

// town is what lies in front of the seat whose town is shown.
func (b *Table) town() *rules.Town { return engine.At(b.Board.Towns[:], b.shown()) }

// mine reports whether a seat's town is the one that is shown.
func (b *Table) inView(p engine.Seat) bool { return p == b.shown() }

// SeatAt is where a seat has its things: the safe in the street of the town that is shown, or the board of a rival.
func (b *Table) SeatAt(p engine.Seat) table.Seating {
	switch {
	case p == engine.NoSeat:
		c := b.at.exchange.Center()
		return table.Seating{Panel: b.at.exchange, Mouth: c, Purse: c, Gain: c}
	case b.inView(p) || b.at.rivals[p].Empty():
		r := b.at.safe
		return table.Seating{Panel: geom.R(b.at.people.X, b.at.people.Y, 220, b.at.people.H), Mouth: b.at.people.Center().Add(0, -20), Purse: r.Center(), Gain: r.Center().Add(0, -10)}
	}
	r := b.at.rivals[p]
	return table.Seating{Panel: r, Mouth: geom.Point{X: r.Center().X, Y: r.Bottom() - 6}, Purse: r.Center(), Gain: r.Center()}
}

// Leaves reports whether a move only declines something.
func (b *Table) Leaves(m engine.Move) bool {
	switch m.Kind {
	case rules.KindSkip, rules.KindDecline, rules.KindKeepNone, rules.KindNoArrest, rules.KindLeave, rules.KindDone, rules.KindPass,
		rules.KindStop, rules.KindPlanDone, rules.KindCollectDone, rules.KindEndTurn:
		return true
	}
	return false
}

// Announced is the sky over the street.
func (b *Table) Announced() (at geom.Point, size float64) {
	return geom.Point{X: b.at.sky.Center().X, Y: b.at.sky.Y + b.at.sky.H*0.42}, 30
}

// Money writes dollars.
func (b *Table) Money(n int) string { return table.Dollars(n) }
