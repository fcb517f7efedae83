package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestPokerCardsAreMarkedOneByOne checks the marking of cards when two have to be shown at poker.
// At first none is marked. A press on a marked card only unmarks it, a third card is
// refused with a reason, and any two cards can be shown.
func TestPokerCardsAreMarkedOneByOne(t *testing.T) {
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhasePokerHand && s.Hand(0).Len() > 2
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	shown := engine.Move{}
	nodes := func() []ui.Node {
		a := table.NewDecision(play, s, s.Moves(nil))
		a.Do = func(_ string, m engine.Move) { shown = m }
		a.Area, a.Row = geom.R(1000, 400, 256, 120), geom.R(1000, 600, 256, 44) // beside the board, as in the ledger
		return play.Nodes(a, nil)
	}
	find := func(id string) *ui.Node {
		t.Helper()
		all := nodes()
		i := slices.IndexFunc(all, func(n ui.Node) bool { return n.ID == id })
		if i < 0 {
			t.Fatalf("there is no node %q", id)
		}
		return &all[i]
	}
	press := func(id string) {
		t.Helper()
		n := find(id)
		if !n.Enabled() {
			t.Fatalf("the node %q cannot be pressed: %s", id, n.DisabledReason)
		}
		n.Press()
	}
	card := func(c rules.Card) string { return "card of " + c.String() }

	hand := play.hand()
	one, two, third := hand[0], hand[1], hand[2]
	for _, c := range hand {
		if find(card(c)).Chosen || find("confirm").Enabled() {
			t.Fatal("cards are selected that the person has not chosen")
		}
	}
	press(card(one))
	press(card(two))
	if press("confirm"); shown != rules.Show(min(one, two), max(one, two)) {
		t.Errorf("the press shows %s, expected the chosen cards", s.Notation(shown))
	}
	if n := find(card(third)); n.Enabled() || n.DisabledReason == "" {
		t.Error("a third card can be marked, or is refused without a reason")
	}
	press(card(two))
	if !find(card(one)).Chosen || find(card(two)).Chosen || find(card(third)).Chosen {
		t.Error("a press on a marked card changes more than its own mark")
	}
	if find("confirm").Enabled() {
		t.Error("one card can be shown, expected that a second one is needed")
	}
	press(card(third))
	shown = engine.Move{}
	press("confirm")
	want := rules.Show(min(one, third), max(one, third))
	if shown != want {
		t.Errorf("%q is shown, want %q", s.Notation(shown), s.Notation(want))
	}
}
