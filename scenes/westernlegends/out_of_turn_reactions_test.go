package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestReactions checks in randomly played games that every decision in another seat's turn has a
// known kind of reaction. Some of these decisions must be marked as mattering, and some not.
func TestReactions(t *testing.T) {
	asked, mattered := tabletest.CheckReactions(t, rules.Game,
		func(h *stage.App, seats []match.Seat) table.GameUI { return New(h, seats) }, 30)
	t.Logf("%d of %d questions matter at random", mattered, asked)
	if asked < 20 || mattered == 0 || mattered == asked {
		t.Errorf("%d of %d questions matter, expected some but not all", mattered, asked)
	}
}

// TestReactionsThatMatter checks, in games played by the bots' policy, that a reaction is marked as
// mattering only if an answer can help: it can turn a fight, prevent a wound below the maximum, or
// join a game of poker with enough cards.
func TestReactionsThatMatter(t *testing.T) {
	asked, matter := map[string]int{}, map[string]int{}
	questions(t, 40, func(b *Table, s *rules.State, q table.Reaction) {
		p := s.Turn()
		asked[q.Kind]++
		if q.Matters {
			matter[q.Kind]++
		}
		held, _ := s.HandSize(p)
		switch {
		case q.Kind == joining && held >= leastToJoin && !q.Matters:
			t.Errorf("with %d cards the question whether to join does not matter", held)
		case q.Kind == "wound_incoming" && q.Matters != (s.Wounds(p) < rules.MaxWounds):
			t.Errorf("with %d wounds the question about a wound matters: %v", s.Wounds(p), q.Matters)
		case q.Kind == "fight_react" && !q.Matters:
			if now, _ := b.margin(table.ReadBoard(b, s).(*rules.Board), p); now <= 0 && turns(s, p, 0) {
				t.Errorf("seat %d is not asked about a fight that it could still win", p)
			}
		}
	})
	t.Logf("asked %v, of which matter %v", asked, matter)
	for _, kind := range []string{joining, "fight_react"} {
		if asked[kind] < 10 || matter[kind] == 0 || matter[kind] == asked[kind] {
			t.Errorf("%d of %d questions of kind %s matter, expected some but not all", matter[kind], asked[kind], kind)
		}
	}
}

