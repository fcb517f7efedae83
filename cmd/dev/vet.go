package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// vettedSystem is a system, with build tags, for which the code is checked.
type vettedSystem struct{ goos, goarch, tags string }

// vettedSystems are the systems for which the code is checked. Each of them has files that are
// compiled for no other system. This system is checked with the build tag of the gallery, and once
// more with the build tag of driven programs.
var vettedSystems = []vettedSystem{
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: picturesTag},
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: guestTag},
	{goos: "linux", goarch: "amd64"},
	{goos: "windows", goarch: "amd64"},
	{goos: "darwin", goarch: "arm64"},
	{goos: "js", goarch: "wasm"},
}

// env returns the environment variables that make Go's tools build for the system.
func (s vettedSystem) env() []string {
	return []string{"GOOS=" + s.goos, "GOARCH=" + s.goarch, "GOFLAGS=" +
		strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+s.tags), relaxedGC}
}

// vet checks the code for each system by cmd/crossvet, which does not compile it. For the first
// system all packages are checked, and their dependencies, too; for the other systems only the
// packages that may be different there.
func (p project) vet(ctx context.Context) outcome {
	folder, err := os.MkdirTemp("", "gulch-vet")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	crossvet := executable(filepath.Join(folder, "crossvet"))
	if err := p.build(ctx, crossvet, "gulch/cmd/crossvet", "", ""); err != nil {
		return verdict(err)
	}
	var sum outcome
	seen := vettedPackages{}
	for i, on := range vettedSystems {
		if on.goos == runtime.GOOS && on.tags == "" {
			continue // this system is already checked by the first entry
		}
		due, err := p.unvetted(ctx, on, seen)
		if err == nil && len(due) > 0 {
			brief := "-brief=" + strconv.FormatBool(i > 0) // libraries are checked only for the first system
			_, err = p.output(ctx, on.env(), crossvet, append([]string{brief}, due...)...)
		}
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, got.log)
		}
		sum = sum.plus(got)
	}
	return sum
}

// vettedPackages has the packages that were checked, in the forms that they have on the systems so
// far: see variant.
type vettedPackages map[string]bool

// listedPackage is what `go list` prints about a package.
type listedPackage struct {
	ImportPath, Dir                                    string
	GoFiles, TestGoFiles, XTestGoFiles, IgnoredGoFiles []string
	Imports, TestImports, XTestImports                 []string
}

// unvetted returns the packages of the repository that have a new variant on a system, and adds
// these variants to seen.
func (p project) unvetted(ctx context.Context, on vettedSystem, seen vettedPackages) (due []string, err error) {
	out, err := p.output(ctx, on.env(), "go", "list", "-json=ImportPath,Dir,GoFiles,TestGoFiles,XTestGoFiles,"+
		"IgnoredGoFiles,Imports,TestImports,XTestImports", "./...")
	if err != nil {
		return nil, err
	}
	var listed []listedPackage
	for d := json.NewDecoder(strings.NewReader(out)); ; {
		var pkg listedPackage
		if err := d.Decode(&pkg); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		listed = append(listed, pkg)
	}
	exported := map[string]string{}
	for _, pkg := range listed {
		isTest := func(name string) bool { return strings.HasSuffix(name, "_test.go") }
		if !slices.ContainsFunc(pkg.IgnoredGoFiles, func(name string) bool { return !isTest(name) }) {
			continue // the package has the same files on every system, apart from tests
		}
		if exported[pkg.ImportPath], err = exportedBy(pkg); err != nil {
			return nil, err
		}
	}
	for _, pkg := range listed {
		if v := variant(pkg, exported, on); !seen[v] {
			seen[v] = true
			due = append(due, pkg.ImportPath)
		}
	}
	return due, nil
}

// systemLibraries are the libraries whose declarations depend on the system. Names that end with a
// slash stand for all packages below them.
var systemLibraries = []string{"syscall", "syscall/js", "golang.org/x/sys/"}

// variant returns a text that is the same for two systems if a package compiles alike on both: its
// files are the same, the packages that it imports export the same, and it imports no library that
// depends on the system. exported has the exported declarations of the packages that have some
// files for particular systems only.
func variant(pkg listedPackage, exported map[string]string, on vettedSystem) string {
	text := fmt.Sprint(pkg.ImportPath, pkg.GoFiles, pkg.TestGoFiles, pkg.XTestGoFiles)
	for _, path := range slices.Concat(pkg.Imports, pkg.TestImports, pkg.XTestImports) {
		if path != pkg.ImportPath {
			text += exported[path]
		}
		if slices.ContainsFunc(systemLibraries, func(name string) bool {
			return path == name || strings.HasSuffix(name, "/") && strings.HasPrefix(path, name)
		}) {
			text += on.goos
		}
	}
	return text
}

// exportedBy returns the exported declarations of a package as a text, without the bodies of
// functions, the names of their parameters, and methods of types that are not exported.
func exportedBy(pkg listedPackage) (string, error) {
	files := token.NewFileSet()
	var all []string
	for _, name := range pkg.GoFiles {
		file, err := parser.ParseFile(files, filepath.Join(pkg.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return "", err
		}
		ast.FileExports(file)
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				if f.Recv != nil && !ast.IsExported(strings.Trim(receiver(f.Recv.List[0].Type), "(*)")) {
					continue
				}
				withoutBody(f)
			}
			var text strings.Builder
			if err := format.Node(&text, files, d); err != nil {
				return "", err
			}
			all = append(all, text.String())
		}
	}
	slices.Sort(all)
	return strings.Join(all, "\n"), nil
}

// withoutBody removes the body of a function, and the names of its receiver, parameters and
// results.
func withoutBody(f *ast.FuncDecl) {
	f.Body = nil
	for _, list := range []*ast.FieldList{f.Recv, f.Type.Params, f.Type.Results} {
		if list == nil {
			continue
		}
		for _, field := range list.List {
			for _, name := range field.Names {
				name.Name = "_"
			}
		}
	}
}
