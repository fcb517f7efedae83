package dakota

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// can reports whether one of the legal moves has the given kind.
func can(legal []engine.Move, kind engine.Kind) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == kind })
}

// TestAttackPromptsHold checks, in whole games, the prompt to the target of an attack. It must name
// a person, an engineer or a card as a defence exactly if the rules allow that defence, and name
// the money or the cart that is lost without one.
func TestAttackPromptsHold(t *testing.T) {
	attacked, hit, defences := 0, 0, map[string]int{}
	for seed := uint64(1); seed < 60; seed++ {
		playGame(t, 2+int(seed)%3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			legal := s.Moves(nil)
			said := b.Prompt(table.NewDecision(b, s, legal))
			where := fmt.Sprintf("seed %d, day %d: %q", seed, b.Board.Day, said)
			switch s.Phase() {
			case rules.PhaseEarthquake, rules.PhaseCollapse:
				hit++
				if strings.Contains(said, "engineer") != can(legal, rules.KindLayEngineer) {
					t.Errorf("%s: the engineer is named, legal: %v", where, can(legal, rules.KindLayEngineer))
				}
			case rules.PhaseAttackResponse:
				attacked++
				for text, allowed := range map[string]bool{
					" 5 or ": slices.ContainsFunc(legal, func(m engine.Move) bool {
						return m.Kind == rules.KindOfficer && rules.Worker(m.A) != rules.Sheriff
					}),
					"sheriff":       can(legal, rules.KindOfficer) && slices.Contains(legal, officer(rules.Sheriff)),
					"Your engineer": can(legal, rules.KindLayEngineer),
					"of your cards": can(legal, rules.KindReact),
					"have nothing":  len(legal) == 1,
				} {
					if allowed {
						defences[text]++
					}
					if strings.Contains(said, text) != allowed {
						t.Errorf("%s: %q expected: %v", where, text, allowed)
					}
				}
				checkStake(t, b, s, where)
			}
		})
	}
	t.Logf("%d attacks with defences %v, %d disasters", attacked, defences, hit)
	if attacked < 30 || hit < 10 || len(defences) < 4 {
		t.Errorf("%d attacks, %d disasters and the defences %v, expected more of each", attacked, hit, defences)
	}
}

// officer returns the move that puts a worker of kind w into an officer window.
func officer(w rules.Worker) engine.Move { return engine.Move{Kind: rules.KindOfficer, A: int16(w)} }

// checkStake checks a prompt that table b shows in position s. It must name what the target loses
// if it accepts the attack: the number of dollars, or the number of the cart. said is the text of
// the prompt.
func checkStake(t *testing.T, b *Table, s *rules.State, said string) {
	t.Helper()
	target := s.Turn()
	next := engine.Clone(s).(*rules.State)
	before := b.Board.Towns[target]
	if err := next.Play(engine.Move{Kind: rules.KindAccept}, nil); err != nil {
		t.Fatal(err)
	}
	after := rules.Game.NewBoard().(*rules.Board)
	after.Read(next, engine.SeatsOf(target))
	switch b.Board.Assault.Card {
	case rules.BankRobbery, rules.HoldUp:
		if want := fmt.Sprintf("lose $%d", before.Money-after.Towns[target].Money); !strings.Contains(said, want) {
			t.Errorf("%s: expected %q in it", said, want)
		}
	case rules.Derailment:
		for i := range before.Carts {
			if after.Towns[target].Carts[i].Derailed != before.Carts[i].Derailed &&
				!strings.Contains(said, fmt.Sprintf("cart %d", i+1)) {
				t.Errorf("%s: expected the number of cart %d in it", said, i+1)
			}
		}
	}
}

