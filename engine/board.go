package engine

// Board is what somebody sees on the table who may see the secrets of a set of seats: of none, that is the public; of
// one, that is a player; of all, that is whoever watches a replay. Tables draw a board and nothing else.
//
// The type behind it is a plain struct that == compares, a pointer to which is the Board: no pointers, slices or maps
// within. What everybody sees stands in fields of the whole table; what a seat alone sees in fields by seat, which are
// none (NoCard, zero, …) where the viewer may not look. It holds what lies on the table, never what follows from the rules.
//
// A board follows a game by events alone: read from the first position, it shows after each move what would be read
// from the position then. Package gametest holds every game to it, so an event that is missing, or a secret told
// aloud, cannot stay unnoticed. A field named Past is the exception: it may hold what is gone from the position but still
// lies in everybody's sight or mind, such as dice that nobody has picked up or the accounts of the last round. Only
// events fill it, so a board that is to know it has followed them all: package match makes such a board for any moment.
type Board interface {
	// Read makes the board show a position of its game as somebody sees it who may see the secrets of the seats in
	// open. It forgets all it showed before, its Past included.
	Read(s State, open SeatSet)
	// Apply lets the board follow one event as its viewer is told it, see [Event.For]. An event that is not redacted
	// shows its numbers to whoever looks at the board. A card that is played openly leaves a hand that this board may not know: such a
	// hand is none here, and has nothing to be taken from, so what a board holds says by itself whether its viewer may look.
	Apply(e Event)
}

// For returns the event as somebody is told it who may know the secrets of the seats in open: a secret of any other
// seat loses A to D and is marked as redacted.
func (e Event) For(open SeatSet) Event {
	if e.Secret && !open.Has(e.Seat) {
		e.A, e.B, e.C, e.D, e.Redacted = 0, 0, 0, 0, true
	}
	return e
}
