package table

import (
	"strings"
	"testing"

	"gulch/scenes/stage"
)

// TestUndoNamesWhatItTakesBack checks that the label of the undo button names the last move that
// the person chose, and not the automatic answers after it, which undo takes back as well.
func TestUndoNamesWhatItTakesBack(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.seats {
		tb.seats[i].Bot = ""
	}
	seat := tb.match.Turn()
	if label := tb.undoLabel(seat); label != "Undo" {
		t.Errorf("before the first move the label is %q, want Undo", label)
	}
	tb.played.words = map[int]string{0: "Take the nugget", 1: "Pass", 2: "Dig"}
	last := ""
	for made := 0; made < 3; made++ {
		seat = tb.match.Turn()
		if _, err := tb.match.Play(tb.match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		if at, ok := tb.played.afterUndo(tb.match.Steps(), seat); !ok || at != made {
			t.Errorf("undo of seat %d takes back to decision %d, %v, want %d", seat, at, ok, made)
		}
		tb.played.noteAutomatic(made)
		if last = tb.undoLabel(seat); !strings.Contains(last, tb.played.words[made]) {
			t.Errorf("after an automatic answer the label is %q, want the words %q", last, tb.played.words[made])
		}
	}
}
