package sierrawest

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// nodeBuilder collects the nodes (interactive elements) for a decision, and records in placed which
// moves can be made by pressing one of them.
type nodeBuilder struct {
	b      *Table
	a      *table.Decision
	dst    []ui.Node
	placed map[engine.Move]bool
	// errands (sequences of moves played by one press), by goal: the move for whose sake they are
	// played and which is not legal yet
	errands map[engine.Move]errand
	// alternative errands in which the other pioneer walks, unless the player has chosen who walks
	otherErrands map[engine.Move]errand
	toPay        *payable // what the player is asked to pay for, nil for nothing
}

// add adds node n for the given moves. A press on it plays the first of the moves that is legal. If
// none is legal, it plays the first errand (sequence of moves) that leads to one of them.
func (k *nodeBuilder) add(n ui.Node, moves ...engine.Move) {
	moves = k.advisedFirst(moves)
	for _, m := range moves {
		if m.Kind != 0 && k.a.IsLegal(m) && !k.placed[m] {
			if (m.Kind == rules.KindVisit || m.Kind == rules.KindTrap) && !k.a.IsHinted(m) {
				if e, ok := posting(k.b.State, m); ok {
					k.dst = append(k.dst, k.errand(n, m, e))
					return
				}
			}
			k.placed[m] = true
			k.dst = append(k.dst, k.withPayment(k.a.Target(labelled(n, k.b.MoveWords(m)), m), n.ID, m, errand{}))
			return
		}
	}
	for _, m := range moves {
		if e, ok := k.errands[m]; ok && m.Kind != 0 {
			k.dst = append(k.dst, k.errand(n, m, e))
			return
		}
	}
	moves = slices.DeleteFunc(slices.Clone(moves), func(m engine.Move) bool { return m.Kind == 0 })
	if n = k.a.WithRefusal(n, moves...); n.Press == nil && n.DisabledReason == "" {
		n.DisabledReason = k.why(moves)
	}
	k.dst = append(k.dst, n)
}

// advisedFirst returns the moves with the one first that a shown hint or the coach prefers, of
// those that are legal: it decides which pioneer goes.
func (k *nodeBuilder) advisedFirst(moves []engine.Move) []engine.Move {
	legal := only(moves, func(m engine.Move) bool { return m.Kind != 0 && k.a.IsLegal(m) })
	if len(legal) < 2 {
		return moves
	}
	return append(k.a.Advised(legal)[:1:1], moves...)
}

// why returns a text that explains why a press can make none of the given moves now. It returns ""
// if no person has to decide, or if no explanation is needed.
func (k *nodeBuilder) why(moves []engine.Move) string {
	if k.a.Legal == nil || len(moves) == 0 {
		return ""
	}
	b, m := k.b, moves[0]
	switch m.Kind {
	case rules.KindBuild:
		cabins := b.State.Cabins(k.a.Seat)
		switch {
		case cabins.Has(int(rules.CabinOf(m))):
			return i18n.T("You can't build that: you already have one.")
		case cabins.Len() == rules.Plots:
			return i18n.T("You can't build: all your plots are taken.")
		}
		return i18n.T("You can't build that until you use a shovel or a summit that builds.")
	case rules.KindClaim:
		return i18n.T("You can't claim this card yet: that takes a shovel.")
	case rules.KindClimb:
		return i18n.T("You can't climb there: your next boots don't reach.")
	case rules.KindRoll, rules.KindAdvance:
		return i18n.T("You can't roll your wagon there: your next boots don't reach.")
	}
	return ""
}

// labelled returns n with order, the text of its move, as label. If order does not contain the
// previous label, the previous label is added to the tooltip.
func labelled(n ui.Node, order string) ui.Node {
	if n.Tip != "" && !strings.Contains(order, n.Label) && !strings.Contains(n.Tip, n.Label) {
		n.Tip = table.Sentences(n.Label+".", n.Tip)
	}
	n.Label = order
	return n
}

