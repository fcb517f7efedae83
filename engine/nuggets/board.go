package nuggets

import "gulch/engine"

// Kinds of events. The comments say what the fields Seat, A and B of an event mean.
const (
	// nugget A is put into the row of open nuggets; B nuggets are left in the hill
	EventLaid engine.EventKind = iota + 1
	EventTurn                  // it is Seat's turn
	EventTook                  // Seat takes nugget A and scores its worth
	// Seat shows nugget A of its sack and scores its worth; B nuggets are left in the hill after
	// the seat draws another one
	EventShowed
	EventDrew   // secret: Seat draws nugget A into its sack
	EventDug    // Seat rolls A with the die and scores B
	EventOpened // Seat opens its sack at the end: nugget A, for which it scores B
	EventOver   // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{"", "laid", "turn", "took", "showed", "drew", "dug", "opened", "game_over"}

// reveals tells, for each kind of event, whether it depends on chance or reveals hidden
// information.
var reveals = [eventEnd]bool{EventLaid: true, EventDrew: true, EventDug: true}

// discloses tells, for each kind of event, whether it shows others what only its seat knew.
var discloses = [eventEnd]bool{EventShowed: true, EventOpened: true}

// notify sends an event to the observer tell. It does nothing if tell is nil.
func notify(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b int16) {
	if tell != nil {
		tell(engine.Event{
			Kind: kind, Seat: seat, Other: engine.NoSeat, Reveals: reveals[kind], Discloses: discloses[kind],
			Secret: kind == EventDrew, A: a, B: b,
		})
	}
}

// Board is the part of a position that a viewer can see.
type Board struct {
	Seats  int
	Turn   engine.Seat // seat to move; NoSeat between two turns and at the end
	Row    Set
	Hill   int // number of nuggets left in the hill
	Gone   Set // nuggets that have been scored and are out of the game
	Points [MaxSeats]int
	Digs   [MaxSeats]int
	Sack   [MaxSeats]Nugget // nugget in the sack of each seat; 0 where the viewer may not see it
	Over   bool
	// Past is the result of the last roll of the die, 0 before the first roll.
	Past int
}

// Read sets the board to a position, as it is seen by a viewer who may see the secrets of the given
// seats (open).
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{Seats: int(s.seats), Turn: engine.NoSeat, Row: s.row, Hill: int(s.size), Gone: s.Gone(),
		Over: s.Phase() == PhaseOver && s.untold == 0}
	if s.Phase() == PhaseTurn {
		b.Turn = s.turn
	}
	for p := range engine.Seat(s.seats) {
		b.Points[p], b.Digs[p] = int(s.points[p])+s.opened(p), int(s.digs[p])
		if open.Has(p) || s.open(p) {
			b.Sack[p] = s.sack[p]
		}
	}
}

// Follow sets the board to the position of an event, and Past to the roll of the die if there was
// one.
func (b *Board) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	if e.Kind == EventDug {
		past = int(e.A)
	}
	b.Read(e.State, open)
	b.Past = past
}
