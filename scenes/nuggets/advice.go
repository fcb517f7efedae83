package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// keepWorth is the worth from which a nugget had better stay in the sack.
const keepWorth = 5

// advice lists the advice given before moves.
var advice = []table.Advice{
	table.Once("sack", func(b *Table, m engine.Move) string {
		n := b.State.Sack(b.State.Turn()).Worth()
		if m != rules.Open() || n < keepWorth {
			return ""
		}
		return i18n.T("This nugget scores %d now, and %d at the end if it stays in the sack.", n, 3*n)
	}),
}

// Advice returns the advice given before moves.
func (b *Table) Advice() []table.Advice { return advice }
