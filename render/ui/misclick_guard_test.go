package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/pieces"

	"github.com/hajimehoshi/ebiten/v2"
)

// replacedButton returns a screen whose only button, when pressed, is replaced by another one at
// the same place, as "Roll" by "Next turn". second is the ID of the other button, and pressed
// counts the presses by the words "before" and "after".
func replacedButton(second string, pressed map[string]int) *Root {
	r := &Root{}
	l, at := NewLayout(1280, 720), geom.R(100, 100, 120, 40)
	next := func() {
		r.Set(l, []Node{Button(second, at, pieces.Button{Label: "after"}, func() { pressed["after"]++ })})
	}
	r.Set(l, []Node{Button("before", at, pieces.Button{Label: "before"}, func() { pressed["before"]++; next() })})
	wait(r, 5, 5, 1000)
	return r
}

// TestDoubleClickPressesOnce checks that the second click of a double click does not press a button
// that has appeared under the pointer in the meantime.
func TestDoubleClickPressesOnce(t *testing.T) {
	for _, c := range []struct {
		name string
		rest float64 // ms between the clicks
		x, y float64 // position of the second click
		want int     // expected presses of the second button
	}{
		{"at once", 100, 110, 110, 0}, {"a little later", 180, 112, 111, 0}, {"a click of its own", 400, 110, 110, 1},
		{"elsewhere on it", 100, 200, 110, 1},
	} {
		pressed := map[string]int{}
		r := replacedButton("after", pressed)
		click(r, 110, 110)
		wait(r, 110, 110, c.rest)
		click(r, c.x, c.y)
		if pressed["before"] != 1 || pressed["after"] != c.want {
			t.Errorf("second click %s: presses are %v, want before 1 and after %d", c.name, pressed, c.want)
		}
	}
}

// TestDoubleTapPressesOnce checks that fast taps of a finger, which does not hover, do not press a
// button that has appeared at their place in the meantime.
func TestDoubleTapPressesOnce(t *testing.T) {
	tap := func(r *Root) {
		r.Update(&Input{X: 110, Y: 110, Inside: true, Touch: true, Down: true, Pressed: true}, 16)
		r.Update(&Input{X: 110, Y: 110, Inside: true, Touch: true, Release: true}, 16)
		r.Update(&Input{}, 60)
	}
	pressed := map[string]int{}
	r := replacedButton("after", pressed)
	for range 3 { // as fast as fingers can tap
		tap(r)
	}
	if pressed["after"] != 0 {
		t.Errorf("three fast taps pressed %v, want only before", pressed)
	}
	r.Update(&Input{}, 300)
	if tap(r); pressed["after"] != 1 {
		t.Errorf("a separate later tap pressed %v, want after 1", pressed)
	}
}

// TestNewNodeUnderPointerIgnoresClick checks that a button that appears under the pointer by itself
// is not pressed by a click that follows immediately.
func TestNewNodeUnderPointerIgnoresClick(t *testing.T) {
	pressed := map[string]int{}
	r := replacedButton("after", pressed)
	wait(r, 110, 110, 300)
	r.Nodes[0].Press() // the screen changes by itself
	click(r, 110, 110)
	if pressed["after"] != 0 {
		t.Error("a button that appeared under the pointer was pressed by a click that followed immediately")
	}
	wait(r, 110, 110, 300)
	if click(r, 110, 110); pressed["after"] != 1 {
		t.Error("the button cannot be pressed by a later click")
	}
}

// TestChangedNodeSaysSo checks that a press on a button that has just replaced another one by
// itself says that it has changed, and not that the press came too soon after another one.
func TestChangedNodeSaysSo(t *testing.T) {
	pressed := map[string]int{}
	r := replacedButton("after", pressed)
	wait(r, 110, 110, 3000)
	r.Nodes[0].Press() // the screen changes by itself
	click(r, 110, 110)
	if want := "This has just changed. Press it again if you want “after”."; r.tooltip.text != want {
		t.Errorf("the press is answered by %q, want %q", r.tooltip.text, want)
	}
}

// TestTurnIgnoresDoubleClick checks that fast clicks on the same button all count, as when an
// amount is increased step by step. After BeginDecision, however, the second click of a double
// click must be ignored.
func TestTurnIgnoresDoubleClick(t *testing.T) {
	pressed := map[string]int{}
	r := buttonGrid(pressed, "more")
	wait(r, 110, 110, 500)
	for range 3 {
		click(r, 110, 110)
	}
	if pressed["more"] != 3 {
		t.Errorf("three fast clicks on the same button count %d times, want 3", pressed["more"])
	}
	r.BeginDecision()
	if click(r, 110, 110); pressed["more"] != 3 {
		t.Error("after Turn the second click of a double click is not ignored")
	}
}

