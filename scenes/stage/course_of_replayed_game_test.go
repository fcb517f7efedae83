//go:build !js

package stage

import (
	"slices"
	"testing"

	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/store"
)

// TestCourseFollowsItsMatch checks that a course that was updated after moves and undone moves
// equals a course that is computed from the start.
func TestCourseFollowsItsMatch(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	undone := 0
	for _, game := range h.Games {
		info := game.Info()
		setup := match.Setup{Seed: 4, BotSeed: 9}
		for len(setup.Seats) < UsualSeats(info) {
			setup.Seats = append(setup.Seats, match.Seat{Name: string(rune('A' + len(setup.Seats)))})
		}
		m, err := match.New(game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		mind, err := bot.New("easy", 1)
		if err != nil {
			t.Fatal(err)
		}
		var c Course
		for i := range 40 {
			for range 1 + i%3 {
				if m.Over() {
					break
				}
				if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
					t.Fatal(err)
				}
			}
			if last := m.Steps()[len(m.Steps())-1].Seat; i%4 == 3 && m.CanUndo(last) == nil {
				if err := m.Undo(last); err != nil {
					t.Fatal(err)
				}
				undone++
			}
			whole, err := CourseOf(m)
			if err == nil {
				err = c.Follow(m)
			}
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(c.clocks, whole.clocks) || !slices.EqualFunc(c.steps, whole.steps, same) {
				t.Fatalf("%s: after %d decisions the updated course has clocks %v, want %v", info.ID, len(m.Steps()),
					c.clocks, whole.clocks)
			}
		}
	}
	if undone == 0 {
		t.Error("no decision was undone: the test checks nothing")
	}
}
