package boomtown

import (
	"fmt"

	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/table"
)

// sourceIcons stand for the lines of the score sheet.
var sourceIcons = map[string]string{"Mines": "war-pick", "Mayors": "pawn", "Veins": "gold-mine"}

// Account takes the points of a seat apart (R76, R77). Nothing of it is hidden.
func (b *Table) Account(seat engine.Seat) []table.Account {
	n, pawns := b.state.Mines(seat).Len(), b.state.Pawns(seat)
	notes := map[string]string{
		"Mines":  words.N(n, "%d mine", "%d mines", n),
		"Mayors": words.N(pawns, "%d pawn of 5", "%d pawns of 5", pawns),
	}
	return []table.Account{table.AccountOf(words.T("Points so far"), b.state.Sheet(), seat, sourceIcons, notes)}
}

// Owner returns whose head a node is.
func (b *Table) Owner(id string) (engine.Seat, bool) {
	var seat engine.Seat
	_, err := fmt.Sscanf(id, "seat %d", &seat)
	return seat, err == nil
}

// points are those of a seat as the picture shows it.
func (b *Table) points(p engine.Seat) int {
	n := b.pic.score(p)
	if b.state.VeinScores() {
		for c := range (b.pic.mines[p] & b.pic.veined).All() {
			n += 3 * b.state.Veins(c).Len()
		}
	}
	return n
}
