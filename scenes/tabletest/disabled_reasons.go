package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// explainedDecisions is the number of decisions of each phase in which CheckReasonsAgainst looks at
// all nodes.
const explainedDecisions = 2

// CheckReasonsAgainst replays the recorded games of the rules at a table with one person. In some
// decisions of each phase it checks that each node that cannot be used says why: on hover, on focus
// and on a press, in the same words. If a press would make an illegal move, the reason must be the
// rules' own refusal of that move.
func CheckReasonsAgainst(t *testing.T, game table.Game) {
	t.Helper()
	c := &reasonCheck{game: game, told: map[string]bool{}}
	app := App(t, game.Rules)
	each := testscale.Of(explainedDecisions, 40)
	decisions := 0
	sampleRecorded(t, game, app, each, 5, engine.NewChance(50, 0x3e), func(p position) {
		decisions++
		c.look(p)
	})
	for _, wrong := range c.wrong {
		t.Error(wrong)
	}
	t.Logf("%d decisions, %d reasons, %d of them refusals of the rules", decisions, c.reasons, c.refusals)
}

// reasonCheck checks the reasons of the nodes of positions.
type reasonCheck struct {
	game              table.Game
	told              map[string]bool // the kinds of faults found so far, by kind of node
	wrong             []string
	tried             []engine.Move // the moves that presses have tried
	reasons, refusals int
}

// fault adds a message about node n of p, once for each kind of node and of fault.
func (c *reasonCheck) fault(p position, n *ui.Node, kind, format string, values ...any) {
	word, _, _ := strings.Cut(n.ID, " ")
	if !c.told[word+kind] {
		c.told[word+kind] = true
		c.wrong = append(c.wrong, fmt.Sprintf("%s: the node %q ", p.name, n.ID)+fmt.Sprintf(format, values...))
	}
}

// look checks all nodes of a position, first as it is and then after presses that select something.
func (c *reasonCheck) look(p position) {
	c.eachPath(p, func(nodes []ui.Node, a *table.Decision, path []string) { c.each(p, nodes, a, path) })
}

// eachSelection calls visit with the nodes and the decision of a position, first as it is and then
// after presses that select something.
func eachSelection(p position, visit func(nodes []ui.Node, a *table.Decision)) {
	new(reasonCheck).eachPath(p, func(nodes []ui.Node, a *table.Decision, _ []string) { visit(nodes, a) })
}

// selections is the number of selections that eachPath makes in a position, one after the other.
const selections = 3

// eachPath calls visit with the nodes and the decision of a position and with an empty path, and
// then after each of some presses that select something. path has the IDs of the nodes pressed so
// far, chosen at random.
func (c *reasonCheck) eachPath(p position, visit func(nodes []ui.Node, a *table.Decision, path []string)) {
	var path []string
	chance := engine.NewChance(uint64(len(p.name)), 0x5e1)
	for range selections + 1 {
		nodes, a := c.build(p, path)
		visit(nodes, a, path)
		nodes, a = c.build(p, path)
		var selecting []string
		for i := range nodes {
			_, moves := a.MoveAt(nodes[i].ID)
			if nodes[i].Enabled() && nodes[i].WhyNot == nil && nodes[i].Role != "move" && !moves {
				selecting = append(selecting, nodes[i].ID)
			}
		}
		if len(selecting) == 0 {
			break
		}
		path = append(path, selecting[chance.Below(len(selecting))])
	}
	table.NotifyAllShown(p.play, p.state)
}

// build returns the nodes and the decision of a position after presses on the nodes whose IDs are
// in path. A press on one of these nodes appends the first move that it would play to c.tried.
func (c *reasonCheck) build(p position, path []string) ([]ui.Node, *table.Decision) {
	table.NotifyAllShown(p.play, p.state)
	for i := 0; ; i++ {
		a := table.NewDecision(p.play, p.state, p.legal)
		a.OnPress(func(_ string, next table.MoveSequence) {
			if m, ok := next(engine.Clone(p.state)); ok {
				c.tried = append(c.tried, m)
			}
		})
		nodes := p.play.Nodes(a, nil)
		if i == len(path) {
			return nodes, a
		}
		if at := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == path[i] && n.Enabled() }); at >= 0 {
			nodes[at].Press()
		}
	}
}

// each checks the nodes of a position after presses on the nodes whose IDs are in path. a is the
// decision of these nodes.
func (c *reasonCheck) each(p position, nodes []ui.Node, a *table.Decision, path []string) {
	for i := range nodes {
		n := nodes[i]
		reason := n.Reason()
		if reason != "" {
			c.reasons++
			c.form(p, &n, reason)
		}
		move, known := a.MoveAt(n.ID)
		if known && !a.IsLegal(move) && reason != a.Refusal(move) {
			c.fault(p, &n, "own", "explains itself by %q, but the rules refuse the move %q by %q. Let the rules explain "+
				"it (Decision.Attempt, Decision.WithRefusal)", reason, p.state.Notation(move), a.Refusal(move))
		}
		if n.Press == nil || n.DisabledReason != "" {
			continue
		}
		c.tried = nil
		if n.Press(); len(c.tried) == 0 { // the press has changed a selection
			if again, b := c.build(p, path); len(again) == len(nodes) {
				nodes, a = again, b
			}
			continue
		}
		if m := c.tried[0]; !a.IsLegal(m) {
			if c.refusals++; reason != a.Refusal(m) {
				c.fault(p, &n, "press", "answers a press by %q, but says %q on hover and focus. Make its press by "+
					"Decision.Attempt or Decision.WithRefusal", a.Refusal(m), reason)
			}
		}
	}
}

// price matches the part of a reason that says what something costs.
var price = regexp.MustCompile(`\bcosts? (\$?\d|%)|\byou need \$?\d|\bit takes \d`)

// reasonStarts are the beginnings of reasons that do not say that something cannot be done.
var reasonStarts = []string{"First, ", "Choose ", "The game is over"}

// form checks that a reason has the form of a refusal and says why, and that a reason that names a
// cost also names what the player has.
func (c *reasonCheck) form(p position, n *ui.Node, reason string) {
	starts := func(start string) bool {
		return strings.HasPrefix(reason, start) || strings.Contains(reason, ": "+start)
	}
	switch {
	case !strings.Contains(reason, "can't ") && !slices.ContainsFunc(reasonStarts, starts):
		c.fault(p, n, "form", "has the reason %q, expected one that says what can't be done and why, or one that "+
			"begins with one of %q", reason, reasonStarts)
	case isBare(reason):
		c.fault(p, n, "bare", "has the reason %q, which doesn't say why", reason)
	case price.MatchString(reason) && !strings.Contains(reason, " have ") && !strings.Contains(reason, " total "):
		c.fault(p, n, "cost", "has the reason %q, which names a cost but not what the player has", reason)
	}
}

// isBare reports whether a reason is a single sentence that only says that something cannot
// be done, without a colon, a condition or an advice.
func isBare(reason string) bool {
	if !strings.HasPrefix(reason, "You can't ") {
		return false
	}
	for _, sign := range []string{": ", ". ", " until ", " while ", " again ", " more than ", " unless ", " because "} {
		if strings.Contains(reason, sign) {
			return false
		}
	}
	return true
}
