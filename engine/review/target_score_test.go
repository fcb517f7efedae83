package review

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/nuggets"
)

// TestAimIsOfTheDeal checks that the target score depends only on the deal, not on the number n
// that is passed to Step.
func TestAimIsOfTheDeal(t *testing.T) {
	setup := match.Setup{Seed: 20260504, BotSeed: 7, Seats: []match.Seat{
		{Name: "Ada"}, {Name: "Bob", Bot: "easy"}, {Name: "Cleo", Bot: "easy"},
	}}
	var points, ranks [2]int
	for i, slice := range []int{7, 4096} {
		a, err := NewTarget(boomtown.Game, setup, 0)
		if err != nil {
			t.Fatal(err)
		}
		last := 0.0
		for !a.Step(slice) {
			if p := a.Progress(); p < last || p > 1 {
				t.Fatalf("Progress goes back from %v to %v", last, p)
			} else {
				last = p
			}
		}
		if points[i], ranks[i], err = a.Result(); err != nil {
			t.Fatal(err)
		}
	}
	if points[0] != points[1] || ranks[0] != ranks[1] || points[0] <= 0 || ranks[0] < 1 || ranks[0] > 3 {
		t.Errorf("the targets are %v points with ranks %v, want the same for every step size", points, ranks)
	}
}

func TestAimNeedsBots(t *testing.T) {
	if _, err := NewTarget(boomtown.Game,
		match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cleo"}}},
		0); err == nil {
		t.Error("NewTarget accepts a person in another seat")
	}
}

// illegalBot is a bot that chooses an illegal move.
type illegalBot struct{ bot.Thinker }

func (illegalBot) Begin(engine.State) {}

func (illegalBot) Step(int) bool { return true }

func (illegalBot) Best() engine.Move { return nuggets.Take(7) }

func (illegalBot) Iterations() int { return 1 }

// TestTargetEndsAtRefusedMoves checks that a Target ends with an error if the game refuses a bot's
// move, and that its bots play with their personas.
func TestTargetEndsAtRefusedMoves(t *testing.T) {
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bob", Bot: "easy", Persona: "nobody"}}}
	game := endgame{nuggets.Game, oneLarge, new(bool)}
	if _, err := NewTarget(game, setup, 0); err == nil || !strings.Contains(err.Error(), `no persona "nobody"`) {
		t.Errorf("NewTarget returns the error %v, want one about the persona", err)
	}
	if _, err := NewTarget(game, match.Setup{}, 0); err == nil || !strings.Contains(err.Error(), "not 0") {
		t.Errorf("NewTarget without seats returns the error %v, want one about the seats", err)
	}
	setup.Seats[1].Persona = bot.Personas()[1].ID
	target, err := NewTarget(game, setup, 0)
	if err != nil {
		t.Fatal(err)
	}
	target.bots[0] = illegalBot{}
	if !target.Step(1) || target.Progress() != 1 {
		t.Errorf("the target goes on after a refused move, with the progress %v", target.Progress())
	}
	if points, rank, err := target.Result(); err == nil || points != 0 || rank != 0 {
		t.Errorf("the target is %d points and rank %d, %v; want the error of the refused move", points, rank, err)
	}
}
