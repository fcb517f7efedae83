//go:build !js

package scenes

import (
	"errors"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// failingStart is a game of which only the first position can be built, as if a later version of
// the app had made its setup invalid.
type failingStart struct {
	engine.Game
	failing *bool
}

func (g failingStart) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	if *g.failing {
		return nil, errors.New("the cards are missing")
	}
	return g.Game.New(seats, o, seed)
}

// TestOpenTableWithoutFirstPosition checks that OpenTable keeps the current scene if the game's
// first position cannot be built.
func TestOpenTableWithoutFirstPosition(t *testing.T) {
	h, err := New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	failing := false
	m, err := match.New(failingStart{h.Games[0], &failing}, match.Setup{Seats: make([]match.Seat, 3)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Steps()) > 0 {
		t.Fatalf("the match begins with %d moves, expected none", len(m.Steps()))
	}
	failing = true
	h.OpenTable(m, "")
	if got := h.Top().Name(); got != "title" {
		t.Errorf("the scene is %q, expected the title screen", got)
	}
}

// TestLessonsOfUnknownGame checks that OpenLessons and OpenPractice open nothing for a game that
// the app does not have.
func TestLessonsOfUnknownGame(t *testing.T) {
	h, err := New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	h.OpenLessons("chess", false)
	h.OpenPractice("chess")
	if got := h.Top().Name(); got != "title" {
		t.Errorf("the scene is %q, expected the title screen", got)
	}
}

// touchPage is a page on a device that is used by touch.
type touchPage struct{ stage.Page }

func (touchPage) Screen() stage.Screen { return stage.Screen{Finger: true} }

// TestPageDecidesAboutTouch checks that the app takes the screen and the texts for touch from the
// page of the browser, and has the texts for a mouse without a page.
func TestPageDecidesAboutTouch(t *testing.T) {
	t.Cleanup(func() { i18n.SetTouch(false) })
	for _, c := range []struct {
		page  stage.Page
		touch bool
	}{{touchPage{}, true}, {nil, false}} {
		h := &stage.App{SceneStack: &stage.SceneStack{}}
		connectPage(h, c.page)
		if touch := h.Screen != nil && h.Screen().Finger; touch != c.touch {
			t.Errorf("page %v: the screen is used by touch: %v, expected %v", c.page, touch, c.touch)
		}
		if changed := i18n.SetTouch(c.touch); changed {
			t.Errorf("page %v: texts for touch: %v, expected %v", c.page, !c.touch, c.touch)
		}
	}
}
