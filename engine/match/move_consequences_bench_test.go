package match

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

// BenchmarkConsequences measures for every game the questions that a table asks about a move before
// it is played, and the move itself. One operation is a decision.
func BenchmarkConsequences(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.Info().ID, func(b *testing.B) {
			b.ReportAllocs()
			var m *Match
			rng := rand.New(rand.NewPCG(4, 0))
			for seed := uint64(1); b.Loop(); {
				if m == nil || m.Over() {
					seed++
					m = benchMatch(b, g, seed)
				}
				move := m.Legal()[rng.IntN(len(m.Legal()))]
				for range 2 { // for the guard against misclicks, and for the question about the move
					m.Irreversible(move)
					m.EndsTurn(move)
				}
				m.EndsTurnByItself(move)
				m.SurelyEndsTurn(move)
				if _, err := m.Play(move); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// benchMatch returns a match of two or three seats.
func benchMatch(b *testing.B, g engine.Game, seed uint64) *Match {
	b.Helper()
	m, err := New(g, Setup{Seats: []Seat{ada, bot, bot}[:min(3, g.Info().MaxSeats)], Seed: seed}, nil)
	if err != nil {
		b.Fatal(err)
	}
	return m
}
