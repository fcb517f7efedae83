package boomtown

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
)

// TestPreviewRevealsNothingHidden checks that previews show new mayors and do not depend on future
// dice and cards, which are hidden.
func TestPreviewRevealsNothingHidden(t *testing.T) {
	shown := 0
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 3+seed%3), Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(nil, m.Setup().Seats)
		b.State = m.State().(*rules.State)
		b.Settled, b.at.seats = b.State, len(b.Players)
		for !m.Over() {
			move := m.Legal()[r.IntN(min(len(m.Legal()), 4))]
			if previewedKinds[move.Kind] {
				shown++
				check(t, b, move)
			}
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shown < 500 {
		t.Errorf("only %d moves had a preview", shown)
	}
}

// check compares the preview of a move on table b with what the move does by the rules. It also
// compares it with the preview in a copy of the position in which hidden information and future
// chance are sampled again; both must be equal.
func check(t *testing.T, b *Table, move engine.Move) {
	t.Helper()
	v := b.previewOf(move)
	other := *b.State
	other.Determinize(other.Turn(), rand.New(rand.NewPCG(9, 9)))
	drawn := New(nil, b.Players)
	drawn.State, drawn.Settled, drawn.at = &other, &other, b.at
	if again := drawn.previewOf(move); *again != *v {
		t.Fatalf("%s: the preview depends on hidden information: %+v and %+v", other.Notation(move), *v, *again)
	}
	if c := rules.CardOf(move); move.Kind == rules.KindTake && b.State.WouldBeMayor(b.State.Turn(), c) {
		if got := v.mayor[c.Info().Town]; got != b.State.Turn() {
			t.Fatalf("%s: the preview shows seat %d as the new mayor, expected the seat to move",
				b.State.Notation(move), got)
		}
	}
}
