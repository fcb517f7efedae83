package review

import (
	"math"
	"os"
	"path/filepath"
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
			records, err := audit.RecordedGames(os.DirFS(filepath.Join("..", "..")), game)
			if err != nil {
				t.Fatal(err)
			}
			checked := 0
			for _, record := range records {
				seats, clocks := recordedTurns(t, game, record)
				if len(seats) == 0 {
					continue
				}
				seen, last := tooHigh(seats, clocks)
				curve := evenChances(seen, seats, clocks)
				for at := range last {
					checked++
					for _, chance := range curve[at] {
						if math.Abs(chance-curve[0][0]) > 1e-9 {
							t.Fatalf("%s: the curve at position %d is %v, want all chances %.3f", record.Name, at,
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
// none for games with one seat.
func recordedTurns(t *testing.T, game engine.Game, record audit.Recorded) (seats []engine.Seat, clocks []int) {
	t.Helper()
	if record.Plan.Seats < 2 {
		return nil, nil
	}
	err := record.Replay(game, func(s engine.State, _ []engine.Move) {
		seats, clocks = append(seats, s.Turn()), append(clocks, s.(engine.Heuristics).Clock())
	})
	if err != nil {
		t.Fatalf("%s: %v", record.Name, err)
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
