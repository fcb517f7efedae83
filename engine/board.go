package engine

// Board is the visible part of a position for a viewer who may see the secrets of a set of seats.
// An empty set is the public, one seat is a player, all seats is the viewer of a replay. The user
// interface draws only the Board, never the State.
//
// The implementation is a pointer to a plain struct without pointers, slices or maps, so that ==
// compares two boards. Public things are fields of the struct. The private things of seats are
// arrays by seat, which hold the empty value (NoCard, 0, …) where the viewer may not look. A board
// contains what is on the table, not what follows from the rules.
//
// A board is updated by events alone. After each move, a board that was read from the first
// position and updated by the events must equal a board read from the new position. Package
// gametest checks this for every game, and so detects events that are missing and events that
// reveal a secret. The exception is a field named Past, which may hold things that have left the
// position but that people at the table still see or remember, such as dice that have not been
// picked up or what each seat earned in the last round. Only events fill Past, so a board with a
// complete Past must have received every event from the start; package match builds such a board
// for any moment of a game.
type Board interface {
	// Read replaces the contents of the board, Past included, by the position as seen by a viewer
	// who may see the secrets of the given seats (open). Past becomes empty.
	Read(s State, open SeatSet)
	// Apply updates the board by one event, which must have been redacted for the viewer by
	// [Event.For]. The viewer may see the numbers of an event that is not redacted. A hand that the
	// viewer may not see is empty on the board, so a card played openly from it removes nothing;
	// Apply needs no further information about the viewer.
	Apply(e Event)
}

// For returns the event as it is shown to a viewer who may see the secrets of the given seats
// (open). In a secret event of any other seat, A to D are set to 0 and Redacted to true.
func (e Event) For(open SeatSet) Event {
	if e.Secret && !open.Has(e.Seat) {
		e.A, e.B, e.C, e.D, e.Redacted = 0, 0, 0, 0, true
	}
	return e
}

// RevealsTo reports whether the event shows a seat something that it did not know before. The seat
// must not take back anything that happened before such an event.
func (e Event) RevealsTo(seat Seat) bool {
	return e.Reveals && (!e.Secret || e.Seat == seat) || e.Discloses && e.Seat != seat
}
