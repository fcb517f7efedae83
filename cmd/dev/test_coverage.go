package main

import (
	"bufio"
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// coveredPackages are the patterns of the packages whose coverage is measured.
const coveredPackages = "gulch/scenes/...,gulch/render/...,gulch/engine/..."

// leastCover is the minimum coverage of each package by the repository's tests, in percent of its
// statements.
const leastCover = 97.0

// coverEnv is the environment variable that names the folder for the coverage of driven programs,
// see drive.CoverEnv. GOCOVERDIR itself does not reach them: go test sets it to a folder of its
// own.
const coverEnv = "GULCH_DRIVE_COVER"

// exempt lists the packages (such as "gulch/scenes/drive") and the functions (such as
// "gulch/scenes/menu.(*title).Close") that are excluded from coverage. Each line has one of them,
// followed by the reason.
//
//go:embed cover.txt
var exempt string

// coverTests runs the test steps "unit" and "window" with coverage, including the programs that the
// tests drive. It fails for each package whose coverage is below leastCover, and writes a list of
// the functions with statements that no test runs.
func (p project) coverTests(ctx context.Context, how *testRun) outcome {
	folder, err := os.MkdirTemp("", "gulch-cover")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	counted := testRun{run: how.run, long: how.long, show: how.show, cover: folder}
	if err := os.Mkdir(counted.guestCover(), 0o755); err != nil {
		return verdict(err)
	}
	got := p.unitTests(ctx, &counted).plus(p.windowTests(ctx, &counted))
	c, err := p.readCover(ctx, folder, counted.guestCover())
	if err != nil {
		return got.plus(verdict(err))
	}
	report := filepath.Join(cacheFolder(), "uncovered.txt")
	got.notes = append(got.notes, "functions with statements that no test runs: "+report)
	if err := writeReport(report, c.functions); err != nil {
		return got.plus(verdict(err))
	}
	for _, pkg := range slices.Sorted(maps.Keys(c.packages)) {
		share := c.packages[pkg]
		got.notes = append(got.notes, fmt.Sprintf("%5.1f %%  %s", share.percent(), pkg))
		if share.percent() >= leastCover {
			got.passed++
			continue
		}
		got.failed++
		got.log += fmt.Sprintf("%s: tests run %d of %d statements, %.1f %%; expected at least %.0f %%; see %s\n",
			pkg, share.run, share.all, share.percent(), leastCover, report)
	}
	return got
}

// guestCover returns the folder for the coverage data of the programs that tests drive.
func (t *testRun) guestCover() string { return filepath.Join(t.cover, "guests") }

// instrument returns the build flags that add coverage to the programs that tests drive, nil in a
// run without coverage. A program writes its coverage data only if its main package is
// instrumented, too.
func (t *testRun) instrument() []string {
	if t.cover == "" {
		return nil
	}
	return []string{"-cover", "-coverpkg=" + coveredPackages + "," + appPackage + "," + demoPackage}
}

// coverFlags returns the build flags that make tests measure the coverage of coveredPackages.
func coverFlags() []string { return []string{"-cover", "-coverpkg=" + coveredPackages} }

// share is the coverage of some code: the number of statements that tests run, and the number of
// all statements.
type share struct{ run, all int }

func (s share) percent() float64 { return 100 * float64(s.run) / float64(max(s.all, 1)) }

// cover is the result of a test run that measured coverage.
type cover struct {
	packages  map[string]share
	functions []uncovered
}

// uncovered is a function with statements that no test runs.
type uncovered struct {
	name string // full name of the function, such as "gulch/render/ui.(*Root).Draw"
	share
	lines []string // lines that no test runs, each as "file.go:12-14"
}

// readCover adds up the coverage profiles in a folder, and the coverage data that driven programs
// have written into the folder guests.
func (p project) readCover(ctx context.Context, folder, guests string) (*cover, error) {
	text := filepath.Join(folder, "guests.txt")
	if _, err := p.output(ctx, nil, "go", "tool", "covdata", "textfmt", "-i="+guests, "-o="+text); err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	all := blocks{}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		err = all.read(f)
		f.Close()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return p.judge(all)
}

// place is the position of a block of statements: its file (by import path), and the lines and
// columns of its beginning and its end.
type place struct {
	file                     string
	line, col, toLine, toCol int
}

// blocks is the coverage of all blocks of statements. For the position of each block, it has the
// number of statements and whether a test has run them.
type blocks map[place]struct {
	statements int
	run        bool
}

// read adds a coverage profile in the format of `go test -coverprofile`, which has lines of the
// form "file:line.col,line.col statements count".
func (b blocks) read(r io.Reader) error {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "mode:") {
			continue
		}
		var at place
		var statements, count int
		colon := strings.LastIndexByte(line, ':')
		if colon < 0 {
			return fmt.Errorf("not a line of a profile: %q", line)
		}
		at.file = line[:colon]
		if _, err := fmt.Sscanf(line[colon+1:], "%d.%d,%d.%d %d %d", &at.line, &at.col, &at.toLine, &at.toCol,
			&statements, &count); err != nil {
			return fmt.Errorf("not a line of a profile: %q", line)
		}
		x := b[at]
		x.statements, x.run = statements, x.run || count > 0
		b[at] = x
	}
	return lines.Err()
}

