package tabletest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// longestTurn is how long a whole turn of a bot may take at normal speed, in milliseconds, its motions included; and
// what more a last frame takes.
const (
	longestTurn = 2500
	lastFrames  = 100
)

// Turns records games of the game's own policy and has every turn of a seat in them shown at normal speed: the waits for
// its decisions and all motions that follow from them, or the story that is told of them, stay within the budget of a turn.
func Turns(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	var all []float64
	for seed := range uint64(games) {
		least := max(info.MinSeats, 2) // nobody waits for somebody who plays alone
		n := least + int(seed)%(info.MaxSeats-least+1)
		m, err := match.New(game.Rules, match.Setup{Seats: Bots(n), Seed: seed + 40}, nil)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, turns(t, game, m)...)
	}
	if len(all) == 0 {
		return
	}
	slices.Sort(all)
	t.Logf("%s: %d turns take %.0f ms in the median, %.0f at the 95th percentile, %.0f at most", info.ID, len(all), all[len(all)/2], all[len(all)*95/100], all[len(all)-1])
	if worst := all[len(all)-1]; worst > longestTurn+lastFrames {
		t.Errorf("%s: a turn takes %.0f ms at normal speed, want at most %d", info.ID, worst, longestTurn)
	}
}

// turns plays a match to its end and returns how long each turn takes.
func turns(t *testing.T, game table.Game, m *match.Match) (all []float64) {
	t.Helper()
	first, err := m.First()
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), m.Setup().Seats)
	window, area := Wide()
	table.Show(play, first, window, area)
	table.TurnTime(play, [][]engine.Event{m.Opening()})
	chance := engine.NewChance(m.Setup().Seed, 3)
	for !m.Over() {
		seat, told := m.Turn(), play.Chapter(m.State())
		var turn [][]engine.Event
		for !m.Over() && m.Turn() == seat && play.Chapter(m.State()) == told {
			events, err := m.Play(choose(m.State(), m.Legal(), &chance))
			if err != nil {
				t.Fatal(err)
			}
			turn = append(turn, events)
		}
		tale := table.TellTime(play, slices.Concat(turn...))
		took := table.TurnTime(play, turn)
		if told != 0 {
			took = tale
		}
		all = append(all, took)
		table.Settle(play, m.State())
	}
	return all
}
