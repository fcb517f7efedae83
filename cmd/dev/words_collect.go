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

// marked are the folders in which texts are marked by the calls of package words and of package engine (see marking), or
// stand in fields of a type that players read.
var marked = []string{"scenes", "render", "engine", "cmd/gulch"}

// fieldTexts are the fields, by type, that menus and tables translate when they show them, wherever a value of such a
// type is written down.
var fieldTexts = map[string][]string{
	"engine.Option": {"Name", "Explain"}, "engine.Value": {"Name", "Explain"}, "engine.Line": {"Name"},
	"bot.Level": {"Name", "Explain"}, "bot.Persona": {"Motto"}, "store.Place": {"Text"},
}

// columnTexts are the columns of data that players read. Those of a game stand in a list beside its components,
// assets/data/<game>/texts.csv.
var columnTexts = []struct{ area, file, column string }{
	{"talk", "assets/talk/lines.csv", "line"}, {"talk", "assets/talk/games.csv", "line"},
	{"goals", "assets/goals/goals.csv", "name"}, {"goals", "assets/goals/goals.csv", "text"},
	{"trail", "assets/data/trail/stations.csv", "name"}, {"trail", "assets/data/trail/stations.csv", "story"},
	{"trail", "assets/data/trail/stations.csv", "one"}, {"trail", "assets/data/trail/stations.csv", "two"},
	{"trail", "assets/data/trail/stations.csv", "three"},
}

// lessonTexts are the fields of lessons and practice positions that players read.
var lessonTexts = []string{"title", "about", "text", "wrong", "reply", "why"}

// notTexts are literals in those places that are names in every language.
var notTexts = []string{"Boomtown", "Narrow Gauge: Appalachia"}

// collect returns all texts of the app, sorted by area and key; each key once in an area.
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

// collector gathers texts until the first error.
type collector struct {
	root  string
	files token.FileSet
	texts []text
	err   error
}

func (c *collector) add(area, one, many string, at token.Pos) {
	if many != "" && !slices.Contains(notTexts, many) {
		c.texts = append(c.texts, text{area, one, many, c.files.Position(at).String()})
	}
}

// parse reads a file of Go, given by its name in the repository; nil after an error.
func (c *collector) parse(name string) *ast.File {
	if c.err != nil {
		return nil
	}
	f, err := parser.ParseFile(&c.files, filepath.Join(c.root, filepath.FromSlash(name)), nil, parser.SkipObjectResolution)
	if err != nil {
		c.err = err
		return nil
	}
	return f
}

// walk gathers the texts that the files in and below a folder mark.
func (c *collector) walk(folder string) {
	err := fs.WalkDir(os.DirFS(c.root), folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !isSource(name) {
			return err
		}
		if f := c.parse(name); f != nil {
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

// areaOf is the area of what a file marks: its folder below scenes or engine, or the first of its path.
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

// calls gathers the literals of the calls of package words in a file.
func (c *collector) calls(area string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		args := call.Args
		switch calledWord(call, f.Name.Name) {
		case "Errorf":
			if s, ok := literal(args[0]); ok {
				c.add("errors", "", s, call.Pos())
			}
		case "Refuse", "Name", "because":
			if s, ok := literal(args[min(1, len(args)-1)]); ok { // a rule stands before the text of a refusal
				c.add("refusals-"+area, "", s, call.Pos())
			}
		case "T", "Mark":
			if len(args) > 0 {
				if s, ok := literal(args[0]); ok {
					c.add(area, "", s, call.Pos())
				}
			}
		case "N":
			if len(args) > 2 {
				one, ok1 := literal(args[1])
				many, ok2 := literal(args[2])
				if ok1 && ok2 {
					c.add(area, one, many, call.Pos())
				}
			}
		}
		return true
	})
}

// marking are the functions of package engine that mark texts: Refuse and Name those of refusals, Errorf those of errors. An
// engine that judges moves by looking for reasons has one of its own, because.
var marking = []string{"Refuse", "Name", "Mark", "Errorf"}

// calledWord returns the function of package words that is called, or one of marking, "" for another one. inside is the
// package of the file that calls.
func calledWord(call *ast.CallExpr, inside string) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		x, ok := f.X.(*ast.Ident)
		if ok && (x.Name == "words" || x.Name == "engine" && slices.Contains(marking, f.Sel.Name)) {
			return f.Sel.Name
		}
	case *ast.Ident:
		if inside == "words" || inside == "engine" && slices.Contains(marking, f.Name) || f.Name == "because" {
			return f.Name
		}
	}
	return ""
}

// literal returns the value of a string literal, or of several that are joined.
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

// fields gathers the fields that players read of the values that are written down in a file.
func (c *collector) fields(area string, f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok && lit.Type != nil {
			c.value(area, f.Name.Name, lit, lit.Type)
		}
		return true
	})
}

// value gathers what players read of a value of a type, and of those within it whose type is left out.
func (c *collector) value(area, pkg string, lit *ast.CompositeLit, kind ast.Expr) {
	var inner ast.Expr // the type of elements that do not name it
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
				if s, ok := literal(value); ok {
					c.add(area, "", s, kv.Pos())
				}
			}
		}
		if within, ok := value.(*ast.CompositeLit); ok && within.Type == nil && inner != nil {
			c.value(area, pkg, within, inner)
		}
	}
}

// typeName names a type with its package: "engine.Line". A pointer is called by what it points to.
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

// components gathers the columns, and of JSON the fields, of the components of games that their lists name.
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

// rows reads a table, the head first.
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

// column gathers a column of component data.
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

// values gathers the texts that stand under a name anywhere in a JSON file of component data.
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

// lessons gathers what the lessons of all games say.
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

// inside gathers the texts that stand under some names anywhere in a JSON value. A position holds none, whatever its fields
// are called.
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
