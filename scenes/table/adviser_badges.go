package table

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/coach"
)

// verdict returns the coach's verdict on a press on the node with this ID. first is the first move
// of the press. If the press plays a sequence of moves, the sequence is judged as a whole.
func (a *adviser) verdict(id string, first engine.Move) coach.Verdict {
	return a.sequenceVerdict(a.movesOf(id, first))
}

// shownVerdict returns the verdict that is shown for v. If another choice is as good as the best
// one, the search cannot tell them apart: both are then shown as good, and none as the best. So a
// decision has either one best choice or several equal ones, on the board and in the list. Moves of
// the best play that can come in any order are all shown as the best.
func (a *adviser) shownVerdict(v coach.Verdict) coach.Verdict {
	switch tied := a.tied(); {
	case v == coach.Best && tied:
		return coach.Good
	case v == coach.Good && !tied && (len(a.mistakes.moves) > 0 || a.bestIsOnlyGood() || a.inAnyOrder()):
		// the others are tied mistakes or change only the order, or the best play is nothing that a
		// press means
		return coach.Best
	}
	return v
}

// bestIsOnlyGood reports whether the first choice is only practically as good as the best play,
// which is nothing that a press means.
func (a *adviser) bestIsOnlyGood() bool {
	all := a.rows()
	return len(all) > 0 && all[0].verdict == coach.Good
}

// tied reports whether another choice is practically as good as the best one: a move, or a sequence
// of moves that a node plays. A move that only changes the order of the best play is no other
// choice.
func (a *adviser) tied() bool { return a.severalBest() && !a.inAnyOrder() }

// severalBest reports whether another choice has a verdict as good as that of the best one.
func (a *adviser) severalBest() bool {
	all := a.rows()
	return len(all) > 1 && all[1].verdict <= coach.Good || len(a.tiedSequences()) > 0
}

// inAnyOrder reports whether several choices are rated as the best, and all of them only change the
// order of the best play, so that a player can make them in any order. The search must have
// finished.
func (a *adviser) inAnyOrder() bool {
	if !a.severalBest() || a.tiesOtherPlay() {
		return false
	}
	if a.anyOrder.of != a.coach {
		a.anyOrder = anyOrder{a.coach, a.onlyOrders()}
	}
	return a.anyOrder.is
}

// anyOrder is the kept result of inAnyOrder for a search.
type anyOrder struct {
	of *coach.Coach
	is bool
}

// onlyOrders computes the result of inAnyOrder for choices of which several are the best.
func (a *adviser) onlyOrders() bool {
	for _, x := range a.rows()[1:] {
		if x.verdict <= coach.Good && (len(x.moves) > 1 || !a.onlyReorders(x.Move)) {
			return false
		}
	}
	return true
}

// choices returns the coach's opinions, best first, without those about moves that differ from a
// better one in nothing that counts, or only in how they are paid for, unless they are as good as
// the best move. The search has finished, so they are kept: each badge asks for them. The caller
// must not change the slice.
func (a *adviser) choices() []bot.Opinion {
	if a.mistakes.of != a.coach || a.mistakes.choices == nil {
		a.mistakes.choices = a.rankedChoices()
	}
	return a.mistakes.choices
}

// listedMoves returns the moves that the coach, whose search has ended, does not rate bad, the
// best first. Of the moves that differ only in how they are paid for, it has the one that the coach
// advises.
func (a *adviser) listedMoves() (all []engine.Move) {
	for _, o := range a.choices() {
		if v := a.moveVerdict(o.Move); v != coach.Unjudged && v < coach.Bad {
			all = append(all, o.Move)
		}
	}
	return all
}

