package main

import (
	"context"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
)

// gcc compiles Go's race detector into programs.
func gcc() tool {
	return tool{"GCC", "the race detector", []string{"gcc", "libc6-dev"}, func() bool { return onPath("gcc") || onPath("clang") }}
}

// raceTests runs the tests of the packages that start goroutines under the race detector, which makes them several times as
// slow: what is sampled otherwise is sampled here, too.
func (p project) raceTests(ctx context.Context, how *testRun) outcome {
	packages, err := p.concurrent(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, append(testTools(), gcc())); err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, how.show, []string{"CGO_ENABLED=1"}, packages, how.flags("-race")...)
}

// concurrent returns the packages whose code, not that of their tests alone, starts goroutines on this system.
func (p project) concurrent(ctx context.Context) (packages []string, err error) {
	const form = "{{.ImportPath}}\t{{.Dir}}{{range .GoFiles}}\t{{.}}{{end}}"
	out, err := p.output(ctx, nil, "go", "list", "-f", form, "./...")
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(out) {
		words := strings.Split(strings.TrimSpace(line), "\t")
		for _, name := range words[min(2, len(words)):] {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(words[1], name), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			if startsGoroutines(file) {
				packages = append(packages, words[0])
				break
			}
		}
	}
	return packages, nil
}

// startsGoroutines reports whether there is a go statement in a file, or a call of the like of sync.WaitGroup's Go.
func startsGoroutines(file *ast.File) bool {
	return slices.ContainsFunc(slices.Collect(ast.Preorder(file)), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			return true
		case *ast.CallExpr:
			method, ok := n.Fun.(*ast.SelectorExpr)
			return ok && method.Sel.Name == "Go"
		}
		return false
	})
}
