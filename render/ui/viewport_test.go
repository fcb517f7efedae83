package ui

import (
	"math"
	"testing"

	"gulch/render/geom"

	"pgregory.net/rapid"
)

// testMap returns a viewport on a map of 2320 by 1340 units.
func testMap() *Viewport {
	v := &Viewport{Margin: 4}
	v.Fit(geom.R(40, 60, 900, 480), geom.R(0, 0, 2320, 1340))
	return v
}

// near reports whether two points are equal except for rounding.
func near(a, b geom.Point) bool { return a.Dist(b) < 1e-6 }

// TestViewportStaysOnItsContent checks that after random input the zoom is within its limits, the
// window shows nothing outside Cover, and Point inverts At.
func TestViewportStaysOnItsContent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := testMap()
		number := func(name string, from, to float64) float64 { return rapid.Float64Range(from, to).Draw(t, name) }
		for range rapid.IntRange(1, 12).Draw(t, "steps") {
			at := geom.Point{X: number("x", -100, 1400), Y: number("y", -100, 800)}
			what := geom.R(number("left", 0, 2300), number("top", 0, 1300), number("w", 1, 2320), number("h", 1, 1340))
			switch rapid.IntRange(0, 6).Draw(t, "what") {
			case 0:
				v.hold(v.panned(v.camera, at.X-600, at.Y-400))
				v.letGo(true)
			case 1:
				v.pinch(at, number("grown", 0.3, 3))
				v.pinch(at, 0)
			case 2:
				v.Toggle(at)
			case 3:
				v.Reveal(what)
			case 4:
				v.ZoomTo(what, number("unit", 0, 3))
			case 5:
				v.Fit(geom.R(10, 10, number("wide", 200, 1200), number("high", 200, 900)), v.content)
			default:
				v.Show(number("zoom", 0, 9), what.Center())
			}
			for range 40 {
				v.advance(16, false)
				if v.camera.zoom < 1 || v.camera.zoom > defaultMaxZoom+1e-9 {
					t.Fatalf("the zoom is %v, want 1 to 3", v.camera.zoom)
				}
				if r := v.Rect(v.Cover()); !v.window.Within(r.Inset(-1e-6)) {
					t.Fatalf("the window %v shows space outside of Cover, %v", v.window, r)
				}
			}
			if p := v.Point(v.At(what.Center())); !near(p, what.Center()) {
				t.Fatalf("Point(At(%v)) is %v, want the same point", what.Center(), p)
			}
		}
	})
}

// TestZoomKeepsThePointUnderTheHand checks that zooming by wheel and by pinch does not move the
// content point that is below the pointer.
func TestZoomKeepsThePointUnderTheHand(t *testing.T) {
	v := testMap()
	at := geom.Point{X: 520, Y: 330}
	n := v.Node("map", "The map", func() geom.Point { return at }, func() {})
	held := v.Point(at)
	n.Scroll(2)
	n.Scroll(1)
	for range 20 {
		if n.Tick(16, false); !near(v.Point(at), held) {
			t.Fatalf("while zooming the content point at the pointer is %v, want %v", v.Point(at), held)
		}
	}
	if want := math.Pow(1+wheelStep, 3); math.Abs(v.Zoom()-want) > 1e-9 || v.Moving() {
		t.Errorf("after three notches the zoom is %v, want %v, and the view at rest", v.Zoom(), want)
	}
	n.Pinch(at, 1.2)
	if !near(v.Point(at), held) {
		t.Error("a pinch moves the content point between the fingers")
	}
	n.Pinch(at.Add(30, 10), 1)
	if !near(v.Point(at.Add(30, 10)), held) {
		t.Error("two fingers that move do not pan the map")
	}
}

