package tabletest

import (
	"fmt"
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// CheckAnimations plays random games and animates every event. It checks that each event has an
// animation or a reason for having none, that no animation without text takes longer than longest
// milliseconds, and that the board equals the position after the animations. maker makes the game
// UI for each match.
func CheckAnimations(t *testing.T, game engine.Game, maker Maker, longest float64) {
	t.Helper()
	for _, wrong := range playAnimationFaults(App(t, game), game, maker, longest) {
		t.Error(wrong)
	}
}

// animationFaults returns a message for each animation of a table that is missing, takes too long,
// or leaves the board different from the position.
func animationFaults(app *stage.App, game table.Game) []string {
	return playAnimationFaults(app, game.Rules, game.New, maxAnimation)
}

// shownGames is the number of games that are played for each possible number of seats.
const shownGames = 3

// playAnimationFaults animates the events of random games and returns the faults found in the first
// game that has any. longest is the limit for one animation, in milliseconds.
func playAnimationFaults(app *stage.App, game engine.Game, maker Maker, longest float64) []string {
	info := game.Info()
	for i, setup := range setups(info, info.MinSeats, shownGames*(info.MaxSeats-info.MinSeats+1), 0) {
		setup.Seats[0].Bot = "" // a table waits for results only if a person is there
		m, err := match.New(game, setup, nil)
		if err != nil {
			return []string{err.Error()}
		}
		if wrong := matchAnimationFaults(app, maker, m, engine.AllSeats(len(setup.Seats))>>(i&1),
			longest); len(wrong) > 0 {
			return wrong
		}
	}
	return nil
}

// matchAnimationFaults plays a match with random moves, animates its events, and returns the faults
// of the first decision that has any. The table shows the secrets of the seats in open. longest is
// the limit for one animation, in milliseconds.
func matchAnimationFaults(app *stage.App, maker Maker, m *match.Match, open engine.SeatSet, longest float64) []string {
	first, err := m.First()
	if err != nil {
		return []string{err.Error()}
	}
	info := m.Info()
	play := maker(app, m.Setup().Seats)
	table.RevealSeats(play, open)
	window, area := WideWindow()
	table.ShowPosition(play, first, window, area)
	c := engine.NewChance(m.Setup().Seed, 2)
	for made := 0; ; made++ {
		events, err := m.Told(made)
		if err != nil {
			return []string{err.Error()}
		}
		var wrong []string
		for _, e := range events {
			wrong = append(wrong, eventAnimationFaults(info, play, e, longest)...)
		}
		table.NotifyAllShown(play, m.State())
		if field := boardDifference(table.BoardOf(play), table.ReadBoard(play, m.State())); field != "" {
			wrong = append(wrong, fmt.Sprintf("%s: after the events %s the board differs from the position in the "+
				"field %s. The rules have to report the change by an event", info.ID, eventNames(info, events), field))
		}
		if len(wrong) > 0 || m.Over() {
			return wrong
		}
		legal := m.Legal()
		if _, err = m.Play(legal[c.Below(len(legal))]); err != nil {
			return []string{err.Error()}
		}
	}
}

// eventNames returns the names of the kinds of the given events.
func eventNames(info engine.Info, events []engine.Told) []string {
	var out []string
	for _, e := range events {
		out = append(out, info.EventName(e.Kind))
	}
	return out
}

// eventAnimationFaults runs the animations of event e and returns messages about their faults.
// longest is the limit for one animation, in milliseconds.
func eventAnimationFaults(info engine.Info, play table.GameUI, e engine.Told, longest float64) (wrong []string) {
	return drawnAnimationFaults(info, play, e, longest, func(*motion.Timeline) {})
}

// drawnAnimationFaults is [eventAnimationFaults] with a function draw, which is called with the
// running animations before they end. draw may advance and draw them.
func drawnAnimationFaults(info engine.Info, play table.GameUI, e engine.Told, longest float64,
	draw func(*motion.Timeline),
) (wrong []string) {
	name := info.EventName(e.Kind)
	before := boardOf(play)
	x := table.Animate(play, e)
	wrong = append(wrong, holdFaults(info, play, x)...)
	if boardOf(play) != before {
		wrong = append(wrong, fmt.Sprintf("%s: the table's Animate changes the board at the event %s, expected no "+
			"change", info.ID, name))
	}
	if len(x.Animations()) == 0 && x.NoAnimationReason() == "" {
		wrong = append(wrong, fmt.Sprintf("%s: the event %s is not animated. The table's Animate has to add an "+
			"animation, or give the reason why there is none by EventAnimation.NoAnimation", info.ID, name))
	}
	var line motion.Timeline
	for _, a := range x.Animations() {
		if a.Length > longest && !a.IsText && !a.Stop { // an animation that pauses a story has its own time limit
			wrong = append(wrong, fmt.Sprintf("%s: an animation of the event %s lasts %.0f ms, expected at most "+
				"%.0f: see the table's Animate",
				info.ID, name, a.Length, longest))
		}
		line.Add(*a)
	}
	draw(&line)
	line.SkipAll()
	x.EnsureApplied()
	if field := boardDifference(table.BoardOf(play), table.ReadBoard(play, e.State)); field != "" {
		wrong = append(wrong, fmt.Sprintf("%s: after the animations of the event %s the board differs from the "+
			"position in the field %s. Animations must not change the board", info.ID, name, field))
	}
	return wrong
}

// boardDifference returns the name of the first field in which two boards differ, with both values,
// or "" if they are equal. The field Past, which remembers removed things, is not compared.
func boardDifference(a, b engine.Board) string {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range x.NumField() {
		name := x.Type().Field(i).Name
		if !x.Type().Field(i).IsExported() { // unexported fields cannot be read, only compared
			if !x.Field(i).Equal(y.Field(i)) {
				return name
			}
			continue
		}
		if got, want := x.Field(i).Interface(), y.Field(i).Interface(); name != "Past" &&
			!reflect.DeepEqual(got, want) {
			return fmt.Sprintf("%s: %v, expected %v", name, got, want)
		}
	}
	return ""
}
