package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// pricedDecisions is the number of decisions of each phase in which CheckStatedPrices looks at the
// texts of all moves.
const pricedDecisions = 3

// statedPrice matches an amount of money that a text says a move costs or earns. What is paid
// "right away" belongs to a later move.
var statedPrice = regexp.MustCompile(`\b(?:for|[Cc]osts?|[Pp]ays?|[Ee]arns?) \$(\d+)(\.\d+| each| to | less| more| right away)?`)

// printed matches the text of a printed card, whose figures are not about the move.
var printed = regexp.MustCompile(`(?i)\b(re)?action: `)

// CheckStatedPrices replays the recorded games of the rules and checks the prices and gains in the
// texts about a move: its label, its tooltip and its words, which the coach uses as well. Each must
// be one that the preview of the move has, so that a player reads the same figure everywhere. Texts
// that appear after a selection, such as a card to lay, are checked too.
func CheckStatedPrices(t *testing.T, game table.Game) {
	t.Helper()
	app, each := App(t, game.Rules), testscale.Of(pricedDecisions, 60)
	told, prices := map[string]bool{}, 0
	sampleRecorded(t, game, app, each, 4, engine.NewChance(51, 0x9c), func(p position) {
		n, wrong := wrongPrices(p)
		phase := decisionName(game.Rules, p.state)
		if prices += n; len(wrong) > 0 && !told[phase] {
			told[phase] = true
			t.Error(wrong[0])
		}
	})
	t.Logf("%d prices compared", prices)
}

// wrongPrices compares the prices in the texts of the moves of a position with their previews. It
// returns how many it has compared, and a message for each that differs.
func wrongPrices(p position) (n int, wrong []string) {
	texts := map[engine.Move][]string{}
	eachSelection(p, func(nodes []ui.Node, a *table.Decision) {
		for _, node := range nodes {
			m, ok := moveOfNode(a, &node)
			if !ok || !a.IsLegal(m) {
				continue
			}
			for _, text := range []string{node.Label, node.Tip} {
				if !slices.Contains(texts[m], text) {
					texts[m] = append(texts[m], text)
				}
			}
		}
	})
	for m, said := range texts {
		said = append(said, p.play.MoveWords(m))
		var preview *table.MovePreview
		for _, text := range said {
			found := statedPrice.FindStringSubmatch(text)
			if found == nil || found[2] != "" || printed.MatchString(text) {
				continue
			}
			if preview == nil {
				slip := table.PreviewMoves(p.play, p.state, m)
				preview = &slip
			}
			amount, _ := strconv.Atoi(found[1])
			if preview.RevealsHidden || len(preview.Changes) == 0 {
				continue
			}
			n++
			if !slices.ContainsFunc(preview.Changes, func(c table.StatChange) bool {
				return c.Seat == p.viewer && (c.Pays == amount || c.Brings == amount || c.Brings-c.Pays == amount ||
					c.Pays-c.Brings == amount)
			}) {
				wrong = append(wrong, fmt.Sprintf("%s: a text of the move %q says %q, but its preview has no %d: %+v. "+
					"Let the text read the preview (Decision.EffectSummary, table.PreviewMoves)", p.name,
					p.state.Notation(m), text, amount, preview.Changes))
			}
		}
	}
	return n, wrong
}

// moveOfNode returns the move that a press on node n plays: the one that decision a has for the
// node, otherwise the move whose notation is the node's ID. The second result is false if there is
// neither.
func moveOfNode(a *table.Decision, n *ui.Node) (engine.Move, bool) {
	if m, ok := a.MoveAt(n.ID); ok {
		return m, true
	}
	m, err := a.State.Parse(n.ID)
	return m, err == nil
}
