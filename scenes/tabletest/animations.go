// Package tabletest holds the tables of all games to what package table asks of them.
package tabletest

import (
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
			window, area := Wide()
			table.Show(play, first, window, area)
			show := func(events []engine.Event) {
				for _, e := range events {
					shown(t, info, play, e, longest)
				}
				table.Settle(play, m.State())
				if got, want := table.BoardOf(play), table.ReadBoard(play, m.State()); !sameBut(got, want, "Past") {
					t.Fatalf("after %v the board shows\n%+v\nthe position has\n%+v", events, got, want)
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

// sameBut compares what two boards show, but for a field.
func sameBut(a, b engine.Board, field string) bool {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	for i := range x.NumField() {
		if x.Type().Field(i).Name != field && !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			return false
		}
	}
	return true
}
