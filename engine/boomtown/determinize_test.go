package boomtown

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// afterReveal returns a game of three players in its first auction, in which as many events as
// returned were shuffled back into the deck.
func afterReveal(t *testing.T, returned int) *State {
	t.Helper()
	for seed := range uint64(1000) {
		s, err := Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := engine.PlayForced(s, nil, nil); err != nil {
			t.Fatal(err)
		}
		if s.(*State).Returned().Len() == returned {
			return s.(*State)
		}
	}
	t.Fatalf("no seed returns %d events", returned)
	return nil
}

// TestDeterminizeIsUniform checks how often Determinize sets each card aside, and how often it
// makes each card the next one of the deck. Returned events must never be set aside, and all other
// cards must have equal probabilities.
func TestDeterminizeIsUniform(t *testing.T) {
	const deals = 60_000
	s := afterReveal(t, 2)
	unseen, known := s.Unseen(), s.Returned()
	var aside, next [maxCards]int
	r := rand.New(rand.NewPCG(3, 4))
	determinized := new(State)
	s.CopyTo(determinized)
	for range deals {
		determinized.Determinize(0, r) // determinize a determinized position again, as a search does
		for c := range SetOf(determinized.cards[:determinized.aside]...).All() {
			aside[c]++
		}
		played := *determinized
		next[played.draw()]++
	}
	free := float64(unseen.Len() - known.Len())
	for c := range unseen.All() {
		wantAside := deals * float64(s.SetAside()) / free
		wantNext := deals * (1 - float64(s.SetAside())/free) / float64(s.DeckSize())
		if known.Has(c) {
			wantAside, wantNext = 0, deals/float64(s.DeckSize())
		}
		if !gametest.WithinFiveSigma(aside[c], wantAside) || !gametest.WithinFiveSigma(next[c], wantNext) {
			t.Errorf("%s: set aside %d times, want %.0f; next %d times, want %.0f",
				c, aside[c], wantAside, next[c], wantNext)
		}
	}
}

func TestDeterminizeForgetsTheScript(t *testing.T) {
	s := afterReveal(t, 0)
	if err := s.Script([]int{6, 6}); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	doubleSix := 0
	for range 200 {
		c := *s
		c.Determinize(0, r)
		if c.chance.Die(6)+c.chance.Die(6) == 12 {
			doubleSix++
		}
	}
	if doubleSix > 30 {
		t.Errorf("%d of 200 rolls after Determinize are 12, as the script was kept", doubleSix)
	}
}