// TestRevealAndFrame checks that Reveal and ZoomTo bring a rectangle into view. They must not move
// the view if the rectangle is visible already, and must zoom out if it is too large.
func TestRevealAndFrame(t *testing.T) {
	v := testMap()
	settle := func() {
		for range 60 {
			v.advance(16, false)
		}
	}
	v.Show(3, geom.Point{X: 300, Y: 300})
	spot := geom.R(1500, 700, 80, 80)
	v.Reveal(spot)
	if settle(); !v.Rect(spot).Within(v.window) || v.Zoom() != 3 {
		t.Errorf("after Reveal the rectangle %v is at %v with zoom %v, want it inside the window with zoom 3", spot,
			v.Rect(spot), v.Zoom())
	}
	before := v.camera
	v.Reveal(spot)
	if v.Moving() || v.camera != before {
		t.Error("Reveal moves the view although the rectangle is visible")
	}
	wide := geom.R(100, 100, 1700, 300)
	v.Reveal(wide)
	if settle(); !v.Rect(wide).Within(v.window.Inset(-1e-6)) || v.Zoom() >= 3 {
		t.Errorf("after Reveal the wide rectangle %v is at %v with zoom %v, want it inside the window with a zoom "+
			"below 3", wide, v.Rect(wide), v.Zoom())
	}
	v.Show(1, geom.Point{})
	v.ZoomTo(geom.R(600, 500, 300, 200), 0.8)
	if settle(); math.Abs(v.Scale()-0.8) > 1e-9 {
		t.Errorf("after Frame a content unit is %v design units long, want 0.8", v.Scale())
	}
	v.ZoomTo(geom.R(0, 0, 2000, 1200), 0.8)
	if settle(); !v.Rect(geom.R(0, 0, 2000, 1200)).Within(v.window.Inset(-1e-6)) {
		t.Error("after Frame a rectangle too large for the requested zoom is not inside the window")
	}
}

// TestContentGrows checks that content added at the edges changes neither position nor size of the
// visible content.
func TestContentGrows(t *testing.T) {
	v := testMap()
	v.Show(2, geom.Point{X: 1200, Y: 600})
	scale, at := v.Scale(), v.At(geom.Point{X: 1200, Y: 600})
	v.Fit(v.window, geom.R(-200, 0, 2800, 1500))
	if math.Abs(v.Scale()-scale) > 1e-9 || !near(v.At(geom.Point{X: 1200, Y: 600}), at) {
		t.Errorf("when the content grew, the scale changed from %v to %v or the visible content moved", scale,
			v.Scale())
	}
}

// screen returns a test screen with a map and a button on it. rests counts how often the map came
// to rest, and presses how often the button was pressed.
func screen(v *Viewport) (r *Root, rests, presses *int) {
	r, rests, presses = &Root{}, new(int), new(int)
	build := func() {
		at := v.Rect(geom.R(1150, 660, 40, 40))
		r.Set(NewLayout(1280, 720), []Node{
			v.Node("map", "The map", r.Pointer, func() { *rests++ }),
			{ID: "town", Rect: at, Press: func() { *presses++ }},
		})
	}
	build()
	return r, rests, presses
}

// dragBy drags the pointer from a point by a vector in the given number of ticks and releases it.
func dragBy(r *Root, from, by geom.Point, ticks int) {
	in := &Input{X: from.X, Y: from.Y, Inside: true, Down: true, Pressed: true}
	r.Update(in, 16)
	for i := 1; i <= ticks; i++ {
		t := float64(i) / float64(ticks)
		r.Update(&Input{X: from.X + by.X*t, Y: from.Y + by.Y*t, Inside: true, Down: true}, 16)
	}
	r.Update(&Input{X: from.X + by.X, Y: from.Y + by.Y, Inside: true, Release: true}, 16)
}

