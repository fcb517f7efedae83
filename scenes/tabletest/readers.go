package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/scenes/table"
)

// unread returns the seats of which readers hear no figures and no account, or one line twice.
func unread(p position) (wrong []string) {
	for i := range p.state.Scores(nil) {
		seat := engine.Seat(i)
		lines := table.SeatLines(p.play, seat)
		if len(lines) == 0 || len(p.play.Account(seat)) == 0 {
			wrong = append(wrong, fmt.Sprintf("%s: readers hear no account of seat %d, only %q: give its row names and let Account take it apart", p.name, i, lines))
		}
		slices.Sort(lines)
		if n := len(lines); len(slices.Compact(lines)) < n {
			wrong = append(wrong, fmt.Sprintf("%s: readers hear a line of seat %d twice", p.name, i))
		}
	}
	return wrong
}
