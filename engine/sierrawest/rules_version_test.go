package sierrawest_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/engine/sierrawest"
)

// TestGoldenVersion2 replays games that were recorded under version 2 of the rules, and checks that
// they still take the same course.
func TestGoldenVersion2(t *testing.T) {
	gametest.GoldenUnder(t, sierrawest.Game, "testdata/golden_version2")
}

// TestPositionsKeepTheirVersion checks that the current game can load a position of version 2 of
// the rules and continues it by version 2, in which no plan is face up before the turn of Hastings.
// A bot worker depends on this, because it only gets the JSON form of a position.
func TestPositionsKeepTheirVersion(t *testing.T) {
	old, ok := engine.Under(sierrawest.Game, 2)
	if !ok || old.Info().Rules != 2 {
		t.Fatalf("engine.Under returns ok %v for version 2, or a game of another version", ok)
	}
	s, err := old.New(1, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	for moves := s.Moves(nil); len(moves) > 0; moves = s.Moves(nil) {
		if err := s.Play(moves[len(moves)/2], nil); err != nil {
			t.Fatal(err)
		}
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		back, err := sierrawest.Game.Load(text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := back.MarshalJSON()
		if err != nil || !bytes.Equal(text, again) || !bytes.Contains(again, []byte(`"rules":2,`)) {
			t.Fatalf("a position of version 2 is written as %.60s after loading it, error %v", again, err)
		}
		if b := sierrawest.BoardOf(back.(*sierrawest.State), 0); b.Phase == sierrawest.PhasePlan && b.Rival.Plan >= 0 {
			t.Fatalf("version 2: plan %d is face up before the turn of Hastings", b.Rival.Plan)
		}
	}
}

// TestUnknownVersionsAreRefused checks that loading a position with an unknown version causes an
// error that names the supported versions.
func TestUnknownVersionsAreRefused(t *testing.T) {
	s, err := sierrawest.Game.New(1, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	text, err := s.MarshalJSON()
	if err != nil || bytes.Contains(text, []byte(`"rules"`)) {
		t.Fatalf("a position of the current version has a field rules: %.60s, error %v", text, err)
	}
	for _, v := range []string{"1", "4"} {
		changed := strings.Replace(string(text), `{"players"`, `{"rules":`+v+`,"players"`, 1)
		if _, err := sierrawest.Game.Load([]byte(changed)); err == nil ||
			!strings.Contains(err.Error(), "versions 2 to 3") {
			t.Errorf("version %s: error %v, want one that names versions 2 to 3", v, err)
		}
		if _, ok := engine.Under(sierrawest.Game, int(v[0]-'0')); ok {
			t.Errorf("engine.Under supports version %s, want only 2 and 3", v)
		}
	}
}

// TestPlanIsFaceUpBeforeTurn checks the face-up plan in solo games (R115): Hastings carries out the
// plan that was face up in the player's turn, the board shows it to every seat, and Determinize
// keeps it.
func TestPlanIsFaceUpBeforeTurn(t *testing.T) {
	for seed := range uint64(8) {
		s, err := sierrawest.Game.New(1, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		open := func(s engine.State) int { return sierrawest.BoardOf(s.(*sierrawest.State), 0).Rival.Plan }
		rng, shown, begun := engine.NewRand(seed), open(s), 0
		for s.Turn() != engine.NoSeat {
			if s.Phase() == sierrawest.PhasePlan {
				c := engine.Clone(s)
				c.Determinize(0, rand.New(rand.NewPCG(seed, 1)))
				if shown = open(s); shown < 0 || open(c) != shown {
					t.Fatalf("seed %d: plan %d is face up, but plan %d after Determinize", seed, shown, open(c))
				}
			}
			first := s.Phase() == sierrawest.PhaseRival && sierrawest.BoardOf(s.(*sierrawest.State), 0).Rival.Step == 0
			if first && open(s) != shown {
				t.Fatalf("seed %d: plan %d is carried out, but plan %d was face up", seed, open(s), shown)
			} else if first {
				begun++
			}
			if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
		if begun < 5 || open(s) >= 0 {
			t.Errorf("seed %d: %d plans were begun, want at least 5; plan %d is face up at the end, want none", seed,
				begun, open(s))
		}
	}
}