// rankedChoices computes the result of choices. Of the moves that are as good as the best one,
// those that differ from one before them only in how they are paid for come last.
func (a *adviser) rankedChoices() (all []bot.Opinion) {
	var payments []bot.Opinion
	ranked := a.coach.Ranked()
	slices.SortStableFunc(ranked, func(x, y bot.Opinion) int {
		return cmp.Compare(a.moveVerdict(x.Move), a.moveVerdict(y.Move))
	})
	for _, o := range ranked {
		if shown, ok := a.plays.equivalents[o.Move]; ok {
			o.Move = shown
		}
		unpaid := a.gameUI.Unpaid(o.Move)
		switch {
		case !slices.ContainsFunc(all, func(x bot.Opinion) bool { return a.gameUI.Unpaid(x.Move) == unpaid }):
			all = append(all, o)
		case a.moveVerdict(o.Move) <= coach.Good && !slices.ContainsFunc(append(all, payments...),
			func(x bot.Opinion) bool { return x.Move == o.Move }):
			payments = append(payments, o)
		}
	}
	worse := slices.IndexFunc(all, func(x bot.Opinion) bool { return a.moveVerdict(x.Move) > coach.Good })
	if worse < 0 {
		worse = len(all)
	}
	return slices.Insert(all, worse, payments...)
}

// rate returns the coach's verdict on a sequence of moves.
func (a *adviser) rate(next MoveSequence) coach.Verdict {
	return a.lineVerdict(a.session.Match.PlayAhead(next, maxSequence))
}

// isBestSequence reports whether the coach rates a sequence of moves as the best choice found so
// far. It is false if the coach has not searched the current decision.
func (a *adviser) isBestSequence(next MoveSequence) bool {
	return a.coach != nil && a.rate(next) == coach.Best
}

// isWorse reports whether the coach, whose search has ended, shows a legal move with another
// verdict than the best one. Another payment for the best move is worse, too, if the coach would
// not pay so.
func (a *adviser) isWorse(m engine.Move) bool {
	return a.hasOpinions() && a.shownVerdict(a.moveVerdict(m)) > a.shownVerdict(coach.Best)
}

// addBadges shows the coach's verdicts on moves in the tooltips of the nodes that play these moves,
// and appends a node that draws them as badges, over the frames of all targets.
func (a *adviser) addBadges(nodes []ui.Node) []ui.Node {
	if !a.coaching() || !a.hasOpinions() {
		return nodes
	}
	a.findTiedSequences(nodes)
	badges, bad := map[string]coach.Verdict{}, map[string]coach.Verdict{}
	for i := range nodes {
		n := &nodes[i]
		v, moves := a.rating(n)
		v = a.shownVerdict(v)
		payment := a.plays.payments[n.ID]
		if v == coach.Unjudged && !payment {
			continue
		}
		tip := i18n.T("Coach: %s.", i18n.T(verdicts[v]))
		if v == coach.Best && a.inAnyOrder() {
			tip = Sentences(tip, i18n.T("The order doesn't matter."))
		}
		if v == coach.Best {
			if why := a.reasonOf(moves); !strings.Contains(n.Tip, why) {
				tip = Sentences(tip, why)
			}
		}
		n.Tip = joinLines(n.Tip, tip)
		if v < coach.Bad || payment {
			badges[n.ID] = v
		} else {
			bad[n.ID] = v
		}
	}
	if len(bad) <= maxBadBadges {
		maps.Copy(badges, bad)
	}
	a.thinOut(badges, nodes)
	return a.placeBadges(nodes, badges)
}

// maxBadBadges is the maximum number of bad choices that have a badge. Among few choices, one
// without a mark would look better than a marked one that is worse than the best. Where many are
// bad, such as the spaces of a map, their marks would hide the others.
const maxBadBadges = 6

