package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestPassedBrowserTestsAreKept checks that passed tests are skipped in the next run and failed
// ones are not, and that after damage to the cache file all tests run again.
func TestPassedBrowserTestsAreKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "passed", "0123.json")
	none := readPassed(file)
	none.note([]browserResult{{Test: "game.test/plays", OK: true}, {Test: "tabs.test/takesOver"},
		{Test: "tabs.test/locks", OK: true}})
	none.write(file)
	kept := readPassed(file)
	for pattern, want := range map[string]int{"": 2, "tabs": 1, "takesOver": 0, "(": 0} {
		if got := kept.matching(pattern); len(got) != want {
			t.Errorf("the pattern %q matches the passed tests %v, want %d", pattern, got, want)
		}
	}
	if err := os.WriteFile(file, []byte("[\"game"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := readPassed(file); len(got) != 0 {
		t.Errorf("reading a damaged file returns the passed tests %v, want none", got)
	}
}

// TestPassedFileDependsOnAllInputs checks that the name of the cache file changes if a script, the
// build of a page or the options of the tests change.
func TestPassedFileDependsOnAllInputs(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	tests := browserTests{Folder: filepath.Join(folder, "scripts"), Site: filepath.Join(folder, "site"),
		Next:     filepath.Join(folder, "next"),
		Chromium: "true"} // any program that accepts --version can stand for the browser here
	files := []string{"scripts/a.test.mjs", "site/index.html", "site/demo/index.html", "next/index.html",
		"next/demo/index.html"}
	names := map[string]string{}
	tell := func(what string) {
		t.Helper()
		name, err := p.passedFile(t.Context(), tests)
		if err != nil {
			t.Fatal(err)
		}
		if other, known := names[name]; known {
			t.Errorf("the name of the cache file does not depend on this input: %s (as for %s)", what, other)
		}
		names[name] = what
	}
	write := func(file, text string) {
		if err := writeFile(filepath.Join(folder, filepath.FromSlash(file)), []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range files {
		write(file, "")
	}
	tell("the first")
	for _, file := range files {
		write(file, "changed")
		tell(file)
	}
	tests.Long = true
	tell("long")
}
