package engine

// PackSeats encodes an order of seats as one number with three bits per seat, the first seat in the
// lowest bits, so that it fits into an event.
func PackSeats(order []Seat) int {
	packed := 0
	for i, p := range order {
		packed |= int(p) << (3 * i)
	}
	return packed
}

// UnpackSeats decodes packed, a number made by PackSeats for the given number of seats, and returns
// the order of the seats.
func UnpackSeats(packed, seats int) []Seat {
	order := make([]Seat, seats)
	for i := range order {
		order[i] = Seat(packed >> (3 * i) & 7)
	}
	return order
}
