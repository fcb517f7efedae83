package table

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
)

// TestMoveListFitsTheBoard checks that the list of moves of a plain table is within the board in
// every class of window, that its rows are large enough for a thumb, and that it is no longer than
// its moves need.
func TestMoveListFitsTheBoard(t *testing.T) {
	for _, board := range []geom.Rect{geom.R(24, 56, 936, 648), geom.R(20, 60, 760, 824), geom.R(12, 50, 520, 500)} {
		for _, moves := range []int{1, 3, 500} {
			c := placeList(board)
			if len(c.rows) < 4 || !c.all.Within(board) {
				t.Errorf("board %v: the list has %d rows and the rectangle %v, want at least 4 rows within the board",
					board, len(c.rows), c.all)
			}
			c.shorten(moves)
			for i, r := range c.rows[:min(moves, len(c.rows))] {
				if !r.Within(c.all) || r.H < 40 || r.W < 180 || moves > len(c.rows) && r.Meets(c.foot) {
					t.Errorf("board %v, %d moves: row %d at %v is too small, or not within the list %v",
						board, moves, i, r, c.all)
				}
			}
			if moves == 1 && c.all.H > 130 {
				t.Errorf("board %v: the list of one move is %.0f high, want at most 130", board, c.all.H)
			}
		}
	}
}

// TestPlainUILists checks that the plain UI lists the moves on pages that can be turned, that its
// list can be hidden, and that it uses the notation of a move for which the game has no words.
func TestPlainUILists(t *testing.T) {
	b, s := newBareUI(t)
	b.App.Kit.Guard.Report = func(string, any, []byte) {}
	p := newPlainUI(wordless{b}, &b.App.Kit.Guard)
	var legal []engine.Move
	for n := range 30 {
		legal = append(legal, rules.Bid(n))
	}
	a := NewDecision(p, s, legal)
	press := func(id string) {
		t.Helper()
		for _, n := range p.Nodes(a, nil) {
			if n.ID == id {
				n.Press()
				return
			}
		}
		t.Fatalf("there is no node %q", id)
	}
	moves := func() (ids []string) {
		for _, n := range p.Nodes(a, nil) {
			if _, err := s.Parse(n.ID); err == nil {
				if ids = append(ids, n.ID); n.Label != n.ID {
					t.Errorf("the move %s without words has the label %q, want its notation", n.ID, n.Label)
				}
			}
		}
		return ids
	}
	first := moves()
	press("plain/next")
	second := moves()
	if len(first) == 0 || len(second) == 0 || slices.Contains(second, first[0]) {
		t.Errorf("the first page has the moves %v, the second %v, want different ones", first, second)
	}
	for press("plain/next"); !slices.Equal(moves(), first); press("plain/next") {
	}
	press("plain/back")
	if last := moves(); !slices.Contains(last, s.Notation(legal[len(legal)-1])) {
		t.Errorf("the page before the first has the moves %v, want the last ones", last)
	}
	if press("plain/list"); len(moves()) != 0 {
		t.Errorf("the hidden list shows the moves %v", moves())
	}
	if press("plain/list"); len(moves()) == 0 {
		t.Error("the list does not come back")
	}
	if p.Advice() != nil || p.Reason(legal[0]) != "" {
		t.Error("the plain UI gives advice or reasons, want neither")
	}
	if _, own := p.RulesFigure("x", nil); own {
		t.Error("the plain UI has an illustration for the rulebook")
	}
}
