// Command crossvet runs the checks of go vet for another system without compiling anything: it
// type-checks dependencies from their source, while go vet compiles them for the given system and
// build tags first. On a fresh machine that takes about ten seconds instead of minutes.
//
// The environment selects the system, and GOFLAGS the tags; the command itself has to be built for
// the system that it runs on:
//
//	go build -o crossvet ./cmd/crossvet && GOOS=windows GOARCH=amd64 ./crossvet ./...
//
// With -brief it reads only the declarations of packages that are not named, not their function
// bodies, so that it does not learn facts such as that a function formats like Printf or never
// returns. That is enough for further systems if all code has been checked for one system.
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

// check checks packages and prints its findings. It reports whether there were none.
func check(patterns []string, brief bool) (clean bool, err error) {
	loaded, err := load(patterns, brief)
	if err != nil {
		return false, err
	}
	if len(loaded) == 0 { // also the result of failures that go list does not report
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

// load parses and type-checks packages with their tests and all dependencies.
func load(patterns []string, brief bool) ([]*packages.Package, error) {
	how := packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: true}
	if brief {
		// With less than LoadAllSyntax the function bodies of packages that are not named are
		// skipped; -export=false avoids that they are compiled for their export data.
		how.Mode, how.BuildFlags = packages.LoadSyntax|packages.NeedModule, []string{"-export=false"}
	}
	return packages.Load(&how, patterns...)
}

// dropImports removes imports of packages other than the loaded ones, so that the analyzers do not
// look for facts about their functions.
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
