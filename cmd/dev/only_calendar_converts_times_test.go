package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// convertsInstant matches code that converts an instant to a date, to hours or to days. Only
// package calendar may do that. In a browser Go's time package uses UTC, or the only offset that it
// has there, so its dates can be wrong. And calendar days are not always 24 hours long.
var convertsInstant = regexp.MustCompile(
	`\btime\.Local\b|\.Local\(\)|\btime\.Date(Only|Time)\b|"[^"]*(2006|15[:.]04)[^"]*"|` +
		`\.AddDate\(|\.YearDay\(\)|\btime\.(Kitchen|Stamp|ANSIC|RFC\w+)\b`)

func TestOnlyTheCalendarConvertsInstants(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	root := os.DirFS(p.path("."))
	found := map[string]int{}
	for _, folder := range []string{"scenes", "render", "engine"} {
		err := fs.WalkDir(root, folder, func(name string, _ fs.DirEntry, err error) error {
			if err != nil || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := fs.ReadFile(root, name)
			if err != nil {
				return err
			}
			for i, line := range strings.Split(string(text), "\n") {
				code, _, _ := strings.Cut(line, "//")
				what := convertsInstant.FindString(code)
				if what == "" {
					continue
				}
				if found[path.Dir(name)]++; path.Dir(name) != "scenes/calendar" {
					t.Errorf("%s:%d converts an instant to a local date or time (%s): use package scenes/calendar",
						name, i+1, what)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found["scenes/calendar"] == 0 {
		t.Error("the pattern converts does not match package calendar, which has to convert instants: correct " +
			"the pattern")
	}
}
