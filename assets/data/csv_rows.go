package data

import (
	"encoding/csv"
	"fmt"
	"io/fs"
	"strconv"
)

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
