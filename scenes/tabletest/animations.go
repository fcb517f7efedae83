// Package tabletest holds the tables of all games to what package table asks of them.
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
	info := game.Info()
	app := App(t, game)
	for n := info.MinSeats; n <= info.MaxSeats; n++ {
		for seed := range uint64(3) {
			m, err := match.New(game, match.Setup{Seats: Bots(n), Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			first, err := m.First()
			if err != nil {
				t.Fatal(err)
			}
			play := maker(app, m.Setup().Seats)
			table.Reveal(play, engine.AllSeats(n)>>(seed&1)) // with one that is not open, and all of them
			window, area := Wide()
			table.Show(play, first, window, area)
			show := func(events []engine.Event) {
				for _, e := range events {
					shown(t, info, play, e, longest)
				}
				table.Settle(play, m.State())
				if field := differs(table.BoardOf(play), table.ReadBoard(play, m.State())); field != "" {
					t.Fatalf("after the events %v the board has another %s", events, field)
				}
			}
			show(m.Opening())
			c := engine.NewChance(seed, 2)
			for !m.Over() {
				legal := m.Legal()
				events, err := m.Play(legal[c.Below(len(legal))])
				if err != nil {
					t.Fatal(err)
				}
				show(events)
			}
		}
	}
}

// shown runs the animations of an event.
func shown(t *testing.T, info engine.Info, play table.Play, e engine.Event, longest float64) {
	t.Helper()
	name := info.EventName(e.Kind)
	x := table.Animate(play, e)
	if len(x.Animations()) == 0 && x.Why() == "" {
		t.Errorf("the event %s is not animated, and nothing says why", name)
	}
	var line motion.Timeline
	for _, a := range x.Animations() {
		if a.Length > longest && !a.Words {
			t.Errorf("an animation of the event %s lasts %.0f ms", name, a.Length)
		}
		line.Add(*a)
	}
	line.Skip()
	x.Complete()
}

// differs returns the first field, but for what is gone and remembered, in which two boards differ, and how.
func differs(a, b engine.Board) string {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range x.NumField() {
		name := x.Type().Field(i).Name
		if got, want := x.Field(i).Interface(), y.Field(i).Interface(); name != "Past" && !reflect.DeepEqual(got, want) {
			return fmt.Sprintf("%s than the position: %v, not %v", name, got, want)
		}
	}
	return ""
}
