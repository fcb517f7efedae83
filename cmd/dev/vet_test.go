package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPackagesAreVettedWhereTheyDiffer checks for which packages a further system counts as
// different: those with other files, those that import a package with other exported declarations,
// and those that import a library of the system.
func TestPackagesAreVettedWhereTheyDiffer(t *testing.T) {
	linux, windows := vettedSystem{goos: "linux"}, vettedSystem{goos: "windows"}
	user := listedPackage{ImportPath: "user", TestImports: []string{"lock"}}
	for _, c := range []struct {
		what            string
		here, there     listedPackage
		exports, others string // exported declarations of the package lock on both systems
		due             bool
	}{
		{"the same files", user, user, "func Lock()", "func Lock()", false},
		{"an import that exports less", user, user, "func Lock()", "", true},
		{"another file", listedPackage{GoFiles: []string{"a_linux.go"}},
			listedPackage{GoFiles: []string{"a_windows.go"}}, "", "", true},
		{"another test file", user, listedPackage{ImportPath: "user", XTestGoFiles: []string{"a_windows_test.go"},
			TestImports: []string{"lock"}}, "", "", true},
		{"a library of the system", listedPackage{Imports: []string{"syscall"}},
			listedPackage{Imports: []string{"syscall"}}, "", "", true},
		{"a library below x/sys", listedPackage{Imports: []string{"golang.org/x/sys/cpu"}},
			listedPackage{Imports: []string{"golang.org/x/sys/cpu"}}, "", "", true},
	} {
		here := variant(c.here, map[string]string{"lock": c.exports}, linux)
		if there := variant(c.there, map[string]string{"lock": c.others}, windows); (here != there) != c.due {
			t.Errorf("%s: vetted again: %v, want %v", c.what, here != there, c.due)
		}
	}
}

// TestExportedDeclarations checks that the exported declarations of a package do not depend on
// bodies, names of parameters or the order of functions, but on their types.
func TestExportedDeclarations(t *testing.T) {
	const first = `package a

import "os"

const Limit = 3

func Open(name string, flags ...int) (*os.File, error) { return os.Open(name) }

func (f *folder) Close() {}

func (s *Store) Close() {}
`
	exports := func(text string) string {
		pkg := listedPackage{Dir: t.TempDir(), GoFiles: []string{"a.go"}}
		if err := os.WriteFile(filepath.Join(pkg.Dir, "a.go"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := exportedBy(pkg)
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	want := exports(first)
	for _, c := range []struct {
		old, new string
		same     bool
	}{
		{"return os.Open(name)", "return nil, os.ErrClosed", true},
		{"name string", "path string", true},
		{"return os.Open(name)", "return os.Open(path)", true},
		{"func (f *folder) Close() {}", "func (f *folder) Open() {}", true},
		{"func (s *Store) Close() {}", "func (s *Store) Open() {}", false},
		{"name string", "name []byte", false},
		{"Limit = 3", "Limit = 4", false},
		{"func Open", "func open", false},
	} {
		if got := exports(strings.Replace(first, c.old, c.new, 1)); (got == want) != c.same {
			t.Errorf("with %q instead of %q the declarations are the same: %v, want %v:\n%s", c.new, c.old, got == want,
				c.same, got)
		}
	}
}
