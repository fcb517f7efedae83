package review

import (
	"io/fs"
	"math"

	"gulch/assets/data"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// AccuracyScale identifies a scale of accuracy: one for each multi-player game, and one for each
// mode and automatic opponent of a solo game. Solo games need scales of their own because nobody
// else makes errors that would give back what was lost, and because the possible loss depends on
// the opponent: a player who is sure to win or to lose, loses little by any move.
type AccuracyScale struct {
	Game        string
	Alone       bool
	Mode, Rival string // for solo games that have modes or opponents, else ""
}

// AccuracyScaleOf returns the Table for a game with the given setup.
func AccuracyScaleOf(game string, setup match.Setup) AccuracyScale {
	if len(setup.Seats) > 1 {
		return AccuracyScale{Game: game}
	}
	return AccuracyScale{game, true, setup.Options[bot.ModeOption], setup.Options[bot.RivalOption]}
}

// Loss is the measured loss of a level: the share of their chances that bots of the level lose in
// games among bots of the same level, or in solo games.
type Loss struct {
	AccuracyScale
	Level       string
	Permille    int // fraction of the levels' search iterations used in the measurement, in thousandths
	Games       int // games, in each of which one seat was studied
	Decisions   int // decisions of these seats with a choice
	Lost        int // [Findings.Loss], in hundred-thousandths
	Mistakes    int // mistakes found in these decisions
	Tried, Held int // mistakes checked with ten times the search budget, and those that were confirmed
}

// lossTable is the file name of these measurements in [data.Strength].
const lossTable = "mistakes.csv"

// ReadLosses reads the measurements, made by "arena mistakes", from a folder with such tables.
func ReadLosses(files fs.FS) ([]Loss, error) {
	return data.All(files, lossTable, func(rows *data.Rows) Loss {
		return Loss{
			AccuracyScale: AccuracyScale{rows.Text("game"), rows.Bool("alone"), rows.Text("mode"), rows.Text("rival")},
			Level:         rows.Text("level"), Permille: rows.Int("permille"), Games: rows.Int("games"),
			Decisions: rows.Int("decisions"),
			Lost:      rows.Int("lost"),
			Mistakes:  rows.Int("mistakes"),
			Tried:     rows.Int("tried"),
			Held:      rows.Int("held"),
		}
	})
}

// Losses returns the measurements that are embedded in the program.
func Losses() ([]Loss, error) { return ReadLosses(data.StrengthTables()) }

// defaultHalf is the result of halfAccuracyLoss for a Table that was not measured.
const defaultHalf = 0.06

// halfAccuracyLoss returns the loss that corresponds to an accuracy of 50 at a Table: the loss of
// the level easy.
func halfAccuracyLoss(t AccuracyScale) float64 {
	all, _ := Losses() // errors are found by a test
	for _, l := range all {
		if l.AccuracyScale == t && l.Level == "easy" && l.Lost > 0 {
			return float64(l.Lost) / 1e5
		}
	}
	return defaultHalf
}

// Accuracy returns the quality of a seat's decisions from 0 to 100, computed as 100 ·
// 2^(−loss/half): it is 100 if nothing was lost, and halves with each additional loss as large as
// that of a beginner (level easy) at the same Table. The loss is the fraction of its chances to win
// that the seat lost by its decisions, see [Findings.Loss]; being relative, it does not make a seat
// look careful that had little left to lose.
//
// Solo games use the chance of winning too, not the points: the evaluation follows the expected
// lead and is not yet decided as won or lost before the end, so that an error costs something
// against any opponent; in Dakota's race, which has no opponent, it follows the points per day. But
// easy loses less per decision in solo games than at a table: 0.5 % in Dakota (at a table 6.2 %),
// and in Sierra West from 0.9 % (Apple Hill against the greenhorn) to 4.1 % (Boats & Banjos against
// Hastings; at a table 3.7 %). On the scales of tables its accuracies would be 47 to 95; hence the
// separate scales. On these, medium has 83 in Dakota, 85 in Apple Hill against Hastings, and 98
// against the greenhorn, to whom it hardly ever loses; hard with 300 of its 10,000 iterations has
// 85 in Dakota. Measured in 6 games of each in Sierra West, and in 10, 8 and 4 games in Dakota.
func Accuracy(t AccuracyScale, loss float64) float64 {
	return 100 * math.Exp2(-max(0, loss)/halfAccuracyLoss(t))
}
