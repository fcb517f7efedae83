package drive

import (
	"context"
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

// Window is one run of a program in a real window on the virtual display, at real speed. It is for
// tests that cannot use an [App]: they measure the program's memory including textures, or send
// presses that begin and end between two frames.
type Window struct {
	t       testing.TB
	publish string
	program *exec.Cmd
	died    chan struct{}
	output  lockedBuilder
	display *xgb.Conn
	root    xproto.Window
	window  xproto.Window
	scale   float64 // physical pixels per device-independent pixel
}

// OpenWindow runs a program in a window and waits until it has published a snapshot. The program is
// ended at the end of the test.
func OpenWindow(t testing.TB, o Options) *Window {
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
	program, err := buildProgram(o.Package, windowTag)
	if err != nil {
		return nil, err
	}
	w := &Window{t: t, publish: filepath.Join(t.TempDir(), "probe.json"), died: make(chan struct{}),
		scale: theDisplay.scale}
	w.program = exec.Command(program, o.Args...)
	w.program.Env = o.environment(w.publish)
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

// RunInWindow runs a program with a window of its own until it ends. It returns what the program
// has printed, and an error if the program failed or ran longer than limit.
func RunInWindow(t testing.TB, o Options, limit time.Duration) (output string, err error) {
	t.Helper()
	if theHost == nil {
		return "", errNoMain
	}
	o.fill(t)
	program, err := buildProgram(o.Package, windowTag)
	if err != nil {
		return "", err
	}
	ctx, stop := context.WithTimeout(t.Context(), limit)
	defer stop()
	cmd := exec.CommandContext(ctx, program, o.Args...)
	cmd.Env = o.environment("")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func (w *Window) close() {
	_ = w.program.Process.Kill()
	<-w.died
	if w.display != nil {
		w.display.Close()
	}
}

// Kill kills the program at once, like a power failure. The test continues.
func (w *Window) Kill() {
	_ = w.program.Process.Kill()
	<-w.died
}

// find finds the program's window on the display, moves it to the upper left corner, and gives it
// the size width by height.
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
			const place = xproto.ConfigWindowX | xproto.ConfigWindowY | xproto.ConfigWindowWidth |
				xproto.ConfigWindowHeight
			return xproto.ConfigureWindowChecked(w.display, child, place,
				[]uint32{0, 0, uint32(float64(width) * w.scale), uint32(float64(height) * w.scale)}).Check()
		}
	}
	return fmt.Errorf("found no window of the program on the display. Output of the program:\n%s", w.output.String())
}

// Snapshot returns the last snapshot that the program has published.
func (w *Window) Snapshot() probe.Snapshot {
	w.t.Helper()
	now, err := probe.Read(w.publish)
	if err != nil {
		w.t.Fatalf("drive: reading the snapshot that the program published: %v", err)
	}
	return now
}

// Maximum waiting times: shortTimeout for the effect of a press, even on a slow and busy machine,
// and longTimeout for a whole game of bots.
const (
	shortTimeout = 2 * time.Minute
	longTimeout  = 15 * time.Minute
)

// WaitFor waits until holds returns true for the snapshot, and returns the snapshot. It ends the
// test after two minutes, or if the program ends. what describes the condition in the failure
// message.
func (w *Window) WaitFor(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	return w.wait(shortTimeout, what, holds)
}

// WaitLong is WaitFor with a timeout of 15 minutes, for a whole game.
func (w *Window) WaitLong(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	return w.wait(longTimeout, what, holds)
}

func (w *Window) wait(limit time.Duration, what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	w.t.Helper()
	for deadline := time.Now().Add(limit); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		select {
		case <-w.died:
			w.t.Fatalf("drive: the program ended while the test waited for %s. Output of the program:\n%s", what,
				w.output.String())
		default:
		}
		if now := w.Snapshot(); holds(now) {
			return now
		}
	}
	now := w.Snapshot()
	w.t.Fatalf("drive: expected %s within %v. Scene %q, busy %v, targets: %s\nOutput of the program:\n%s",
		what, limit, now.Scene, now.Busy, targetNames(now), w.output.String())
	return now
}

// Types of input events in the X protocol, as sent by the extension XTEST.
const (
	keyPress, keyRelease       = 2, 3
	buttonPress, buttonRelease = 4, 5
	motionNotify               = 6
	leftButton                 = 1
)

