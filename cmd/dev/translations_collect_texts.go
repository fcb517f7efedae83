package main

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// marked are the folders of code that contains texts of the app. The texts are arguments of certain
// calls of packages i18n and engine (see marking), or are in struct fields that players read (see
// fieldTexts).
var marked = []string{"scenes", "render", "engine", "cmd/gulch"}

// fieldTexts lists, for each type, the struct fields whose texts menus and tables translate when
// they show them. The texts are collected from all composite literals of the type.
var fieldTexts = map[string][]string{
	"engine.Option": {"Name", "Explain"}, "engine.Value": {"Name", "Explain"}, "engine.Line": {"Name"},
	"bot.Level": {"Name", "Explain"}, "bot.Persona": {"Motto"}, "store.Location": {"Text"},
}

// columnTexts are the columns of data files that contain texts for players. The columns of a game's
// data files are listed in assets/data/<game>/texts.csv instead.
var columnTexts = []struct{ area, file, column string }{
	{"talk", "assets/talk/lines.csv", "line"}, {"talk", "assets/talk/games.csv", "line"},
	{"goals", "assets/goals/goals.csv", "name"}, {"goals", "assets/goals/goals.csv", "text"},
	{"trail", "assets/data/trail/stations.csv", "name"}, {"trail", "assets/data/trail/stations.csv", "story"},
	{"trail", "assets/data/trail/stations.csv", "one"}, {"trail", "assets/data/trail/stations.csv", "two"},
	{"trail", "assets/data/trail/stations.csv", "three"},
}

// lessonTexts are the JSON fields of lessons and practice positions that contain texts for players.
var lessonTexts = []string{"title", "about", "text", "wrong", "reply", "why"}

// untranslated are texts that are marked for translation but not collected, because they are names
// that stay the same in all languages.
var untranslated = []string{"Boomtown", "Narrow Gauge: Appalachia"}

// collect returns all texts of the app, sorted by area and key. Each key occurs once per area.
func collect(p project) ([]text, error) {
	c := collector{root: p.root}
	for _, folder := range marked {
		c.walk(folder)
	}
	for _, f := range columnTexts {
		c.column(f.area, f.file, f.column)
	}
	c.components("assets/data/*/texts.csv")
	c.lessons("assets/lessons/*.json")
	c.lessons("assets/practice/*.json")
	c.lessons("assets/primer/*.json")
	slices.SortStableFunc(c.texts, func(a, b text) int {
		return cmp.Or(cmp.Compare(a.area, b.area), cmp.Compare(a.many, b.many), cmp.Compare(a.one, b.one))
	})
	same := func(a, b text) bool { return a.area == b.area && a.one == b.one && a.many == b.many }
	return slices.CompactFunc(c.texts, same), c.err
}

// collector collects the texts of the app. It stops at the first error.
type collector struct {
	root  string
	files token.FileSet
	texts []text
	err   error
	found func(e ast.Expr, s string) // called for each literal with a text, may be nil
	visit func(f *ast.File)          // called for each file from which texts are collected, may be nil
}

func (c *collector) add(area, one, many string, at token.Pos) {
	if many != "" && !slices.Contains(untranslated, many) {
		c.texts = append(c.texts, text{area, one, many, c.files.Position(at).String()})
	}
}

// parse parses a Go file of the repository, given by its path from the root folder. It returns nil
// if an error has occurred.
func (c *collector) parse(name string) *ast.File {
	if c.err != nil {
		return nil
	}
	f, err := parser.ParseFile(&c.files, filepath.Join(c.root, filepath.FromSlash(name)), nil,
		parser.SkipObjectResolution)
	if err != nil {
		c.err = err
		return nil
	}
	return f
}

// walk collects the texts in the Go files of a folder and the folders below it.
func (c *collector) walk(folder string) {
	err := fs.WalkDir(os.DirFS(c.root), folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !isSource(name) {
			return err
		}
		if f := c.parse(name); f != nil {
			if c.visit != nil {
				c.visit(f)
			}
			c.calls(areaOf(name), f)
			c.fields(areaOf(name), f)
		}
		return c.err
	})
	if c.err == nil {
		c.err = err
	}
}

