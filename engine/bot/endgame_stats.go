package bot

import (
	"io/fs"

	"gulch/assets/data"
)

// EndgameStats is the measured quality of a level's decisions in endgames that could be solved
// (package solve).
type EndgameStats struct {
	Game, Mode string // Mode is "" if the game has only one
	Level      string
	Kind       string // of the solutions: "exact", "drawn" (sampled), "clairvoyant"
	Games      int    // games whose endgames were examined
	Looked     int    // decisions that the solver tried
	Solved     int    // decisions that were solved with a solution of this Kind
	Weighty    int    // solved decisions in which some move is certainly worse than the best
	// solved decisions in which the level played a best move: a move that is not certainly worse
	// than the best
	Best   int
	Loss   int // mean certain loss of winning probability per decision, in thousandths of a percentage point
	Around int // half-width of the 95 % confidence interval of Loss
	Likely int // the same loss, assuming that indifferent opponents maximize their points
	Points int // mean loss of points per decision under that assumption, in thousandths
}

// endingTable is the name of a table of [data.Strength].
const endingTable = "endings.csv"

// EndgameMeasurements returns the measurements of all levels in endgames.
func EndgameMeasurements() ([]EndgameStats, error) {
	return ReadEndgameMeasurements(data.StrengthTables())
}

// ReadEndgameMeasurements reads the measurements of endgames from a folder with such tables.
func ReadEndgameMeasurements(files fs.FS) ([]EndgameStats, error) {
	return data.All(files, endingTable, func(rows *data.Rows) EndgameStats {
		return EndgameStats{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Level: rows.Text("level"), Kind: rows.Text("kind"),
			Games: rows.Int("games"), Looked: rows.Int("looked"), Solved: rows.Int("solved"),
			Weighty: rows.Int("weighty"),
			Best:    rows.Int("best"), Loss: rows.Int("loss"), Around: rows.Int("around"),
			Likely: rows.Int("likely"), Points: rows.Int("points"),
		}
	})
}
