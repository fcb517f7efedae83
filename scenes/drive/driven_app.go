package drive

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"gulch/scenes/probe"
)

// Options say which program to drive and in what environment. The zero value is Gulch in a window
// of 1280x720 with an empty home folder.
type Options struct {
	// Package is the import path of the program; if it is empty, gulch/cmd/gulch is used.
	Package string
	// Args are the program's command-line arguments.
	Args []string
	// Env are additional environment variables of the program, each as "NAME=value".
	Env []string
	// Width and Height are the size of the window in device-independent pixels, 1280 by 720 if
	// zero.
	Width, Height int
	// MayFail is set by a test that handles failures from which the program recovers. If it is
	// false, such failures fail the test.
	MayFail bool
	// Home is the folder that the program uses as the player's home, with settings and saves. If it
	// is empty, a new temporary folder is used.
	Home string
}

// App is one run of a driven program. If the program ends unexpectedly, the methods of App end the
// test and print the program's output. They must be called from the goroutine of the test that
// started the App.
type App struct {
	t       testing.TB
	home    string
	publish string
	program *exec.Cmd
	// closed when the program has ended; the field exit may be read from then on
	died    chan struct{}
	exit    error
	output  lockedBuilder
	session *vmhost.GuestSession
	screen  *ebiten.Image
	text    *vmhost.GuestTextInput
	ended   bool
	// the program's notes about failures need not be reported: they were reported, or the test
	// handles failures
	defectsReported bool
	mayFail         bool // a copy of Options.MayFail
}

// Start starts a program, draws its first frame and returns its App. The program is ended at the
// end of the test; if it then reports a failure, the test fails.
func Start(t testing.TB, o Options) *App {
	t.Helper()
	a, err := start(t, o)
	if err != nil {
		t.Fatalf("drive: %v", err)
	}
	t.Cleanup(a.Close)
	a.Tick(1)
	a.draw(nil)
	return a
}

// fill sets the empty fields of o to their defaults.
func (o *Options) fill(t testing.TB) {
	if o.Package == "" {
		o.Package = "gulch/cmd/gulch"
	}
	if o.Width == 0 || o.Height == 0 {
		o.Width, o.Height = 1280, 720
	}
	if o.Home == "" {
		o.Home = t.TempDir()
	}
}

func start(t testing.TB, o Options) (*App, error) {
	if theHost == nil {
		return nil, errNoMain
	}
	o.fill(t)
	program, err := buildProgram(o.Package, guestTag)
	if err != nil {
		return nil, err
	}
	a := &App{t: t, home: o.Home, defectsReported: o.MayFail, mayFail: o.MayFail, publish: filepath.Join(t.TempDir(),
		"probe.json")}
	if err := a.launch(program, o); err != nil {
		return nil, err
	}
	if err := a.size(o.Width, o.Height); err != nil {
		a.stop()
		return nil, err
	}
	return a, nil
}

// timeout limits the real time that the program may take for one tick or frame.
const timeout = 2 * time.Minute

// launch starts the program and opens the session, the connection by which the test controls it.
func (a *App) launch(program string, o Options) error {
	// The driver uses a Unix socket, which other users cannot reach and which firewalls do not ask
	// about. It is in a new folder because the path of a test's own folder may be too long for a
	// socket.
	folder, err := os.MkdirTemp("", "gulch")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	ln, err := net.Listen("unix", filepath.Join(folder, "host"))
	if err != nil {
		return err
	}
	defer ln.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		return err
	}
	a.program = exec.Command(program, o.Args...)
	a.program.Env = o.environment(a.publish, probe.HostEnv+"="+endpoint)
	a.program.Stdout, a.program.Stderr = &a.output, &a.output
	if err := a.program.Start(); err != nil {
		return err
	}
	a.died = make(chan struct{})
	go func() {
		defer close(a.died)
		a.exit = a.program.Wait()
	}()
	conn, err := a.accept(ln.(*net.UnixListener))
	if err == nil {
		a.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
			IdleTimeout: timeout,
			OnTextInput: func(in *vmhost.GuestTextInput) { a.text = in },
		})
	}
	if err != nil {
		a.stop()
		return fmt.Errorf("the program %s did not connect to the test: %w\nIts output:\n%s", o.Package, err, a.Output())
	}
	return nil
}

// accept waits until the program connects to the listener ln. It returns an error if the program
// ends first or the timeout has passed.
func (a *App) accept(ln *net.UnixListener) (net.Conn, error) {
	accepted := make(chan struct{})
	defer close(accepted)
	go func() {
		select {
		case <-a.died:
			ln.Close()
		case <-accepted:
		}
	}()
	if err := ln.SetDeadline(time.Now().Add(timeout)); err != nil {
		return nil, err
	}
	return ln.Accept()
}

