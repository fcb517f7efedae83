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

// browseChanged runs browser tests on the versions that lie in tests.Site and tests.Next, without those that have passed on the very same
// ones: as Go keeps the results of others, until something that they need changes. All run where that is wanted, or pictures are.
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
		got.notes = append(got.notes, fmt.Sprintf("%d had passed before, and nothing that they need has changed", len(wanted)))
	}
	return got
}

// passed are names of browser tests that have passed.
type passed map[string]bool

// matching returns those whose names match a pattern.
func (t passed) matching(pattern string) []string {
	match, err := regexp.Compile(pattern)
	if err != nil { // which is one of Node.js alone
		return nil
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(t)), func(name string) bool { return !match.MatchString(name) })
}

func (t passed) note(results []browserResult) {
	for _, r := range results {
		if r.OK {
			t[r.Test] = true
		}
	}
}

// passedFile is where it is kept which browser tests have passed. It is named after all that they need: what they are run on (the build of
// each version is in its index.html), the scripts, the browser, Node.js, and this program, which serves the pages.
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

// readPassed reads what a file keeps, nothing where there is none or it is damaged.
func readPassed(file string) passed {
	t := passed{}
	data, err := os.ReadFile(file)
	if err != nil || json.Unmarshal(data, &t) != nil || t == nil {
		return passed{}
	}
	return t
}

// passedKept is how many such files are kept, the latest.
const passedKept = 6

// write keeps the names. Where that cannot be, the tests run again another time.
func (t passed) write(file string) {
	data, err := json.Marshal(t)
	if err != nil || writeFile(file, data) != nil {
		return
	}
	keepLatest(filepath.Join(filepath.Dir(file), "*.json"), passedKept)
}
