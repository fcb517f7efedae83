package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// pressSearch searches what can be played by pressing nodes of a position's table. It searches
// sequences of presses, since some moves need more than one press: first a card is chosen, an
// amount is set, or several things are marked. A state of the table is what its nodes are after
// some presses that play nothing.
type pressSearch struct {
	p       position
	hand    *hand
	limit   int                  // maximum number of states
	made    map[engine.Move]bool // moves with which some press begins
	skipped map[string]string    // reasons why the hand cannot press nodes that others can, by ID

	// The search ends when done returns true. score rates the press on a node in a state, so that
	// better ones are tried first; nil rates all alike. played is called for each press that plays
	// something, with the IDs of the nodes pressed, and state for each state. Both may be nil.
	done   func() bool
	score  func(a *table.Decision, id string) int
	played func(path []string, moves func() []engine.Move)
	state  func(path []string, nodes []ui.Node)

	other engine.State // a position with another decision, for ClearSelection
	path  []string     // nodes that are being pressed
	count int          // number of presses that have played something
}

// Limits of the search: the number of states of the table, and the number of presses that lead to a
// state.
const (
	maxStates  = 3000
	maxPresses = 8
)

// newPressSearch returns a search for what hand h can play in position p.
func newPressSearch(p position, h *hand) *pressSearch {
	x := &pressSearch{p: p, hand: h, limit: maxStates, made: map[engine.Move]bool{}, skipped: map[string]string{}}
	x.other = p.state
	if s, err := table.CopyState(p.play, p.state); err == nil && s.Play(p.legal[0], nil) == nil {
		if _, err := engine.PlayForced(s, nil, nil); err == nil {
			x.other = s
		}
	}
	table.ClearSelection(p.play, x.other, p.state)
	h.show(p)
	return x
}

// run searches until done, or until there are no more states or too many. It leaves the table
// without a selection.
func (x *pressSearch) run() {
	seen := map[string]bool{}
	var open frontier
	open.add(step{})
	for tries := 0; !open.empty() && tries < x.limit && (x.done == nil || !x.done()); tries++ {
		at := open.next()
		path := at.path
		nodes, a := x.pressPath(path)
		for _, m := range a.EquivalentMoves() {
			x.made[m] = true
		}
		if key := stateKey(nodes); seen[key] {
			continue
		} else {
			seen[key] = true
		}
		if x.state != nil {
			x.state(path, nodes)
			nodes, a = x.pressPath(path)
		}
		x.expand(&open, at, nodes, a)
		x.pressAmounts(path, nodes)
	}
	table.ClearSelection(x.p.play, x.other, x.p.state)
}

// expand presses the nodes that play something in the state at, and adds presses on the others to
// open.
func (x *pressSearch) expand(open *frontier, at step, nodes []ui.Node, a *table.Decision) {
	path := at.path
	for i, n := range nodes {
		if !n.Enabled() || n.Role == "text" || n.ViewOnly || x.isSwitch(n.ID) {
			continue
		}
		if why := x.hand.lacks(x.p, nodes, &nodes[i]); why != "" {
			x.skipped[n.ID] = why
			continue
		}
		if n.Role == "move" || makesMove(a, n.ID) {
			if x.playsTwice(path, n) {
				continue
			}
			x.pressPath(path) // undo the change of the selection
		}
		if len(path) == maxPresses || n.Role == "checkbox" && slices.Contains(path, n.ID) {
			continue // no mark is changed twice
		}
		s := step{path: append(slices.Clone(path), n.ID), mark: n.Role == "checkbox", score: at.score}
		if x.score != nil {
			s.score += x.score(a, n.ID)
		}
		open.add(s)
	}
}

// isSwitch reports whether the node with this ID turns an answer on or off that the table gives
// without asking. The search leaves such settings alone.
func (x *pressSearch) isSwitch(id string) bool {
	return slices.ContainsFunc(x.p.play.Unasked(), func(u table.Unasked) bool { return u.Switch == id })
}

// playsTwice reports whether pressing node n in the state after path plays something, at the first
// or at the second press. On a touch screen the first press may only show what the second plays.
func (x *pressSearch) playsTwice(path []string, n ui.Node) bool {
	before := x.count
	if x.press(path, n); x.count > before {
		return true
	}
	again := append(slices.Clone(path), n.ID)
	nodes, _ := x.pressPath(again)
	if i := slices.IndexFunc(nodes, func(o ui.Node) bool { return o.ID == n.ID && o.Enabled() }); i >= 0 {
		x.press(again, nodes[i])
	}
	return x.count > before
}

// press presses node n in the state after path.
func (x *pressSearch) press(path []string, n ui.Node) {
	x.path = append(slices.Clone(path), n.ID)
	n.Press()
}

