package main

import (
	"encoding/json"
	"strings"
	"testing"

	"gulch/engine/games"
)

func TestPlayJSON(t *testing.T) {
	for _, g := range games.All() {
		seats := "medium" + strings.Repeat(",random", g.Info().MinSeats-1)
		o := object(t, "play -json -games 8 -seats "+seats+" -game "+g.Info().ID)
		wantKeys(t, o, "game games moves moves_per_game wall_s bots")
		bots := o["bots"].([]any)
		if len(bots) != g.Info().MinSeats || o["games"] != 8.0 || o["game"] != g.Info().ID {
			t.Fatalf("the report of arena play is %v", o)
		}
		wins := 0.0
		for i, b := range bots {
			b := b.(map[string]any)
			wantKeys(t, b, "bot wins win_rate ci95 mean_score ms_per_decision iterations_per_decision ms_per_turn "+
				"longest_turn_ms")
			ci := b["ci95"].([]any)
			rate := b["win_rate"].(float64)
			if b["bot"] != strings.Split(seats, ",")[i] || ci[0].(float64) > rate || ci[1].(float64) < rate {
				t.Errorf("the report of bot %d is %v", i, b)
			}
			wins += b["wins"].(float64)
		}
		if wins < 7.999 || wins > 8.001 {
			t.Errorf("the bots have %v wins in 8 games, want 8", wins)
		}
	}
}

// TestPlayIsDeterministic checks that results do not depend on the number of games that are played
// in parallel.
func TestPlayIsDeterministic(t *testing.T) {
	const args = "play -json -game boomtown -seats hard:iterations=50,easy,medium,random -games 10 -seed 5 -parallel "
	var first string
	for _, parallel := range []string{"1", "4", "1"} {
		o := object(t, args+parallel)
		delete(o, "wall_s")
		for _, b := range o["bots"].([]any) {
			for _, clocked := range []string{"ms_per_decision", "ms_per_turn", "longest_turn_ms"} {
				delete(b.(map[string]any), clocked)
			}
		}
		text, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = string(text)
		}
		if string(text) != first {
			t.Errorf("with -parallel %s:\n%s\nnot\n%s", parallel, text, first)
		}
	}
}
