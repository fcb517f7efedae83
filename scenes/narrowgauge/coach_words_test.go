package narrowgauge

import (
	"strings"
	"testing"
	"unicode/utf8"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
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
