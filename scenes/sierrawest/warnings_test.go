package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// seldomGiven is the ID of a warning that games of bots may never cause: bots shoot only if no
// further poster is within reach.
const seldomGiven = "shooting"

// TestAdviceIsGiven checks that every warning is given in at least one game, and that at most one
// move in five gets a warning.
func TestAdviceIsGiven(t *testing.T) {
	given, moves, remarks := map[string]int{}, 0, 0
	rare := func(a table.Advice) bool { return given[a.ID] == 0 && a.ID != seldomGiven }
	for seed := uint64(0); seed < 24 || seed < 96 && slices.ContainsFunc(advice, rare); seed++ {
		seats := 1 + int(seed/4)%4
		b := newTestTable(t, seats)
		mode := rules.Mode(seed % 4).String()
		state, err := rules.Game.New(seats, engine.Options{"mode": mode}, seed)
		if err != nil {
			t.Fatal(err)
		}
		n, said := tabletest.CountAdvice(t, b, state, seed+9, given)
		moves, remarks = moves+n, remarks+said
	}
	t.Logf("%d remarks at %d moves: %v", remarks, moves, given)
	for _, a := range advice {
		if rare(a) {
			t.Errorf("the warning %q was never given", a.ID)
		}
		if a.Repeat && a.ID != "nothing" {
			t.Errorf("the warning %q is given more than once", a.ID)
		}
	}
	if remarks*5 > moves {
		t.Errorf("%d of %d moves had a warning, expected fewer", remarks, moves)
	}
}

// TestAdviceLooksAhead checks that a warning about a sequence of moves is given before its first
// move. The case tested: a pioneer who is sent to the trap leaves spaces unused, although the
// sequence first uses the free ones.
func TestAdviceLooksAhead(t *testing.T) {
	b := newTestTable(t, 2)
	for seed := uint64(0); seed < 40; seed++ {
		state, err := rules.Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Phase() != rules.PhasePioneer {
			if _, err := engine.PlayForced(s, nil, nil); err != nil {
				t.Fatal(err)
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
		e, ok := posting(s, rules.Trap(rules.Tan))
		if !ok {
			continue
		}
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, s, window, area)
		first, _ := e.first(s)
		said := ""
		b.aiming(aim{moves: e.then}, func() {
			if a, _ := table.FindAdvice(b, first, func(string) bool { return false }); a != nil {
				said = a.ID
			}
		})()
		if said != "posting" {
			t.Errorf("with spaces left behind the warning is %q", said)
		}
		return
	}
	t.Fatal("no simulated pioneer takes goods on the way to the trap")
}

// TestDropsAreWarnedOf checks that a pioneer who is dropped on the trap causes the same warning as
// one who is sent there by a press on it, also if he first uses the free spaces before him.
func TestDropsAreWarnedOf(t *testing.T) {
	b, checked := newTestTable(t, 2), 0
	forPioneerPositions(t, func(s *rules.State) {
		if e, ok := posting(s, rules.Trap(rules.Tan)); !ok || checked > 30 || e.path != rules.Tan {
			return
		}
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, s, window, area)
		b.choice.lead, b.choice.leadChosen = rules.Tan, true
		said := "nothing is played"
		a := table.NewDecision(b, s, s.Moves(nil))
		a.Do = func(_ string, m engine.Move) {
			said = ""
			if _, text := table.FindAdvice(b, m, func(string) bool { return false }); text != "" {
				said = text
			}
		}
		nodes := b.Nodes(a, nil)
		nodeByID(t, nodes, "snare").Press()
		pressed := said
		said = "nothing is played"
		dropNode(nodes, "pioneer tan", "snare")
		if said != pressed {
			t.Errorf("a press on the trap causes the warning %q, a drop there %q", pressed, said)
		}
		checked++
		b.OnAllShown()
	})
	if checked == 0 {
		t.Error("no pioneer can take free spaces on his way to the trap")
	}
}
