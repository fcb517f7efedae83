package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// unreachableMoves returns the legal moves of a position that cannot be played by pressing nodes of
// its table. It searches sequences of presses, since some moves need more than one press: first a
// card is chosen, an amount is set, or several things are marked.
func unreachableMoves(p position) []engine.Move {
	left, _ := p.search(maxStates)
	return left
}

// search presses nodes in up to the given number of states of the table, and returns the legal
// moves that no press has played. whole reports whether it has seen every state that it could
// reach.
func (p position) search(states int) (left []engine.Move, whole bool) {
	made := map[engine.Move]bool{}
	seen := map[string]bool{}
	var preset map[string]bool
	var marks [][]string // paths that end with a checkbox; the search alternates between them and all others
	others := [][]string{nil}
	for tries := 0; !p.searched(made) && len(marks)+len(others) > 0 && tries < states; tries++ {
		from := &others
		if len(others) == 0 || len(marks) > 0 && tries%2 == 0 {
			from = &marks
		}
		at := 0
		if from == &marks && tries%4 == 0 { // longest path first, or moves with many marks are reached too late
			at = len(marks) - 1
		}
		path := (*from)[at]
		*from = slices.Delete(*from, at, at+1)
		nodes, a := p.pressPath(path, made)
		for _, m := range a.EquivalentMoves() {
			made[m] = true
		}
		if key := stateKey(nodes); seen[key] {
			continue
		} else {
			seen[key] = true
		}
		if tries == 0 {
			preset = presetMarks(nodes)
		}
		for _, n := range nodes {
			switch {
			case !n.Enabled() || n.Role == "text" || !p.means.reach(n):
			case n.Role == "move" || makesMove(a, n.ID):
				p.means.press(n)
			case len(path) == maxPresses || n.Role == "checkbox" && n.Chosen && !preset[n.ID]:
				// a checkbox that the search has marked is not unmarked
			case n.Role == "checkbox":
				marks = append(marks, append(slices.Clone(path), n.ID))
			default:
				others = append(others, append(slices.Clone(path), n.ID))
			}
		}
		p.pressAmounts(nodes, made)
	}
	table.NotifyAllShown(p.play, p.state)
	left = slices.DeleteFunc(slices.Clone(p.legal), func(m engine.Move) bool { return made[m] })
	return left, len(marks)+len(others) == 0
}

// searched reports whether a search for moves can end. made is the set of moves that the presses of
// the search have made so far.
func (p position) searched(made map[engine.Move]bool) bool {
	if p.done != nil {
		return p.done(made)
	}
	return p.hear == nil && len(made) == len(p.legal)
}

// presetMarks returns the IDs of the checkboxes that the table has marked before the first press.
// Some moves need these marks to be removed. Checkboxes that cannot be focused are switches of
// settings.
func presetMarks(nodes []ui.Node) map[string]bool {
	preset := map[string]bool{}
	for _, n := range nodes {
		if n.Role == "checkbox" && n.Chosen && !n.SkipFocus {
			preset[n.ID] = true
		}
	}
	return preset
}

// Limits of the search for reachable moves: the number of states of the table, and the number of
// presses that lead to a state.
const (
	maxStates  = 3000
	maxPresses = 8
)

// pressPath clears the table's selection and presses the nodes whose IDs are in path, one after the
// other. It returns the nodes and the decision after that. made is a set of moves: the moves that
// the nodes would play are added to it instead of being played.
func (p position) pressPath(path []string, made map[engine.Move]bool) ([]ui.Node, *table.Decision) {
	table.NotifyAllShown(p.play, p.state)
	nodes, a := p.nodes(made)
	for _, id := range path {
		if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() }); i >= 0 {
			nodes[i].Press()
		}
		nodes, a = p.nodes(made)
	}
	return nodes, a
}