// TestWonFightsAreAsked checks the reaction window of a fight in a seat's own turn. The seat is
// asked, because it holds a card that it may use. If it is winning, the question is marked as one
// that does not matter, and the seat wins if it passes.
func TestWonFightsAreAsked(t *testing.T) {
	app, won, asked := tabletest.App(t, rules.Game), 0, 0
	for i := range uint64(30) {
		seats := tabletest.Bots(2 + int(i)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := New(app, seats), engine.NewRand(i)
		for !m.Over() {
			s := m.State().(*rules.State)
			if s.OpenWindow() == "fight_react" && m.Turn() == s.Active() {
				asked++
				if pass, ok := b.PreparedAnswer(s); ok {
					t.Errorf("seat %d is not asked: the table plays %s", m.Turn(), s.Notation(pass))
				}
				by, sure := b.margin(table.ReadBoard(b, s).(*rules.Board), m.Turn())
				if q := b.Reaction(s); sure && by > 0 {
					won++
					if winner := endOf(t, s, q.Pass); q.Matters || winner != m.Turn() {
						t.Errorf("the question to seat %d, which is winning, matters: %v; seat %d wins if it passes",
							m.Turn(), q.Matters, winner)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Logf("%d of %d questions are put to the winner", won, asked); won == 0 || won == asked {
		t.Errorf("%d of %d questions are put to the winner, expected some but not all", won, asked)
	}
}

// endOf returns the winner of the fight in s if the seat to move makes move m and everybody passes
// afterwards.
func endOf(t *testing.T, s *rules.State, m engine.Move) (winner engine.Seat) {
	t.Helper()
	next := new(rules.State)
	s.CopyTo(next)
	winner = engine.NoSeat
	tell := func(e engine.Event) {
		if e.Kind == rules.EventFightWon {
			winner = e.Seat
		}
	}
	if err := next.Play(m, tell); err != nil {
		t.Fatal(err)
	}
	for winner == engine.NoSeat { // the cards may cause further decisions before the fight ends
		legal, err := engine.PlayForced(next, nil, tell)
		if err != nil {
			t.Fatal(err)
		}
		if winner != engine.NoSeat {
			break
		}
		if err := next.Play(legal[len(legal)-1], tell); err != nil { // the last of the legal moves is the pass
			t.Fatal(err)
		}
	}
	return winner
}

// questions plays the given number of games by the bots' policy. For each decision that a seat has
// in another seat's turn, it calls visit with the table b, the position s and the question q that
// the table asks.
func questions(t *testing.T, games int, visit func(b *Table, s *rules.State, q table.Reaction)) {
	t.Helper()
	app := tabletest.App(t, rules.Game)
	for i := range uint64(games) {
		seats := tabletest.Bots(2 + int(i)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := New(app, seats), engine.NewRand(i)
		for !m.Over() {
			s := m.State().(*rules.State)
			if q := b.Reaction(s); q.Kind != "" {
				visit(b, s, q)
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// turns reports whether seat p can win the current fight with a few of its legal moves in a row, if
// the other side passes. deep is the number of moves already made, which limits the recursion;
// callers pass 0.
func turns(s *rules.State, p engine.Seat, deep int) bool {
	for _, m := range s.Moves(nil) {
		next, won := new(rules.State), false
		s.CopyTo(next)
		if err := next.Play(m, func(e engine.Event) {
			won = won || e.Kind == rules.EventFightWon &&
				e.Seat == p
		}); err != nil {
			return false
		}
		for next.OpenWindow() == "fight_react" && next.Turn() != p {
			if next.Play(engine.Move{Kind: rules.KindPass},
				func(e engine.Event) { won = won || e.Kind == rules.EventFightWon && e.Seat == p }) != nil {
				break
			}
		}
		if won || deep < 3 && next.OpenWindow() == "fight_react" && next.Turn() == p && turns(next, p, deep+1) {
			return true
		}
	}
	return false
}

// TestPausesAreHandedOver checks that, with several people at one screen, a person is asked in
// another's turn even if the person can use nothing, so that the others learn nothing about the
// hand: in front of the others, or after a hand-over of the device. The exceptions: the person
// chose never to be asked; or nothing is set and nobody at the table could gain anything by an
// answer. No decision is recorded.
func TestPausesAreHandedOver(t *testing.T) {
	for _, c := range []struct {
		name    string
		set     table.AskMode
		matters bool // whether an answer could matter as far as everybody knows
		passes  bool // whether the pause ends without a hand-over
	}{
		{"unset", "", true, false}, {"unset, cannot matter", "", false, true},
		{"always, cannot matter", table.AskAlways, false, false}, {"never", table.AskNever, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := paused(t, c.matters)
			seat, app := m.Turn(), tabletest.App(t, rules.Game)
			app.Settings.MarkIntroShown(rules.Game.Info().ID)
			play := New(app, m.Setup().Seats)
			q := play.Reaction(m.State())
			scene, err := table.New(app, m, "", play)
			if err != nil {
				t.Fatal(err)
			}
			if c.set != "" {
				scene.SetAskMode(seat, q.Kind, c.set)
			}
			app.Push(scene)
			made := len(m.Steps())
			scene.Update(&ui.Input{}, 16)
			if passed := !m.AtPause() || m.Turn() != seat; passed != c.passes {
				t.Errorf("the pause %q of seat %d ends without a question: %v, want %v", q.Kind, seat, passed, c.passes)
			}
			covered := app.Top().Name() == "handover"
			if open := engine.OpenDecision(m.State()); !c.passes && covered == open {
				t.Errorf("the device is handed over for the pause %q of seat %d: %v, and the decision is open: %v, want "+
					"one of them", q.Kind, seat, covered, open)
			}
			if len(m.Steps()) != made {
				t.Errorf("%d decisions are recorded at a pause, want none", len(m.Steps())-made)
			}
		})
	}
}

// paused returns a match of two people in which one of them is asked for a reaction in the other's
// turn, but can use nothing. matters says which situation to find: one in which an answer could
// matter, by public information, or one in which it could not.
func paused(t *testing.T, matters bool) *match.Match {
	t.Helper()
	for seed := range uint64(40) {
		m, err := match.New(rules.Game, match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Ben"}}, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if m.AtPause() && m.Turn() != s.Active() && s.OpenWindow() != "" {
				play := New(tabletest.App(t, rules.Game), m.Setup().Seats)
				if q := play.Reaction(s); q.SkippedUnset(play) != matters {
					return m
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches a pause")
	return nil
}
