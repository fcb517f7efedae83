package boomtown

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAccountsAddUp checks at every decision that the parts of a seat's points that Breakdowns
// returns add up to the seat's score, with and without the option vein_scores.
func TestAccountsAddUp(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		options := engine.Options{}
		if seed%2 == 1 {
			options["vein_scores"] = "true"
		}
		m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 3+seed%3), Seed: seed, Options: options},
			nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(nil, m.Setup().Seats)
		window, area := tabletest.WideWindow()
		for !m.Over() {
			if _, err := m.Play(m.Legal()[r.IntN(min(len(m.Legal()), 4))]); err != nil {
				t.Fatal(err)
			}
			table.ShowPosition(b, m.State(), window, area)
			for seat, points := range m.Scores() {
				all := b.Breakdowns(engine.Seat(seat))
				if sum := all[0].Sum(); sum != points || b.points(engine.Seat(seat)) != points {
					t.Fatalf("seat %d has %d points, its parts add up to %d, the ledger shows %d", seat, points, sum,
						b.points(engine.Seat(seat)))
				}
			}
		}
	}
}
