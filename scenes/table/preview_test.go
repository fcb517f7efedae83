package table

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// TestGoldHandedOnIsNoPrice checks that a preview lists a price and a gain after it, but only the
// rest of what a seat gains and hands on.
func TestGoldHandedOnIsNoPrice(t *testing.T) {
	for _, c := range []struct {
		values       []int
		pays, brings int
	}{
		{[]int{9, 4, 7}, 5, 3},
		{[]int{9, 15, 12}, 0, 3},
		{[]int{9, 12, 4}, 5, 0},
	} {
		var x statTracker
		for _, n := range c.values {
			x.update([]Stat{{Name: "gold", Value: n}})
		}
		if got := x.changes(0); len(got) != 1 || got[0].Pays != c.pays || got[0].Brings != c.brings {
			t.Errorf("gold %v: the preview lists %+v, want a price of %d and a gain of %d", c.values, got, c.pays,
				c.brings)
		}
	}
}

// TestLongPreviewSaysHowMuchIsMissing checks that a preview shows all its rows if there is room,
// and otherwise says how many are missing.
func TestLongPreviewSaysHowMuchIsMissing(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	s := &MovePreview{Title: "Build"}
	for _, name := range []string{"wood", "stone", "gold", "food", "points", "apples"} {
		s.Changes = append(s.Changes, StatChange{Stat: Stat{Name: name, Value: 3}, Pays: 1})
	}
	c := &Common{}
	draw := func(high float64) (said []string) {
		pen := new(paint.Trace).Canvas(kit, 1280, 720, paint.View{Scale: 1})
		pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
		c.drawPreview(pen, geom.R(0, 0, 240, high), s, func(box geom.Rect) geom.Rect { return box })
		return said
	}
	all := strings.Join(draw(400), "\n")
	if !strings.Contains(all, "apples") || strings.Contains(all, "more") {
		t.Errorf("with room for all rows the preview says\n%s", all)
	}
	if some := strings.Join(draw(90), "\n"); strings.Contains(some, "apples") || !strings.Contains(some, "… and ") {
		t.Errorf("with room for few rows the preview says\n%s\nwant a line with how many are missing", some)
	}
}

// wordless is a game UI whose MoveWords always panics.
type wordless struct{ GameUI }

func (wordless) MoveWords(engine.Move) string { panic("no words") }

// TestPreviewOfImpossibleMoves checks that there is no preview of no moves, of illegal moves, and
// of a move in a game without heuristics.
func TestPreviewOfImpossibleMoves(t *testing.T) {
	b, s := newBareUI(t)
	for name, moves := range map[string][]engine.Move{
		"no moves": nil, "an illegal move": {{Kind: 99}}, "an illegal second move": {s.Moves(nil)[0], {Kind: 99}},
	} {
		if p := PreviewMoves(b, s, moves...); len(p.Changes) != 0 {
			t.Errorf("%s: the preview is %+v, want none", name, p)
		}
	}
	a := &Decision{State: s, Legal: s.Moves(nil)}
	if text := a.EffectSummary(a.Legal[0]); text != "" {
		t.Errorf("without a game UI the effect of a move is %q, want none", text)
	}
	if m, _, ok := a.bestRated(); ok {
		t.Errorf("without a game UI the best-rated move is %v, want none", m)
	}
}

