package westernlegends

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	all "gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/review"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/menu/results"
	"gulch/scenes/table"
)

// TestMistakesNameWholeRides checks in a recorded game that a ride which is a mistake, or better
// than one, is named by the space where it ends, at each of its moves.
func TestMistakesNameWholeRides(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "medium", "medium-0.gulch"))
	if err != nil {
		t.Fatal(err)
	}
	r, damage, err := match.NewReplay(all.Find, text)
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	tell := table.ChronicleOf(boardOf(t))
	rides := 0
	for at, step := range r.Steps() {
		from, to := review.ActOf(r, at)
		last := r.Steps()[to-1].Move
		if r.Steps()[from].Move.Kind != rules.KindMove || to-from < 2 || last.Kind != rules.KindStep {
			continue
		}
		rides++
		want := "Move to " + spaceName(rules.SpaceOf(last))
		m := review.Mistake{At: at, Seat: step.Seat, Played: step.Text, Good: []string{step.Text}}
		for _, s := range r.Steps()[at:to] {
			m.Line = append(m.Line, s.Text)
		}
		if got := results.PlayedWords(tell, r, m); got != want {
			t.Errorf("at decision %d the mistake is %q, want %q", at, got, want)
		}
		if got, _ := results.BetterWords(tell, r, m, 0); got != want {
			t.Errorf("at decision %d the better move is %q, want %q", at, got, want)
		}
		if m.Line = nil; strings.TrimSpace(results.PlayedWords(tell, r, m)) == "Move" {
			t.Errorf("decision %d is called only a move", at)
		}
	}
	if rides < 5 {
		t.Errorf("the game has only %d rides", rides)
	}
}
