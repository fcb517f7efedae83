package review

import (
	"io/fs"
	"math"

	"gulch/assets/data"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// Table is what has a scale of accuracy of its own: a game with several at the table, and each mode and rival of one that is played
// alone. There nobody else errs, which would give back what was lost, and how much there is to lose hangs on the rival: who is sure
// to win or to be beaten loses little by any move.
type Table struct {
	Game        string
	Alone       bool
	Mode, Rival string // where one is alone and the game has them
}

// TableOf returns the table of a game that was set up.
func TableOf(game string, setup match.Setup) Table {
	if len(setup.Seats) > 1 {
		return Table{Game: game}
	}
	return Table{game, true, setup.Options[bot.ModeOption], setup.Options[bot.RivalOption]}
}

// Loss is what was measured of a level: how much of their chances bots of it lose among their like, or alone.
type Loss struct {
	Table
	Level       string
	Permille    int // of the iterations that searching levels have
	Games       int // of which one seat each was studied
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
			Table: Table{rows.Text("game"), rows.Bool("alone"), rows.Text("mode"), rows.Text("rival")},
			Level: rows.Text("level"), Permille: rows.Int("permille"), Games: rows.Int("games"), Decisions: rows.Int("decisions"),
			Lost: rows.Int("lost"), Mistakes: rows.Int("mistakes"), Tried: rows.Int("tried"), Held: rows.Int("held"),
		}
	})
}

// Losses returns the measurements that come with the program.
func Losses() ([]Loss, error) { return ReadLosses(data.Measured()) }

// usualHalf is the loss of half accuracy at a table that was not measured.
const usualHalf = 0.06

// halfOf is the loss of half accuracy at a table: what beginners lose there.
func halfOf(t Table) float64 {
	all, _ := Losses() // a test reads them
	for _, l := range all {
		if l.Table == t && l.Level == "easy" && l.Lost > 0 {
			return float64(l.Lost) / 1e5
		}
	}
	return usualHalf
}

// Accuracy returns how well a seat has decided, 0 to 100: 100 where nothing was lost, and half as much each time as much more was
// lost as beginners (easy) lose at such a table: 100 · 2^(−loss/half). The loss is the share of its chances to win that the seat lost
// by its decisions, so that nobody looks careful who had nothing left to lose; see [Findings.Loss].
//
// Alone, too, it is the chance that counts, and not the points: the chance of an evaluation follows the lead to come and is no matter of
// won or lost before the end, so that what a move costs shows against any rival; and in Dakota's race, in which nobody is beaten, it is
// the points a day to come. But easy loses less of it alone than among its like, 0.5 % a decision in Dakota (at a table 6.2 %), and in
// Sierra West from 0.9 % (Apple Hill against the greenhorn) to 4.1 % (Boats & Banjos against Hastings himself; at a table 3.7 %). By the
// scale of tables that came to accuracies of 47 to 95. By their own medium has 83 in Dakota, in Apple Hill 85 against Hastings, and 98
// against the greenhorn, to whom it hardly ever loses; hard with 300 of its 10,000 iterations has 85 in Dakota. Measured of 6 games of each
// in Sierra West, in Dakota of 10, 8 and 4.
func Accuracy(t Table, loss float64) float64 {
	return 100 * math.Exp2(-max(0, loss)/halfOf(t))
}
