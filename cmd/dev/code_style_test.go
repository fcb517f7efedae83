package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The maximum lengths of lines of code and of comments, in columns, with tabs of 4. A line of code
// may be longer if it contains one long string literal, because texts that players read are not
// split.
const (
	maxCodeColumns    = 120
	maxCommentColumns = 100
	longLiteral       = 48
)

// tics are phrases that make comments hard to read, each with the words to write instead.
var tics = []struct {
	pattern *regexp.Regexp
	instead string
}{
	{regexp.MustCompile(`(?i)\bhang(s|ing)? on\b`), `"depends on"`},
	{regexp.MustCompile(`(?i)\bwhoever\b`), "the noun: the player who, the caller, the viewer"},
	{regexp.MustCompile(`\banew\b`), `"again"`},
	{regexp.MustCompile(`(?i)\breckon(s|ed|ing)?\b`), `"compute"`},
	{regexp.MustCompile(`(?i)\bto be had\b`), `"available"`},
	{regexp.MustCompile(`(?i)\bfor good\b`), `"permanently"`},
	{regexp.MustCompile(`(?i)\bone that is one\b`), "the noun"},
}

// headlessDoc matches the beginning of a doc comment whose sentence has a clause as its subject,
// such as "What is …".
var headlessDoc = regexp.MustCompile(
	`^(What (is|was|are|has|a|the|lies|stands)|Whoever|Where there (is|are)|Who (is|has|sits)|Those (of|that|which)|That (of|which)|One that)\b`)

// lint returns messages about the style of a Go file, each with the position: "file:line: message".
// name is the name of the file and src its content.
func lint(name string, src []byte) ([]string, error) {
	l := linter{name: name, files: token.NewFileSet()}
	file, err := parser.ParseFile(l.files, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	l.columns(src, file)
	for _, group := range file.Comments {
		l.phrases(group)
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			l.function(d)
		case *ast.GenDecl:
			l.declaration(d)
		}
	}
	return l.found, nil
}

// linter collects messages about the style of one file.
type linter struct {
	name  string
	files *token.FileSet
	found []string
}

func (l *linter) report(line int, format string, args ...any) {
	l.found = append(l.found, fmt.Sprintf("%s:%d: %s", l.name, line, fmt.Sprintf(format, args...)))
}

// columns reports lines that are longer than allowed.
func (l *linter) columns(src []byte, file *ast.File) {
	literals := longLiterals(src)
	for i, line := range strings.Split(string(src), "\n") {
		wide := len([]rune(strings.ReplaceAll(line, "\t", "    ")))
		text := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(text, "//go:"), literals[i+1]:
		case strings.HasPrefix(text, "//") && !strings.HasPrefix(text, "//\t"):
			if wide > maxCommentColumns && strings.ContainsRune(strings.TrimLeft(text, "/ \t"), ' ') {
				l.report(i+1, "a comment of %d columns; at most %d", wide, maxCommentColumns)
			}
		case wide > maxCodeColumns:
			l.report(i+1, "a line of %d columns; at most %d", wide, maxCodeColumns)
		}
	}
}

// longLiterals returns the numbers of the lines that have a long string literal or are within a raw
// string literal.
func longLiterals(src []byte) map[int]bool {
	lines := map[int]bool{}
	file := token.NewFileSet().AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, 0)
	for {
		at, kind, text := s.Scan()
		switch kind {
		case token.EOF:
			return lines
		case token.STRING:
			first := file.Line(at)
			raw := strings.Count(text, "\n")
			if raw > 0 || len(text) >= longLiteral {
				for line := first; line <= first+raw; line++ {
					lines[line] = true
				}
			}
		}
	}
}

// phrases reports the phrases of tics that a comment contains.
func (l *linter) phrases(group *ast.CommentGroup) {
	for _, c := range group.List {
		for _, tic := range tics {
			if found := tic.pattern.FindString(c.Text); found != "" {
				l.report(l.files.Position(c.Pos()).Line, "%q in a comment; write %s", found, tic.instead)
			}
		}
	}
}

// function reports faults in the doc comment of a function or method, such as a predicate that does
// not say "reports whether".
func (l *linter) function(d *ast.FuncDecl) {
	l.document(d.Doc, d.Name.Name)
	if d.Doc == nil {
		return
	}
	if strings.Contains(firstSentence(d.Doc), d.Name.Name+" reports whether") && !returnsBool(d.Type) {
		l.report(l.files.Position(d.Doc.Pos()).Line, "%s \"reports whether\" and returns no bool", d.Name.Name)
	}
}

