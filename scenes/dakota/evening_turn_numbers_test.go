package dakota

import (
	"fmt"
	"slices"
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

// TestEndOfTheEveningIsNamed checks that the move that ends a turn of the evening is called the end
// of the evening exactly if the seat gets no other turn in this evening, and says so if its next
// turn follows at once.
func TestEndOfTheEveningIsNamed(t *testing.T) {
	named := map[bool]int{}
	end := engine.Move{Kind: rules.KindEndTurn}
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 2+int(seed)%3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseEvening || !slices.Contains(s.Moves(nil), end) {
				return
			}
			seat, tomorrow, again := s.Turn(), nextDay(s), false
			playOn(played(s, end), func(x *rules.State) bool {
				again = again || x.Turn() == seat && x.Phase() == rules.PhaseEvening && !tomorrow(x)
				return again || tomorrow(x)
			})
			want := "End your evening"
			switch {
			case again && played(s, end).Turn() == seat:
				want = "Get 3 new actions"
			case again:
				want = "End the turn"
			}
			named[again]++
			if got := b.MoveWords(end); got != want {
				t.Errorf("seed %d, day %d: the move is called %q, but another turn follows: %v", seed, s.Day(), got, again)
			}
		})
	}
	if named[true] < 10 || named[false] < 10 {
		t.Errorf("another turn follows, or not: %v, expected at least 10 of each", named)
	}
}
