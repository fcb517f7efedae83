package sierrawest

import (
	"testing"

	"gulch/engine"
)

// stepping returns a position of Boats & Banjos in which seat 0 has one step left, its frontiersman
// is on a face-up card, and the card Camp Cook gives its tan pioneer a shovel for 1 resource.
func stepping(t *testing.T) *State {
	t.Helper()
	s := midGame(t, BoatsBanjos, 2)
	if err := s.Play(s.Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	s.slots[Left] = 0
	if s.iconAt(Tan, 2) != IconShovel {
		t.Fatal("the left card has no shovel on the tan path")
	}
	s.player[0].goods = [Gold + 1]int16{1, 1, 1, 0}
	s.climber[0] = s.firstFaceUp()
	s.push(PhaseSteps, 1, 0)
	return s
}

// TestStayingOnClaimableCardDominates checks that climbing away from a card that the seat can claim
// in this turn is no better than to stop, unless it leads onto another face-up card, a second step
// is left, or no shovel can be paid for.
func TestStayingOnClaimableCardDominates(t *testing.T) {
	s := stepping(t)
	stop := engine.Move{Kind: KindStop}
	climbs := 0
	for _, m := range s.Moves(nil) {
		if m.Kind != KindClimb {
			continue
		}
		climbs++
		s.faceUp = 1 << s.climber[0]
		if !s.Dominates(stop, m) {
			t.Errorf("to stop does not dominate %s", s.Notation(m))
		}
		other := *s
		other.faceUp |= 1 << NodeOf(m)
		if other.Dominates(stop, m) {
			t.Errorf("to stop dominates %s although that card is face up, too", s.Notation(m))
		}
		if s.Dominates(m, stop) {
			t.Errorf("%s dominates to stop", s.Notation(m))
		}
		poor := *s
		poor.player[0].goods = [Gold + 1]int16{}
		if poor.Dominates(stop, m) {
			t.Errorf("to stop dominates %s although the shovel cannot be paid for", s.Notation(m))
		}
		twice := *s
		twice.top().n = 2
		if twice.Dominates(stop, m) {
			t.Errorf("to stop dominates %s although a second step can lead back", s.Notation(m))
		}
	}
	if climbs == 0 {
		t.Error("there is no climb")
	}
}

// TestRollWithoutTollDominates checks that rolling the wagon without a toll is at least as good as
// to waste the step, and that a toll or a harvest of more apples may speak against it.
func TestRollWithoutTollDominates(t *testing.T) {
	s := stepping(t)
	stop := engine.Move{Kind: KindStop}
	for space, want := range []bool{true, false, false, true, false, false, true, false, false, true, false} {
		s.player[0].wagon = uint8(space)
		for _, m := range s.list(KindRoll, nil) {
			if got := s.Dominates(m, stop); got != want {
				t.Errorf("from space %d, %s dominates to stop: %v", space, s.Notation(m), got)
			}
		}
	}
	s.player[0].wagon, s.mode = 3, AppleHill
	if s.Dominates(Roll(0), stop) {
		t.Error("in Apple Hill, a longer trail is called surely better")
	}
}

// TestDominatedSales checks that pairs dominate sets of three of an even number of fish, and that
// on a last turn the end dominates a sale for a good that brings nothing any more.
func TestDominatedSales(t *testing.T) {
	s := midGame(t, BoatsBanjos, 2)
	if err := s.Play(s.Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	me := &s.player[0]
	for n, want := range []bool{4: true, 5: false, 6: true} {
		me.fish[1] = uint8(n)
		if got := s.Dominates(SellFish(SellTwoSame, 2), SellFish(SellThreeSame, 2)); n > 3 && got != want {
			t.Errorf("of %d bass, to sell 2 dominates to sell 3: %v", n, got)
		}
	}
	end, sale := engine.Move{Kind: KindEndTurn}, SellFish(SellSalmon, 4)
	me.pioneer = [pathCount]spot{spotTrap, spotResting}
	me.boots, me.wagon, me.goods[Gold], me.goods[Stone] = 0, 7, me.goods[Gold]+50, 0
	check := func(what string, want bool) {
		t.Helper()
		if got := s.Dominates(end, sale); got != want {
			t.Errorf("%s, the end of the turn dominates a salmon for a stone: %v", what, got)
		}
	}
	check("in the middle of the game", false)
	s.endRound = s.round
	check("in the last turn", true)
	me.boots = 1
	check("with boots that may lead to a toll of a stone", false)
	me.goods[Stone] = 1
	check("with boots and a stone for the toll", true)
	me.pioneer[Green] = spotReady
	check("while a pioneer can act", false)
}

// TestDetours checks that a climb and a Double Paddle that lead back to where they began are
// detours, and other lines are not.
func TestDetours(t *testing.T) {
	s := stepping(t)
	at := s.climber[0]
	away := Climb(Node(box.node[at].adjacent.First()))
	for _, x := range []struct {
		line []engine.Move
		want bool
	}{
		{[]engine.Move{away, Climb(at)}, true},
		{[]engine.Move{away, {Kind: KindStop}}, false},
		{[]engine.Move{{Kind: KindStop}, Climb(at)}, false},
		{nil, false},
	} {
		if got := s.IsDetour(x.line); got != x.want {
			t.Errorf("a line of %d moves is a detour: %v", len(x.line), got)
		}
	}
	s.push(PhasePaddle, 2, 0)
	s.player[0].canoe = 2
	if !s.IsDetour([]engine.Move{Canoe(1), Canoe(2)}) || s.IsDetour([]engine.Move{Canoe(1), Canoe(0)}) {
		t.Error("to paddle to and fro is no detour, or to paddle on is one")
	}
}

// TestNoTollForTheLastSpace checks that to stop is at least as good as to pay the toll of the last
// space, which brings nothing, but not as to pay for the highest multiplier, nor if damage can move
// the wagon back.
func TestNoTollForTheLastSpace(t *testing.T) {
	s := stepping(t)
	for _, c := range []struct {
		wagon uint8
		pay   Pay
		mode  Mode
		want  bool
	}{
		{10, PayOf(Food, 1) + PayOf(Wood, 1) + PayOf(Stone, 1), BoatsBanjos, true},
		{10, 0, BoatsBanjos, false},
		{8, PayOf(Food, 1) + PayOf(Stone, 1), BoatsBanjos, false},
		{10, PayOf(Food, 1) + PayOf(Wood, 1) + PayOf(Stone, 1), OutlawsOutposts, false},
	} {
		s.player[0].wagon, s.mode = c.wagon, c.mode
		if got := s.Dominates(engine.Move{Kind: KindStop}, Roll(c.pay)); got != c.want {
			t.Errorf("from space %d in %s: %t, want %t", c.wagon, c.mode, got, c.want)
		}
	}
}
