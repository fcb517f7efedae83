package table

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// bareUI is a game UI of Boomtown that has only what is required.
type bareUI struct {
	Base[*rules.State, *rules.Board]
}

func (b *bareUI) Layout()                 {}
func (b *bareUI) Paint(*paint.Canvas)     {}
func (b *bareUI) Animate(*EventAnimation) {}

func (b *bareUI) Nodes(a *Decision, dst []ui.Node) []ui.Node { return a.List(dst, a.Legal...) }

// newBareUI returns a bareUI that shows the first position of a game, and that position.
func newBareUI(t *testing.T) (*bareUI, engine.State) {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil))
	s, err := rules.Game.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	seats := []match.Seat{{Name: "A"}, {Name: "B"}, {Name: "C"}}
	b := &bareUI{NewBase[*rules.State, *rules.Board](rules.Game, h, seats)}
	ShowPosition(b, s, ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	return b, s
}
