package westernlegends

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// findDecision plays games for a number of seats, with a person at seat 0 and some random moves,
// until seat 0 has a decision for which wanted returns true. It fails the test if there is no such
// decision.
func findDecision(t *testing.T, seats int, wanted func(m *match.Match, s *rules.State) bool) *match.Match {
	t.Helper()
	for seed := range uint64(60) {
		who := tabletest.Bots(seats)
		who[0] = match.Seat{Name: "Ada", Face: "rose"}
		m, err := match.New(rules.Game, match.Setup{Seats: who, Seed: seed,
			Options: engine.Options{"npc_dealer": "auto"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && len(m.Legal()) > 1 && wanted(m, s) {
				return m
			}
			x := s.Policy(&rng)
			if rng.Below(6) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches such a decision")
	return nil
}

// showPosition opens a table that shows position s to a person at seat 0. It returns the table and
// its nodes by ID.
func showPosition(t *testing.T, s *rules.State) (*Table, map[string]ui.Node) {
	t.Helper()
	seats := tabletest.Bots(s.Seats())
	seats[0] = match.Seat{Name: "Ada"}
	play := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	table.RevealSeats(play, engine.SeatsOf(0))
	table.ShowPosition(play, s, window, area)
	nodes := map[string]ui.Node{}
	for _, n := range play.Nodes(table.NewDecision(play, s, s.Moves(nil)), nil) {
		nodes[n.ID] = n
	}
	return play, nodes
}

// TestChoicesKeepTheirPlaces checks that the goods on the store's shelf and the chips of the faro
// table stay where they are after something has been bought or bet.
func TestChoicesKeepTheirPlaces(t *testing.T) {
	for _, c := range []struct {
		name  string
		phase engine.Phase
		kind  engine.Kind
	}{{"the store", rules.PhaseShop, rules.KindBuy}, {"bets of faro", rules.PhaseFaroBet, rules.KindBet}} {
		m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
			if s.Phase() != c.phase {
				return false
			}
			next := new(rules.State)
			s.CopyTo(next)
			i := slices.IndexFunc(m.Legal(), func(m engine.Move) bool { return m.Kind == c.kind })
			return i >= 0 && next.Play(m.Legal()[i], nil) == nil && next.Phase() == c.phase && next.Turn() == 0
		})
		_, before := showPosition(t, m.State().(*rules.State))
		for _, x := range m.Legal() {
			if x.Kind == c.kind {
				if _, err := m.Play(x); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		_, after := showPosition(t, m.State().(*rules.State))
		same := 0
		for id, n := range after {
			if old, ok := before[id]; ok && n.Keys != nil && n.Press != nil {
				if same++; old.Rect != n.Rect {
					t.Errorf("%s: the choice %q moves from %v to %v", c.name, id, old.Rect, n.Rect)
				}
			}
		}
		if same == 0 {
			t.Errorf("%s: no choice remains: the test has checked nothing", c.name)
		}
	}
}

// TestStoreStaysOpen checks that the store stays open while a bought item is animated flying to the
// mat.
func TestStoreStaysOpen(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseShop && s.OnSale().Len() > 0
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	busy := table.NewDecision(play, s, nil)
	busy.Animating = true
	if c, ok := play.currentCloseUp(busy); !ok || c.id != "shop" {
		t.Errorf("during an animation the close-up is %q, expected the store", c.id)
	}
}

// TestFightCloseUpCloses checks that the close-up of a fight closes as soon as the board shows that
// the fight is over, even while other animations run. The table must rebuild its nodes exactly once
// for this.
func TestFightCloseUpCloses(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := showPosition(t, m.State().(*rules.State))
	asked := 0
	play.rebuild = func() { asked++ }
	play.Board.Fighting = 0
	play.Layout()
	if asked != 1 {
		t.Errorf("at the end of the fight the nodes are rebuilt %d times, expected once", asked)
	}
	play.Layout()
	if asked != 1 {
		t.Error("the nodes are rebuilt again although nothing has changed")
	}
}

// TestLegendaryTokenChoices checks the choice of legendary tokens: tokens of equal value cause no
// decision, choices of the same value appear once, and the tooltip of the tokens' owner lists them.
func TestLegendaryTokenChoices(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		_, even := evenTokens(s)
		return s.Phase() == rules.PhaseLegend && !even
	})
	s := m.State().(*rules.State)
	play, nodes := showPosition(t, s)
	seen := map[string]bool{}
	for _, x := range m.Legal() {
		if _, ok := nodes[s.Notation(x)]; !ok {
			continue
		}
		if seen[tokenWords(x)] {
			t.Errorf("the choice %s appears twice", tokenWords(x))
		}
		seen[tokenWords(x)] = true
	}
	if len(seen) < 2 {
		t.Errorf("%d different choices, expected at least two", len(seen))
	}
	if play.tokensTip(0) == "" {
		t.Error("the tooltip does not list the owner's legendary tokens")
	}
}

// TestChoicesNameTheirCause checks that the prompt of a decision names the card or event that
// caused the decision.
func TestChoicesNameTheirCause(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseChoose })
	play, _ := showPosition(t, m.State().(*rules.State))
	if name, _ := play.cause(); name == "" {
		t.Error("the cause of the choice is not found")
	}
}

