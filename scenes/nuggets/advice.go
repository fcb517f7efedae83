package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/words"
	"gulch/scenes/table"
)

// fat is the worth from which a nugget had better stay in the sack.
const fat = 5

// advice is what an old hand says before a move.
var advice = []table.Advice{
	table.Once("sack", func(b *Table, m engine.Move) string {
		n := b.State.Sack(b.State.Turn()).Worth()
		if m != rules.Open() || n < fat {
			return ""
		}
		return words.T("This nugget scores %d now, and %d at the end if it stays in the sack.", n, 3*n)
	}),
}

// Advice is what an old hand says before a move.
func (b *Table) Advice() []table.Advice { return advice }
