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

// sought plays games with a person at the first seat, now and then at random, until the person is asked as wanted; nil where that
// does not come up.
func sought(t *testing.T, seats int, wanted func(m *match.Match, s *rules.State) bool) *match.Match {
	t.Helper()
	for seed := range uint64(60) {
		who := tabletest.Bots(seats)
		who[0] = match.Seat{Name: "Ada", Face: "rose"}
		m, err := match.New(rules.Game, match.Setup{Seats: who, Seed: seed, Options: engine.Options{"npc_dealer": "auto"}}, nil)
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
	t.Fatal("no such question comes up")
	return nil
}

// laid shows a position to the person at the first seat and returns the table with its close-up's choices by their IDs.
func laid(t *testing.T, s *rules.State) (*Table, map[string]ui.Node) {
	t.Helper()
	seats := tabletest.Bots(s.Seats())
	seats[0] = match.Seat{Name: "Ada"}
	play := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.Wide()
	table.Reveal(play, engine.SeatsOf(0))
	table.Show(play, s, window, area)
	nodes := map[string]ui.Node{}
	for _, n := range play.Nodes(table.NewAsk(play, s, s.Moves(nil)), nil) {
		nodes[n.ID] = n
	}
	return play, nodes
}

// Goods keep their places on the shelf, and bets theirs on the table, whatever has been bought or bet.
func TestChoicesKeepTheirPlaces(t *testing.T) {
	for _, c := range []struct {
		name  string
		phase engine.Phase
		kind  engine.Kind
	}{{"the store", rules.PhaseShop, rules.KindBuy}, {"bets of faro", rules.PhaseFaroBet, rules.KindBet}} {
		m := sought(t, 4, func(m *match.Match, s *rules.State) bool {
			if s.Phase() != c.phase {
				return false
			}
			next := new(rules.State)
			s.CopyTo(next)
			i := slices.IndexFunc(m.Legal(), func(m engine.Move) bool { return m.Kind == c.kind })
			return i >= 0 && next.Play(m.Legal()[i], nil) == nil && next.Phase() == c.phase && next.Turn() == 0
		})
		_, before := laid(t, m.State().(*rules.State))
		for _, x := range m.Legal() {
			if x.Kind == c.kind {
				if _, err := m.Play(x); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		_, after := laid(t, m.State().(*rules.State))
		same := 0
		for id, n := range after {
			if old, ok := before[id]; ok && n.Keys != nil && n.Press != nil {
				if same++; old.Rect != n.Rect {
					t.Errorf("%s: %q moves from %v to %v", c.name, id, old.Rect, n.Rect)
				}
			}
		}
		if same == 0 {
			t.Errorf("%s: nothing stays", c.name)
		}
	}
}

// The store stays open while what was bought comes to the mat.
func TestStoreStaysOpen(t *testing.T) {
	m := sought(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseShop && s.OnSale().Len() > 0
	})
	s := m.State().(*rules.State)
	play, _ := laid(t, s)
	busy := table.NewAsk(play, s, nil)
	busy.Moving = true
	if c, ok := play.looked(busy); !ok || c.id != "shop" {
		t.Errorf("while something moves there is %q", c.id)
	}
}

// A close-up of a fight goes when the fight is over and comes under its own title, in the midst of other motions: a new
// one is asked for as soon as the board shows another.
func TestCloseUpsFollowTheBoard(t *testing.T) {
	m := sought(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := laid(t, m.State().(*rules.State))
	asked := 0
	play.rebuild = func() { asked++ }
	play.Board.Fighting = 0
	play.Layout()
	if asked != 1 {
		t.Errorf("when the fight is over the nodes are asked for %d times", asked)
	}
	play.Layout()
	if asked != 1 {
		t.Error("they are asked for again though nothing has changed")
	}
}

// Nothing is asked about legendary tokens that are worth the same, choices of the same worth are there once, and their owner can
// look his up.
func TestLegendaryTokensAreWeighed(t *testing.T) {
	m := sought(t, 4, func(m *match.Match, s *rules.State) bool {
		_, even := evenTokens(s)
		return s.Phase() == rules.PhaseLegend && !even
	})
	s := m.State().(*rules.State)
	play, nodes := laid(t, s)
	seen := map[string]bool{}
	for _, x := range m.Legal() {
		if _, ok := nodes[s.Notation(x)]; !ok {
			continue
		}
		if seen[tokenWords(x)] {
			t.Errorf("%s is there twice", tokenWords(x))
		}
		seen[tokenWords(x)] = true
	}
	if len(seen) < 2 {
		t.Errorf("%d choices", len(seen))
	}
	if play.tokensTip(0) == "" {
		t.Error("what one holds is not said")
	}
}

// A choice says what it comes from.
func TestChoicesSayWhy(t *testing.T) {
	m := sought(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseChoose })
	play, _ := laid(t, m.State().(*rules.State))
	past := slices.Clone(m.Opening())
	for _, step := range m.Steps() {
		past = append(past, step.Events...)
	}
	if name, _ := play.cause(past); name == "" {
		t.Error("nothing says why it has to be chosen")
	}
}

// Who has won a fight of one's own is told with both sums, and held as long at every speed.
func TestResultOfAFightIsHeld(t *testing.T) {
	m := sought(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
	play, _ := laid(t, m.State().(*rules.State))
	d := play.fight()
	d.Cards, d.Played[0], d.Played[1] = 0, rules.Card(51), rules.Card(0)
	if d.Side[0] != play.Viewer && d.Side[1] != play.Viewer {
		t.Fatal("nobody looks at this fight from within")
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
		all := table.Animate(play, engine.Event{Kind: rules.EventFightWon, Seat: winner}).Animations()
		if len(all) == 0 || all[0].Length < resultTime || !all[0].Held {
			t.Errorf("at speed %v the result is not held for %d ms", speed, resultTime)
		}
	}
}

// Where two people share a screen, the card that decides their duel lies open for a while before the table may be covered, at every
// speed; a bot's, or a card against the game itself, need not.
func TestShowdownIsSeenByBoth(t *testing.T) {
	for people, held := range map[int]bool{2: true, 1: false} {
		m := sought(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFightCard })
		play, _ := laid(t, m.State().(*rules.State))
		for i := range play.Names {
			if play.Names[i].Bot = "easy"; i < people {
				play.Names[i].Bot = ""
			}
		}
		d := play.fight()
		d.Cards, d.Side = 0, [2]engine.Seat{0, 1}
		for side, waits := range []bool{false, held} { // the first card is followed by the second
			shown := engine.Event{Kind: rules.EventShown, Seat: d.Side[side], A: int16(rules.Card(51))}
			last := 0.0
			for _, a := range table.Animate(play, shown).Animations() {
				if a.Held {
					last = a.Length
				}
			}
			if (last >= showdownTime) != waits {
				t.Errorf("with %d people card %d is held for %.0f ms", people, side+1, last)
			}
		}
	}
}