// declaration checks the doc comments of types, and of constants and variables that are declared on
// their own. Comments within a group of constants need not begin with the name.
func (l *linter) declaration(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		var doc *ast.CommentGroup
		var names []*ast.Ident
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			doc, names = spec.Doc, []*ast.Ident{spec.Name}
		case *ast.ValueSpec:
			names = spec.Names
		}
		if doc == nil && !d.Lparen.IsValid() {
			doc = d.Doc
		}
		if len(names) == 1 && names[0].Name != "_" {
			l.document(doc, names[0].Name)
		}
	}
}

// document reports a doc comment that does not begin with the name of the declaration that it
// documents.
func (l *linter) document(doc *ast.CommentGroup, name string) {
	text := firstSentence(doc)
	if text == "" {
		return
	}
	line := l.files.Position(doc.Pos()).Line
	if headlessDoc.MatchString(text) {
		l.report(line, "the doc comment of %s has a clause for a subject: %q", name, cutText(text))
	}
	words := strings.Fields(text)
	if words[0] != name && slices.Contains([]string{"A", "An", "The"}, words[0]) && len(words) > 1 {
		words = words[1:]
	}
	if first := strings.TrimRight(words[0], ",.:;'’s"); first != name && strings.TrimRight(words[0], ",.:;") != name {
		l.report(line, "the doc comment of %s does not begin with its name: %q", name, cutText(text))
	}
}

// cutText returns the beginning of a text, short enough for a message.
func cutText(text string) string {
	if r := []rune(text); len(r) > 50 {
		return string(r[:50]) + "…"
	}
	return text
}

// firstSentence returns the text of a comment up to the first full stop, without directives.
func firstSentence(doc *ast.CommentGroup) string {
	if doc == nil {
		return ""
	}
	text := strings.TrimSpace(doc.Text())
	if end := strings.Index(text, ". "); end >= 0 {
		text = text[:end]
	}
	return text
}

// returnsBool reports whether a function has a result of type bool, or a function result that
// returns a bool.
func returnsBool(f *ast.FuncType) bool {
	if f.Results == nil {
		return false
	}
	found := false
	ast.Inspect(f.Results, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && id.Name == "bool"
		return true
	})
	return found
}

// TestCodeStyle checks the lines and comments of all Go files. It reports lines that are too long,
// phrases that are hard to read, and doc comments that do not begin with the name of what they
// document.
func TestCodeStyle(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"cmd", "scenes", "render", "engine", "assets"} {
		err := filepath.WalkDir(p.path(folder), func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" {
				return err
			}
			src, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			name, err := filepath.Rel(p.root, path)
			if err != nil {
				return err
			}
			found, err := lint(filepath.ToSlash(name), src)
			for _, what := range found {
				t.Error(what)
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

// TestLintFindsEachFault checks that each rule of style finds an example of its fault, and that
// code without faults passes.
func TestLintFindsEachFault(t *testing.T) {
	long := strings.Repeat("abcd ", 30)
	for _, x := range []struct{ src, want string }{
		{"// F returns 1.\nfunc F() int { return 1 }", ""},
		{"// The Fs are numbers.\ntype Fs int", ""},
		{"// F reports whether it is Monday.\nfunc F() bool { return true }", ""},
		{"var text = \"" + long + "\"", ""},
		{"var (\n\t// Sizes in pixels.\n\ta = 1\n\tb = 2\n)", ""},
		{"// A returns 1.\nfunc A() int { return 1 }", ""},
		{"// f is a number:\n//\n//\t" + strings.Repeat("x ", 50) + "\nvar f int", ""},
		{"// F reports whether it is Monday.\nfunc F() int { return 1 }", "returns no bool"},
		{"// Returns 1.\nfunc F() int { return 1 }", "does not begin with its name"},
		{"// What is shown above the board.\nvar f int", "a clause for a subject"},
		{"// f hangs on the window.\nvar f int", "depends on"},
		{"// f is for whoever looks.\nvar f int", "the noun"},
		{"// f is " + long + ".\nvar f int", "a comment of"},
		{"var f = " + strings.Repeat("1 + ", 30) + "1", "a line of"},
	} {
		found, err := lint("x.go", []byte("package x\n\n"+x.src+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(found, "\n"); x.want == "" && got != "" || !strings.Contains(got, x.want) {
			t.Errorf("%s\nfound %q, expected %q", x.src, got, x.want)
		}
	}
}
