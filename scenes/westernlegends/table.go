// Package westernlegends is the table of Western Legends with Ante Up: the map that one rides over, what hangs on its
// frame and lies under it, the close-ups that come to its middle, and motions and words of all that happens.
package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is Western Legends as package table plays it.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at   places
	map_ chart
	fan  ui.Fan // the hand of the viewer

	close ui.CloseUp  // a decision or a fight in the middle of the table
	shown string      // which one it is, "" for none
	big   engine.Seat // whose mat lies large over the table, NoSeat for nobody
	plan  plan
	veil  veil
	aimed rules.Space // pointed at, NoSpace for none
	anew  bool        // a position came up that the map has not been brought to
	won   won         // what was found out about a fight last
	hung  int         // signs on the board
	where bool        // everybody is shown on the map

	settled bool       // the fight has its winner, and what it brings is chosen
	lowered [2][]cause // what has lowered the sides of the fight
	hands   pokerHands // of the game of cards

	live    string // the fight or the game that the close-up was built for, see onBoard
	rebuild func() // asks for new nodes, nil before there are any
}

// plan is what a player has prepared and not yet played.
type plan struct {
	marks ui.Marks // cards of the hand
	menu  string   // which sign has opened its choices
	gear  [2]rules.Item
	chose bool        // gear was changed by hand
	aim   rules.Space // a finger has looked at it
	goal  rules.Space // where the ride, or the Sheriff, is about to go
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	b := &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats), big: engine.NoSeat, aimed: rules.NoSpace}
	b.plan.clear()
	return b
}

func (p *plan) clear() {
	*p = plan{gear: [2]rules.Item{rules.NoItem, rules.NoItem}, aim: rules.NoSpace, goal: rules.NoSpace}
}

// Layout lays the board out.
func (b *Table) Layout() {
	slots := 5
	if b.Viewer >= 0 {
		slots = b.Board.Of[b.Viewer].Cards
	}
	b.at = lay(b.Window, b.Area, party{len(b.Names), b.Viewer, slots, b.anteUp(), b.hung})
	b.fan.FanLayout = b.at.cards
	b.map_.fit(b.at.window, b.anteUp())
	if b.anew && !b.at.window.Empty() {
		b.anew = false
		b.follow()
	}
	if now := b.onBoard(); now != b.live && b.rebuild != nil { // a fight or a game has begun or ended while others are shown
		b.live = now
		b.rebuild()
	}
}

// anteUp reports whether Ante Up is in play.
func (b *Table) anteUp() bool { return b.Board.Train != rules.NoSpace }

// Settled forgets what was prepared for another decision.
func (b *Table) Settled() {
	b.plan.clear()
	b.aimed = rules.NoSpace
	b.shown, b.big = "", engine.NoSeat
	b.close.Close()
	b.anew = true
}

// follow shows all of the map again when the turn is over or the Sheriff is sent somewhere, and follows a rider whose reach is not
// in sight from near.
func (b *Table) follow() {
	if b.State == nil {
		return
	}
	mine := b.State.Active() == b.Viewer && b.State.Turn() == b.Viewer && b.Open.Has(b.Viewer)
	switch phase := b.State.Phase(); {
	case b.map_.Whole():
	case !mine, phase == rules.PhaseSheriffStep, phase == rules.PhaseSheriffPlace:
		b.map_.ShowAll()
	case phase == rules.PhaseAct && !b.reachSeen():
		b.reveal()
	}
}

// Draw draws the map while a hand moves it, and forgets what was pointed at in the last frame.
func (b *Table) Draw(p *paint.Pen) {
	b.aimed = rules.NoSpace
	if b.map_.Moving() {
		b.map_.Draw(p, b.paintLand)
	}
}

// me is what the viewer has.
func (b *Table) me() *rules.Rider { return &b.Board.Of[b.Viewer] }

// Heading is the round and whose action it is.
func (b *Table) Heading() string {
	v := b.Board
	if v.Phase == rules.PhaseGameOver {
		return words.T("The end")
	}
	switch v.Phase {
	case rules.PhasePickCharacter, rules.PhasePickStart:
		return words.T("Before the first round")
	}
	round := words.T("Round %d", v.Round)
	if v.LastRound > 0 {
		round = words.T("Round %d of %d", v.Round, v.LastRound)
	}
	if v.Active == engine.NoSeat || v.Actions == 0 {
		return round
	}
	return words.T("%s · %s, %s", round, b.Name(v.Active), words.N(v.Actions, "%d action", "%d actions", v.Actions))
}

// Leaves reports whether a move only ends the turn, stops or declines something.
func (b *Table) Leaves(m engine.Move) bool {
	return m.Kind == rules.KindEndTurn || m.Kind == rules.KindStop || m.Kind == rules.KindDone || m.Kind == rules.KindDecline
}

// SeatAt is the plate of a rival, or one's own mat.
func (b *Table) SeatAt(p engine.Seat) table.Seating {
	r := geom.Around(geom.Point{X: b.at.sheet.Center().X, Y: b.at.sheet.Y + 8}, 20, 10)
	switch {
	case p == b.Viewer:
		r = b.at.mat
	case p >= 0 && int(p) < len(b.at.plates):
		if r = b.at.plates[p]; r.Empty() {
			return b.Base.SeatAt(p)
		}
	}
	at := geom.Point{X: r.X + min(r.W*0.5, 90), Y: r.Center().Y}
	return table.Seating{Panel: r, Mouth: r.Center(), Purse: at, Gain: at}
}

// Announced is in the upper part of the map.
func (b *Table) Announced() (geom.Point, float64) {
	r := b.at.sheet
	return geom.Point{X: r.Center().X, Y: r.Y + r.H*0.3}, 26
}

// When counts rounds.
func (b *Table) When() (name, unit string, count int) {
	if b.Board.Round == 0 {
		return words.T("Before the first round"), words.T("round"), 0
	}
	return words.T("Round %d", b.Board.Round), words.T("round"), int(b.Board.Round)
}

// of returns what somebody has. Who has no row of the board has nothing, see rider.
func (b *Table) of(who engine.Seat) *rules.Rider {
	if !b.rider(who) {
		return &rules.Rider{Char: rules.NoChar, Space: rules.NoSpace, Cattle: -1, Weapon: rules.NoItem, Mount: rules.NoItem}
	}
	return &b.Board.Of[who]
}

// rider reports whether somebody has a row of the board: neither a bandit or the Sheriff (NoSeat) nor the Man in Black, who counts
// behind all seats.
func (b *Table) rider(who engine.Seat) bool { return who >= 0 && int(who) < len(b.Names) }
