package narrowgauge_test

import (
	"image"
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// start starts the app with a new game with setup s and the animation speed "At once".
func start(t *testing.T, s match.Setup) *drive.App {
	t.Helper()
	m, err := match.New(rules.Game, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	app := resume(t, m.Text())
	atTable := func(s probe.Snapshot) bool {
		return (strings.HasPrefix(s.Scene, "narrowgauge/") || s.Scene == "handover") && !s.Busy
	}
	if app.WaitFor("the table", atTable).Scene == "handover" {
		app.ClickTarget("ready")
		app.WaitFor("the table", atTable)
	}
	for range 3 {
		if app.Target("speed").Label == "Speed: Instant" {
			break
		}
		app.ClickTarget("speed")
	}
	return app
}

// TestMapMoves checks that wheel and pinch zoom the map, dragging scrolls it, and a double click
// shows the whole map again.
func TestMapMoves(t *testing.T) {
	app := start(t, setup(1, 7, nil))
	app.ClickTarget("close-up/aside") // close the close-up with the Contracts, which covers the map
	app.Tick(20)
	whole := app.Target("space f6")
	app.Hover(whole.Center())
	for range 4 {
		app.Wheel(0, 1)
	}
	app.Tick(12)
	near := app.Target("space f6")
	if near.W < 1.6*whole.W {
		t.Fatalf("after zooming with the wheel a space is %.0f wide, before %.0f: expected larger", near.W, whole.W)
	}
	app.Tick(10)
	app.Shot("gauge-near.png")
	x, y := near.Center()
	app.Drag(x, y, x+60, y+30)
	app.Tick(80) // the map keeps moving for a moment and stops by itself
	if moved := app.Target("space f6"); moved.X-near.X < 40 || moved.Y-near.Y < 15 {
		t.Errorf("dragging scrolls the map by %.0f, %.0f: expected more", moved.X-near.X, moved.Y-near.Y)
	}
	for range 2 {
		app.Click(x, y)
	}
	app.Tick(30)
	if back := app.Target("space f6"); back.W != whole.W || back.X != whole.X {
		t.Error("a double click does not show the whole map")
	}
	app.Pinch(x, y, 30, 80)
	if pinched := app.Target("space f6"); pinched.W < 1.5*whole.W {
		t.Errorf("after pinching a space is %.0f wide, before %.0f: expected larger", pinched.W, whole.W)
	}
}

// TestDraggedMapLooksTheSame checks that the map looks the same while it is dragged and after it is
// released at the same position.
func TestDraggedMapLooksTheSame(t *testing.T) {
	if !drive.NeedPixels(t, drive.Coarse) {
		return
	}
	app := resume(t, waitingIn(t, rules.PhaseShare, nil, 90, nil))
	app.WaitScene("narrowgauge/share")
	app.Hover(app.Target("space f6").Center())
	for range 4 {
		app.Wheel(0, 1)
	}
	app.Tick(12)
	x, y := app.Target("space f6").Center()
	app.Move(x, y)
	app.Press(ebiten.MouseButtonLeft)
	for i := range 10 {
		app.Move(x+float64(8*i), y+float64(5*i))
		app.Tick(1)
	}
	app.Tick(400) // wait until no target pulses
	held := app.Frame()
	app.Shot("gauge-held.png")
	app.Release(ebiten.MouseButtonLeft)
	app.Move(5, 5)
	app.Tick(400)
	laid := app.Frame()
	app.Shot("gauge-laid.png")
	if moved := app.Target("space f6"); moved.X < x {
		t.Error("dragging has not moved the map")
	}
	// The dragged map may be off by half a pixel, which hardly changes the mean colour of a block
	// of pixels.
	if mean := imageDifference(held, laid, image.Rect(60, 90, 620, 660)); mean > 6 {
		t.Errorf("the map while dragged differs from the map at rest by %.1f of 255 on average", mean)
	}
}

// imageDifference returns the mean difference, 0 to 255, between the colours of pictures a and b
// inside a rectangle (the parameter room). It compares the mean colours of blocks of four by four
// pixels.
func imageDifference(a, b *image.RGBA, room image.Rectangle) float64 {
	const side = 4
	sum, blocks := 0.0, 0
	for y := room.Min.Y; y+side <= room.Max.Y; y += side {
		for x := room.Min.X; x+side <= room.Max.X; x += side {
			var d [3]float64
			for i := range side * side {
				p, q := a.RGBAAt(x+i%side, y+i/side), b.RGBAAt(x+i%side, y+i/side)
				d[0] += float64(p.R) - float64(q.R)
				d[1] += float64(p.G) - float64(q.G)
				d[2] += float64(p.B) - float64(q.B)
			}
			for _, v := range d {
				sum += math.Abs(v) / (side * side)
			}
			blocks++
		}
	}
	return sum / float64(3*blocks)
}
