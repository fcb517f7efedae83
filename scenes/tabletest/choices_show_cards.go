package tabletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// Choice is a kind of choice among cards, trades or tokens: Verb is the first word of the notation
// of its moves. Shows is what a node of the choice has to show.
type Choice struct {
	Verb  string
	Shows Showing
}

// Showing is what a node shows of the card, trade or token that it chooses.
type Showing uint8

// Picture is an enlarged picture of the card with its text, Effect a tooltip that says more than
// the label, and Words a label or tooltip that says what changes.
const (
	Picture Showing = iota
	Effect
	Words
)

// Limits of CheckChoicesShowCards: how many decisions of each phase are looked at, in a short and
// in a long test, and the least number of words that say what a trade or token does.
const (
	fewChoices, mostChoices = 4, 60
	effectWords             = 4
)

// CheckChoicesShowCards checks, in decisions of recorded games, that where a player chooses among
// cards, trades or tokens, each node that makes one of these moves shows what is chosen together
// with its effect: an enlarged picture of the card, or a tooltip that says more than the label. It
// looks at decisions of each phase and at some that offer each kind of choice, which must occur.
func CheckChoicesShowCards(t *testing.T, game table.Game, choices ...Choice) {
	t.Helper()
	seen, told := map[string]int{}, map[string]bool{}
	each := testscale.Of(fewChoices, mostChoices)
	kinds := func(s engine.State, legal []engine.Move) (all []string) {
		for _, c := range choices {
			if n := len(movesBy(s, legal, c.Verb)); n > 1 {
				all = append(all, c.Verb)
			}
		}
		return append(all, decisionName(game.Rules, s))
	}
	sampleKinds(t, game, App(t, game.Rules), each, 5, engine.NewChance(70, 0xca), kinds, func(p position) {
		x := &reasonCheck{}
		x.eachPath(p, func(nodes []ui.Node, a *table.Decision, _ []string) {
			made := x.madeBy(nodes, a)
			for _, c := range choices {
				of := map[engine.Move]*ui.Node{}
				for m, n := range made {
					if verb, _, _ := strings.Cut(p.state.Notation(m), " "); verb == c.Verb {
						of[m] = n
					}
				}
				if len(of) < 2 {
					continue
				}
				for m, n := range of {
					seen[c.Verb]++
					if why := c.hides(n); why != "" && !told[c.Verb+why] {
						told[c.Verb+why] = true
						t.Errorf("%s: the node %q (%q), one of %d that make a choice such as %q, %s", p.name, n.ID,
							n.Label, len(of), p.state.Notation(m), why)
					}
				}
			}
		})
	})
	for _, c := range choices {
		if seen[c.Verb] == 0 {
			t.Errorf("no recorded game has a choice %q: is the verb right?", c.Verb)
		}
	}
	var counts []string
	for _, verb := range slices.Sorted(maps.Keys(seen)) {
		counts = append(counts, fmt.Sprintf("%s %d", verb, seen[verb]))
	}
	t.Logf("nodes by choice: %s", strings.Join(counts, ", "))
}

// movesBy returns the moves whose notation begins with a word.
func movesBy(s engine.State, moves []engine.Move, verb string) (all []engine.Move) {
	for _, m := range moves {
		if first, _, _ := strings.Cut(s.Notation(m), " "); first == verb {
			all = append(all, m)
		}
	}
	return all
}

// madeBy returns, by legal move, a node whose press makes the move.
func (c *reasonCheck) madeBy(nodes []ui.Node, a *table.Decision) map[engine.Move]*ui.Node {
	made := map[engine.Move]*ui.Node{}
	for i := range nodes {
		n := &nodes[i]
		if n.Role != "move" || !n.Enabled() || n.Primary {
			continue
		}
		c.tried = nil
		if n.Press(); len(c.tried) > 0 && a.IsLegal(c.tried[0]) {
			made[c.tried[0]] = n
		}
	}
	return made
}

// hides returns what the node of a choice does not show, "" if it shows everything.
func (c Choice) hides(n *ui.Node) string {
	more := strings.ReplaceAll(n.Tip, n.Label, "")
	switch {
	case n.ZoomPreview != nil:
		return ""
	case c.Shows == Picture:
		return "has no enlarged picture of the card (ZoomPreview)"
	case c.Shows == Effect && len(strings.Fields(more)) < effectWords:
		return fmt.Sprintf("doesn't say the effect: its tooltip is %q", n.Tip)
	case len(strings.Fields(n.Label+" "+more)) < effectWords:
		return fmt.Sprintf("doesn't say what it does, neither by its label nor by its tooltip %q", n.Tip)
	}
	return ""
}