// placeBadges adds nodes that draw the badges with the given verdicts, by the ID of the target,
// over the frames of all targets. Badges that a panel covers in part are drawn before the panel.
func (a *adviser) placeBadges(nodes []ui.Node, badges map[string]coach.Verdict) (all []ui.Node) {
	corners := badgeCorners(nodes, func(n *ui.Node) bool { _, ok := badges[n.ID]; return ok })
	node := func(id string, badges map[string]coach.Verdict) ui.Node {
		return ui.Node{ID: id, SkipFocus: true, Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
			for i := range a.Root.Nodes {
				n := &a.Root.Nodes[i]
				if v, ok := badges[n.ID]; ok {
					drawBadge(p, n, a.Root.NodeState(n), v, corners[n.ID])
				}
			}
		}}
	}
	for i, panel := range nodes {
		if panel.BlocksInput && panel.Draw != nil {
			under := map[string]coach.Verdict{}
			for _, n := range nodes[:i] {
				if v, ok := badges[n.ID]; ok && badgeRect(&n, n.Rect, corners[n.ID]).Meets(panel.Rect) {
					under[n.ID] = v
					delete(badges, n.ID)
				}
			}
			if len(under) > 0 {
				all = append(all, node("badges under "+panel.ID, under))
			}
		}
		all = append(all, panel)
	}
	return append(all, node("badges", badges))
}

// rating returns the coach's verdict on a press on node n, and the moves that it judges: those that
// the press plays or, if it asks to choose among several ways, the best of these. There is no
// verdict if the table may later make a worse move because of the press. The verdict is Unjudged if
// a press plays nothing.
func (a *adviser) rating(n *ui.Node) (v coach.Verdict, moves []engine.Move) {
	if !n.Enabled() {
		return coach.Unjudged, nil
	}
	if (n.Role == "button" || n.Role == "checkbox") && a.isToSelect(n.ID) {
		return a.partVerdict(a.selecting()), nil
	}
	for _, way := range a.plays.ways[n.ID] {
		all := a.session.Match.PlayAhead(way(), maxSequence)
		if x := a.sequenceVerdict(all); x != coach.Unjudged && (moves == nil || x < v) {
			v, moves = x, all
		}
	}
	if moves != nil || n.Role != "move" {
		return v, moves
	}
	move, ok := a.moveOf(n)
	if !ok {
		return coach.Unjudged, nil
	}
	moves = a.movesOf(n.ID, move)
	v = a.sequenceVerdict(moves)
	if v == coach.Unjudged && a.plays.payments[n.ID] { // what follows the payment was not examined
		v, moves = a.moveVerdict(move), []engine.Move{move}
	}
	if goals := a.goalsOfMove(move); len(moves) == 1 && len(goals) > 0 {
		v = a.moveVerdict(move)
		if g := a.meantGoal(move); g != nil { // the reason is that of what the move is for
			moves = g.moves
		}
		if a.rated.good && n.ID == a.session.Position().Notation(move) { // the node is a goal of its own
			v, moves = goals[0].verdict, goals[0].moves
		}
	}
	for _, m := range a.plays.limits[n.ID].moves {
		if a.moveVerdict(m) > v { // at once, it may be worse than as the end of several raises
			v = coach.Unjudged
		}
	}
	return v, moves
}

// UnmatchedVerdicts returns a message for each move of the coach's list for which every node that
// leads to it has a worse verdict than the list, or that is one of the best and that no node leads
// to, unless it is made by marking cards. If nodes play sequences that begin with the move, a node
// that plays the move under an ID of its own only selects what they lay out, and does not count. It
// is for tests.
func (t *Table) UnmatchedVerdicts() (wrong []string) {
	a := t.adviser
	for i, o := range a.choices() {
		if i == mostCoachRows {
			break
		}
		listed, best, at := a.shownVerdict(a.moveVerdict(o.Move)), coach.Unjudged, ""
		for _, n := range t.nodesOf(o.Move) {
			v, _ := a.rating(n)
			if v = a.shownVerdict(v); v != coach.Unjudged && (best == coach.Unjudged || v < best) {
				best, at = v, n.ID
			}
		}
		if a.moveVerdict(o.Move) <= coach.Good && a.gameUI.Selection() == nil && !t.hasAmount(o.Move) &&
			!t.hasMarks() && !t.hasNode(o.Move) {
			wrong = append(wrong, fmt.Sprintf("the coach's list has %q with the verdict %q, but no node leads to it: see "+
				"Decision.RegisterOptions", a.coachMoveName(o.Move), verdicts[listed]))
		}
		if best > listed {
			wrong = append(wrong, fmt.Sprintf("the coach's list has %q with the verdict %q, but the best verdict of a "+
				"node that leads to it is %q, at %q", a.coachMoveName(o.Move), verdicts[listed], verdicts[best], at))
		}
	}
	return wrong
}

