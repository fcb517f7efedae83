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

// eachDecision plays one game for each seed below seeds, with the given number of seats. For each
// decision it calls look with the table, the state, the decision and the table's nodes.
func eachDecision(t *testing.T, seats int, seeds uint64,
	look func(b *Table, s *rules.State, a *table.Decision, nodes []ui.Node)) {
	t.Helper()
	h := tabletest.App(t, rules.Game)
	window, area := tabletest.WideWindow()
	for seed := range seeds {
		names := make([]match.Seat, seats)
		for i := range names {
			names[i].Name = string(rune('A' + i))
		}
		b := New(h, names)
		state, err := rules.Game.New(seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			table.ShowPosition(b, s, window, area)
			a := table.NewDecision(b, s, s.Moves(nil))
			look(b, s, a, b.Nodes(a, nil))
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

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

// TestSaloonsAreInTheirTown checks that each saloon is drawn in its owner's street in the right
// town, and that no other house overlaps it.
func TestSaloonsAreInTheirTown(t *testing.T) {
	stood := 0
	eachDecision(t, 5, 6, func(b *Table, _ *rules.State, _ *table.Decision, _ []ui.Node) {
		for p := range b.SeatCount() {
			for _, x := range b.bars(p) {
				stood++
				house, _ := b.bar(p, x.card)
				if !house.Within(b.at.town(p, x.town).Inset(-1)) {
					t.Errorf("the saloon of seat %d is at %v, outside its town at %v", p, house, b.at.town(p, x.town))
				}
				for m := range (b.Board.Mines[p] & x.town.Mines()).All() {
					if b.house(p, m).Inset(0.5).Meets(house.Inset(0.5)) {
						t.Errorf("the saloon of seat %d overlaps %s", p, name(m))
					}
				}
			}
		}
	})
	if stood == 0 {
		t.Error("no seat ever had a saloon: the test has checked nothing")
	}
}

// TestStreetCloseUp checks the close-up of a rival's street. A press on the rival opens it, and the
// next press closes it. Every house is larger in it than in the street, and no two houses overlap.
func TestStreetCloseUp(t *testing.T) {
	looked := 0
	eachDecision(t, 5, 2, func(b *Table, s *rules.State, a *table.Decision, nodes []ui.Node) {
		p := (s.Turn() + 1) % 5
		if b.at.ownPanel(p) || b.Board.Mines[p] == 0 || s.Phase() != rules.PhaseBid {
			return
		}
		press := func(id string) {
			for _, n := range b.Nodes(a, nil) {
				if n.ID == id && n.Press != nil {
					n.Press()
					return
				}
			}
			t.Errorf("%s cannot be pressed to open its street", id)
		}
		press(table.SeatID(p))
		b.streetView.FinishAnimation()
		at := map[string]ui.Node{}
		for _, n := range b.Nodes(a, nil) {
			at[n.ID] = n
		}
		for c := range b.Board.Mines[p].All() {
			n := at["mine "+c.String()]
			if small := b.house(p, c); n.Rect.W < 1.5*small.W || !n.Rect.Within(b.streetView.Inner()) {
				t.Errorf("%s is %.0f wide in the close-up of the street, %.0f in the panel: expected larger", name(c),
					n.Rect.W, small.W)
			}
			for d := range b.Board.Mines[p].All() {
				if o := at["mine "+d.String()]; c < d && o.Hit.Meets(n.Hit) {
					t.Errorf("%s overlaps %s in the close-up", name(c), name(d))
				}
			}
		}
		looked++
		for c := range b.Board.Mines[p].All() {
			press("mine " + c.String())
			break
		}
		if b.streetView.IsOpen() {
			t.Error("the next press does not close the close-up of the street")
		}
		b.streetView.FinishAnimation()
	})
	if looked == 0 {
		t.Error("no street was opened: the test has checked nothing")
	}
}
