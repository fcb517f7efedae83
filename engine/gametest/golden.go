package gametest

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// update makes Golden record anew. A record changes only when rules change, and then Info.Rules rises.
var update = flag.Bool("update", false, "record the golden games anew")

// goldenGame is a recorded game and how it ended.
type goldenGame struct {
	Game   string      `json:"game"`
	Rules  int         `json:"rules"`
	Plan   audit.Plan  `json:"plan"`
	Scores []int       `json:"scores"`
	Ranks  []int       `json:"ranks"`
	Hash   string      `json:"hash"` // of the JSON of the last position
	Moves  goldenMoves `json:"moves"`
}

// goldenMoves is written as one text, so that a record stays readable.
type goldenMoves []string

func (m goldenMoves) MarshalText() ([]byte, error) { return []byte(strings.Join(m, "; ")), nil }

func (m *goldenMoves) UnmarshalText(text []byte) error {
	*m = strings.Split(string(text), "; ")
	return nil
}

// Golden replays a recorded game for every seat count and option from a folder of the test, and checks that each ends
// exactly as it did when it was recorded. With the flag -update the games are recorded anew.
func Golden(t *testing.T, game engine.Game, folder string) {
	t.Helper()
	for i, plan := range audit.Plans(game.Info()) {
		plan.Seed = 1877 + uint64(i)
		name := strings.NewReplacer(", ", "_", " ", "_", "=", "_").Replace(planName(plan)) + ".json"
		path := filepath.Join(folder, name)
		t.Run(planName(plan), func(t *testing.T) {
			if *update {
				recordGolden(t, game, plan, path)
			}
			replayGolden(t, game, path)
		})
	}
}

func recordGolden(t *testing.T, game engine.Game, plan audit.Plan, path string) {
	t.Helper()
	record, err := audit.Play(game, plan)
	if err != nil {
		t.Fatalf("%v\n%s", err, record)
	}
	end, err := audit.Replay(game, record)
	if err != nil {
		t.Fatal(err)
	}
	g := goldenGame{
		Game: record.Game, Rules: record.Rules, Plan: record.Plan, Moves: record.Moves,
		Scores: end.Scores(nil), Ranks: end.Ranks(nil), Hash: hash(t, end),
	}
	text, err := json.MarshalIndent(g, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(text, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}

func replayGolden(t *testing.T, game engine.Game, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; record it with go test -run Golden -update", err)
	}
	var g goldenGame
	if err := json.Unmarshal(text, &g); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if rules := game.Info().Rules; g.Rules != rules {
		t.Fatalf("%s is of rules version %d, the game has %d: record it anew with -update", path, g.Rules, rules)
	}
	end, err := audit.Replay(game, &audit.Record{Plan: g.Plan, Moves: g.Moves})
	if err != nil {
		t.Fatal(err)
	}
	scores, ranks := end.Scores(nil), end.Ranks(nil)
	if !slices.Equal(scores, g.Scores) || !slices.Equal(ranks, g.Ranks) || hash(t, end) != g.Hash {
		t.Errorf("%s: the game ends with scores %v and ranks %v, recorded were %v and %v",
			path, scores, ranks, g.Scores, g.Ranks)
	}
	if legal := end.Moves(nil); len(legal) != 0 {
		t.Errorf("%s: the game is not over", path)
	}
}

func hash(t *testing.T, s engine.State) string {
	t.Helper()
	text, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(text))
}