// Selects reports whether the player selects the parts of the coach's proposal one by one, such as
// the cards of a hand or the workers of a plan. It is for tests.
func (t *Table) Selects() bool { return t.adviser.selecting() != nil }

// MarkFaults returns a message if the board and the coach's list show a best choice beside others
// that are as good, one for each choice that is as good as those in the list but has no line there,
// one for each name with two lines there, one for each way to pay without a mark or without the
// verdict of its move, and one for each node that plays the beginning of the best play but is not
// shown as the best. It is for tests.
func (t *Table) MarkFaults() (wrong []string) {
	a := t.adviser
	if !a.hasOpinions() || a.selecting() != nil {
		return nil
	}
	lines, more := a.listedChoices()
	shown, named := map[coach.Verdict]string{}, map[string]bool{}
	for _, x := range lines {
		name := a.moveName(x)
		if shown[x.verdict] = "the list's line " + name; named[name] {
			wrong = append(wrong, fmt.Sprintf("the list has two lines %q", name))
		}
		named[name] = true
	}
	for i := range t.Root.Nodes {
		n := &t.Root.Nodes[i]
		v, moves := a.rating(n)
		v = a.shownVerdict(v)
		shown[v] = fmt.Sprintf("the node %q", n.ID)
		mark := i18n.T("Coach: %s.", i18n.T(verdicts[v]))
		if t.plays.payments[n.ID] && n.Enabled() && !strings.Contains(n.Tip, mark) {
			wrong = append(wrong, fmt.Sprintf("the way to pay %q has no mark", n.ID))
		}
		if t.plays.payments[n.ID] && n.Enabled() && len(moves) == 0 {
			wrong = append(wrong, fmt.Sprintf("the way to pay %q has not registered its move", n.ID))
		}
		line, made := a.coach.Line(), len(moves)
		if made > 1 && made <= len(line) && slices.Equal(moves, line[:made]) && v != a.shownVerdict(coach.Best) {
			wrong = append(wrong, fmt.Sprintf("the node %q (%s) plays the beginning of the best play, but its "+
				"verdict is %q", n.ID, n.Label, verdicts[v]))
		}
		if v == coach.Good && more == 0 && !slices.ContainsFunc(lines, func(x listedMove) bool {
			return x.verdict == coach.Good &&
				(a.coach.Equivalent(x.moves[0], moves[0]) || a.sameRange(x.moves[0], moves[0]) ||
					a.nameOf(x.moves) == a.nameOf(moves)) // the same, in another way
		}) {
			wrong = append(wrong, fmt.Sprintf("the node %q (%s) is as good as the best choice, but the list has no line "+
				"for it", n.ID, n.Label))
		}
	}
	if shown[coach.Best] != "" && shown[coach.Good] != "" {
		wrong = append(wrong, fmt.Sprintf("%s is the best choice, but %s is as good", shown[coach.Best],
			shown[coach.Good]))
	}
	return wrong
}

// nodesOf returns the targets that lead to move m, see [Table.UnmatchedVerdicts].
func (t *Table) nodesOf(m engine.Move) (nodes []*ui.Node) {
	sequences := false
	for i := range t.Root.Nodes {
		n := &t.Root.Nodes[i]
		if n.Enabled() && t.asksAmong(n.ID, m) {
			nodes = append(nodes, n)
			sequences = true
			continue
		}
		if first, ok := t.moveOf(n); ok && first == m && n.Role == "move" && n.Enabled() {
			nodes = append(nodes, n)
			sequences = sequences || t.plays.sequences[n.ID] != nil
		}
	}
	return slices.DeleteFunc(nodes, func(n *ui.Node) bool {
		return sequences && t.plays.sequences[n.ID] == nil && t.plays.ways[n.ID] == nil &&
			n.ID != t.session.Position().Notation(m)
	})
}

