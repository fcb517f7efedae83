package review

import (
	"io/fs"
	"math"

	"gulch/assets/data"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// AccuracyScale identifies a scale for the accuracy of decisions. There is one scale for each game
// with several seats, and one for each mode and automatic opponent of a solo game. Solo games need
// their own scales for two reasons. No other seat makes errors that give back what was lost. And
// the possible loss depends on the opponent: a player who is sure to win or to lose cannot lose
// much by any move.
type AccuracyScale struct {
	Game        string
	Alone       bool
	Mode, Rival string // mode and automatic opponent of a solo game, "" if it has none
}

// AccuracyScaleOf returns the scale of accuracy for a game with the given setup. game is the ID of
// the game.
func AccuracyScaleOf(game string, setup match.Setup) AccuracyScale {
	if len(setup.Seats) > 1 {
		return AccuracyScale{Game: game}
	}
	return AccuracyScale{game, true, setup.Options[bot.ModeOption], setup.Options[bot.RivalOption]}
}

// Loss is the measured loss of a bot level: the share of their chances to win that bots of the
// level lose by their decisions. It was measured in games among bots of the same level or in solo
// games.
type Loss struct {
	AccuracyScale
	Level       string
	Permille    int // search iterations of the measured bots, in thousandths of their usual number
	Games       int // number of games; in each, one seat was studied
	Decisions   int // number of decisions with a choice of the studied seats
	Lost        int // [Findings.Loss] in units of 1/100,000
	Mistakes    int // number of mistakes found in these decisions
	Tried, Held int // mistakes checked again with ten times the search budget, and how many of them were confirmed
}

// lossTable is the name of the file with the measured losses in [data.Strength].
const lossTable = "mistakes.csv"

// ReadLosses reads the measured losses from the file mistakes.csv in a folder. The file was written
// by the command "arena mistakes".
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

// Losses returns the measured losses that are embedded in the program.
func Losses() ([]Loss, error) { return ReadLosses(data.StrengthTables()) }

// defaultHalf is the loss that gives an accuracy of 50 on a scale for which nothing was measured.
const defaultHalf = 0.06

// halfAccuracyLoss returns the loss that corresponds to an accuracy of 50 on a scale. It is the
// measured loss of the level easy.
func halfAccuracyLoss(t AccuracyScale) float64 {
	all, _ := Losses() // the error is ignored, because a test reads the same file
	for _, l := range all {
		if l.AccuracyScale == t && l.Level == "easy" && l.Lost > 0 {
			return float64(l.Lost) / 1e5
		}
	}
	return defaultHalf
}

// Accuracy returns the quality of a seat's decisions on a scale, from 0 to 100. It is 100 if
// nothing was lost, and halves with each additional loss as large as that of a beginner (level
// easy) on the same scale: 100 · 2^(−loss/half). loss is the fraction of its chances to win that
// the seat lost by its decisions, see [Findings.Loss]. Because it is relative, a seat that had
// little left to lose does not get a high accuracy for that alone.
//
// Solo games use the chance to win too, not the points. The evaluation follows the expected lead
// and is not certain before the end, so that an error costs something against any opponent. In
// Dakota's race, which has no opponent, it follows the points per day. In solo games the level easy
// loses less per decision than in games with several seats, and how much depends on the opponent.
// Solo games therefore have separate scales.
func Accuracy(t AccuracyScale, loss float64) float64 {
	return 100 * math.Exp2(-max(0, loss)/halfAccuracyLoss(t))
}
