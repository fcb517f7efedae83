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

// gcc returns the C compiler that the race detector needs.
func gcc() tool {
	return tool{"GCC", "the race detector", []string{"gcc", "libc6-dev"}, func() bool {
		return onPath("gcc") || onPath("clang")
	}}
}

// raceTests runs the tests of all packages that start goroutines under the race detector. Like
// other tests they only test a sample of the cases unless the run is long, because the race
// detector makes them several times slower.
func (p project) raceTests(ctx context.Context, how *testRun) outcome {
	packages, err := p.packagesWithGoroutines(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, append(testTools(), gcc())); err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, how.show, []string{"CGO_ENABLED=1"}, packages, how.flags("-race")...)
}

// packagesWithGoroutines returns the packages that start goroutines on this system, other than in
// their tests.
func (p project) packagesWithGoroutines(ctx context.Context) (packages []string, err error) {
	const form = "{{.ImportPath}}\t{{.Dir}}{{range .GoFiles}}\t{{.}}{{end}}"
	out, err := p.output(ctx, nil, "go", "list", "-f", form, "./...")
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(out) {
		words := strings.Split(strings.TrimSpace(line), "\t")
		for _, name := range words[min(2, len(words)):] {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(words[1], name), nil,
				parser.SkipObjectResolution)
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

// startsGoroutines reports whether a file has a go statement, or calls a method with the name Go,
// such as that of sync.WaitGroup.
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
