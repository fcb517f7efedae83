package tabletest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
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

// statedGoods matches a part of a sentence that says which goods a move costs, and statedGood each
// kind of them.
var (
	statedGoods = regexp.MustCompile(`\b(?:for|[Cc]osts?|[Pp]ays?|[Ee]arns?) \d+ (?:food|wood|stone|gold)[^.:;\n]*`)
	statedGood  = regexp.MustCompile(`(\d+) (food|wood|stone|gold)\b`)
	// unsettled matches what is only one of several ways to pay, or belongs to a later move.
	unsettled = regexp.MustCompile(`\bor\b|\beach\b|\bto\b|\bless\b|\bmore\b|\bminus\b|\bper\b|right away`)
)

// printed matches the text of a printed card, whose figures are not about the move.
var printed = regexp.MustCompile(`(?i)\b((re)?action|summit): `)

// CheckStatedPrices replays the recorded games of the rules and checks the prices and gains in the
// texts about a move: its label, its tooltip and its words, which the coach uses as well. Each must
// be one that the preview of the move has, so that a player reads the same figure everywhere. Texts
// that appear after a selection, such as a card to lay, are checked too.
//
// The parameter none is set for a game whose texts state no prices, for instance because its only
// prices are bids.
func CheckStatedPrices(t *testing.T, game table.Game, none bool) {
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
	if prices == 0 && !none {
		t.Error("no text states a price, expected some: do the patterns match this table's texts?")
	}
}

// wrongPrices compares the prices in the texts of the moves of a position with their previews. It
// returns how many it has compared, and a message for each that differs.
func wrongPrices(p position) (n int, wrong []string) {
	texts := map[string][]string{}
	moves := map[string][]engine.Move{}
	eachSelection(p, func(nodes []ui.Node, a *table.Decision) {
		for _, node := range nodes {
			made := movesOfNode(a, &node)
			if len(made) == 0 || !a.IsLegal(made[0]) {
				continue
			}
			key := fmt.Sprint(made)
			moves[key] = made
			for _, text := range []string{node.Label, node.Tip} {
				if !slices.Contains(texts[key], text) {
					texts[key] = append(texts[key], text)
				}
			}
		}
	})
	for key, said := range texts {
		made := moves[key]
		if len(made) == 1 {
			said = append(said, p.play.MoveWords(made[0]))
		}
		var preview *table.MovePreview
		for _, text := range said {
			for _, x := range statedAmounts(text) {
				if preview == nil {
					slip := table.PreviewMoves(p.play, p.state, made...)
					preview = &slip
				}
				if preview.RevealsHidden || len(preview.Changes) == 0 {
					continue
				}
				changed := func(c table.StatChange) bool {
					return c.Seat == p.viewer && strings.EqualFold(c.Name, x.good)
				}
				paid := func(c table.StatChange) bool { return changed(c) && c.Pays >= x.amount }
				if len(made) > 1 && x.good != "" && !slices.ContainsFunc(preview.Changes, paid) {
					continue // what one move brings pays for the next one, in full or in part
				}
				n++
				if !slices.ContainsFunc(preview.Changes, func(c table.StatChange) bool {
					return c.Seat == p.viewer && (x.good == "" || strings.EqualFold(c.Name, x.good)) && x.isIn(c)
				}) {
					wrong = append(wrong, fmt.Sprintf("%s: a text of the move %q says %q, but its preview has no %d %s: "+
						"%+v. Let the text read the preview (Decision.EffectSummary, table.PreviewMoves)", p.name,
						p.state.Notation(made[0]), text, x.amount, x.good, preview.Changes))
				}
			}
		}
	}
	return n, wrong
}

// statedAmount is an amount that a text states: of a kind of goods, or of money if good is "".
type statedAmount struct {
	amount int
	good   string
}

// isIn reports whether x is what change c pays or brings, or the difference of both.
func (x statedAmount) isIn(c table.StatChange) bool {
	return c.Pays == x.amount || c.Brings == x.amount || max(c.Brings-c.Pays, c.Pays-c.Brings) == x.amount
}

// statedAmounts returns the amounts that a text about a move says it costs or earns.
func statedAmounts(text string) (all []statedAmount) {
	if printed.MatchString(text) {
		return nil
	}
	if found := statedPrice.FindStringSubmatch(text); found != nil && found[2] == "" {
		amount, _ := strconv.Atoi(found[1])
		all = append(all, statedAmount{amount, ""})
	}
	if part := statedGoods.FindString(text); part != "" && !unsettled.MatchString(part) {
		for _, found := range statedGood.FindAllStringSubmatch(part, -1) {
			amount, _ := strconv.Atoi(found[1])
			all = append(all, statedAmount{amount, found[2]})
		}
	}
	return all
}

// movesOfNode returns the moves that a press on node n plays: those that decision a has for the
// node, otherwise the move whose notation is the node's ID. The result is nil if there is neither,
// or if the press asks for one of several ways.
func movesOfNode(a *table.Decision, n *ui.Node) []engine.Move {
	if a.AsksForWay(n.ID) {
		return nil
	}
	if moves := a.MovesAt(n.ID); len(moves) > 0 {
		return moves
	}
	if m, err := a.State.Parse(n.ID); err == nil {
		return []engine.Move{m}
	}
	return nil
}
