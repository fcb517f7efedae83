// Command crossvet runs the checks of go vet for another system without compiling anything. go vet
// first compiles all dependencies for the given system and build tags; crossvet type-checks them
// from their source instead. On a fresh machine this takes about ten seconds instead of minutes.
//
// The environment variables GOOS and GOARCH select the system, and GOFLAGS the build tags. The
// command itself must be built for the system on which it runs:
//
//	go build -o crossvet ./cmd/crossvet && GOOS=windows GOARCH=amd64 ./crossvet ./...
//
// With -brief it reads only the declarations of packages that are not named on the command line,
// and not the bodies of their functions. It then lacks facts about these functions, for example
// that a function formats like Printf or never returns. This is sufficient for further systems if
// all code has been checked for one system.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/suite/vet"
	"golang.org/x/tools/go/packages"
)

func main() {
	brief := flag.Bool("brief", false, "of packages that are not named, take only what they declare")
	flag.Parse()
	clean, err := check(flag.Args(), *brief)
	if err != nil {
		fmt.Fprintln(os.Stderr, "crossvet:", err)
		os.Exit(2)
	}
	if !clean {
		os.Exit(1)
	}
}

// check checks the packages that match the patterns and prints what it finds. clean is true if it
// finds nothing. brief is the value of the flag -brief.
func check(patterns []string, brief bool) (clean bool, err error) {
	loaded, err := load(patterns, brief)
	if err != nil {
		return false, err
	}
	if len(loaded) == 0 { // go list does not report some failures but returns no packages
		return false, fmt.Errorf("%s: there are no such packages", strings.Join(patterns, " "))
	}
	if packages.PrintErrors(loaded) > 0 {
		return false, nil
	}
	if brief {
		dropImports(loaded)
	}
	found, err := checker.Analyze(vet.Suite, loaded, nil)
	if err != nil {
		return false, err
	}
	faulty := func(a *checker.Action) bool { return a.IsRoot && (a.Err != nil || len(a.Diagnostics) > 0) }
	return !slices.ContainsFunc(slices.Collect(found.All()), faulty), found.PrintText(os.Stderr, -1)
}

// load parses and type-checks the packages that match the patterns, with their tests and all
// dependencies. brief is the value of the flag -brief.
func load(patterns []string, brief bool) ([]*packages.Package, error) {
	how := packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: true}
	if brief {
		// With less than LoadAllSyntax, packages.Load skips the function bodies of packages that
		// are not named. Without -export=false it would compile these packages to get their export
		// data.
		how.Mode, how.BuildFlags = packages.LoadSyntax|packages.NeedModule, []string{"-export=false"}
	}
	return packages.Load(&how, patterns...)
}

// dropImports removes the imports of packages that were not loaded, so that the analyzers do not
// need facts about functions in these packages.
func dropImports(loaded []*packages.Package) {
	named := map[*packages.Package]bool{}
	for _, pkg := range loaded {
		named[pkg] = true
	}
	for _, pkg := range loaded {
		for path, on := range pkg.Imports {
			if !named[on] {
				delete(pkg.Imports, path)
			}
		}
	}
}
