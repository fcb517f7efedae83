package dakota

import (
	"fmt"
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Nodes appends to dst all nodes (interactive elements) of the board, including the controls of
// decision a.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	list := b.options(a)
	dst = b.rivalNodes(a, dst)
	dst = b.todayNodes(a, b.homeNode(a, b.skyNodes(dst)))
	if b.evening() {
		dst = append(dst, ui.Node{ID: "evening", Role: "text", Label: i18n.T("The evening"), Tip: i18n.T(hourNotes[3]),
			SkipFocus: true, BlocksInput: true, Rect: b.at.night.panel})
		for i := range b.at.carts {
			dst = b.cartNodes(a, i, dst)
		}
		dst = b.storeNodes(a, dst)
	} else {
		dst = b.lotNodes(a, dst)
		dst = b.streetNodes(a, dst)
		dst = b.storeNodes(a, dst)
		dst = b.earthNodes(a, dst)
	}
	if len(list) == 0 && !b.choosing(a) {
		dst = b.exchangeNodes(a, dst)
		dst = b.hireNodes(a, dst)
	}
	dst = b.handNodes(a, dst)
	if a.Legal == nil {
		return dst
	}
	if b.choosing(a) {
		dst = b.jobNodes(a, dst)
	}
	dst = b.catalogue(a, dst, list)
	controls := len(dst)
	dst = b.planPreviewNode(a, b.askNodes(a, dst))
	for i := controls; i < len(dst); i++ {
		dst[i].TipAvoids = a.Panel
	}
	return dst
}

// tooltipNode returns a node with this ID, a label and a tooltip (tip) in the rectangle r. It
// cannot be pressed.
func tooltipNode(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", SkipFocus: true, Rect: r}
}

// legalOf returns the legal moves of the given kinds in decision a.
func legalOf(a *table.Decision, kinds ...engine.Kind) (out []engine.Move) {
	for _, m := range a.Legal {
		if slices.Contains(kinds, m.Kind) {
			out = append(out, m)
		}
	}
	return out
}

// movesWith returns those of the given moves whose part, which the function part returns, is v.
func movesWith[V comparable](moves []engine.Move, part func(engine.Move) V, v V) (out []engine.Move) {
	for _, m := range moves {
		if part(m) == v {
			out = append(out, m)
		}
	}
	return out
}

// home reports whether the town on screen belongs to the seat that has to decide, so that its parts
// can be pressed.
func (b *Table) home(a *table.Decision) bool { return a.Legal != nil && b.shownSeat() == a.Seat }

// rivalNodes appends the nodes of the rivals' boards. A press on a board chooses the rival as the
// target of an attack or, if there is no attack, shows the rival's town.
func (b *Table) rivalNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	if r := b.markAt(); !r.Empty() {
		dst = append(dst, tooltipNode("mark", b.Name(b.shownSeat()), b.seatTip(b.shownSeat()), r))
	}
	for q := range b.SeatCount() {
		r := b.at.rivals[q]
		if r.Empty() {
			dst = append(dst, tooltipNode(table.SeatID(q), b.Name(q), b.seatTip(q), b.raceRect()))
			continue
		}
		n := ui.Node{ID: table.SeatID(q), Label: i18n.T("%s's town", b.Name(q)), Tip: b.seatTip(q), Rect: r,
			SkipFocus: a.Legal != nil}
		if c := b.chosen.card; c != rules.CardKinds {
			if m := (rules.AttackWith(c, q)); a.IsLegal(m) {
				n.Label, n.Tip = "", b.attackTip(c, q)
				dst = append(dst, a.Target(n, m))
				continue
			}
		}
		n.Chosen = b.visit == q
		n.Press = func() {
			if b.visit == q {
				b.visit = engine.NoSeat
			} else {
				b.visit = q
			}
			relayout(b, a)
		}
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if f.Hover > 0 {
				p.Outline(n.Rect.Inset(1), 6, 2, theme.Alpha(theme.BrassHi, f.Hover))
			}
		}
		dst = append(dst, n)
	}
	return dst
}

