package tabletest

import (
	"fmt"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// CheckLogPace plays a game of bots at its table and checks the log: during a story (the pictures
// that summarize a bot's turn) the log must advance line by line with the pictures, and its lines
// must not change because the position is ahead of the board.
func CheckLogPace(t *testing.T, game table.Game) {
	t.Helper()
	for _, wrong := range logBursts(App(t, game.Rules), game, watchedMoves) {
		t.Error(wrong)
	}
	said := map[engine.EventKind]bool{}
	for _, setup := range setups(game.Rules.Info(), game.Rules.Info().MinSeats, 1, 11) {
		for _, wrong := range stateDependentLines(App(t, game.Rules), game, setup, said) {
			t.Error(wrong)
		}
	}
}

// watchedMoves is the number of bots' decisions that CheckLogPace plays at the table.
const watchedMoves = 90

// Limits for the number of log lines that may appear at one moment of a story: fewLines or, if that
// is more, the fraction linesShare of all lines of the story. A story has up to five pictures, and
// the log also advances between two of them.
const (
	fewLines   = 3
	linesShare = 0.3
)

// logBursts returns a message for each story during which the log stops and then adds many lines at
// once. moves is the number of decisions to play. The table is updated with simulated time, but
// bots think in real time.
func logBursts(app *stage.App, game table.Game, moves int) (wrong []string) {
	info := game.Rules.Info()
	m, err := match.New(game.Rules, match.Setup{Seats: Bots(max(2, info.MinSeats)), Seed: 7}, nil)
	if err != nil {
		return []string{err.Error()}
	}
	scene, _, err := openTable(app, game, m)
	if err != nil {
		return []string{err.Error()}
	}
	told := func() (lines int, story bool) {
		r := scene.Report()
		return r["told"].(int), r["story"].(bool)
	}
	was, _ := told()
	most, all := 0, 0 // lines of the current story: most in one tick, and all
	for until := time.Now().Add(watchTime); len(m.Steps()) < moves && !m.Over() && time.Now().Before(until); {
		scene.Update(&ui.Input{}, 1000.0/60)
		now, story := told()
		if story {
			most, all = max(most, now-was), all+now-was
		} else if all > 0 {
			all += now - was
			if most > fewLines && float64(most) > linesShare*float64(all)+1 {
				wrong = append(wrong, fmt.Sprintf("%s, after %d decisions: %d of the %d log lines of a story appear "+
					"in one tick, expected at most %d or %.0f %%: the table's AddPictures has to add pictures for the "+
					"events in between",
					info.ID, len(m.Steps()), most, all, fewLines, 100*linesShare))
			}
			most, all = 0, 0
		}
		was = now
		if !scene.Moving {
			time.Sleep(time.Millisecond)
		}
	}
	return wrong
}

// watchTime is the maximum real time that a game of bots may take in this check.
const watchTime = 20 * time.Second
