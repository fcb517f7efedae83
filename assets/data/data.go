// Package data embeds the component tables of the games, one folder of CSV and JSON files per game,
// and reads them.
//
// A table is a CSV file whose first line has the column names. [Read] and [All] read a table row by
// row through [Rows], which collects the first error. The engines call this package when they load
// a game and check the values they read; see [Rows.Err]. The package contains no rules.
package data

import (
	"embed"
	"encoding/csv"
	"fmt"
	"io/fs"
	"strconv"
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

// Rows reads a table row by row:
//
//	rows := data.Read(data.Boomtown, "boomtown/mines.csv")
//	for rows.Next() {
//		id, value := rows.Text("id"), rows.Int("production_value")
//	}
//	if err := rows.Err(); err != nil { … }
//
// The first error in the file, including a missing column, ends the loop and is returned by Err.
type Rows struct {
	name    string
	columns map[string]int
	records [][]string
	at      int // index of the current row, -1 before the first call of Next
	err     error
}

// All reads the whole table name. It calls row once for each row and returns the results. The error
// is that of [Rows.Err].
func All[T any](files fs.FS, name string, row func(*Rows) T) ([]T, error) {
	var all []T
	rows := Read(files, name)
	for rows.Next() {
		all = append(all, row(rows))
	}
	return all, rows.Err()
}

// Read opens a table in files. If the file cannot be read, the returned Rows has no rows, and its
// method Err returns the error.
func Read(files fs.FS, name string) *Rows {
	r := &Rows{name: name, columns: map[string]int{}, at: -1}
	f, err := files.Open(name)
	if err != nil {
		r.err = err
		return r
	}
	defer f.Close()
	all, err := csv.NewReader(f).ReadAll()
	if err != nil {
		r.err = fmt.Errorf("%s: %w", name, err)
		return r
	}
	if len(all) == 0 {
		r.err = fmt.Errorf("%s: no line of column names", name)
		return r
	}
	for i, column := range all[0] {
		r.columns[column] = i
	}
	r.records = all[1:]
	return r
}

// Next moves to the next row and reports whether there is one. It returns false after an error.
func (r *Rows) Next() bool {
	if r.err != nil || r.at+1 >= len(r.records) {
		return false
	}
	r.at++
	return true
}

// Err returns the first error that occurred while the table was read, or nil.
func (r *Rows) Err() error { return r.err }

// Fail records an error in the current row, after which Next returns false. Only the first error is
// kept.
func (r *Rows) Fail(format string, args ...any) {
	if r.err == nil {
		// The column names are in line 1, so the first row is in line 2.
		r.err = fmt.Errorf("%s: row %d: %s", r.name, r.at+2, fmt.Sprintf(format, args...))
	}
}

// Text returns the cell of the current row in the given column as text. If there is no such column,
// it records an error.
func (r *Rows) Text(column string) string {
	i, known := r.columns[column]
	if !known {
		r.Fail("no column %q", column)
		return ""
	}
	return r.records[r.at][i]
}

// Int returns the cell of the current row in the given column as a whole number. If it is not a
// whole number, it records an error.
func (r *Rows) Int(column string) int {
	n, err := strconv.Atoi(r.Text(column))
	if err != nil {
		r.Fail("%s: %q is not a whole number", column, r.Text(column))
	}
	return n
}

// Bool returns the cell of the current row in the given column, which must be "true" or "false". If
// it is anything else, it records an error.
func (r *Rows) Bool(column string) bool {
	switch text := r.Text(column); text {
	case "true":
		return true
	case "false":
	default:
		r.Fail("%s: %q is neither true nor false", column, text)
	}
	return false
}
