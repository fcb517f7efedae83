package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
)

// TestMayAgreesWithMoves checks that the functions named may in questions accept exactly the moves
// that Moves lists. It tries the legal moves, legal moves of other decisions, and moves whose
// parameters differ from legal ones by a little or a lot.
func TestMayAgreesWithMoves(t *testing.T) {
	var met [opCount]bool
	for seed := range uint64(testscale.Of(12, 400)) {
		options := engine.Options{"sheriff_patrol": []string{"on", "off"}[seed%2],
			"high_stakes": []string{"on", "off"}[seed/2%2]}
		s, err := Game.New(2+int(seed)%5, options, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		state := s.(*State)
		var others []engine.Move
		for legal := state.Moves(nil); len(legal) > 0; legal = state.Moves(legal[:0]) {
			met[state.top().op] = true
			m := legal[rng.Below(len(legal))]
			tried := append(slices.Clone(others), legal...)
			for _, d := range []int16{1, -1, 64, 128, 256, -256, 512} {
				n := m.Numbers()
				tried = append(tried, engine.MoveOf(m.Kind, n[0]+d, n[1], n[2]),
					engine.MoveOf(m.Kind, n[0], n[1]+d, n[2]), engine.MoveOf(m.Kind, n[0], n[1], n[2]+d))
			}
			for _, x := range tried {
				if got, want := state.allows(x), slices.Contains(legal, x); got != want {
					t.Fatalf("question %s: the move %+v is allowed %v, listed by Moves %v", opIDs[state.top().op], x,
						got, want)
				}
			}
			if others = append(others, m); len(others) > 8 {
				others = others[1:]
			}
			if err := state.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for op := firstAsk; op < opCount; op++ {
		if !met[op] {
			t.Logf("no game asked the question %s", opIDs[op])
		}
		if questions[op].may == nil || questions[op].play == nil {
			t.Errorf("the question %s has no function may or play", opIDs[op])
		}
	}
	for op := range firstAsk {
		if frameRunners[op] == nil {
			t.Errorf("no function carries out the frame %s", opIDs[op])
		}
	}
}