// TestDoubleEnterAndScreenChange checks that pressing Enter twice does not press a button that got
// the focus in the meantime. A double click must press no button of the next screen.
func TestDoubleEnterAndScreenChange(t *testing.T) {
	pressed := map[string]int{}
	r := replacedButton("after", pressed)
	r.Focus("before")
	r.Update(&Input{Accept: true}, 16) // shows the focus
	r.Update(&Input{Accept: true}, 16)
	r.Focus("after")
	r.Update(&Input{Accept: true}, 16)
	if pressed["after"] != 0 || pressed["before"] != 1 {
		t.Errorf("Enter pressed twice pressed %v, want only before", pressed)
	}
	wait(r, 5, 5, 600)
	if r.Update(&Input{Accept: true}, 16); pressed["after"] != 1 {
		t.Error("a later Enter does not press the new button")
	}

	first, second := buttonGrid(pressed, "a"), buttonGrid(pressed, "b")
	wait(first, 110, 110, 300)
	wait(second, 5, 5, 300) // the button has been on the second screen for long enough to be pressed
	click(first, 110, 110)
	first.CancelInput()
	second.TakeOverFrom(first)
	if click(second, 110, 110); pressed["b"] != 0 {
		t.Error("a double click presses a button of the next screen")
	}
	wait(second, 110, 110, 300)
	if click(second, 110, 110); pressed["b"] != 1 {
		t.Error("a later click does not press the button of the next screen")
	}
}

// TestIrreversibleNodesNeedDelay checks that a node with irreversible effects can be pressed only a
// second after it replaced another node at its place, or after its shortcut key had another effect.
// Other nodes can be pressed sooner. A press that comes too early is answered, unless it is the
// second half of a double click, and until then the node under the pointer is dimmed.
func TestIrreversibleNodesNeedDelay(t *testing.T) {
	shortcut := func(r *Root) { r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyE}}, 16) }
	accept := func(r *Root) { r.Update(&Input{Accept: true}, 16) }
	for name, strike := range map[string]func(r *Root){
		"pointer": func(r *Root) { click(r, 110, 110) }, "shortcut": shortcut, "Enter": accept,
	} {
		for _, c := range []struct {
			weighty bool
			rest    float64
			want    int
		}{{true, 100, 0}, {true, 600, 0}, {true, 1100, 1}, {false, 600, 1}} {
			pressed := map[string]int{}
			r := replacedButton("after", pressed)
			r.Nodes[0].Keys = []ebiten.Key{ebiten.KeyE}
			r.Irreversible = func(n *Node) bool { return c.weighty && n.ID == "after" }
			if name == "Enter" {
				r.Focus("before")
				accept(r) // shows the focus
			}
			strike(r)
			for i := range r.Nodes {
				r.Nodes[i].Keys = []ebiten.Key{ebiten.KeyE}
			}
			if name == "pointer" {
				wait(r, 110, 110, c.rest)
			} else {
				r.Update(&Input{}, c.rest)
				r.Focus("after")
			}
			if dim := r.notReady(&r.Nodes[0]); name == "pointer" && dim != (c.weighty && c.want == 0) {
				t.Errorf("irreversible %v, after %.0f ms: the node is dimmed: %v", c.weighty, c.rest, dim)
			}
			strike(r)
			if early := c.want == 0 && c.rest > 2*guardTime; r.tooltip.isMessage != early {
				t.Errorf("%s, irreversible %v, after %.0f ms: the press is answered: %v, want %v", name, c.weighty,
					c.rest, r.tooltip.isMessage, early)
			}
			if pressed["before"] != 1 || pressed["after"] != c.want {
				t.Errorf("%s, irreversible %v, after %.0f ms: presses are %v, want before 1 and after %d", name,
					c.weighty, c.rest, pressed, c.want)
			}
		}
	}
}