// hasNode reports whether a node leads to move m, however it is paid for, or plays a sequence that
// contains m.
func (t *Table) hasNode(m engine.Move) bool {
	return slices.ContainsFunc(t.session.Legal(), func(x engine.Move) bool {
		return t.gameUI.Unpaid(x) == t.gameUI.Unpaid(m) && len(t.nodesOf(x)) > 0
	}) || slices.ContainsFunc(t.Root.Nodes, func(n ui.Node) bool {
		first, ok := t.moveOf(&n)
		return ok && n.Enabled() && slices.Contains(t.adviser.movesOf(n.ID, first), m)
	})
}

// hasAmount reports whether a control sets the amount of moves like m, such as bids: then one
// button plays moves of this kind under an ID that is not the notation of a move.
func (t *Table) hasAmount(m engine.Move) bool {
	return slices.ContainsFunc(t.Root.Nodes, func(n ui.Node) bool {
		x, ok := t.plays.moves[n.ID]
		return ok && n.Role == "move" && x.Kind == m.Kind && n.ID != t.session.Position().Notation(x)
	})
}

// hasMarks reports whether the player composes a move by marking cards: then one button plays what
// is marked.
func (t *Table) hasMarks() bool {
	return slices.ContainsFunc(t.Root.Nodes, func(n ui.Node) bool {
		return n.Role == "checkbox" && n.Enabled() && !strings.HasPrefix(n.ID, filterPrefix)
	})
}

// asksAmong reports whether a press on the node with this ID asks to choose among ways of which one
// begins with m.
func (t *Table) asksAmong(id string, m engine.Move) bool {
	return slices.ContainsFunc(t.plays.ways[id], func(way func() MoveSequence) bool {
		first, ok := way()(t.session.Position())
		return ok && first == m
	})
}

// reasonOf returns the game's reason for a sequence of moves of the seat to move. Unless the game
// has one for the whole, it is the reason for its last move: the reason for a ride is what is at
// its end, not what was within reach before.
func (a *adviser) reasonOf(moves []engine.Move) (why string) {
	if len(moves) > 1 {
		if why = a.gameUI.SequenceReason(moves); why != "" {
			return why
		}
	}
	switch len(moves) {
	case 0:
	case 1:
		why = a.gameUI.Reason(moves[0])
	default:
		beforeLast(a.gameUI, a.session.Match.State(), moves, func(m engine.Move) { why = a.gameUI.Reason(m) })
	}
	return why
}

// joinLines returns a and b on separate lines. If one of them is empty, it returns the other.
func joinLines(a, b string) string {
	if a == "" {
		return b
	}
	return a + "\n" + b
}

// Sizes of the badge that shows the coach's verdict at a target: a plate with a word over a corner
// of the target, or a dot if the target is smaller than minBadgeArea or lower than minBadgeHeight.
// On a low button a plate would lie on the label. badgeOverlap is the height of the part of a plate
// that lies on the target; it is low, because cards have their titles there.
const (
	badgeW, badgeH = 62.0, 17.0
	badgeOverlap   = 4.0
	minBadgeArea   = 7000.0
	minBadgeHeight = 60.0
	dotR           = 7.0
)

// mostDots is the number of small targets with a badge from which the dots of moves that are worse
// than the best one are left out: they would cover each other and the targets beside them.
const mostDots = 8

