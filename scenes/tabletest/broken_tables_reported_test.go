package tabletest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// TestBrokenTablesAreReported checks that the checks report tables with faults, and that the
// message names the fault.
func TestBrokenTablesAreReported(t *testing.T) {
	for name, c := range map[string]struct {
		broken func(n *nuggets.Table) table.GameUI
		says   string // text that the message must contain
	}{
		"no fault": {func(n *nuggets.Table) table.GameUI { return n }, ""},
		"unreachable move": {func(n *nuggets.Table) table.GameUI { return &unreachableMoveTable{n} },
			"pressing nodes, such as [\"dig\"]"},
		"secret in text": {func(n *nuggets.Table) table.GameUI { return &leakyTable{n} },
			"depends on information hidden from it"},
		"no label": {func(n *nuggets.Table) table.GameUI { return &namelessTable{n} }, "has no Label"},
		"rule number": {func(n *nuggets.Table) table.GameUI { return &ruleNumberTable{n} },
			"internal code \"R7\""},
		"button right of primary": {func(n *nuggets.Table) table.GameUI { return &primaryLeftTable{n} },
			"right of the primary"},
		"equal words": {func(n *nuggets.Table) table.GameUI { return &equalWordsTable{n} },
			"MoveWords returns"},
	} {
		t.Run(name, func(t *testing.T) {
			game := nuggets.Game
			game.New = func(h *stage.App, seats []match.Seat) table.GameUI { return c.broken(nuggets.New(h, seats)) }
			found, _ := faults(App(t, game.Rules), game)
			wrong := strings.Join(found, "\n")
			if c.says == "" && wrong != "" || !strings.Contains(wrong, c.says) {
				t.Errorf("the findings are %q, expected them to contain %q (nothing, if empty)", wrong, c.says)
			}
		})
	}
}

// unreachableMoveTable is a table without a button for the move "dig".
type unreachableMoveTable struct{ *nuggets.Table }

func (b *unreachableMoveTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	var kept []ui.Node
	for _, n := range b.Table.Nodes(a, dst) {
		if n.ID != "dig" {
			kept = append(kept, n)
		}
	}
	return kept
}

// leakyTable is a table that shows the content of other seats' sacks, which is secret.
type leakyTable struct{ *nuggets.Table }

func (b *leakyTable) Heading() string {
	return i18n.T("%d left", int(b.State.Sack((b.State.Turn()+1)%b.SeatCount())))
}

// namelessTable is a table with a node without a label.
type namelessTable struct{ *nuggets.Table }

func (b *namelessTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	dst[0].Label = ""
	return dst
}

// ruleNumberTable is a table that shows the number of a rule, an internal code.
type ruleNumberTable struct{ *nuggets.Table }

func (b *ruleNumberTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	dst[0].Tip += " (R7)"
	return dst
}

// primaryLeftTable is a table with another button to the right of its primary button, which should
// be rightmost.
type primaryLeftTable struct{ *nuggets.Table }

func (b *primaryLeftTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	left, right := dst[0], dst[0]
	left.ID, left.Rect, left.Primary, left.Press = "left", a.Row.Row(0, 2, 8), true, func() {}
	right.ID, right.Rect, right.Primary, right.Press = "right", a.Row.Row(1, 2, 8), false, func() {}
	return append(dst, left, right)
}

// equalWordsTable is a table that uses the same words for all moves.
type equalWordsTable struct{ *nuggets.Table }

func (b *equalWordsTable) MoveWords(engine.Move) string { return i18n.T("Take") }

// TestMissingAnimationIsReported checks that the table of Nuggets animates every event, and that an
// event without animation is reported.
func TestMissingAnimationIsReported(t *testing.T) {
	app := App(t, rules.Game)
	if wrong := animationFaults(app, nuggets.Game); len(wrong) > 0 {
		t.Errorf("Nuggets has faults, expected none: %v", wrong)
	}
	broken := nuggets.Game
	broken.New = func(h *stage.App, seats []match.Seat) table.GameUI { return &unanimatedTable{nuggets.New(h, seats)} }
	if wrong := strings.Join(animationFaults(app, broken), "\n"); !strings.Contains(wrong,
		"the event took is not animated") {
		t.Errorf("the findings are %q, expected the event took", wrong)
	}
}

// unanimatedTable is a table that does not animate the event "took".
type unanimatedTable struct{ *nuggets.Table }

func (b *unanimatedTable) Animate(x *table.EventAnimation) {
	if x.Kind != rules.EventTook {
		b.Table.Animate(x)
	}
}
