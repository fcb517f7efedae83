package match

import (
	"slices"

	"gulch/engine"
)

// Hinted notes in the record that a seat was shown a hint for the current decision. It counts once
// per decision and ignores seats out of range.
func (m *Match) Hinted(seat engine.Seat) {
	if seat < 0 || int(seat) >= len(m.tape.setup.Seats) || m.asked == m.tape.at+1 {
		return
	}
	m.asked = m.tape.at + 1
	m.hints = hinted(m.hints, seat)
	m.save(m.text.hint(seat))
}

// Hints returns for how many decisions a seat was shown a hint, undone decisions included.
func (m *Match) Hints(seat engine.Seat) int {
	if seat < 0 || int(seat) >= len(m.hints) {
		return 0
	}
	return m.hints[seat]
}

// hinted returns a copy of hints with the count of seat increased by 1.
func hinted(hints []int, seat engine.Seat) []int {
	out := lengthen(slices.Clone(hints), int(seat))
	out[seat]++
	return out
}
