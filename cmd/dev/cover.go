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

// coveredPackages are the packages whose statements are counted.
const coveredPackages = "gulch/scenes/...,gulch/render/...,gulch/engine/..."

// leastCover is the share of its statements that the tests of the repository run in each package, in
// percent.
const leastCover = 97.0

// coverEnv names the folder into which an instrumented program writes what it ran when it ends.
const coverEnv = "GOCOVERDIR"

// exempt lists packages ("gulch/scenes/drive") and functions ("gulch/scenes/menu.(*title).Close")
// whose statements are not counted, each with the reason, one a line.
//
//go:embed cover.txt
var exempt string

// coverTests runs all tests of the steps unit and window, and the programs that they drive, with
// every statement counted. It fails for each package of which too little runs, and names the
// functions with statements that no test runs.
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

// guestCover is the folder into which driven programs write what they ran.
func (t *testRun) guestCover() string { return filepath.Join(t.cover, "guests") }

// instrument returns the flags that make a driven program count the statements that it runs. A
// program writes its counts only if its main package is instrumented, too.
func (t *testRun) instrument() []string {
	if t.cover == "" {
		return nil
	}
	return []string{"-cover", "-coverpkg=" + coveredPackages + "," + appPackage + "," + demoPackage}
}

// coverFlags instrument a program.
func coverFlags() []string { return []string{"-cover", "-coverpkg=" + coveredPackages} }

// share is how many of some statements tests run.
type share struct{ run, all int }

func (s share) percent() float64 { return 100 * float64(s.run) / float64(max(s.all, 1)) }

// cover is what tests run.
type cover struct {
	packages  map[string]share
	functions []uncovered
}

// uncovered is a function with statements that no test runs.
type uncovered struct {
	name string // "gulch/render/ui.(*Root).Draw"
	share
	lines []string // "file.go:12-14"
}

// readCover adds up the profiles that lie in a folder and what driven programs have left in another.
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

// place is a block of statements: a file by its import path and the lines and columns where it begins
// and ends.
type place struct {
	file                     string
	line, col, toLine, toCol int
}

// blocks are blocks with their number of statements, and whether a test has run them.
type blocks map[place]struct {
	statements int
	run        bool
}

// read adds a profile as `go test -coverprofile` writes it: "file:line.col,line.col statements count".
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
		if _, err := fmt.Sscanf(line[colon+1:], "%d.%d,%d.%d %d %d", &at.line, &at.col, &at.toLine, &at.toCol, &statements, &count); err != nil {
			return fmt.Errorf("not a line of a profile: %q", line)
		}
		x := b[at]
		x.statements, x.run = statements, x.run || count > 0
		b[at] = x
	}
	return lines.Err()
}

// judge counts the statements of each package and of each function of which some are not run.
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

// exemptions are the first words of the lines of a list; the rest of a line is the reason.
func exemptions(list string) map[string]bool {
	out := map[string]bool{}
	for line := range strings.Lines(list) {
		if words := strings.Fields(line); len(words) > 0 && !strings.HasPrefix(line, "#") {
			out[words[0]] = true
		}
	}
	return out
}

// function is one of a file, with its first and last line.
type function struct {
	name     string
	from, to int
}

// functionsOf lists the functions of a file of a package.
func functionsOf(file, pkg string) (out []function, err error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, d := range tree.Decls {
		name := pkg + ".(var)" // a function literal that a variable holds
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

// receiver is the type of a method's receiver as the runtime writes it: "(*Root)", "Plan".
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

// count adds up the blocks that lie in a function.
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

// writeReport writes the functions with statements that no test runs, those with most of them first.
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
