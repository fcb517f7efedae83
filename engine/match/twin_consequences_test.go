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

// compareTwinAnswers checks that the answers about a move are the same in twins of the position.
func compareTwinAnswers(t *testing.T, m *Match, move engine.Move, seed uint64) {
	t.Helper()
	answers := func() string {
		return fmt.Sprint(m.Irreversible(move), m.EndsTurn(move), m.EndsTurnByItself(move), m.SurelyEndsTurn(move))
	}
	state := m.timeline.state
	want, notation := answers(), state.Notation(move)
	defer func() { m.timeline.state = state }()
	for twin := range uint64(2) {
		m.timeline.state = engine.Clone(state)
		m.timeline.state.Determinize(state.Turn(), rand.New(rand.NewPCG(seed, twin)))
		if got := answers(); got != want {
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
