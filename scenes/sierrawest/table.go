// Package sierrawest is the user interface of the game Sierra West in its four modes: the shared
// mountain, trail and row, the land of each seat with its two paths, and the things that the seats
// own.
//
// Its central types are [Table], which implements table.GameUI and draws rules.Board, the visible
// position that is built up from the events; boardLayout, the layout of the board; nodeBuilder,
// which collects the nodes of a decision; and errand, a sequence of moves in which a pioneer walks
// on and does something. [Game] registers it with the app. Package shelf lists [Game], and
// scenes/table calls the methods of [Table]. The rules are in engine/sierrawest (numbers such as
// R55 refer to its RULES.md). This package does not decide which moves are legal; to find out the
// effect of a move, it plays the move on a copy of the state. It must not import other games.
//
// House words: a layout is the way in which a seat lays out three cards (left, top, right); a slot
// is one of these three places. A well is a space of a path. The chest is the panel with the
// viewer's possessions, a plate that of another seat. The tray lists moves that cannot be made by a
// press on the board. A pioneer is posted if he waits at a cabin, a summit or the trap. Single
// pieces are those of which there is only one, like the mule. The brass button plays what is
// chosen. Hastings is the solo opponent, whom the rules play.
package sierrawest

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is the user interface of a game of Sierra West. It implements table.GameUI.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at              boardLayout
	choice          choice
	payments        map[payment]int // results of surelyLost, by the positions that it compared
	paintedCloseUps int             // number of enlarged views (close-ups) that Prepare has painted so far
}

// choice holds what a person has selected on the screen before a move is made.
type choice struct {
	plan        engine.Move // the selected layout of cards, zero for the proposed one
	previous    engine.Move // the layout of cards selected before, zero for none
	lead        rules.Path  // the path of the pioneer who walks to a goal that both pioneers can reach
	leadChosen  bool        // whether the player has chosen lead
	pendingGoal engine.Move // the goal for which the player is being asked which pioneer walks, zero for none
	toPay       engine.Move // what the player is asked to pay for, as its goal, zero for nothing
	tray        string      // name of what the tray (the list of moves) shows, "" while it is closed
	drag        dragState   // the drag in progress
	aim         aim         // the purpose of the sequence of moves that is about to begin
}

// aim is what a sequence of moves is played for. It is known before the first move of the sequence,
// so that warnings can be about the whole sequence.
type aim struct {
	moves []engine.Move // the last moves of the sequence, nil for a walk to a space
	path  rules.Path
	space int // the space at which the walk ends, 0 if the sequence is not a walk to a space
	next  func() table.MoveSequence
}

// aiming returns a press handler that calls begin, which starts a sequence of moves. at is the aim
// of the sequence. b.choice.aim is set to it during the call, so that warnings about the whole
// sequence can be given before its first move.
func (b *Table) aiming(at aim, begin func()) func() {
	return func() {
		b.choice.aim = at
		begin()
		b.choice.aim = aim{}
	}
}

// New returns the table of a game with the given seats, in app h.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}

// Layout computes the rectangles of all parts of the board for the current window.
func (b *Table) Layout() {
	b.at = newLayout(b.Window, b.Area, b.Viewer, b.seats(), b.trackCount(), len(goodsOf(b.Board.Mode)), b.Board.Solo)
	if b.plans() {
		b.at.grow(b.Window, b.Area, b.seats(), b.planWaits())
	}
	if b.builds() {
		b.at.open()
	}
}

// seats returns the number of seats. Hastings, the rival of a solo game, counts as a seat.
func (b *Table) seats() int {
	if b.Board.Seats > 0 {
		return b.Board.Seats
	}
	return len(b.Players)
}

// trackCount returns the number of homestead tracks in this mode.
func (b *Table) trackCount() int {
	if b.Board.Mode == rules.AppleHill {
		return int(rules.TrackCount)
	}
	return int(rules.Hearth) + 1
}

// OnAllShown is called after all events have been animated. It clears the selections of the
// previous decision.
func (b *Table) OnAllShown() {
	if !b.ShownAgain {
		b.choice = choice{}
	}
}

// me returns the possessions of the viewer's seat on the board.
func (b *Table) me() *rules.BoardSeat { return &b.Board.Of[b.Viewer] }

// Reading returns the rectangles of the viewer's land and chest. While the viewer lays out cards,
// it returns those of the land, the possible layouts and the mountain.
func (b *Table) Reading() []geom.Rect {
	if b.at.planning {
		return []geom.Rect{b.at.own, b.at.layouts, b.at.peak}
	}
	return []geom.Rect{b.at.own, b.at.chest}
}

// SeatLayout returns the positions of seat p on the board, from which and to which animations move:
// the viewer's chest or land, or the plate of another seat. For NoSeat it returns the shared land.
func (b *Table) SeatLayout(p engine.Seat) table.SeatLayout {
	if p == engine.NoSeat {
		at := b.at.land.Center()
		return table.SeatLayout{Panel: b.at.land, Speech: at, Purse: at, Gain: at}
	}
	if p == b.Viewer {
		at := b.at.purse(p)
		if b.at.planning {
			return table.SeatLayout{Panel: b.at.own, Speech: at, Purse: at, Gain: at}
		}
		return table.SeatLayout{Panel: b.at.chest, Speech: b.at.chest.Center(), Purse: at, Gain: at}
	}
	r := b.at.plates[p]
	return table.SeatLayout{Panel: r, Speech: r.Center(), Purse: r.Center(), Gain: r.Center()}
}

// IsPass reports whether move m only ends the turn, stops an action, or declines an offer.
func (b *Table) IsPass(m engine.Move) bool {
	return m.Kind == rules.KindEndTurn || m.Kind == rules.KindStop || m.Kind == rules.KindDecline
}