// homeNode appends to dst the button that leads from a rival's town back to the viewer's own town.
// It appends nothing while the own town is shown.
func (b *Table) homeNode(a *table.Decision, dst []ui.Node) []ui.Node {
	if b.visit == engine.NoSeat {
		return dst
	}
	at := b.visitPlaque()
	goHome := func() {
		b.visit = engine.NoSeat
		relayout(b, a)
	}
	a.RegisterOpen(goHome)
	return append(dst, ui.Disc("home", i18n.T("Back to town"),
		i18n.T("To go back, you can also choose the opponent's board again."), "cancel",
		geom.Around(geom.Point{X: at.Right() + 2, Y: at.Center().Y}, 26, 26), goHome))
}

// relayout recomputes the layout and the nodes of table b after another town has been chosen to be
// shown. a is the current decision.
func relayout(b *Table, a *table.Decision) {
	b.Layout()
	a.Rebuild()
}

// raceRect returns the rectangle of the node for the viewer's own score: the list of ranks in a
// solo game, otherwise the safe.
func (b *Table) raceRect() geom.Rect {
	if !b.at.race.Empty() {
		return b.at.race
	}
	return b.at.safe
}

// skyNodes appends to dst the nodes of the markers in the sky that show the parts of the day.
func (b *Table) skyNodes(dst []ui.Node) []ui.Node {
	for i := range hours {
		n := tooltipNode(fmt.Sprintf("hour %d", i), i18n.T(hours[i].Name), b.hourTip(i),
			geom.Around(b.station(i), 30, 26))
		dst = append(dst, n)
	}
	return dst
}

// lotNodes appends to dst the nodes of the twelve lots and of the windows of the houses on them.
func (b *Table) lotNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for i := range b.at.lots {
		dst = b.lotNode(a, i, dst)
	}
	return dst
}

func (b *Table) lotNode(a *table.Decision, i int, dst []ui.Node) []ui.Node {
	n := tooltipNode(fmt.Sprintf("lot %02d", i+1), b.lotName(i), b.lotTip(i), b.at.front(i, b.town().Plots[i].Building))
	var moves []engine.Move
	if b.home(a) {
		moves = append(moves, rules.Destroy(i), rules.ChooseSite(i), rules.Upgrade(i))
	}
	if b.aiming() {
		moves = append(moves, rules.AimAt(rules.AimSlot, i))
	}
	switch {
	case slices.ContainsFunc(moves, a.IsLegal):
		// the price of the building that stands there is not what the move costs
		switch {
		case a.IsLegal(rules.ChooseSite(i)):
			n.Tip = i18n.T("It replaces the %s on lot %d.", buildingName(b.town().Plots[i].Building), i+1)
		case a.IsLegal(rules.Upgrade(i)):
			n.Tip = b.moveTip(rules.Upgrade(i))
		}
		n.Label = ""
		return append(dst, a.Target(n, moves...))
	case b.planning(a) && b.home(a):
		return b.draftNodes(a, i, n, dst)
	case b.home(a) && b.State.Phase() == rules.PhaseResolve:
		return b.workNodes(a, i, n, dst)
	}
	return append(dst, a.WithRefusal(n, moves...))
}

