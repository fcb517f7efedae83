package dakota

import (
	"cmp"
	"slices"
	"sync"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// job is the place that a worker has in a prepared plan, which is not confirmed yet. move is the
// move that assigns the worker to it.
type job struct {
	worker rules.Worker
	move   engine.Move
}

// inWindow returns the job of worker w in a window of the building on lot slot. Likewise, aboard
// returns the job of a worker in a cart, and lesson the job of a teacher in a school.
func inWindow(slot int, w rules.Worker) job {
	return job{w, rules.AssignToWindow(slot, w)}
}

func aboard(cart int, w rules.Worker) job {
	return job{w, rules.AssignToCart(cart, w)}
}

func lesson(slot int) job {
	return job{rules.Teacher, rules.AssignLesson(slot)}
}

// in reports whether job j is at one place: its move must have the given kind, and be about the
// building on lot at or the cart in slot at.
func (j job) in(kind engine.Kind, at int) bool { return j.move.Kind == kind && j.place() == at }

// place returns the lot of the building or the slot of the cart that the job is in.
func (j job) place() int {
	if j.move.Kind == rules.KindAssignCart {
		return rules.CartSlotOf(j.move)
	}
	return rules.SlotOf(j.move)
}

// Selection implements [table.Questions]: it returns the prepared plan.
func (b *Table) Selection() *table.Selection {
	if b.State.Phase() != rules.PhasePlan {
		return nil
	}
	x := &table.Selection{
		Parts: []engine.Kind{rules.KindAssignCart, rules.KindAssignWindow, rules.KindAssignUpskill},
		Fits: func(m engine.Move) (fits bool) {
			b.atHome(func() { fits = b.idleFor(m) && !b.full(m) })
			return fits
		},
		Change: func(m engine.Move, spare []engine.Move) (words string) {
			b.atHome(func() { words = b.exchangeWords(m, spare) })
			return words
		},
		AsGood: func(proposed, selected engine.Move) (as bool) {
			b.atHome(func() { as = b.doesTheSame(proposed, selected) })
			return as
		},
		Finish: engine.Move{Kind: rules.KindPlanDone},
		Whole:  b.makePlan,
	}
	for _, j := range b.draft {
		x.Moves = append(x.Moves, j.move)
	}
	return x
}

// idleFor reports whether the prepared plan leaves the workers idle whom move m, which assigns
// somebody, needs.
func (b *Table) idleFor(m engine.Move) bool {
	if m.Kind == rules.KindAssignUpskill {
		return b.idle(rules.Teacher) > 0 && b.town().Free[rules.Miner] > b.drafted(rules.Miner)
	}
	return b.idle(rules.WorkerOf(m)) > 0
}

// full reports whether the prepared plan leaves no room at the place to which move m assigns
// somebody.
func (b *Table) full(m engine.Move) bool {
	switch m.Kind {
	case rules.KindAssignCart:
		i := rules.CartSlotOf(m)
		return len(b.crew(i))+len(b.draftedCrew(i)) >= b.town().Carts[i].Kind.Capacity()
	case rules.KindAssignUpskill:
		return b.windows(rules.SlotOf(m))[0] != rules.WorkerKinds
	}
	return b.windows(rules.SlotOf(m))[1] != rules.WorkerKinds
}

// exchangeWords returns the words for what has to change in the prepared plan so that move m, which
// assigns a worker, is possible: the worker comes from another place, or takes the place of another
// one. spare are the moves of the plan that are not wanted.
func (b *Table) exchangeWords(m engine.Move, spare []engine.Move) string {
	if m.Kind == rules.KindAssignUpskill {
		return ""
	}
	place, cart := rules.SlotOf, m.Kind == rules.KindAssignCart
	if cart {
		place = rules.CartSlotOf
	}
	at, who := place(m)+1, workerName(rules.WorkerOf(m))
	if b.full(m) {
		for _, x := range spare {
			switch {
			case x.Kind != m.Kind || place(x) != place(m):
			case cart:
				return i18n.T("Cart %d: %s instead of %s", at, who, workerName(rules.WorkerOf(x)))
			default:
				return i18n.T("Lot %d: %s instead of %s", at, who, workerName(rules.WorkerOf(x)))
			}
		}
	}
	if cart {
		return i18n.T("Move to cart %d: %s", at, who)
	}
	return i18n.T("Move to lot %d: %s", at, who)
}

// doesTheSame reports whether the worker whom the plan assigns by move selected does as much as the
// one whom move proposed would assign to the same place. A worker who is more useful while free
// does not.
func (b *Table) doesTheSame(proposed, selected engine.Move) bool {
	if proposed.Kind != selected.Kind || proposed.Kind == rules.KindAssignUpskill {
		return false
	}
	j := job{rules.WorkerOf(proposed), proposed}
	instead := rules.WorkerOf(selected)
	return j.by(instead).move == selected && !b.gifted(j, j.worker) && instead != rules.Sheriff &&
		instead != rules.Engineer
}

// drafted returns how many workers of kind w the prepared plan uses. A lesson uses a teacher and a
// miner.
func (b *Table) drafted(w rules.Worker) int {
	n := 0
	if b.shownSeat() != b.Viewer {
		return 0
	}
	for _, j := range b.draft {
		if j.worker == w || w == rules.Miner && j.move.Kind == rules.KindAssignUpskill {
			n++
		}
	}
	return n
}

// draftedCrew returns the workers whom the prepared plan puts into a cart, except for one that is
// being dragged away.
func (b *Table) draftedCrew(cart int) (out []rules.Worker) {
	for k, j := range b.draft {
		if j.in(rules.KindAssignCart, cart) && b.shownSeat() == b.Viewer && k != b.drag.from {
			out = append(out, j.worker)
		}
	}
	return out
}

// windows returns the workers in the two windows of the building on the lot with index slot,
// including those of the prepared plan. WorkerKinds stands for an empty window.
func (b *Table) windows(slot int) [2]rules.Worker {
	out := b.town().Plots[slot].Windows
	put := func(w rules.Worker) {
		for i := range out {
			if out[i] == rules.WorkerKinds {
				out[i] = w
				return
			}
		}
	}
	if b.shownSeat() != b.Viewer {
		return out
	}
	for k, j := range b.draft {
		switch {
		case k == b.drag.from: // the worker of this job is being dragged away
		case j.in(rules.KindAssignWindow, slot):
			put(j.worker)
		case j.in(rules.KindAssignUpskill, slot):
			put(rules.Teacher)
			put(rules.Miner)
		}
	}
	return out
}

// planning reports whether decision a is a person's plan for the afternoon.
func (b *Table) planning(a *table.Decision) bool {
	return a.Legal != nil && b.State.Phase() == rules.PhasePlan
}

// idle returns how many workers of kind w can still be assigned in the plan. The rules ask for the
// kinds of workers in a fixed order (see planRank); for kinds before the current one the result is
// 0.
func (b *Table) idle(w rules.Worker) int {
	if b.planRank(w) < b.planRank(b.Board.Assigning) {
		return 0
	}
	return b.town().Free[w] - b.drafted(w)
}

// planRank returns the position of worker kind w in the order in which the rules assign workers.
// WorkerKinds (nobody) comes last.
func (b *Table) planRank(w rules.Worker) int {
	order := rules.PlanOrder()
	if i := slices.Index(order[:], w); i >= 0 {
		return i
	}
	return len(order)
}

// preferredWorkers returns, for each kind of building, the kinds of workers in order of their
// usefulness there, the best first.
var preferredWorkers = sync.OnceValue(func() map[rules.Building][]rules.Worker {
	return map[rules.Building][]rules.Worker{
		rules.Workshop: {rules.Craftsman, rules.Miner},
		rules.Saloon:   {rules.Bartender, rules.Miner},
		rules.School:   {rules.Miner},
	}
})

// pick returns the kind of worker to put into a place. If the player has selected a kind, it is
// that one. Otherwise it is the first kind in suits with an idle worker, or else any other kind
// with one. The second result is false if no such worker is idle.
func (b *Table) pick(suits ...rules.Worker) (rules.Worker, bool) {
	if w := b.chosen.kind; w != rules.WorkerKinds {
		return w, b.idle(w) > 0
	}
	for _, w := range suits {
		if b.idle(w) > 0 {
			return w, true
		}
	}
	for w := range rules.WorkerKinds {
		if b.idle(w) > 0 {
			return w, true
		}
	}
	return rules.WorkerKinds, false
}

// free reports whether job j may still be assigned. It checks this only for the kind of worker that
// the rules are asking for now. The rules fix an order of the places for one kind, so that after
// some assignments others are no longer legal.
func (b *Table) free(a *table.Decision, j job) bool {
	return j.worker != b.Board.Assigning || a.IsLegal(j.move)
}

// windowJob returns the job that a press on the building on the lot with index slot adds to the
// plan. The second result is false if there is none.
func (b *Table) windowJob(a *table.Decision, slot int) (job, bool) {
	plot := &b.town().Plots[slot]
	likes, works := preferredWorkers()[plot.Building]
	if !works || plot.Closed || b.windows(slot)[1] != rules.WorkerKinds {
		return job{}, false
	}
	if plot.Building == rules.Saloon && slices.Contains(b.windowsOf(slot), rules.Bartender) {
		likes = []rules.Worker{rules.Miner}
	}
	w, ok := b.pick(likes...)
	if !ok {
		return job{}, false
	}
	j := inWindow(slot, w)
	return j, b.free(a, j)
}

func (b *Table) windowsOf(slot int) []rules.Worker {
	w := b.windows(slot)
	return w[:]
}

// lessonJob returns the job of giving a lesson in the school on the lot with index slot. The second
// result is false if no lesson is possible there.
func (b *Table) lessonJob(a *table.Decision, slot int) (job, bool) {
	plot := &b.town().Plots[slot]
	j := lesson(slot)
	ok := plot.Building == rules.School && !plot.Closed && b.windows(slot)[0] == rules.WorkerKinds &&
		b.idle(rules.Teacher) > 0 && b.town().Free[rules.Miner]-b.drafted(rules.Miner) > 0
	return j, ok && b.free(a, j)
}

// cartJob returns the job that a press on the cart in slot cart adds to the plan. The second result
// is false if there is none.
func (b *Table) cartJob(a *table.Decision, cart int) (job, bool) {
	c := &b.town().Carts[cart]
	if c.Kind == rules.NoCart || c.Derailed || len(b.crew(cart))+len(b.draftedCrew(cart)) >= c.Kind.Capacity() {
		return job{}, false
	}
	w, ok := b.pick(rules.Miner, rules.StrongMiner)
	if !ok {
		return job{}, false
	}
	j := aboard(cart, w)
	return j, b.free(a, j)
}

// assign returns a press handler that adds job j to the draft, the plan that is not confirmed yet.
func (b *Table) assign(a *table.Decision, j job) func() {
	return func() {
		b.draft = append(b.draft, j)
		if w := b.chosen.kind; w != rules.WorkerKinds && b.idle(w) <= 0 {
			b.chosen.kind = rules.WorkerKinds
		}
		a.Rebuild()
	}
}

// makePlan returns the sequence of moves that carries out the prepared plan, in the order required
// by the rules.
func (b *Table) makePlan() table.MoveSequence {
	jobs := slices.Clone(b.draft)
	slices.SortStableFunc(jobs, func(x, y job) int {
		return cmp.Compare(b.State.PlanRank(x.move),
			b.State.PlanRank(y.move))
	})
	return func(s engine.State) (engine.Move, bool) {
		if s.Phase() != rules.PhasePlan {
			return engine.Move{}, false
		}
		legal := s.Moves(nil)
		for i, j := range jobs {
			if slices.Contains(legal, j.move) {
				jobs = slices.Delete(jobs, i, i+1)
				return j.move, true
			}
		}
		if len(jobs) > 0 {
			for _, m := range legal {
				if m.Kind == rules.KindIdle {
					return m, true
				}
			}
		}
		return engine.Move{Kind: rules.KindPlanDone}, true
	}
}

// yesterday returns the jobs that the seat to decide had in its plan of the previous day.
func (b *Table) yesterday(a *table.Decision) []job {
	day, last := 0, []job(nil)
	for _, e := range a.History() {
		switch {
		case e.Kind == rules.EventDay:
			day = rules.DayIn(e)
		case e.Seat != a.Seat || day != b.Board.Day-1:
		case e.Kind == rules.EventAssigned && rules.LessonIn(e):
			if j := lesson(rules.SlotIn(e)); len(last) == 0 || last[len(last)-1] != j {
				last = append(last, j)
			}
		case e.Kind == rules.EventAssigned:
			last = append(last, inWindow(rules.SlotIn(e), rules.WorkerIn(e)))
		case e.Kind == rules.EventBoarded:
			last = append(last, aboard(rules.SlotIn(e), rules.WorkerIn(e)))
		}
	}
	return last
}

// repeat replaces the prepared plan by a list of jobs (the parameter all), without those that are
// not possible now.
func (b *Table) repeat(a *table.Decision, all []job) {
	b.visit = engine.NoSeat // show the viewer's own town, to which the plan belongs
	b.draft, b.chosen.kind = nil, rules.WorkerKinds
	for _, j := range all {
		b.chosen.kind = j.worker
		at := j.place()
		var now job
		var ok bool
		switch j.move.Kind {
		case rules.KindAssignWindow:
			now, ok = b.windowJob(a, at)
		case rules.KindAssignCart:
			now, ok = b.cartJob(a, at)
		default:
			now, ok = b.lessonJob(a, at)
		}
		if ok && now == j {
			b.draft = append(b.draft, j)
		}
	}
	b.chosen.kind = rules.WorkerKinds
}

// fill adds jobs for idle workers to the prepared plan until no worker is idle, or no useful place
// is free: a window of a workshop is useful if the town can pay for a job there, and a seat in a
// cart if there is ore for its worker. Workshops and saloons come first, then carts, then schools.
// Then it exchanges workers whom it has assigned, see [Table.placeWorkers].
func (b *Table) fill(a *table.Decision) {
	from := len(b.draft)
	b.fillPlaces(a, from)
	b.placeWorkers(a, from)
}

// fillPlaces does the work of [Table.fill] except for the exchanges. from is the number of jobs in
// the prepared plan.
func (b *Table) fillPlaces(a *table.Decision, from int) {
	put, t := b.put, b.town()
	for _, h := range []rules.Building{rules.Workshop, rules.Saloon} {
		for i := range t.Plots {
			if t.Plots[i].Building != h {
				continue
			}
			most := 2
			if h == rules.Workshop && t.Money < 8 {
				most = 1
			}
			for _, w := range b.windows(i) {
				if w != rules.WorkerKinds {
					most--
				}
			}
			for range most {
				put(b.windowJob(a, i))
			}
		}
	}
	for range 2 { // the fees of the carts may leave no money for a job: its worker goes aboard then
		for i := range t.Carts {
			b.fillCart(a, i)
		}
		b.dropUnpaid(from)
	}
	for i := range t.Plots {
		for range 2 { // for both windows
			if t.Plots[i].Building != rules.School || !put(b.windowJob(a, i)) {
				break
			}
		}
	}
	for i := range t.Plots { // windows that were left for want of money at the beginning
		for t.Plots[i].Building == rules.Workshop {
			_, was := b.jobs()
			if !put(b.windowJob(a, i)) {
				break
			}
			if _, paid := b.jobs(); paid == was {
				b.draft = b.draft[:len(b.draft)-1]
				break
			}
		}
	}
}

// dropUnpaid takes workers out of workshops again as long as the town cannot pay for a job of each.
// from is the index in the prepared plan from which on jobs may be dropped.
func (b *Table) dropUnpaid(from int) {
	for k := len(b.draft) - 1; k >= from; k-- {
		if planned, paid := b.jobs(); planned == paid {
			return
		}
		if x := b.draft[k].move; x.Kind == rules.KindAssignWindow &&
			b.town().Plots[rules.SlotOf(x)].Building == rules.Workshop {
			b.draft = slices.Delete(b.draft, k, k+1)
		}
	}
}

// put adds job j to the prepared plan if ok is true, and returns ok.
func (b *Table) put(j job, ok bool) bool {
	if ok {
		b.draft = append(b.draft, j)
	}
	return ok
}

// fillCart adds jobs aboard a cart for as many idle workers as find ore, unless the ore is worth
// less than the cart's fee. cart is its slot.
func (b *Table) fillCart(a *table.Decision, cart int) {
	c := b.town().Carts[cart].Kind
	if c == rules.NoCart {
		return
	}
	pays, brings := b.outlook()
	was, reach := len(b.draft), b.reach(cart)
	for range min(c.Capacity(), reach) - len(b.crew(cart)) - len(b.draftedCrew(cart)) {
		b.put(b.cartJob(a, cart))
	}
	if p, g := b.outlook(); g-p < brings-pays {
		b.draft = b.draft[:was]
	}
}

// idleWorkers returns how many workers the prepared plan leaves without work.
func (b *Table) idleWorkers() (n int) {
	for w := range rules.WorkerKinds {
		n += max(b.idle(w), 0)
	}
	return n
}

// leftFree returns a text that says how many workers stay free although fill has found no more work
// for them, and why; "" if there are none. It must be called while the own town is shown, with the
// prepared plan filled.
func (b *Table) leftFree() string {
	n := b.idleWorkers()
	if n == 0 {
		return ""
	}
	shop, seat := false, false
	t := b.town()
	for i := range t.Plots {
		x := &t.Plots[i]
		shop = shop || x.Building == rules.Workshop && !x.Closed && b.windows(i)[1] == rules.WorkerKinds
	}
	for i := range t.Carts {
		c := &t.Carts[i]
		seat = seat || c.Kind != rules.NoCart && !c.Derailed &&
			len(b.crew(i))+len(b.draftedCrew(i)) < c.Kind.Capacity()
	}
	why := i18n.T("All spaces are taken.")
	switch {
	case shop && seat:
		why = i18n.T("There's no more ore worth the trip, and no money for another job.")
	case shop:
		why = i18n.T("There's no money for another job in a workshop.")
	case seat:
		why = i18n.T("There's no more ore worth the trip.")
	}
	return table.Sentences(i18n.N(n, "%d worker stays free.", "%d workers stay free.", n), why)
}

// reach returns how many workers would find ore to mine if the cart's crew were filled up to its
// capacity with normal workers. cart is its slot.
func (b *Table) reach(cart int) int {
	x, ok := b.outing(cart, b.town().Carts[cart].Kind.Capacity())
	if !ok {
		return 0
	}
	return len(x.haul.lifts)
}

// oreOn returns the cells with ore on the viewer's shaft to cell leaf, without those mined today,
// the most valuable first.
func (b *Table) oreOn(leaf int) []int {
	t := &b.Board.Towns[b.Viewer]
	var out []int
	for _, c := range t.Path(leaf) {
		if kind, _, _, ok := t.TileAt(c); ok && len(kind.Resources()) > 0 && !t.Mined(c) {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(x, y int) int { return cmp.Compare(b.worth(y), b.worth(x)) })
	return out
}

// worth returns today's price in dollars of the most valuable lump of ore in cell c.
func (b *Table) worth(c int) int {
	kind, _, _, _ := b.Board.Towns[b.Viewer].TileAt(c)
	n := 0
	for _, r := range kind.Resources() {
		n = max(n, b.Board.PlainPrice(r))
	}
	return n
}

// trip describes a cart in a plan: its number, the number of workers aboard, its fee in dollars,
// and the estimated value of its ore in dollars.
type trip struct{ cart, crew, fee, worth int }

// trips returns the trips of the carts in the plan, sorted by cart. It assumes that each cart goes
// down the best shaft that is left for it.
func (b *Table) trips() (out []trip) {
	t := b.town()
	all := outings(b.Board, &b.Board.Towns[b.Viewer], b.crews())
	slices.SortFunc(all, func(x, y outing) int { return x.cart - y.cart })
	for _, o := range all {
		x := trip{cart: o.cart, crew: o.crew.size(), worth: o.haul.sale}
		if !t.Greased {
			x.fee = [...]int{1, 2, 2, 3}[min(len(out), 3)] + b.Board.Blizzard
		}
		out = append(out, x)
	}
	return out
}

// outlook returns the costs of the prepared plan and an estimate of its gains, in dollars.
func (b *Table) outlook() (costs, brings int) {
	for _, x := range b.trips() {
		costs += x.fee
		brings += x.worth
	}
	return costs, brings + b.saloonIncome()
}

// saloonIncome returns how many dollars the prepared plan earns in the saloons of the town.
func (b *Table) saloonIncome() (n int) {
	for i, p := range b.town().Plots {
		if p.Building == rules.Saloon {
			n += b.saloonBrings(b.windows(i))
		}
	}
	return n
}

// surplus returns an estimate of what the prepared plan gains above its costs, in dollars. Carts
// whose fee the town cannot pay, even with what its saloons earn, are not counted.
func (b *Table) surplus() (gain int) {
	income := b.saloonIncome()
	purse := b.town().Money + income
	for _, x := range b.trips() {
		if x.fee <= purse {
			purse, gain = purse-x.fee, gain+x.worth-x.fee
		}
	}
	return gain + income
}

// saloonBrings returns how many dollars the workers in a saloon earn if they do not gamble (R67).
// who are the workers in its two windows.
func (b *Table) saloonBrings(who [2]rules.Worker) (n int) {
	bar := slices.Contains(who[:], rules.Bartender)
	tended := false
	for _, w := range who {
		switch {
		case w == rules.WorkerKinds:
		case w == rules.Bartender && !tended:
			n += 4
			tended = true
		case bar:
			n += 4 + b.Board.Payday
		default:
			n += 3 + b.Board.Payday
		}
	}
	return n
}

// atHome calls f while the viewer's own town counts as the one on screen, even if another town is
// visited, because a plan is about the own town.
func (b *Table) atHome(f func()) {
	was := b.visit
	b.visit = engine.NoSeat
	f()
	b.visit = was
}
