package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPunctuationIsTranslated fails if code adds punctuation to texts that is written differently
// in other languages. i18n.Colon, i18n.JoinClauses and i18n.Question add it correctly, or the
// punctuation is part of the translated text.
func TestPunctuationIsTranslated(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"scenes", "render"} {
		err := filepath.WalkDir(p.path(folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isSource(name) {
				return err
			}
			from, _ := filepath.Rel(p.root, name)
			if slices.ContainsFunc(withoutTexts, func(w string) bool {
				return strings.HasPrefix(filepath.ToSlash(from), w)
			}) {
				return nil
			}
			for _, found := range marksByHand(t, name) {
				t.Errorf("%s: the code adds punctuation that differs between languages: use i18n.Colon, "+
					"i18n.Clauses or i18n.Question, or put it into the translated text", found)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// withoutTexts are the folders and files whose code has no texts that players read on the screen.
var withoutTexts = []string{"scenes/drive/", "scenes/fuzz/", "render/paint/dryrun_check.go", "scenes/tabletest/",
	"scenes/gallery/", "scenes/work/", "scenes/reader/rulebook_faults.go", "scenes/clip/",
	"scenes/store/", "scenes/sound/", "render/paint/icon"}

var (
	opens  = regexp.MustCompile(`^[;:?!%]( |$)`)
	closes = regexp.MustCompile(`(^|[^;:?!"])[;:?!] ?$`)
	inside = regexp.MustCompile(`%(\[\d\])?[a-z][;:?!]( |\\n|$)`)
)

// marksByHand returns the positions in a file at which punctuation that differs between languages
// is added to texts: by concatenation, by joining, or by formatting.
func marksByHand(t *testing.T, name string) (found []string) {
	t.Helper()
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	add := func(n ast.Node) { found = append(found, files.Position(n.Pos()).String()) }
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if _, whole := literal(n); n.Op != token.ADD || whole {
				break
			}
			if s, ok := literal(n.X); ok && closes.MatchString(s) {
				add(n)
			}
			if s, ok := literal(n.Y); ok && (opens.MatchString(s) || closes.MatchString(s)) {
				add(n)
			}
		case *ast.CallExpr:
			sel, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			for i, a := range n.Args {
				s, ok := literal(a)
				switch {
				case !ok:
				case sel.Sel.Name == "Join" && i == 1 && closes.MatchString(s), strings.HasSuffix(sel.Sel.Name,
					"rintf") && inside.MatchString(s):
					add(n)
				}
			}
		}
		return true
	})
	return found
}