// draftNodes appends to dst the nodes of the building on the lot with index i while a plan is
// prepared. Some assign a worker to the building, others take an assigned worker out of the plan
// again. n is the node of the lot.
func (b *Table) draftNodes(a *table.Decision, i int, n ui.Node, dst []ui.Node) []ui.Node {
	if j, ok := b.windowJob(a, i); ok {
		n.SkipFocus = false
		n.Label = i18n.T("%s: %s", buildingName(b.town().Plots[i].Building), workerName(j.worker))
		n.Tip = b.putTip(i, j.worker)
		n.Press = b.assign(a, j)
		n = b.withPlanPreview(tagged(table.TargetGlow(n, a.IsHinted(j.move)), b.putTag(i, j.worker)),
			func() planPreview { return b.planned(j) })
		n.Role = "button"
		a.RegisterMove(n.ID, j.move)
	} else {
		n.DisabledReason = b.noPlace(i)
	}
	dst = append(dst, n)
	if j, ok := b.lessonJob(a, i); ok {
		r := b.at.inLot(i, geom.R(22, 58, 36, 20))
		x := ui.Button(fmt.Sprintf("lesson %02d", i+1), r,
			pieces.Button{Icon: "open-book", Material: pieces.PaperTag, Size: 12}, b.assign(a, j))
		x.Label, x.Tip = i18n.T("Teacher and miner"), i18n.T(
			"The teacher trains a miner as a specialist of your choice. They take both windows.")
		a.RegisterMove(x.ID, j.move)
		dst = append(dst, x)
	}
	for k, j := range b.draft {
		if !j.in(rules.KindAssignWindow, i) && !j.in(rules.KindAssignUpskill, i) {
			continue
		}
		dst = append(dst, b.takeBack(a, k, fmt.Sprintf("back %d", k), b.at.pane(i, b.windowOf(i, k))))
	}
	return dst
}

// windowOf returns the window (0 or 1) in which the prepared plan (draft) puts a worker. slot is
// the lot of the building, k the index of the worker's job in the draft.
func (b *Table) windowOf(slot, k int) int {
	n := 0
	for _, w := range b.town().Plots[slot].Windows {
		if w != rules.WorkerKinds {
			n++
		}
	}
	for i, j := range b.draft {
		if i == k {
			break
		}
		if j.in(rules.KindAssignWindow, slot) {
			n++
		}
	}
	return min(n, 1)
}

// takeBack returns a node with this id and the rectangle r for a worker of the draft, the plan that
// is not confirmed yet. A press removes the job with index k from the draft; the worker can also be
// dragged away.
func (b *Table) takeBack(a *table.Decision, k int, id string, r geom.Rect) ui.Node {
	w := b.draft[k].worker
	n := ui.Node{
		ID:        id,
		Label:     i18n.T("Take back: %s", workerName(w)),
		Tip:       i18n.T("Send this worker back to the street."),
		Rect:      r,
		SkipFocus: true,
		Press:     func() { b.draft = slices.Delete(b.draft, k, k+1); a.Rebuild() },
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if f.Hover > 0 {
				p.Icon("cancel", n.Rect.Center(), min(n.Rect.W, n.Rect.H)*0.8, theme.Alpha(theme.Oxblood, f.Hover))
			}
		},
	}
	return b.carryWorker(a, n, w, k)
}

// windowKinds lists the kinds of work in a window of a building.
var windowKinds = []engine.Kind{
	rules.KindTendBar, rules.KindDrink, rules.KindLearn, rules.KindWork, rules.KindGamble, rules.KindUpskill,
}

// workNodes appends to dst the nodes of the windows of the lot with index i whose workers have not
// done their work yet. n is the node of the lot.
func (b *Table) workNodes(a *table.Decision, i int, n ui.Node, dst []ui.Node) []ui.Node {
	all := movesWith(legalOf(a, windowKinds...), rules.SlotOf, i)
	if len(all) == 0 {
		if _, works := preferredWorkers()[b.town().Plots[i].Building]; works {
			n.DisabledReason = i18n.T("You can't do anything here: no worker here is waiting to act.")
		}
	} else if all[0].Kind == rules.KindUpskill {
		if len(all) == 1 {
			n.Label = ""
			return append(dst, a.Target(n, all[0]))
		}
		return append(dst, b.showsOptions(a, n, i))
	}
	dst = append(dst, n)
	for w := range 2 {
		at := b.at.pane(i, w)
		own := movesWith(all, rules.WindowOf, w)
		if m, idle := b.idleAt(i, w); idle && len(own) == 0 {
			x := tooltipNode(fmt.Sprintf("window %02d %d", i+1, w), b.MoveWords(m), "", at)
			dst = append(dst, a.Attempt(x, m))
		}
		for k, m := range own {
			r := at
			if k > 0 {
				r = geom.Around(geom.Point{X: at.Center().X, Y: at.Y - 12}, 26, 22)
			}
			x := tooltipNode(fmt.Sprintf("window %02d %d %d", i+1, w, k), b.MoveWords(m), b.workTip(m), r)
			if k > 0 {
				x.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
					plaque(p, n.Rect)
					p.Icon("rolling-dices", n.Rect.Center(), 18, theme.Cream)
				}
			}
			if _, only := b.onlyJob(m); only { // one press must not spend money on a job that was not chosen
				dst = append(dst, b.showsOptions(a, x, i))
				continue
			}
			dst = append(dst, a.Target(x, m))
		}
	}
	return dst
}

