package bot

import (
	"io/fs"

	"gulch/assets/data"
)

// Options that make another game of a game: every mode has figures of its own, and so has every rival of a game for one.
const ModeOption, RivalOption = "mode", "solo_level"

// Rung is how far a level stands above the next lower one, as it was measured: one bot of the level among others of the lower one,
// every deal played from each seat.
type Rung struct {
	Game, Mode   string // Mode is "" where the game has one
	Seats        int
	Level, Below string
	Games        int
	Permille     int // of the iterations that searching levels have
	Elo          int // points above Below: 200 are 76 % of the games where two play
	Low, High    int // the interval of 95 % around it
}

// Alone is how a level does in a game for one.
type Alone struct {
	Game, Mode string
	Rival      string // "" where one plays for points
	Level      string
	Games      int
	Permille   int // of the iterations that searching levels have
	Wins       int // in percent; 100 where there is no rival
	Points     int // the mean score
}

// Doubling is what it is worth to a search to have twice as many iterations.
type Doubling struct {
	Game       string
	Seats      int
	Iterations int // of the one, against half as many of the others
	Games      int
	Elo        int
	Low, High  int // the interval of 95 % around it
}

// The tables of [data.Strength].
const ladderTable, aloneTable, doublingTable = "ladder.csv", "alone.csv", "doublings.csv"

// Enough is how many iterations a searching level keeps where it is measured, however small its share is: with fewer it would be
// another level.
const Enough = 150

// Share returns how many iterations a tuning has where it is measured with a share of them.
func (t Tuning) Share(share float64) int {
	if t.Iterations == 0 || share == 1 {
		return t.Iterations
	}
	return max(min(t.Iterations, Enough), int(float64(t.Iterations)*share))
}

// Ladder returns what was measured of the levels, each ladder (a game, mode and number of seats) from its foot up.
func Ladder() ([]Rung, error) { return ReadLadder(data.Measured()) }

// ReadLadder reads the ladders in a folder of such tables.
func ReadLadder(files fs.FS) ([]Rung, error) {
	return data.All(files, ladderTable, func(rows *data.Rows) Rung {
		return Rung{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Seats: rows.Int("seats"),
			Level: rows.Text("level"), Below: rows.Text("below"), Games: rows.Int("games"), Permille: rows.Int("permille"),
			Elo: rows.Int("elo"), Low: rows.Int("low"), High: rows.Int("high"),
		}
	})
}

// Doublings returns what was measured of budgets, a line for each game.
func Doublings() ([]Doubling, error) {
	return data.All(data.Measured(), doublingTable, func(rows *data.Rows) Doubling {
		return Doubling{
			Game: rows.Text("game"), Seats: rows.Int("seats"), Iterations: rows.Int("iterations"), Games: rows.Int("games"),
			Elo: rows.Int("elo"), Low: rows.Int("low"), High: rows.Int("high"),
		}
	})
}

// LevelsAlone returns what was measured of the levels in games for one.
func LevelsAlone() ([]Alone, error) { return ReadAlone(data.Measured()) }

// ReadAlone reads the measurements of games for one in a folder of such tables.
func ReadAlone(files fs.FS) ([]Alone, error) {
	return data.All(files, aloneTable, func(rows *data.Rows) Alone {
		return Alone{
			Game: rows.Text("game"), Mode: rows.Text("mode"), Rival: rows.Text("rival"), Level: rows.Text("level"),
			Games: rows.Int("games"), Permille: rows.Int("permille"), Wins: rows.Int("wins"), Points: rows.Int("points"),
		}
	})
}
