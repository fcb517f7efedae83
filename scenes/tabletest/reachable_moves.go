package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// pressCheck checks, over the positions of a game, what can be played by pressing nodes of its
// table.
type pressCheck struct {
	tried map[otherAnswer]int // how often another answer has been looked for
	told  map[string]bool     // what has been said about answers given without asking
}

// look returns a message for each input device that cannot play all legal moves of a position, for
// decisions that the table answers without asking though there is a choice, and for marks that
// change others.
func (c *pressCheck) look(p position) (wrong []string) {
	var plays []sequencePlay
	for _, h := range append([]*hand{keyHand()}, touchHands()...) {
		x := newPressSearch(p, h)
		if h.keys {
			x.played = func(path []string, moves func() []engine.Move) {
				plays = append(plays, sequencePlay{path, moves})
			}
			x.state = func(path []string, nodes []ui.Node) { wrong = append(wrong, markFaults(x, path, nodes)...) }
		}
		moves := x.unreachable()
		if len(moves) == 0 {
			continue
		}
		if any := newPressSearch(p, anyHand()); len(any.unreachable()) > 0 {
			x, moves = any, any.missing()
		}
		wrong = append(wrong, unreachableMessage(p, x.hand, moves, x.skipped))
		if x.hand.name == anyHand().name {
			break
		}
	}
	wrong = append(append(wrong, c.passed(p, plays)...), prepared(p)...)
	p.shown(p.state)
	return wrong
}

// unreachable searches the legal moves, and returns those that cannot be played.
func (x *pressSearch) unreachable() []engine.Move {
	x.done = func() bool { return len(x.made) >= len(x.p.legal) }
	x.run()
	return x.missing()
}

// missing returns the legal moves that the search has not found.
func (x *pressSearch) missing() []engine.Move {
	return slices.DeleteFunc(slices.Clone(x.p.legal), func(m engine.Move) bool { return x.made[m] })
}

// unreachableMessage returns the failure message for moves that a hand cannot play by presses.
// skipped are the reasons why it cannot press some nodes.
func unreachableMessage(p position, h *hand, moves []engine.Move, skipped map[string]string) string {
	var list, why []string
	for _, m := range moves[:min(len(moves), 6)] {
		list = append(list, p.state.Notation(m))
	}
	for _, id := range slices.Sorted(maps.Keys(skipped)) {
		if len(why) < 4 {
			why = append(why, skipped[id])
		}
	}
	said := ""
	if len(why) > 0 {
		said = " It cannot press some nodes: " + strings.Join(why, "; ") + "."
	}
	return fmt.Sprintf("%s: %d of %d legal moves cannot be made by pressing nodes, such as %q, with %s.%s The table's "+
		"Nodes has to return a node for each (Decision.Target, Decision.Button), at once or after other nodes were "+
		"pressed.", p.name, len(moves), len(p.legal), list, h.name, said)
}

// unregisteredSequences returns a message for each node that plays several moves without having
// registered them as a sequence. Hints and the coach must evaluate the position after all of them.
func unregisteredSequences(p position) (wrong []string) {
	if p.legal == nil {
		return nil
	}
	table.NotifyAllShown(p.play, p.state)
	nodes, a := newPressSearch(p, anyHand()).nodes()
	for _, id := range a.UnregisteredSequences(p.play, nodes) {
		wrong = append(wrong, fmt.Sprintf("%s: the node %q plays several moves, but hint and coach evaluate only the "+
			"first. In the table's Nodes, make the node by Decision.SequenceTarget, or register its moves by Decision.RegisterSequence", p.name, id))
	}
	table.NotifyAllShown(p.play, p.state)
	return wrong
}