// idleAt returns the move that makes the worker in window w of the building on lot i act, legal or
// not. ok is false if there is no worker, or if workers in such a building do not act.
func (b *Table) idleAt(i, w int) (m engine.Move, ok bool) {
	plot := &b.town().Plots[i]
	who := plot.Windows[w]
	switch {
	case who == rules.WorkerKinds:
	case plot.Building == rules.Workshop:
		return rules.WorkAt(i, w), true
	case plot.Building == rules.School:
		return rules.Learn(i, w), true
	case plot.Building == rules.Saloon && who == rules.Bartender:
		return rules.TendBar(i, w), true
	case plot.Building == rules.Saloon:
		return rules.Drink(i, w), true
	}
	return m, false
}

// showsOptions returns n with a press handler that opens or closes the list of options for the
// building on a lot. spot is the index of the lot.
func (b *Table) showsOptions(a *table.Decision, n ui.Node, spot int) ui.Node {
	n.SkipFocus, n.Chosen = false, b.chosen.spot == spot
	n.Press = func() {
		if b.chosen.spot == spot {
			b.chosen.spot = -1
		} else {
			b.chosen.spot = spot
		}
		a.Rebuild()
	}
	if n.Chosen {
		a.RegisterOpen(n.Press)
	}
	n = table.TargetGlow(n, a.RegisterOptions(n.ID, b.optionsOf(a, spot)...))
	n.Role = "button"
	return n
}

// streetNodes appends to dst the nodes of the people and carts on the street.
func (b *Table) streetNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	all := b.street()
	for from := 0; from < len(all); {
		to := from
		for to < len(all) && all[to] == all[from] {
			to++
		}
		dst = append(dst, b.peopleNode(a, all[from], to-from,
			b.at.person(all, from).Union(b.at.person(all, to-1))))
		from = to
	}
	for i := range b.at.carts {
		dst = b.cartNodes(a, i, dst)
	}
	return dst
}

// personMoves lists the functions that return the moves of a worker in the street.
var personMoves = []func(rules.Worker) engine.Move{
	rules.Send, rules.FallIll, rules.Commit, rules.AssignOfficer, rules.Dismiss,
}

func (b *Table) peopleNode(a *table.Decision, s standing, count int, r geom.Rect) ui.Node {
	id := "people " + s.worker.String()
	if s.used {
		id = "tired " + s.worker.String()
	}
	n := tooltipNode(id, workerName(s.worker), b.workerTip(s, count), r)
	if !b.home(a) {
		return n
	}
	var tried []engine.Move
	for _, move := range personMoves {
		m := move(s.worker)
		tried = append(tried, m)
		if a.IsLegal(m) && (!s.used || m.Kind == rules.KindDismiss && b.town().Free[s.worker] == 0) {
			n.Label = ""
			n.Tip = table.Sentences(b.moveTip(m), n.Tip)
			n = a.Target(n, m)
			if m.Kind == rules.KindSend {
				n = b.carryExplorer(a, n, s.worker)
			}
			return n
		}
	}
	if b.planning(a) && !s.used && b.idle(s.worker) > 0 {
		n.SkipFocus, n.Chosen, n.Role = false, b.chosen.kind == s.worker, "button"
		n.Press = func() {
			if b.chosen.kind == s.worker {
				b.chosen.kind = rules.WorkerKinds
			} else {
				b.chosen.kind = s.worker
			}
			a.Rebuild()
		}
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if n.Chosen || f.Hover > 0 {
				p.Outline(n.Rect.Inset(-1), 6, 2.4, theme.Alpha(theme.BrassHi, max(f.Hover, float64(oneIf(n.Chosen)))))
			}
		}
		return b.carryWorker(a, n, s.worker, -1)
	}
	if s.used && (b.planning(a) || slices.ContainsFunc(tried, a.IsLegal) || a.AsksFor(rules.KindSend)) {
		n.DisabledReason = i18n.T("You can't use this worker again until tomorrow morning.")
	}
	return a.WithRefusal(n, tried...)
}

