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

// These are the tables of each game; Boomtown, for example, contains "boomtown/mines.csv". Each
// game has a variable of its own so that a program that imports one engine embeds only the tables
// of that game.
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
// - "strength/ladder.csv": how far each bot level is above the level below it.
// - "strength/alone.csv": how the levels do in solo games.
// - "strength/endings.csv": what the levels lose in solved endgames.
// - "strength/doublings.csv": what doubling the iterations is worth.
// - "strength/mistakes.csv": what the bots' decisions lose.
//
// Packages bot and review read them.
//
//go:embed strength
var Strength embed.FS

// Trail contains the campaign called the Trail: its stations, "trail/stations.csv", and for
// stations that begin in mid-game the decisions that lead to the start position,
// "trail/start-<number>.txt". Package trail reads them.
//
//go:embed trail
var Trail embed.FS

// StrengthTables returns the folder "strength" of [Strength], so that its tables are named without
// the prefix.
func StrengthTables() fs.FS {
	folder, err := fs.Sub(Strength, "strength")
	if err != nil {
		return Strength // reading a table from it then returns an error
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
	at      int // index of the current record, -1 before the first
	err     error
}

// All reads a whole table and returns the results of row, which is called once per record. The
// error is that of [Rows.Err].
func All[T any](files fs.FS, name string, row func(*Rows) T) ([]T, error) {
	var all []T
	rows := Read(files, name)
	for rows.Next() {
		all = append(all, row(rows))
	}
	return all, rows.Err()
}

// Read opens a table. If the file cannot be read, the returned Rows has no rows and Err returns the
// error.
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

// Err returns the first error, or nil.
func (r *Rows) Err() error { return r.err }

// Fail records an error in the current row, which ends the reading. A later error does not replace
// an earlier one.
func (r *Rows) Fail(format string, args ...any) {
	if r.err == nil {
		// The line of column names is line 1.
		r.err = fmt.Errorf("%s: row %d: %s", r.name, r.at+2, fmt.Sprintf(format, args...))
	}
}

// Text returns a cell of the current row as text. A column that does not exist is recorded as an
// error.
func (r *Rows) Text(column string) string {
	i, known := r.columns[column]
	if !known {
		r.Fail("no column %q", column)
		return ""
	}
	return r.records[r.at][i]
}

// Int returns a cell of the current row as a whole number. Anything else is recorded as an error.
func (r *Rows) Int(column string) int {
	n, err := strconv.Atoi(r.Text(column))
	if err != nil {
		r.Fail("%s: %q is not a whole number", column, r.Text(column))
	}
	return n
}

// Bool returns a cell of the current row, "true" or "false", as a bool. Anything else is recorded
// as an error.
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