// errand returns node n with a press handler that plays errand e, in which a pioneer walks on and
// then makes a move. goal is this move. If either pioneer could do it, the press asks which one.
func (k *nodeBuilder) errand(n ui.Node, goal engine.Move, e errand) ui.Node {
	first, ok := e.first(k.b.State)
	if !ok {
		return n
	}
	n.Tip = table.Sentences(n.Tip, k.b.lostBySequence(e.next()))
	words := k.errandWords(goal, e)
	if k.asksWho(goal) {
		words = k.whoWords(goal)
	}
	n = labelled(n, words)
	k.a.RegisterName(n.ID, k.shortWords(goal, e))
	n = k.a.SequenceTarget(n, first, e.next)
	n.Press = k.b.aiming(aim{moves: e.then, next: e.next}, n.Press)
	if !k.asksWho(goal) {
		return k.withPayment(n, n.ID, e.then[0], e)
	}
	if other := k.otherErrands[goal]; k.a.RegisterWays(n.ID, e.next, other.next) && !k.a.IsHinted(first) {
		n = table.WithHint(n, true)
	}
	n.Chosen = k.b.choice.pendingGoal == goal
	n.Press = func() {
		if k.b.choice.pendingGoal = goal; n.Chosen {
			k.b.choice.pendingGoal = engine.Move{}
		}
		k.a.Rebuild()
	}
	return n
}

// errandWords returns a text about errand e with the given goal: what the pioneer does at the end,
// and what the walk costs.
func (k *nodeBuilder) errandWords(goal engine.Move, e errand) string {
	said := k.shortWords(goal, e)
	notes := wayNotes(k.b.State, e.next)
	if e.walks && len(notes) == 0 {
		notes = []string{i18n.T("He walks on first.")}
	}
	if len(notes) > 0 {
		said = table.Sentences(said+".", strings.TrimSuffix(table.Sentences(notes...), "."))
	}
	return said
}

// wayNotes returns sentences about what a pioneer pays on the way of a walk, and what he passes
// without using it. Each call of next returns the walk, which begins in position s.
func wayNotes(s *rules.State, next func() table.MoveSequence) (notes []string) {
	if fees := feesOnWay(s, next()); len(fees) > 0 {
		notes = append(notes, i18n.T("He pays %s on the way", i18n.List(fees))+".")
	}
	if passed := passedIcons(s, next()); len(passed) > 0 {
		notes = append(notes, i18n.N(len(passed), "He passes %[2]s without using it",
			"He passes %[2]s without using them", len(passed), passedWords(passed))+".")
	}
	return notes
}

// shortWords returns a short text about errand e with the given goal, for the list of the coach:
// who goes, and what he does at the end.
func (k *nodeBuilder) shortWords(goal engine.Move, e errand) string {
	if !e.walks {
		return k.goalWords(goal, e)
	}
	steps := 0
	eachStep(k.b.State, e.next(), func(engine.Move, string) { steps++ })
	if e.then[len(e.then)-1].Kind == rules.KindWalk {
		steps-- // the last step is what he walks for
	}
	return k.b.afterWalk(e.path, steps, e.then)
}

// goalWords returns what the pioneer does at the end of errand e, which has the given goal.
func (k *nodeBuilder) goalWords(goal engine.Move, e errand) string {
	if goal.Kind == rules.KindAdvance {
		return twoStepsWords(e.then)
	}
	return k.b.MoveWords(e.then[len(e.then)-1])
}

// text returns a node with an ID, a label and the rectangle r that cannot be pressed. tip is its
// tooltip.
func text(id, label, tip string, r geom.Rect) ui.Node {
	return ui.Node{ID: id, Label: label, Tip: tip, Role: "text", SkipFocus: true, Rect: r}
}

// best returns the cheapest legal move of a kind for which fits returns true (see [cheapest]), or
// the zero move if there is none. Advice does not change it: what a press pays must not change
// under the pointer.
func (k *nodeBuilder) best(kind engine.Kind, fits func(m engine.Move) bool) engine.Move {
	all := only(k.a.Legal, func(m engine.Move) bool { return m.Kind == kind && fits(m) })
	return cheapest(k.b.State, all)
}

// Nodes appends to dst all nodes (interactive elements) of the board, including the controls of
// decision a.
func (b *Table) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	k := &nodeBuilder{b: b, a: a, dst: dst, placed: map[engine.Move]bool{}}
	if a.Legal != nil && b.State.Turn() == b.State.Active() {
		k.errands = errands(b.State, k.lead(), hinted(a))
		if k.both() && !b.choice.leadChosen {
			k.otherErrands = errands(b.State, 1-k.lead(), hinted(a))
		}
	}
	k.landNodes()
	signs := text("space signs", i18n.T("Multipliers"),
		i18n.T("Each homestead space is worth the last number your wagon has reached."),
		geom.Rect{})
	// the signs only draw: they cannot be pressed
	signs.Draw = func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) { b.paintMultipliers(p) }
	k.dst = append(k.dst, signs)
	if b.at.planning {
		k.foldedNodes()
		k.own(k.ownNodes)
	} else {
		k.panelNodes()
		k.own(k.ownNodes)
		k.marketNodes() // added last, because the cabins for sale may cover the viewer's land
		k.own(k.chestNodes)
	}
	if a.Legal != nil {
		k.decision()
		k.paymentNodes()
	}
	return k.dst
}

