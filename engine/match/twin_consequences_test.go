package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
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
