package narrowgauge

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// TestLastTurns checks in a game played at random that the hand-over names the last turn of each
// seat in a round and in the game, and no other turn.
func TestLastTurns(t *testing.T) {
	state, err := rules.Game.New(rules.Seats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b, rng := newTestTable(t), engine.NewRand(1)
	s := state.(*rules.State)
	var told [rules.Rounds + 1][rules.Seats][]string // by round and seat, what is said in each turn
	for s.Turn() != engine.NoSeat {
		if seat := s.Turn(); s.Phase() == rules.PhaseRefill {
			said := engine.At(told[s.Round()][:], seat)
			*said = append(*said, b.LastTurn(s, seat))
		}
		if err := s.Play(s.Policy(&rng), func(engine.Event) {}); err != nil {
			t.Fatal(err)
		}
	}
	b.Board.Read(s, b.RevealedSeats)
	if got := b.ResultLines(); got != nil {
		t.Errorf("without a memory of the last turn, the results say %q", got)
	}
	for c := range rules.Company(rules.CompanyCount) {
		b.Board.Past.Share = engine.Event{Kind: rules.EventShare, Seat: 1, A: int16(c)}
		by := s.Pieces(1, c) - s.Pieces(0, c)
		if got := b.ResultLines(); (by == 0 || by == 1) != (len(got) == 1) {
			t.Errorf("the results say %q after a last certificate by which seat 1 leads by %d", got, by)
		}
		b.Board.Past.Share.Auto = true
		if got := b.ResultLines(); got != nil {
			t.Errorf("the results praise a certificate that was the only choice: %q", got)
		}
	}
	for round := 1; round <= rules.Rounds; round++ {
		other, last := "", "This is your last turn this round."
		if round == rules.Rounds {
			other, last = "This is the last round.", "This is your last turn."
		}
		for seat, said := range told[round] {
			for i, got := range said {
				want := other
				if i == len(said)-1 {
					want = last
				}
				if got != want {
					t.Errorf("turn %d of seat %d in round %d: %q, want %q", i+1, seat, round, got, want)
				}
			}
		}
	}
}
