package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// Filling a plan chooses the workers place by place. Special workers can then end up where they
// bring nothing: a strong miner stays idle while plain miners mine tiles with two lumps. The
// methods in this file exchange workers as long as that brings more.

// placeWorkers exchanges workers in the prepared plan until no exchange of two of them, or of one
// with an idle worker, brings more, see [Table.planGain]. from is the index in the plan from which
// on jobs may change.
func (b *Table) placeWorkers(a *table.Decision, from int) {
	best := b.planGain()
	for better := true; better; {
		better = false
		for _, x := range b.exchanges(a, from) {
			x.swap(b)
			if gain := b.planGain(); gain.above(best) {
				best, better = gain, true
				break
			}
			x.swap(b)
		}
	}
}

// planGain estimates what the prepared plan brings: the dollars of [Table.surplus] and, for plans
// that earn the same, the jobs in workshops that the town can pay for.
func (b *Table) planGain() planGain {
	_, paid := b.jobs()
	return planGain{b.surplus(), paid}
}

type planGain struct{ dollars, jobs int }

func (g planGain) above(other planGain) bool {
	if g.dollars != other.dollars {
		return g.dollars > other.dollars
	}
	return g.jobs > other.jobs
}

// exchange swaps the workers of two jobs of the prepared plan, by index. If other is -1, the worker
// of the job takes leave for an idle worker of kind idle.
type exchange struct {
	job, other int
	idle       *rules.Worker
}

// swap carries out the exchange in the prepared plan of table b. A second call undoes it.
func (x exchange) swap(b *Table) {
	one := &b.draft[x.job]
	if x.other < 0 {
		was := one.worker
		*one = one.by(*x.idle)
		*x.idle = was
		return
	}
	two := &b.draft[x.other]
	*one, *two = one.by(two.worker), two.by(one.worker)
}

// by returns job j done by a worker of kind w.
func (j job) by(w rules.Worker) job {
	if j.move.Kind == rules.KindAssignCart {
		return aboard(j.place(), w)
	}
	return inWindow(j.place(), w)
}

// exchanges returns the exchanges in the prepared plan that could change what it brings. from is
// the index of the first job that may change.
func (b *Table) exchanges(a *table.Decision, from int) (all []exchange) {
	for k := from; k < len(b.draft); k++ {
		j := b.draft[k]
		if j.move.Kind == rules.KindAssignUpskill {
			continue
		}
		for w := range rules.WorkerKinds {
			if w != j.worker && b.idle(w) > 0 && (b.gifted(j, w) || b.gifted(j, j.worker)) && b.free(a, j.by(w)) {
				all = append(all, exchange{k, -1, &w})
			}
		}
		for other := k + 1; other < len(b.draft); other++ {
			o := b.draft[other]
			if o.move.Kind == rules.KindAssignUpskill || o.worker == j.worker ||
				!b.free(a, j.by(o.worker)) || !b.free(a, o.by(j.worker)) {
				continue
			}
			if b.gifted(j, o.worker) || b.gifted(o, j.worker) || b.gifted(j, j.worker) || b.gifted(o, o.worker) {
				all = append(all, exchange{job: k, other: other})
			}
		}
	}
	return all
}

// gifted reports whether a worker of kind w can bring more in the place of job j than a miner.
func (b *Table) gifted(j job, w rules.Worker) bool {
	switch w {
	case rules.StrongMiner:
		return j.move.Kind == rules.KindAssignCart
	case rules.Bartender, rules.Craftsman:
		suits := preferredWorkers()[b.buildingOf(j)]
		return len(suits) > 0 && suits[0] == w
	}
	return false
}

// buildingOf returns the building in which job j is done, NoBuilding for a cart.
func (b *Table) buildingOf(j job) rules.Building {
	if j.move.Kind == rules.KindAssignCart {
		return rules.NoBuilding
	}
	return b.town().Plots[j.place()].Building
}
