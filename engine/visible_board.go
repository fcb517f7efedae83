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
// Read is the only projection of a position. While a move is played, the user interface keeps a
// copy of the position for each event ([Told]); when the turn of an event comes, the board is read
// from that copy ([Follow]). So Play must report an event at the moment at which the position is
// what the event says: after the change that it reports and before the next one. Package gametest
// checks that nothing changes after the last event of a move, that each kind of event comes with
// the changes of the board that testdata/changes.txt lists, and that no board reveals a secret.
//
// A field named Past may hold things that have left the position but that people at the table still
// see or remember, such as dice that have not been picked up or what each seat earned in the last
// round. Only events fill Past (see [Follower]), so a board with a complete Past must have followed
// every event from the start; package match builds such a board for any moment of a game.
type Board interface {
	// Read replaces the contents of the board, Past included, by the position as one viewer sees
	// it. open is the set of seats whose secrets the viewer may see. Past becomes empty.
	Read(s State, open SeatSet)
}

// Follower is a Board with a field Past. Follow does what Read does with the position of an event,
// but keeps Past. It lets Past remember the event, which must have been redacted for the viewer by
// [Event.For]. open are the seats whose secrets the viewer may see.
type Follower interface {
	Board
	Follow(e Told, open SeatSet)
}

// KnowsOffBoard is a State of which a seat knows more than its board shows: fields of its JSON form
// that only count something for a rule, or that follow from what the seat has seen. Package
// gametest checks that boards show all other fields of the information state.
type KnowsOffBoard interface {
	// OnBoard is InformationState without these fields. The method that describes the JSON form
	// names them: see OffBoard in package document.
	OnBoard(seat Seat) ([]byte, error)
}

// Told is an event together with the position as it was when the event was reported. State is
// either a copy of that position or, inside the call of the Observer, the state that reports the
// event. It is nil for an event that belongs to no position, such as one made up by a test.
type Told struct {
	Event
	State State
}

// Tell returns an Observer for s that calls tell with each event and with s itself, nil if tell is
// nil.
func Tell(s State, tell func(Told)) Observer {
	if tell == nil {
		return nil
	}
	return func(e Event) { tell(Told{e, s}) }
}

// Collect returns an Observer for s that appends each event, with a copy of s, to *all.
func Collect(s State, all *[]Told) Observer {
	return func(e Event) { *all = append(*all, Told{e, Clone(s)}) }
}

// Follow updates a board by one event, for one viewer. open is the set of seats whose secrets the
// viewer may see. An event without a position changes nothing; an event of kind 0 is none, so the
// board is only set to the position.
func Follow(b Board, e Told, open SeatSet) {
	if e.State == nil {
		return
	}
	e.Event = e.For(open)
	if f, ok := b.(Follower); ok {
		f.Follow(e, open)
		return
	}
	b.Read(e.State, open)
}

// For returns the event as it is shown to one viewer. open is the set of seats whose secrets the
// viewer may see. In a secret event of any other seat, A to D are set to 0 and Redacted to true.
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
