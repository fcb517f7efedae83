package boomtown

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
)

// TestViewHidesTheDeck checks that an information state has no field that reveals hidden cards or
// future dice.
func TestViewHidesTheDeck(t *testing.T) {
	s := afterReveal(t, 1)
	text, err := s.InformationState(1)
	if err != nil {
		t.Fatal(err)
	}
	var view map[string]any
	if err := json.Unmarshal(text, &view); err != nil {
		t.Fatal(err)
	}
	for _, field := range []string{"deck", "set_aside", "chance", "unordered"} {
		if _, shown := view[field]; shown {
			t.Errorf("the information state has the hidden field %s", field)
		}
	}
	if view["deck_size"] != 42.0 || view["set_aside_size"] != 15.0 {
		t.Errorf("the information state has deck_size %v and set_aside_size %v", view["deck_size"],
			view["set_aside_size"])
	}
}

// TestUnseenDoesNotRevealSetAsideCards checks that the result of Unseen does not depend on which
// cards were set aside.
func TestUnseenDoesNotRevealSetAsideCards(t *testing.T) {
	s := afterReveal(t, 1)
	c := *s
	c.Determinize(0, rand.New(rand.NewPCG(3, 4)))
	if s.Unseen() != c.Unseen() || s.Unseen().Len() != 57 {
		t.Errorf("Unseen has %d cards, and %d after Determinize; want the same cards", s.Unseen().Len(),
			c.Unseen().Len())
	}
}
