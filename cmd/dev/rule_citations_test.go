package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRefusalsCiteRules checks that every rule that a refusal cites is defined in the file RULES.md
// of its engine. A refusal is the reason why a move is not legal.
func TestRefusalsCiteRules(t *testing.T) {
	documents, err := filepath.Glob("../../engine/*/RULES.md")
	if err != nil || len(documents) == 0 {
		t.Fatalf("found no engine/*/RULES.md: %v", err)
	}
	for _, document := range documents {
		text, err := os.ReadFile(document)
		if err != nil {
			t.Fatal(err)
		}
		cited := citations(t, filepath.Dir(document))
		if len(cited) == 0 {
			t.Errorf("%s: no refusal of the engine beside it cites a rule, expected some", document)
		}
		for rule, at := range cited {
			if !strings.Contains(string(text), "**"+rule+"**") {
				t.Errorf("%s: a refusal cites %s, which RULES.md does not define", at, rule)
			}
		}
	}
}

// citations returns the rules that the refusals of a package cite, each with one position in the
// code.
func citations(t *testing.T, folder string) map[string]token.Position {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	cited := map[string]token.Position{}
	var set token.FileSet
	for _, name := range files {
		f, err := parser.ParseFile(&set, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 1 {
				if what := calledWord(call, ""); what == "Refuse" || what == "because" {
					if rule, ok := literal(call.Args[0]); ok && rule != "" {
						cited[rule] = set.Position(call.Pos())
					}
				}
			}
			return true
		})
	}
	return cited
}