// TestIncludedValuesShareARow checks that a preview lists a value that includes another one in the
// row of that one if a move changes both alike, and in a row of its own otherwise.
func TestIncludedValuesShareARow(t *testing.T) {
	gold := Stat{Value: 12, Name: "gold", Head: "gold"}
	worth := Stat{Icon: "laurels", Value: 30, Name: "points so far", Head: "worth", Includes: "gold"}
	s := MovePreview{Changes: []StatChange{
		{Seat: 0, Stat: gold, Brings: 2}, {Seat: 0, Stat: worth, Brings: 2}, {Seat: 1, Stat: gold, Pays: 3},
		{Seat: 1, Stat: worth, Pays: 3, Brings: 5}, {Seat: 2, Stat: worth, Brings: 2},
	}}
	var names []string
	for _, c := range s.shownChanges() {
		names = append(names, c.Name)
	}
	want := []string{"gold (worth too)", "gold", "points so far", "points so far"}
	if !slices.Equal(names, want) {
		t.Errorf("the rows are %q, want %q", names, want)
	}
	if s.Changes[0].Name != "gold" {
		t.Errorf("the change is now named %q: its badge would not find its number", s.Changes[0].Name)
	}
}

// TestPreviewCutsNoRow checks that a preview that grows over the ledger covers all of a row or of
// the log's heading, or nothing of it.
func TestPreviewCutsNoRow(t *testing.T) {
	fr := newPacedTable(t, stage.Normal).frame
	fr.chromeLayout = layOutChrome(ui.NewLayout(1280, 720), len(fr.session.Seats), false, Ledger{})
	head, _ := fr.logParts()
	grown := 0
	for y := fr.ledger.Y; y < fr.log.Bottom()-20; y++ {
		was := geom.R(fr.log.X, y, fr.log.W, fr.log.Bottom()-y)
		box := fr.wholeLedgerParts(was)
		if box.Y < was.Y {
			grown++
		}
		if box.Y > was.Y || box.Bottom() != was.Bottom() {
			t.Fatalf("the preview at %v is drawn at %v, want it grown upwards", was, box)
		}
		for i := range fr.session.Seats {
			row := fr.rows.Column(i, len(fr.session.Seats), 0)
			if row.Y < box.Y-previewEdge && box.Y < row.Bottom()-previewEdge {
				t.Errorf("the preview at %v cuts the row of seat %d at %v", box, i, row)
			}
		}
		if fr.hasLogHead() && head.Y < box.Y-previewEdge && box.Y < head.Bottom()-previewEdge {
			t.Errorf("the preview at %v cuts the heading of the log at %v", box, head)
		}
	}
	if grown == 0 {
		t.Error("no preview has grown")
	}
}

// TestPreviewCutsNoLogEntry checks that a preview over the log covers all of an entry or nothing of
// its text.
func TestPreviewCutsNoLogEntry(t *testing.T) {
	fr := newPacedTable(t, stage.Normal).frame
	fr.chromeLayout = layOutChrome(ui.NewLayout(1280, 720), len(fr.session.Seats), false, Ledger{})
	fr.lines.entries = []entry{{line: "one"}, {line: "two"}, {line: "three"}}
	_, lines := fr.logParts()
	rows := fr.lines.layOut(lines, func(string) float64 { return 40 })
	if len(rows) == 0 {
		t.Fatal("the log shows no entry")
	}
	for y := lines.Y; y < lines.Bottom(); y++ {
		was := geom.R(fr.log.X, y, fr.log.W, fr.log.Bottom()-y)
		box := fr.wholeLogEntry(was)
		if box.Y > was.Y || box.Bottom() != was.Bottom() {
			t.Fatalf("the preview at %v is drawn at %v, want it grown upwards at most", was, box)
		}
		for _, row := range rows {
			if row.rect.Y < box.Y && box.Y < row.rect.Bottom()-logEntryGap {
				t.Errorf("the preview at %v cuts the log entry at %v", box, row.rect)
			}
		}
	}
}

// TestBeforeLastOfOneMove checks that of a single move the position before it is the present one.
func TestBeforeLastOfOneMove(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	m, called := tb.session.Match.Legal()[0], 0
	beforeLast(tb.gameUI, tb.session.Match.State(), []engine.Move{m}, func(last engine.Move) {
		if called++; last != m {
			t.Errorf("the last move is %v, expected %v", last, m)
		}
	})
	if called != 1 {
		t.Errorf("called %d times, expected once", called)
	}
}
