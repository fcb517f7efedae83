// Package data holds the component tables of the games, one folder of CSV and JSON files per game, and reads them.
//
// A table is plain CSV with a line of column names on top. The games check what they read: see [Rows.Err].
package data

import (
	"embed"
	"encoding/csv"
	"fmt"
	"io/fs"
	"strconv"
)

// The tables of each game: Boomtown holds "boomtown/mines.csv". They are apart so that a program carries only those of
// the games that it knows.
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

// Strength holds what was measured of the bots: "strength/ladder.csv" how far each level stands above the one below it,
// "strength/alone.csv" how levels do in games for one, "strength/endings.csv" what they lose in solved endings, "strength/doublings.csv" what
// twice as many iterations are worth, "strength/mistakes.csv" what decisions of theirs lose. Packages bot and review read them.
//
//go:embed strength
var Strength embed.FS

// Trail holds the stations of the Trail, "trail/stations.csv", and the decisions that lead to the positions at which some of them
// begin, "trail/start-<number>.txt". Package trail reads them.
//
//go:embed trail
var Trail embed.FS

// Measured is the folder of the tables in [Strength].
func Measured() fs.FS {
	folder, err := fs.Sub(Strength, "strength")
	if err != nil {
		return Strength // which then lacks the tables, and says so
	}
	return folder
}

// Rows is a table being read row by row:
//
//	rows := data.Read(data.Boomtown, "boomtown/mines.csv")
//	for rows.Next() {
//		id, value := rows.Text("id"), rows.Int("production_value")
//	}
//	if err := rows.Err(); err != nil { … }
//
// The first thing wrong with the file, a missing column included, ends the loop and is what Err returns.
type Rows struct {
	name    string
	columns map[string]int
	records [][]string
	at      int // index of the current record, -1 before the first
	err     error
}

// All reads every record of a table by row.
func All[T any](files fs.FS, name string, row func(*Rows) T) ([]T, error) {
	var all []T
	rows := Read(files, name)
	for rows.Next() {
		all = append(all, row(rows))
	}
	return all, rows.Err()
}

// Read opens a table. An unreadable one has no rows and an error.
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

// Next moves to the next row and reports whether there is one.
func (r *Rows) Next() bool {
	if r.err != nil || r.at+1 >= len(r.records) {
		return false
	}
	r.at++
	return true
}

// Err returns the first thing that was wrong, nil when all was well.
func (r *Rows) Err() error { return r.err }

// Fail makes the current row the reason why reading ends, unless something was wrong before.
func (r *Rows) Fail(format string, args ...any) {
	if r.err == nil {
		// The line of column names is line 1.
		r.err = fmt.Errorf("%s: row %d: %s", r.name, r.at+2, fmt.Sprintf(format, args...))
	}
}

// Text returns a cell of the current row.
func (r *Rows) Text(column string) string {
	i, known := r.columns[column]
	if !known {
		r.Fail("no column %q", column)
		return ""
	}
	return r.records[r.at][i]
}

// Int returns a whole number of the current row.
func (r *Rows) Int(column string) int {
	n, err := strconv.Atoi(r.Text(column))
	if err != nil {
		r.Fail("%s: %q is not a whole number", column, r.Text(column))
	}
	return n
}

// Bool returns a true or false of the current row.
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
