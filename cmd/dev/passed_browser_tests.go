package main

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"gulch/cmd/progress"
)

// browseChanged runs browser tests on the builds in tests.Site and tests.Next. Like `go test`, it
// skips tests that have passed before with the same inputs. It skips none if `all` is true or if
// screenshots are requested by the environment variable GULCH_SHOTS.
func (p project) browseChanged(ctx context.Context, show *progress.Work, tests browserTests, all bool) outcome {
	if all || os.Getenv("GULCH_SHOTS") != "" {
		return p.browse(ctx, show, tests.Site, tests)
	}
	if err := tests.equip(ctx, p); err != nil {
		return verdict(err)
	}
	file, err := p.passedFile(ctx, tests)
	if err != nil {
		return verdict(err)
	}
	before := readPassed(file)
	wanted := before.matching(tests.Run)
	show.Add(len(wanted))
	tests.Passed = wanted
	results, err := p.runBrowser(ctx, show, tests.Site, tests)
	before.note(results)
	before.write(file)
	got := outcomeOf(results, err)
	if got.passed += len(wanted); len(wanted) > 0 {
		got.notes = append(got.notes, fmt.Sprintf("%d browser tests have cached results", len(wanted)))
	}
	return got
}

// passedTests is the set of the names of browser tests that have passed.
type passedTests map[string]bool

// matching returns the names of passed tests that match a regular expression, sorted. It returns
// none if the expression is invalid in Go.
func (t passedTests) matching(pattern string) []string {
	match, err := regexp.Compile(pattern)
	if err != nil { // the pattern is valid in Node.js but not in Go, so run all tests
		return nil
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(t)), func(name string) bool { return !match.MatchString(name) })
}

func (t passedTests) note(results []browserResult) {
	for _, r := range results {
		if r.OK {
			t[r.Test] = true
		}
	}
}

// passedFile returns the path of the cache file with the names of passed browser tests. The file's
// name is a hash of everything on which the tests depend: the pages (index.html contains the hash
// of each build), the scripts, the browser, Node.js, and this program, which serves the pages.
func (p project) passedFile(ctx context.Context, tests browserTests) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	files := []string{self}
	for _, version := range []string{tests.Site, tests.Next} {
		files = append(files, filepath.Join(version, "index.html"), filepath.Join(version, "demo", "index.html"))
	}
	scripts, err := filepath.Glob(filepath.Join(tests.Folder, "*.mjs"))
	if err != nil {
		return "", err
	}
	parts := [][]byte{fmt.Appendf(nil, "long %t", tests.Long)}
	for _, file := range append(files, scripts...) {
		data, err := os.ReadFile(file)
		if err != nil {
			return "", err
		}
		parts = append(parts, data)
	}
	for _, program := range []string{tests.Chromium, "node"} {
		version, err := p.output(ctx, nil, program, "--version")
		if err != nil {
			return "", err
		}
		parts = append(parts, []byte(version))
	}
	return filepath.Join(cacheFolder(), "passed", hashOf(parts...)+".json"), nil
}

// readPassed reads the names of passed tests from a cache file. If the file does not exist or is
// damaged, it returns an empty set.
func readPassed(file string) passedTests {
	t := passedTests{}
	data, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(data, &t) != nil || t == nil {
		return passedTests{}
	}
	return t
}

// maxPassedFiles is the number of cache files with passed tests that are kept; older ones are
// deleted.
const maxPassedFiles = 6

// write writes the set to a cache file. It ignores errors, because a missing file only makes the
// tests run again.
func (t passedTests) write(file string) {
	data, err := json.Marshal(t)
	if err != nil || writeFile(file, data) != nil {
		return
	}
	keepLatest(filepath.Join(filepath.Dir(file), "*.json"), maxPassedFiles)
}
