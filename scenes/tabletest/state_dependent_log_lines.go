package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

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
