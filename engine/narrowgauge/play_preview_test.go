package narrowgauge

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"gulch/engine"
)

// TestPreviewComesTrue checks that the preview of a play agrees with the position after the play
// has been made.
func TestPreviewComesTrue(t *testing.T) {
	walk(t, 48, func(s *State, moves []engine.Move) {
		if s.phase != PhaseFirstCard && s.phase != PhaseSecondCard {
			return
		}
		if s.phase == PhaseFirstCard {
			comparePlayable(t, s, moves)
		}
		for _, m := range moves {
			if m.Kind != KindPlay {
				continue
			}
			v, after, penalty := s.Preview(m), *s, 0
			dice := s.dice
			if err := after.Play(m, func(e engine.Event) {
				if e.Kind == EventPenalty {
					penalty = PaidIn(e)
				}
			}); err != nil {
				t.Fatal(err)
			}
			hidden := false
			for _, g := range v.Hexes {
				if hidden = hidden || g.City && g.Commodity == NoCommodity; g.Commodity != NoCommodity {
					dice[g.Commodity] = die{int8(g.DieAt), uint8(g.DieValue)}
				}
			}
			switch {
			case v.Refusal != nil:
				t.Fatalf("Preview refuses the legal play %q: %v", s.Notation(m), v.Refusal)
			case v.Penalty != penalty || v.Cash != after.Cash(s.actor):
				t.Fatalf("the play %q costs %d and leaves $%d, but its preview is %+v", s.Notation(m), penalty,
					after.Cash(s.actor), v)
			case v.Dark != after.dark[s.actor] && s.phase == PhaseSecondCard:
				t.Fatalf("after %q the token is dark: %v, but its preview says %v", s.Notation(m), after.dark[s.actor],
					v.Dark)
			case !hidden && dice != after.dice:
				t.Fatalf("after %q the dice are %v, but its preview says %v", s.Notation(m), after.dice, dice)
			}
		}
	})
}

// TestPreviewRevealsNoTile checks that no preview depends on a face-down tile, not even if the same
// play also connects a City with a face-up tile (R70).
func TestPreviewRevealsNoTile(t *testing.T) {
	r := rand.New(rand.NewPCG(70, 1))
	mixed := 0
	walk(t, 96, func(s *State, moves []engine.Move) {
		if s.faceDown == 0 || s.phase != PhaseFirstCard && s.phase != PhaseSecondCard {
			return
		}
		other := *s
		other.Determinize(s.actor, r)
		for _, m := range moves {
			if m.Kind != KindPlay {
				continue
			}
			v, again := s.Preview(m), other.Preview(m)
			if !reflect.DeepEqual(v, again) {
				t.Fatalf("the preview of %q is %+v, but %+v with other face-down tiles", s.Notation(m), v, again)
			}
			hidden := false
			for _, g := range v.Hexes {
				switch {
				case g.City && g.Commodity == NoCommodity:
					hidden = true
				case g.City && hidden:
					mixed++
					if at, value := s.Die(g.Commodity); g.DieWasAt != at || g.DieWasOn != value {
						t.Fatalf("the preview of %q moves the die of %s from %d, want %d", s.Notation(m), g.Commodity,
							g.DieWasAt, at)
					}
				}
			}
		}
	})
	if mixed == 0 {
		t.Error("no play of the test connects a face-down tile and then a face-up one")
	}
	t.Logf("%d plays connect a face-down tile and then one that lies open", mixed)
}

func comparePlayable(t *testing.T, s *State, moves []engine.Move) {
	t.Helper()
	var want, cities Hand
	for _, m := range moves {
		if m.Kind != KindPlay || variantOf(HowOf(m)) != 0 {
			continue
		}
		want |= CardOf(m).bit()
		if s.Preview(m).Bonus > 0 {
			cities |= CardOf(m).bit()
		}
	}
	if have := s.Connecting(s.actor, s.building); have != cities {
		t.Fatalf("Connecting returns %v, but the legal plays connect a City with %v", slices.Collect(have.All()),
			slices.Collect(cities.All()))
	}
	if have := s.Playable(s.actor, s.building); have != want {
		t.Fatalf("Playable returns %v, but the legal plays use %v", slices.Collect(have.All()), slices.Collect(want.All()))
	}
}

// TestPreviewOfWhatDoesNotFit checks that the preview of a pattern that does not fit on the map
// shows the reason at each hex.
func TestPreviewOfWhatDoesNotFit(t *testing.T) {
	s := at(t, 0, PhaseFirstCard, 0)
	refused := 0
	for c := range s.hands[0].All() {
		for x := range s.net[s.building].All() {
			v := s.Preview(PlayTrack(c, x, 0))
			if len(v.Hexes) != len(c.Info().Offsets) {
				t.Errorf("the preview of card %s has %d hexes", c, len(v.Hexes))
			}
			for _, g := range v.Hexes {
				if (g.Fit == FitOutside || g.Fit == FitYard) && v.Refusal == nil {
					t.Errorf("card %s from %s is legal, though its preview has the hex %+v", c, x, g)
				}
			}
			if v.Refusal != nil {
				refused++
			}
		}
	}
	for _, m := range []engine.Move{Share(Blue), PlayTrack(99, 0, 0), PlayTrack(0, NoSpace, 0)} {
		if v := s.Preview(m); v.Hexes != nil {
			t.Errorf("the move %+v has a preview, want none", m)
		}
	}
	t.Logf("%d patterns do not fit", refused)
}
