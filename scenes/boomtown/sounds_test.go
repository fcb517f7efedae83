package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// TestSounds checks that every listed kind of event occurs and has a sound, that sounds begin
// within two seconds, and that events in which no gold moves play no coin sound.
func TestSounds(t *testing.T) {
	var b *Table
	seen := map[engine.EventKind]bool{}
	for seed := range uint64(30) {
		seats := []match.Seat{{Name: "A", Bot: "easy"}, {Name: "B", Bot: "easy"}, {Name: "C", Bot: "easy"},
			{Name: "D", Bot: "easy"}}
		seats = seats[:3+seed%2]
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := engine.NewChance(seed, 1)
		events := m.Opening()
		for !m.Over() {
			legal := m.Legal()
			more, err := m.Play(legal[c.Below(len(legal))])
			if err != nil {
				t.Fatal(err)
			}
			events = append(events, more...)
		}
		for _, e := range events {
			heard := b.Cues(e, nil)
			seen[e.Kind] = seen[e.Kind] || len(heard) > 0
			for _, c := range heard {
				if c.At < 0 || c.At > 2000 {
					t.Fatalf("event %d: a sound starts after %v ms", e.Kind, c.At)
				}
			}
		}
	}
	for kind := range eventSounds() {
		if !seen[kind] {
			t.Errorf("event %d never had a sound", kind)
		}
	}
	for _, e := range []engine.Event{{Kind: rules.EventToll, A: 3}, {Kind: rules.EventTurn},
		{Kind: rules.EventProduced}} {
		if heard := b.Cues(e, []table.Cue{}); len(heard) > 0 {
			t.Errorf("event %d without gold has sounds: %v", e.Kind, heard)
		}
	}
}
