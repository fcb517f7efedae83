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
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// ScaleEnv names the environment variable with the device scale factor of the virtual display, for
// example "2" for a high-density screen. It applies to the whole test binary; the default is 1. It
// is only used on Linux.
const ScaleEnv = "GULCH_DRIVE_SCALE"

// CoverEnv names the environment variable with the folder into which driven programs that were
// built with coverage write their coverage data. They get it as GOCOVERDIR.
const CoverEnv = "GULCH_DRIVE_COVER"

// NoPixelsEnv names the environment variable that turns off rasterization on the virtual display.
// All draw calls are made, but pixels do not change, which saves a third of the time of most tests.
// Tests that read pixels call [RequirePixels], which then ends them with a failure. It is only used
// on Linux.
const NoPixelsEnv = "GULCH_DRIVE_BLIND"

// RequirePixels must be called by tests that read pixels. It fails the test at once if
// rasterization is turned off.
func RequirePixels(t testing.TB) {
	t.Helper()
	if os.Getenv(NoPixelsEnv) != "" {
		t.Fatalf(
			"drive: %s reads pixels, but %s turns off rasterization: add it to the tests with pixels (pixelTests) "+
				"in cmd/dev/test_command.go", t.Name(), NoPixelsEnv)
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

// runWithHost calls tests while the hidden window is shown, and returns the result of tests as
// code. It returns an error if the window cannot be shown or is closed before the tests end.
func runWithHost(tests func() int) (code int, err error) {
	stopDisplay, err := startDisplay(os.Getenv(ScaleEnv))
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