// judge computes the coverage of each package, and finds the functions with statements that no test
// runs. all has the coverage of each block of statements.
func (p project) judge(all blocks) (*cover, error) {
	files := map[string][]place{}
	for at := range all {
		files[at.file] = append(files[at.file], at)
	}
	free := exemptions(exempt)
	c := &cover{packages: map[string]share{}}
	for name, places := range files {
		pkg := name[:strings.LastIndexByte(name, '/')]
		if free[pkg] || strings.HasPrefix(pkg, "gulch/cmd/") {
			continue
		}
		functions, err := functionsOf(p.path(strings.TrimPrefix(name, "gulch/")), pkg)
		if err != nil {
			return nil, err
		}
		slices.SortFunc(places, func(a, b place) int { return cmp.Or(a.line-b.line, a.col-b.col) })
		for _, f := range functions {
			if free[f.name] {
				continue
			}
			got := f.count(places, all)
			sum := c.packages[pkg]
			c.packages[pkg] = share{sum.run + got.run, sum.all + got.all}
			if got.run < got.all {
				c.functions = append(c.functions, got)
			}
		}
	}
	slices.SortFunc(c.functions, func(a, b uncovered) int {
		return cmp.Or((b.all-b.run)-(a.all-a.run), cmp.Compare(a.name, b.name))
	})
	return c, nil
}

// exemptions parses a list with one exemption per line: the first word is the exempt package or
// function, the rest of the line the reason. It returns the set of the first words.
func exemptions(list string) map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(list) {
		if words := strings.Fields(line); len(words) > 0 && !strings.HasPrefix(line, "#") {
			out[words[0]] = true
		}
	}
	return out
}

// function is a function of a file with its first and last line.
type function struct {
	name     string
	from, to int
}

// functionsOf returns the functions in a file of package pkg.
func functionsOf(file, pkg string) (out []function, err error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, d := range tree.Decls {
		name := pkg + ".(var)" // name for function literals in variables
		if f, ok := d.(*ast.FuncDecl); ok {
			name = pkg + "." + f.Name.Name
			if f.Recv != nil {
				name = pkg + "." + receiver(f.Recv.List[0].Type) + "." + f.Name.Name
			}
		}
		out = append(out, function{name, set.Position(d.Pos()).Line, set.Position(d.End()).Line})
	}
	return out, nil
}

// receiver returns the type of a method's receiver in the notation of the runtime, such as
// "(*Root)" or "Plan".
func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr:
		return "(*" + receiver(t.X) + ")"
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return "?"
}

// count adds up the coverage of the statements in function f. places are the positions of all
// blocks of statements in the function's file, and all has the coverage of each block.
func (f function) count(places []place, all blocks) uncovered {
	out := uncovered{name: f.name}
	for _, at := range places {
		if at.line < f.from || at.toLine > f.to {
			continue
		}
		x := all[at]
		out.all += x.statements
		if x.run {
			out.run += x.statements
		} else if x.statements > 0 {
			out.lines = append(out.lines, filepath.Base(at.file)+":"+strconv.Itoa(at.line)+"-"+strconv.Itoa(at.toLine))
		}
	}
	return out
}

// writeReport writes a list of functions with uncovered statements to a file. The functions with
// the most uncovered statements come first.
func writeReport(file string, all []uncovered) error {
	var out strings.Builder
	for _, f := range all {
		fmt.Fprintf(&out, "%4d of %4d  %s  %s\n", f.all-f.run, f.all, f.name, strings.Join(f.lines, " "))
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(out.String()), 0o644)
}
