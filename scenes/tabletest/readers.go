package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/scenes/table"
)

// unread returns the seats of which readers hear nothing, or one line twice.
func unread(p position) (wrong []string) {
	for i := range p.state.Scores(nil) {
		seat := engine.Seat(i)
		lines := table.SeatLines(p.play, seat)
		if len(lines) == 0 {
			wrong = append(wrong, fmt.Sprintf("%s: readers hear nothing of seat %d: give the figures of its row names", p.name, i))
		}
		slices.Sort(lines)
		if n := len(lines); len(slices.Compact(lines)) < n {
			wrong = append(wrong, fmt.Sprintf("%s: readers hear a line of seat %d twice", p.name, i))
		}
	}
	return wrong
}
