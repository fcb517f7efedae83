package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The value of a seat, card, space or item can be a null constant such as NoSeat or NoCard. It must
// not be used as an index. Go's types do not express that, so a test searches for indices that may
// be null and are not checked before.
//
// The test covers the scenes, which show any state of a game. It does not cover engines: they use
// the seat to move as an index, which is valid in their phases, and random games test that.
//
// An index may be null if its value comes from a field to which a null constant is assigned
// somewhere, or which is compared with one; from a function that returns such a constant or such a
// field; or from a variable that was assigned one of these. It counts as checked if its expression
// is part of a condition or of a switch case around the index, or of an earlier condition that
// leaves the block.

// oddNullNames are the null constants whose names do not begin with "No".
var oddNullNames = []string{"ManInBlack"}

// indexCheck searches packages for indices that may be a null constant, such as NoSeat, and are
// used without a check.
type indexCheck struct {
	files  *token.FileSet
	info   *types.Info
	maybe  map[string]bool // fields, functions and variables whose values may be a null constant
	grown  bool
	parent map[ast.Node]ast.Node
	found  map[string][]string // unchecked indices, by the name of the function in which they are
}

// key returns a name of a field, function or variable that is the same in all packages. The objects
// themselves cannot be compared, because each package has its own objects for its imports.
func (c *indexCheck) key(o types.Object) string {
	if o == nil {
		return ""
	}
	at := c.files.Position(o.Pos())
	return fmt.Sprintf("%s %s:%d", o.Name(), shortPath(at.Filename), at.Line)
}

// shortPath returns the name of a file and of its folder. It is the part of the path that is the
// same in export data and in sources.
func shortPath(file string) string {
	return filepath.Base(filepath.Dir(file)) + "/" + filepath.Base(file)
}

// none reports whether an expression is a null constant: a constant of a type of this module whose
// value is outside every array's range.
func (c *indexCheck) none(e ast.Expr) bool {
	e = ast.Unparen(e)
	var id *ast.Ident
	switch x := e.(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return false
	}
	k, ok := c.info.Uses[id].(*types.Const)
	if !ok || !ours(k.Type()) {
		return false
	}
	v, exact := constant.Int64Val(constant.ToInt(k.Val()))
	return exact && (slices.Contains(oddNullNames, k.Name()) || strings.HasPrefix(k.Name(), "No") &&
		(v < 0 || v == 255))
}

// ours reports whether a type is a named type that is declared in this module.
func ours(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Pkg() != nil && strings.HasPrefix(n.Obj().Pkg().Path(), "gulch/")
}

// source returns the field, function or variable from which the value of an expression comes,
// ignoring conversions. It returns nil if there is none.
func (c *indexCheck) source(e ast.Expr) types.Object {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v, ok := c.info.ObjectOf(x).(*types.Var); ok {
			return v
		}
	case *ast.SelectorExpr:
		if v, ok := c.info.ObjectOf(x.Sel).(*types.Var); ok {
			return v
		}
	case *ast.IndexExpr:
		return c.source(x.X)
	case *ast.CallExpr:
		if tv := c.info.Types[x.Fun]; tv.IsType() && len(x.Args) == 1 {
			return c.source(x.Args[0])
		}
		switch f := ast.Unparen(x.Fun).(type) {
		case *ast.Ident:
			return c.info.ObjectOf(f)
		case *ast.SelectorExpr:
			return c.info.ObjectOf(f.Sel)
		}
	}
	return nil
}

// plain returns an expression with the type conversions around it removed.
func (c *indexCheck) plain(e ast.Expr) ast.Expr {
	for {
		e = ast.Unparen(e)
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !c.info.Types[call.Fun].IsType() {
			return e
		}
		e = call.Args[0]
	}
}

// may reports whether the value of an expression may be a null constant.
func (c *indexCheck) may(e ast.Expr) bool {
	return c.none(e) || ours(c.info.TypeOf(c.plain(e))) && c.maybe[c.key(c.source(c.plain(e)))]
}

// mark records that the value of a field, function or variable may be a null constant.
func (c *indexCheck) mark(o types.Object) {
	if k := c.key(o); k != "" && !c.maybe[k] {
		c.maybe[k], c.grown = true, true
	}
}