func oneIf(is bool) int {
	if is {
		return 1
	}
	return 0
}

// cartNodes appends to dst the nodes of the cart in slot i. Depending on the phase, they assign
// workers to the cart, send it into the mine, bring it up, or choose it as the target of an attack.
func (b *Table) cartNodes(a *table.Decision, i int, dst []ui.Node) []ui.Node {
	n := tooltipNode(fmt.Sprintf("cart %d", i+1), i18n.T("Cart %d", i+1), b.cartTip(i), b.at.carts[i])
	switch {
	case b.aiming() && a.IsLegal(rules.AimAt(rules.AimCart, i)):
		n.Label = ""
		return append(dst, a.Target(n, rules.AimAt(rules.AimCart, i)))
	case !b.home(a):
		return append(dst, n)
	case b.planning(a):
		if j, ok := b.cartJob(a, i); ok {
			n.SkipFocus, n.Label = false, i18n.T("Aboard: %s", workerName(j.worker))
			n.Tip = b.aboardTip(i)
			n.Press = b.assign(a, j)
			n = b.previewed(tagged(table.TargetGlow(n, a.IsHinted(j.move)), b.aboardTag(i)), b.routeOf(i, 1))
			n = b.withPlanPreview(n, func() planPreview { return b.planned(j) })
			n.Role = "button"
			a.RegisterMove(n.ID, j.move)
		} else {
			n.DisabledReason = b.noSeat(i)
		}
		dst = append(dst, n)
		return b.crewNodes(a, i, dst)
	}
	if m := rules.ReturnCart(i); a.IsLegal(m) {
		n.Label, n.Tip = i18n.T("Bring up cart %d with the best ore", i+1), b.returnTip(i)
		n = a.SequenceTarget(n, m, func() table.MoveSequence { return dig(m) })
		dst = append(dst, b.previewed(n, b.routeOf(i, 0)))
		by := ui.Disc(b.State.Notation(m), b.MoveWords(m), i18n.T("Bring up the cart and choose each ore yourself."),
			"mining",
			geom.Around(geom.Point{X: n.Rect.Right() - 8, Y: n.Rect.Y + 2}, 24, 24), nil)
		id := by.ID
		by.Press = func() { a.Do(id, m) }
		by.Role = "move"
		return append(dst, by)
	}
	m := rules.Launch(i)
	if a.IsLegal(m) {
		n.Label, n.Tip = "", b.launchTip(i)
		return append(dst, b.previewed(a.Target(n, m), b.routeOf(i, 0)))
	}
	return append(dst, a.WithRefusal(n, m, rules.ReturnCart(i)))
}

// crewNodes appends to dst the nodes of the workers that the plan puts into a cart. A press removes
// the worker from the plan. The nodes are above the middle of the cart, where presses put workers
// aboard: several presses there must not take anybody back.
func (b *Table) crewNodes(a *table.Decision, cart int, dst []ui.Node) []ui.Node {
	at := len(b.crew(cart))
	for k, j := range b.draft {
		if !j.in(rules.KindAssignCart, cart) {
			continue
		}
		seat := b.at.seat(cart, at, b.town().Carts[cart].Kind.Capacity())
		r := geom.Around(seat.Add(0, -14), 16, 26).Move(0, -4)
		r.H = b.at.carts[cart].Center().Y - 2 - r.Y
		dst = append(dst, b.takeBack(a, k, fmt.Sprintf("back %d", k), r))
		at++
	}
	return dst
}

