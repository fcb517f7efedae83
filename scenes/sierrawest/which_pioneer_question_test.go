package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAskWhichPioneer checks that a press on a card that either pioneer can reach asks which
// pioneer walks, and offers both. If the player has chosen a pioneer before, that pioneer must walk
// without the question.
func TestAskWhichPioneer(t *testing.T) {
	b := newTestTable(t, 2)
	window, area := tabletest.WideWindow()
	for seed := uint64(0); seed < 60; seed++ {
		state, err := rules.Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		for s.Turn() != engine.NoSeat {
			one, two := errands(s, rules.Green, nil), errands(s, rules.Tan, nil)
			for goal, e := range one {
				x := two[goal]
				if goal.Kind != rules.KindClimb || s.Phase() != rules.PhasePioneer || !e.walks || !x.walks ||
					e.path == x.path {
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				b.OnAllShown()
				checkBothFees(t, b, s, goal)
				id := "node " + rules.NodeOf(goal).String()
				pressNode(t, b, s, id)
				if b.choice.pendingGoal != goal {
					t.Fatalf("a press on %s asks which pioneer goes to %v, expected %v", id, b.choice.pendingGoal, goal)
				}
				var offered []string
				a := table.NewDecision(b, s, s.Moves(nil))
				nodes := b.Nodes(a, nil)
				if !strings.Contains(a.Question(), "Either pioneer") {
					t.Errorf("the question is %q, want one that asks which pioneer goes", a.Question())
				}
				for _, n := range nodes {
					if strings.HasPrefix(n.ID, "send ") {
						offered = append(offered, n.ID)
					}
				}
				if want := "send green send tan send nobody"; strings.Join(offered, " ") != want {
					t.Errorf("the offered pioneers are %q, expected %q", offered, want)
				}
				pressNode(t, b, s, id)
				if b.choice.pendingGoal.Kind != 0 {
					t.Error("a second press does not cancel the question")
				}
				pressNode(t, b, s, "pioneer tan")
				pressNode(t, b, s, id)
				if b.choice.pendingGoal.Kind != 0 {
					t.Error("the question is asked although a pioneer was chosen")
				}
				return
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no position has two pioneers that can go to the same card")
}

// checkBothFees checks that the label of a card that either pioneer can reach says what each of
// them pays on the way, and that the preview of a sequence of moves names its last move.
func checkBothFees(t *testing.T, b *Table, s *rules.State, goal engine.Move) {
	t.Helper()
	for _, n := range b.Nodes(table.NewDecision(b, s, s.Moves(nil)), nil) {
		if n.ID != "node "+rules.NodeOf(goal).String() {
			continue
		}
		for _, path := range []rules.Path{rules.Green, rules.Tan} {
			want := i18n.T(pathNames[path]) + " pays "
			if !strings.Contains(n.Label, want) && !strings.Contains(n.Label, "Either pioneer can go") {
				t.Errorf("the label %q does not say %q", n.Label, want)
			}
		}
	}
	e := errands(s, rules.Green, nil)[goal]
	moves, next := []engine.Move(nil), e.next()
	ahead := new(rules.State)
	s.CopyTo(ahead)
	for m, ok := next(ahead); ok; m, ok = next(ahead) {
		if moves = append(moves, m); ahead.Play(m, nil) != nil {
			break
		}
	}
	title, last := table.PreviewMoves(b, s, moves...).Title, b.MoveWords(e.then[len(e.then)-1])
	if len(moves) < 2 || !strings.Contains(strings.ToLower(title), strings.ToLower(last)) {
		t.Errorf("the preview of %d moves is titled %q, want %q in it", len(moves), title, last)
	}
}

// TestAskedPioneersAreNamed checks that the buttons that ask which pioneer walks have names for the
// list of the coach that say what he does.
func TestAskedPioneersAreNamed(t *testing.T) {
	b, asked := newTestTable(t, 2), 0
	forPioneerPositions(t, func(s *rules.State) {
		green := errands(s, rules.Green, nil)
		for goal, e := range errands(s, rules.Tan, nil) {
			if x := green[goal]; asked > 40 || !e.walks || !x.walks || x.path == e.path {
				continue
			}
			asked++
			table.RevealSeats(b, engine.SeatsOf(s.Turn()))
			window, area := tabletest.WideWindow()
			table.ShowPosition(b, s, window, area)
			b.choice.pendingGoal = goal
			a := table.NewDecision(b, s, s.Moves(nil))
			for _, n := range b.Nodes(a, nil) {
				if strings.HasPrefix(n.ID, "send ") && n.ID != "send nobody" && len(a.NameOf(n)) < len(n.Label)+6 {
					t.Errorf("the coach calls the button %q %q", n.Label, a.NameOf(n))
				}
			}
			b.OnAllShown()
			break
		}
	})
	if asked == 0 {
		t.Error("nobody was asked which pioneer walks")
	}
}
