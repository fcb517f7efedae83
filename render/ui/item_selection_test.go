package ui

import (
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// items returns n items with the values 1, 2, 3, ….
func items(n int) []SelectionItem {
	var out []SelectionItem
	for i := range n {
		out = append(out, SelectionItem{ID: string(rune('a' + i)), Value: i + 1})
	}
	return out
}

func TestMarks(t *testing.T) {
	for _, c := range []struct {
		name    string
		m       Selection
		press   string // IDs of items, pressed in this order
		want    string // IDs selected at the end
		line    string
		missing string
	}{
		{"two of five", Selection{Min: 2, Max: 2}, "abc", "ab", "2 of 2 selected", ""},
		{"one is missing", Selection{Min: 2, Max: 2}, "ab b", "a", "1 of 2 selected", "Choose 1 more."},
		{"one takes the place of another", Selection{Min: 1, Max: 1}, "ac", "c", "1 of 1 selected", ""},
		{"another one after one was put back", Selection{Min: 2, Max: 2}, "abad", "bd", "2 of 2 selected", ""},
		{"up to three", Selection{Max: 3}, "a", "a", "1 selected, up to 3", ""},
		{"as many as one likes", Selection{}, "ace", "ace", "3 selected", ""},
		{"at least two", Selection{Min: 2}, "d", "d", "1 selected, at least 2", "Choose 1 more."},
		{"a sum", Selection{Target: 7}, "ab", "ab", "3 of 7", "You need 4 more."},
		{"more than the sum", Selection{Target: 7}, "de", "de", "9 of 7", ""},
		{"just the sum", Selection{Target: 7, Exact: true}, "dec", "dc", "7 of 7", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.m.SetItems(items(5))
			for _, id := range c.press {
				c.m.Toggle(string(id))
			}
			got := ""
			for _, id := range c.m.Chosen() {
				got += id
			}
			want := []rune(c.want)
			slices.Sort(want)
			if got != string(want) || c.m.Summary() != c.line || c.m.Missing() != c.missing {
				t.Errorf("selected are %q with the summary %q, missing %q; want %q, %q, %q", got, c.m.Summary(),
					c.m.Missing(), string(want), c.line, c.missing)
			}
		})
	}
}

// TestMarksRefuse checks that pressing an item that cannot be selected shows the reason, and that
// items that are no longer offered are deselected.
func TestMarksRefuse(t *testing.T) {
	m := Selection{Max: 2}
	things := items(4)
	things[1].DisabledReason = "It is nailed down."
	m.SetItems(things)
	r := &Root{}
	var nodes []Node
	build := func() {
		nodes = nil
		for i, x := range things {
			nodes = append(nodes, m.Node(Node{ID: x.ID, Rect: geom.R(100+100*float64(i), 100, 60, 60)}, x.ID,
				func() {}))
		}
		r.Set(NewLayout(1280, 720), m.Footer(nodes, geom.R(100, 300, 200, SelectionFooterHeight(1)), func() {}))
	}
	press := func(i int) string {
		build()
		click(r, 110+100*float64(i), 110)
		return r.TakeAnnouncement()
	}
	if why := press(1); why != "It is nailed down." || m.Count() != 0 {
		t.Errorf("pressing a thing that cannot be selected was refused with %q, or the thing was selected", why)
	}
	press(0)
	press(2)
	if why := press(3); why == "" || m.Count() != 2 {
		t.Errorf("a third thing was selected, or refused without a reason: %q", why)
	}
	m.SetItems(things[:2])
	if m.Count() != 1 {
		t.Errorf("after the offer was reduced %d things are selected, want 1", m.Count())
	}
	build()
	if r.Press("marks-none"); m.Count() != 0 {
		t.Error("the button that deselects everything leaves things selected")
	}
}

// TestSelectedItemsAreMarked checks that a selected item is drawn with a mark over its node, and
// another one without. The mark is no check mark, which is the coach's mark of the best move.
func TestSelectedItemsAreMarked(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	m := Selection{Max: 2}
	m.SetItems(items(2))
	m.Select("b")
	drawn := ""
	var nodes []Node
	for i, id := range []string{"a", "b", "c"} { // c cannot be selected
		nodes = append(nodes, m.Node(Node{ID: id, Rect: geom.R(100+100*float64(i), 100, 60, 60),
			Draw: func(*paint.Canvas, *Node, NodeState) { drawn += id }}, id, func() {}))
	}
	r := &Root{}
	r.Set(NewLayout(1280, 720), nodes)
	var trace paint.Trace
	p := trace.Canvas(kit, 1280, 720, r.Layout.View)
	var marks []geom.Rect
	p.OnPiece = func(name string, at geom.Rect) {
		if name == pieces.ChosenPiece {
			marks = append(marks, at)
		}
	}
	p.OnIcon = func(name string, _ geom.Rect) { t.Errorf("the icon %q is drawn, want none", name) }
	if r.Draw(p); drawn != "abc" || len(marks) != 1 || !marks[0].Meets(nodes[1].Rect) {
		t.Errorf("the nodes %q are drawn, and marks at %v; want abc, and one mark in the corner of %v", drawn, marks,
			nodes[1].Rect)
	}
	if nodes[2].Role != "" || nodes[2].Press != nil {
		t.Errorf("a node without an item is %+v, want it unchanged", nodes[2])
	}
}

// TestSelectionGauge checks what the progress bar below the items measures: the sum of their
// values, or their number.
func TestSelectionGauge(t *testing.T) {
	for _, c := range []struct {
		m    Selection
		want pieces.Gauge
	}{
		{Selection{Target: 7}, pieces.Gauge{Value: 5, Target: 7}},
		{Selection{Max: 3}, pieces.Gauge{Value: 2, Max: 3}},
		{Selection{Min: 2, Max: 3}, pieces.Gauge{Value: 2, Target: 2, Max: 3}},
	} {
		c.m.SetItems(items(5))
		c.m.Select("b", "c")
		if got := c.m.Gauge(); got != c.want {
			t.Errorf("the gauge of %+v is %+v, want %+v", c.m, got, c.want)
		}
	}
}
