package review

import (
	"io/fs"
	"math"

	"gulch/assets/data"
)

// Loss is what was measured of a level: how much of their chances bots of it lose among their like.
type Loss struct {
	Game, Level string
	Games       int // games, of which one seat each was studied
	Decisions   int // of these seats, those with a choice
	Lost        int // [Findings.Loss] in hundred-thousandths
	Mistakes    int // found in them
	Tried, Held int // mistakes that were searched with ten times the budget, and those that this found, too
}

// lossTable is the file of these measurements in [data.Strength].
const lossTable = "mistakes.csv"

// ReadLosses reads the measurements in a folder of such tables, which arena mistakes makes.
func ReadLosses(files fs.FS) ([]Loss, error) {
	return data.All(files, lossTable, func(rows *data.Rows) Loss {
		return Loss{
			Game: rows.Text("game"), Level: rows.Text("level"), Games: rows.Int("games"), Decisions: rows.Int("decisions"),
			Lost: rows.Int("lost"), Mistakes: rows.Int("mistakes"), Tried: rows.Int("tried"), Held: rows.Int("held"),
		}
	})
}

// Losses returns the measurements that come with the program.
func Losses() ([]Loss, error) { return ReadLosses(data.Measured()) }

// usualHalf is the loss of half accuracy in a game that was not measured.
const usualHalf = 0.06

// halfOf is the loss of half accuracy in a game: what beginners lose among their like.
func halfOf(game string) float64 {
	all, _ := Losses() // a test reads them
	for _, l := range all {
		if l.Game == game && l.Level == "easy" && l.Lost > 0 {
			return float64(l.Lost) / 1e5
		}
	}
	return usualHalf
}

// Accuracy returns how well a seat has decided, 0 to 100: 100 where nothing was lost, and half as much each time as much more was
// lost as beginners (easy) lose among their like in that game: 100 · 2^(−loss/half). The loss is the share of its chances to win that
// the seat lost by its decisions, so that nobody looks careful who had nothing left to lose; see [Findings.Loss].
func Accuracy(game string, loss float64) float64 {
	return 100 * math.Exp2(-max(0, loss)/halfOf(game))
}
