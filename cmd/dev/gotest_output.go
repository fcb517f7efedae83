package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"gulch/cmd/progress"
)

// event is one line of the output of `go test -json`.
type event struct {
	Time                                      time.Time
	Elapsed                                   float64 // duration of the test in seconds
	Action, Package, ImportPath, Test, Output string
}

// tally counts the results in the output of `go test -json`. Each test and each subtest counts as
// one. So does a package that fails without a failing test, for example because it does not compile
// or its process ended.
type tally struct {
	outcome
	show    *progress.Work         // display of the progress, may be nil
	output  map[testName][]string  // output of tests and packages that are still running
	began   map[testName]time.Time // start times of the running tests
	order   []testName             // failed tests and packages in the order of their failures
	failing map[string]bool        // packages that have a failed test
	// packages whose process ended while tests were running, with these tests
	ended  map[testName]*unfinished
	cached map[string]bool // packages whose results are cached
}

// testName identifies a test, or a whole package if test is "".
type testName struct{ pkg, test string }

// unfinished contains the tests that were running when the process of their package ended.
type unfinished struct {
	tests []testName
	at    time.Time
	began map[testName]time.Time
}

func newTally(show *progress.Work) *tally {
	return &tally{
		show: show, output: map[testName][]string{}, began: map[testName]time.Time{}, failing: map[string]bool{},
		ended: map[testName]*unfinished{}, cached: map[string]bool{},
	}
}

func (t *tally) read(r io.Reader) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<26)
	for lines.Scan() {
		var e event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			t.log += lines.Text() + "\n"
			continue
		}
		t.add(e)
	}
	if err := lines.Err(); err != nil {
		t.failed++
		t.log += err.Error() + "\n"
	}
	t.noteCached()
	for _, name := range t.order {
		if left := t.ended[name]; left != nil {
			t.log += t.describeEnded(name, left)
		}
		t.log += strings.Join(t.output[name], "")
	}
}

func (t *tally) add(e event) {
	name := testName{e.Package, e.Test}
	switch e.Action {
	case "run":
		t.began[name] = e.Time
		t.show.Note("%s", strings.TrimPrefix(e.Package, "gulch/")+" "+e.Test)
	case "output":
		t.output[name] = append(t.output[name], e.Output)
		if strings.HasPrefix(e.Test, benchmarkPrefix) && strings.Contains(e.Output, "ns/op") {
			t.benchmarked(name)
		}
		if e.Test == "" && strings.HasSuffix(e.Output, "\t(cached)\n") {
			t.cached[e.Package] = true
		}
	case "build-output":
		t.log += e.Output
	case "pass":
		if e.Test != "" {
			t.passed++
			t.show.Add(1)
		}
		t.time(e)
		t.forget(name)
		if e.Test == "" {
			t.failWithoutFigures(e)
		}
	case "skip":
		if e.Test != "" {
			t.notes = append(t.notes, fmt.Sprintf("skipped: %s.%s", e.Package, e.Test))
		}
		t.forget(name)
	case "fail":
		t.fail(name, e)
	}
}

// benchmarkPrefix is the prefix of the names of benchmarks.
const benchmarkPrefix = "Benchmark"

// benchmarked counts a benchmark as passed. It is called when the benchmark has printed its
// results, because `go test` reports no event for that. The parents of a sub-benchmark print no
// results, so they are removed from the list of running tests.
func (t *tally) benchmarked(name testName) {
	t.passed++
	t.show.Add(1)
	t.forget(name)
	for at := strings.LastIndexByte(name.test, '/'); at > 0; at = strings.LastIndexByte(name.test[:at], '/') {
		delete(t.began, testName{name.pkg, name.test[:at]})
	}
}

// failWithoutFigures counts benchmarks that have begun but printed no results as failed. It is
// called with the event e, which says that the package of the benchmarks has passed.
func (t *tally) failWithoutFigures(e event) {
	left := t.running(e.Package, e.Time)
	if left == nil {
		return
	}
	for _, name := range left.tests {
		if strings.HasPrefix(name.test, benchmarkPrefix) {
			t.failed++
			t.log += fmt.Sprintf("the benchmark %s.%s has printed no figures (ns/op). Its output:\n%s", name.pkg,
				name.test, strings.Join(t.output[name], ""))
		}
	}
}

