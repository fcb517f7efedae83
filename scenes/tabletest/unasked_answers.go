package tabletest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// sequencePlay is what a press plays: the IDs of the nodes pressed, and a function that returns the
// moves.
type sequencePlay struct {
	path  []string
	moves func() []engine.Move
}

// otherAnswer is a kind of answer to a decision that a sequence of moves answers without asking.
// The phases are those of the decision in which the sequence begins, and of the answered decision.
type otherAnswer struct {
	begins, answered engine.Phase
	kind             engine.Kind
	entry            int // index in the table's Unasked
}

// Limits of the check of answers that are given without asking: how often each kind of other answer
// is looked for, how many sequences of a position are followed, and how many states of the table a
// search looks at.
const (
	eachOther     = 3
	mostSequences = 60
	otherStates   = 300
)

// passed returns messages about the decisions in the middle of sequences of moves that can be
// played in position p. The table must list each of them in Unasked. Where there is another answer,
// other presses in p must lead to it.
func (c *pressCheck) passed(p position, plays []sequencePlay) (wrong []string) {
	for _, x := range plays[:min(len(plays), mostSequences)] {
		moves := x.moves()
		for k := 1; k < len(moves); k++ {
			s, legal := p.after(moves[:k])
			if s == nil || len(legal) < 2 || s.Turn() != p.viewer {
				continue
			}
			for _, w := range c.answered(p, s, legal, moves, k) {
				if !c.told[w] {
					c.told[w] = true
					wrong = append(wrong, fmt.Sprintf("%s, pressing %q: %s", p.name, x.path, w))
				}
			}
		}
	}
	return wrong
}

// after returns the position after moves, with the forced moves after each, and its legal moves;
// nil if a move is illegal.
func (p position) after(moves []engine.Move) (engine.State, []engine.Move) {
	s, err := table.CopyState(p.play, p.state)
	if err != nil {
		return nil, nil
	}
	legal := p.legal
	for _, m := range moves {
		if !slices.Contains(legal, m) || s.Play(m, nil) != nil {
			return nil, nil
		}
		if legal, err = engine.PlayForced(s, nil, nil); err != nil {
			return nil, nil
		}
	}
	return s, legal
}

// answered returns messages about the k-th of the moves, which answers the decision s with these
// legal moves.
func (c *pressCheck) answered(p position, s engine.State, legal, moves []engine.Move, k int) (wrong []string) {
	entry, u := unaskedEntry(p.play, s, moves[k])
	phase := p.info.PhaseName(s.Phase())
	if entry < 0 {
		verb, _, _ := strings.Cut(s.Notation(moves[k]), " ")
		return []string{fmt.Sprintf("the sequence answers the decision %s by the move %q without asking, and the table's "+
			"Unasked does not list that. List it with its rule and reason, or end the sequence there", phase, verb)}
	}
	switch u.Otherwise {
	case table.NoChoice:
		if m, ok := otherWords(p.play, legal); ok {
			wrong = append(wrong, fmt.Sprintf("the table's Unasked says that the decision %s is no choice (%s: %s), but %q "+
				"is another answer", phase, u.Rule, u.Reason, s.Notation(m)))
		}
		return wrong
	case table.BySwitch:
		return nil // checked where the table answers the decision by itself
	}
	for _, m := range legal {
		key := otherAnswer{p.state.Phase(), s.Phase(), m.Kind, entry}
		if m == moves[k] || c.tried[key] >= eachOther {
			continue
		}
		c.tried[key]++
		want := append(slices.Clone(moves[:k]), m)
		if !reaches(p, want) {
			wrong = append(wrong, fmt.Sprintf("the sequence answers the decision %s by %q without asking (%s: %s), and no "+
				"presses make the other answer %q after %q. Offer a way to it in the table's Nodes, or end the sequence there",
				phase, s.Notation(moves[k]), u.Rule, u.Reason, s.Notation(m), notations(p, moves[:k])))
		}
	}
	return wrong
}

