package boomtown

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// TestCardsArePaintedAhead checks that, while nothing moves, Prepare paints the pictures of all
// cards, one per call. Then no picture has to be painted when its card is first shown.
func TestCardsArePaintedAhead(t *testing.T) {
	drive.OnHost(func() {
		b := openBench(t, "still", nil)
		if b == nil {
			return
		}
		pen := b.Stage.Kit.Canvas(ebiten.NewImage(8, 8), b.Stage.CurrentLayout().View)
		if b.Scene.(stage.Preparer).Prepare(pen) {
			t.Error("after two frames per card Prepare has not painted all cards")
		}
	})
}

// BenchmarkCardFace measures painting a card that is not in the texture cache.
func BenchmarkCardFace(b *testing.B) {
	var board *Table
	drive.OnHost(func() {
		d, err := stage.NewSceneStack()
		if err != nil {
			b.Error(err)
			return
		}
		m := lateGame(b)
		board = New(stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil)), m.Setup().Seats)
		table.ShowPosition(board, m.State(), ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	})
	n := 0
	drive.Bench(b, 280, 393, func(screen *ebiten.Image) {
		board.face(rules.Card(n % rules.Cards())).Paint(board.App.Kit.Canvas(screen, paint.View{Scale: 280.0 / 158}))
		n++
	})
}

// TestEveryCardHasAFace checks that every card has a text, and that its picture exists.
func TestEveryCardHasAFace(t *testing.T) {
	s, err := rules.Game.New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := &Table{}
	b.Settled = s.(*rules.State)
	for c := range rules.Card(rules.Cards()) {
		f := b.face(c)
		if _, _, ok := f.Picture.Size(); !ok || f.Title == "" || f.Body == "" {
			t.Errorf("%s has an incomplete face: %+v", c, f)
		}
	}
}
