package westernlegends

import (
	"io/fs"
	"testing"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/gametest"
)

// changedData returns the data files with one file changed: in it, the text old is replaced by new.
func changedData(t *testing.T, file, old, new string) fs.FS {
	t.Helper()
	return gametest.ChangedFile(t, data.WesternLegends, folder+file, old, new)
}

// actPosition returns a position of a base game for three players, in which seat 0 has to choose an
// action and all hands are empty.
func actPosition(t *testing.T) *State {
	t.Helper()
	s := newGame(3, rules{target: 20}, 1)
	for s.Phase() != PhaseAct {
		if err := s.Play(s.Moves(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.first, s.active = 0, 0
	s.top().seat = 0
	for p := range s.p[:3] {
		s.p[p] = player{
			char: s.p[p].char, space: s.p[p].space, placed: true, weapon: NoItem, mount: NoItem, cattle: -1, discs: 2,
		}
		s.p[p].space = box.byID["dr_street_m"]
	}
	s.deck, s.discard = allCards, 0
	return s
}

// playTexts plays moves on s, given in text notation, and checks the invariants of the position
// after each move.
func playTexts(t *testing.T, s *State, texts ...string) {
	t.Helper()
	for _, text := range texts {
		m, err := s.Parse(text)
		if err == nil {
			err = s.Play(m, nil)
		}
		if err != nil {
			t.Fatalf("move %s: %v", text, err)
		}
		if err := s.Check(); err != nil {
			t.Fatalf("the position after move %s is invalid: %v", text, err)
		}
	}
}

// setHand replaces the hand of seat p by cards, which it takes from the deck. The old hand goes
// back to the deck.
func setHand(s *State, p engine.Seat, cards ...Card) {
	s.deck |= s.p[p].hand
	s.p[p].hand = 0
	for _, c := range cards {
		s.deck &^= c.bit()
		s.p[p].hand |= c.bit()
	}
}

const (
	cardKingHearts Card = 44 // the card with the effect Kingpin
	cardSixClubs   Card = 18 // a card with the effect Shootout
	cardFiveClubs  Card = 14 // a card with the effect Shakedown
)

// beginnersMove returns a move as a beginner might play it: that of the rollout policy or, one time
// in three, any of moves, which are the legal ones.
func beginnersMove(s *State, moves []engine.Move, rng *engine.Rand) engine.Move {
	m := s.Policy(rng)
	if rng.Below(3) == 0 {
		m = moves[rng.Below(len(moves))]
	}
	return m
}