// thinOut removes from badges, the verdicts by the IDs of nodes, those of small targets whose moves
// are worse than the best one, if there are more than mostDots small targets. Ways to pay keep
// theirs: what has no mark among them would seem not to be judged.
func (a *adviser) thinOut(badges map[string]coach.Verdict, nodes []ui.Node) {
	var worse []string
	dots := 0
	for i := range nodes {
		if v, ok := badges[nodes[i].ID]; ok && smallTarget(&nodes[i]) && !a.plays.payments[nodes[i].ID] {
			if dots++; v == coach.Worse {
				worse = append(worse, nodes[i].ID)
			}
		}
	}
	for _, id := range worse {
		if dots > mostDots {
			delete(badges, id)
		}
	}
}

// bestIcon is the icon that marks the coach's best move at a small target.
const bestIcon = "check-mark"

// smallTarget reports whether the badge of node n is a dot, because a plate would hide the target.
func smallTarget(n *ui.Node) bool {
	return n.Rect.W*n.Rect.H < minBadgeArea || n.Rect.H < minBadgeHeight
}

// badgeCorner is the place of a badge. For a dot, X and Y are the distance from the target's upper
// left corner, as a fraction of the target's width and height. For a plate, it is the zero value,
// which stands for the upper edge, a plateBelow, or plateInside.
type badgeCorner struct {
	X, Y float64
	dot  bool
}

// plateBelow returns the place of a plate over the upper edge of n that is not higher than y, the
// lower edge of another target.
func plateBelow(n *ui.Node, y float64) badgeCorner {
	return badgeCorner{X: 1, Y: (y - n.Rect.Y) / n.Rect.H}
}

// mostInside is the height of the part of a plate below another target that may lie on its own one.
const mostInside = 11.0

// plateInside is the place of a plate in the lower left corner of its target.
var plateInside = badgeCorner{X: 0, Y: 1}

// dotAt returns the place of a dot, see [badgeCorner].
func dotAt(x, y float64) badgeCorner { return badgeCorner{x, y, true} }

// mostOnOther is the largest share of a plate over the upper edge of its target that may lie on
// other targets: one could take it for the badge of the target above.
const mostOnOther = 0.15

// dotPlaces are the places for a dot, the usual one first.
var dotPlaces = func() (all []badgeCorner) {
	for _, in := range []float64{0, 0.08, 0.16} { // how far from the corner to the middle
		all = append(all, dotAt(1-in, in), dotAt(in, in), dotAt(1-in, 1-in), dotAt(in, 1-in))
	}
	return append(all, dotAt(0.5, 0), dotAt(0.5, 1), dotAt(0, 0.5), dotAt(1, 0.5))
}()

// dotCore is the part of a target's width and height in its middle, where its number or picture is,
// which dots should leave visible. Covering a text that a node names counts textCost times as much,
// and lying on another target, to which the dot would seem to belong, a share of otherCost.
const (
	dotCore   = 0.6
	textCost  = 4
	otherCost = 0.2
)

// badgeCorners returns where badges are drawn, by the IDs of the nodes. marked returns true for
// nodes with a badge. Dots of small targets are where they cover least of the texts around them
// (see [ui.Node.BadgeAvoids]), of the middle of targets, of their own one and of its neighbours,
// and of other targets.
// A plate is inside its target if it would otherwise lie on the target above. A target whose plate
// would lie on a text has a dot instead.
func badgeCorners(nodes []ui.Node, marked func(n *ui.Node) bool) map[string]badgeCorner {
	all := map[string]badgeCorner{}
	for i := range nodes {
		switch n := &nodes[i]; {
		case !marked(n):
		case smallTarget(n):
			all[n.ID] = bestDotPlace(n, nodes)
		default:
			most, low := plateOnOther(n, nodes)
			switch {
			case most <= mostOnOther:
			case low+badgeH-n.Rect.Y <= mostInside:
				all[n.ID] = plateBelow(n, low)
			default:
				all[n.ID] = plateInside
			}
		}
		if n := &nodes[i]; marked(n) && !smallTarget(n) && coversText(n, all[n.ID]) {
			all[n.ID] = bestDotPlace(n, nodes)
		}
	}
	return all
}

