package sierrawest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTurnEndsByPress checks that a move that would end the turn, because nothing is left to do
// after it, waits for a second press. Otherwise the player could not undo it: the end of the turn
// draws cards.
func TestTurnEndsByPress(t *testing.T) {
	m, last := beforeEndingMove(t, "trap tan", "trap green")
	if played, asks := pressAt(t, m, last); played > 0 || !asks {
		t.Fatalf("after a press of %q, %d moves are made, want none before it is confirmed", last, played)
	}
}

// TestErrandThatEndsTurnIsConfirmed checks that one press that plays several moves, such as the
// walk to a summit, waits for a second press if they end the turn by themselves.
func TestErrandThatEndsTurnIsConfirmed(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 60 && tried < 3; seed++ {
		seats := []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"}}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			for id, next := range longPresses(s) {
				all := m.PlayAhead(next(), 20)
				if m.Turn() != 0 || tried == 3 || len(all) < 2 || !m.ConsequencesOf(all).EndsTurnByItself ||
					m.ConsequencesOf(all[:1]).Irreversible {
					continue
				}
				played, asks := pressAt(t, m, id)
				if played > 0 {
					t.Errorf("a press on %q plays %d moves and ends the turn without a question", id, played)
				}
				if asks || played > 0 { // otherwise the press asks how to pay
					tried++
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tried == 0 {
		t.Error("no press on a summit or space ends the turn by itself: the test has checked nothing")
	}
}

// longPresses returns the sequences that a press on a summit or on a space farther along a path
// plays in position s, by the IDs of their nodes.
func longPresses(s *rules.State) map[string]func() table.MoveSequence {
	all := map[string]func() table.MoveSequence{}
	if s.Phase() != rules.PhasePioneer || s.Turn() != s.Active() {
		return all
	}
	for path := range rules.Path(2) {
		if at := s.Pioneer(s.Active(), path); at.Ready || at.Space > 0 {
			last := path.Spaces()
			if at.Space < last-1 {
				all[fmt.Sprintf("well %s %d", path, last)] = func() table.MoveSequence {
					return walkUpTo(path, last, nil)
				}
			}
		}
		for goal, e := range errands(s, path, nil) {
			if goal.Kind == rules.KindSummit {
				all["summit "+rules.SlotOf(goal).String()] = e.next
			}
		}
	}
	return all
}

// pressAt opens a table for the person of match m and presses the node with the given ID. It
// returns the number of moves that the press plays, and whether the table asks for confirmation.
func pressAt(t *testing.T, m *match.Match, id string) (played int, asks bool) {
	t.Helper()
	app := tabletest.App(t, rules.Game)
	app.Settings.MarkIntroShown(rules.Game.Info().ID)
	app.Settings.Hints = false // advice would ask first
	loaded, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, m.Text(), nil)
	if err != nil {
		t.Fatal(err)
	}
	scene, err := table.New(app, loaded, "", New(app, m.Setup().Seats))
	if err != nil {
		t.Fatal(err)
	}
	app.Push(scene)
	made := len(loaded.Steps())
	wait := func() {
		for range 60 {
			scene.Update(&ui.Input{}, 16)
		}
	}
	if wait(); !scene.Root.Press(id) {
		t.Fatalf("there is no node for %q", id)
	}
	wait()
	return len(loaded.Steps()) - made, scene.Report()["confirming"] == true
}

// beforeEndingMove returns a match in which the first seat, a person, can make one of the moves in
// moves that ends its turn by itself. The second result is that move.
func beforeEndingMove(t *testing.T, moves ...string) (*match.Match, string) {
	t.Helper()
	for seed := range uint64(40) {
		seats := []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"}}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed + 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rand.New(rand.NewPCG(seed, 0)); !m.Over(); {
			for _, text := range moves {
				move, err := m.State().Parse(text)
				if err == nil && m.Turn() == 0 && slices.Contains(m.Legal(), move) && m.EndsTurnByItself(move) {
					return m, text
				}
			}
			if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no simulated game reaches such a position")
	return nil, ""
}

// TestLastTurnIsAnnounced checks that the hand-over screen says that a seat's last turn begins, in
// the last round and not before.
func TestLastTurnIsAnnounced(t *testing.T) {
	b := newTestTable(t, 2)
	state, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s, rng, announced := state.(*rules.State), engine.NewRand(1), engine.SeatSet(0)
	for s.Turn() != engine.NoSeat {
		if last := s.EndRound() > 0 && s.Round() == s.EndRound(); s.Turn() == s.Active() {
			if said := b.LastTurn(s, s.Turn()); (said != "") != last {
				t.Fatalf("round %d of %d: the screen says %q", s.Round(), s.EndRound(), said)
			} else if last {
				announced = announced.With(s.Turn())
			}
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if announced != engine.AllSeats(2) {
		t.Errorf("the last turn was announced to %v, want both seats", announced)
	}
}
