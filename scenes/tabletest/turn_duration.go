package tabletest

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/table"
)

// Time limits in milliseconds: longestTurn for a whole turn of a bot at normal speed, animations
// included, and lastFrames for what its last frame may add.
const (
	longestTurn = 2500
	lastFrames  = 100
)

// CheckTurnDurations plays at least the given number of games by the game's own policy and measures
// how long every turn takes at normal speed: the delays of its decisions and all animations, or its
// story. If people have to answer questions in the middle of the turn, the parts are added up. It
// fails the test if a turn takes longer than longestTurn and lastFrames together.
func CheckTurnDurations(t *testing.T, game table.Game, games int) {
	t.Helper()
	info := game.Rules.Info()
	var all []float64
	// in a game for one, nobody waits for another's turn
	for _, setup := range setups(info, max(info.MinSeats, 2), games, 40) {
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, turnDurations(t, game, m)...)
	}
	if len(all) == 0 {
		return
	}
	slices.Sort(all)
	t.Logf("%s: %d turns take %.0f ms in the median, %.0f at the 95th percentile, %.0f at most", info.ID, len(all),
		all[len(all)/2], all[len(all)*95/100], all[len(all)-1])
	if worst := all[len(all)-1]; worst > longestTurn+lastFrames {
		t.Errorf("%s: a turn takes %.0f ms at normal speed, expected at most %d: shorten the animations in the "+
			"table's Animate, or the story in AddPictures",
			info.ID, worst, longestTurn)
	}
}

// turnDurations plays a match to its end and returns the duration of each turn in milliseconds.
func turnDurations(t *testing.T, game table.Game, m *match.Match) (all []float64) {
	t.Helper()
	first, err := m.First()
	if err != nil {
		t.Fatal(err)
	}
	play := game.New(App(t, game.Rules), m.Setup().Seats)
	window, area := WideWindow()
	table.ShowPosition(play, first, window, area)
	table.TurnDuration(play, [][]engine.Told{toldBy(t, m, 0)})
	chance := engine.NewChance(m.Setup().Seed, 3)
	for !m.Over() {
		var took float64
		if told := play.Chapter(m.State()); told != 0 {
			turn, parts := playChapter(t, play, m, &chance)
			took = table.StoryDuration(play, parts...)
			table.TurnDuration(play, turn) // makes the board follow the events
		} else {
			var turn [][]engine.Told
			for seat := m.Turn(); !m.Over() && m.Turn() == seat && play.Chapter(m.State()) == 0; {
				turn = append(turn, playDecision(t, m, &chance))
			}
			took = table.TurnDuration(play, turn)
		}
		all = append(all, took)
		table.NotifyAllShown(play, m.State())
	}
	return all
}

// playChapter plays the decisions of a chapter, which is shown as a story, and returns the events
// twice: turn has them by decision, and parts by the parts in which the story is shown. A part ends
// where another seat has to decide, which is assumed to be a person.
func playChapter(t *testing.T, play table.GameUI, m *match.Match, chance *engine.Chance) (turn,
	parts [][]engine.Told) {
	t.Helper()
	told, hero := play.Chapter(m.State()), m.Turn()
	parts = make([][]engine.Told, 1)
	for !m.Over() && play.Chapter(m.State()) == told {
		if m.Turn() != hero {
			parts = append(parts, nil)
		}
		events := playDecision(t, m, chance)
		turn = append(turn, events)
		parts[len(parts)-1] = append(parts[len(parts)-1], events...)
	}
	return turn, parts
}

// playDecision makes the next decision in match m and returns its events.
func playDecision(t *testing.T, m *match.Match, chance *engine.Chance) []engine.Told {
	t.Helper()
	return playTold(t, m, choose(m.State(), m.Legal(), chance))
}
