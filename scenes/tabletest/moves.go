package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// unreached returns the legal moves of a position that nothing on its table makes, whatever is pressed: moves of one
// press, and those for which a card has to be chosen first, a sum set, or several things marked.
func unreached(p position) []engine.Move {
	made := map[engine.Move]bool{}
	seen := map[string]bool{}
	var marks [][]string // paths that end with a mark, which are tried in turn with all others
	others := [][]string{nil}
	for tries := 0; len(marks)+len(others) > 0 && tries < mostStates && len(made) < len(p.legal); tries++ {
		from := &others
		if len(others) == 0 || len(marks) > 0 && tries%2 == 0 {
			from = &marks
		}
		at := 0
		if from == &marks && tries%4 == 0 { // the longest, or a mark of many is reached too late
			at = len(marks) - 1
		}
		path := (*from)[at]
		*from = slices.Delete(*from, at, at+1)
		nodes, a := p.press(path, made)
		for _, m := range a.Placeless() {
			made[m] = true
		}
		if key := looks(nodes); seen[key] {
			continue
		} else {
			seen[key] = true
		}
		for _, n := range nodes {
			switch {
			case !n.Enabled() || n.Role == "text":
			case n.Role == "move" || makes(a, n.ID):
				n.Press()
			case len(path) == deepest || n.Role == "checkbox" && n.Chosen: // what is marked stays so
			case n.Role == "checkbox":
				marks = append(marks, append(slices.Clone(path), n.ID))
			default:
				others = append(others, append(slices.Clone(path), n.ID))
			}
		}
		p.sums(nodes, made)
	}
	table.Settle(p.play, p.state)
	return slices.DeleteFunc(slices.Clone(p.legal), func(m engine.Move) bool { return made[m] })
}

// How far the search for the place of a move goes: states of a table, and presses in a row.
const (
	mostStates = 3000
	deepest    = 8
)

// press forgets what was prepared, presses nodes one after the other, and returns those that are there then. What is
// played is noted and not carried out.
func (p position) press(path []string, made map[engine.Move]bool) ([]ui.Node, *table.Ask) {
	table.Settle(p.play, p.state)
	nodes, a := p.nodes(made)
	for _, id := range path {
		if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() }); i >= 0 {
			nodes[i].Press()
		}
		nodes, a = p.nodes(made)
	}
	return nodes, a
}

// nodes returns what is on the table now.
func (p position) nodes(made map[engine.Move]bool) ([]ui.Node, *table.Ask) {
	a := table.NewAsk(p.play, p.state, p.legal)
	a.Do = func(_ string, m engine.Move) { made[m] = true }
	nodes := p.play.Nodes(a, nil)
	if rest(nodes) {
		nodes = p.play.Nodes(a, nil)
	}
	return nodes, a
}

// rest lets what moves of its own come to rest, such as a close-up that is opened, and reports whether anything did.
func rest(nodes []ui.Node) (moved bool) {
	const step, most = 100.0, 50
	for _, n := range nodes {
		for i := 0; n.Tick != nil && i < most && n.Tick(step, true); i++ {
			moved = true
		}
	}
	return moved
}

// makes reports whether a node makes a move although it does not say so by its role: a thing on the board through which
// one presses.
func makes(a *table.Ask, id string) bool {
	m, err := a.State.Parse(id)
	return err == nil && a.Can(m)
}

// sums sets a sum to all that it can be, where one is set by the buttons of [table.Amount], and makes the moves on the way.
func (p position) sums(nodes []ui.Node, made map[engine.Move]bool) {
	has := func(id string) bool {
		return slices.ContainsFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() })
	}
	for _, step := range []string{"less", "more"} {
		for range 600 {
			if !has(step) {
				break
			}
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

// looks tells the states of a table apart: what is there, and what of it is chosen.
func looks(nodes []ui.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		fmt.Fprintf(&b, "%s|%s|%v|%v;", n.ID, n.Label, n.Chosen, n.Enabled())
	}
	return b.String()
}

// placeless says what to do about moves that have no place.
func placeless(p position, moves []engine.Move) string {
	var list []string
	for _, m := range moves[:min(len(moves), 6)] {
		list = append(list, p.state.Notation(m))
	}
	return fmt.Sprintf("%s: %d of %d legal moves cannot be pressed, such as %q. Nodes has to return a node that makes each "+
		"(Ask.Target, Ask.Button), if need be after others were pressed.", p.name, len(moves), len(p.legal), list)
}

// unled returns what is wrong with presses of several moves: hint and coach have to judge them by where they lead.
func unled(p position) (wrong []string) {
	if p.legal == nil {
		return nil
	}
	table.Settle(p.play, p.state)
	nodes, a := p.nodes(map[engine.Move]bool{})
	for _, id := range a.Unled(p.play, nodes) {
		wrong = append(wrong, fmt.Sprintf("%s: %q plays several moves and is judged by its first: make it by Ask.Sweep, or tell Ask.Leads", p.name, id))
	}
	table.Settle(p.play, p.state)
	return wrong
}