// pressPath resets the table's selection, presses the nodes with the IDs in path one after the
// other, and returns the nodes and the decision after that. What a press would play is recorded but
// not played.
func (x *pressSearch) pressPath(path []string) ([]ui.Node, *table.Decision) {
	table.ClearSelection(x.p.play, x.other, x.p.state)
	nodes, a := x.nodes()
	for k, id := range path {
		if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() }); i >= 0 {
			x.press(path[:k], nodes[i])
		}
		nodes, a = x.nodes()
	}
	return nodes, a
}

// nodes returns the current nodes of the table and their decision. Presses on them record what they
// would play.
func (x *pressSearch) nodes() ([]ui.Node, *table.Decision) {
	a := x.hand.decision(x.p)
	a.Do = func(_ string, m engine.Move) {
		if a.IsLegal(m) {
			x.record(m, func() []engine.Move { return []engine.Move{m} })
		}
	}
	a.ObserveSequences(func(_ string, next table.MoveSequence) {
		m, ok := next(a.State)
		if ok && a.IsLegal(m) {
			x.record(m, func() []engine.Move { return x.p.movesOf(m, next) })
		}
	})
	nodes := x.p.play.Nodes(a, nil)
	if finishNodeAnimations(nodes) {
		nodes = x.p.play.Nodes(a, nil)
	}
	return nodes, a
}

// record notes that the presses of x.path play moves, of which first is the first.
func (x *pressSearch) record(first engine.Move, moves func() []engine.Move) {
	x.count++
	x.made[first] = true
	if x.played != nil {
		x.played(x.path, moves)
	}
}

// movesOf returns the moves of a sequence that begins with first and goes on with next, until
// another seat decides. Forced moves are left out.
func (p position) movesOf(first engine.Move, next table.MoveSequence) []engine.Move {
	moves := []engine.Move{first}
	s, err := table.CopyState(p.play, p.state)
	for m := first; err == nil && len(moves) < longestSequence; {
		if s.Play(m, nil) != nil {
			return moves[:len(moves)-1]
		}
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(legal) == 0 || s.Turn() != p.viewer {
			break
		}
		var ok bool
		if m, ok = next(s); !ok {
			break
		}
		moves = append(moves, m)
	}
	return moves
}

// longestSequence is the maximum number of moves of a sequence that the search follows.
const longestSequence = 60

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

// makesMove reports whether the node with this ID plays a move although its role is not "move",
// that is, whether the ID is the notation of a legal move.
func makesMove(a *table.Decision, id string) bool {
	m, err := a.State.Parse(id)
	return err == nil && a.IsLegal(m)
}

// pressAmounts steps an amount that is set by a [table.AmountPicker] through all its values, and
// presses what can be played at each value. nodes are those of the state after path.
func (x *pressSearch) pressAmounts(path []string, nodes []ui.Node) {
	find := func(id string) int {
		return slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() })
	}
	for _, id := range []string{"less", "more"} {
		seen := map[string]bool{}
		for !seen[stateKey(nodes)] {
			seen[stateKey(nodes)] = true
			i := find(id)
			if i < 0 || x.hand.lacks(x.p, nodes, &nodes[i]) != "" {
				break
			}
			nodes[i].Press()
			nodes, _ = x.nodes()
			for i, n := range nodes {
				if n.Role == "move" && n.Enabled() && x.hand.lacks(x.p, nodes, &nodes[i]) == "" {
					x.press(path, n)
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

// step is a state to be examined: the presses that lead to it, whether the last one marks
// something, and the sum of the scores of its presses.
type step struct {
	path  []string
	mark  bool
	score int
}

// frontier holds the states that a search has still to examine. It alternates between those after a
// mark and all others, because there can be very many combinations of marks.
type frontier struct {
	marks, others []step
	tries         int
}

func (f *frontier) add(s step) {
	if s.mark {
		f.marks = append(f.marks, s)
	} else {
		f.others = append(f.others, s)
	}
}

func (f *frontier) empty() bool { return len(f.marks)+len(f.others) == 0 }

// next removes and returns one of the states with the greatest score.
func (f *frontier) next() step {
	from := &f.others
	if len(f.others) == 0 || len(f.marks) > 0 && f.tries%2 == 0 {
		from = &f.marks
	}
	at := 0
	for i, s := range *from {
		// now and then the longest path first, or moves with many marks are reached too late
		late := from == &f.marks && f.tries%4 == 0 && s.score == (*from)[at].score
		if late || s.score > (*from)[at].score {
			at = i
		}
	}
	f.tries++
	s := (*from)[at]
	*from = slices.Delete(*from, at, at+1)
	return s
}