// TestEventsThatAreNotOver checks that the small card of an event does not say that nobody is hit
// while a seat still has to decide what it loses.
func TestEventsThatAreNotOver(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 40; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, past []engine.Event) {
			if p := s.Phase(); p != rules.PhaseCollapse && p != rules.PhaseEarthquake {
				return
			}
			all := dayEvents(past)
			if said := b.brief(all[len(all)-1]); said == "No player is hit" {
				t.Errorf("seed %d, day %d: %q over the question to seat %d", seed, b.Board.Day, said, s.Turn())
			}
			seen++
		})
	}
	if seen == 0 {
		t.Error("no earthquake and no collapse: try more seeds")
	}
}

// TestPlanIsAboutTheOwnTown checks that the costs and gains of a plan stay the same while the
// viewer looks at the town of a rival, and that a job in a workshop is shown as possible only if
// there is money for it.
func TestPlanIsAboutTheOwnTown(t *testing.T) {
	b := newTestTable(t, 4)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	look := func() string {
		for _, n := range b.planNodes(a, nil) {
			if n.ID == "everybody" {
				return n.Label + n.Tip
			}
		}
		return ""
	}
	home := look()
	b.visit = (b.Viewer + 1) % b.SeatCount()
	if away := look(); home == "" || away != home {
		t.Errorf("at home the button for everybody says %s, in a rival's town %s", home, away)
	}
	b.visit = engine.NoSeat
	shop := slices.IndexFunc(b.town().Plots[:], func(p rules.Plot) bool { return p.Building == rules.Workshop })
	b.draft = []job{inWindow(shop, rules.Miner)}
	price, ok := b.State.CheapestJob(shop, rules.Miner)
	for money := range price + 2 {
		b.town().Money = money
		if planned, paid := b.jobs(); !ok || planned != 1 || (paid == 1) != (money >= price) {
			t.Errorf("with $%d, %d of %d jobs can be paid for, but the cheapest costs $%d", money, paid, planned, price)
		}
		if said := b.otherWork(); strings.Contains(said, "money for 0") != (money < price) {
			t.Errorf("with $%d the plan says %q, but the cheapest job costs $%d", money, said, price)
		}
	}
}

// TestPointsCanBeCompared checks that all ledger rows count points in the same way. As long as the
// money of rivals is hidden, the viewer's points do not include money; if nothing is hidden, they
// do.
func TestPointsCanBeCompared(t *testing.T) {
	b := newTestTable(t, 3)
	showToMover(b, lateGame(t, rules.PhaseEvening).State().(*rules.State))
	own := b.points(b.Viewer)
	b.Board.Towns[b.Viewer].Money += 30
	if b.points(b.Viewer) != own {
		t.Errorf("with $30 more the row shows %d points, expected %d: rivals' points do not include money",
			b.points(b.Viewer), own)
	}
	table.RevealSeats(b, engine.SeatsOf(0, 1, 2))
	if with := b.points(b.Viewer); with <= own {
		t.Errorf("with all safes open the row shows %d points, expected more than %d", with, own)
	}
}

// TestShaftsSayWhatTheyBring checks that, when a cart is sent into the mine, each possible end of a
// shaft shows the value of the ore that the cart could bring up there.
func TestShaftsSayWhatTheyBring(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 12; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseShaft {
				return
			}
			showToMover(b, s)
			a := table.NewDecision(b, s, s.Moves(nil))
			for _, m := range a.Legal {
				pen, said := writingPen(b, 1280, 720)
				n := b.tileNode(a, int(m.A))
				n.Draw(pen, &n, ui.NodeState{})
				want := table.Dollars(b.haulDown(int(m.A), b.sent()).worth)
				if len(*said) == 0 || (*said)[0].Text != want || !strings.Contains(n.Tip, "Ore in this shaft: ") {
					t.Errorf("seed %d: the shaft to %s says %v and %q, expected %s", seed, cellName(int(m.A)), *said, n.Tip,
						want)
				}
				seen++
			}
		})
	}
	if seen < 10 {
		t.Errorf("only %d shafts were seen: try more seeds", seen)
	}
}
