package bot

import (
	"io/fs"

	"gulch/assets/data"
)

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

// The tables of [data.Strength].
const ladderTable, aloneTable = "ladder.csv", "alone.csv"

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