// notations returns the notations of moves that are played in position p one after the other.
func notations(p position, moves []engine.Move) (out []string) {
	for k, m := range moves {
		if s, _ := p.after(moves[:k]); s != nil {
			out = append(out, s.Notation(m))
		}
	}
	return out
}

// unaskedEntry returns the entry of the table's Unasked for answering the decision s by m, and its
// index, -1 if there is none.
func unaskedEntry(play table.GameUI, s engine.State, m engine.Move) (int, table.Unasked) {
	for i, u := range play.Unasked() {
		if u.Covers(s, m) {
			return i, u
		}
	}
	return -1, table.Unasked{}
}

// otherWords returns a move whose words differ from those of the first one, false if there is none.
func otherWords(play table.GameUI, legal []engine.Move) (engine.Move, bool) {
	for _, m := range legal {
		if play.MoveWords(m) != play.MoveWords(legal[0]) {
			return m, true
		}
	}
	return engine.Move{}, false
}

// reaches reports whether presses in position p make exactly the moves want, one sequence after the
// other, where the last sequence may go on after them.
func reaches(p position, want []engine.Move) bool {
	x := newPressSearch(p, keyHand())
	x.limit = otherStates
	var parts [][]engine.Move // sequences that are a beginning of want
	whole := false
	x.played = func(_ []string, moves func() []engine.Move) {
		all := moves()
		n := min(len(all), len(want))
		if !slices.Equal(all[:n], want[:n]) {
			return
		}
		if whole = whole || len(all) >= len(want); !whole {
			parts = append(parts, all)
		}
	}
	x.done = func() bool { return whole || len(parts) > 0 && x.count > 2000 }
	x.score = func(a *table.Decision, id string) int {
		m, ok := a.RegisteredMove(id)
		switch {
		case !ok:
			return 0
		case slices.Contains(want, m):
			return 1
		}
		return -1
	}
	x.run()
	slices.SortFunc(parts, func(a, b []engine.Move) int { return len(b) - len(a) })
	parts = slices.CompactFunc(parts, slices.Equal)
	for _, part := range parts {
		s, legal := p.after(part)
		if whole || s == nil || s.Turn() != p.viewer {
			continue
		}
		next := p
		next.state, next.legal = s, legal
		whole = reaches(next, want[len(part):])
	}
	return whole
}

// prepared returns messages about the answer that the table gives to the decision of p by itself.
// The table must list it in Unasked. Either there is no choice, or the person can take the answer
// back with a control.
func prepared(p position) (wrong []string) {
	m, ok := p.play.PreparedAnswer(p.state)
	if !ok {
		return nil
	}
	entry, u := unaskedEntry(p.play, p.state, m)
	said := p.state.Notation(m)
	if entry < 0 {
		return []string{fmt.Sprintf("%s: the table answers by %q without asking, and its Unasked does not list that. List "+
			"it with its rule and reason, or return false in PreparedAnswer", p.name, said)}
	}
	if u.Otherwise != table.BySwitch {
		if other, ok := otherWords(p.play, p.legal); ok {
			return []string{fmt.Sprintf("%s: the table answers by %q without asking, but %q is another answer. Return false "+
				"in PreparedAnswer", p.name, said, p.state.Notation(other))}
		}
		return nil
	}
	x := newPressSearch(p, keyHand())
	press := func() bool {
		nodes, _ := x.nodes()
		i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == u.Switch && n.Enabled() })
		if i < 0 || x.hand.lacks(p, nodes, &nodes[i]) != "" {
			return false
		}
		nodes[i].Press()
		return true
	}
	pressed := press()
	if _, still := p.play.PreparedAnswer(p.state); !pressed || still {
		wrong = append(wrong, fmt.Sprintf("%s: the table answers by %q without asking. Expected the control %q to take that "+
			"back, and to be reached by keys", p.name, said, u.Switch))
	}
	if pressed {
		press()
	}
	return wrong
}
