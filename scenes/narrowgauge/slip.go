package narrowgauge

import (
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/words"
)

// Outcome says what a sealed bid would leave.
func (b *Table) Outcome(m engine.Move) []string {
	seat := b.State.Turn()
	if m.Kind != rules.KindBid || !b.sees(seat) {
		return nil
	}
	return []string{words.T("If it is the higher one: $%d, then left $%d", m.A, b.Board.Cash[seat]-int(m.A))}
}
