package match

import (
	"slices"

	"gulch/engine"
)

// NoteHint notes in the record that a seat was shown a hint for the current decision. Several hints
// for the same decision count once. A seat out of range is ignored.
func (m *Match) NoteHint(seat engine.Seat) {
	if seat < 0 || int(seat) >= len(m.timeline.setup.Seats) || m.lastHint == m.timeline.at+1 {
		return
	}
	m.lastHint = m.timeline.at + 1
	m.hints = addHint(m.hints, seat)
	m.save(m.text.hint(seat))
}

// Hints returns the number of decisions for which a seat was shown a hint, including decisions that
// were undone.
func (m *Match) Hints(seat engine.Seat) int {
	if seat < 0 || int(seat) >= len(m.hints) {
		return 0
	}
	return m.hints[seat]
}

// addHint returns a copy of hints, the numbers of hints by seat, with the number of one seat
// increased by 1.
func addHint(hints []int, seat engine.Seat) []int {
	out := grow(slices.Clone(hints), int(seat))
	out[seat]++
	return out
}