// stop kills the program and waits until it has ended.
func (a *App) stop() {
	_ = a.program.Process.Kill()
	<-a.died
}

// environment returns the environment of a driven program. It is the environment of the test with
// additions: the home folder, the file publish for the program's snapshots, the default of Go's
// garbage collector (the test may run with another one), the folder for coverage data if coverage
// is collected, the variables that the caller passes as more, and the variables in o.Env, which
// override all others.
func (o Options) environment(publish string, more ...string) []string {
	env := append(os.Environ(), homeEnv(o.Home)...)
	env = append(env, "LC_ALL=C", "GOGC=", probe.Env+"="+publish)
	if folder := os.Getenv(CoverEnv); folder != "" {
		env = append(env, "GOCOVERDIR="+folder)
	}
	return append(append(env, more...), o.Env...)
}

// homeEnv returns environment variables by which all user folders of a program are subfolders of
// home.
func homeEnv(home string) []string {
	env := []string{"HOME=" + home, "USERPROFILE=" + home}
	for name, folder := range map[string]string{
		"XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "cache",
		"APPDATA": "roaming", "LOCALAPPDATA": "local",
	} {
		env = append(env, name+"="+filepath.Join(home, folder))
	}
	return env
}

// Home returns the folder that the program uses as the player's home. Another run with the same
// folder finds the saved games of this run.
func (a *App) Home() string { return a.home }

// Output returns what the program has written to its standard output and error so far.
func (a *App) Output() string { return a.output.String() }

// Ended reports whether the program has ended by itself, as it does when the player quits.
func (a *App) Ended() bool { return a.ended || errors.Is(a.session.Err(), ebiten.Termination) }

// Kill kills the program at once, like a power failure. The test continues.
func (a *App) Kill() {
	a.t.Helper()
	if a.ended {
		return
	}
	a.ended = true
	a.stop()
	onHost(func() { _ = a.session.Close() })
}

// Close ends the program as if the player had closed its window, and fails the test if the program
// reports a failure.
func (a *App) Close() {
	a.t.Helper()
	if a.ended {
		return
	}
	a.ended = true
	err := a.session.Err()
	onHost(func() { _ = a.session.Close() })
	stuck := time.AfterFunc(timeout, func() { _ = a.program.Process.Kill() })
	defer stuck.Stop()
	<-a.died
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	if err = errors.Join(err, a.exit); err != nil {
		a.t.Errorf("drive: the program ended with an error, expected a normal exit: %v\nIts output:\n%s", err,
			a.Output())
	}
	a.reportDefects()
}

// reportDefects fails the test if the program has written a note about a failure from which it
// recovered. Such a failure is a crash after which the program offered to continue, or a defect
// such as a bot's illegal move (see stage.App.ReportDefect). It reports whether there was a note.
func (a *App) reportDefects() (found bool) {
	a.t.Helper()
	if a.defectsReported {
		return !a.mayFail
	}
	_ = filepath.WalkDir(a.home, func(path string, f fs.DirEntry, err error) error {
		if err == nil && !f.IsDir() && (strings.HasPrefix(f.Name(), "defect-") ||
			strings.HasPrefix(f.Name(), "crash-")) {
			text, _ := os.ReadFile(path)
			a.t.Errorf("drive: the program recovered from a failure, expected none. It wrote %s:\n%s", f.Name(), text)
			found = true
		}
		return nil
	})
	a.defectsReported = found
	return found
}

// crashScene is the name of the scene in which the program offers to continue after a crash.
const crashScene = "crashed"

// checkCrash ends the test with a failure if the program shows the crash scene and has written a
// note about the crash.
func (a *App) checkCrash(now probe.Snapshot) {
	a.t.Helper()
	if now.Scene == crashScene && a.reportDefects() {
		a.t.FailNow()
	}
}

// check ends the test with a failure if the program has crashed or no longer responds. It does
// nothing if the program has ended normally, as when the player quits.
func (a *App) check() {
	a.t.Helper()
	if err := a.session.Err(); err != nil && !errors.Is(err, ebiten.Termination) {
		a.ended = true
		onHost(func() { _ = a.session.Close() })
		<-a.died
		a.t.Fatalf("drive: the program ended or stopped responding during the test: %v (exit: %v)\nIts output:\n%s",
			err, a.exit, a.Output())
	}
}

// lockedBuilder is a strings.Builder that may be used by several goroutines.
type lockedBuilder struct {
	mu   sync.Mutex
	text strings.Builder
}

func (b *lockedBuilder) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *lockedBuilder) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}
