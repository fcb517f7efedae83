package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBidUpToALimit checks what happens after a bid with a limit: when others raise, the table
// raises by one, above the limit it passes, and the limit ends with the auction.
func TestBidUpToALimit(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 3), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	play := func(x engine.Move) {
		t.Helper()
		if _, err := m.Play(x); err != nil {
			t.Fatal(err)
		}
	}
	press := func(id string) (made engine.Move) {
		t.Helper()
		table.ShowPosition(b, m.State(), window, area)
		a := table.NewDecision(b, m.State(), m.Legal())
		a.Do = func(_ string, x engine.Move) { made = x }
		b.amount = 5
		for _, n := range b.Nodes(a, nil) {
			if n.ID == id {
				n.Press()
				return made
			}
		}
		t.Fatalf("the node %s is missing", id)
		return made
	}
	first := m.Turn()
	play(press("up-to"))
	if got := m.State().(*rules.State).StandingBid(); got != 1 {
		t.Fatalf("the standing bid after a press on the limit button is %d, expected 1", got)
	}
	ordered := func(want engine.Move, has bool) {
		t.Helper()
		if got, ok := b.PreparedAnswer(m.State()); ok != has || ok && got != want {
			t.Fatalf("PreparedAnswer returns %v, %v, expected the move %v", got, ok, want)
		}
	}
	ordered(engine.Move{}, false) // another seat, which has no limit, has to decide
	play(rules.Bid(3))
	play(rules.Pass())
	if m.Turn() != first {
		t.Fatal("after a bid and a pass the turn is not back at the seat with the limit")
	}
	ordered(rules.Bid(4), true)
	if !b.AnswersAhead() {
		t.Error("automatic bids do not belong to the press that has set the limit")
	}
	play(rules.Bid(4))
	play(rules.Bid(5))
	ordered(rules.Pass(), true)
	play(rules.Pass())
	for m.State().Phase() != rules.PhaseBid || m.State().(*rules.State).TurnNumber() == 1 {
		ordered(engine.Move{}, false)
		play(m.Legal()[0])
	}
	ordered(engine.Move{}, false)
}

// TestNoLimitAtLowestBid checks that there is no button for a bid limit if the selected amount is
// the lowest legal bid.
func TestNoLimitAtLowestBid(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 3), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	for _, n := range b.Nodes(table.NewDecision(b, m.State(), m.Legal()), nil) {
		if n.ID == "up-to" {
			t.Error("the limit button is enabled although the amount does not exceed the lowest bid")
		}
	}
}
