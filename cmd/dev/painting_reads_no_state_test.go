package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A game's UI has two positions, see table.Base: the Board, which is shown, and the State, which is
// ahead of the Board while animations run. Code that paints must not read the State: it reads the
// Board, or Settled, which is never ahead. Go's types do not express that, so a test searches the
// code that painting reaches.
//
// The methods Paint, Draw and Prepare of a game's UI paint, and so does every function, also an
// anonymous one, with a parameter of type *paint.Canvas. From there the search follows
//   - each function that is called or named, in the packages of the games and in package table;
//   - each package variable that is named, because it may contain functions;
//   - each method that a call through an interface of the same package may mean;
//   - each function of the same package that a call of a function value may mean, which is every
//     anonymous function and every method that is named without being called, if it has the same
//     parameters and results. Functions without results are left out: such values are presses.
//
// It does not follow calls from package table back to a game.
//
// A read of the State is a field of such a type, other than Settled, or a variable of such a type
// that an anonymous function takes from the function around it.

// paintCheck searches packages for code that paints and reads a State.
type paintCheck struct {
	files  *token.FileSet
	bodies map[string]*paintBody   // code of functions and package variables, by [paintCheck.key]
	values map[string][]*paintBody // functions that may be called as a value, by package and signature
	found  []string                // reads of a State, each with the function and what reaches it
}

// paintBody is the code of a function, an anonymous function or a package variable.
type paintBody struct {
	name    string
	pkg     checkedPackage
	code    ast.Node
	reached bool
	from    *paintBody // the code that reaches this code, nil for a function that paints itself
}

// key returns a name of a function or package variable that is the same in all packages. The
// objects themselves cannot be compared, because each package has its own objects for its imports.
func (c *paintCheck) key(o types.Object) string {
	switch o := o.(type) {
	case *types.Func:
		return o.Origin().FullName()
	case *types.Var:
		if o.Pkg() != nil && o.Parent() == o.Pkg().Scope() {
			return o.Pkg().Path() + "." + o.Name()
		}
	}
	return ""
}

// signature returns the key of a function value in [paintCheck.values].
func signature(pkg checkedPackage, t types.Type) string {
	f, ok := t.Underlying().(*types.Signature)
	if !ok || f.Results().Len() == 0 {
		return ""
	}
	key := pkg.path
	for _, tuple := range []*types.Tuple{f.Params(), f.Results()} {
		key += " :"
		for v := range tuple.Variables() {
			key += " " + types.TypeString(v.Type(), nil)
		}
	}
	return key
}

// collect records the functions, anonymous functions and package variables of a package.
func (c *paintCheck) collect(pkg checkedPackage) {
	for _, f := range pkg.files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				c.bodies[c.key(pkg.info.Defs[d.Name])] = &paintBody{name: d.Name.Name, pkg: pkg, code: d}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if v, ok := spec.(*ast.ValueSpec); ok && d.Tok == token.VAR {
						for _, name := range v.Names {
							c.bodies[c.key(pkg.info.Defs[name])] = &paintBody{name: name.Name, pkg: pkg, code: v}
						}
					}
				}
			}
		}
	}
}

// collectValues records the functions of a package that may be called as a value.
func (c *paintCheck) collectValues(pkg checkedPackage) {
	for _, f := range pkg.files {
		called := map[ast.Expr]bool{}
		in := ""
		ast.Inspect(f, func(n ast.Node) bool {
			var body *paintBody
			var of ast.Expr
			switch x := n.(type) {
			case *ast.FuncDecl:
				in = x.Name.Name
			case *ast.CallExpr:
				called[ast.Unparen(x.Fun)] = true
			case *ast.CompositeLit: // fields of another package are called there
				if ofOtherPackage(pkg, pkg.info.TypeOf(x)) {
					for _, e := range x.Elts {
						if kv, ok := e.(*ast.KeyValueExpr); ok {
							called[kv.Value] = true
						}
					}
				}
			case *ast.FuncLit:
				body, of = &paintBody{name: "an anonymous function in " + in, pkg: pkg, code: x}, x
				if hasCanvas(pkg.info.TypeOf(x)) {
					c.bodies[fmt.Sprint(x.Pos())] = body
				}
				if called[x] {
					body = nil
				}
			case *ast.SelectorExpr:
				if m, ok := pkg.info.Uses[x.Sel].(*types.Func); ok && !called[x] {
					body, of = c.bodies[c.key(m)], x
				}
			}
			if body == nil {
				return true
			}
			if sig := signature(pkg, pkg.info.TypeOf(of)); sig != "" {
				c.values[sig] = append(c.values[sig], body)
			}
			return true
		})
	}
}

