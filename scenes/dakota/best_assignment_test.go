package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestNoSwapEarnsMoreThanAssignAll checks that, after “Assign all”, no exchange of two workers, or
// of a worker with an idle one, would earn more by the figures of the ledger.
func TestNoSwapEarnsMoreThanAssignAll(t *testing.T) {
	plans, special := 0, 0
	for seed := uint64(1); seed < 7; seed++ {
		playGame(t, 2+int(seed)%2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			a := table.NewDecision(b, s, s.Moves(nil))
			if !b.planning(a) {
				return
			}
			b.draft = b.unfilled(a)
			defer func() { b.draft = nil }()
			gain := b.surplus()
			for k, j := range b.draft {
				special += oneIf(j.worker == rules.StrongMiner && j.move.Kind == rules.KindAssignCart)
				for w := range rules.WorkerKinds {
					if b.idle(w) > 0 && j.move.Kind != rules.KindAssignUpskill && b.free(a, j.by(w)) {
						b.draft[k] = j.by(w)
						b.checkGain(t, seed, gain)
						b.draft[k] = j
					}
				}
				for i, o := range b.draft[:k] {
					if j.move.Kind == rules.KindAssignUpskill || o.move.Kind == rules.KindAssignUpskill ||
						!b.free(a, j.by(o.worker)) || !b.free(a, o.by(j.worker)) {
						continue
					}
					b.draft[k], b.draft[i] = j.by(o.worker), o.by(j.worker)
					b.checkGain(t, seed, gain)
					b.draft[k], b.draft[i] = j, o
				}
			}
			plans++
		})
	}
	if plans == 0 || special == 0 {
		t.Errorf("%d plans with %d strong miners in carts were checked, want some of each", plans, special)
	}
}

// checkGain reports an error if the prepared plan earns more than gain dollars.
func (b *Table) checkGain(t *testing.T, seed uint64, gain int) {
	t.Helper()
	if n := b.surplus(); n > gain {
		t.Errorf("seed %d, day %d: “Assign all” earns $%d, but $%d with two workers exchanged: %v", seed,
			b.Board.Day, gain, n, b.draft)
	}
}