// TestFightResultStaysVisible checks that the result of the viewer's own fight is announced with
// the values of both sides, and that the announcement stays long enough at every animation speed.
func TestFightResultStaysVisible(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := showPosition(t, m.State().(*rules.State))
	d := play.fight()
	d.Cards, d.Played[0], d.Played[1] = 0, rules.Card(51), rules.Card(0)
	if d.Side[0] != play.Viewer && d.Side[1] != play.Viewer {
		t.Fatal("the viewer does not take part in the fight")
	}
	own, _, _ := play.sum(d, 0)
	other, _, _ := play.sum(d, 1)
	winner := d.Side[0]
	if own < other {
		winner = d.Side[1]
	}
	if said, want := play.result(winner), fmt.Sprintf("%d beats %d", max(own, other), min(own, other)); said != want {
		t.Errorf("it says %q, not %q", said, want)
	}
	for _, speed := range stage.Speeds() {
		play.App.Settings.Speed = speed
		won := engine.Told{Event: engine.Event{Kind: rules.EventFightWon, Seat: winner}}
		all := table.Animate(play, won).Animations()
		if len(all) == 0 || all[0].Length < table.ResultTime || !all[0].RealTime {
			t.Errorf("at speed %v the result of the fight is not shown for %d ms", speed, table.ResultTime)
		}
	}
}

// TestShowdownStaysVisible checks that, if two people fight at one screen, the second card stays
// face up for a while before the screen may be covered for the hand-over, at every animation speed.
// With a single person at the screen there is no such delay.
func TestShowdownStaysVisible(t *testing.T) {
	for people, held := range map[int]bool{2: true, 1: false} {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
		play, _ := showPosition(t, m.State().(*rules.State))
		for i := range play.Players {
			if play.Players[i].Bot = "easy"; i < people {
				play.Players[i].Bot = ""
			}
		}
		d := play.fight()
		d.Cards, d.Side = 0, [2]engine.Seat{0, 1}
		for side, waits := range []bool{false, held} { // the card of side 1 is played after the card of side 0
			shown := engine.Event{Kind: rules.EventShown, Seat: d.Side[side], A: int16(rules.Card(51))}
			last := 0.0
			for _, a := range table.Animate(play, engine.Told{Event: shown}).Animations() {
				if a.RealTime {
					last = a.Length
				}
			}
			if (last >= showdownTime) != waits {
				t.Errorf("with %d people at the screen card %d stays face up for %.0f ms", people, side+1, last)
			}
		}
	}
}
