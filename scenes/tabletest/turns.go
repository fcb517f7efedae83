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
// its decisions and all motions that follow from them, or the story that is told of them, stay
// within the budget of a turn, also where persons are asked in its midst.
func Turns(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	var all []float64
	for _, setup := range setups(info, max(info.MinSeats, 2), games, 40) { // nobody waits for somebody who plays alone
		m, err := match.New(game.Rules, setup, nil)
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
		var took float64
		if told := play.Chapter(m.State()); told != 0 {
			turn, parts := chapter(t, play, m, &chance)
			took = table.TellTime(play, parts...)
			table.TurnTime(play, turn) // the board follows
		} else {
			var turn [][]engine.Event
			for seat := m.Turn(); !m.Over() && m.Turn() == seat && play.Chapter(m.State()) == 0; {
				turn = append(turn, decide(t, m, &chance))
			}
			took = table.TurnTime(play, turn)
		}
		all = append(all, took)
		table.Settle(play, m.State())
	}
	return all
}

// chapter plays a chapter and returns its events, by decisions and by the parts in which it is told where everybody else
// is a person, who is asked in its midst.
func chapter(t *testing.T, play table.Play, m *match.Match, chance *engine.Chance) (turn, parts [][]engine.Event) {
	t.Helper()
	told, hero := play.Chapter(m.State()), m.Turn()
	parts = make([][]engine.Event, 1)
	for !m.Over() && play.Chapter(m.State()) == told {
		if m.Turn() != hero {
			parts = append(parts, nil)
		}
		events := decide(t, m, chance)
		turn = append(turn, events)
		parts[len(parts)-1] = append(parts[len(parts)-1], events...)
	}
	return turn, parts
}

// decide makes a decision in a match and returns what follows from it.
func decide(t *testing.T, m *match.Match, chance *engine.Chance) []engine.Event {
	t.Helper()
	events, err := m.Play(choose(m.State(), m.Legal(), chance))
	if err != nil {
		t.Fatal(err)
	}
	return events
}
