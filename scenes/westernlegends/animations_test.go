package westernlegends

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/motion"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestFirstPlacementIsNotARide checks that a miniature that is placed on its first space flashes
// there, instead of riding from another space of the map.
func TestFirstPlacementIsNotARide(t *testing.T) {
	state, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*rules.State)
	b, _ := showPosition(t, s)
	placed, ridden := 0, 0
	tell := func(e engine.Event) {
		x := table.Animate(b, engine.Told{Event: e, State: s})
		if e.Kind == rules.EventMini {
			carried := slices.ContainsFunc(x.Animations(), func(a *motion.Animation) bool { return a.Carries != nil })
			if first := rules.OldSpaceIn(e) == rules.NoSpace; first {
				placed++
				if carried {
					t.Errorf("the miniature of seat %d rides to its first space", e.Seat)
				}
			} else if ridden++; !carried {
				t.Errorf("the miniature of seat %d does not ride from space %d to %d", e.Seat, int(rules.OldSpaceIn(e)),
					int(rules.SpaceIn(e)))
			}
		}
		x.EnsureApplied()
	}
	for rng := engine.NewRand(1); ridden < 5; {
		if legal, err := engine.PlayForced(s, nil, tell); err != nil || len(legal) == 0 {
			t.Fatal("the game ends early:", err)
		}
		if err := s.Play(s.Policy(&rng), tell); err != nil {
			t.Fatal(err)
		}
	}
	if placed != 2 {
		t.Errorf("%d miniatures were placed on their first space, expected 2", placed)
	}
}

// TestAnimationsStayOnTheMap checks that animations on a zoomed-in map draw nothing outside the
// map's frame.
func TestAnimationsStayOnTheMap(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drawn := 0
	drive.OnHost(func() {
		x, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		b := x.Play.(*Table)
		b.Board.Train, b.Board.Of[1].Space = rules.Route()[0], rules.Route()[0]
		b.map_.Show(3, placeOf(b.Board.Train))
		x.Scene.Build(x.Stage.CurrentLayout())
		window, screen := pixels(x, b.at.window.Inset(-2)), ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		pic := image.NewRGBA(screen.Bounds())
		far := b.Board.Train // this becomes the space farthest from the Train
		for y := range rules.Space(rules.Spaces()) {
			if placeOf(y).Dist(placeOf(b.Board.Train)) > placeOf(far).Dist(placeOf(b.Board.Train)) {
				far = y
			}
		}
		for _, e := range []engine.Event{
			{Kind: rules.EventTrain, Seat: engine.NoSeat, A: int16(far)},
			{Kind: rules.EventMini, Seat: 1, A: int16(far), B: int16(b.Board.Of[1].Space)},
			{Kind: rules.EventFight, Seat: 1, Other: engine.NoSeat, B: 2, C: int16(far), D: -1},
		} {
			pen := b.App.Kit.Canvas(screen, x.Stage.CurrentLayout().View)
			screen.Clear()
			for _, a := range table.Animate(b, engine.Told{Event: e}).Animations() {
				for _, u := range []float64{0.1, 0.3, 0.5, 0.9} {
					if a.Draw != nil && !a.IsText {
						a.Draw(pen, u)
					}
				}
			}
			pen.Flush()
			screen.ReadPixels(pic.Pix)
			for i := 3; i < len(pic.Pix); i += 4 {
				if pic.Pix[i] == 0 {
					continue
				}
				drawn++
				if at := image.Pt(i/4%1280, i/4/1280); !at.In(window) {
					t.Errorf("the animation of %s draws at %v, outside the map %v", rules.Game.Info().EventName(e.Kind),
						at, window)
					break
				}
			}
		}
	})
	if drawn == 0 {
		t.Error("no animation has drawn anything")
	}
}
