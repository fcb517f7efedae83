// Package westernlegends is the user interface of the game Western Legends with its expansion Ante
// Up: the map with its riders, the tracks and the action signs around it, the close-ups for fights
// and card games, and the animations and texts of all events.
//
// Its central types are [Table], which implements table.GameUI and draws rules.Board, the visible
// position that is built up from the events; boardLayout, the layout of the board; chart, the map
// in its viewport; closeUp, a fight, a card game or another decision in the middle of the board;
// and sign, an action that can be taken. [Game] registers it with the app. Package shelf lists
// [Game], and scenes/table calls the methods of [Table]. The rules are in engine/westernlegends
// (numbers such as R41 refer to its RULES.md). This package does not decide which moves are legal;
// to find out the effect of a move, it plays the move on a copy of the state. It must not import
// other games.
//
// House words: the Wanted and the Marshals are the seats on the two sides of the law. A sign is the
// button of an action. A mat is the panel with the possessions of a seat, a plate the seat's row in
// a narrow window. The reach of a ride is the set of spaces at which the ride can end. The stakes
// are the consequences of a fight. The brass button plays what is chosen. A story is a story
// card, on which players put discs; table.Story is something else, the strip of pictures of a bot's
// turn.
package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the user interface of a game of Western Legends. It implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at   boardLayout
	map_ chart
	// the names on the map, see [Table.labels]
	named mapLabels
	fan   ui.Fan // the viewer's hand of cards

	close        ui.CloseUp  // the panel in the middle of the table that shows a decision or a fight
	shownCloseUp string      // ID of the close-up that is open, "" if none is
	openMat      engine.Seat // the seat whose mat is open in a close-up, NoSeat if none is
	plan         plan
	reachShade   reachShade
	aimed        rules.Space // the space that the pointer is on, NoSpace if there is none
	mapPending   bool        // whether the map's zoom still has to be set for the new position
	signCount    int         // number of action signs that are shown
	signsShown   bool        // whether there are action signs, or the choices of the income
	whereShown   bool        // whether the map marks all riders by rings and names (see whereKey)

	settled bool       // whether the fight has a winner, or its stakes make room for a choice
	lowered [2][]cause // the reductions of each side's fight value, with their causes
	// sentence about the cards before the last restart of the current fight, "" without a restart
	restarted string
	hands     pokerHands // poker hands shown in the current card game

	closeUpFor string // the fight or card game that was current when the nodes were last built; see onBoard
	rebuild    func() // rebuilds the nodes; nil before they have been built once
}

// plan holds what a person has selected for the current decision, before a move is made.
type plan struct {
	marks ui.Selection // the cards of the hand that are marked
	menu  string       // ID of the menu that an action sign has opened, "" for none
	gear  [2]rules.Item
	chose bool // whether the person has selected other gear (weapon and mount)
	// the ride's target selected by the first press on a touch screen, where a second press
	// confirms; NoSpace for none
	aim  rules.Space
	goal rules.Space // the target of the ride or of the Sheriff that was pressed, NoSpace for none
	bet  engine.Move // the selected last bet at faro, which a button places; the zero Move for none
}

// New returns the table of a game with the given seats in the app h.
func New(h *stage.App, seats []match.Seat) *Table {
	b := &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats), openMat: engine.NoSeat,
		aimed: rules.NoSpace}
	b.plan.clear()
	return b
}

func (p *plan) clear() {
	*p = plan{gear: [2]rules.Item{rules.NoItem, rules.NoItem}, aim: rules.NoSpace, goal: rules.NoSpace}
}

// Layout computes the rectangles of all parts of the board for the current window.
func (b *Table) Layout() {
	slots := 5
	if b.Viewer >= 0 {
		slots = b.Board.Of[b.Viewer].Cards
	}
	b.at = newLayout(b.Window, b.Area, party{len(b.Players), b.Viewer, slots, b.anteUp(), b.signCount})
	b.fan.FanLayout = b.at.cards
	b.map_.fit(b.at.window, b.anteUp())
	if b.mapPending && !b.at.window.Empty() {
		b.mapPending = false
		b.moveMap()
	}
	// a fight or a card game has begun or ended during an animation: show or close its close-up
	if now := b.onBoard(); now != b.closeUpFor && b.rebuild != nil {
		b.closeUpFor = now
		b.rebuild()
	}
}

// anteUp reports whether the expansion Ante Up is in play.
func (b *Table) anteUp() bool { return b.Board.Train != rules.NoSpace }

// OnAllShown is called after all events have been animated. It clears the selections and close-ups
// of the previous decision.
func (b *Table) OnAllShown() {
	if !b.ShownAgain {
		b.plan.clear()
	}
	b.aimed = rules.NoSpace
	b.shownCloseUp, b.openMat = "", engine.NoSeat
	b.close.Close()
	b.mapPending = true
}