// storeNodes appends to dst the nodes of the store: the bins of ore, the beds and the storage
// capacity.
func (b *Table) storeNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for r := range rules.ResourceCount {
		n := tooltipNode("bin "+r.String(), oreName(r), b.binTip(r), b.at.bins[r])
		if b.home(a) {
			n = b.binTarget(a, n, r)
		}
		dst = append(dst, n)
	}
	beds, _ := b.at.beds.CutTop(b.at.beds.H / 2)
	return append(dst, tooltipNode("beds", i18n.T("Beds"), b.bedsTip(), beds),
		tooltipNode("storage", i18n.T("Storage"), b.storageTip(), beds.Move(0, beds.H)))
}

func (b *Table) binTarget(a *table.Decision, n ui.Node, r rules.Resource) ui.Node {
	sales := movesWith(legalOf(a, rules.KindSellPlain), rules.ResourceOf, r)
	switch {
	case len(sales) == 1:
		n.Label = ""
		return a.Target(n, sales[0])
	case len(sales) > 1:
		n.SkipFocus, n.Chosen = false, b.chosen.ore == r
		n.Press = func() {
			b.chosen.card, b.chosen.ore = rules.CardKinds, r
			if n.Chosen {
				b.chosen.ore = rules.ResourceCount
			}
			a.Rebuild()
		}
		if n.Chosen {
			a.RegisterOpen(n.Press)
		}
		n = table.TargetGlow(n, a.RegisterOptions(n.ID, sales...))
		n.Role = "button"
		return n
	}
	moves := []engine.Move{rules.SellToMerchant(r), rules.DiscardResource(r), rules.SellPlain(r, 1)}
	if slices.ContainsFunc(moves, a.IsLegal) {
		n.Label = ""
	}
	if a.IsLegal(moves[0]) { // a card may pay another price than the exchange
		n.Tip = i18n.T("%d in storage. Sold one at a time, each pays $%d today.", b.town().Goods[r], b.gain(moves[0]))
	}
	return a.Target(n, moves...)
}

// gain returns by how many dollars move m changes the money of the seat to decide: negative if it
// costs money, 0 if m is illegal.
func (b *Table) gain(m engine.Move) int {
	s, seat := b.copy(), b.State.Turn()
	if s.Play(m, nil) != nil {
		return 0
	}
	after := rules.Game.NewBoard().(*rules.Board)
	after.Read(s, b.RevealedSeats)
	return after.Towns[seat].Money - b.Board.Towns[seat].Money
}

// exchangeNodes appends to dst the nodes of the exchange: the pool (the ore that can still be mined
// today) and the ten combinations.
func (b *Table) exchangeNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for r := range rules.ResourceCount {
		dst = append(dst, tooltipNode("pool "+r.String(), i18n.T("%s in the pool", oreName(r)), b.poolTip(r),
			b.at.pool[r]))
	}
	for c := range rules.Combination(rules.CombinationCount) {
		dst = b.offerNodes(a, c, dst)
	}
	return dst
}

// offerNodes appends to dst the node that sells combination c. If the player can choose which ore
// token stays on the sale slot, it also appends the node for this choice.
func (b *Table) offerNodes(a *table.Decision, c rules.Combination, dst []ui.Node) []ui.Node {
	n := tooltipNode("offer "+c.String(), comboName(c), b.offerTip(c), b.at.offers[c])
	all := movesWith(legalOf(a, rules.KindSellCombo), rules.CombinationOf, c)
	if len(all) == 0 {
		return append(dst, a.WithRefusal(n, rules.SellCombo(c, dearest(c))))
	}
	m := b.offerMove(a, c)
	n.Label = ""
	dst = append(dst, a.Target(n, m))
	if len(all) > 1 {
		at := b.leftPlace(n.Rect)
		left := rules.KeptOf(m)
		x := tooltipNode("token "+c.String(), i18n.T("%s stays on the space", oreName(left)),
			i18n.T("Choose this to leave a different ore on the space. The ore you leave stays out of the pool until night."), at)
		x.SkipFocus, x.Role = false, "button"
		x.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			p.Rect(n.Rect.Inset(1), 4, theme.Alpha(theme.Shadow, 0.5))
			p.Outline(n.Rect.Inset(1), 4, 1.2+f.Hover, theme.Brass)
			ore(p, left, geom.Around(n.Rect.Center(), 16, 16))
		}
		x.Press = func() {
			k := slices.Index(all, m)
			next := all[(k+1)%len(all)]
			b.chosen.trade, b.chosen.left = c, rules.KeptOf(next)
			a.Rebuild()
		}
		dst = append(dst, x)
	}
	return dst
}

