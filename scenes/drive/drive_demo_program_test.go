package drive

import (
	"fmt"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { Main(m) }

const demo = "gulch/scenes/drive/internal/demo"

// state returns the value called name of the state that the demo program publishes.
func state(a *App, name string) any { return a.Snapshot().State[name] }

func TestInputReachesTheProgram(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(a *App)
		key  string
		want any
	}{
		{"hover", func(a *App) { a.Hover(300, 200) }, "cursor", "300,200"},
		{"click", func(a *App) { a.Click(100, 55) }, "presses", 1.0},
		{"click beside", func(a *App) { a.Click(10, 10) }, "presses", 0.0},
		{"drag ends elsewhere", func(a *App) { a.Drag(100, 55, 300, 300) }, "cursor", "300,300"},
		{"target", func(a *App) { a.ClickTarget("count"); a.ClickTarget("count") }, "presses", 2.0},
		{"tap", func(a *App) { a.Tap(50, 60) }, "touches", []any{"50,60"}},
		{"tap target", func(a *App) { a.TapTarget("count") }, "presses", 1.0},
		{"two fingers", func(a *App) {
			a.TouchDown(1, 50, 60)
			a.TouchDown(2, 70, 80)
			a.Tick(1)
			a.TouchUp(1)
			a.TouchUp(2)
			a.Tick(1)
		}, "touches", []any{"50,60", "70,80"}},
		{"swipe", func(a *App) { a.Swipe(2, 4, 90, 80) }, "touches", []any{"2,4"}},
		{"wheel", func(a *App) { a.Wheel(0, 2); a.Wheel(0, 1) }, "wheel", 3.0},
		{"key", func(a *App) { a.Key(ebiten.KeyEnter) }, "enter", true},
		{"text", func(a *App) { a.Type("Gülch") }, "text", "Gülch"},
		{"resize", func(a *App) { a.Resize(820, 1180) }, "size", "820x1180"},
	} {
		t.Run(c.name, func(t *testing.T) {
			app := Start(t, Options{Package: demo, Width: 640, Height: 400})
			c.do(app)
			got := state(app, c.key)
			if list, ok := c.want.([]any); ok {
				if gotList, _ := got.([]any); len(gotList) != len(list) {
					t.Fatalf("%s = %v; want %v", c.key, got, c.want)
				}
				for i, want := range list {
					if got.([]any)[i] != want {
						t.Errorf("%s = %v; want %v", c.key, got, c.want)
					}
				}
				return
			}
			if got != c.want {
				t.Errorf("%s = %v; want %v", c.key, got, c.want)
			}
		})
	}
}

func TestFramesShowTheProgram(t *testing.T) {
	if !NeedPixels(t, Ordinary, Dense) {
		return
	}
	app := Start(t, Options{Package: demo, Width: 640, Height: 400})
	scale := app.screen.Bounds().Dx() / 640
	app.ClickTarget("count")
	frame := app.Frame()
	if got, want := frame.RGBAAt(100*scale, 55*scale), (color.RGBA{0xD9, 0xA4, 0x42, 0xFF}); got != want {
		t.Errorf("the button's pixel is %v; want %v", got, want)
	}
	if got, want := frame.RGBAAt(5, 5), (color.RGBA{0x10, 0x29, 0x1F, 0xFF}); got != want {
		t.Errorf("the background's pixel is %v; want %v", got, want)
	}
	name := filepath.Join(t.TempDir(), "shots", "demo.png")
	app.Shot(name)
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	shot, err := png.Decode(file)
	if err != nil || shot.Bounds() != frame.Bounds() {
		t.Errorf("the screenshot has the bounds %v (error %v); want %v", shot.Bounds(), err, frame.Bounds())
	}
}

func TestDisplayHasItsScale(t *testing.T) {
	if got := ebiten.Monitor().DeviceScaleFactor(); got != theDisplay.scale {
		t.Errorf("the device scale factor is %v; want %v", got, theDisplay.scale)
	}
}

func TestQuittingIsNoFailure(t *testing.T) {
	app := Start(t, Options{Package: demo})
	app.Key(ebiten.KeyQ, ebiten.KeyControl)
	if !app.Ended() {
		t.Error("the program has not ended after Ctrl+Q")
	}
}

func TestKilledProgramFindsItsHomeAgain(t *testing.T) {
	first := Start(t, Options{Package: demo})
	first.ClickTarget("count")
	first.Kill()
	if _, err := os.Stat(filepath.Join(first.Home(), "data", "demo.txt")); err != nil {
		t.Error(err)
	}
	second := Start(t, Options{Package: demo, Home: first.Home()})
	if second.Home() != first.Home() || state(second, "presses") != 0.0 {
		t.Errorf("the second run has the home %s and %v presses; want %s and 0", second.Home(),
			state(second, "presses"), first.Home())
	}
}

// recordingTB is a testing.TB that records failures instead of failing.
type recordingTB struct {
	testing.TB
	why string
}

func (f *recordingTB) Errorf(format string, args ...any) { f.why += fmt.Sprintf(format, args...) }

func TestProgramFailureFailsTheTest(t *testing.T) {
	app := Start(t, Options{Package: demo})
	watched := &recordingTB{TB: t}
	app.t = watched
	app.KeyDown(ebiten.KeyF1)
	onHost(func() {
		app.session.AdvanceTicks(1)
		app.session.WaitTicks()
	})
	app.Close()
	if !strings.Contains(watched.why, "F1 was pressed") {
		t.Errorf("Close reported %q; want the program's error", watched.why)
	}
}

func TestUnknownProgramIsAnError(t *testing.T) {
	if _, err := start(t, Options{Package: "gulch/scenes/drive/internal/nowhere"}); err == nil ||
		!strings.Contains(err.Error(), "nowhere") {
		t.Errorf("error = %v; want one that names the package", err)
	}
}

func BenchmarkEmptyFrame(b *testing.B) {
	Bench(b, 1280, 720, func(screen *ebiten.Image) { screen.Clear() })
}
