package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBidIsBrassOnceItIsSet checks that the button that bids becomes the main (brass) button only
// after the player has set the amount, and that the next player starts from the lowest bid.
func TestBidIsBrassOnceItIsSet(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	state, err := rules.Game.New(3, nil, 4)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(state, nil, nil); err != nil {
		t.Fatal(err)
	}
	b, s := New(h, make([]match.Seat, 3)), state.(*rules.State)
	window, area := tabletest.WideWindow()
	find := func(id string) (n ui.Node) {
		table.ShowPosition(b, s, window, area)
		for _, n = range b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) {
			if n.ID == id {
				return n
			}
		}
		t.Fatalf("the node %q is missing", id)
		return n
	}
	if find("bid").Primary {
		t.Error("the button that bids is brass before the player has set an amount")
	}
	find("more").Press()
	if n := find("bid"); !n.Primary || n.Label != "Bid 2" {
		t.Errorf("after a press on more the button is %q, brass %v, expected a brass \"Bid 2\"", n.Label, n.Primary)
	}
	if err := s.Play(rules.Bid(3), nil); err != nil {
		t.Fatal(err)
	}
	if n := find("bid"); n.Primary || n.Label != "Bid 4" {
		t.Errorf("the next player's button is %q, brass %v, expected \"Bid 4\" of leather", n.Label, n.Primary)
	}
}

// TestBrassButtonDestroysNothing checks that the brass button does not choose what dynamite blows
// up or whom the Holdup robs: those are proposals of the hint.
func TestBrassButtonDestroysNothing(t *testing.T) {
	tabletest.CheckBrassProposals(t, Game, map[string]func(s engine.State, m engine.Move) bool{
		"blows something up": func(_ engine.State, m engine.Move) bool { return m.Kind == rules.KindBlast },
		"holds up a player":  func(_ engine.State, m engine.Move) bool { return m.Kind == rules.KindRob },
	})
}
