package match

import (
	"bytes"
	"testing"

	"gulch/engine"
	"pgregory.net/rapid"
)

// TestRandomOperations plays, undoes, redoes, resumes and seeks at random. It compares every
// position with the one that a direct replay of the decisions gives.
func TestRandomOperations(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := &memorySink{}
		setup := Setup{Seats: []Seat{ada, bot, bob}[:rapid.IntRange(2, 3).Draw(rt, "seats")],
			Seed: rapid.Uint64().Draw(rt, "seed"), Practice: rapid.Bool().Draw(rt, "practice")}
		m, err := New(heapGame{rules: 1}, setup, p)
		if err != nil {
			rt.Fatal(err)
		}
		course := []string{position(t, m.State())} // course[n] is the position after n decisions
		for range rapid.IntRange(0, 150).Draw(rt, "steps") {
			switch act := rapid.IntRange(0, 19).Draw(rt, "act"); {
			case act == 0:
				_ = m.Undo(engine.Seat(rapid.IntRange(0, 2).Draw(rt, "by")))
			case act == 1:
				_, _ = m.Redo(0)
			case act == 2:
				var damage *Damage
				if m, damage, err = Resume(findHeap, p.text, p); err != nil || damage != nil {
					rt.Fatal(err, damage)
				}
			case !m.Over():
				legal := m.Legal()
				if _, err := m.Play(legal[len(legal)-1-rapid.IntRange(0, len(legal)-1).Draw(rt, "move")]); err != nil {
					rt.Fatal(err)
				}
			}
			n := len(m.Steps())
			course = append(course[:min(n, len(course))], replayPositions(t, m, len(course), n)...)
			if position(t, m.State()) != course[n] || !bytes.Equal(p.text, m.Text()) {
				rt.Fatalf("after %d decisions the position differs from a direct replay, or the text from the sink's",
					n)
			}
		}
		checkReplay(t, rt, m, course)
	})
}

// replayPositions plays the first n decisions of m again, without the code of Match. It returns the
// JSON of the positions after each of min(from, n) to n decisions.
func replayPositions(t *testing.T, m *Match, from, n int) []string {
	s, _ := m.timeline.initialState()
	legal, _ := engine.PlayForced(s, nil, nil)
	var out []string
	for i := 0; ; i++ {
		if i >= min(from, n) {
			out = append(out, position(t, s))
		}
		if i == n {
			return out
		}
		if err := s.Play(m.Steps()[i].Move, nil); err != nil {
			t.Fatal(err)
		}
		legal, _ = engine.PlayForced(s, legal, nil)
	}
}

func checkReplay(t *testing.T, rt *rapid.T, m *Match, course []string) {
	r, err := m.Replay()
	if err != nil {
		rt.Fatal(err)
	}
	for range 20 {
		i := rapid.IntRange(0, r.Len()).Draw(rt, "seek")
		if err := r.Seek(i); err != nil || r.At() != i || position(t, r.State()) != course[i] {
			rt.Fatalf("Seek(%d) leads to a wrong position (error %v)", i, err)
		}
	}
	if position(t, m.State()) != course[r.Len()] {
		rt.Fatal("seeking in the replay changed the match")
	}
	i := rapid.IntRange(0, r.Len()).Draw(rt, "branch")
	p := &memorySink{}
	b, err := r.Branch(i, nil, p)
	if err != nil || position(t, b.State()) != course[i] {
		rt.Fatalf("Branch(%d) returns a wrong position or the error %v", i, err)
	}
	if !b.Over() {
		if _, err := b.Play(b.Legal()[0]); err != nil {
			rt.Fatal(err)
		}
	}
	if again, damage, err := Resume(findHeap, p.text, nil); err != nil || damage != nil ||
		again.Branched() != b.Branched() ||
		position(t, again.State()) != position(t, b.State()) {
		rt.Fatalf("the record of the branch cannot be resumed: error %v, damage %v", err, damage)
	}
}