// offerMove returns the move that sells combination c. One token of its ore stays on the sale slot:
// the one that the player has chosen, by default the most valuable, because rivals cannot mine that
// ore as long as it is there. Selling c must be legal.
func (b *Table) offerMove(a *table.Decision, c rules.Combination) engine.Move {
	if b.chosen.trade == c {
		return rules.SellCombo(c, b.chosen.left)
	}
	all := movesWith(legalOf(a, rules.KindSellCombo), rules.CombinationOf, c)
	return all[len(all)-1]
}

// leftPlace returns the rectangle of the node that shows which token stays on the sale slot. offer
// is the rectangle of the combination's row. During the day the node is beside the middle of the
// row, so that a press in the middle still sells the combination. In the evening it is beside the
// needed ore, so that it does not hide the price.
func (b *Table) leftPlace(offer geom.Rect) geom.Rect {
	from := 64.0
	if b.evening() {
		from = 9 + eveningPrice + eveningSlots + 54 // room for the difference from the usual price
	}
	return geom.R(offer.Right()-from, offer.Y, 26, offer.H)
}

// dearest returns the most valuable ore that combination c needs.
func dearest(c rules.Combination) (out rules.Resource) {
	for r, n := range c.Needs() {
		if n > 0 {
			out = rules.Resource(r)
		}
	}
	return out
}

// hireNodes appends to dst the nodes of the people for hire.
func (b *Table) hireNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	for i := range rules.JobSlots(b.Board.Seats) {
		n := tooltipNode(fmt.Sprintf("job %d", i+1), i18n.T("Job board, space %d", i+1), b.jobTip(i), b.at.jobs[i])
		m := rules.HireSpecialist(i + 1)
		if a.IsLegal(m) {
			n.Label = ""
		}
		dst = append(dst, a.Target(n, m))
	}
	for _, x := range []struct {
		w    rules.Worker
		r    geom.Rect
		kind engine.Kind
	}{{rules.StrongMiner, b.at.strong, rules.KindHireStrong}, {rules.Miner, b.at.miners, rules.KindHireMiner}} {
		n := tooltipNode("hire "+x.w.String(), i18n.T("%s for hire", workerName(x.w)), b.hireTip(x.w), x.r)
		if a.IsLegal(engine.Move{Kind: x.kind}) {
			n.Label = ""
		}
		dst = append(dst, a.Target(n, engine.Move{Kind: x.kind}))
	}
	return dst
}

// handNodes appends to dst the nodes of the cards of the hand and of the deck.
func (b *Table) handNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	list := b.hand()
	seen := map[rules.Card]int{}
	for i, c := range list {
		seen[c]++
		id := "card " + c.String()
		if seen[c] > 1 {
			id = fmt.Sprintf("card %s %d", c, seen[c])
		}
		n := tooltipNode(id, cardName(c), b.cardTip(c), b.cardAt(i, len(list)))
		n = enlargedCard(n, c)
		n.BelongsToViewer = true
		if n = b.cardTarget(a, n, c); seen[c] > 1 {
			n.ID = id // of several equal cards only the first has the notation of the move as its ID
		}
		dst = append(dst, n)
	}
	if n := b.hiddenCards(); n > 0 {
		dst = append(dst, tooltipNode("hand", i18n.T("%s's hand", b.Name(b.Viewer)),
			i18n.N(n, "%d hidden card.", "%d hidden cards.", n), b.at.hand))
	}
	return append(dst, tooltipNode("deck", i18n.T("The deck"),
		i18n.N(b.Board.DeckSize, "%d card left.", "%d cards left.", b.Board.DeckSize), b.at.deck))
}

