package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTieWinner checks in played games that every tied fight is won by the side that
// Board.TieWinner returns; the close-up of a fight names this side (R40).
func TestTieWinner(t *testing.T) {
	app, seen := tabletest.App(t, rules.Game), [2]int{}
	for seed := range uint64(30) {
		seats := tabletest.Bots(2 + int(seed)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(app, seats)
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			board := table.ReadBoard(b, s).(*rules.Board)
			x := s.Policy(&rng)
			if rng.Below(3) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			next, told := new(rules.State), []engine.Event(nil)
			s.CopyTo(next)
			if err := next.Play(x, func(e engine.Event) { told = append(told, e) }); err != nil {
				t.Fatal(err)
			}
			for _, e := range told {
				if e.Kind == rules.EventFightWon && board.Fighting > 0 {
					b.Board, b.State = board, s
					d := b.fight()
					left, _, ok := b.sum(d, 0)
					right, _, also := b.sum(d, 1)
					if ok && also && left == right {
						seen[b.Board.TieWinner(d)]++
						if rules.SideIn(e) != b.Board.TieWinner(d) {
							t.Errorf("seed %d: side %d wins %d against %d in a fight of kind %s, TieWinner returned %d",
								seed, rules.SideIn(e), left, right, d.Kind(), b.Board.TieWinner(d))
						}
					}
					break
				}
				if e.Kind == rules.EventFight {
					break
				}
				board.Apply(e)
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Logf("ties: %v", seen); seen[0] == 0 || seen[1] == 0 {
		t.Errorf("tied fights by winning side: %v, both expected", seen)
	}
}

// TestFightNamesTieWinner checks that the close-up of a fight says who wins a tie before the
// first card is played.
func TestFightNamesTieWinner(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseFightCard && s.Hand(0).Len() > 2
	})
	s := m.State().(*rules.State)
	play, nodes := showPosition(t, s)
	pen := new(paint.Trace).Canvas(play.App.Kit, 1280, 720, play.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	for _, n := range nodes {
		if n.Draw != nil {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	if all := strings.Join(said, "; "); !strings.Contains(all, "Tie: ") {
		t.Errorf("no text names the winner of a tie: %s", all)
	}
}

// TestChoiceCardsCanBeEnlarged checks that pointing at a card to choose, in a fight and at poker,
// shows the picture of the whole card.
func TestChoiceCardsCanBeEnlarged(t *testing.T) {
	for _, phase := range []engine.Phase{rules.PhaseFightCard, rules.PhasePokerHand} {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
			return s.Phase() == phase &&
				s.Hand(0).Len() > 2
		})
		s := m.State().(*rules.State)
		play, _ := showPosition(t, s)
		c, ok := play.currentCloseUp(table.NewDecision(play, s, s.Moves(nil)))
		cards := 0
		for _, o := range c.choice {
			if o.face != nil {
				if cards++; o.whole == nil {
					t.Errorf("phase %d: card %q has no larger picture for pointing at it", phase, o.label)
				}
			}
		}
		if !ok || cards == 0 {
			t.Errorf("phase %d: no cards to choose from", phase)
		}
	}
}