// TestPressForRemovedNodeIsIgnored checks that a press meant for a "Done" button that disappeared
// by itself does not press an irreversible button that appeared at its place.
func TestPressForRemovedNodeIsIgnored(t *testing.T) {
	for _, c := range []struct {
		weighty bool
		rest    float64
		want    int
	}{{true, 600, 0}, {true, 1100, 1}, {false, 600, 1}} {
		pressed := 0
		at := geom.R(100, 100, 50, 50)
		r := &Root{Irreversible: func(*Node) bool { return c.weighty }}
		r.Set(NewLayout(1280, 720), []Node{{ID: "buy", Rect: geom.R(300, 300, 50, 50), Press: func() {}},
			{ID: "done", Rect: at, Press: func() {}}})
		click(r, 310, 310)
		r.Set(r.Layout, nil) // an animation is running
		r.Update(&Input{X: 110, Y: 110}, 200)
		r.Set(r.Layout, []Node{{ID: "end", Rect: at, Press: func() { pressed++ }}})
		wait(r, 110, 110, c.rest-200)
		if click(r, 110, 110); pressed != c.want {
			t.Errorf("irreversible %v, after %.0f ms: the new button was pressed %d times, want %d", c.weighty, c.rest,
				pressed, c.want)
		}
	}
}

// TestSkippedAnimationGuardsIrreversibleNodes checks that the key that skipped an animation,
// pressed once more, does not press a node with irreversible effects.
func TestSkippedAnimationGuardsIrreversibleNodes(t *testing.T) {
	for rest, want := range map[float64]int{600: 0, 1100: 1} {
		pressed := 0
		r := &Root{Irreversible: func(*Node) bool { return true }}
		r.Set(NewLayout(1280, 720), nil)
		r.AnimationSkipped()
		r.Set(r.Layout, []Node{{ID: "end", Role: "move", Rect: geom.R(0, 0, 50, 50), Press: func() { pressed++ }}})
		r.focus, r.focused = "end", true
		r.Update(&Input{}, rest)
		if r.Update(&Input{Accept: true}, 16); pressed != want {
			t.Errorf("%.0f ms after a skipped animation Enter pressed the irreversible button %d times, want %d", rest,
				pressed, want)
		}
	}
}

// TestEarlyPressesAreAnswered checks that every press that is ignored because it came too early
// shows a message, whatever the node does, except for the second half of a double click.
func TestEarlyPressesAreAnswered(t *testing.T) {
	screen := func() *Root {
		r := buttonGrid(map[string]int{}, "before")
		wait(r, 110, 110, 600)
		return r
	}
	show := func(r *Root, id string) {
		r.Set(r.Layout, []Node{Button(id, geom.R(100, 100, 120, 40), pieces.Button{Label: id}, func() {
			t.Errorf("%s was pressed", id)
		}, ebiten.KeyE)})
	}
	early := Input{X: 110, Y: 110, Inside: true, Down: true, Pressed: true, Early: true}
	for name, c := range map[string]struct {
		press func(r *Root)
		want  bool
	}{
		"a node that appeared under the pointer": {func(r *Root) { show(r, "after"); click(r, 110, 110) }, true},
		"a node replaced twice since the last press": {func(r *Root) {
			click(r, 110, 110)
			wait(r, 110, 110, 390)
			show(r, "after")
			click(r, 110, 110)
		}, true},
		"the second half of a double click": {func(r *Root) {
			click(r, 110, 110)
			show(r, "after")
			click(r, 110, 110)
		}, false},
		"the third click": {func(r *Root) {
			click(r, 110, 110)
			show(r, "after")
			click(r, 110, 110)
			click(r, 110, 110)
		}, true},
		"an early press":             {func(r *Root) { show(r, "after"); r.Update(&early, 16) }, true},
		"an early press of no node":  {func(r *Root) { r.Set(r.Layout, nil); r.Update(&early, 16) }, false},
		"an early press of a key":    {func(r *Root) { show(r, "after"); earlyKey(r) }, true},
		"an early press of Enter":    {func(r *Root) { show(r, "after"); earlyEnter(r) }, true},
		"a release on a new node":    {func(r *Root) { releaseAfter(r, func() { show(r, "after") }) }, true},
		"a release where nothing is": {func(r *Root) { releaseAfter(r, func() { r.Set(r.Layout, nil) }) }, false},
	} {
		r := screen()
		c.press(r)
		if r.tooltip.isMessage != c.want {
			t.Errorf("%s: the press is answered: %v, want %v", name, r.tooltip.isMessage, c.want)
		}
	}
}

func earlyKey(r *Root) { r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyE}, EarlyKeys: true}, 16) }

func earlyEnter(r *Root) {
	r.focus, r.focused = "after", true
	r.Update(&Input{Accept: true, Early: true}, 16)
}

// releaseAfter presses a node, calls change, and releases the pointer.
func releaseAfter(r *Root, change func()) {
	r.Update(&Input{X: 110, Y: 110, Inside: true, Down: true, Pressed: true}, 16)
	change()
	r.Update(&Input{X: 110, Y: 110, Inside: true, Release: true}, 16)
}
