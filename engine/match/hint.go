package match

import (
	"slices"

	"gulch/engine"
)

// Hinted notes in the record that a seat is told what to do in the decision that it has before it, once for each. A seat that is not
// there is no matter.
func (m *Match) Hinted(seat engine.Seat) {
	if seat < 0 || int(seat) >= len(m.tape.setup.Seats) || m.asked == m.tape.at+1 {
		return
	}
	m.asked = m.tape.at + 1
	m.hints = hinted(m.hints, seat)
	m.save(m.text.hint(seat))
}

// Hints returns for how many decisions a seat was told what to do, those that it took back included.
func (m *Match) Hints(seat engine.Seat) int {
	if seat < 0 || int(seat) >= len(m.hints) {
		return 0
	}
	return m.hints[seat]
}

// hinted counts one more hint of a seat in a copy of the list.
func hinted(hints []int, seat engine.Seat) []int {
	out := lengthen(slices.Clone(hints), int(seat))
	out[seat]++
	return out
}
