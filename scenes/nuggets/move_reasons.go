package nuggets

import (
	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
)

// Reason returns a sentence with the main argument for move m, or "" if there is none.
func (b *Table) Reason(m engine.Move) string {
	switch own := b.State.Sack(b.State.Turn()).Worth(); {
	case m.Kind == rules.KindTake:
		return i18n.N(rules.NuggetOf(m).Worth(), "It scores %d point right away.", "It scores %d points right away.",
			rules.NuggetOf(m).Worth())
	case m.Kind == rules.KindOpen && own <= 3:
		return i18n.T("The %d in the sack is below the average of 3.5, and the sack counts triple.", own)
	case m.Kind == rules.KindDig:
		return i18n.T("A roll scores 2.5 on average.")
	}
	return ""
}