// own calls list, a function that adds nodes, and marks these nodes as parts of the viewer's own
// land.
func (k *nodeBuilder) own(list func()) {
	from := len(k.dst)
	list()
	for i := range k.dst[from:] {
		k.dst[from+i].BelongsToViewer = true
	}
}

// landNodes adds the nodes of the shared land: the mountain, the trail and the row of special
// cards.
func (k *nodeBuilder) landNodes() {
	b := k.b
	for n := range b.Board.Held.All() {
		k.node(rules.Node(n))
	}
	wagon := b.Board.Of[b.Viewer].Wagon
	for n := range rules.LastSpace + 1 {
		node := text(fmt.Sprintf("space %d", n), i18n.T("Space %d on the trail", n), b.spaceTip(n, 0), b.at.space(n))
		if d := n - wagon; d == 1 && k.a.Legal != nil {
			best := k.best(rules.KindRoll, func(engine.Move) bool { return true })
			if best.Kind != 0 {
				node.Tip = table.Sentences(node.Tip, b.lostBySequence(table.SequenceOf(best)))
			}
			k.add(node, best, rules.Advance(1), rules.Roll(0))
		} else if d > 1 && k.a.Legal != nil {
			e, far := k.errands[rules.Advance(d)]
			if pay := tollsOf(e.then); pay != 0 {
				node.Tip = b.spaceTip(n, pay)
			}
			if k.a.AsksFor(rules.KindRoll) && !far && !k.a.AsksFor(rules.KindAdvance) {
				node.DisabledReason = i18n.T("You can't roll that far: each step is only 1 space.")
			}
			k.add(node, rules.Advance(d))
		} else {
			if k.a.AsksFor(rules.KindRoll) {
				node.DisabledReason = i18n.T("You can't roll there. Choose a space ahead of your wagon.")
			}
			k.add(node)
		}
	}
	for i := range rules.RowSlots {
		label := i18n.T("Space %d in the row", i+1)
		if i < b.Board.RowSize {
			label = b.cardName(b.Board.Row[i])
		}
		k.add(text(fmt.Sprintf("row %d", i+1), label, b.rowTip(i), b.at.slot(i)), rules.Canoe(i+1))
	}
	if b.Board.Solo && !b.at.plan.Empty() {
		k.planNode()
	}
	if b.Board.Owner[rules.Mule] == engine.NoSeat {
		k.piece(rules.Mule, b.at.piece(rules.Mule))
	}
}

// node adds the interactive element for the card on node n (a place) of the mountain.
func (k *nodeBuilder) node(n rules.Node) {
	b := k.b
	label := i18n.T("Face-down card: %s", nodeName(n))
	c := b.Board.Up[n]
	if c != rules.NoCard {
		label = b.cardName(c)
	}
	node := text("node "+n.String(), label, b.nodeTip(n), b.at.node(n))
	if c != rules.NoCard && b.Board.Mode.Outpost(c) < 0 {
		b.enlarge(&node, c)
	}
	moves := []engine.Move{rules.Climb(n), rules.ClaimAt(n)}
	if k.a.Legal != nil && *engine.At(b.Board.Climbers[:], b.Board.Active) == n {
		moves = []engine.Move{rules.Claim(), rules.ClaimAt(n)}
	}
	if c != rules.NoCard && b.Board.FaceUp.Has(int(n)) {
		catch := rules.Catch(b.Board.Mode.Card(c).Animal)
		if _, far := k.errands[catch]; far || k.a.IsLegal(catch) {
			node.Tip = b.animalTip(rules.AnimalOf(catch)) // the points of the card are not those of a catch
		}
		if moves = append(moves, catch); k.placed[catch] { // another card shows the same animal
			node = labelled(k.a.PassThrough(node, catch), b.MoveWords(catch))
		}
	}
	node.DisabledReason = k.noCard(n, moves)
	k.add(node, moves...)
}

