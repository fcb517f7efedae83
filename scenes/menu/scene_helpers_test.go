package menu

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// build builds the scene on top of an app and returns it.
func build(h *stage.App) stage.Scene {
	top := h.Top()
	drive.OnHost(func() { top.Build(h.LayoutFor(top)) })
	return top
}

// press builds the scene on top of an app and presses the node with the given ID.
func press(t *testing.T, h *stage.App, id string) {
	t.Helper()
	root := &build(h).Base().Root
	i := slices.IndexFunc(root.Nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 || root.Nodes[i].Press == nil || root.Nodes[i].DisabledReason != "" {
		t.Fatalf("%q cannot be pressed in %s, only %q", id, h.Top().Name(), enabled(h))
	}
	drive.OnHost(func() { root.Press(id) })
}

// node builds the scene on top of an app and returns its node with the given ID.
func node(t *testing.T, h *stage.App, id string) ui.Node {
	t.Helper()
	nodes := build(h).Base().Root.Nodes
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 {
		t.Fatalf("there is no %q in %s, only %q", id, h.Top().Name(), enabled(h))
	}
	return nodes[i]
}

// enabled returns the IDs of the enabled buttons of the scene on top of an app.
func enabled(h *stage.App) (out []string) {
	for _, n := range build(h).Base().Root.Nodes {
		if n.Press != nil && n.DisabledReason == "" {
			out = append(out, n.ID)
		}
	}
	return out
}

// texts builds and draws the scene on top of an app and returns all texts that it draws, one per
// line.
func texts(h *stage.App) string {
	top := build(h)
	l := h.LayoutFor(top)
	var out []string
	drive.OnHost(func() {
		var trace paint.Trace
		p := trace.Canvas(h.Kit, l.PixelW, l.PixelH, l.View)
		p.OnText = func(x paint.DrawnText) { out = append(out, strings.Join(strings.Fields(x.Text), " ")) }
		top.Paint(p)
		top.Draw(p)
		top.Base().Root.Draw(p)
	})
	return strings.Join(out, "\n")
}

// wantTexts fails unless the scene on top of an app draws all the texts in want.
func wantTexts(t *testing.T, h *stage.App, want ...string) {
	t.Helper()
	got := texts(h)
	for _, w := range want {
		if !strings.Contains(got, w) {
			t.Errorf("%s lacks the text %q, it shows:\n%s", h.Top().Name(), w, got)
		}
	}
}

// wantScene fails unless the scene with the given name is on top of an app.
func wantScene(t *testing.T, h *stage.App, name string) {
	t.Helper()
	if top := h.Top(); top == nil || top.Name() != name {
		t.Fatalf("the scene on top is %v, want %s", top, name)
	}
}

// push opens a scene.
func push(h *stage.App, s stage.Scene) { drive.OnHost(func() { h.Push(s) }) }

// update advances the scene on top of an app by one tick with the given input.
func update(h *stage.App, in ui.Input) { drive.OnHost(func() { h.Top().Update(&in, 16) }) }

// fullStore is a store whose writes fail with err if err is not nil.
type fullStore struct {
	store.Store
	err error
}

func (f *fullStore) Write(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Write(name, data)
}

func (f *fullStore) Append(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Append(name, data)
}

func (f *fullStore) Extend(name string, data []byte) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Extend(name, data)
}

func (f *fullStore) Rename(from, to string) error {
	if f.err != nil {
		return f.err
	}
	return f.Store.Rename(from, to)
}

// playRandomly plays a match to its end with random moves.
func playRandomly(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	c := engine.NewChance(5, 5)
	for !m.Over() {
		if _, err := m.Play(m.Legal()[c.Below(len(m.Legal()))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
