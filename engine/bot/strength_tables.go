package bot

import (
	"io/fs"

	"gulch/assets/data"
)

// ModeOption and RivalOption are the IDs of the options that choose the mode of a game and the
// automatic opponent of a solo game. Bots are measured separately for each value of these options.
const ModeOption, RivalOption = "mode", "solo_level"

// LevelGap is the measured difference in strength between a level and the next lower one. In the
// measurement, one bot of the level plays against bots of the lower level, and every deal is played
// from each seat.
type LevelGap struct {
	Game, Mode   string // Mode is the ID of the game mode, "" if the game has only one
	Seats        int
	Level, Below string
	Games        int
	Permille     int // search budget in the measurement, in thousandths of the levels' iterations
	// difference in rating points between Level and Below; with 200, Level wins 76 % of two-player
	// games
	Elo       int
	Low, High int // 95 % confidence interval of Elo
}

// SoloResult is the measured result of a level in a solo game.
type SoloResult struct {
	Game, Mode string
	Rival      string // ID of the automatic opponent, "" if the goal of the solo game is points
	Level      string
	Games      int
	Permille   int // search budget in the measurement, in thousandths of the levels' iterations
	Wins       int // percentage of games won, 100 if there is no opponent
	Points     int // mean score of the level
}

// Doubling is the measured advantage of a search with twice as many iterations.
type Doubling struct {
	Game       string
	Seats      int
	Iterations int // number of iterations of the stronger bot; the other bots have half as many
	Games      int
	Elo        int
	Low, High  int // 95 % confidence interval of Elo
}

// File names of the tables that are embedded in [data.Strength].
const ladderTable, aloneTable, doublingTable = "ladder.csv", "alone.csv", "doublings.csv"

// MinMeasuredIterations is the minimum number of iterations of a searching level in measurements
// with reduced budgets. With fewer iterations, it would play like another level.
const MinMeasuredIterations = 150

// MeasuredIterations returns the number of iterations of a bot with this tuning in a measurement in
// which the budgets of all bots are multiplied by share. It is not reduced below
// MinMeasuredIterations.
func (t Tuning) MeasuredIterations(share float64) int {
	if t.Iterations == 0 || share == 1 {
		return t.Iterations
	}
	return max(min(t.Iterations, MinMeasuredIterations), int(float64(t.Iterations)*share))
}

// Ladder returns the measured differences between levels. The differences for each combination of
// game, mode and number of seats are ordered from the lowest level up.
func Ladder() ([]LevelGap, error) { return ReadLadder(data.StrengthTables()) }

// ReadLadder reads the table of the differences between levels from a folder that contains it.
func ReadLadder(files fs.FS) ([]LevelGap, error) {
	return data.All(files, ladderTable, func(rows *data.Rows) LevelGap {
		return LevelGap{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Seats: rows.Int("seats"),
			Level: rows.Text("level"), Below: rows.Text("below"), Games: rows.Int("games"),
			Permille: rows.Int("permille"),
			Elo:      rows.Int("elo"), Low: rows.Int("low"), High: rows.Int("high"),
		}
	})
}

// Doublings returns the measured advantages of bots with twice the search budget, one per game.
func Doublings() ([]Doubling, error) {
	return data.All(data.StrengthTables(), doublingTable, func(rows *data.Rows) Doubling {
		return Doubling{
			Game: rows.Text("game"), Seats: rows.Int("seats"), Iterations: rows.Int("iterations"),
			Games: rows.Int("games"),
			Elo:   rows.Int("elo"), Low: rows.Int("low"), High: rows.Int("high"),
		}
	})
}

// SoloResults returns the measured results of the levels in solo games.
func SoloResults() ([]SoloResult, error) { return ReadSoloResults(data.StrengthTables()) }

// ReadSoloResults reads the table of the results in solo games from a folder that contains it.
func ReadSoloResults(files fs.FS) ([]SoloResult, error) {
	return data.All(files, aloneTable, func(rows *data.Rows) SoloResult {
		return SoloResult{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Rival: rows.Text("rival"), Level: rows.Text("level"),
			Games: rows.Int("games"), Permille: rows.Int("permille"), Wins: rows.Int("wins"),
			Points: rows.Int("points"),
		}
	})
}
