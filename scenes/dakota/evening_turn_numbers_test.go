package dakota

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestEveningTurnsAreCounted checks that each new set of actions of a seat in the evening is
// presented as a new turn. From the second turn on, the log says that it begins, and the heading
// shows its number.
func TestEveningTurnsAreCounted(t *testing.T) {
	b := newTestTable(t, 2)
	s, err := rules.Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	turns, begun := map[engine.Seat]int{}, 0
	ended := true // the seat that is asked next in an evening begins a turn
	tell := func(e engine.Told) {
		_, line := b.Line(e.Event)
		want := ""
		switch e.Kind {
		case rules.EventDay:
			clear(turns)
		case rules.EventTurnEnded, rules.EventPassed, rules.EventPlanned:
			ended = true
		case rules.EventAsked:
			if rules.PhaseIn(e.Event) != rules.PhaseEvening {
				break
			}
			if ended {
				turns[e.Seat]++
				if ended = false; turns[e.Seat] > 1 {
					want = fmt.Sprintf("%s begins turn %d of the evening.", b.Name(e.Seat), turns[e.Seat])
					begun++
				}
			}
		}
		if e.Kind == rules.EventAsked && line != want {
			t.Fatalf("the log line of the decision %v is %q, want %q", e.Event, line, want)
		}
		engine.Follow(b.Board, e, b.RevealedSeats)
		counted := strings.HasSuffix(b.Heading(), fmt.Sprintf("Evening, turn %d", turns[e.Seat]))
		if e.Kind == rules.EventAsked && b.Board.Stage() == "evening" && counted != (turns[e.Seat] > 1) {
			t.Fatalf("in turn %d of the evening the heading is %q", turns[e.Seat], b.Heading())
		}
	}
	for rng := engine.NewRand(3); s.Turn() != engine.NoSeat; {
		if err := s.Play(s.(*rules.State).Policy(&rng), engine.Tell(s, tell)); err != nil {
			t.Fatal(err)
		}
	}
	if begun < 10 {
		t.Errorf("only %d turns began that were not the first of their evening", begun)
	}
}
