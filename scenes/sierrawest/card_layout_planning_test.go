package sierrawest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
)

func planning(s *rules.State, _ []engine.Move) bool {
	return s.Phase() == rules.PhasePlan && s.Round() > 2
}

// nodeByID returns the node with the given ID; if there is none, the test fails.
func nodeByID(t *testing.T, nodes []ui.Node, id string) ui.Node {
	t.Helper()
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 {
		t.Fatalf("the node %q is missing", id)
	}
	return nodes[i]
}

// TestPlanningEnlargesLand checks that while a seat lays out its cards, its land is enlarged, and
// the tiles of the six layouts and the arrows are below it.
func TestPlanningEnlargesLand(t *testing.T) {
	for _, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		b, nodes := decision(t, mode, 3, planning)
		if !b.at.planning || b.at.own.W < b.Area.W-1 || b.at.own.H < 300 || 2*b.at.wellRadius < 60 {
			t.Errorf("%s: the land while planning is %v, its spaces are %.0f wide: too small", mode, b.at.own,
				2*b.at.wellRadius)
		}
		for i := range 6 {
			n := nodeByID(t, nodes, fmt.Sprintf("layout %d", i+1))
			if !n.Rect.Within(b.Area) || n.Rect.Meets(b.at.own) || !strings.Contains(n.Tip, "summit") {
				t.Errorf("%s: layout %d is at %v with the tooltip %q", mode, i+1, n.Rect, n.Tip)
			}
		}
		for _, id := range []string{"leaf", "leaf back"} {
			if n := nodeByID(t, nodes, id); n.Press == nil || !n.Rect.Within(b.Area) {
				t.Errorf("%s: node %q at %v cannot be pressed or is outside the board", mode, id, n.Rect)
			}
		}
	}
}

// TestPlannedCardsAreShown checks that the cards of a layout appear in their slots immediately
// after the animation that lays them out.
func TestPlannedCardsAreShown(t *testing.T) {
	b, _ := decision(t, "apple_hill", 3, planning)
	m := b.planned()
	s := new(rules.State)
	b.State.CopyTo(s)
	var told []engine.Told
	if err := s.Play(m, engine.Collect(s, &told)); err != nil {
		t.Fatal(err)
	}
	for _, e := range told {
		if e.Kind == rules.EventPlanned {
			table.Animate(b, e).EnsureApplied()
			if cards, ok := b.shownCards(); !ok || cards != b.Board.Laid || b.Board.Phase != rules.PhasePlan {
				t.Errorf("in phase %d the board has the cards %v, shown are %v, %v", b.Board.Phase, b.Board.Laid, cards,
					ok)
			}
			return
		}
		table.Animate(b, e).EnsureApplied()
	}
	t.Error("no layout was planned: the test has checked nothing")
}

// TestLayoutOutlook checks the forecast for layouts: all fees are counted, apples beyond six are
// wasted, and spaces whose icon differs from the previous layout are marked.
func TestLayoutOutlook(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	now := b.planned()
	if len(b.layoutsOf(now)) != 6 {
		t.Fatalf("%d layouts, expected six", len(b.layoutsOf(now)))
	}
	b.Board.Supply[rules.GreenApple], b.Board.Supply[rules.RedApple] = rules.MaxApples, rules.MaxApples
	for _, m := range b.layoutsOf(now) {
		out := b.outlookOf(m)
		if want := rules.Tan.Fee(2) + rules.Tan.Fee(4); out.fees != want {
			t.Errorf("the outlook has %d fees, expected %d", out.fees, want)
		}
		for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
			if out.wasted[g] != out.brings.goods[g] || out.left[g] != rules.MaxApples {
				t.Errorf("of %d apples the outlook wastes %d and leaves %d", out.brings.goods[g], out.wasted[g],
					out.left[g])
			}
		}
		paid := 0
		for _, g := range []rules.Good{rules.Food, rules.Wood, rules.Stone, rules.Gold} {
			paid += b.me().Goods[g] + out.brings.goods[g] - out.left[g]
		}
		if due := out.fees - out.lacking; paid < due || paid > due+out.bears {
			t.Errorf("%d goods are paid for %d fees, of which %d lack goods", paid, out.fees, out.lacking)
		}
	}
	other := b.layoutsOf(now)[0]
	if other == now {
		other = b.layoutsOf(now)[1]
	}
	b.selectLayout(other)
	for path := range rules.Path(2) {
		for space := 1; space <= path.Spaces(); space++ {
			icon := func(m engine.Move) rules.Icon {
				return b.Board.Mode.Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m),
					path)[space-1]
			}
			if b.changed(path, space) != (icon(now) != icon(other)) {
				t.Errorf("%s path, space %d: marked as changed: %v", path, space, b.changed(path, space))
			}
		}
	}
}