func isSource(name string) bool {
	return strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go")
}

// areaOf returns the area of the texts in a file. It is the name of the file's folder below scenes
// or engine, or otherwise the first part of its path.
func areaOf(name string) string {
	parts := strings.Split(name, "/")
	switch {
	case (parts[0] == "scenes" || parts[0] == "engine") && len(parts) > 2:
		return parts[1]
	case parts[0] == "cmd":
		return parts[1]
	}
	return parts[0]
}

// calls collects the string literals in a file that are arguments of functions that mark texts.
func (c *collector) calls(area string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		args := call.Args
		switch calledWord(call, f.Name.Name) {
		case "Errorf":
			if s, ok := c.literal(args[0]); ok {
				c.add("errors", "", s, call.Pos())
			}
		case "Refuse", "Name", "because":
			if s, ok := c.literal(args[min(1, len(args)-1)]); ok { // the second argument of a refusal is the text
				c.add("refusals-"+area, "", s, call.Pos())
			}
		case "T", "Mark":
			if len(args) > 0 {
				if s, ok := c.literal(args[0]); ok {
					c.add(area, "", s, call.Pos())
				}
			}
		case "N":
			if len(args) > 2 {
				one, ok1 := c.literal(args[1])
				many, ok2 := c.literal(args[2])
				if ok1 && ok2 {
					c.add(area, one, many, call.Pos())
				}
			}
		}
		return true
	})
}

// marking are the functions of package engine that mark their argument as a text: Refuse and Name
// for refusals, Errorf for errors, Mark for other texts. An engine may have its own function with
// the name because for the texts of refusals.
var marking = []string{"Refuse", "Name", "Mark", "Errorf"}

// calledWord returns the name of the called function if it is a function of package i18n or one of
// marking, otherwise "". inside is the name of the package that contains the call.
func calledWord(call *ast.CallExpr, inside string) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		x, ok := f.X.(*ast.Ident)
		if ok && (x.Name == "i18n" || x.Name == "engine" && slices.Contains(marking, f.Sel.Name)) {
			return f.Sel.Name
		}
	case *ast.Ident:
		if inside == "i18n" || inside == "engine" && slices.Contains(marking, f.Name) || f.Name == "because" {
			return f.Name
		}
	}
	return ""
}

// literal is the function literal that also reports the expression to c.found.
func (c *collector) literal(e ast.Expr) (string, bool) {
	s, ok := literal(e)
	if ok && c.found != nil {
		c.found(e, s)
	}
	return s, ok
}

// literal returns the value of a string literal, or of a concatenation of string literals. It
// returns false for other expressions.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, err := strconv.Unquote(e.Value)
			return s, err == nil
		}
	case *ast.BinaryExpr:
		a, ok1 := literal(e.X)
		b, ok2 := literal(e.Y)
		return a + b, ok1 && ok2 && e.Op == token.ADD
	case *ast.ParenExpr:
		return literal(e.X)
	}
	return "", false
}

// fields collects the texts in the struct fields listed in fieldTexts, from the composite literals
// of a file. The texts belong to the given area of the catalogue.
func (c *collector) fields(area string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok && lit.Type != nil {
			c.value(area, f.Name.Name, lit, lit.Type)
		}
		return true
	})
}

// value collects the texts of lit, a composite literal of the type kind, and of the composite
// literals within it whose type is omitted. pkg is the package of the file, and area the area of
// the catalogue for the texts.
func (c *collector) value(area, pkg string, lit *ast.CompositeLit, kind ast.Expr) {
	var inner ast.Expr // type of elements that omit their type
	switch t := kind.(type) {
	case *ast.ArrayType:
		inner = t.Elt
	case *ast.MapType:
		inner = t.Value
	}
	texts := fieldTexts[typeName(pkg, kind)]
	for _, e := range lit.Elts {
		value := e
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			value = kv.Value
			if key, ok := kv.Key.(*ast.Ident); ok && slices.Contains(texts, key.Name) {
				if s, ok := c.literal(value); ok {
					c.add(area, "", s, kv.Pos())
				}
			}
		}
		if within, ok := value.(*ast.CompositeLit); ok && within.Type == nil && inner != nil {
			c.value(area, pkg, within, inner)
		}
	}
}

