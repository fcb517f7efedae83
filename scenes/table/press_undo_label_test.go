package table

import (
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/stage"
)

// TestUndoNamesWhatItTakesBack checks that the label of the undo button names the last move that
// the person chose, and whose move it is, and not the automatic answers after it, which undo takes
// back as well.
func TestUndoNamesWhatItTakesBack(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	seat := tb.session.Match.Turn()
	if label := tb.undoLabel(seat); label != "Undo" {
		t.Errorf("before the first move the label is %q, want Undo", label)
	}
	words := []string{"Take the nugget", "Pass", "Dig"}
	last := ""
	for made := 0; made < 3; made++ {
		seat = tb.session.Match.Turn()
		tb.session.NotePlayed(words[made])
		if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		if at, ok := tb.session.AfterUndo(seat); !ok || at != made {
			t.Errorf("undo of seat %d takes back to decision %d, %v, want %d", seat, at, ok, made)
		}
		tb.session.NoteAutomatic(made)
		name := tb.session.Seats[seat].Name
		if last = tb.undoLabel(seat); !strings.Contains(last, words[made]) || !strings.Contains(last, name) {
			t.Errorf("after an automatic answer the label is %q, want the name %q and the words %q", last, name,
				words[made])
		}
	}
}

// TestRedoneMoveIsNamed checks that after a redo the undo button names the move that was played
// again, and not an older one that was played at the same place.
func TestRedoneMoveIsNamed(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	m, err := match.New(rules.Game, match.Setup{Seats: tb.session.Seats, Seed: 1, Practice: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb.session.Match = m
	seat, move := tb.session.Match.Turn(), tb.session.Match.Legal()[0]
	want := tb.gameUI.MoveWords(move)
	tb.session.NotePlayed("words of a sequence")
	if _, err := tb.session.Match.Play(move); err != nil {
		t.Fatal(err)
	}
	if err := tb.session.Match.Undo(seat); err != nil {
		t.Fatal(err)
	}
	if tb.redo(); !strings.Contains(tb.undoLabel(seat), want) {
		t.Errorf("after a redo the label is %q, want the words %q", tb.undoLabel(seat), want)
	}
}
