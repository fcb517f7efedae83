//go:build !js

package scenes_test

import (
	"fmt"
	"image"
	"reflect"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// toldTable is a table that shows all decisions of the bots between two decisions of a person as
// one story, a strip of pictures.
type toldTable struct{ *nuggets.Table }

func (b *toldTable) Chapter(engine.State) int { return 1 }

func (b *toldTable) AddPictures(s *table.Story) {
	if icon, line := b.Line(s.Event); line != "" {
		seat := b.SeatLayout(s.Seat).Panel
		s.Add(table.Picture{Icon: icon, Caption: line, At: func() geom.Rect { return seat }})
	}
}

// TestTurnsAreToldAsStories checks that the bots' decisions are shown as a story, a strip of a few
// pictures, within the time limit. Afterwards the board must be correct, and showing the turns
// again must play the full animations.
func TestTurnsAreToldAsStories(t *testing.T) {
	for _, size := range windows {
		var err error
		drive.OnHost(func() { err = story(t, size) })
		if err != nil {
			t.Errorf("%v: %v", size, err)
		}
	}
}

// story plays the example game until the story of the bots has been shown, and returns an error if
// something is wrong with it. It must be called by drive.OnHost.
func story(t *testing.T, size [2]int) error {
	d, err := stage.NewSceneStack()
	if err != nil {
		return err
	}
	h := stage.NewApp(d, []engine.Game{nuggets.Game.Rules}, store.NewMemory(nil))
	h.Settings.MarkIntroShown("nuggets")
	h.Settings.Confirm = stage.ConfirmNever
	h.LayoutF(float64(size[0]), float64(size[1]))
	m, err := match.New(nuggets.Game.Rules, match.Setup{Seed: 3, Seats: []match.Seat{
		{Name: "Ada", Face: "horse-head"}, {Name: "Dutch Maddox", Bot: "easy", Face: "card-ace-spades"},
		{Name: "Opal Harlan", Bot: "easy", Face: "rose"}, {Name: "Josiah Reed", Bot: "easy", Face: "compass"},
	}}, nil)
	if err != nil {
		return err
	}
	play := &toldTable{nuggets.New(h, m.Setup().Seats)}
	scene, err := table.New(h, m, "", play)
	if err != nil {
		return err
	}
	screen := ebiten.NewImage(size[0], size[1])
	defer screen.Deallocate()
	h.Push(scene)
	h.Draw(screen)
	tick := func(keys ...ebiten.Key) { scene.Update(&ui.Input{Keys: keys}, 1000.0/60) }
	for n := 0; n < 20_000 && (n < 10 || m.Turn() != 0 || scene.Busy); n++ {
		tick()
	}
	h.Draw(screen)
	tick(ebiten.KeyD) // presses the shortcut of a dig
	for n := 0; n < 20_000 && m.Turn() != 0; n++ {
		tick()
		time.Sleep(time.Millisecond) // bots think in real time, but ticks take no time here
	}
	told := 1 // number of ticks, including the one in which the last bot moved
	for ; scene.Busy && told < 1000; told++ {
		tick()
		if told%25 == 0 {
			h.Draw(screen)
		}
		if told == 85 {
			m := image.NewRGBA(screen.Bounds())
			screen.ReadPixels(m.Pix)
			if err := drive.WriteShot(m, fmt.Sprintf("story-%dx%d.png", size[0], size[1])); err != nil {
				return err
			}
		}
	}
	if ms := told * 1000 / 60; ms < 1400 || ms > 2600 { // each picture takes about half a second
		return fmt.Errorf("a story of %d decisions takes %d ms, want 1400 to 2600", len(m.Steps()), ms)
	}
	want, err := m.Board(engine.SeatsOf(0))
	if err != nil {
		return err
	}
	if got := table.BoardOf(play); !reflect.DeepEqual(got, want) {
		return fmt.Errorf("after the story the board is %+v, want %+v", got, want)
	}
	h.Draw(screen)
	tick(ebiten.KeyL)
	again := 0
	for ; scene.Busy && again < 2000; again++ {
		tick()
	}
	if again < 60 {
		return fmt.Errorf("showing the turns again takes %d ticks, want at least 60", again)
	}
	if got := table.BoardOf(play); !reflect.DeepEqual(got, want) {
		return fmt.Errorf("after showing the turns again the board is %+v, want %+v", got, want)
	}
	return nil
}