// learn records the fields, functions and variables that may be a null constant because of the
// statement or expression n.
func (c *indexCheck) learn(n ast.Node) {
	switch x := n.(type) {
	case *ast.AssignStmt:
		if len(x.Lhs) == len(x.Rhs) {
			for i := range x.Lhs {
				if c.may(x.Rhs[i]) && !c.asked(x.Rhs[i]) {
					c.mark(c.source(x.Lhs[i]))
				}
			}
		}
	case *ast.KeyValueExpr:
		if id, ok := x.Key.(*ast.Ident); ok && c.may(x.Value) {
			c.mark(c.info.ObjectOf(id))
		}
	case *ast.BinaryExpr:
		if x.Op == token.EQL || x.Op == token.NEQ {
			for _, pair := range [][2]ast.Expr{{x.X, x.Y}, {x.Y, x.X}} {
				if c.none(pair[1]) && !c.none(pair[0]) {
					if _, field := ast.Unparen(c.plain(pair[0])).(*ast.SelectorExpr); field {
						c.mark(c.source(c.plain(pair[0])))
					}
				}
			}
		}
	case *ast.ReturnStmt:
		f := c.function(x)
		if f == nil {
			return
		}
		for _, r := range x.Results {
			if c.may(r) && !c.asked(r) {
				c.mark(c.info.ObjectOf(f.Name))
			}
		}
	}
}

// function returns the function declaration that contains a node, nil if the node is within a
// function literal.
func (c *indexCheck) function(n ast.Node) *ast.FuncDecl {
	for ; n != nil; n = c.parent[n] {
		switch f := n.(type) {
		case *ast.FuncLit:
			return nil
		case *ast.FuncDecl:
			return f
		}
	}
	return nil
}

// names reports whether an expression contains another one. in is the containing expression, and
// what the source text of the contained one.
func names(in ast.Node, what string) (found bool) {
	if in == nil {
		return false
	}
	ast.Inspect(in, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok && !found {
			found = types.ExprString(e) == what
		}
		return !found
	})
	return found
}

// asked reports whether the code checks an index expression before using it: in a condition or a
// switch around it, or in an earlier condition that leaves the block.
func (c *indexCheck) asked(e ast.Expr) bool {
	what := types.ExprString(c.plain(e))
	for n := ast.Node(e); n != nil; n = c.parent[n] {
		switch p := c.parent[n].(type) {
		case *ast.BinaryExpr:
			if (p.Op == token.LAND || p.Op == token.LOR) && p.Y == n && names(p.X, what) {
				return true
			}
		case *ast.IfStmt:
			if n != p.Cond && n != p.Init && names(p.Cond, what) {
				return true
			}
		case *ast.ForStmt:
			if n == p.Body && p.Cond != nil && names(p.Cond, what) {
				return true
			}
		case *ast.CaseClause:
			if c.askedByCase(p, what) {
				return true
			}
		case *ast.BlockStmt:
			if askedBefore(p.List, n, what) {
				return true
			}
		}
		if p, ok := c.parent[n].(*ast.CaseClause); ok && askedBefore(p.Body, n, what) {
			return true
		}
	}
	return false
}

// askedByCase reports whether the switch statement of a case checks an expression: in its tag, in
// this case, or in an earlier case. what is the source text of the expression.
func (c *indexCheck) askedByCase(clause *ast.CaseClause, what string) bool {
	body, _ := c.parent[clause].(*ast.BlockStmt)
	choice, ok := c.parent[body].(*ast.SwitchStmt)
	if !ok {
		return false
	}
	if choice.Tag != nil && names(choice.Tag, what) {
		return true
	}
	for _, other := range body.List {
		for _, cond := range other.(*ast.CaseClause).List {
			if names(cond, what) {
				return true
			}
		}
		if other == clause {
			break
		}
	}
	return false
}

// askedBefore reports whether a statement in list checks an expression and leaves the block under
// that condition. what is the source text of the expression. Only the statements before at count;
// at is one of the statements in list.
func askedBefore(list []ast.Stmt, at ast.Node, what string) bool {
	for _, s := range list {
		if s == at {
			return false
		}
		switch s := s.(type) {
		case *ast.IfStmt:
			if names(s.Cond, what) && leaves(s.Body.List) {
				return true
			}
		case *ast.SwitchStmt:
			for _, clause := range s.Body.List {
				clause := clause.(*ast.CaseClause)
				if (s.Tag != nil && names(s.Tag, what) || slices.ContainsFunc(clause.List, func(e ast.Expr) bool {
					return names(e, what)
				})) && leaves(clause.Body) {
					return true
				}
			}
		}
	}
	return false
}

// leaves reports whether a list of statements ends with a statement that leaves the block, such as
// return.
func leaves(list []ast.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		return true
	case *ast.ExprStmt:
		call, ok := s.X.(*ast.CallExpr)
		return ok && types.ExprString(call.Fun) == "panic"
	}
	return false
}

