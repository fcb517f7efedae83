package tabletest

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Cards returns the values of a column of a data file, such as "dakota/cards.csv". It takes only
// the rows for which fits returns true, or all rows if fits is nil; row maps the names of the
// columns to the values of a row. The file may also be a JSON list of objects.
func Cards(t *testing.T, file, column string, fits func(row map[string]string) bool) (cards []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "assets", "data", filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	read := csvRows
	if strings.HasSuffix(file, ".json") {
		read = jsonRows
	}
	rows, err := read(text)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, row := range rows {
		if fits == nil || fits(row) {
			cards = append(cards, row[column])
		}
	}
	return cards
}

// csvRows returns the rows of a CSV file by the names of its columns.
func csvRows(text []byte) (named []map[string]string, err error) {
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil {
		return nil, err
	}
	for _, row := range rows[1:] {
		fields := map[string]string{}
		for i, name := range rows[0] {
			fields[name] = row[i]
		}
		named = append(named, fields)
	}
	return named, nil
}

// jsonRows returns the objects of a JSON list with their values as text.
func jsonRows(text []byte) (named []map[string]string, err error) {
	var rows []map[string]any
	if err := json.Unmarshal(text, &rows); err != nil {
		return nil, err
	}
	for _, row := range rows {
		fields := map[string]string{}
		for name, value := range row {
			fields[name] = fmt.Sprint(value)
		}
		named = append(named, fields)
	}
	return named, nil
}