// nodes returns the current nodes of the table and their decision. made is a set of moves: if such
// a node is pressed later, its move is added to this set instead of being played.
func (p position) nodes(made map[engine.Move]bool) ([]ui.Node, *table.Decision) {
	a := table.NewDecision(p.play, p.state, p.legal)
	a.LastPressWasTouch = func() bool { return p.means == byTouch }
	a.OnPress(func(_ string, next table.MoveSequence) {
		line := p.line(next)
		for _, m := range line {
			// Moves of one kind are made in the order in which their nodes were marked, which the
			// search does not vary.
			if m.Kind == line[0].Kind && slices.Contains(p.legal, m) {
				made[m] = true
			}
		}
		if p.hear != nil && len(line) > 0 {
			p.hear(line)
		}
	})
	nodes := p.play.Nodes(a, nil)
	if finishNodeAnimations(nodes) {
		nodes = p.play.Nodes(a, nil)
	}
	return nodes, a
}

// finishNodeAnimations advances animations of the nodes themselves, such as an opening close-up, to
// their end, and reports whether there were any.
func finishNodeAnimations(nodes []ui.Node) (moved bool) {
	const step, most = 100.0, 50
	for _, n := range nodes {
		for i := 0; n.Tick != nil && i < most && n.Tick(step, true); i++ {
			moved = true
		}
	}
	return moved
}

// makesMove reports whether the node with this ID plays a move: whether its ID is the notation of a
// legal move. It is for nodes whose role is not "move".
func makesMove(a *table.Decision, id string) bool {
	m, err := a.State.Parse(id)
	return err == nil && a.IsLegal(m)
}

// pressAmounts steps an amount that is set by a [table.AmountPicker] through all its values. made
// is a set of moves, to which it adds, at each value, the moves that a press would play.
func (p position) pressAmounts(nodes []ui.Node, made map[engine.Move]bool) {
	has := func(id string) bool {
		return slices.ContainsFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() })
	}
	for _, step := range []string{"less", "more"} {
		for seen := map[string]bool{}; has(step) && !seen[stateKey(nodes)]; { // some choices go round
			seen[stateKey(nodes)] = true
			for _, n := range nodes {
				if n.ID == step && n.Enabled() {
					n.Press()
				}
			}
			nodes, _ = p.nodes(made)
			for _, n := range nodes {
				if n.Role == "move" && n.Enabled() {
					n.Press()
				}
			}
		}
	}
}

// stateKey returns a key that identifies the state of the table by its nodes and by which of them
// are chosen.
func stateKey(nodes []ui.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		fmt.Fprintf(&b, "%s|%s|%v|%v;", n.ID, n.Label, n.Chosen, n.Enabled())
	}
	return b.String()
}

// unreachableMessage returns the failure message for moves that cannot be played by presses.
func unreachableMessage(p position, moves []engine.Move) string {
	var list []string
	for _, m := range moves[:min(len(moves), 6)] {
		list = append(list, p.state.Notation(m))
	}
	return fmt.Sprintf("%s: %d of %d legal moves cannot be made by pressing nodes, such as %q. The table's Nodes has "+
		"to return a node for each (Decision.Target, Decision.Button), at once or after other nodes were "+
		"pressed.", p.name, len(moves), len(p.legal), list)
}

// unregisteredSequences returns a message for each node that plays several moves without having
// registered them as a sequence. Hints and the coach must evaluate the position after all of them.
func unregisteredSequences(p position) (wrong []string) {
	if p.legal == nil {
		return nil
	}
	table.NotifyAllShown(p.play, p.state)
	nodes, a := p.nodes(map[engine.Move]bool{})
	for _, id := range a.UnregisteredSequences(p.play, nodes) {
		wrong = append(wrong, fmt.Sprintf("%s: the node %q plays several moves, but hint and coach evaluate only the "+
			"first. In the table's Nodes, make the node by Decision.SequenceTarget, or register its moves by Decision.RegisterSequence", p.name, id))
	}
	table.NotifyAllShown(p.play, p.state)
	return wrong
}
