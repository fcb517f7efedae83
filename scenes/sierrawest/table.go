// Package sierrawest is the table of Sierra West in its four modes: the mountain, the trail and the row that belong to
// all, one's own land with both paths, and what everybody owns. layout.go says where things lie, paint.go and the files
// beside it paint them, nodes.go says where moves are pressed, animations.go how events are shown.
package sierrawest

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Table is Sierra West as package table plays it.
type Table struct {
	table.Base[*rules.State, *rules.Board]
	at     places
	choice choice
	ahead  int // how many close-ups are painted
}

// choice is what the person who decides has prepared and not played.
type choice struct {
	plan engine.Move // the layout looked at, zero for the first
	was  engine.Move // the layout looked at before it, zero for none
	lead rules.Path  // the pioneer who is sent where both can go
	led  bool        // the lead was chosen
	who  engine.Move // what one of both pioneers is to walk on for, zero for nothing
	tray string      // whose moves the tray shows, "" for none
	held held        // what is dragged
	aim  aim         // of the gesture that is being begun
}

// aim is what a gesture comes to, so that advice can be given before its first step.
type aim struct {
	moves []engine.Move // what is done in the end, nil for a walk
	path  rules.Path
	space int // where the walk ends, 0 for no walk
	next  func() table.Next
}

// aiming lets a gesture begin for whose aim advice may be given.
func (b *Table) aiming(at aim, begin func()) func() {
	return func() {
		b.choice.aim = at
		begin()
		b.choice.aim = aim{}
	}
}

// New returns the table for the given seats.
func New(h *stage.App, seats []match.Seat) *Table {
	return &Table{Base: table.NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
}

// Layout lays the board out.
func (b *Table) Layout() {
	b.at = lay(b.Window, b.Area, b.Viewer, b.seats(), b.trackCount(), len(goodsOf(b.Board.Mode)), b.Board.Solo)
	if b.plans() {
		b.at.grow(b.Window, b.Area, b.seats(), b.planWaits())
	}
	if b.builds() {
		b.at.open()
	}
}

// seats is how many seats there are, Hastings included.
func (b *Table) seats() int {
	if b.Board.Seats > 0 {
		return b.Board.Seats
	}
	return len(b.Names)
}

// trackCount is how many homestead tracks the mode has.
func (b *Table) trackCount() int {
	if b.Board.Mode == rules.AppleHill {
		return int(rules.TrackCount)
	}
	return int(rules.Hearth) + 1
}

// Settled forgets what was prepared.
func (b *Table) Settled() { b.choice = choice{} }

// me is what lies in front of the seat at the bottom.
func (b *Table) me() *rules.BoardSeat { return &b.Board.Of[b.Viewer] }

// SeatAt says where a seat has its things.
func (b *Table) SeatAt(p engine.Seat) table.Seating {
	if p == engine.NoSeat {
		at := b.at.land.Center()
		return table.Seating{Panel: b.at.land, Mouth: at, Purse: at, Gain: at}
	}
	if p == b.Viewer {
		at := b.at.purse(p)
		if b.at.planning {
			return table.Seating{Panel: b.at.own, Mouth: at, Purse: at, Gain: at}
		}
		return table.Seating{Panel: b.at.chest, Mouth: b.at.chest.Center(), Purse: at, Gain: at}
	}
	r := b.at.plates[p]
	return table.Seating{Panel: r, Mouth: r.Center(), Purse: r.Center(), Gain: r.Center()}
}
