// Package drive is the driver for end-to-end tests: it runs a whole application in a hidden window,
// sends it input and reads its frames. It is used by tests and benchmarks only and must never be
// linked into the application.
//
// A test binary has to call [Main] from TestMain:
//
//	func TestMain(m *testing.M) { drive.Main(m) }
//
//	func TestNewGame(t *testing.T) {
//		app := drive.Start(t, drive.Options{})
//		app.ClickTarget("new-game")
//		app.Shot("new-game.png")
//	}
//
// An [App] is built as a guest of Ebitengine's exp/vmhost: it has no window, no graphics card and
// no clock of its own. The driver steps it tick by tick, and it draws through the test binary, the
// host. Tests find buttons by the [probe.Snapshot] that the application publishes, and [Monkey]
// presses them at random. On Linux the test binary starts its own virtual display (Xvfb with
// software OpenGL), so that no window disturbs anybody and every machine renders the same pixels. A
// [Window] (Linux only) is a run in a real window on that display instead, at real speed, for
// measurements and for presses between two frames.
//
// The package knows nothing about games or scenes except package probe.
package drive

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ScaleEnv names the environment variable with the device scale factor of the virtual display, for
// example "2" for a high-density screen. If it is set, the display draws pixels. It applies to the
// whole test binary and is only used on Linux.
const ScaleEnv = "GULCH_DRIVE_SCALE"

// shotsEnv names the environment variable with the folder for screenshots.
const shotsEnv = "GULCH_SHOTS"

// CoverEnv names the environment variable with the folder into which driven programs that were
// built with coverage write their coverage data. They get it as GOCOVERDIR.
const CoverEnv = "GULCH_DRIVE_COVER"

// display is the virtual display on which the tests of a test binary run.
type display struct {
	scale  float64 // device scale factor
	pixels bool    // whether pixels are drawn; if not, draw calls are made but change nothing
}

// fast is the display for tests that read no pixels. Frames without pixels take a third less time.
// Texts still have their real widths at this scale.
var fast = display{scale: 0.5}

// chooseDisplay returns the display for a test binary. If scale is not "", it is the device scale
// factor, and the display draws pixels. If scale is "", the display is an ordinary one with pixels
// if needsPixels is true, because the binary takes screenshots, runs benchmarks or was started by
// hand, and otherwise the fast one. chooseDisplay returns an error if scale is not a number from
// 0.25 to 4.
func chooseDisplay(scale string, needsPixels bool) (display, error) {
	if scale == "" && !needsPixels {
		return fast, nil
	}
	if scale == "" {
		return display{Ordinary, true}, nil
	}
	factor, err := strconv.ParseFloat(scale, 64)
	if err != nil || factor < 0.25 || factor > 4 {
		return display{}, fmt.Errorf("the environment variable %s is %q, expected a number from 0.25 to 4", ScaleEnv,
			scale)
	}
	return display{factor, true}, nil
}

// theDisplay is the display of this test binary.
var theDisplay = fast

// requirePixels fails the test at once if the display draws no pixels.
func requirePixels(t testing.TB) {
	t.Helper()
	if virtualDisplays && !theDisplay.pixels {
		t.Fatalf("drive: %s reads pixels, but the display draws none: call drive.NeedPixels first", t.Name())
	}
}

// host is the Ebitengine game of the test binary, through which the driven programs draw. Its
// Update calls the functions that tests pass to onHost. It ends each frame after a time slice, so
// that the graphics library can free resources.
type host struct {
	work  chan func()
	ended chan struct{}
	code  int
}

// theHost is the running host: the hidden window through which driven programs draw. It is nil
// unless Main runs.
var theHost *host

// Main runs the tests of a test binary, shows the hidden window meanwhile, and exits the process.
// TestMain must call it.
func Main(m *testing.M) {
	flag.Parse()
	code, err := runWithHost(m.Run)
	if err != nil {
		fmt.Fprintln(os.Stderr, "drive:", err)
		code = 1
	}
	os.Exit(code)
}

// startedByHand reports whether somebody started the test binary itself instead of `go test`, which
// always sets this flag. Such a run is often there to be looked at.
func startedByHand() bool { return flag.Lookup("test.paniconexit0").Value.String() != "true" }

// runWithHost calls tests while the hidden window is shown, and returns the result of tests as
// code. It returns an error if the window cannot be shown or is closed before the tests end.
func runWithHost(tests func() int) (code int, err error) {
	benchmarks := flag.Lookup("test.bench").Value.String() != ""
	theDisplay, err = chooseDisplay(os.Getenv(ScaleEnv), benchmarks || os.Getenv(shotsEnv) != "" || startedByHand())
	if err != nil {
		return 1, err
	}
	stopDisplay, err := startDisplay(theDisplay)
	if err != nil {
		return 1, err
	}
	defer stopDisplay()
	defer removeBuiltPrograms()

	theHost = &host{work: make(chan func()), ended: make(chan struct{}), code: 1}
	go func() {
		defer close(theHost.ended)
		theHost.code = tests()
	}()
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowTitle("Gulch tests")
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetRunnableOnUnfocused(true)
	if err := ebiten.RunGame(theHost); err != nil {
		return 1, fmt.Errorf("the hidden window failed: %w", err)
	}
	select {
	case <-theHost.ended:
		return theHost.code, nil
	default:
		return 1, errors.New("the hidden window was closed before the tests ended")
	}
}

// Times of the host, the hidden window: workSlice is how long it runs functions for tests before it
// ends a frame, and idleWait how long it waits for the next function.
const (
	workSlice = 100 * time.Millisecond
	idleWait  = 5 * time.Millisecond
)

func (h *host) Update() error {
	end := time.Now().Add(workSlice)
	wait := time.NewTimer(idleWait)
	defer wait.Stop()
	for time.Now().Before(end) {
		wait.Reset(idleWait)
		select {
		case f := <-h.work:
			f()
		case <-h.ended:
			return ebiten.Termination
		case <-wait.C:
			return nil
		}
	}
	return nil
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(int, int) (int, int) { return 64, 64 }

var errNoMain = errors.New("the test binary has no host window: add func TestMain(m *testing.M) { drive.Main(m) }")

// onHost runs f in a frame of the host, where images may be drawn and read, and returns when f has
// returned.
func onHost(f func()) {
	if theHost == nil {
		panic(errNoMain)
	}
	done := make(chan struct{})
	theHost.work <- func() {
		defer close(done)
		f()
	}
	<-done
}

// OnHost runs f on the thread where images may be drawn and read back, and returns when f has
// returned. It is for tests and benchmarks that draw in their own process. f must not fail a test,
// because a testing.T may only be used on the goroutine of its test.
func OnHost(f func()) { onHost(f) }
