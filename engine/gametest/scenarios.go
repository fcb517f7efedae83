package gametest

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/scenario"
)

// Scenarios runs every scenario file of a folder, each as a test of its own.
func Scenarios(t *testing.T, game engine.Game, files fs.FS) {
	t.Helper()
	for name, text := range scenarioFiles(t, files) {
		t.Run(name, func(t *testing.T) {
			if err := scenario.Check(scenario.Only(game), text); err != nil {
				t.Error(err)
			}
		})
	}
}

// Covers checks that every rule, prefix1 to prefix-last, is named by at least one scenario, and that no scenario
// names a rule that does not exist.
func Covers(t *testing.T, files fs.FS, prefix string, last int) {
	t.Helper()
	missing := map[string]bool{}
	for n := 1; n <= last; n++ {
		missing[fmt.Sprint(prefix, n)] = true
	}
	known := maps.Clone(missing)
	for name, text := range scenarioFiles(t, files) {
		sc, err := scenario.Read(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, rule := range sc.Rules {
			delete(missing, rule)
			if strings.HasPrefix(rule, prefix) && !known[rule] {
				t.Errorf("%s names %s, which does not exist", name, rule)
			}
		}
	}
	for _, rule := range slices.Sorted(maps.Keys(missing)) {
		t.Errorf("no scenario shows %s", rule)
	}
}

func scenarioFiles(t *testing.T, files fs.FS) map[string][]byte {
	t.Helper()
	names, err := fs.Glob(files, "*.json")
	if err != nil || len(names) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	texts := make(map[string][]byte, len(names))
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = text
	}
	return texts
}
