package narrowgauge

import rules "gulch/engine/narrowgauge"

// PinnedPreview returns the ID of the node whose move preview is shown even while the pointer is
// elsewhere: the button that bids the selected amount, or the one that lays the selected card. It
// returns "" if there is none.
func (b *Table) PinnedPreview() string {
	switch {
	case b.plan.legal != nil && b.State.Phase() == rules.PhaseBid:
		return "bid"
	case b.plan.aimed:
		return "lay"
	}
	return ""
}
