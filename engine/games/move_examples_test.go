package games_test

import (
	"encoding/csv"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/nuggets"
)

// TestMoveExamples checks that the example of each kind in the moves.csv of a game is the notation
// of a move of this kind.
func TestMoveExamples(t *testing.T) {
	for _, game := range append(games.All(), nuggets.Game) {
		id := game.Info().ID
		file, err := os.Open("../" + id + "/moves.csv")
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(file).ReadAll()
		if err != nil || rows[0][2] != "example" {
			t.Fatalf("%s: column 3 of moves.csv is %q, %v; want the examples", id, rows[0][2], err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
		s, err := game.New(game.Info().MaxSeats, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		for i, row := range rows[1:] {
			m, err := s.Parse(row[2])
			if back := s.Notation(m); err != nil || m.Kind != engine.Kind(i+1) || back != row[2] {
				t.Errorf("%s: the example %q of kind %s is parsed as %+v, %v, whose notation is %q", id, row[2], row[0], m, err,
					back)
			}
		}
	}
}
