package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/sierrawest"
)

// TestConsequencesTellNothingHidden checks that what is asked and guarded before a move depends
// only on what the seat to move knows: in twins of a position, which differ in what is hidden and
// in the coming results of chance, the answers about each move must be the same.
func TestConsequencesTellNothingHidden(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			options, every := engine.Options{}, 24
			if g.Info().ID == "sierrawest" {
				options["mode"] = "outlaws_outposts" // the mode with shots, after which a turn may end
				every = 6
			}
			seats := []Seat{ada, bot, bot}[:min(3, g.Info().MaxSeats)]
			m, err := New(g, Setup{Seats: seats, Seed: 4, Options: options}, nil)
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(4, 0))
			for n := 0; !m.Over() && n < 400; n++ {
				move := m.Legal()[rng.IntN(len(m.Legal()))]
				if n%every == 0 {
					compareTwinAnswers(t, m, move, uint64(n))
				}
				if _, err := m.Play(move); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// answersAbout returns the answers to all questions about what a move of match m leads to.
func answersAbout(m *Match, move engine.Move) string {
	best, points := m.BestAlternative(move)
	return fmt.Sprint(m.Irreversible(move), m.EndsTurn(move), m.EndsTurnByItself(move), m.SurelyEndsTurn(move),
		best, points)
}

// TestAnswersFollowThePosition checks for every game that the answers about a move do not depend on
// what was asked before, at this decision or at others, also after undo and redo: a match without
// any earlier question gives the same answers.
func TestAnswersFollowThePosition(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			seats := []Seat{ada, bot, bot}[:min(3, g.Info().MaxSeats)]
			m, err := New(g, Setup{Seats: seats, Seed: 6}, nil)
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(6, 0))
			for n := 0; !m.Over() && n < 60; n++ {
				if n%4 == 3 && m.CanUndo(0) == nil {
					if err := m.Undo(0); err != nil {
						t.Fatal(err)
					}
				}
				move := m.Legal()[rng.IntN(len(m.Legal()))]
				m.EndsTurn(m.Legal()[0])
				m.EndsTurnByItself(move)
				fresh := freshMatch(t, m)
				if got, want := answersAbout(m, move), answersAbout(fresh, move); got != want {
					t.Errorf("decision %d, %s: the answers are %s, in a match without earlier questions %s", n,
						m.State().Notation(move), got, want)
				}
				if _, err := m.Play(move); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// freshMatch returns a match with the setup and the decisions of m.
func freshMatch(t *testing.T, m *Match) *Match {
	t.Helper()
	fresh, err := New(m.timeline.game, m.Setup(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range m.Steps() {
		if _, err := fresh.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	return fresh
}

// compareTwinAnswers checks that the answers about a move are the same in twins of the position.
func compareTwinAnswers(t *testing.T, m *Match, move engine.Move, seed uint64) {
	t.Helper()
	state := m.timeline.state
	change := func(s engine.State) {
		m.timeline.state = s
		m.timeline.version++
	}
	want, notation := answersAbout(m, move), state.Notation(move)
	defer change(state)
	for twin := range uint64(2) {
		change(engine.Clone(state))
		m.timeline.state.Determinize(state.Turn(), rand.New(rand.NewPCG(seed, twin)))
		if got := answersAbout(m, move); got != want {
			t.Errorf("%s: the answers are %s, in a twin of the position %s", notation, want, got)
		}
	}
}

// TestShotsMayEndTheTurn checks, in Sierra West, that a shot and a summit action that begins with
// one are both said to be able to end the turn by themselves, and not to do so surely: a shot may
// hit or miss.
func TestShotsMayEndTheTurn(t *testing.T) {
	found := map[engine.Kind]bool{}
	for seed := uint64(1); seed < 30 && len(found) < 2; seed++ {
		m, err := New(sierrawest.Game, Setup{Seats: []Seat{ada, bot}, Seed: seed,
			Options: engine.Options{"mode": "outlaws_outposts"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := rand.New(rand.NewPCG(seed, 0)); !m.Over(); {
			for _, x := range m.Legal() {
				shoots := x.Kind == sierrawest.KindFire || x.Kind == sierrawest.KindSummit
				if shoots && !found[x.Kind] && m.EndsTurnByItself(x) && !m.SurelyEndsTurn(x) {
					found[x.Kind] = true
				}
			}
			if _, err := m.Play(m.Legal()[rng.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !found[sierrawest.KindFire] || !found[sierrawest.KindSummit] {
		t.Errorf("moves that may end the turn by a shot: %v, want shots and summits", found)
	}
}