// ofOtherPackage reports whether a type is declared in another package than pkg.
func ofOtherPackage(pkg checkedPackage, t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() != pkg.path
}

// hasCanvas reports whether a function type has a parameter of type *paint.Canvas.
func hasCanvas(t types.Type) bool {
	f, ok := t.(*types.Signature)
	if !ok {
		return false
	}
	for v := range f.Params().Variables() {
		if types.TypeString(v.Type(), nil) == "*gulch/render/paint.Canvas" {
			return true
		}
	}
	return false
}

// isState reports whether a type is the State of a game, or a pointer to it, or the interface
// engine.State.
func isState(t types.Type) bool {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	n, ok := t.(*types.Named)
	return ok && n.Obj().Name() == "State" && n.Obj().Pkg() != nil &&
		strings.HasPrefix(n.Obj().Pkg().Path(), "gulch/engine")
}

// paints reports whether code is a function that paints itself.
func (b *paintBody) paints() bool {
	switch f := b.code.(type) {
	case *ast.FuncLit:
		return hasCanvas(b.pkg.info.TypeOf(f))
	case *ast.FuncDecl:
		return f.Recv != nil && slices.Contains([]string{"Paint", "Draw", "Prepare"}, f.Name.Name) ||
			hasCanvas(b.pkg.info.Defs[f.Name].Type())
	}
	return false
}

// run searches packages. games are the paths of those whose painting is checked.
func (c *paintCheck) run(all []checkedPackage, games func(path string) bool) {
	for _, pkg := range all {
		c.collect(pkg)
	}
	for _, pkg := range all {
		c.collectValues(pkg)
	}
	var next []*paintBody
	for _, b := range c.bodies {
		if games(b.pkg.path) && b.paints() {
			b.reached = true
			next = append(next, b)
		}
	}
	slices.SortFunc(next, func(a, b *paintBody) int { return int(a.code.Pos() - b.code.Pos()) })
	for len(next) > 0 {
		b := next[0]
		next = next[1:]
		for _, to := range c.follow(b, games) {
			if !to.reached {
				to.reached, to.from = true, b
				next = append(next, to)
			}
		}
	}
	slices.Sort(c.found)
	c.found = slices.Compact(c.found)
}

// follow records the reads of a State in a body, and returns the code that it reaches.
func (c *paintCheck) follow(b *paintBody, games func(path string) bool) (next []*paintBody) {
	info := b.pkg.info
	ast.Inspect(b.code, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.SelectorExpr:
			if v, ok := info.Uses[x.Sel].(*types.Var); ok && v.IsField() && v.Name() != "Settled" &&
				isState(info.TypeOf(x)) && games(b.pkg.path) {
				c.read(b, x)
			}
		case *ast.Ident:
			o := info.Uses[x]
			if to := c.bodies[c.key(o)]; o != nil && to != nil {
				next = append(next, to)
			}
			if v, ok := o.(*types.Var); ok && !v.IsField() && isState(v.Type()) && games(b.pkg.path) &&
				(v.Pos() < b.code.Pos() || v.Pos() > b.code.End()) {
				c.read(b, x)
			}
			if m, ok := o.(*types.Func); ok {
				next = append(next, c.implementations(b.pkg, m)...)
			}
		case *ast.CallExpr:
			if t := info.TypeOf(x.Fun); t != nil && !info.Types[x.Fun].IsType() {
				if v, ok := info.Uses[called(x.Fun)].(*types.Func); !ok || v == nil {
					next = append(next, c.values[signature(b.pkg, t)]...)
				}
			}
		}
		return true
	})
	return next
}

// called returns the identifier of the function that is called, nil if there is none.
func called(e ast.Expr) *ast.Ident {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return x
	case *ast.SelectorExpr:
		return x.Sel
	case *ast.IndexExpr:
		if f, ok := x.X.(*ast.Ident); ok {
			return f
		}
	}
	return nil
}

