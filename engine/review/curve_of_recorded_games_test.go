package review

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/games"
)

// TestCurveOfRecordedGames checks the curve of the chances to win for the turns and rounds of all
// recorded games. Every seat sees its own chance too high: by a fifth at its first decision in a
// turn or round, and by more at the others. At equal moments, that is the same for every seat, so
// the curve must be flat until a seat has no more turn.
func TestCurveOfRecordedGames(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			files, err := filepath.Glob(filepath.Join("..", game.Info().ID, "testdata", "golden", "*.json"))
			if err != nil || len(files) == 0 {
				t.Fatalf("no recorded games: %v", err)
			}
			checked := 0
			for _, file := range files {
				seats, clocks := recordedTurns(t, game, file)
				if len(seats) == 0 {
					continue
				}
				seen, last := tooHigh(seats, clocks)
				curve := evenChances(seen, seats, clocks)
				for at := range last {
					checked++
					for _, chance := range curve[at] {
						if math.Abs(chance-curve[0][0]) > 1e-9 {
							t.Fatalf("%s: the curve at position %d is %v, want all chances %.3f", filepath.Base(file), at,
								curve[at], curve[0][0])
						}
					}
				}
			}
			if checked == 0 {
				t.Error("the recorded games have no position to check")
			}
		})
	}
}

// recordedTurns returns the seat to move and the clock before each decision of a recorded game,
// none for games of older rules and for games with one seat.
func recordedTurns(t *testing.T, game engine.Game, file string) (seats []engine.Seat, clocks []int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var record struct {
		Rules int        `json:"rules"`
		Plan  audit.Plan `json:"plan"`
		Moves string     `json:"moves"`
	}
	if err := json.Unmarshal(text, &record); err != nil {
		t.Fatal(err)
	}
	if record.Rules != game.Info().Rules || record.Plan.Seats < 2 {
		return nil, nil
	}
	s, err := game.New(record.Plan.Seats, record.Plan.Options, record.Plan.Seed)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Split(record.Moves, "; ") {
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			t.Fatal(err)
		}
		seats, clocks = append(seats, s.Turn()), append(clocks, s.(engine.Heuristics).Clock())
		m, err := s.Parse(text)
		if err == nil {
			err = s.Play(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %q: %v", filepath.Base(file), text, err)
		}
	}
	return seats, clocks
}

// tooHigh returns the chances that the seat to move sees before each decision, and those of the
// result. last is the number of positions before the first of the seats' last equal moments.
func tooHigh(seats []engine.Seat, clocks []int) (seen [][]float64, last int) {
	n := 0
	for _, seat := range seats {
		n = max(n, int(seat)+1)
	}
	tick := make([]int, n)
	for i := range tick {
		tick[i] = math.MinInt
	}
	for at, seat := range seats {
		extra := 0.45
		if tick[seat] != clocks[at] {
			extra, tick[seat] = 0.2, clocks[at]
		}
		row := make([]float64, n)
		for i := range row {
			row[i] = (1 - extra) / float64(n)
		}
		row[seat] += extra
		seen = append(seen, row)
	}
	last = len(seats)
	views := equalMoments(seen, seats, clocks)
	for _, moments := range views {
		last = min(last, moments[len(moments)-1].at)
	}
	if len(views) < n { // a seat that never has a turn of its own has no view
		last = 0
	}
	result := make([]float64, n)
	result[0] = 1
	return append(seen, result), last
}
