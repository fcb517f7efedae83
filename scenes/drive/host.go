// Package drive runs a whole application in a hidden window, presses its buttons and looks at its frames. It is
// for tests only and is never linked into the application.
//
// A test binary that drives says so once:
//
//	func TestMain(m *testing.M) { drive.Main(m) }
//
//	func TestNewGame(t *testing.T) {
//		app := drive.Start(t, drive.Options{})
//		app.ClickTarget("new-game")
//		app.Shot("new-game.png")
//	}
//
// The application is built as a guest of Ebitengine's exp/vmhost: it has no window, no graphics card and no clock
// of its own, but is stepped tick by tick, and draws through the test binary. On Linux the test binary shows
// itself on a display of its own (Xvfb with software OpenGL), so that nobody is disturbed and every machine draws
// the same pixels.
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

// ScaleEnv names the environment variable with the device scale factor of the hidden display: "2" is a
// high-density screen. It holds for the whole test binary; without it the scale is 1. Only Linux heeds it.
const ScaleEnv = "GULCH_DRIVE_SCALE"

// BlindEnv names an environment variable that leaves the hidden display without a painter: whatever is drawn goes through all the same
// calls and leaves no pixel, which spares a third of what most tests cost. Tests that look at pixels say so by Look and fail there.
// Only Linux heeds it.
const BlindEnv = "GULCH_DRIVE_BLIND"

// Look says that a test is about pixels. It ends one that runs where nothing is drawn, as what it would see there means nothing.
func Look(t testing.TB) {
	t.Helper()
	if os.Getenv(BlindEnv) != "" {
		t.Fatalf("drive: %s looks at pixels, and with %s there are none; name it among the lookers in cmd/dev/test.go", t.Name(), BlindEnv)
	}
}

// host is the program that the guests draw through. Its Update runs what tests ask for, a slice of time in each
// frame, so that frames end now and then and the graphics library can give back what it no longer needs.
type host struct {
	work  chan func()
	ended chan struct{}
	code  int
}

// theHost exists while Main runs.
var theHost *host

// Main runs the tests of a test binary with a hidden window behind them and ends the process. To be called by
// TestMain.
func Main(m *testing.M) {
	flag.Parse()
	code, err := run(m.Run)
	if err != nil {
		fmt.Fprintln(os.Stderr, "drive:", err)
		code = 1
	}
	os.Exit(code)
}

// run shows the hidden window for as long as tests runs and returns what tests returned.
func run(tests func() int) (code int, err error) {
	stopDisplay, err := startDisplay(os.Getenv(ScaleEnv))
	if err != nil {
		return 1, err
	}
	defer stopDisplay()
	defer removeGuests()

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
		return 1, errors.New("the hidden window was closed before the tests were over")
	}
}

// slice is how long the host works for tests before it ends a frame; idle is how long it waits for more.
const (
	slice = 100 * time.Millisecond
	idle  = 5 * time.Millisecond
)

func (h *host) Update() error {
	end := time.Now().Add(slice)
	wait := time.NewTimer(idle)
	defer wait.Stop()
	for time.Now().Before(end) {
		wait.Reset(idle)
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

var errNoMain = errors.New("the test binary does not drive: add func TestMain(m *testing.M) { drive.Main(m) }")

// onHost runs f within the host's frame, where images may be drawn and read, and waits for its end.
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

// OnHost runs f where images may be drawn to and read back, for tests and benchmarks that draw in their own process.
// f must not fail a test: a testing.T belongs to the goroutine of its test.
func OnHost(f func()) { onHost(f) }
