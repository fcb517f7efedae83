package tabletest

import (
	"fmt"

	"gulch/engine"
)

// missingHeads returns a message for each value in the ledger's rows whose column has no heading,
// and one if a game draws the rows itself but no headings.
func missingHeads(p position) (wrong []string) {
	if ledger := p.play.Ledger(); ledger.DrawRow != nil {
		if ledger.DrawHeads == nil {
			wrong = append(
				wrong, "the table draws its own rows in the ledger (Ledger.DrawRow) but no column heads: set "+
					"Ledger.DrawHeads")
		}
		return wrong
	}
	for seat := range p.state.Seats() {
		for _, s := range p.play.Row(engine.Seat(seat)).Stats {
			if s.Head == "" {
				wrong = append(wrong, fmt.Sprintf("the ledger's column with the figure %q has no head: set Head in "+
					"the Stats of the table's Row", s.Name))
			}
		}
	}
	return wrong
}
