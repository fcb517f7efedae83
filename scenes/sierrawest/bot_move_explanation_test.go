package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBotMovesAreNamedAsPlayed checks that the coach names a bot's move by the position in which
// the bot plays it, also while the board still shows an earlier one, as during animations.
func TestBotMovesAreNamedAsPlayed(t *testing.T) {
	state, err := rules.Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	play := Game.New(tabletest.App(t, rules.Game), tabletest.Bots(2))
	window, area := tabletest.WideWindow()
	first, rng, summits := engine.Clone(state), engine.NewRand(1), 0
	for summits < 3 && state.Turn() != engine.NoSeat {
		m := state.(*rules.State).Policy(&rng)
		if m.Kind == rules.KindSummit {
			summits++
			table.ShowPosition(play, state, window, area)
			want := play.MoveWords(m)
			table.ShowPosition(play, first, window, area)
			if got, _ := table.ExplainBotMove(play, state, m, 0); got != want {
				t.Errorf("the coach names the move %q of a bot %q, want %q", state.Notation(m), got, want)
			}
		}
		if err := state.Play(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	if summits == 0 {
		t.Fatal("no bot went to a summit")
	}
}