// judge records the index expression n if its index may be a null constant and is not checked. For
// other nodes it does nothing.
func (c *indexCheck) judge(n ast.Node) {
	x, ok := n.(*ast.IndexExpr)
	if !ok || !indexed(c.info.TypeOf(x.X)) || !c.may(x.Index) || c.asked(x.Index) {
		return
	}
	at := c.files.Position(x.Pos())
	in := "a literal"
	if f := c.function(x); f != nil {
		in = f.Name.Name
	}
	in = shortPath(at.Filename) + " " + in
	c.found[in] = append(c.found[in], fmt.Sprintf("%d: %s", at.Line, types.ExprString(x)))
}

// indexed reports whether indexing a value of type t can panic. This is possible for arrays and
// slices, but not for maps.
func indexed(t types.Type) bool {
	if t == nil {
		return false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	switch t.Underlying().(type) {
	case *types.Array, *types.Slice:
		return true
	}
	return false
}

func newIndexCheck(files *token.FileSet) *indexCheck {
	return &indexCheck{files: files, maybe: map[string]bool{}, parent: map[ast.Node]ast.Node{},
		found: map[string][]string{}}
}

// checkIndices loads the packages that match the patterns and checks those that belong to the
// scenes. It returns the unchecked indices, by function.
func checkIndices(t *testing.T, patterns ...string) map[string][]string {
	t.Helper()
	files := token.NewFileSet()
	c := newIndexCheck(files)
	c.run(loadPackages(t, files, patterns...))
	return c.found
}

// run calls learn for all packages until it records nothing new, and then judge.
func (c *indexCheck) run(all []checkedPackage) {
	each := func(house string, do func(n ast.Node)) {
		for _, pkg := range all {
			if !strings.HasPrefix(pkg.path, house) {
				continue
			}
			c.info = pkg.info
			for _, f := range pkg.files {
				ast.Inspect(f, func(n ast.Node) bool {
					if n != nil {
						do(n)
					}
					return true
				})
			}
		}
	}
	for _, pkg := range all {
		for _, f := range pkg.files {
			var stack []ast.Node
			ast.Inspect(f, func(n ast.Node) bool {
				if n == nil {
					stack = stack[:len(stack)-1]
					return true
				}
				if len(stack) > 0 {
					c.parent[n] = stack[len(stack)-1]
				}
				stack = append(stack, n)
				return true
			})
		}
	}
	for c.grown = true; c.grown; {
		c.grown = false
		each("", c.learn)
	}
	each("gulch/scenes", c.judge)
}

func TestNullValuesAreNotUsedAsIndices(t *testing.T) {
	for in, found := range checkIndices(t, "./engine/...", "./scenes/...") {
		t.Errorf("%s uses values as indices that may be null values such as NoSeat: %q. Use engine.At, or check the "+
			"value before.", in, found)
	}
}

// TestIndexCheck checks that the search for unchecked indices finds an unchecked index of each kind
// and accepts checked ones.
func TestIndexCheck(t *testing.T) {
	const source = `package fixture

type Seat int8

const NoSeat Seat = -1

type duel struct {
	side   [2]Seat
	winner Seat
	turn   Seat
}

func (d *duel) end() { d.winner, d.side[1] = NoSeat, NoSeat }

func (d *duel) loser() Seat {
	if d.winner == 0 {
		return 1
	}
	return NoSeat
}

func bad(names []string, d *duel) []string {
	w := d.winner
	return []string{names[d.winner], names[int(d.side[1])], names[d.loser()], names[w]}
}

func good(names []string, d *duel) string {
	if d.winner != NoSeat && names[d.winner] != "" {
		return names[d.winner]
	}
	if w := d.side[0]; w >= 0 {
		return names[w]
	}
	switch {
	case d.loser() < 0:
	default:
		return names[d.loser()]
	}
	by := map[Seat]string{}
	if d.side[1] == NoSeat {
		return by[d.side[0]]
	}
	return names[d.side[1]] + names[d.turn]
}`
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "scenes/fixture.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	c := newIndexCheck(files)
	c.run([]checkedPackage{checkTypes(t, "gulch/scenes/fixture", files, nil, f)})
	want := []string{"24: names[d.winner]", "24: names[int(d.side[1])]", "24: names[d.loser()]", "24: names[w]"}
	if got := c.found["scenes/fixture.go bad"]; !slices.Equal(got, want) || len(c.found) != 1 {
		t.Errorf("the check of the sample reports the indices %q, want %q", c.found, want)
	}
}
