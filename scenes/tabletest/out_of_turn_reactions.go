package tabletest

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// CheckReactions plays at least the given number of random games, with game UIs from maker. It
// checks every question that is asked in another seat's turn (a reaction): its kind is one of those
// that the game lists, passing is legal, and whether the answer matters depends only on what the
// seat knows, or only on public information if the game says so. asked is the number of questions,
// and mattered how many of them mattered.
func CheckReactions(t *testing.T, game engine.Game, maker Maker, games int) (asked, mattered int) {
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
				checkQuestion(t, game, play, m, q, r)
				if !kinds[q.Kind] {
					t.Fatalf("the table's Reaction returns a question of the kind %q, which its Reactions does "+
						"not list", q.Kind)
				}
			}
			if _, err := m.Play(m.Legal()[r.IntN(len(m.Legal()))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return asked, mattered
}

// checkQuestion checks q, a question to a seat in another seat's turn, for which match m waits.
// play is the game UI that returned q. r samples positions that a seat cannot distinguish from that
// of m, in which the question must be the same.
func checkQuestion(t *testing.T, game engine.Game, play table.GameUI, m *match.Match, q table.Reaction, r *rand.Rand) {
	t.Helper()
	legal := false
	for _, x := range m.Legal() {
		legal = legal || x == q.Pass
	}
	if !legal {
		t.Fatalf("phase %s: the table's Reaction returns a question of the kind %q with the move %q as Pass, "+
			"expected a legal move",
			game.Info().PhaseName(m.State().Phase()), q.Kind, m.State().Notation(q.Pass))
	}
	for seat := range engine.Seat(m.State().Seats()) {
		for range 3 {
			other, err := game.New(m.State().Seats(), m.Setup().Options, 0)
			if err != nil {
				t.Fatal(err)
			}
			m.State().CopyTo(other)
			other.Determinize(seat, r)
			got := play.Reaction(other)
			if seat != m.Turn() && !q.Public { // the seat does not see what Matters depends on
				got.Matters = q.Matters
			}
			if other.Phase() == m.State().Phase() && got != q {
				t.Fatalf("the question of the kind %q depends on information hidden from seat %d. In two positions "+
					"that the seat cannot tell apart it is %+v and %+v, expected the same. In the table's Reaction, "+
					"compute Matters only from what the seat to move sees and Possible from what "+
					"everybody sees, and set Public only if everybody sees what Matters depends on", q.Kind, seat, q,
					got)
			}
		}
	}
}
