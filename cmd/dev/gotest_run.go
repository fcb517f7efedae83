package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"gulch/cmd/progress"
)

// withoutDebugTables are build flags for test programs without debugging tables. They halve the
// linker's work and save a tenth of the compiler's work. Stack traces still have the names of
// functions. Package scenes/drive uses the same flags.
var withoutDebugTables = []string{"-ldflags=-s -w", noDwarfInGulch}

// compiledForTests returns the setting of the environment variable GOFLAGS with which a tool that
// reads compiled packages finds those of the tests in the cache, instead of compiling them again.
func compiledForTests() string {
	return "GOFLAGS=" + strings.TrimSpace(os.Getenv("GOFLAGS")+" "+goFlags) + " " + noDwarfInGulch
}

// noDwarf is the compiler flag that leaves out debugging tables (DWARF).
const noDwarf = "-dwarf=false"

// noDwarfInGulch is the build flag that compiles Gulch's packages with noDwarf.
const noDwarfInGulch = "-gcflags=gulch/...=" + noDwarf

// goTest runs the tests of packages and counts the results. env are additional environment
// variables, and flags additional flags of `go test`.
func (p project) goTest(ctx context.Context, show *progress.Work, env, packages []string, flags ...string) outcome {
	args := slices.Concat([]string{"test", "-json", "-vet=off"}, withoutDebugTables, flags, packages)
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

// packages returns the packages of the repository in two lists: those whose tests drive a window
// (driven), and all others (plain) but browserPackage, whose tests need a build for browsers.
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
		} else if words[0] != browserPackage {
			plain = append(plain, words[0])
		}
	}
	return plain, driven, nil
}

const drivePackage = "gulch/scenes/drive"

// demoPackage is a small program that the tests of the driver and of the page use.
const demoPackage = drivePackage + "/internal/demo"
