package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	holds := file("holds.json", `{"name": "Start", "game": "boomtown", "setup": {"seats": 3}, "legal_has": ["pass"]}`)
	fails := file("fails.json", `{"name": "Start", "game": "boomtown", "setup": {"seats": 3}, "legal": ["pass"]}`)
	odd := file("odd.json", `{"name": "Start", "game": "boomtown", "colour": "red"}`)
	for _, c := range []struct {
		files  []string
		status int
		want   string
	}{
		{[]string{holds}, statusFine, "1 passed, 0 failed"},
		{[]string{holds, fails}, statusFound, "1 passed, 1 failed"},
		{[]string{odd}, statusFound, "colour"},
		{[]string{holds, filepath.Join(dir, "none.json")}, statusUsage, ""},
	} {
		status, out, errs := call(append([]string{"check"}, c.files...)...)
		if status != c.status || !strings.Contains(out, c.want) {
			t.Errorf("check %v: status %d, want %d and %q:\n%s%s", c.files, status, c.status, c.want, out, errs)
		}
	}
}
