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

// stateDependentLines returns a message for each log line of a game that changes if the position is
// ahead of the board, as it is during every animation. A line must describe things as they were at
// the time of its event. said holds the kinds of events that were reported already; they are not
// reported again, and new ones are added to it.
func stateDependentLines(app *stage.App, game table.Game, setup match.Setup,
	said map[engine.EventKind]bool) (wrong []string) {
	info := game.Rules.Info()
	ahead, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return []string{err.Error()}
	}
	chance := engine.NewChance(setup.Seed, 5)
	for !ahead.Over() {
		if _, err := ahead.Play(choose(ahead.State(), ahead.Legal(), &chance)); err != nil {
			return []string{err.Error()}
		}
	}
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return []string{err.Error()}
	}
	first, err := m.First()
	if err != nil {
		return []string{err.Error()}
	}
	window, area := WideWindow()
	play := func() table.GameUI {
		p := game.New(app, setup.Seats)
		table.RevealSeats(p, engine.AllSeats(len(setup.Seats)))
		table.ShowPosition(p, first, window, area)
		return p
	}
	then, later := play(), play()
	all := engine.AllSeats(len(setup.Seats))
	follow := func(made int) error {
		events, err := m.Told(made)
		for _, told := range events {
			e := told.Event
			_, line := then.Line(e)
			_, late := later.Line(e)
			if line != late && !said[e.Kind] {
				said[e.Kind] = true
				wrong = append(wrong, fmt.Sprintf("%s: the log line of the event %s changes if the position is ahead "+
					"of the board, as it is during animations: expected %q, got %q. In the table's Line, read the "+
					"Board or the event instead of the State",
					info.ID, info.EventName(e.Kind), line, late))
			}
			engine.Follow(table.BoardOf(then), told, all)
			engine.Follow(table.BoardOf(later), told, all)
		}
		return err
	}
	table.NotifyAllShown(later, ahead.State())
	if err := follow(0); err != nil {
		return append(wrong, err.Error())
	}
	for i, step := range ahead.Steps() {
		table.NotifyAllShown(then, m.State())
		table.NotifyAllShown(later, ahead.State())
		if _, err := m.Play(step.Move); err != nil {
			return append(wrong, err.Error())
		}
		table.NotifyAllShown(then, m.State()) // during animations the position is at least the one after this move
		if err := follow(i + 1); err != nil {
			return append(wrong, err.Error())
		}
	}
	return wrong
}
