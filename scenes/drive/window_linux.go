package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"gulch/scenes/probe"
)

// Window is one run of a program in a real window on the hidden display, at the pace of a player's machine. It shows
// what an [App] cannot: how much memory the program holds with its pictures, and presses that fall between two frames.
type Window struct {
	t       testing.TB
	publish string
	program *exec.Cmd
	died    chan struct{}
	output  lockedBuilder
	display *xgb.Conn
	root    xproto.Window
	window  xproto.Window
	scale   float64 // pixels of the display for each device-independent pixel
}

// Open runs a program in a window and waits until it has published a snapshot. The program is ended with the test.
func Open(t testing.TB, o Options) *Window {
	t.Helper()
	w, err := open(t, o)
	if err != nil {
		t.Fatalf("drive: %v", err)
	}
	return w
}

func open(t testing.TB, o Options) (*Window, error) {
	if theHost == nil {
		return nil, errNoMain
	}
	o.fill(t)
	program, err := build(o.Package, windowed)
	if err != nil {
		return nil, err
	}
	scale, err := displayScale(os.Getenv(ScaleEnv))
	if err != nil {
		return nil, err
	}
	w := &Window{t: t, publish: filepath.Join(t.TempDir(), "probe.json"), died: make(chan struct{}), scale: scale}
	w.program = exec.Command(program, o.Args...)
	w.program.Env = append(append(os.Environ(), homeEnv(o.Home)...), "LC_ALL=C", probe.Env+"="+w.publish)
	w.program.Env = append(w.program.Env, o.Env...)
	w.program.Stdout, w.program.Stderr = &w.output, &w.output
	if err := w.program.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(w.died)
		_ = w.program.Wait()
	}()
	t.Cleanup(w.close)
	w.WaitFor("the first snapshot", func(s probe.Snapshot) bool { return s.Tick > 0 })
	return w, w.find(o.Width, o.Height)
}

func (w *Window) close() {
	_ = w.program.Process.Kill()
	<-w.died
	if w.display != nil {
		w.display.Close()
	}
}

// Kill ends the program at once, whatever it is doing, as a power cut would. The test goes on.
func (w *Window) Kill() {
	_ = w.program.Process.Kill()
	<-w.died
}

// find looks for the program's window on the display, moves it into the corner and makes it as large as it shall be.
func (w *Window) find(width, height int) (err error) {
	if w.display, err = connect(""); err != nil {
		return err
	}
	if err := xtest.Init(w.display); err != nil {
		return err
	}
	w.root = xproto.Setup(w.display).DefaultScreen(w.display).Root
	pid, err := xproto.InternAtom(w.display, false, uint16(len("_NET_WM_PID")), "_NET_WM_PID").Reply()
	if err != nil {
		return err
	}
	tree, err := xproto.QueryTree(w.display, w.root).Reply()
	if err != nil {
		return err
	}
	for _, child := range tree.Children {
		owner, err := xproto.GetProperty(w.display, false, child, pid.Atom, xproto.AtomCardinal, 0, 1).Reply()
		if err == nil && len(owner.Value) == 4 && int(xgb.Get32(owner.Value)) == w.program.Process.Pid {
			w.window = child
			const place = xproto.ConfigWindowX | xproto.ConfigWindowY | xproto.ConfigWindowWidth | xproto.ConfigWindowHeight
			return xproto.ConfigureWindowChecked(w.display, child, place, []uint32{0, 0, uint32(float64(width) * w.scale), uint32(float64(height) * w.scale)}).Check()
		}
	}
	return fmt.Errorf("the program shows no window\n%s", w.output.String())
}

// Snapshot returns what the program has published last.
func (w *Window) Snapshot() probe.Snapshot {
	w.t.Helper()
	now, err := probe.Read(w.publish)
	if err != nil {
		w.t.Fatalf("drive: the published snapshot cannot be read: %v", err)
	}
	return now
}

// How long a window lets a test wait: soon for what a press brings, on a machine that is slow and loaded too, and long for
// a whole game among bots.
const (
	soon = 2 * time.Minute
	long = 15 * time.Minute
)

// WaitFor waits until the snapshot satisfies a condition, and returns that. It ends the test if that takes longer than a
// few minutes, or if the program ends.
func (w *Window) WaitFor(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	return w.wait(soon, what, holds)
}

// WaitLong is WaitFor with the patience for a whole game.
func (w *Window) WaitLong(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	return w.wait(long, what, holds)
}

func (w *Window) wait(patience time.Duration, what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		select {
		case <-w.died:
			w.t.Fatalf("drive: the program ended while the test waited for %s\n%s", what, w.output.String())
		default:
		}
		if now := w.Snapshot(); holds(now) {
			return now
		}
	}
	now := w.Snapshot()
	w.t.Fatalf("drive: waited in vain for %s in %q (busy %v); there are %s\n%s", what, now.Scene, now.Busy, names(now), w.output.String())
	return now
}

// Kinds of events of the X protocol, for XTEST.
const (
	keyPress, keyRelease       = 2, 3
	buttonPress, buttonRelease = 4, 5
	motionNotify               = 6
	leftButton                 = 1
)

