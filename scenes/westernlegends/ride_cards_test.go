package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// sprintPosition returns the position of the scenario sprint.json: seat 0 has the card Sprint and
// three actions.
func sprintPosition(t *testing.T) *rules.State {
	t.Helper()
	return positionOf(t, "sprint", `{}`)
}

// rideTable shows the moves of a game of four, in which a person plays seat 0.
type rideTable struct {
	*testing.T
	play  *Table
	state *rules.State
}

// press presses the node with the given ID, plays its moves and returns their notations.
func (r rideTable) press(id string) (made []string) {
	r.Helper()
	window, area := tabletest.WideWindow()
	table.ShowPosition(r.play, r.state, window, area)
	a := table.NewDecision(r.play, r.state, r.state.Moves(nil))
	a.OnPress(func(_ string, next table.MoveSequence) {
		for m, ok := next(r.state); ok; m, ok = next(r.state) {
			made = append(made, r.state.Notation(m))
			if err := r.state.Play(m, nil); err != nil {
				r.Fatal(err)
			}
		}
	})
	nodes := r.play.Nodes(a, nil)
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id && n.Enabled() })
	if i < 0 {
		r.Fatalf("no node %q can be pressed in the phase %s", id, rules.Game.Info().PhaseName(r.state.Phase()))
	}
	nodes[i].Press()
	return made
}

// TestCardsOfARide checks the cards that can be used at the beginning of a ride. Such a card can be
// pressed before the ride. The sign of the Move action begins a ride without skipping the decision
// about the card. A ride that needs no card is a single press, and leaves the card in the hand.
func TestCardsOfARide(t *testing.T) {
	for _, c := range []struct {
		name  string
		press []string
		want  []string
		left  int // number of cards in hand afterwards
	}{
		{"the card, then the target", []string{"card of pk_3c", "step bg_grade"}, []string{"move", "use pk_3c",
			"step bg_grade"}, 0},
		{"step by step", []string{"ride", "use pk_3c"}, []string{"move", "use pk_3c"}, 0},
		{"step by step without the card", []string{"ride", "pass", "step bg_grade"}, []string{"move", "pass",
			"step bg_grade"}, 1},
		{"a ride without the card", []string{"space bg_grade"}, []string{"move", "pass", "step bg_grade", "stop"}, 1},
	} {
		s := sprintPosition(t)
		seats := tabletest.Bots(s.Seats())
		seats[0] = match.Seat{Name: "Ada"}
		r := rideTable{t, New(tabletest.App(t, rules.Game), seats), s}
		table.RevealSeats(r.play, engine.SeatsOf(0))
		var made []string
		for _, id := range c.press {
			made = append(made, r.press(id)...)
		}
		if held, _ := s.HandSize(0); !slices.Equal(made, c.want) || held != c.left {
			t.Errorf("%s: the presses %q play %q and leave %d cards, want %q and %d", c.name, c.press, made, held,
				c.want, c.left)
		}
	}
}
