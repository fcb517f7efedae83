package sierrawest

import (
	"regexp"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/menu/results"
	"gulch/scenes/table"
)

// TestReviewNamesSpacesOfWalks checks that the review names the space to which a press of several
// steps leads a pioneer.
func TestReviewNamesSpacesOfWalks(t *testing.T) {
	seats := []match.Seat{{Name: "A"}, {Name: "B"}}
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng, last := engine.NewRand(3), engine.Move{}
	for !m.Over() && len(m.Steps()) < 200 {
		x, origin := m.State().(engine.Heuristics).Policy(&rng), match.OwnPress
		if x.Kind == rules.KindWalk && last.Kind == rules.KindWalk && rules.PathOf(x) == rules.PathOf(last) {
			origin = match.SamePress
		}
		if _, err := m.PlayFrom(origin, x); err != nil {
			t.Fatal(err)
		}
		last = x
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	b, named := newTestTable(t, 2), 0
	tell, nameless := table.ChronicleOf(b), regexp.MustCompile(`(walk to|skip) *(,|for\b|$)`)
	for i := range r.Len() {
		said := results.PressWords(tell, r, i)
		if said != "" {
			named++
		}
		if nameless.MatchString(said) {
			t.Errorf("decision %d is called %q", i, said)
		}
	}
	if named == 0 {
		t.Error("no press of several steps has words")
	}
}