// Move moves the pointer, in device-independent pixels of the window.
func (w *Window) Move(x, y float64) {
	w.fake(motionNotify, 0, 0, int16(x*w.scale), int16(y*w.scale))
}

// Press moves the pointer and clicks the left button, which stays down for a time; 0 is a press of no length.
func (w *Window) Press(x, y float64, hold time.Duration) {
	w.t.Helper()
	w.Move(x, y)
	w.fake(buttonPress, leftButton, 0, 0, 0)
	w.fake(buttonRelease, leftButton, hold, 0, 0)
	if _, err := xproto.GetInputFocus(w.display).Reply(); err != nil { // the server has done all of it
		w.t.Fatalf("drive: %v", err)
	}
}

// Strike strikes a key by its X keycode, with others held, and waits until the program has noticed.
// Keys go to the window under the pointer.
func (w *Window) Strike(code byte, held ...byte) {
	w.t.Helper()
	const moment = 60 * time.Millisecond
	for _, k := range held {
		w.fake(keyPress, k, moment, 0, 0)
	}
	w.fake(keyPress, code, moment, 0, 0)
	w.fake(keyRelease, code, moment, 0, 0)
	for _, k := range held {
		w.fake(keyRelease, k, moment, 0, 0)
	}
	if _, err := xproto.GetInputFocus(w.display).Reply(); err != nil { // the server has done all of it
		w.t.Fatalf("drive: %v", err)
	}
	const notice = 3 // ticks
	from := w.Snapshot().Tick
	for deadline := time.Now().Add(soon); !w.dead() && w.Snapshot().Tick < from+notice; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			w.t.Fatal("drive: the program stands still")
		}
	}
}

// dead reports whether the program has ended.
func (w *Window) dead() bool {
	select {
	case <-w.died:
		return true
	default:
		return false
	}
}

// Ended waits until the program has ended by itself.
func (w *Window) Ended() bool {
	select {
	case <-w.died:
		return true
	case <-time.After(soon):
		return false
	}
}

// SetKey changes what a key of the hidden display types, by its X keycode: plain and with Shift, as
// X keysyms. The key types what it did before when the test is over.
func SetKey(t testing.TB, code byte, plain, shift uint32) {
	t.Helper()
	display, err := connect("")
	if err != nil {
		t.Fatalf("drive: %v", err)
	}
	before, err := xproto.GetKeyboardMapping(display, xproto.Keycode(code), 1).Reply()
	if err == nil {
		syms := []xproto.Keysym{xproto.Keysym(plain), xproto.Keysym(shift)}
		err = xproto.ChangeKeyboardMappingChecked(display, 1, xproto.Keycode(code), 2, syms).Check()
	}
	if err != nil {
		t.Fatalf("drive: %v", err)
	}
	t.Cleanup(func() {
		defer display.Close()
		back := xproto.ChangeKeyboardMappingChecked(display, 1, xproto.Keycode(code), before.KeysymsPerKeycode, before.Keysyms)
		if err := back.Check(); err != nil {
			t.Errorf("drive: %v", err)
		}
	})
}

// Asleep runs f while the program stands still, as it does on a slow machine while a frame is painted.
func (w *Window) Asleep(f func()) {
	w.t.Helper()
	for i, s := range []syscall.Signal{syscall.SIGSTOP, syscall.SIGCONT} {
		if err := w.program.Process.Signal(s); err != nil {
			w.t.Fatalf("drive: %v", err)
		}
		if i == 0 {
			f()
		}
	}
}

// Target returns the target with the given ID and ends the test if there is none.
func (w *Window) Target(id string) probe.Target {
	w.t.Helper()
	now := w.Snapshot()
	target, ok := now.Find(id)
	if !ok {
		w.t.Fatalf("drive: there is no target %q in %s; there are %s", id, now.Scene, names(now))
	}
	return target
}

// PressTarget clicks the middle of a target for a moment, as a hand does.
func (w *Window) PressTarget(id string) {
	w.t.Helper()
	x, y := w.Target(id).Center()
	w.Press(x, y, 50*time.Millisecond)
}

// fake lets the display believe that something was done by hand, after a delay.
func (w *Window) fake(kind, detail byte, delay time.Duration, x, y int16) {
	xtest.FakeInput(w.display, kind, detail, uint32(delay.Milliseconds()), w.root, x, y, 0)
}

// Resident returns how many bytes of memory the program holds: all of them, and those that it shares with no file, such
// as the code of libraries.
func (w *Window) Resident() (all, own int64) {
	w.t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", w.program.Process.Pid))
	if err != nil {
		w.t.Fatalf("drive: %v", err)
	}
	for line := range strings.Lines(string(text)) {
		name, rest, _ := strings.Cut(line, ":")
		fields := strings.Fields(rest)
		if len(fields) == 0 {
			continue
		}
		kilo, _ := strconv.ParseInt(fields[0], 10, 64)
		switch name {
		case "VmRSS":
			all = kilo << 10
		case "RssAnon":
			own = kilo << 10
		}
	}
	return all, own
}
