package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
)

// event is one line of `go test -json`.
type event struct {
	Action, Package, ImportPath, Test, Output string
}

// tally reads the events of `go test -json` and counts: every test and subtest is one, and so is a package that fails
// without a failing test, for example because it does not compile.
type tally struct {
	outcome
	output  map[string][]string // of tests and packages that run, by package and test
	order   []string            // the failures' keys
	failing map[string]bool     // packages with a failing test
}

func newTally() *tally { return &tally{output: map[string][]string{}, failing: map[string]bool{}} }

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
	for _, key := range t.order {
		t.log += strings.Join(t.output[key], "")
	}
}

func (t *tally) add(e event) {
	key := e.Package + " " + e.Test
	switch e.Action {
	case "output":
		t.output[key] = append(t.output[key], e.Output)
	case "build-output":
		t.log += e.Output
	case "pass":
		if e.Test != "" {
			t.passed++
		}
		delete(t.output, key)
	case "skip":
		if e.Test != "" {
			t.notes = append(t.notes, fmt.Sprintf("skipped: %s.%s", e.Package, e.Test))
		}
		delete(t.output, key)
	case "fail":
		// The package's own failure only repeats that of its tests.
		if e.Test == "" && t.failing[e.Package] {
			return
		}
		t.failing[e.Package] = true
		t.failed++
		t.order = append(t.order, key)
	}
}

// goTest runs the tests of packages and counts them. env are additional variables.
func (p project) goTest(ctx context.Context, env, packages []string, flags ...string) outcome {
	args := append([]string{"test", "-json", "-vet=off", "-buildvcs=false"}, flags...)
	cmd := p.command(ctx, env, "go", append(args, packages...)...)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	if err != nil {
		return verdict(err)
	}
	if err := cmd.Start(); err != nil {
		return verdict(err)
	}
	t := newTally()
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