// noCard returns a text for the card on node n, in a decision about such cards, that explains why a
// press on it makes none of the given moves. It returns "" if a press makes a move, or if the
// refusal of the rules explains it.
func (k *nodeBuilder) noCard(n rules.Node, moves []engine.Move) string {
	b := k.b
	for _, m := range moves {
		if _, far := k.errands[m]; far || k.a.IsLegal(m) || k.a.AsksFor(m.Kind) {
			return ""
		}
	}
	switch {
	case b.Board.Climbers[b.Board.Active] == n && k.a.AsksFor(rules.KindClimb):
		return i18n.T("You can't climb there: your frontiersman is already there.")
	case k.a.AsksFor(rules.KindClaim):
		return i18n.T("You can't claim this card: your frontiersman isn't on it.")
	case k.a.AsksFor(rules.KindCatch):
		return i18n.T("You can't hunt here: this card shows no animal.")
	}
	return ""
}

// piece adds the node, with rectangle r, of the single piece p (mule, lantern, ...), which belongs
// to nobody or to the viewer.
func (k *nodeBuilder) piece(p rules.Piece, r geom.Rect) {
	k.add(text("piece "+p.String(), i18n.Capitalize(i18n.T(pieceNames[p])), i18n.T(pieceTips[p]), r))
}

var pieceTips = [rules.PieceCount]string{
	i18n.Mark("The owner pays no tolls. This is worth 2 points at the end."),
	i18n.Mark("The owner also scores the gold in dark mines. This is worth 3 points at the end."),
	i18n.Mark(
		"The owner may swap 2 stone for 1 gold at any time on their turn. This is worth 3 points at the end."),
	i18n.Mark("The owner adds 1 to Six-Shooter rolls and gains 1 gold for each outlaw they catch. This is worth 3 points at the end."),
}

// panelNodes adds the nodes of the panels that all seats share, and of the panels of the other
// seats.
func (k *nodeBuilder) panelNodes() {
	b := k.b
	k.add(text("special", i18n.T(modeNames[b.Board.Mode]), b.specialTip(), b.at.special), rules.Canoe(0))
	switch b.Board.Mode {
	case rules.BoatsBanjos:
		for g := rules.Trout; g <= rules.Salmon; g++ {
			tip := i18n.N(b.Board.Supply[g], "%d left in the river.", "%d left in the river.", b.Board.Supply[g])
			fish := text("fish "+g.String(), i18n.T(goodNames()[g]), tip, b.at.fish(g))
			if !k.a.AsksFor(rules.KindCanoe) { // while a canoe moves, a press anywhere on the market paddles to it
				k.add(fish, rules.Buy(g))
			}
		}
	case rules.GoldRush:
		for _, p := range []rules.Piece{rules.Lantern, rules.Dynamite} {
			if b.Board.Owner[p] == engine.NoSeat {
				k.piece(p, b.at.piece(p))
			}
		}
	case rules.OutlawsOutposts:
		if b.Board.Owner[rules.Sheriff] == engine.NoSeat {
			k.piece(rules.Sheriff, b.at.piece(rules.Sheriff))
		}
	}
	for t := range rules.Track(b.trackCount()) {
		k.add(text("track "+t.String(), trackName(t), b.trackTip(t), b.at.track(t)), rules.AdvanceTrack(t))
	}
	for s := range engine.Seat(b.seats()) {
		if s != b.Viewer {
			k.add(text(table.SeatID(s), b.Name(s), b.seatTip(s), b.at.plates[s]))
		}
	}
}

// marketNodes adds the nodes of the cabins for sale.
func (k *nodeBuilder) marketNodes() {
	b := k.b
	all := b.onSale()
	for i, c := range all {
		n := text("cabin "+c.String(), cabinName(c), b.cabinTip(c), b.at.sale(i, len(all)))
		n.BadgeAvoids = []geom.Rect{b.at.saleHead()}
		k.add(n, k.best(rules.KindBuild, func(m engine.Move) bool { return rules.CabinOf(m) == c }), rules.Build(c, 0))
	}
}

