package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// keepWorth is the smallest worth of a nugget in the sack at which the table advises players not to
// open the sack: a nugget that stays there counts three times at the end.
const keepWorth = 5

// advice lists the warnings that are shown before a player makes a typical mistake.
var advice = []table.Advice{
	table.Once("sack", func(b *Table, m engine.Move) string {
		n := b.State.Sack(b.State.Turn()).Worth()
		if m != rules.Open() || n < keepWorth {
			return ""
		}
		return i18n.T("This nugget scores %d now, and %d at the end if it stays in the sack.", n, 3*n)
	}),
}

// Advice returns the warnings that are shown before a player makes a typical mistake.
func (b *Table) Advice() []table.Advice { return advice }
