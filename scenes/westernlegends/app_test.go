//go:build !js

package westernlegends_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// setup returns a match setup with a person at seat 0 and bots at the other seats. seed and options
// are those of the game.
func setup(seats int, seed uint64, options engine.Options) match.Setup {
	s := match.Setup{Seed: seed, BotSeed: seed + 1, Options: options}
	for i, name := range []string{"Ada", "Dutch", "Opal", "Josiah", "Mei", "Lobo"}[:seats] {
		seat := match.Seat{Name: name, Face: []string{"ada", "dutch", "opal", "josiah", "mei", "lobo"}[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waitingIn plays games for a number of seats with these options until seat 0 has to decide in the
// given phase, and returns the record of that game. The decision comes after at least `after`
// steps, in a state for which wanted returns true; a nil wanted accepts every state.
func waitingIn(t testing.TB, seats int, phase engine.Phase, options engine.Options, after int,
	wanted func(*rules.State) bool) []byte {
	t.Helper()
	for seed := range uint64(60) {
		m, err := match.New(rules.Game, setup(seats, seed, options), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Steps()) >= after && (wanted == nil || wanted(s)) {
				return m.Text()
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no simulated game reaches phase %s", rules.Game.Info().PhaseName(phase))
	return nil
}

// resume starts the app and continues the saved game in record. more is JSON text that is appended
// to the settings; it begins with a comma, or is "".
func resume(t *testing.T, record []byte, more string) *drive.App {
	t.Helper()
	app := drive.StartSaved(t, `{"known":["westernlegends"],"confirm":"never"`+more+`}`, "westernlegends", record)
	app.ClickTarget("continue")
	return app
}

// TestMapMoves checks in three window sizes that the map can be zoomed by wheel and pinch, dragged,
// and zoomed out to the whole map again.
func TestMapMoves(t *testing.T) {
	app := resume(t, waitingIn(t, 4, rules.PhaseAct, nil, 150, func(s *rules.State) bool { return s.Actions() == 3 }),
		`,"speed":"at once"`)
	app.WaitScene("westernlegends/act")
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {800, 600}}[:testscale.Of(1, 3)] {
		app.Resize(size[0], size[1])
		app.Tick(40)
		app.Shot(fmt.Sprintf("legends-act-%d.png", size[0]))
		x, y := app.Target("space dr_bank").Center()
		app.Move(x, y)
		app.Wheel(0, -20)
		app.Tick(40)
		whole := app.Target("space dr_bank")
		app.Hover(whole.Center())
		for range 4 {
			app.Wheel(0, 1)
		}
		app.Tick(20)
		near := app.Target("space dr_bank")
		if near.W < 1.4*whole.W {
			t.Fatalf("after zooming with the wheel a space is %.0f wide, before %.0f: expected larger", near.W, whole.W)
		}
		x, y = near.Center()
		app.Drag(x, y, x+50, y+25)
		app.Tick(80) // the map keeps moving after the drag and stops by itself
		if moved := app.Target("space dr_bank"); moved.X-near.X < 20 {
			t.Errorf("dragging scrolls the map by %.0f, %.0f: expected more", moved.X-near.X, moved.Y-near.Y)
		}
		app.Shot(fmt.Sprintf("legends-near-%d.png", size[0]))
		app.Move(x, y)
		app.Wheel(0, -20)
		app.Tick(40)
		if back := app.Target("space dr_bank"); back.W != whole.W {
			t.Errorf("the wheel does not show the whole map again: a space is %.0f wide, was %.0f", back.W, whole.W)
		}
		x, y = app.Target("space dr_bank").Center()
		app.Pinch(x, y, 30, 80)
		if pinched := app.Target("space dr_bank"); pinched.W < 1.4*whole.W {
			t.Errorf("after pinching a space is %.0f wide, before %.0f: expected larger", pinched.W, whole.W)
		}
	}
}