// ownNodes adds the nodes of the viewer's land: the paths, the summits, the trap and the pioneers.
func (k *nodeBuilder) ownNodes() {
	b := k.b
	cards, ok := b.shownCards()
	mine := k.a.Legal != nil && b.Board.Phase == rules.PhasePioneer
	lead := k.lead()
	if ok {
		for s := range rules.Slot(rules.SummitSlots) {
			if !b.at.building { // while a cabin can be built, the cabins for sale cover the cards
				k.peak(s, cards[s], mine, lead)
			}
		}
		for path := range rules.Path(2) {
			icons := b.Board.Mode.Preview(cards[rules.Left], cards[rules.Top], cards[rules.Right], path)
			for n := 1; n <= path.Spaces(); n++ {
				k.well(path, n, icons[n-1], mine)
			}
		}
	}
	k.add(text("snare", i18n.T("Trap"), i18n.T(
		"A pioneer waiting here may catch an animal when its card is revealed, on any player's turn."),
		b.at.snare()), rules.Trap(lead), rules.Trap(1-lead))
	if !mine {
		for path := range rules.Path(2) {
			k.explain(path)
		}
		return
	}
	k.feeNodes()
	both := k.both()
	// a pioneer can be dragged to his destination; a press selects which pioneer walks, if both can
	for path := range rules.Path(2) {
		at := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path]
		if !at.Ready && at.Space == 0 {
			k.explain(path)
			continue
		}
		foot := b.pioneerAt(b.Viewer, path)
		h := b.at.wellRadius * 1.5
		n := ui.Node{
			ID:    "pioneer " + path.String(),
			Label: i18n.T(pathNames[path]),
			Rect:  geom.R(foot.X-h*0.27, foot.Y-h, h*0.54, h),
			Tip:   i18n.T("Drag this pioneer to a space, a summit, a cabin or the trap."), SkipFocus: true, Role: "text",
		}
		if both {
			n.Role, n.Chosen = "button", path == lead
			n.Tip = table.Sentences(n.Tip,
				i18n.T("Choose this pioneer to send him to a cabin, the trap or some bait. Otherwise, the other pioneer goes."))
			n.Press = func() { b.choice.lead, b.choice.leadChosen = path, true; k.a.Rebuild() }
		}
		k.dragPioneer(&n, path)
		k.dst = append(k.dst, n)
	}
}

// explain adds a node for the pioneer of a path, behind all other nodes. Its tooltip explains how
// he moves.
func (k *nodeBuilder) explain(path rules.Path) {
	foot, h := k.b.pioneerAt(k.b.Viewer, path), k.b.at.wellRadius*1.5
	n := text("pioneer "+path.String(), i18n.T(pathNames[path]),
		i18n.T("He walks his path space by space, uses each icon, and can go to a summit at the end."),
		geom.R(foot.X-h*0.42, foot.Y-h*1.3, h*0.84, h*1.3))
	k.dst = slices.Insert(k.dst, 0, n)
}

// peak adds the node of card c in slot s of the viewer's land. While cards are laid out, a press
// exchanges it with another card; later the card is a summit to which a pioneer can go. mine is
// true while the viewer has to move pioneers. lead is the path of the pioneer who goes if both can.
func (k *nodeBuilder) peak(s rules.Slot, c rules.Card, mine bool, lead rules.Path) {
	b := k.b
	info := b.Board.Mode.Card(c)
	n := text("summit "+s.String(), i18n.T("%s: %s", b.cardName(c), i18n.T(info.Summit.Info().Name)), b.cardTip(c),
		b.at.card(s))
	b.enlarge(&n, c)
	if b.Board.Phase == rules.PhasePlan && k.a.Legal != nil {
		n.ID, n.Role = "lay "+s.String(), "button"
		n.Press = func() { b.swap(s); k.a.Rebuild() }
		k.dragCard(&n, s)
		k.dst = append(k.dst, n)
		return
	}
	var m engine.Move
	if mine {
		m = k.best(rules.KindSummit, func(m engine.Move) bool {
			return rules.SlotOf(m) == s &&
				rules.PathOf(m) == lead
		})
		if m.Kind == 0 {
			m = k.best(rules.KindSummit, func(m engine.Move) bool { return rules.SlotOf(m) == s })
		}
	}
	far := []engine.Move{rules.TakeSummit(lead, s, 0), rules.TakeSummit(1-lead, s, 0)}
	walks := slices.ContainsFunc(far, func(x engine.Move) bool { _, ok := k.errands[x]; return ok })
	if mine && m.Kind == 0 && !walks {
		if why := b.State.SummitUse(lead, s); why != nil {
			n.Tip = table.Sentences(n.Tip, i18n.Sentence(why))
		}
	}
	k.add(n, append([]engine.Move{m}, far...)...)
}