// coversText reports whether the badge of n at a place lies on a text that n names.
func coversText(n *ui.Node, at badgeCorner) bool {
	return slices.ContainsFunc(n.BadgeAvoids, badgeRect(n, n.Rect, at).Meets)
}

// plateOnOther returns the share of the plate over the upper edge of n that lies on other targets
// among nodes, and low, the lower edge of the lowest of these.
func plateOnOther(n *ui.Node, nodes []ui.Node) (most, low float64) {
	plate := badgeRect(n, n.Rect, badgeCorner{})
	for i := range nodes {
		o := &nodes[i]
		alike := o.Label != "" && 2*o.Rect.W > n.Rect.W // also one that cannot be chosen now
		if o.ID != n.ID && alike && o.Rect.Bottom() < n.Rect.Center().Y && o.Rect.Bottom() > plate.Y {
			if on := ui.Overlap(plate, o.Rect) / (plate.W * plate.H); on > 0 {
				most, low = max(most, on), max(low, o.Rect.Bottom())
			}
		}
	}
	return most, low
}

// isLow reports whether node n is a low button, such as those that stand close together in a panel.
// A dot at a corner of one of them would also lie on its neighbours.
func isLow(n *ui.Node) bool { return n.Rect.W > 3*n.Rect.H && n.Rect.H > 2*dotR }

// leftEnd returns the place of a dot at the left end of a low button, left of an icon there that it
// must not cover, on its upper edge: a label that fills the button begins right below.
func leftEnd(n *ui.Node) badgeCorner {
	x := 0.2 * dotR
	for _, icon := range n.BadgeAvoids {
		x = min(x, icon.X-n.Rect.X-dotR)
	}
	return dotAt(x/max(n.Rect.W, 1), dotBelowEdge/max(n.Rect.H, 1))
}

// dotBelowEdge is the distance of the middle of such a dot from the upper edge, design units.
const dotBelowEdge = 3.0

// isNeighbour reports whether node o is a thing beside n that is not much larger, such as another
// place in a row, whether it can be chosen now or not.
func isNeighbour(n, o *ui.Node) bool {
	area := n.Rect.W * n.Rect.H
	return o.Label != "" && o.Rect.W*o.Rect.H < 4*area && ui.Overlap(n.Rect, o.Rect) < 0.1*area
}

// bestDotPlace returns the place for the dot of node n among nodes, see [badgeCorners].
func bestDotPlace(n *ui.Node, nodes []ui.Node) (best badgeCorner) {
	var cores, others []geom.Rect
	for i := range nodes {
		o := &nodes[i]
		if o.ID != n.ID && isLow(n) && isLow(o) && o.Rect.Inset(-2*dotR).Meets(n.Rect) {
			return leftEnd(n)
		}
		within := ui.Overlap(n.Rect, o.Rect) > 0.7*n.Rect.W*n.Rect.H // what n is a part of counts the same everywhere
		if o.ID != n.ID && isNeighbour(n, o) {
			others = append(others, o.Rect)
		}
		if o.ID == n.ID || o.Label != "" && !within && !o.Rect.Empty() && o.Rect.Inset(-2*dotR).Meets(n.Rect) {
			cores = append(cores, geom.Around(o.Rect.Center(), dotCore*o.Rect.W, dotCore*o.Rect.H))
		}
	}
	least := -1.0
	for _, at := range dotPlaces {
		cost := 0.0
		for _, core := range cores {
			cost += ui.Overlap(badgeRect(n, n.Rect, at), core)
		}
		for _, text := range n.BadgeAvoids {
			cost += textCost * ui.Overlap(badgeRect(n, n.Rect, at), text)
		}
		for _, o := range others {
			cost += otherCost * ui.Overlap(badgeRect(n, n.Rect, at), o)
		}
		if least < 0 || cost < least-0.5 {
			best, least = at, cost
		}
	}
	return best
}

