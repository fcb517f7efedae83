package tabletest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// What is broken on purpose is found, and it is said what to do about it.
func TestBrokenTablesAreFound(t *testing.T) {
	for name, c := range map[string]struct {
		broken func(n *nuggets.Table) table.Play
		says   string // part of what is wrong
	}{
		"sound":             {func(n *nuggets.Table) table.Play { return n }, ""},
		"no place":          {func(n *nuggets.Table) table.Play { return &placelessTable{n} }, "cannot be pressed, such as [\"dig\"]"},
		"a secret in words": {func(n *nuggets.Table) table.Play { return &chattyTable{n} }, "hangs on what it may not know"},
		"no name":           {func(n *nuggets.Table) table.Play { return &namelessTable{n} }, "has no Label"},
		"a rule's number":   {func(n *nuggets.Table) table.Play { return &numberedTable{n} }, "says \"R7\""},
		"brass at the left": {func(n *nuggets.Table) table.Play { return &leftTable{n} }, "right of the primary"},
		"the same words":    {func(n *nuggets.Table) table.Play { return &mumblingTable{n} }, "MoveWords says"},
	} {
		t.Run(name, func(t *testing.T) {
			game := nuggets.Game
			game.New = func(h *stage.App, seats []match.Seat) table.Play { return c.broken(nuggets.New(h, seats)) }
			found, _ := faults(App(t, game.Rules), game)
			wrong := strings.Join(found, "\n")
			if c.says == "" && wrong != "" || !strings.Contains(wrong, c.says) {
				t.Errorf("found is %q, which lacks %q", wrong, c.says)
			}
		})
	}
}

// placelessTable has no button to dig.
type placelessTable struct{ *nuggets.Table }

func (b *placelessTable) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	var kept []ui.Node
	for _, n := range b.Table.Nodes(a, dst) {
		if n.ID != "dig" {
			kept = append(kept, n)
		}
	}
	return kept
}

// chattyTable tells what is in the sacks of others.
type chattyTable struct{ *nuggets.Table }

func (b *chattyTable) Heading() string {
	return words.T("%d left", int(b.State.Sack((b.State.Turn()+1)%b.Seats())))
}

// namelessTable has a node without a name.
type namelessTable struct{ *nuggets.Table }

func (b *namelessTable) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	dst[0].Label = ""
	return dst
}

// numberedTable tells the number of a rule.
type numberedTable struct{ *nuggets.Table }

func (b *numberedTable) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	dst[0].Tip += " (R7)"
	return dst
}

// leftTable has something to the right of its main button.
type leftTable struct{ *nuggets.Table }

func (b *leftTable) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	left, right := dst[0], dst[0]
	left.ID, left.Rect, left.Primary, left.Press = "left", a.Row.Row(0, 2, 8), true, func() {}
	right.ID, right.Rect, right.Primary, right.Press = "right", a.Row.Row(1, 2, 8), false, func() {}
	return append(dst, left, right)
}

// mumblingTable says the same of all moves.
type mumblingTable struct{ *nuggets.Table }

func (b *mumblingTable) MoveWords(engine.Move) string { return words.T("Take") }

// Every event of the example is animated, and one without motion is found.
func TestMissingMotionIsFound(t *testing.T) {
	app := App(t, rules.Game)
	if wrong := motionless(app, nuggets.Game); len(wrong) > 0 {
		t.Errorf("the example is faulted: %v", wrong)
	}
	broken := nuggets.Game
	broken.New = func(h *stage.App, seats []match.Seat) table.Play { return &stiffTable{nuggets.New(h, seats)} }
	if wrong := strings.Join(motionless(app, broken), "\n"); !strings.Contains(wrong, "the event took is not animated") {
		t.Errorf("found is %q", wrong)
	}
}

// stiffTable does not animate that a nugget is taken.
type stiffTable struct{ *nuggets.Table }

func (b *stiffTable) Animate(x *table.Sequence) {
	if x.Kind != rules.EventTook {
		b.Table.Animate(x)
	}
}