// TestFling checks that a map released during a fast drag moves on and comes to rest. A press must
// stop it and press nothing else. With reduced motion there must be no fling.
func TestFling(t *testing.T) {
	v := testMap()
	v.Show(3, geom.Point{X: 1160, Y: 670})
	r, rests, presses := screen(v)
	dragBy(r, geom.Point{X: 300, Y: 300}, geom.Point{X: 120, Y: 0}, 5)
	if !v.Moving() || *rests != 0 {
		t.Fatal("releasing the map during a fast drag does not fling it")
	}
	was := v.camera.middle
	r.Update(&Input{}, 16)
	if v.camera.middle == was || !r.TakeFrameRequest() {
		t.Error("a flung map does not move, or requests no frame")
	}
	click(r, 460, 300)
	if v.Moving() || *rests != 1 || *presses != 0 {
		t.Errorf("after a press on a flung map: moving %v, came to rest %d times, %d presses; want false, 1, 0",
			v.Moving(), *rests, *presses)
	}
	dragBy(r, geom.Point{X: 300, Y: 300}, geom.Point{X: 120, Y: 0}, 5)
	for range 200 {
		r.Update(&Input{}, 16)
	}
	if v.Moving() || *rests != 2 {
		t.Errorf("two flung maps came to rest %d times, want 2, or one still moves", *rests)
	}
	r.Reduced = true
	dragBy(r, geom.Point{X: 420, Y: 300}, geom.Point{X: -120, Y: 0}, 5)
	if r.Update(&Input{}, 16); v.Moving() {
		t.Error("a map is flung although motion is reduced")
	}
}

// TestNoFlingAfterPause checks that a drag that stops before its release causes no fling.
func TestNoFlingAfterPause(t *testing.T) {
	v := testMap()
	v.Show(3, geom.Point{X: 1160, Y: 670})
	r, rests, _ := screen(v)
	r.Update(&Input{X: 300, Y: 300, Inside: true, Down: true, Pressed: true}, 16)
	for i := range 20 {
		r.Update(&Input{X: 300 + 10*float64(min(i, 8)), Y: 300, Inside: true, Down: true}, 16)
	}
	r.Update(&Input{X: 380, Y: 300, Inside: true, Release: true}, 16)
	if v.Moving() || *rests != 1 {
		t.Errorf("the map is moving: %v, and came to rest %d times; want false and 1", v.Moving(), *rests)
	}
}

// TestPush checks that a push by the right stick pans the map, which comes to rest when the push
// ends.
func TestPush(t *testing.T) {
	v := testMap()
	v.Show(3, geom.Point{X: 1160, Y: 670})
	r, rests, _ := screen(v)
	was := v.camera.middle
	for range 10 {
		r.Update(&Input{PushX: 1}, 16)
	}
	if v.camera.middle.X <= was.X || !v.Moving() {
		t.Error("a push to the right does not pan the map to the right")
	}
	if r.Update(&Input{}, 16); v.Moving() || *rests != 1 {
		t.Errorf("the map is moving: %v, and came to rest %d times; want false and 1", v.Moving(), *rests)
	}
}

// TestWholeMapCannotBeDragged checks that a map cannot be dragged while the whole map is visible.
func TestWholeMapCannotBeDragged(t *testing.T) {
	v := &Viewport{}
	v.Fit(geom.R(0, 0, 400, 400), geom.R(0, 0, 1, 1))
	v.hold(v.panned(v.camera, 40, 40))
	if v.Moving() || v.letGo(true) {
		t.Error("a map that is shown whole was dragged")
	}
}

// TestHandStopsAGlide checks that a movement of the hand ends a glide of the camera at once.
func TestHandStopsAGlide(t *testing.T) {
	v := testMap()
	v.Show(2, geom.Point{X: 1000, Y: 600})
	v.Reveal(geom.R(2200, 1200, 100, 100))
	if !v.motion.glide {
		t.Fatal("the camera does not glide to a place outside of the window")
	}
	to := v.panned(v.camera, 20, 10)
	if v.hold(to); v.motion.glide || v.camera != to {
		t.Errorf("after the hand moved the map, the camera glides: %v, and is at %v; want at rest at %v", v.motion.glide,
			v.camera, to)
	}
	if v.advance(100, false); v.camera != to {
		t.Errorf("the camera moves on to %v although the hand holds it at %v", v.camera, to)
	}
}
