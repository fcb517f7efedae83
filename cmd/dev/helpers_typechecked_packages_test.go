package main

import (
	"encoding/json"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// checkedPackage is a package with its type information.
type checkedPackage struct {
	path  string
	files []*ast.File
	info  *types.Info
}

// checkTypes type-checks a package and returns it with its type information.
func checkTypes(t *testing.T, path string, files *token.FileSet, look types.Importer,
	parsed ...*ast.File) checkedPackage {
	t.Helper()
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: look}
	if _, err := conf.Check(path, files, parsed, info); err != nil {
		t.Fatal(err)
	}
	return checkedPackage{path, parsed, info}
}

// loadPackages parses and type-checks the packages that match the patterns, without their tests.
func loadPackages(t *testing.T, files *token.FileSet, patterns ...string) []checkedPackage {
	t.Helper()
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	cmd := p.command(t.Context(), []string{compiledForTests()}, "go", append([]string{"list", "-export", "-deps",
		"-json=ImportPath,Dir,GoFiles,Export,DepOnly"}, patterns...)...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	exports := map[string]string{}
	look := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})
	var all []checkedPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var pkg struct {
			ImportPath, Dir, Export string
			GoFiles                 []string
			DepOnly                 bool
		}
		if err := dec.Decode(&pkg); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		exports[pkg.ImportPath] = pkg.Export
		if pkg.DepOnly {
			continue
		}
		var parsed []*ast.File
		for _, name := range pkg.GoFiles {
			f, err := parser.ParseFile(files, filepath.Join(pkg.Dir, name), nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			parsed = append(parsed, f)
		}
		all = append(all, checkTypes(t, pkg.ImportPath, files, look, parsed...))
	}
	return all
}
