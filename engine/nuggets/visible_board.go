package nuggets

//go:generate go run ../../cmd/dev generate

import "gulch/engine"

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

// Read sets the board to a position, for one viewer. open is the set of seats whose secrets the
// viewer may see.
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
		past = RollIn(e.Event)
	}
	b.Read(e.State, open)
	b.Past = past
}