// cardTarget returns node n as the node of card c in the hand. If the card can be used in one way
// only, one press plays it. If there are several ways, a press shows their list.
func (b *Table) cardTarget(a *table.Decision, n ui.Node, c rules.Card) ui.Node {
	if a.Legal == nil {
		return n
	}
	for _, m := range []engine.Move{rules.ReactWith(c), rules.DiscardCard(c)} {
		if a.IsLegal(m) {
			n.Label = ""
			return a.Target(n, m)
		}
	}
	uses := b.usesOf(a, c)
	switch {
	case len(uses) == 1 && uses[0].Kind == rules.KindPlay:
		n.Label = ""
		return a.Target(n, uses[0])
	case len(uses) > 0:
		n.SkipFocus, n.Chosen = false, b.chosen.card == c
		n.Press = func() {
			b.chosen.card, b.chosen.ore = c, rules.ResourceCount
			if n.Chosen {
				b.chosen.card = rules.CardKinds
			}
			a.Rebuild()
		}
		if n.Chosen {
			a.RegisterOpen(n.Press)
		}
		n = table.TargetGlow(n, a.RegisterOptions(n.ID, uses...))
		n.Role = "button"
		return n
	}
	return a.WithRefusal(n, b.tries(a, c)...)
}

// tries returns moves that use card c, legal or not. It is called for a card that cannot be played
// now: the error that the rules return for such a move is shown as the reason.
func (b *Table) tries(a *table.Decision, c rules.Card) []engine.Move {
	play, react := rules.PlayCard(c, 0, 0), rules.ReactWith(c)
	switch {
	case c.IsAttack() && b.SeatCount() > 1:
		rival := (a.Seat + 1) % b.SeatCount()
		return []engine.Move{rules.AttackWith(c, rival), react, play}
	case c.IsReaction():
		return []engine.Move{react, play}
	}
	return []engine.Move{play, react}
}

// usesOf returns the legal moves that use card c.
func (b *Table) usesOf(a *table.Decision, c rules.Card) []engine.Move {
	return movesWith(legalOf(a, rules.KindPlay, rules.KindAttack), rules.CardOf, c)
}

// enlargedCard returns node n with the enlarged card c as its preview.
func enlargedCard(n ui.Node, c rules.Card) ui.Node {
	n.ZoomPreviewW, n.ZoomPreviewH = 250, 330
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) { paintLarge(p, c, r) }
	return n
}

// tagAt returns the rectangle of the tag of a node with rectangle r, see [tagged].
func tagAt(r geom.Rect) geom.Rect {
	at := geom.Point{X: r.Center().X, Y: r.Bottom() - 8}
	if r.H < 60 { // a low node is a cart: its tag is at its wheels, so that its crew stays visible
		at.Y = r.Bottom() + 1
	}
	return geom.Around(at, min(r.W-4, 66), 19)
}

// tagged returns n, the node of a place where a worker can be put, with a glow and a tag. The tag
// shows words, a short text about what the place brings; "" means no tag.
func tagged(n ui.Node, words string) ui.Node {
	under := n.Draw
	if words != "" {
		n.BadgeAvoids = append(n.BadgeAvoids, tagAt(n.Rect))
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		p.Outline(n.Rect.Inset(-5), 12, 4, theme.Alpha(theme.RGB(0xFFD860), 0.35*f.Pulse+0.3*f.Hover))
		under(p, n, f)
		if words == "" {
			return
		}
		r := tagAt(n.Rect)
		p.Rect(r, 7, theme.WalnutInk)
		p.Gradient(r.Inset(1), 6, theme.RGB(0xFFF0B8), theme.RGB(0xF2CE6A))
		p.Label(words, r.Pad(3, 0), paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Ink, Align: paint.Center})
	}
	return n
}
