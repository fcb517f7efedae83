package nuggets

import "gulch/engine"

// Events. The comment says what Seat, A and B hold.
const (
	EventLaid   engine.EventKind = iota + 1 // A nugget is laid into the row; B are left in the hill
	EventTurn                               // it is Seat's turn
	EventTook                               // Seat takes A nugget and scores its worth
	EventShowed                             // Seat shows A nugget of the sack, which scores; B are left in the hill
	EventDrew                               // secret: Seat draws A nugget into the sack
	EventDug                                // Seat rolls A and scores B
	EventOpened                             // Seat opens the sack: A nugget, which scores B
	EventOver                               // the game is over
	eventEnd
)

var eventNames = [eventEnd]string{"", "laid", "turn", "took", "showed", "drew", "dug", "opened", "game_over"}

// reveals are the events after which something is known that was not before.
var reveals = [eventEnd]bool{EventLaid: true, EventShowed: true, EventDrew: true, EventDug: true, EventOpened: true}

// say tells an event if anybody listens.
func say(tell engine.Observer, kind engine.EventKind, seat engine.Seat, a, b int16) {
	if tell != nil {
		tell(engine.Event{
			Kind: kind, Seat: seat, Other: engine.NoSeat, Reveals: reveals[kind], Secret: kind == EventDrew, A: a, B: b,
		})
	}
}

// Board is what lies on the table.
type Board struct {
	Seats  int
	Turn   engine.Seat // NoSeat between two turns and at the end
	Row    Set
	Hill   int // nuggets left in it
	Gone   Set // scored, and laid aside
	Points [MaxSeats]int
	Digs   [MaxSeats]int
	Sack   [MaxSeats]Nugget // none where the viewer may not look
	Over   bool
	// Past is the last roll, 0 before the first one.
	Past int
}

// Read makes the board show a position.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{Seats: int(s.seats), Turn: engine.NoSeat, Row: s.row, Hill: int(s.size), Gone: s.Gone(), Over: s.Phase() == PhaseOver}
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

// Apply lets the board follow an event. What is drawn into a sack reaches a viewer who may not look as no nugget.
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
