package nuggets

import "gulch/engine"

// Kinds of events. The comments say what Seat, A and B mean.
const (
	EventLaid   engine.EventKind = iota + 1 // nugget A is put into the row; B are left in the hill
	EventTurn                               // it is Seat's turn
	EventTook                               // Seat takes nugget A and scores its worth
	EventShowed                             // Seat shows nugget A of its sack, which scores; B are left in the hill
	EventDrew                               // secret: Seat draws nugget A into its sack
	EventDug                                // Seat rolls A and scores B
	EventOpened                             // Seat opens its sack: nugget A, which scores B
	EventOver                               // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{"", "laid", "turn", "took", "showed", "drew", "dug", "opened", "game_over"}

// reveals marks the kinds of events that draw from chance or reveal something hidden.
var reveals = [eventEnd]bool{EventLaid: true, EventShowed: true, EventDrew: true, EventDug: true, EventOpened: true}

// notify sends an event to tell, unless tell is nil.
func notify(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b int16) {
	if tell != nil {
		tell(engine.Event{
			Kind: kind, Seat: seat, Other: engine.NoSeat, Reveals: reveals[kind], Secret: kind == EventDrew, A: a, B: b,
		})
	}
}

// Board is the visible part of a position.
type Board struct {
	Seats  int
	Turn   engine.Seat // NoSeat between two turns and at the end
	Row    Set
	Hill   int // nuggets left in the hill
	Gone   Set // scored, out of the game
	Points [MaxSeats]int
	Digs   [MaxSeats]int
	Sack   [MaxSeats]Nugget // 0 where the viewer may not look
	Over   bool
	// Past is the last roll, 0 before the first roll.
	Past int
}

// Read replaces the board by a position, as seen by a viewer who may see the secrets of the seats
// in open.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{Seats: int(s.seats), Turn: engine.NoSeat, Row: s.row, Hill: int(s.size), Gone: s.Gone(),
		Over: s.Phase() == PhaseOver}
	if s.Phase() == PhaseTurn {
		b.Turn = s.turn
	}
	for p := range engine.Seat(s.seats) {
		b.Points[p], b.Digs[p] = int(s.points[p])+s.opened(p), int(s.digs[p])
		if open.Has(p) || b.Over {
			b.Sack[p] = s.sack[p]
		}
	}
}

// Apply updates the board by an event. To a viewer who may not see it, a nugget drawn into a sack
// is redacted to 0.
func (b *Board) Apply(e engine.Event) {
	switch n := Nugget(e.A); e.Kind {
	case EventLaid:
		b.Row |= 1 << n
		b.Hill = int(e.B)
	case EventTurn:
		b.Turn = e.Seat
	case EventTook:
		b.Row &^= 1 << n
		b.Gone |= 1 << n
		b.Points[e.Seat] += n.Worth()
		b.Turn = engine.NoSeat
	case EventShowed:
		b.Gone |= 1 << n
		b.Points[e.Seat] += n.Worth()
		b.Hill = int(e.B)
		b.Turn = engine.NoSeat
	case EventDrew:
		b.Sack[e.Seat] = n
	case EventDug:
		b.Past = int(e.A)
		b.Digs[e.Seat]--
		b.Points[e.Seat] += int(e.B)
		b.Turn = engine.NoSeat
	case EventOpened:
		b.Sack[e.Seat] = n
		b.Points[e.Seat] += int(e.B)
	case EventOver:
		b.Over = true
	}
}
