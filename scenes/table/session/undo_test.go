package session

import (
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/match"
)

// TestLastSequence checks that undo takes back a sequence as a whole only if no decision came after
// it, and that sequences that were taken back are forgotten.
func TestLastSequence(t *testing.T) {
	for _, c := range []struct {
		made, from, left int
		whole            bool
	}{
		{9, 0, 2, false}, {8, 5, 1, true}, {6, 0, 1, false}, {3, 1, 0, true}, {2, 0, 0, false},
	} {
		p := playedMoves{sequences: []moveSpan{{1, 3}, {5, 8}}}
		from, whole := p.lastSequence(c.made)
		if from != c.from || whole != c.whole || len(p.sequences) != c.left {
			t.Errorf("after %d decisions: %d, %v, %d sequences left, want %d, %v, %d", c.made, from, whole,
				len(p.sequences), c.from, c.whole, c.left)
		}
	}
}

// TestAfterUndo checks that undo goes back to the last decision that a seat has made itself, or to
// its first automatic answer if it has only given such answers.
func TestAfterUndo(t *testing.T) {
	steps := []match.Step{{Seat: 1}, {Seat: 0}, {Seat: 0}, {Seat: 2}}
	var p playedMoves
	p.noteAutomatic(2)
	p.noteAutomatic(3)
	for seat, want := range []int{1, 0, 3} {
		if at, ok := p.afterUndo(steps, engine.Seat(seat)); at != want || !ok {
			t.Errorf("undo of seat %d leaves %d decisions, %v, want %d", seat, at, ok, want)
		}
	}
	if _, ok := p.afterUndo(steps, 3); ok {
		t.Error("undo is possible for a seat without a decision")
	}
	if p.note(2, func() string { return "words" }); p.automatic[2] || p.words[2]() != "words" {
		t.Error("a decision that a person makes again counts as automatic")
	}
}

// TestAutomaticAnswerIsNamed checks the reason why undo is refused: if other people have only been
// answered for since then, it says that, and it names nobody as having decided.
func TestAutomaticAnswerIsNamed(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Hank"}, {Name: "Opal", Bot: "easy"}}
	m, err := match.New(boomtown.Game, match.Setup{Seats: seats, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := New(seats)
	s.Match = m
	for bid := 1; m.Turn() != 1 || bid < 3; bid++ { // Ada has bid, Hank has to answer
		if _, err := m.Play(boomtown.Bid(bid)); err != nil {
			t.Fatal(err)
		}
	}
	hank := len(m.Steps())
	if _, err := m.Play(boomtown.Bid(m.State().(*boomtown.State).StandingBid() + 1)); err != nil {
		t.Fatal(err)
	}
	refused := m.CanUndo(0)
	if refused == nil {
		t.Fatal("Ada can undo although Hank has decided since")
	}
	if got := s.automaticReason(0, refused); got.Error() != refused.Error() {
		t.Errorf("after a decision the reason is %q, want %q", got, refused)
	}
	s.NoteAutomatic(hank)
	want := "you can't go back that far: a move was made automatically for Hank since then"
	if got := s.automaticReason(0, refused); got.Error() != want {
		t.Errorf("after an automatic answer the reason is %q, want %q", got, want)
	}
}
