package table

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
)

// TestBotReasonEndsWithTheBotsTurn checks that the coach's panel shows the reason for a bot's move
// while bots play, but not on a person's turn.
func TestBotReasonEndsWithTheBotsTurn(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.adviser.botReason, tb.adviser.botMove = "Dutch: Pass. Advice to Dutch: “…”", "Dutch: Pass."
	if why, move := tb.adviser.shownBotReason(); why == "" || move == "" {
		t.Errorf("on a bot's turn the reason is %q, the move %q", why, move)
	}
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	tb.session.Take(tb.session.Match.Turn())
	if why, move := tb.adviser.shownBotReason(); !tb.canDecide() || why != "" || move != "" {
		t.Errorf("on a person's turn the reason is %q, the move %q", why, move)
	}
}

// TestLongHintLosesSentences checks that of a hint without enough room as many sentences as
// possible are shown whole, the first ones before the others, and of one with enough room all.
func TestLongHintLosesSentences(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	parts := []string{"Hint: Roll the wagon.", "It pays 2 more points than to climb.", "Second choice: Climb to row 3."}
	for high, want := range map[float64]int{200: 3, 40: 2, 18: 1, 1: 1} {
		got := fittingSentences(p, parts, geom.R(0, 0, 250, high))
		if n := strings.Count(got, "."); n != want || !strings.HasPrefix(Sentences(parts...), got) {
			t.Errorf("%.0f units high, the hint is %q, want the first %d sentences", high, got, want)
		}
	}
	long := slices.Insert(slices.Clone(parts), 1, strings.Repeat("It is much better than all the other moves ", 3)+".")
	if got := fittingSentences(p, long, geom.R(0, 0, 250, 40)); strings.Contains(got, "better") ||
		!strings.Contains(got, "points") {
		t.Errorf("without room for its second sentence, the hint is %q, want the third one instead", got)
	}
}

// TestCoachLinesAreWhole checks that the name of a move in the coach's panel keeps all its words:
// a long name is wrapped, beside the verdict or, if that takes fewer rows, above it.
func TestCoachLinesAreWhole(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	for _, x := range []struct {
		name  string
		width float64
		rows  int
		below bool
	}{
		{"End the turn", 240, 1, false},
		{"Tan pioneer: go to the Root Cellar, too", 240, 2, false},
		{"Tan pioneer: go to the Root Cellar, too", 130, 2, true},
		{"Eisenbahngesellschaftsdirektion", 240, 1, true},
	} {
		line := coachLine{listedMove: listedMove{verdict: coach.Unjudged}, name: x.name} // the longest word
		line.fit(p, x.width, 12.5)
		if wide, _ := p.Measure(line.name, line.st); wide > line.st.Wrap || line.st.Clip {
			t.Errorf("%q is %.0f wide in %.0f units, so that something is lost", x.name, wide, line.st.Wrap)
		}
		rows := x.rows + map[bool]int{true: 1}[x.below]
		least := float64(rows) * line.st.Size * line.st.LineHeight
		if line.below != x.below || line.high < least-0.5 || line.high > max(1.05*least+4, coachRow) {
			t.Errorf("%q in %.0f units is %.1f high, verdict below: %v; expected %d rows and %v", x.name, x.width, line.high,
				line.below, rows, x.below)
		}
	}
}

// TestCoachListsTwoMoves checks that the coach's panel has room for two moves with any number of
// players, also with large letters unless they leave no room, and that the log keeps its newest
// entry then.
func TestCoachListsTwoMoves(t *testing.T) {
	fr := newPacedTable(t, stage.Normal).frame
	for _, letters := range []float64{1, 1.25, 1.5} {
		for seats := 2; seats <= 5; seats++ {
			fr.window = ui.NewLayout(1280, 720)
			fr.window.View.Text = letters
			fr.chromeLayout = layOutChrome(fr.window, seats, false, Ledger{})
			_, edges := fr.coachEdges(fr.log.H)
			room := fr.log.H - edges - leastCoachedLog
			fits := letters == 1 || room > leastCoachRows*coachRow*letters
			if rows := fr.coachRows(); rows < leastCoachRows && fits {
				t.Errorf("%d seats, letters %.2f: the coach lists %d move", seats, letters, rows)
			} else if rows < leastCoachRows {
				continue
			} else if left := fr.log.H - edges - float64(rows)*coachRow*letters; left < leastCoachedLog {
				t.Errorf("%d seats, letters %.2f: the log keeps %.0f units, want %.0f", seats, letters, left,
					leastCoachedLog)
			}
		}
	}
}