// implementations returns the methods that a call of an interface's method m may mean, if the
// package declares the interface.
func (c *paintCheck) implementations(pkg checkedPackage, m *types.Func) (all []*paintBody) {
	recv := m.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) || m.Pkg() == nil || m.Pkg().Path() != pkg.path {
		return nil
	}
	for _, b := range c.bodies {
		if f, ok := b.code.(*ast.FuncDecl); ok && f.Recv != nil && b.name == m.Name() && b.pkg.path == pkg.path {
			all = append(all, b)
		}
	}
	slices.SortFunc(all, func(a, b *paintBody) int { return int(a.code.Pos() - b.code.Pos()) })
	return all
}

// read records that a body reads a State by expression e.
func (c *paintCheck) read(b *paintBody, e ast.Expr) {
	at := c.files.Position(e.Pos())
	way := b.name
	for from := b.from; from != nil; from = from.from {
		way += " < " + from.name
	}
	c.found = append(c.found, fmt.Sprintf("%s:%d: %s in %s", shortPath(at.Filename), at.Line, types.ExprString(e), way))
}

func newPaintCheck(files *token.FileSet) *paintCheck {
	return &paintCheck{files: files, bodies: map[string]*paintBody{}, values: map[string][]*paintBody{}}
}

func TestPaintingReadsNoState(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	entries, err := filepath.Glob(p.path("scenes/*/game_list_entry.go"))
	if err != nil || len(entries) == 0 {
		t.Fatalf("found no package of a game in scenes: %v", err)
	}
	var games []string
	patterns := []string{"./scenes/table"}
	for _, entry := range entries {
		game := filepath.Base(filepath.Dir(entry))
		games, patterns = append(games, "gulch/scenes/"+game), append(patterns, "./scenes/"+game)
	}
	files := token.NewFileSet()
	c := newPaintCheck(files)
	c.run(loadPackages(t, files, patterns...), func(path string) bool { return slices.Contains(games, path) })
	for _, read := range c.found {
		t.Errorf("%s: painting reads a position that is ahead of what is shown. Read the Board, or Settled for what "+
			"the Board does not contain.", read)
	}
}

// TestPaintCheck checks that the search finds a read of the State in each kind of code that
// painting reaches, and accepts others.
func TestPaintCheck(t *testing.T) {
	const state = "package engine\n\ntype State struct{ N int }"
	const canvas = "package paint\n\ntype Canvas struct{}"
	const source = `package fixture

import (
	"gulch/engine"
	"gulch/render/paint"
)

type Table struct {
	State, Settled *engine.State
	press          func()
	count          func(int) int
	part           interface{ size() int }
}

type tower struct{ b *Table }

var sizes = map[string]func(*Table) int{"a": func(b *Table) int { return b.State.N }}

func (t tower) size() int { return t.b.State.N }

func (b *Table) helper() int { return b.State.N }

func (b *Table) Paint(p *paint.Canvas) {
	b.helper()
	_ = sizes
	b.part.size()
	b.count(b.Settled.N)
	b.press()
}

func (b *Table) Nodes() func(p *paint.Canvas) {
	s := b.State
	b.press = func() { s.N++ }
	b.count = func(n int) int { return n + s.N }
	return func(p *paint.Canvas) { _ = s.N }
}`
	files := token.NewFileSet()
	parse := func(name, code string) *ast.File {
		f, err := parser.ParseFile(files, name, code, 0)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	imported := fixtures{}
	for path, code := range map[string]string{"gulch/engine": state, "gulch/render/paint": canvas} {
		pkg, err := new(types.Config).Check(path, files, []*ast.File{parse(path, code)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		imported[path] = pkg
	}
	c := newPaintCheck(files)
	c.run([]checkedPackage{checkTypes(t, "gulch/scenes/fixture", files, imported, parse("scenes/fixture.go", source))},
		func(string) bool { return true })
	want := []string{
		"scenes/fixture.go:17: b.State in sizes < Paint",
		"scenes/fixture.go:19: t.b.State in size < Paint",
		"scenes/fixture.go:21: b.State in helper < Paint",
		"scenes/fixture.go:34: s in an anonymous function in Nodes < Paint",
		"scenes/fixture.go:35: s in an anonymous function in Nodes",
	}
	if !slices.Equal(c.found, want) {
		t.Errorf("the check of the sample finds\n%s\nwant\n%s", strings.Join(c.found, "\n"), strings.Join(want, "\n"))
	}
}

// fixtures imports packages that a test has made.
type fixtures map[string]*types.Package

func (f fixtures) Import(path string) (*types.Package, error) {
	if pkg := f[path]; pkg != nil {
		return pkg, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}