// well adds the node of a space of a path. n is the number of the space, from 1, and icon the icon
// on it. mine is true while the viewer has to move pioneers.
func (k *nodeBuilder) well(path rules.Path, n int, icon rules.Icon, mine bool) {
	b := k.b
	node := text(fmt.Sprintf("well %s %d", path, n), i18n.T(icon.Info().Name), b.wellTip(path, n, icon),
		b.at.well(path, n))
	at := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path]
	if !mine || !at.Ready && at.Space == 0 || n <= at.Space {
		if mine && n <= at.Space && k.a.Legal != nil {
			node.DisabledReason = i18n.T("You can't go there: pioneers never walk back.")
		} else if mine {
			node = k.a.WithRefusal(node, rules.WalkPast(path)) // the pioneer has finished his path
		} else if k.a.AsksFor(rules.KindWalk) {
			node.DisabledReason = i18n.T("You can't walk here: this is another player's path.")
		}
		k.add(node)
		return
	}
	if n == at.Space+1 {
		best := k.best(rules.KindWalk, func(m engine.Move) bool { return rules.PathOf(m) == path && rules.UsesOf(m) })
		if best.Kind != 0 {
			node.Tip = table.Sentences(node.Tip, b.lostBySequence(table.SequenceOf(best)))
		}
		// a press on the space never skips it: that is for a button, so that advice to skip does
		// not mark the space itself
		k.add(node, best, rules.Walk(path, 0))
		return
	}
	// for a space further along the path, the pioneer walks until a decision is needed
	next := func() table.MoveSequence { return walkUpTo(path, n, hinted(k.a)) }
	if first, ok := next()(b.State); ok {
		k.a.RegisterSequence(node.ID, first, next) // for the preview
		id := node.ID
		node.Press = func() { k.playWalk(id, path, n, next) }
		notes := append([]string{node.Tip}, wayNotes(b.State, next)...)
		node.Tip = table.Sentences(append(notes, b.lostBySequence(next()))...)
		node.Role = "button"
	} else if k.a.Legal != nil {
		node.DisabledReason = i18n.T("You can't go there at once: you have a choice on the way. Go step by step.")
	}
	k.dst = append(k.dst, node)
}

// lead returns the path of the pioneer who walks if both could. It is the one that the player has
// chosen, otherwise the one who is nearer to the end of his path.
func (k *nodeBuilder) lead() rules.Path {
	b := k.b
	if b.choice.leadChosen {
		return b.choice.lead
	}
	o := engine.At(b.Board.Of[:], b.Board.Active)
	left := func(p rules.Path) int {
		at := o.Pioneer[p]
		if !at.Ready && at.Space == 0 {
			return 99 // the pioneer waits at a place or is finished
		}
		return p.Spaces() - at.Space
	}
	if left(rules.Tan) < left(rules.Green) {
		return rules.Tan
	}
	return rules.Green
}

// both reports whether both pioneers of the active seat can still act in this turn.
func (k *nodeBuilder) both() bool {
	o := engine.At(k.b.Board.Of[:], k.b.Board.Active)
	for _, at := range o.Pioneer {
		if !at.Ready && at.Space == 0 {
			return false
		}
	}
	return true
}

