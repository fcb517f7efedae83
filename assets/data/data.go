// Package data embeds the component tables of the games, one folder of CSV and JSON files per game,
// and reads them.
//
// A table is a CSV file whose first line has the column names. [Read] and [All] read a table row by
// row through [Rows], which collects the first error. The engines call this package when they load
// a game and check the values they read; see [Rows.Err]. The package contains no rules.
package data

import (
	"embed"
	"io/fs"
)

// The tables of each game; Boomtown, for example, contains "boomtown/mines.csv". Each game has its
// own variable, so that a program that imports a single engine embeds only the tables of that game.
var (
	//go:embed boomtown
	Boomtown embed.FS
	//go:embed narrowgauge
	NarrowGauge embed.FS
	//go:embed dakota
	Dakota embed.FS
	//go:embed sierrawest
	SierraWest embed.FS
	//go:embed westernlegends
	WesternLegends embed.FS
)

// Strength contains measurements of the bots:
//
// - "strength/ladder.csv": how much stronger each bot level is than the level below it.
// - "strength/alone.csv": the results of the levels in solo games.
// - "strength/endings.csv": how much of the win the levels lose in solved endgames.
// - "strength/doublings.csv": how much strength a level gains if its iterations are doubled.
// - "strength/mistakes.csv": how much of their chances to win the levels lose by their decisions.
//
// Packages bot and review read them.
//
//go:embed strength
var Strength embed.FS

// Trail contains the data of the campaign called the Trail. "trail/stations.csv" lists its
// stations. Stations that begin in mid-game also have a file "trail/start-<number>.txt" with the
// decisions that lead to their start position. Package trail reads these files.
//
//go:embed trail
var Trail embed.FS

// StrengthTables returns the folder "strength" of [Strength]. In it the tables are named without
// the prefix "strength/".
func StrengthTables() fs.FS {
	folder, err := fs.Sub(Strength, "strength")
	if err != nil {
		return Strength // reading a table then returns an error
	}
	return folder
}
