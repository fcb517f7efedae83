package tabletest

import (
	"fmt"
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// Maker makes the play of a game for the seats of a match.
type Maker func(h *stage.App, seats []match.Seat) table.Play

// App returns an app without a window, for plays that are only looked at.
func App(t testing.TB, games ...engine.Game) *stage.App {
	t.Helper()
	d, err := stage.NewDirector()
	if err != nil {
		t.Fatal(err)
	}
	return stage.NewApp(d, games, store.NewMemory(nil))
}

// Wide is a window for plays that are only looked at, and where the board lies in it.
func Wide() (ui.Layout, geom.Rect) { return ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648) }

// sit opens the table of a game at a match in a wide window.
func sit(app *stage.App, game table.Game, m *match.Match) (*table.Table, table.Play, error) {
	play := game.New(app, m.Setup().Seats)
	scene, err := table.New(app, m, "", play)
	if err == nil {
		window, _ := Wide()
		scene.Build(window)
	}
	return scene, play, err
}

// Bots seats bots at a table.
func Bots(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		seats[i] = match.Seat{Name: string(rune('A' + i)), Bot: "easy"}
	}
	return seats
}

// Animations plays games at random and shows every event: each is animated or says why not, no animation is longer than
// longest milliseconds but for those that words stand in, and what follows the events shows the position in the end.
func Animations(t *testing.T, game engine.Game, maker Maker, longest float64) {
	t.Helper()
	for _, wrong := range motions(App(t, game), game, maker, longest) {
		t.Error(wrong)
	}
}

// motionless returns what is wrong with the motions of a table.
func motionless(app *stage.App, game table.Game) []string {
	return motions(app, game.Rules, game.New, longestMotion)
}

// shownGames is how many games are shown for each seat count that there is.
const shownGames = 3

// motions shows the events of games at random and returns what is wrong with their animations.
func motions(app *stage.App, game engine.Game, maker Maker, longest float64) []string {
	info := game.Info()
	for i, setup := range setups(info, info.MinSeats, shownGames*(info.MaxSeats-info.MinSeats+1), 0) {
		m, err := match.New(game, setup, nil)
		if err != nil {
			return []string{err.Error()}
		}
		if wrong := follows(app, maker, m, engine.AllSeats(len(setup.Seats))>>(i&1), longest); len(wrong) > 0 {
			return wrong
		}
	}
	return nil
}

// follows plays a match at random, shows its events to those who may see the secrets of some seats, and returns what is
// wrong at the first place where something is.
func follows(app *stage.App, maker Maker, m *match.Match, open engine.SeatSet, longest float64) []string {
	first, err := m.First()
	if err != nil {
		return []string{err.Error()}
	}
	info := m.Info()
	play := maker(app, m.Setup().Seats)
	table.Reveal(play, open)
	window, area := Wide()
	table.Show(play, first, window, area)
	events, c := m.Opening(), engine.NewChance(m.Setup().Seed, 2)
	for {
		var wrong []string
		for _, e := range events {
			wrong = append(wrong, shown(info, play, e, longest)...)
		}
		table.Settle(play, m.State())
		if field := differs(table.BoardOf(play), table.ReadBoard(play, m.State())); field != "" {
			wrong = append(wrong, fmt.Sprintf("%s: after the events %s the board has another %s. Apply has to follow them",
				info.ID, names(info, events), field))
		}
		if len(wrong) > 0 || m.Over() {
			return wrong
		}
		legal := m.Legal()
		if events, err = m.Play(legal[c.Below(len(legal))]); err != nil {
			return []string{err.Error()}
		}
	}
}

// names lists events by their names.
func names(info engine.Info, events []engine.Event) []string {
	var out []string
	for _, e := range events {
		out = append(out, info.EventName(e.Kind))
	}
	return out
}

// shown runs the animations of an event and returns what is wrong with them.
func shown(info engine.Info, play table.Play, e engine.Event, longest float64) (wrong []string) {
	name := info.EventName(e.Kind)
	before := boardOf(play)
	x := table.Animate(play, e)
	if boardOf(play) != before {
		wrong = append(wrong, fmt.Sprintf("%s: Animate changes the board at the event %s. It follows the event in Apply; an animation draws", info.ID, name))
	}
	if len(x.Animations()) == 0 && x.Why() == "" {
		wrong = append(wrong, fmt.Sprintf("%s: the event %s is not animated. Animate has to add a motion, or say why there is "+
			"none by Sequence.Still", info.ID, name))
	}
	var line motion.Timeline
	for _, a := range x.Animations() {
		if a.Length > longest && !a.Words && !a.Stop { // what stops the tale is a moment of its own
			wrong = append(wrong, fmt.Sprintf("%s: an animation of the event %s lasts %.0f ms, more than %.0f", info.ID, name, a.Length, longest))
		}
		line.Add(*a)
	}
	line.Skip()
	x.Complete()
	return wrong
}

// differs returns the first field, but for what is gone and remembered, in which two boards differ, and how.
func differs(a, b engine.Board) string {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range x.NumField() {
		name := x.Type().Field(i).Name
		if !x.Type().Field(i).IsExported() { // it is compared where it may not be read
			if !x.Field(i).Equal(y.Field(i)) {
				return fmt.Sprintf("%s than the position", name)
			}
			continue
		}
		if got, want := x.Field(i).Interface(), y.Field(i).Interface(); name != "Past" && !reflect.DeepEqual(got, want) {
			return fmt.Sprintf("%s than the position: %v, not %v", name, got, want)
		}
	}
	return ""
}