// Move moves the pointer to (x, y), in device-independent pixels of the window.
func (w *Window) Move(x, y float64) {
	w.sendInput(motionNotify, 0, 0, int16(x*w.scale), int16(y*w.scale))
}

// ClickFor moves the pointer to (x, y) and holds the left button down for the given time, which may
// be 0.
func (w *Window) ClickFor(x, y float64, hold time.Duration) {
	w.t.Helper()
	w.Move(x, y)
	w.sendInput(buttonPress, leftButton, 0, 0, 0)
	w.sendInput(buttonRelease, leftButton, hold, 0, 0)
	// the server replies after it has processed all events
	if _, err := xproto.GetInputFocus(w.display).Reply(); err != nil {
		w.t.Fatalf("drive: %v", err)
	}
}

// PressKey presses and releases a key by its X keycode while the keys in held are pressed, and
// waits until the program has run three more ticks. Keys go to the window under the pointer.
func (w *Window) PressKey(code byte, held ...byte) {
	w.t.Helper()
	const moment = 60 * time.Millisecond
	for _, k := range held {
		w.sendInput(keyPress, k, moment, 0, 0)
	}
	w.sendInput(keyPress, code, moment, 0, 0)
	w.sendInput(keyRelease, code, moment, 0, 0)
	for _, k := range held {
		w.sendInput(keyRelease, k, moment, 0, 0)
	}
	// the server replies after it has processed all events
	if _, err := xproto.GetInputFocus(w.display).Reply(); err != nil {
		w.t.Fatalf("drive: %v", err)
	}
	const notice = 3 // number of ticks after which the program has handled the key
	from := w.Snapshot().Tick
	for deadline := time.Now().Add(shortTimeout); !w.hasEnded() &&
		w.Snapshot().Tick < from+notice; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			w.t.Fatalf("drive: the program ran fewer than %d ticks within %v after a key was pressed", notice,
				shortTimeout)
		}
	}
}

// hasEnded reports whether the program has ended.
func (w *Window) hasEnded() bool {
	select {
	case <-w.died:
		return true
	default:
		return false
	}
}

// Ended waits until the program has ended by itself, and reports whether it did so within two
// minutes.
func (w *Window) Ended() bool {
	select {
	case <-w.died:
		return true
	case <-time.After(shortTimeout):
		return false
	}
}

// SetKey changes the characters of a key of the virtual display, until the end of the test. code is
// the X keycode of the key; plain and shift are X keysyms, without and with Shift.
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
		back := xproto.ChangeKeyboardMappingChecked(display, 1, xproto.Keycode(code), before.KeysymsPerKeycode,
			before.Keysyms)
		if err := back.Check(); err != nil {
			t.Errorf("drive: %v", err)
		}
	})
}

// WhileSuspended runs f while a signal suspends the program. To the program it seems that a frame
// took very long, as on a slow machine.
func (w *Window) WhileSuspended(f func()) {
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

// Target returns the target (a node that can be pressed) with the given ID. If there is none, it
// ends the test with a failure.
func (w *Window) Target(id string) probe.Target {
	w.t.Helper()
	now := w.Snapshot()
	target, ok := now.Find(id)
	if !ok {
		w.t.Fatalf("drive: found no target %q in the scene %q; its targets are %s", id, now.Scene, targetNames(now))
	}
	return target
}

// ClickTarget holds the left button down for 50 ms on the center of the target with the given ID.
func (w *Window) ClickTarget(id string) {
	w.t.Helper()
	x, y := w.Target(id).Center()
	w.ClickFor(x, y, 50*time.Millisecond)
}

// sendInput sends an X event of type kind to the display by the extension XTEST, after a delay.
// detail is the mouse button or the keycode, and (x, y) the position in physical pixels of the
// display.
func (w *Window) sendInput(kind, detail byte, delay time.Duration, x, y int16) {
	xtest.FakeInput(w.display, kind, detail, uint32(delay.Milliseconds()), w.root, x, y, 0)
}

// ResidentMemory returns the program's resident memory in bytes. all is the total, own the
// anonymous part, which excludes mapped files such as libraries.
func (w *Window) ResidentMemory() (all, own int64) {
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
