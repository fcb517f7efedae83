package narrowgauge

import (
	"strings"
	"testing"
	"unicode/utf8"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// TestCoachNamesMovesApart checks in games played at random that the coach's words for the ways to
// lay a card differ, except for equal cards, and fit into two lines of its list.
func TestCoachNamesMovesApart(t *testing.T) {
	const twoLines = 80 // letters
	type way struct {
		name   string // of the card
		how    int16
		origin rules.Space
	}
	tried := 0
	for seed := range uint64(4) {
		state, err := rules.Game.New(rules.Seats, engine.Options{"more_power": "on", "random_turn_order": "on"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := newTestTable(t), engine.NewRand(seed)
		s := state.(*rules.State)
		b.State = s
		for s.Turn() != engine.NoSeat {
			b.Board.Read(s, b.RevealedSeats)
			named := map[string]way{}
			for _, m := range s.Moves(nil) {
				said := b.CoachWords(m)
				short := utf8.RuneCountInString(said) <= twoLines
				if !short && (m.Kind == rules.KindPlay || s.Hand(s.Turn()).Len() <= 5) {
					t.Errorf("the coach's words %q are longer than %d letters", said, twoLines)
				}
				if m.Kind != rules.KindPlay {
					continue
				}
				tried++
				w := way{rules.CardOf(m).Info().Name, rules.HowOf(m), rules.OriginOf(m)}
				if was, has := named[said]; has && was != w {
					t.Errorf("the coach calls %+v and %+v %q", was, w, said)
				}
				named[said] = w
				if mirrored := rules.HowOf(m)&rules.Mirrored != 0; mirrored != strings.Contains(said, ", mirrored") {
					t.Errorf("the coach calls %+v %q", w, said)
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tried == 0 {
		t.Error("no card could be laid")
	}
}

// TestDiscardsAreNamedAsTheyAreSelected checks that the coach names a refill by the cards that are
// discarded, says which of two mirror images they are only if the hand has both, and how many of
// several equal cards.
func TestDiscardsAreNamedAsTheyAreSelected(t *testing.T) {
	const (
		tangent, otherTangent   = rules.Card(4), rules.Card(5)
		ridgeRight, ridgeLeft   = rules.Card(6), rules.Card(7)
		creekRight, ridgeRight2 = rules.Card(14), rules.Card(8)
	)
	for _, x := range []struct {
		hand, away rules.Hand
		want       string
	}{
		{rules.HandOf(creekRight, tangent, otherTangent), rules.HandOf(creekRight, tangent),
			"Tangent (1 of 2) and Creek Bend"},
		{rules.HandOf(creekRight, tangent, otherTangent), rules.HandOf(tangent, otherTangent), "Tangent (2 of 2)"},
		{rules.HandOf(ridgeRight, ridgeLeft, tangent), rules.HandOf(ridgeLeft, tangent),
			"Tangent and Ridge Line (left)"},
		{rules.HandOf(ridgeRight, ridgeRight2, tangent), rules.HandOf(ridgeRight2), "Ridge Line (1 of 2)"},
	} {
		if got := i18n.List(discardNames(x.away, x.hand)); got != x.want {
			t.Errorf("discarding %v of %v is called %q, want %q", x.away, x.hand, got, x.want)
		}
	}
}

// TestNoDiscardIsNamedByWhatStays checks the coach's words for all refills of a hand: only the one
// that discards nothing speaks of keeping cards.
func TestNoDiscardIsNamedByWhatStays(t *testing.T) {
	b, _ := waitingTable(t, awaiting(t, "refill"))
	for _, m := range b.State.Moves(nil) {
		said, n := b.CoachWords(m), rules.Discards(m).Len()
		if strings.HasPrefix(said, "Discard ") != (n > 0) {
			t.Errorf("the coach calls a refill that discards %d cards %q", n, said)
		}
	}
}

// TestNothingIsSavedForATurnThatNeverComes checks in random games that in the last turn of a seat
// the prompt does not warn of its next turn, that the coach saves no card for one, and that it
// calls all refills the same.
func TestNothingIsSavedForATurnThatNeverComes(t *testing.T) {
	warned, unwarned, refills := 0, 0, 0
	for seed := range uint64(20) {
		state, err := rules.Game.New(rules.Seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := newTestTable(t), engine.NewRand(seed)
		s := state.(*rules.State)
		b.State = s
		for s.Turn() != engine.NoSeat {
			legal, last := s.Moves(nil), s.LastHand()
			b.plan.reset(s)
			if s.Phase() == rules.PhaseSecondCard && s.PlacedOnDifficult() && len(legal) > 1 && !s.Dark(s.Turn()) {
				said := b.buildPrompt(&table.Decision{Seat: s.Turn(), Legal: legal})
				if warns := strings.Contains(said, "next turn"); warns == last {
					t.Errorf("in the last turn: %v, the prompt is %q", last, said)
				}
				if warned++; last {
					unwarned++
				}
			}
			for _, m := range legal {
				if why := b.Reason(m); last && m.Kind == rules.KindStop && why != "" {
					t.Errorf("in the last turn, the reason to lay no second card is %q", why)
				}
				if said := b.CoachWords(m); last && m.Kind == rules.KindRefill {
					if refills++; said != "Refill your hand" {
						t.Errorf("in the last turn, the coach calls a refill %q", said)
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if warned == unwarned || unwarned == 0 || refills == 0 {
		t.Errorf("%d prompts, %d of them in last turns, and %d refills were compared", warned, unwarned, refills)
	}
}
