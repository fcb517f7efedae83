package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/scenes/table"
)

// seatReadoutFaults returns messages about the lines that screen readers get for each seat: there
// must be lines, and no line may occur twice.
func seatReadoutFaults(p position) (wrong []string) {
	for i := range p.state.Scores(nil) {
		seat := engine.Seat(i)
		lines := table.SeatLines(p.play, seat)
		if len(lines) == 0 {
			wrong = append(wrong, fmt.Sprintf("%s: screen readers get no line about seat %d, expected one per "+
				"figure: give the figures of the table's Row a Name", p.name, i))
		}
		slices.Sort(lines)
		if n := len(lines); len(slices.Compact(lines)) < n {
			wrong = append(wrong, fmt.Sprintf("%s: screen readers get the same line about seat %d twice: give the "+
				"figures of the table's Row different names", p.name, i))
		}
	}
	return wrong
}
