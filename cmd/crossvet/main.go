// Command crossvet runs the checks of go vet without compiling anything: it reads the packages that the code depends on from source,
// where go vet wants each of them compiled first, for the system and the build tags in question. On a fresh machine that is some ten
// seconds instead of some minutes.
//
// The system and the tags are named by the environment, and the command itself has to be built for the system that it runs on:
//
//	go build -o crossvet ./cmd/crossvet && GOOS=windows GOARCH=amd64 ./crossvet ./...
//
// With -brief it takes of packages that are not named only what they declare, not what their functions do: that one of them prints by a
// format or never returns, say. Where all of the code has been checked for one system, that is enough for what is different on the next.
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

// check checks packages and writes what it finds. It reports whether that was nothing.
func check(patterns []string, brief bool) (clean bool, err error) {
	loaded, err := load(patterns, brief)
	if err != nil {
		return false, err
	}
	if len(loaded) == 0 { // which is also what a failure looks like that go list does not tell
		return false, fmt.Errorf("%s: there are no such packages", strings.Join(patterns, " "))
	}
	if packages.PrintErrors(loaded) > 0 {
		return false, nil
	}
	if brief {
		part(loaded)
	}
	found, err := checker.Analyze(vet.Suite, loaded, nil)
	if err != nil {
		return false, err
	}
	faulty := func(a *checker.Action) bool { return a.IsRoot && (a.Err != nil || len(a.Diagnostics) > 0) }
	return !slices.ContainsFunc(slices.Collect(found.All()), faulty), found.PrintText(os.Stderr, -1)
}

// load reads packages with their tests, and all that they depend on.
func load(patterns []string, brief bool) ([]*packages.Package, error) {
	how := packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: true}
	if brief {
		// Short of LoadAllSyntax the functions of packages that are not named are left out. These would be read as they were compiled, if
		// they were.
		how.Mode, how.BuildFlags = packages.LoadSyntax|packages.NeedModule, []string{"-export=false"}
	}
	return packages.Load(&how, patterns...)
}

// part has packages know no others but each other, so that nobody looks for what the functions of others do.
func part(loaded []*packages.Package) {
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
