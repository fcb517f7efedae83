package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// keepWorth is the worth from which on a nugget should be kept in the sack, since it scores more at
// the end.
const keepWorth = 5

// advice lists the texts that are shown before a player makes a mistake.
var advice = []table.Advice{
	table.Once("sack", func(b *Table, m engine.Move) string {
		n := b.State.Sack(b.State.Turn()).Worth()
		if m != rules.Open() || n < keepWorth {
			return ""
		}
		return i18n.T("This nugget scores %d now, and %d at the end if it stays in the sack.", n, 3*n)
	}),
}

// Advice returns the texts that are shown before a player makes a mistake.
func (b *Table) Advice() []table.Advice { return advice }
