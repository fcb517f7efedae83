package bot

import (
	"io/fs"

	"gulch/assets/data"
)

// Ending is how a level decides in endings that were solved (package solve), as it was measured.
type Ending struct {
	Game, Mode string // Mode is "" where the game has one
	Level      string
	Kind       string // of the solutions: "exact", "drawn", "clairvoyant"
	Games      int    // whose endings were looked at
	Looked     int    // decisions that were to be solved
	Solved     int    // of them, as Kind says
	Weighty    int    // of those, where a move is certainly worse than the best by more than a best one may be
	Best       int    // decisions for a best move, of those solved: one that is not certainly worse
	Loss       int    // mean certain loss of win chance a decision, in thousandths of a percentage point
	Around     int    // half the interval of 95 % around Loss
	Likely     int    // the same loss if others who are indifferent take the most points
	Points     int    // mean loss of points a decision in that case, in thousandths
}

// endingTable is a table of [data.Strength].
const endingTable = "endings.csv"

// Endings returns what was measured of the levels in endings.
func Endings() ([]Ending, error) { return ReadEndings(data.Measured()) }

// ReadEndings reads the measurements of endings in a folder of such tables.
func ReadEndings(files fs.FS) ([]Ending, error) {
	return data.All(files, endingTable, func(rows *data.Rows) Ending {
		return Ending{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Level: rows.Text("level"), Kind: rows.Text("kind"),
			Games: rows.Int("games"), Looked: rows.Int("looked"), Solved: rows.Int("solved"), Weighty: rows.Int("weighty"),
			Best: rows.Int("best"), Loss: rows.Int("loss"), Around: rows.Int("around"),
			Likely: rows.Int("likely"), Points: rows.Int("points"),
		}
	})
}
