package sierrawest

import (
	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Account takes the points of a seat apart as the score sheet does at the end.
func (b *Table) Account(seat engine.Seat) []table.Account {
	if int(seat) >= len(b.Names) {
		return nil // Hastings has no row in the ledger
	}
	points := table.Account{Name: words.T("Points so far")}
	for _, line := range b.State.Sheet() {
		if n := line.Points[seat]; n != 0 {
			name := words.T(line.Name)
			if line.Times != nil && line.Times[seat] > 1 {
				name = words.T("%s, %d times", name, line.Times[seat])
			}
			points.Parts = append(points.Parts, table.Part{Icon: "laurels", Name: name, Value: n})
		}
	}
	return []table.Account{points}
}
