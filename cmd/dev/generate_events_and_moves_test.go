package main

import (
	"bytes"
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestGeneratedPartsAreCurrent checks that the generated files match the tables. After a change of
// a table, `dev generate` must be run.
func TestGeneratedPartsAreCurrent(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	files, err := p.generated()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		if have, err := os.ReadFile(p.path(name)); err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s is not what its table says: run go run ./cmd/dev generate (%v)", name, err)
		}
	}
}

// TestReadPartsErrors checks that readParts refuses wrong tables.
func TestReadPartsErrors(t *testing.T) {
	const head = "kind,maker,example,a,b,c,comment\n"
	for table, want := range map[string]string{
		head + "Take,Take,take 7,nugget,,,takes":                `Take: the part "nugget" has no type`,
		head + "Take,Take,take 7,nugget Nugget a b,,,takes":     `Take: the part "nugget Nugget a b" has too many words`,
		"kind,name,a\nTook,took,nugget Nugget nugget":           `Took: the part "nugget Nugget nugget" has too many words`,
		head + "Bid,,bid 1,a int,,,bids\nPay,,pay 1,a X,,,pays": "Pay: the part a is X here and int before",
		head + "Bid,,,a int,,,bids":                             `Bid: the example "" does not begin with a verb of its own`,
		head + "Bid,,bid,,,,bids\nBet,,bid 1,,,,bets":           `Bet: the example "bid 1" does not begin with a verb of its own`,
	} {
		if _, err := readParts([]byte(table)); err == nil || err.Error() != want {
			t.Errorf("readParts of %q returns %v, want %q", table, err, want)
		}
	}
}

// TestPartsAreReadByName checks that the code of a game with an events.csv or a moves.csv, rules
// and user interface, reads and sets the fields A to D of events or moves only in generated files.
func TestPartsAreReadByName(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	has := map[string]bool{} // by package and type, such as "nuggets Event"
	var patterns []string
	for _, dir := range p.partTables() {
		game := filepath.Base(dir)
		patterns = append(patterns, "./"+dir, "./scenes/"+game)
		for table, typ := range map[string]string{"events": "Event", "moves": "Move"} {
			_, err := os.Stat(p.path(dir + "/" + table + ".csv"))
			has[game+" "+typ] = err == nil
		}
	}
	files := token.NewFileSet()
	for _, pkg := range loadPackages(t, files, patterns...) {
		for _, f := range pkg.files {
			if strings.HasSuffix(files.Position(f.Pos()).Filename, "_gen.go") {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				name := fieldName(n)
				if name == nil {
					return true
				}
				if field := pkg.info.Uses[name]; field != nil && has[filepath.Base(pkg.path)+" "+fieldOwner(field)] {
					t.Errorf("%s: the field %s of engine.%s is used; use the function for its part",
						files.Position(n.Pos()), name.Name, fieldOwner(field))
				}
				return true
			})
		}
	}
}

// fieldName returns the name of the field that n selects, or sets in a composite literal. It
// returns nil if n does neither.
func fieldName(n ast.Node) *ast.Ident {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		return n.Sel
	case *ast.KeyValueExpr:
		name, _ := n.Key.(*ast.Ident)
		return name
	}
	return nil
}

// fieldOwner returns "Event" or "Move" if field is one of the fields A to D of engine.Event or
// engine.Move, otherwise "".
func fieldOwner(field types.Object) string {
	if field.Pkg() == nil || field.Pkg().Path() != "gulch/engine" ||
		!slices.Contains([]string{"A", "B", "C", "D"}, field.Name()) {
		return ""
	}
	for _, name := range []string{"Event", "Move"} {
		s := field.Pkg().Scope().Lookup(name).Type().Underlying().(*types.Struct)
		for f := range s.Fields() {
			if f == field {
				return name
			}
		}
	}
	return ""
}