// CoachDots returns the rectangles that the coach's dots would have at small targets that play a
// move, by the IDs of the nodes, if each of them had one.
func CoachDots(nodes []ui.Node) map[string]geom.Rect {
	all := map[string]geom.Rect{}
	at := badgeCorners(nodes, func(n *ui.Node) bool { return n.Role == "move" && n.Enabled() && !n.Rect.Empty() })
	for i := range nodes {
		if c, ok := at[nodes[i].ID]; ok && smallTarget(&nodes[i]) {
			all[nodes[i].ID] = badgeRect(&nodes[i], nodes[i].Rect, c)
		}
	}
	return all
}

// badgeRect returns the rectangle of the badge of node n, which is drawn at the rectangle of.
// A plate that would lie on a text above the node, such as when the node is raised under the
// pointer, is below that text (see [ui.Node.BadgeAvoids]).
func badgeRect(n *ui.Node, of geom.Rect, corner badgeCorner) geom.Rect {
	if corner.dot {
		return geom.Around(geom.Point{X: of.X + corner.X*of.W, Y: of.Y + corner.Y*of.H}, 2*dotR, 2*dotR)
	}
	if corner == plateInside {
		return geom.R(of.X+4, of.Bottom()-badgeH-4, badgeW, badgeH)
	}
	r := geom.R(of.Right()-badgeW+5, max(of.Y-badgeH+badgeOverlap, 0), badgeW, badgeH)
	if corner != (badgeCorner{}) {
		r.Y = max(r.Y, n.Rect.Y+corner.Y*n.Rect.H)
	}
	for _, text := range n.BadgeAvoids {
		if r.Meets(text) {
			r.Y = max(r.Y, min(text.Bottom(), n.Rect.Y))
		}
	}
	return r
}

// drawBadge draws the badge of verdict v at node n, which is in state f.
func drawBadge(p *paint.Canvas, n *ui.Node, f ui.NodeState, v coach.Verdict, corner badgeCorner) {
	top, low, ink := theme.RGB(0x2F7F8C), theme.Focus, theme.Cream
	switch v {
	case coach.Best:
		top, low, ink = theme.BrassHi, theme.Brass, theme.RGB(0x2B1608)
	case coach.Bad, coach.Unjudged:
		top, low = theme.RGB(0x8A7A66), theme.RGB(0x6A5B4A)
	}
	r := badgeRect(n, n.DrawnRect(f), corner)
	if corner.dot {
		at := r.Center()
		p.Disc(at, dotR+1.2, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, dotR, top, low)
		switch v {
		case coach.Best:
			p.Icon(bestIcon, at, 1.4*dotR, ink)
		case coach.Good: // an equals sign
			p.Rect(geom.R(at.X-3.5, at.Y-3, 7, 2), 1, ink)
			p.Rect(geom.R(at.X-3.5, at.Y+1, 7, 2), 1, ink)
		case coach.Bad: // a minus sign
			p.Rect(geom.R(at.X-3.5, at.Y-1, 7, 2), 1, ink)
		case coach.Unjudged:
			p.Label("?", r, paint.Style{Face: paint.Bold, Size: 10, Color: ink, Align: paint.Center, Fixed: true})
		}
		return
	}
	p.SoftRect(r.Move(1, 2), 8, 2.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Rect(r, 8, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 7, top, low)
	p.Label(i18n.T(verdicts[v]), r.Pad(3, 0), paint.Style{Face: paint.Bold, Size: 11, Color: ink, Align: paint.Center,
		Fixed: true})
}

// verdicts maps the coach's verdicts to the words in which they are shown.
var verdicts = map[coach.Verdict]string{
	coach.Best: i18n.Mark("best"), coach.Good: i18n.Mark("good"), coach.Worse: i18n.Mark("worse"),
	coach.Bad: i18n.Mark("bad"), coach.Unjudged: i18n.Mark("not examined"),
}
