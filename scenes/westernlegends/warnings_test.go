package westernlegends

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAdvice checks, in games with partly random moves, that each warning is given at least once
// and that most moves cause no warning.
func TestAdvice(t *testing.T) {
	said, moves := map[string]int{}, 0
	var p *tabletest.Bench
	var err error
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() { p, err = tabletest.OpenBench(Game, m, nil) })
	if err != nil {
		t.Fatal(err)
	}
	b := p.Play.(*Table)
	for seed := range uint64(12) {
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(4), Seed: seed, Options: patrolOf(seed)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(seed)
		for !m.Over() {
			s := m.State().(*rules.State)
			drive.OnHost(func() {
				table.ShowPosition(b, s, b.Window, b.Area)
				for _, x := range m.Legal() {
					moves++
					b.plan.goal = rules.NoSpace
					if _, ok := s.SheriffReach(); ok { // send the Sheriff to a space beyond a Wanted player
						for y := range rules.Space(rules.Spaces()) {
							if way := s.SheriffWay(y); len(way) > 0 && way[len(way)-1] != y {
								b.plan.goal = y
							}
						}
					}
					for i := range advice {
						if text := advice[i].Text(b, x); text != "" {
							said[advice[i].ID]++
						}
					}
				}
			})
			x := s.Policy(&rng)
			if rng.Below(3) == 0 { // play a random move, as a newcomer might
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d moves, advice: %v", moves, said)
	all := 0
	for i := range advice {
		n := said[advice[i].ID]
		if all += n; n == 0 {
			t.Errorf("the warning %q is never given", advice[i].ID)
		}
	}
	if all*5 > moves {
		t.Errorf("%d warnings about %d moves, expected at most a fifth", all, moves)
	}
}

// patrolOf returns options in which the Sheriff patrols in every second game.
func patrolOf(seed uint64) engine.Options {
	return engine.Options{"sheriff_patrol": []string{"off", "on"}[seed%2]}
}

// TestAdviceHoldsBackOnce checks how each warning works: the press that would make the mistake
// shows the warning instead, and the next press makes the move. Afterwards the warning is not shown
// again, except for the one that is given every time.
func TestAdviceHoldsBackOnce(t *testing.T) {
	for i := range advice {
		a := &advice[i]
		t.Run(a.ID, func(t *testing.T) {
			for seed := range uint64(30) {
				m, x, goal := mistake(t, a, seed)
				if m != nil && heldBack(t, a, m, x, goal) {
					return
				}
			}
			t.Error("no press was held back by the warning")
		})
	}
}

// mistake plays games with partly random moves until seat 0, a person, can make the mistake of
// which warning a warns. It returns the match and the mistaken move x. For a ride or the Sheriff,
// goal is the space to which the move leads.
func mistake(t *testing.T, a *table.Advice, seed uint64) (m *match.Match, x engine.Move, goal rules.Space) {
	t.Helper()
	seats := tabletest.Bots(4)
	seats[0].Bot = ""
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed + 70, Options: patrolOf(seed)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	for rng := engine.NewRand(seed); !m.Over(); {
		s := m.State().(*rules.State)
		if m.Turn() == 0 {
			table.ShowPosition(b, s, window, area)
			for _, x := range m.Legal() {
				for _, b.plan.goal = range possibleTargets(s, x) {
					if a.Text(b, x) != "" {
						return m, x, b.plan.goal
					}
				}
			}
		}
		x := s.Policy(&rng)
		if rng.Below(4) == 0 {
			x = m.Legal()[rng.Below(len(m.Legal()))]
		}
		if _, err := m.Play(x); err != nil {
			t.Fatal(err)
		}
	}
	return nil, x, goal
}

// possibleTargets returns the spaces to which move m could be meant to lead. For a ride or a step
// of the Sheriff these are all spaces of the map. The last one is always NoSpace.
func possibleTargets(s *rules.State, m engine.Move) (out []rules.Space) {
	_, rides := s.RideReach()
	_, sheriff := s.SheriffReach()
	if m.Kind == rules.KindMove && rides || m.Kind == rules.KindStep && sheriff {
		for x := range rules.Space(rules.Spaces()) {
			out = append(out, x)
		}
	}
	return append(out, rules.NoSpace)
}

// heldBack presses the node that makes the mistaken move x. It reports whether warning a appears
// instead of the move, and a further press makes the move. It returns false if another warning
// comes first or if no single press makes the move.
func heldBack(t *testing.T, a *table.Advice, m *match.Match, x engine.Move, goal rules.Space) (held bool) {
	t.Helper()
	made := len(m.Steps())
	drive.OnHost(func() {
		bench, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		b := bench.Play.(*Table)
		root := bench.Scene.Base().Root
		press := func() {
			if goal == rules.NoSpace || !root.Press("space "+goal.String()) {
				root.Press(m.State().Notation(x))
			}
			// a press may wait for a search in the background, which takes longer on a busy machine
			for range 20_000 {
				bench.Scene.Update(&ui.Input{}, 900)
				if len(m.Steps()) > made || !bench.Scene.Base().Busy {
					return
				}
				time.Sleep(time.Millisecond)
			}
			t.Error("the table stays busy after a press")
		}
		press()
		if !b.App.Settings.AdviceGiven("westernlegends", a.ID) && !a.Repeat && !a.Loss || len(m.Steps()) > made {
			return
		}
		b.plan.goal = goal
		if again, _ := table.FindAdvice(b, x,
			func(id string) bool { return b.App.Settings.AdviceGiven("westernlegends", id) }); (again != nil &&
			again.ID == a.ID) != (a.Repeat || a.Loss) {
			t.Errorf("the warning is given again: %v", !a.Repeat && !a.Loss)
		}
		for range 3 { // up to three presses, because the last one may confirm the end of the turn
			press()
		}
		held = len(m.Steps()) > made
	})
	return held
}

// TestUselessWhiskey checks that the table warns before whiskey is used if the Man in Black is its
// only possible target, because it does nothing to him (R104).
func TestUselessWhiskey(t *testing.T) {
	app, warned := tabletest.App(t, rules.Game), 0
	for seed := range uint64(40) {
		seats := tabletest.Bots(2)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(app, seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			for _, x := range m.Legal() {
				_, _, i := rules.SourceOf(x).Parts()
				if x.Kind != rules.KindUse || i < 0 || i.String() != "whiskey" {
					continue
				}
				table.ShowPosition(b, s, window, area)
				alone := s.Space(0) != s.Space(1)
				if text := b.idleAdvice(x); (text != "") != alone {
					t.Fatalf("seed %d: the warning is %q, the other player is elsewhere: %v", seed, text, alone)
				} else if alone {
					warned++
				}
			}
			x := s.Policy(&rng)
			if rng.Below(3) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if warned == 0 {
		t.Error("whiskey was never offered against the Man in Black alone: try more seeds")
	}
}

// TestRobberyWarnsOnlyIfWeakOrByAMarshal checks the warnings before the Bank or a player is robbed:
// a weak hand warns of the odds, a Marshal is warned of the lost points, and a safe robbery by an
// outlaw brings no warning.
func TestRobberyWarnsOnlyIfWeakOrByAMarshal(t *testing.T) {
	const weak, safe = `["pk_2h", "pk_3h"]`, `["pk_as", "pk_ah", "pk_kd"]`
	for _, c := range []struct {
		hand       string
		mp         int
		odds, star bool
	}{{weak, 0, true, false}, {safe, 0, false, false}, {safe, 3, false, true}, {weak, 3, true, true}} {
		s := positionOf(t, "e15_faro", fmt.Sprintf(
			`{"seats": {"0": {"space": "dr_bank", "hand": %s, "mp": %d}, "1": {"space": "dr_bank", "hand": ["pk_4d"]}}}`,
			c.hand, c.mp))
		b, _ := showPosition(t, s)
		for _, m := range []engine.Move{{Kind: rules.KindBankRobbery}, fightMove("rob", 1)} {
			if _, err := s.Parse(s.Notation(m)); err != nil {
				t.Fatalf("the robbery %q is not possible: %v", s.Notation(m), err)
			}
			if odds := b.robberyAdvice(m); (odds != "") != c.odds {
				t.Errorf("with %s, %q warns of the odds: %q, want a warning: %v", c.hand, s.Notation(m), odds, c.odds)
			}
			if star := b.starAdvice(m); (star != "") != c.star {
				t.Errorf("with %d Marshal points, %q warns: %q, want a warning: %v", c.mp, s.Notation(m), star, c.star)
			}
		}
	}
}
