package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"gulch/cmd/progress"
)

// event is one line of `go test -json`.
type event struct {
	Time                                      time.Time
	Elapsed                                   float64 // seconds
	Action, Package, ImportPath, Test, Output string
}

// tally reads the events of `go test -json` and counts: every test and subtest is one, and so is a package that fails
// without a failing test, for example because it does not compile or because its process ended.
type tally struct {
	outcome
	show    *progress.Work           // may be nil
	output  map[testName][]string    // of tests and packages that run
	began   map[testName]time.Time   // tests that are not over
	order   []testName               // the failures
	failing map[string]bool          // packages with a failing test
	ended   map[testName]*unfinished // packages whose process ended while tests ran
	kept    map[string]bool          // packages whose results Go has kept, as nothing that they need has changed
}

// testName is a test, or a package as a whole if test is "".
type testName struct{ pkg, test string }

// unfinished are the tests that ran when the process of their package ended.
type unfinished struct {
	tests []testName
	at    time.Time
	began map[testName]time.Time
}

func newTally(show *progress.Work) *tally {
	return &tally{
		show: show, output: map[testName][]string{}, began: map[testName]time.Time{}, failing: map[string]bool{},
		ended: map[testName]*unfinished{}, kept: map[string]bool{},
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
	t.setAside()
	for _, name := range t.order {
		if left := t.ended[name]; left != nil {
			t.log += t.ending(name, left)
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
			t.kept[e.Package] = true
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
			t.unmeasured(e)
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

// benchmarkPrefix begins the names of benchmarks.
const benchmarkPrefix = "Benchmark"

// benchmarked counts a benchmark that has come to its figures as passed: `go test` reports no event for
// that. A benchmark of which it is a part has no figures of its own.
func (t *tally) benchmarked(name testName) {
	t.passed++
	t.show.Add(1)
	t.forget(name)
	for at := strings.LastIndexByte(name.test, '/'); at > 0; at = strings.LastIndexByte(name.test[:at], '/') {
		delete(t.began, testName{name.pkg, name.test[:at]})
	}
}

// unmeasured counts the benchmarks of a package as failed that have begun and did not come to figures,
// though the package has passed.
func (t *tally) unmeasured(e event) {
	left := t.running(e.Package, e.Time)
	if left == nil {
		return
	}
	for _, name := range left.tests {
		if strings.HasPrefix(name.test, benchmarkPrefix) {
			t.failed++
			t.log += fmt.Sprintf("%s.%s ended without figures\n%s", name.pkg, name.test, strings.Join(t.output[name], ""))
		}
	}
}

// setAside counts the packages whose results were kept, and drops how long their tests took when they were run.
func (t *tally) setAside() {
	if len(t.kept) == 0 {
		return
	}
	t.notes = append(t.notes, fmt.Sprintf("%d packages had passed before, and nothing that they need has changed", len(t.kept)))
	t.times = slices.DeleteFunc(t.times, func(one timed) bool {
		pkg := one.test[:strings.LastIndex(one.test, ".")]
		return t.kept["gulch/"+pkg]
	})
}

// forget drops what was kept of a test that is over.
func (t *tally) forget(name testName) {
	delete(t.output, name)
	delete(t.began, name)
}

// time notes how long a test took; what its parts took is in it.
func (t *tally) time(e event) {
	if e.Test != "" && !strings.Contains(e.Test, "/") {
		t.times = append(t.times, timed{strings.TrimPrefix(e.Package, "gulch/") + "." + e.Test, e.Elapsed})
	}
}

// fail notes a failed test, or a package that failed. The package's own failure only repeats that of its tests, unless
// its process ended while some ran.
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

// running returns the tests of a package that are not over, nil if all are.
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

// Limits of what is shown of a test that was not over: the beginning says what went wrong, the end how it ended. A process
// that dies in the graphics library prints hundreds of lines.
const headLines, tailLines = 60, 30

// ending says which tests ran when the process of a package ended, and what they had written.
func (t *tally) ending(pkg testName, left *unfinished) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s ended (%s) before its tests did. Not over were:\n", pkg.pkg, t.reason(pkg))
	for _, name := range left.tests {
		fmt.Fprintf(&out, "  %s, %s after its start\n", name.test, progress.Duration(left.at.Sub(left.began[name])))
	}
	for _, name := range left.tests {
		lines := strings.SplitAfter(strings.Join(t.output[name], ""), "\n")
		if n := len(lines); n > headLines+tailLines {
			lines = slices.Concat(lines[:headLines], []string{fmt.Sprintf("... %d lines left out ...\n", n-headLines-tailLines)},
				lines[n-tailLines:])
		}
		out.WriteString(strings.Join(lines, ""))
	}
	return out.String()
}

// reason is why a package's process ended, in the words of the go command: "exit status 2", "signal: killed".
func (t *tally) reason(pkg testName) string {
	for _, line := range t.output[pkg] {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "exit status") || strings.HasPrefix(line, "signal:") {
			return line
		}
	}
	return "it does not say why"
}

// unnamed leaves the tables for debuggers out of a program for tests, which halves the work of the linker and spares the compiler a
// tenth of its own. The names in the trace of a panic stay. What scenes/drive compiles by itself is told the same.
var unnamed = []string{"-ldflags=-s -w", "-gcflags=gulch/...=" + undebugged}

// undebugged has the compiler write no tables for debuggers.
const undebugged = "-dwarf=false"

// goTest runs the tests of packages and counts them. env are additional variables.
func (p project) goTest(ctx context.Context, show *progress.Work, env, packages []string, flags ...string) outcome {
	args := slices.Concat([]string{"test", "-json", "-vet=off"}, unnamed, flags, packages)
	cmd := p.command(ctx, env, "go", args...)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	if err != nil {
		return verdict(err)
	}
	if err := cmd.Start(); err != nil {
		return verdict(err)
	}
	t := newTally(show)
	t.read(out)
	if err := cmd.Wait(); err != nil && t.failed == 0 {
		t.failed++
		t.log += fmt.Sprintf("go test: %v\n%s", err, complaints.String())
	}
	return t.outcome
}

// packages splits the repository's packages into those whose tests drive a window and the others.
func (p project) packages(ctx context.Context) (plain, driven []string, err error) {
	const form = `{{.ImportPath}}{{range .TestImports}} {{.}}{{end}}{{range .XTestImports}} {{.}}{{end}}`
	out, err := p.output(ctx, nil, "go", "list", "-f", form, "./...")
	if err != nil {
		return nil, nil, err
	}
	for line := range strings.Lines(out) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if words[0] == drivePackage || slices.Contains(words[1:], drivePackage) {
			driven = append(driven, words[0])
		} else {
			plain = append(plain, words[0])
		}
	}
	return plain, driven, nil
}

const drivePackage = "gulch/scenes/drive"

// demoPackage is a small program on which the driver is tried, and pages that could hold any.
const demoPackage = drivePackage + "/internal/demo"
