package bot

import (
	"io/fs"

	"gulch/assets/data"
)

// EndgameStats is the measured quality of the decisions of a level in endgames that could be solved
// (see package solve).
type EndgameStats struct {
	Game, Mode string // Mode is the ID of the game mode, "" if the game has only one
	Level      string
	Kind       string // kind of the solutions: "exact", "drawn" (from samples) or "clairvoyant"; see package solve
	Games      int    // number of games whose endgames were examined
	Looked     int    // number of decisions that the solver tried to solve
	Solved     int    // number of decisions for which the solver found a solution of this Kind
	Weighty    int    // number of solved decisions in which some move is provably worse than the best one
	// number of solved decisions in which the level played a best move, which is any move that is
	// not provably worse than the best one
	Best int
	// mean loss of winning probability per decision, in thousandths of a percentage point; where
	// the solution gives only bounds, the loss that is proved is counted
	Loss   int
	Around int // half-width of the 95 % confidence interval of Loss
	// mean loss, in the same unit as Loss, if opponents maximize their points when several moves
	// give them the same chance of winning
	Likely int
	// mean loss of points per decision, in thousandths of a point, if opponents choose as for
	// Likely
	Points int
}

// endingTable is the file name of the table with the measurements of EndgameStats. The table is
// embedded in [data.Strength].
const endingTable = "endings.csv"

// EndgameMeasurements returns the measured quality of each level's decisions in endgames. The
// measurements are embedded in the program.
func EndgameMeasurements() ([]EndgameStats, error) {
	return ReadEndgameMeasurements(data.StrengthTables())
}

// ReadEndgameMeasurements is like EndgameMeasurements, but reads the table with the measurements
// from the folder files.
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
