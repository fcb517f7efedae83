package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/pieces"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestClick(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a", "b", "c")
	click(r, 310, 110)
	click(r, 5, 5)
	if counts["b"] != 1 || len(counts) != 1 {
		t.Errorf("one click on b and one beside all buttons pressed %v, want b once", counts)
	}
	// A press on one button and a release on another press neither.
	r.Update(&Input{X: 110, Y: 110, Inside: true, Down: true, Pressed: true}, 16)
	r.Update(&Input{X: 510, Y: 110, Inside: true, Release: true}, 16)
	if counts["a"]+counts["c"] != 0 {
		t.Errorf("a press on one button released on another pressed %v, want none", counts)
	}
}

func TestDisabledNodeShowsReason(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a")
	r.Nodes[0].DisabledReason = "You have no gold."
	click(r, 110, 110)
	if counts["a"] != 0 || r.TakeAnnouncement() != "You have no gold." {
		t.Error("a disabled node was pressed, or its reason was not announced")
	}
}

func TestShortcut(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a", "b")
	r.Nodes[1].Keys = []ebiten.Key{ebiten.KeyU}
	r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyU}}, 16)
	if counts["b"] != 1 {
		t.Error("the shortcut did nothing")
	}
}

// TestEnterPressesPrimaryButton checks that Enter presses the primary button at once, also after a
// click elsewhere. A node with the role "move" must have the visible focus first.
func TestEnterPressesPrimaryButton(t *testing.T) {
	for role, want := range map[string]int{"": 1, "move": 0} {
		pressed := 0
		r := &Root{}
		on := Button("on", geom.R(0, 0, 50, 50), pieces.Button{Label: "Go on", Material: pieces.Brass},
			func() { pressed++ })
		on.Role = role
		r.Set(NewLayout(1280, 720), []Node{on, Button("other", geom.R(100, 100, 50, 50), pieces.Button{Label: "Other"},
			func() {})})
		click(r, 110, 110)
		wait(r, 110, 110, 2000)
		if r.Update(&Input{Accept: true}, 16); pressed != want {
			t.Errorf("role %q: Enter pressed the primary button %d times, want %d", role, pressed, want)
		}
	}
}

// TestSolidNodesBlockPresses checks that a node below a BlocksInput node cannot be pressed.
func TestSolidNodesBlockPresses(t *testing.T) {
	pressed := 0
	r := &Root{}
	at := geom.R(100, 100, 120, 40)
	r.Set(NewLayout(1280, 720), []Node{
		Button("below", at, pieces.Button{Label: "Below"}, func() { pressed++ }),
		{ID: "sheet", Role: "text", Rect: at.Inset(-20), BlocksInput: true, SkipFocus: true},
	})
	wait(r, 110, 110, 1000)
	if click(r, 110, 110); pressed != 0 {
		t.Error("the button below a Solid node was pressed")
	}
}
