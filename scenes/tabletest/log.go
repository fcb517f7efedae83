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

// Log plays a game of bots at its table and looks at how the log goes on: with what is shown, line by line, in words of the moment.
func Log(t *testing.T, game table.Game) {
	t.Helper()
	for _, wrong := range bursts(App(t, game.Rules), game, watchedMoves) {
		t.Error(wrong)
	}
	said := map[engine.EventKind]bool{}
	for _, setup := range setups(game.Rules.Info(), game.Rules.Info().MinSeats, 1, 11) {
		for _, wrong := range untimely(App(t, game.Rules), game, setup, said) {
			t.Error(wrong)
		}
	}
}

// watchedMoves is how many decisions of bots are watched at the table.
const watchedMoves = 90

// A moment of a story brings a few lines, or a share of all that the story has to say: up to five pictures show it, and between
// two of them the log goes on by itself.
const (
	fewLines   = 3
	linesShare = 0.3
)

// bursts returns the stories at a table in which the log stands still and then has much at once. Time is handed to the table, but
// bots think by the clock.
func bursts(app *stage.App, game table.Game, moves int) (wrong []string) {
	info := game.Rules.Info()
	m, err := match.New(game.Rules, match.Setup{Seats: Bots(max(2, info.MinSeats)), Seed: 7}, nil)
	if err != nil {
		return []string{err.Error()}
	}
	scene, _, err := sit(app, game, m)
	if err != nil {
		return []string{err.Error()}
	}
	told := func() (lines int, story bool) {
		r := scene.Report()
		return r["told"].(int), r["story"].(bool)
	}
	was, _ := told()
	most, all := 0, 0 // in one tick and altogether, of the story that is being told
	for until := time.Now().Add(watchTime); len(m.Steps()) < moves && !m.Over() && time.Now().Before(until); {
		scene.Update(&ui.Input{}, 1000.0/60)
		now, story := told()
		if story {
			most, all = max(most, now-was), all+now-was
		} else if all > 0 {
			all += now - was
			if most > fewLines && float64(most) > linesShare*float64(all)+1 {
				wrong = append(wrong, fmt.Sprintf("%s, after %d decisions: of the %d lines of a story %d come at once", info.ID, len(m.Steps()), all, most))
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

// watchTime is for how long bots are watched at most.
const watchTime = 20 * time.Second

// untimely returns the lines of a game that would read otherwise while the position is ahead of the board, as it is whenever
// something is shown: what a line names is what lay there when it happened. Those of kinds of events in said are not named again.
func untimely(app *stage.App, game table.Game, setup match.Setup, said map[engine.EventKind]bool) (wrong []string) {
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
	window, area := Wide()
	play := func() table.Play {
		p := game.New(app, setup.Seats)
		table.Reveal(p, engine.AllSeats(len(setup.Seats)))
		table.Show(p, first, window, area)
		return p
	}
	then, later := play(), play()
	follow := func(events []engine.Event) {
		for _, e := range events {
			_, line := then.Line(e)
			_, late := later.Line(e)
			if line != late && !said[e.Kind] {
				said[e.Kind] = true
				wrong = append(wrong, fmt.Sprintf("%s: the log line of %s hangs on the position, which is ahead of what is shown: %q, and later %q. Take it from the Board or the event",
					info.ID, info.EventName(e.Kind), line, late))
			}
			table.BoardOf(then).Apply(e)
			table.BoardOf(later).Apply(e)
		}
	}
	table.Settle(later, ahead.State())
	follow(m.Opening())
	for _, step := range ahead.Steps() {
		table.Settle(then, m.State())
		table.Settle(later, ahead.State())
		events, err := m.Play(step.Move)
		if err != nil {
			return append(wrong, err.Error())
		}
		table.Settle(then, m.State()) // during motions the position is that after the move at the least
		follow(events)
	}
	return wrong
}
