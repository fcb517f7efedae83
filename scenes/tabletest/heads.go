package tabletest

import (
	"fmt"

	"gulch/engine"
)

// headless returns the figures in the rows of the ledger over whose columns nothing says what they count. Games that write their rows
// themselves write their heads, too.
func headless(p position) (wrong []string) {
	if ledger := p.play.Ledger(); ledger.Row != nil {
		if ledger.Heads == nil {
			wrong = append(wrong, "the rows of the ledger have no heads")
		}
		return wrong
	}
	for seat := range p.state.Seats() {
		for _, s := range p.play.Row(engine.Seat(seat)).Stats {
			if s.Head == "" {
				wrong = append(wrong, fmt.Sprintf("nothing over its column says that a figure of the ledger counts %q", s.Name))
			}
		}
	}
	return wrong
}
