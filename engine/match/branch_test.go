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
