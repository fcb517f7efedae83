package sierrawest

import (
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
	app := tabletest.App(t, rules.Game)
	app.Settings.MarkIntroShown(rules.Game.Info().ID)
	scene, err := table.New(app, m, "", New(app, m.Setup().Seats))
	if err != nil {
		t.Fatal(err)
	}
	app.Push(scene)
	made := len(m.Steps())
	wait := func() {
		for range 60 {
			scene.Update(&ui.Input{}, 16)
		}
	}
	if wait(); !scene.Root.Press(last) {
		t.Fatalf("there is no node for %q", last)
	}
	wait()
	if len(m.Steps()) != made || scene.Report()["confirming"] != true {
		t.Fatalf("after a press of %q, %d moves are made, want none before it is confirmed", last, len(m.Steps())-made)
	}
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
