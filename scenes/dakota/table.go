// Package dakota is the user interface of the game Dakota 1877: a cutaway of a town, with a street
// of houses above the ground and a mine below it.
//
// Its central types are [Table], which implements table.GameUI and draws rules.Board, the visible
// position that is built up from the events; boardLayout, the layout of the board; job, a worker's
// place in a plan that a person prepares; and haul, the best ore that a cart can bring up. [Game]
// registers it with the app. Package shelf lists [Game], and scenes/table calls the methods of
// [Table]. The rules are in engine/dakota (numbers such as R81 refer to its RULES.md). This package
// does not decide which moves are legal; to find out the effect of a move, it plays the move on a
// copy of the state. It must not import other games.
//
// House words: the cutaway is the picture of the town, with the street above and the mine below.
// The draft is the plan before it is confirmed. A pane is a window of a house. The pool is the ore
// that is left to mine today; a lump is one piece of ore. A leaf is the cell at the end of a shaft.
// An outing is the way of a cart into the mine. The brass button plays what is chosen. Home is
// the viewer's own town; during a visit the town of a rival is shown.
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

// Table is the user interface of a game of Dakota 1877. It implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at    boardLayout
	field ui.Viewport // the viewport in which the mine is drawn

	fieldOf engine.Seat // the seat whose mine the viewport shows

	visit          engine.Seat   // the rival whose town is shown, NoSeat if it is the viewer's own town
	chosen         choice        // what the player has selected before making a move
	draft          []job         // the jobs of the prepared plan, which is not confirmed yet
	filled         string        // says whom the prepared plan leaves free although there is no work for them
	drag           dragState     // the drag in progress
	landing        landing       // where the sequence of moves that was pressed is going to lay a tile
	lit            []site        // highlighted cells, where the tile in hand may be laid
	best           bestRotations // rotations that the coach rates best
	inHand         rules.Tile    // the tile that can be laid at the cells in lit
	tilePlan       []engine.Move // what the coach proposes for the rest of the turn in which tiles are laid
	pointedPreview *planPreview  // plan preview of the node under the pointer, for the current frame; nil for none
	storyTally     *tally        // content of the last picture of the current strip of pictures (a bot's turn)
	// the seat that passed its High Noon automatically, until the table has shown that; NoSeat for
	// none
	autoPassed engine.Seat
}

// choice holds what a player has selected on the screen before a move is made.
type choice struct {
	card   rules.Card     // the card of the hand whose uses are listed, CardKinds for none
	tile   rules.Tile     // the selected drawn tile, TileKinds for none
	turned bool           // the player has turned the selected tile
	spin   int            // number of quarter turns of the selected tile
	aimed  bool           // the tile is shown at cell, because a finger touched it
	cell   int            // the cell that was touched, if aimed is true
	kind   rules.Worker   // the kind of worker that the next press assigns; WorkerKinds means the most suitable kind
	ore    rules.Resource // the ore whose amounts to sell are listed, after a press on its bin; ResourceCount for none
	spot   int            // lot of the building whose options are listed, -1 for none
	trade  rules.Combination
	left   rules.Resource // the ore that stays on the sale slot when the combination in trade is sold
}

var nothing = choice{
	card: rules.CardKinds, tile: rules.TileKinds, kind: rules.WorkerKinds, ore: rules.ResourceCount, spot: -1,
	trade: rules.CombinationCount, left: rules.ResourceCount,
}

// New returns the table of a game with the given seats, in app h.
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

// Layout computes the rectangles of the board and the mine and, in the evening, of the close-up.
func (b *Table) Layout() {
	b.at = newLayout(b.Window.Class, b.Area, int(b.SeatCount()), b.Viewer)
	b.at.layMine(engine.At(b.Board.Towns[:], b.shownSeat()))
	if b.inEvening() {
		b.at.layEvening(b.Window.Class, int(b.SeatCount()))
	}
	b.fitField()
}

// OnAllShown is called after all events have been animated. It clears the selections of the
// previous decision and shows the whole mine if the next decision needs it.
func (b *Table) OnAllShown() {
	if !b.ShownAgain {
		b.chosen, b.draft = nothing, nil
	}
	b.visit, b.drag, b.lit, b.landing = engine.NoSeat, noDrag, nil, nowhere
	if b.laying() || b.State.Phase() == rules.PhaseShaft {
		b.field.ShowAll() // show all cells that can be chosen
	}
}

// shownSeat returns the seat whose town is shown: the visited seat, the target of an attack while
// the viewer chooses what to attack, otherwise the viewer.
func (b *Table) shownSeat() engine.Seat {
	switch {
	case b.visit != engine.NoSeat:
		return b.visit
	case b.aiming():
		return b.Board.Assault.Target
	}
	return b.Viewer
}

// aiming reports whether the viewer has to choose the cell, lot or cart that an attack hits in the
// town of its target.
func (b *Table) aiming() bool {
	return b.Board.Phase == rules.PhaseAttackAim && b.Board.Actor == b.Viewer && b.Board.Assault.Card != rules.CardKinds
}

// town returns the town that is shown on the board.
func (b *Table) town() *rules.Town { return engine.At(b.Board.Towns[:], b.shownSeat()) }

// inView reports whether the board shows the town of seat p.
func (b *Table) inView(p engine.Seat) bool { return p == b.shownSeat() }

// SeatLayout returns the positions of seat p on the board, from which and to which animations move:
// in the street and at the safe if its town is shown, otherwise on its rival board. For NoSeat, the
// bank, it returns the exchange.
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

// IsPass reports whether move m only declines an offer or ends a turn or phase.
func (b *Table) IsPass(m engine.Move) bool {
	switch m.Kind {
	case rules.KindSkip, rules.KindDecline, rules.KindKeepNone, rules.KindNoArrest, rules.KindLeave, rules.KindDone,
		rules.KindPass,
		rules.KindStop, rules.KindPlanDone, rules.KindCollectDone, rules.KindEndTurn:
		return true
	}
	return false
}

// Reading returns the rectangles of the viewer's people, goods and cards, and in the evening those
// of everything that can be pressed: carts, storage, exchange and people for hire.
func (b *Table) Reading() []geom.Rect {
	if b.evening() {
		return []geom.Rect{b.at.night.panel, b.at.hand}
	}
	return []geom.Rect{b.at.ground[len(b.at.ground)-1], b.at.hand}
}

// PlacardPlace returns the centre and the letter size of announcements, which are drawn in the sky
// above the street.
func (b *Table) PlacardPlace() (at geom.Point, size float64) {
	return geom.Point{X: b.at.sky.Center().X, Y: b.at.sky.Y + b.at.sky.H*0.42}, 30
}

// FormatMoney formats n dollars: "$20".
func (b *Table) FormatMoney(n int) string { return table.Dollars(n) }
