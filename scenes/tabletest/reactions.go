package tabletest

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// Reactions plays games at random and holds every question in another seat's turn to what package table promises of it:
// it is of a kind that the game lists, passing is legal, and whether it matters follows from what its seat knows, or
// from what everybody knows where the game says so. It reports how many questions there were, and how many mattered.
func Reactions(t *testing.T, game engine.Game, maker Maker, games int) (asked, mattered int) {
	t.Helper()
	info := game.Info()
	app := App(t, game)
	kinds := map[string]bool{}
	for i, setup := range setups(info, info.MinSeats, games, 0) {
		m, err := match.New(game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := maker(app, setup.Seats)
		for _, k := range play.Reactions() {
			kinds[k.ID] = true
		}
		r := rand.New(rand.NewPCG(uint64(i), 5))
		for !m.Over() {
			q := play.Reaction(m.State())
			if q.Kind != "" {
				asked++
				if q.Matters {
					mattered++
				}
				question(t, game, play, m, q, r)
				if !kinds[q.Kind] {
					t.Fatalf("a question of the kind %q is not among the Reactions that the game lists", q.Kind)
				}
			}
			if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return asked, mattered
}

// question checks one question.
func question(t *testing.T, game engine.Game, play table.Play, m *match.Match, q table.Reaction, r *rand.Rand) {
	t.Helper()
	legal := false
	for _, x := range m.Legal() {
		legal = legal || x == q.Pass
	}
	if !legal {
		t.Fatalf("%s: a question of the kind %q is passed by %q, which is not legal", game.Info().PhaseName(m.State().Phase()), q.Kind,
			m.State().Notation(q.Pass))
	}
	for seat := range engine.Seat(m.State().Seats()) {
		if seat != m.Turn() && !q.Plain {
			continue
		}
		for range 3 {
			other, err := game.New(m.State().Seats(), m.Setup().Options, 0)
			if err != nil {
				t.Fatal(err)
			}
			m.State().CopyTo(other)
			other.Determinize(seat, r)
			if got := play.Reaction(other); other.Phase() == m.State().Phase() && got != q {
				t.Fatalf("a question of the kind %q is %+v, and %+v where only what seat %d cannot know is different: base Matters on "+
					"what the seat to move sees, and call it Plain only if everybody sees that", q.Kind, q, got, seat)
			}
		}
	}
}
