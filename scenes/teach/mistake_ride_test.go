package teach

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/review"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/westernlegends"
)

// TestRidesAreAnswersAsAWhole checks, for a mistake whose best move is a ride, that only the ride
// to the right space is known to be the solution, by one press or by a press for each of its moves,
// and that the ride is shown as a whole.
func TestRidesAreAnswersAsAWhole(t *testing.T) {
	h, s := classroom(t)
	s.Game = rules.Game
	s.Board = func(seats []match.Seat) table.GameUI { return westernlegends.New(h, seats) }
	m, mistake, goals := rideMistake(t)
	x := mistakesOf(h, s, m, mistake.Seat, mistake)
	if got := x.good[0][0]; !strings.HasPrefix(got, "Move to ") {
		t.Errorf("the best move is called %q, want a ride to a space", got)
	}
	for name, c := range map[string]struct {
		presses []string
		known   bool
	}{
		"the ride":           {[]string{"space " + goals[0]}, true},
		"the ride in steps":  {[]string{"ride", "step " + goals[0], "stop"}, true},
		"another ride":       {[]string{"space " + goals[1]}, false},
		"another one, steps": {[]string{"ride", "step " + goals[1], "stop"}, false},
	} {
		scene := openRide(t, h, x, false)
		for i, id := range c.presses {
			if !scene.Base().Root.Press(id) {
				t.Fatalf("%s: %q cannot be pressed, only %q", name, id, pressables(h))
			}
			if err := h.Update(); err != nil {
				t.Fatal(err)
			}
			if last := i == len(c.presses)-1; scene.answered() != last {
				t.Errorf("%s: after the press of %q the answer is complete: %v", name, id, !last)
			}
		}
		if scene.found != c.known || (scene.judge == nil) != c.known {
			t.Errorf("%s: the answer %v is known to be right: %v, want %v", name, scene.answer, scene.found, c.known)
		}
		if want := "Move to "; !strings.HasPrefix(scene.order, want) {
			t.Errorf("%s: the answer is called %q", name, scene.order)
		}
	}
	scene := openRide(t, h, x, true)
	settle(t, h)
	if made := len(scene.Match().Steps()) - mistake.At; made != 2 || !scene.answered() {
		t.Errorf("%d moves of the ride are shown, want both", made)
	}
}

// openRide opens the scene of the only mistake in x.
func openRide(t *testing.T, h *stage.App, x *Mistakes, shown bool) *mistake {
	t.Helper()
	x.try(0, 0, shown)
	scene, ok := h.Top().(*mistake)
	if !ok {
		t.Fatalf("the scene %s is opened", h.Top().Name())
	}
	if !shown {
		settle(t, h)
	}
	return scene
}

// rideMistake returns a recorded match with a decision to ride, as a mistake whose best move is a
// ride to the first of goals, two spaces that can be reached by one step.
func rideMistake(t *testing.T) (m *match.Match, x review.Mistake, goals []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "westernlegends", "testdata", "medium", "medium-0.gulch"))
	if err != nil {
		t.Fatal(err)
	}
	r, _, err := match.NewReplay(games.Find, text)
	if err != nil {
		t.Fatal(err)
	}
	for at, step := range r.Steps() {
		if step.Move.Kind != rules.KindMove || r.Seek(at) != nil {
			continue
		}
		next, open := bot.After(r.State(), step.Move)
		steps := next.Moves(nil)
		isStep := func(m engine.Move) bool { return m.Kind == rules.KindStep }
		if !open || len(steps) < 3 || !isStep(steps[0]) || !isStep(steps[len(steps)-1]) {
			continue
		}
		for _, m := range steps {
			if after, goesOn := bot.After(next, m); goesOn && after.Turn() == step.Seat {
				goals = append(goals, rules.SpaceOf(m).String())
			}
		}
		if len(goals) > 1 {
			m, err := r.Branch(r.Len(), r.Setup().Seats, nil)
			if err != nil {
				t.Fatal(err)
			}
			return m, review.Mistake{At: at, Seat: step.Seat, Good: []string{step.Text}, BestChance: 0.5,
				PlayedChance: 0.4, Line: []string{step.Text, "step " + goals[0]}}, goals
		}
		goals = nil
	}
	t.Fatal("the game has no ride")
	return nil, review.Mistake{}, nil
}