// typeName returns the name of a type with its package, such as "engine.Line". pkg is the package
// of types that are written without one. For a pointer typeName returns the name of the type to
// which it points.
func typeName(pkg string, kind ast.Expr) string {
	switch t := kind.(type) {
	case *ast.StarExpr:
		return typeName(pkg, t.X)
	case *ast.Ident:
		return pkg + "." + t.Name
	case *ast.SelectorExpr:
		if x, ok := t.X.(*ast.Ident); ok {
			return x.Name + "." + t.Sel.Name
		}
	}
	return ""
}

// components collects the texts in the data files of games. Each game has a list texts.csv of the
// CSV columns and JSON fields that contain texts; glob is the pattern that matches these lists.
func (c *collector) components(glob string) {
	lists, err := filepath.Glob(filepath.Join(c.root, filepath.FromSlash(glob)))
	c.err = cmp.Or(c.err, err)
	for _, list := range lists {
		folder := "assets/data/" + filepath.Base(filepath.Dir(list))
		for _, row := range c.rows(folder + "/texts.csv")[1:] {
			if strings.HasSuffix(row[0], ".json") {
				c.values(path.Base(folder), folder+"/"+row[0], row[1])
				continue
			}
			c.column(path.Base(folder), folder+"/"+row[0], row[1])
		}
	}
}

// rows reads a CSV file and returns its rows, the header first.
func (c *collector) rows(name string) [][]string {
	if c.err != nil {
		return make([][]string, 1)
	}
	file, err := os.Open(filepath.Join(c.root, filepath.FromSlash(name)))
	if err == nil {
		defer file.Close()
		var rows [][]string
		if rows, err = csv.NewReader(file).ReadAll(); err == nil && len(rows) > 0 {
			return rows
		}
	}
	c.err = fmt.Errorf("%s: %w", name, cmp.Or(err, fs.ErrInvalid))
	return make([][]string, 1)
}

// column collects the texts in a column of the CSV file name, for an area of the catalogue.
func (c *collector) column(area, name, column string) {
	rows := c.rows(name)
	at := slices.Index(rows[0], column)
	if at < 0 && c.err == nil {
		c.err = fmt.Errorf("%s has no column %q", name, column)
	}
	for _, row := range rows[1:] {
		if at >= 0 {
			c.add(area, "", row[at], token.NoPos)
		}
	}
}

// values collects the texts in a field of the JSON file name, at any depth, for an area of the
// catalogue.
func (c *collector) values(area, name, field string) {
	var all any
	text, err := os.ReadFile(filepath.Join(c.root, filepath.FromSlash(name)))
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		c.err = cmp.Or(c.err, fmt.Errorf("%s: %w", name, err))
		return
	}
	c.inside(area, []string{field}, all)
}

// lessons collects the texts of the lessons in the files that match a pattern.
func (c *collector) lessons(glob string) {
	files, err := filepath.Glob(filepath.Join(c.root, filepath.FromSlash(glob)))
	for _, name := range files {
		var course any
		data, readErr := os.ReadFile(name)
		if readErr == nil {
			readErr = json.Unmarshal(data, &course)
		}
		err = cmp.Or(err, readErr)
		c.inside("lessons", lessonTexts, course)
	}
	c.err = cmp.Or(c.err, err)
}

// inside collects the texts in the given fields of a JSON value, at any depth. It skips stored
// positions of games, which contain no texts.
func (c *collector) inside(area string, fields []string, value any) {
	switch v := value.(type) {
	case []any:
		for _, x := range v {
			c.inside(area, fields, x)
		}
	case map[string]any:
		for name, x := range v {
			if text, ok := x.(string); ok && slices.Contains(fields, name) {
				c.add(area, "", text, token.NoPos)
			} else if name != "state" {
				c.inside(area, fields, x)
			}
		}
	}
}
