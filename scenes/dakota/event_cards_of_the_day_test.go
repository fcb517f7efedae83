package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestDayEvents checks that every event card of a day is shown beside the sun with a text until the
// day is over, and that the cards do not overlap.
func TestDayEvents(t *testing.T) {
	seen := map[rules.Card]bool{}
	for seed := uint64(1); seed < 7; seed++ {
		playGame(t, 1+int(seed)%4, seed, func(b *Table, s *rules.State, past []engine.Event) {
			if b.shownSeat() != b.Viewer {
				return
			}
			var due []rules.Card
			for _, e := range past {
				switch e.Kind {
				case rules.EventDay:
					due = nil
				case rules.EventHappening:
					due = append(due, rules.CardIn(e))
				}
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			a.History = func() []engine.Event { return past }
			nodes := b.todayNodes(a, nil)
			if len(nodes) != len(due) {
				t.Fatalf("seed %d, day %d: %d events, but %d event cards are shown", seed, s.Day(), len(due),
					len(nodes))
			}
			for i, n := range nodes {
				seen[due[i]] = true
				if n.Label != due[i].Name() || !strings.HasPrefix(n.Tip, due[i].Text()) ||
					b.brief(dayEvents(past)[i]) == "" {
					t.Fatalf("the card of event %s has the label %s and the tooltip %s", due[i], n.Label, n.Tip)
				}
				if i > 0 && n.Rect.Meets(nodes[i-1].Rect) || n.Rect.X < b.at.sky.X ||
					n.Rect.Right() > b.at.sky.Right() {
					t.Fatalf("%d events: the card of %s at %v overlaps the one before or is outside the sky",
						len(nodes), due[i], n.Rect)
				}
			}
		})
	}
	if len(seen) < 10 {
		t.Errorf("only %d kinds of events occurred", len(seen))
	}
}

// TestEventsThatAreNotOver checks that the small card of an event does not say that nobody is hit
// while a seat still has to decide what it loses.
func TestEventsThatAreNotOver(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 40; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, past []engine.Event) {
			if p := s.Phase(); p != rules.PhaseCollapse && p != rules.PhaseEarthquake {
				return
			}
			all := dayEvents(past)
			if said := b.brief(all[len(all)-1]); said == "No player is hit" {
				t.Errorf("seed %d, day %d: %q over the question to seat %d", seed, b.Board.Day, said, s.Turn())
			}
			seen++
		})
	}
	if seen == 0 {
		t.Error("no earthquake and no collapse: try more seeds")
	}
}

// TestLossesAreGrouped checks that the small card of an event names seats with the same loss
// together, and all seats by one word.
func TestLossesAreGrouped(t *testing.T) {
	lost := func(seats ...engine.Seat) (all []engine.Event) {
		for _, p := range seats {
			all = append(all, engine.Event{Kind: rules.EventCollapsed, Seat: p})
		}
		return all
	}
	tried := false
	playGame(t, 3, 1, func(b *Table, _ *rules.State, _ []engine.Event) {
		if tried {
			return
		}
		tried = true
		two := table.FirstName(b.Name(0)) + ", " + table.FirstName(b.Name(2)) + ": a tile lost"
		if got := b.brief(dayEvent{card: rules.MineCollapse, effects: lost(0, 2)}); got != two {
			t.Errorf("two seats are hit: %q, expected %q", got, two)
		}
		if got := b.brief(dayEvent{card: rules.MineCollapse, effects: lost(0, 1, 2)}); got != "All: a tile lost" {
			t.Errorf("all seats are hit: %q", got)
		}
	})
}