// moveMap adapts the zoom of the map to the new position. It shows the whole map when the viewer's
// turn is over or the viewer has to move the Sheriff. When the viewer can ride to spaces outside
// the visible part, it zooms so that all targets are visible.
func (b *Table) moveMap() {
	if b.State == nil {
		return
	}
	mine := b.State.Active() == b.Viewer && b.State.Turn() == b.Viewer && b.RevealedSeats.Has(b.Viewer)
	switch phase := b.State.Phase(); {
	case b.map_.ShowsAll():
	case !mine, phase == rules.PhaseSheriffStep, phase == rules.PhaseSheriffPlace:
		b.map_.ShowAll()
	case (phase == rules.PhaseAct || phase == rules.PhaseMoveStep) && !b.reachSeen():
		b.reveal()
	}
}

// Draw draws the map while it moves, for example while it is dragged. It also clears b.aimed, the
// space that was pointed at in the previous frame.
func (b *Table) Draw(p *paint.Canvas) {
	b.aimed = rules.NoSpace
	if b.map_.Moving() {
		b.map_.Draw(p, b.paintLand)
	}
}

// me returns the possessions of the viewer's seat on the board.
func (b *Table) me() *rules.BoardSeat { return &b.Board.Of[b.Viewer] }

// Heading returns a text with the round, the active seat and its actions left.
func (b *Table) Heading() string {
	v := b.Board
	if v.Phase == rules.PhaseGameOver {
		return i18n.T("The end")
	}
	switch v.Phase {
	case rules.PhasePickCharacter, rules.PhasePickStart:
		return i18n.T("Before the first round")
	}
	round := i18n.T("Round %d", v.Round)
	if v.LastRound > 0 {
		round = i18n.T("Round %d of %d", v.Round, v.LastRound)
	}
	if v.Active == engine.NoSeat || v.Actions == 0 {
		return round
	}
	if v.Active == b.Viewer {
		return i18n.T("%s · %s", round, i18n.N(v.Actions, "%d action", "%d actions", v.Actions))
	}
	return i18n.T("%s · %s, %s", round, b.Name(v.Active), i18n.N(v.Actions, "%d action", "%d actions", v.Actions))
}

// IsPass reports whether move m does nothing except end or decline something: the turn, a ride, the
// buying in a store, the betting, or a fight.
func (b *Table) IsPass(m engine.Move) bool {
	return m.Kind == rules.KindEndTurn || m.Kind == rules.KindStop || m.Kind == rules.KindDone ||
		m.Kind == rules.KindDecline
}

// SeatLayout returns the positions on the board from which and to which animations of seat p move.
// They are on the viewer's mat (the panel with the possessions) or, for another seat, in its row.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	r := geom.Around(geom.Point{X: b.at.sheet.Center().X, Y: b.at.sheet.Y + 8}, 20, 10)
	switch {
	case p == b.Viewer:
		r = b.at.mat
	case p >= 0 && int(p) < len(b.at.plates):
		if r = b.at.plates[p]; r.Empty() {
			return b.Base.SeatLayout(p)
		}
	}
	at := geom.Point{X: r.X + min(r.W*0.5, 90), Y: r.Center().Y}
	return table.SeatLayout{Panel: r, Speech: r.Center(), Purse: at, Gain: at}
}

// Reading returns the rectangles of the viewer's hand and mat.
func (b *Table) Reading() []geom.Rect { return []geom.Rect{b.at.hand, b.at.mat} }

// PlacardPlace returns the centre and the letter size of announcements, which are drawn in the
// upper part of the map.
func (b *Table) PlacardPlace() (geom.Point, float64) {
	r := b.at.sheet
	return geom.Point{X: r.Center().X, Y: r.Y + r.H*0.3}, 26
}

// When returns the current round as a text, the word for the unit ("round"), and the number of the
// round.
func (b *Table) When() (name, unit string, count int) {
	if b.Board.Round == 0 {
		return i18n.T("Before the first round"), i18n.T("round"), 0
	}
	return i18n.T("Round %d", b.Board.Round), i18n.T("round"), int(b.Board.Round)
}

// of returns the possessions of a seat on the board. who is the seat. For an opponent without a
// seat (see rider) it returns an empty entry.
func (b *Table) of(who engine.Seat) *rules.BoardSeat {
	if !b.rider(who) {
		return &rules.BoardSeat{Char: rules.NoChar, Space: rules.NoSpace, Cattle: -1, Weapon: rules.NoItem,
			Mount: rules.NoItem}
	}
	return &b.Board.Of[who]
}

// rider reports whether a seat has an entry in rules.Board.Of. who is the seat. Bandits and the
// Sheriff (NoSeat) have none, and neither has the Man in Black, whose number comes after all seats.
func (b *Table) rider(who engine.Seat) bool { return who >= 0 && int(who) < len(b.Players) }