// chestNodes adds the nodes of the chest, the panel with the viewer's goods, cabins and animals.
func (k *nodeBuilder) chestNodes() {
	b := k.b
	me, lead := b.me(), k.lead()
	head := b.at.chest
	head.H = 46
	head.W = min(140, head.W)
	k.add(text(table.SeatID(b.Viewer), b.Name(b.Viewer), b.seatTip(b.Viewer), head))
	if k.a.Legal != nil {
		k.gainsNode()
	}
	pieces := b.ownPieces()
	for i, p := range pieces {
		k.piece(p, b.at.owned(i))
	}
	if n := me.Captured; n > 0 {
		k.add(text("captured", i18n.T("Outlaws caught"),
			i18n.N(n, "%d outlaw: worth your wagon's multiplier in points.",
				"%d outlaws: each is worth your wagon's multiplier in points.", n), b.at.owned(len(pieces))))
	}
	list := goodsOf(b.Board.Mode)
	for i, g := range list {
		n := text("good "+g.String(), i18n.T(goodNames()[g]), i18n.T(goodTips()[g]), b.at.good(i, len(list)))
		moves := []engine.Move{rules.Take(g)}
		if g == rules.Boots {
			moves = []engine.Move{rules.LaceBoots()}
		}
		if g == rules.Stone {
			moves = append(moves, rules.Blast())
		}
		if g >= rules.Trout && g <= rules.Salmon {
			sale := k.sale(g)
			if moves = append(moves, sale); sale.Kind == 0 && k.sells() {
				// the refusal explains why this kind cannot be sold alone
				n = k.a.Attempt(n, rules.SellFish(0, int(1<<(g-rules.Trout))))
			}
		}
		k.add(n, moves...)
	}
	i, first := 0, len(k.dst)
	for c := range me.Cabins.All() {
		cabin := rules.Cabin(c)
		tip := ownCabinTip(cabin)
		if slices.Contains(k.a.Legal, rules.Wreck(cabin)) {
			tip = wreckTip(cabin)
		}
		k.add(text("house "+cabin.String(), cabinName(cabin), tip, b.at.plot(i)),
			rules.Visit(lead, cabin), rules.Visit(1-lead, cabin), rules.Wreck(cabin))
		i++
	}
	for at := len(k.dst) - 1; at >= first; at-- { // draw the names above the frames of all targets
		if under := k.dst[at].Draw; under != nil {
			k.dst[at].Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
				under(p, n, f)
				b.paintNames(p, me)
			}
			break
		}
	}
	for ; i < rules.Plots; i++ {
		k.add(text(fmt.Sprintf("plot %d", i+1), i18n.T("Empty plot"),
			i18n.T("An empty plot costs 2 points at the end."), b.at.plot(i)))
	}
	for a := range rules.Animal(rules.AnimalKinds) {
		tile := text("animal "+b.Board.Mode.Animal(a).ID, b.animalName(a), b.animalTip(a), b.at.tile(int(a)))
		// the animal is caught by a press on its card
		k.add(k.a.PassThrough(tile, rules.Catch(a)), rules.Bait(lead, a), rules.Bait(1-lead, a))
	}
}

// sells reports whether any sale of fish is legal now.
func (k *nodeBuilder) sells() bool {
	return slices.ContainsFunc(k.a.Legal, func(m engine.Move) bool { return m.Kind == rules.KindSellFish })
}

// sale returns the move that sells only the given kind of fish at the highest price, or the zero
// move if there is none. A set of three gives way to a pair if all fish of the kind bring more in
// pairs. Sales of several kinds are in the tray.
func (k *nodeBuilder) sale(fish rules.Good) engine.Move {
	var best engine.Move
	for _, m := range k.a.Legal { // exchanges are sorted from the least to the most valuable one
		if m.Kind == rules.KindSellFish && rules.KindsOf(m) == 1<<(fish-rules.Trout) &&
			(best.Kind == 0 || rules.ExchangeOf(m) > rules.ExchangeOf(best)) {
			best = m
		}
	}
	for _, m := range k.a.Legal {
		if best.Kind != 0 && m.Kind == rules.KindSellFish && k.b.State.Dominates(m, best) {
			return m
		}
	}
	return best
}

var goodTips = sync.OnceValue(func() map[rules.Good]string {
	return map[rules.Good]string{
		rules.Food:   i18n.Mark("A basic resource. It's worth nothing at the end."),
		rules.Wood:   i18n.Mark("A basic resource. It's worth nothing at the end."),
		rules.Stone:  i18n.Mark("A basic resource. It's worth nothing at the end."),
		rules.Gold:   i18n.Mark("It's worth 1 point at the end. It can replace a basic resource you don't have."),
		rules.Boots:  i18n.Mark("It's worth 1 point at the end. You can also spend it for 2 steps on your turn."),
		rules.Trout:  i18n.Mark("Sell it at the Fish Market. It's worth nothing at the end."),
		rules.Bass:   i18n.Mark("Sell it at the Fish Market. It's worth nothing at the end."),
		rules.Salmon: i18n.Mark("Sell it at the Fish Market. It's worth nothing at the end."),
		rules.Cart:   i18n.Mark("Each cart holds up to 2 gold, worth 3 points each."),
		rules.Bullet: i18n.Mark("Use them for the Six-Shooter and the Rifle. You can have up to 6."),
	}
})
