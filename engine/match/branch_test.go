package match

import (
	"strings"
	"testing"
)

// TestBranchedIsKept checks that a game continued from a replay is marked as branched, also after
// it has been saved, exported and replayed. A branch at the end of a finished game must not be
// marked.
func TestBranchedIsKept(t *testing.T) {
	m, p := longGame(t)
	if strings.Contains(string(p.text), "branched") {
		t.Error("the record of a game from its start contains the field branched")
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	whole, err := r.Branch(r.Len(), nil, nil)
	if err != nil || whole.Branched() {
		t.Errorf("Branch at the end of a finished game is marked as branched (error %v)", err)
	}
	for _, at := range []int{0, r.Len() / 2} {
		b, err := r.Branch(at, nil, nil)
		if err != nil || !b.Branched() || b.BranchMoves() != at {
			t.Fatalf("a branch at %d is not marked with Branched and BranchMoves (error %v)", at, err)
		}
		doc := exported(t, b)
		for how, data := range map[string][]byte{"saved": b.Text(), "exported": doc} {
			again, damage, err := Resume(findHeap, data, nil)
			if err != nil || damage != nil || !again.Branched() || again.BranchMoves() != at {
				t.Errorf("a branch at %d that was %s is not marked with Branched and BranchMoves (error %v, damage %v)",
					at,
					how, damage, err)
				continue
			}
			watched, err := again.Replay()
			if err != nil {
				t.Fatal(err)
			}
			if twice, err := watched.Branch(watched.Len(), nil, nil); err != nil || !twice.Branched() ||
				twice.BranchMoves() != watched.Len() {
				t.Errorf(
					"a branch of a branch at %d that was %s is not marked with Branched and BranchMoves (error %v)", at,
					how, err)
			}
		}
	}
}

// TestBranchLimits checks that Branch refuses positions that do not exist and a wrong number of
// seats, and that a branch can have other players.
func TestBranchLimits(t *testing.T) {
	m, _ := newHeapMatch(t, "none", ada, bot)
	play(t, m, "take 1", "take 2")
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for _, i := range []int{-1, 3} {
		_, err := r.Branch(i, nil, nil)
		fails(t, "Branch", err, "the game has only 2 moves, not")
	}
	_, err = r.Branch(1, []Seat{ada}, nil)
	fails(t, "Branch with one seat", err, "the game has 2 seats, not 1")
	b, err := r.Branch(1, []Seat{bot, bob}, nil)
	if err != nil || b.Setup().Seats[1] != bob || m.Setup().Seats[1] != bot || People(b.Seats()) != 1 {
		t.Errorf("a branch with other players has the seats %+v, %v; want those given", b.Seats(), err)
	}
	if _, ok := r.Next(); ok {
		t.Error("Next returns a step at the end of the replay")
	}
	if step, ok := r.Prev(); !ok || step.Text != "take 2" || r.At() != 1 {
		t.Errorf("Prev returns %q, %v and leads to %d; want take 2 and 1", step.Text, ok, r.At())
	}
	if _, _ = r.Prev(); r.At() != 0 {
		t.Errorf("Prev leads to %d, want 0", r.At())
	}
	if _, ok := r.Prev(); ok {
		t.Error("Prev returns a step at the beginning of the replay")
	}
}