// noteCached adds a note with the number of packages that had cached results. It removes the
// durations of the tests in these packages, because they are from an earlier run.
func (t *tally) noteCached() {
	if len(t.cached) == 0 {
		return
	}
	t.notes = append(t.notes, fmt.Sprintf("%d packages have cached results", len(t.cached)))
	t.times = slices.DeleteFunc(t.times, func(one timed) bool {
		pkg := one.test[:strings.LastIndex(one.test, ".")]
		return t.cached["gulch/"+pkg]
	})
}

// forget removes the output and the start time of a finished test.
func (t *tally) forget(name testName) {
	delete(t.output, name)
	delete(t.began, name)
}

// time records the duration of a test. The durations of subtests are included in those of their
// parents.
func (t *tally) time(e event) {
	if e.Test != "" && !strings.Contains(e.Test, "/") {
		t.times = append(t.times, timed{strings.TrimPrefix(e.Package, "gulch/") + "." + e.Test, e.Elapsed})
	}
}

// fail records the failure of a test or a package. If a package has a failed test, its own failure
// is not counted again, unless its process ended during a test.
func (t *tally) fail(name testName, e event) {
	t.show.Add(1)
	t.time(e)
	if name.test != "" {
		delete(t.began, name)
		t.failing[name.pkg] = true
		t.failed++
		t.order = append(t.order, name)
		return
	}
	if left := t.running(name.pkg, e.Time); left != nil {
		t.ended[name] = left
	} else if t.failing[name.pkg] {
		return
	}
	t.failed++
	t.order = append(t.order, name)
}

// running returns the tests of a package that have begun but not ended, nil if there are none. They
// no longer count as running after the call. now is the time of the current event.
func (t *tally) running(pkg string, now time.Time) *unfinished {
	left := &unfinished{at: now, began: map[testName]time.Time{}}
	for name, began := range t.began {
		if name.pkg == pkg {
			left.tests, left.began[name] = append(left.tests, name), began
			delete(t.began, name)
		}
	}
	if len(left.tests) == 0 {
		return nil
	}
	slices.SortFunc(left.tests, func(a, b testName) int {
		return cmp.Or(left.began[a].Compare(left.began[b]), cmp.Compare(a.test, b.test))
	})
	return left
}

// headLines and tailLines limit how much output of an unfinished test is printed: the first lines
// show the error, and the last lines show how the process ended. In between, a process that crashes
// in the graphics library prints hundreds of lines.
const headLines, tailLines = 60, 30

// describeEnded returns a message about a package whose process ended: the tests that were running,
// and their output.
func (t *tally) describeEnded(pkg testName, left *unfinished) string {
	var out strings.Builder
	fmt.Fprintf(&out, "the test process of %s ended (%s) while these tests were running:\n", pkg.pkg, t.reason(pkg))
	for _, name := range left.tests {
		fmt.Fprintf(&out, "  %s, %s after its start\n", name.test, progress.Duration(left.at.Sub(left.began[name])))
	}
	for _, name := range left.tests {
		lines := strings.SplitAfter(strings.Join(t.output[name], ""), "\n")
		if n := len(lines); n > headLines+tailLines {
			lines = slices.Concat(lines[:headLines], []string{fmt.Sprintf("... %d lines left out ...\n",
				n-headLines-tailLines)},
				lines[n-tailLines:])
		}
		out.WriteString(strings.Join(lines, ""))
	}
	return out.String()
}

// reason returns the reason why a package's process ended, as printed by the go command, such as
// "exit status 2" or "signal: killed".
func (t *tally) reason(pkg testName) string {
	for _, line := range t.output[pkg] {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "exit status") ||
			strings.HasPrefix(line, "signal:") {
			return line
		}
	}
	return "unknown reason"
}
