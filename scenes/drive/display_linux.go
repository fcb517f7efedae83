package drive

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
)

// displayTries is how often a display is started: several that start at the same moment may take each other's place.
const displayTries = 5

// startDisplay starts a display that nobody sees, with the given device scale factor ("" is 1), and points this
// process at it. It must be called from the main goroutine: the display ends with the thread that started it.
func startDisplay(scale string) (stop func(), err error) {
	factor, err := displayScale(scale)
	if err != nil {
		return nil, err
	}
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, errors.New("the window tests need Xvfb, which is missing; `go run ./cmd/dev test` installs it")
	}
	for try := range displayTries {
		if stop, err = openDisplay(path, factor); err == nil {
			return stop, nil
		}
		time.Sleep(time.Duration(try+1) * 200 * time.Millisecond)
	}
	return nil, fmt.Errorf("after %d tries: %w", displayTries, err)
}

// displayScale reads a device scale factor; "" is 1.
func displayScale(scale string) (float64, error) {
	if scale == "" {
		return 1, nil
	}
	factor, err := strconv.ParseFloat(scale, 64)
	if err != nil || factor < 0.25 || factor > 4 {
		return 0, fmt.Errorf("%s is %q; it must be a number from 0.25 to 4", ScaleEnv, scale)
	}
	return factor, nil
}

// openDisplay starts a display by the program at path, and waits until it answers.
func openDisplay(path string, factor float64) (stop func(), err error) {
	told, tell, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer told.Close()
	var complaints lockedBuilder
	screen := fmt.Sprintf("%dx%dx24", int(1280*factor), int(1024*factor))
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{tell}
	server.Stderr = &complaints
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	err = server.Start()
	tell.Close()
	if err != nil {
		return nil, err
	}
	stop = watchDisplay(server, &complaints)
	number, err := readDisplay(told)
	if err != nil {
		stop()
		return nil, fmt.Errorf("starting Xvfb: %w\n%s", err, complaints.String())
	}
	for name, value := range displayEnv(number, os.Getenv(BlindEnv) != "") {
		os.Setenv(name, value)
	}
	if err := setScale(number, factor); err != nil {
		stop()
		return nil, fmt.Errorf("the display's scale could not be set: %w", err)
	}
	return stop, nil
}

// displayEnv points programs at a display, and has Mesa draw on it by the thread that calls it: its own threads have
// brought a test binary down with a damaged heap, and packages that are tested side by side need all processors anyway. Where
// nobody looks it is to leave out the pixels.
func displayEnv(number string, blind bool) map[string]string {
	env := map[string]string{
		"DISPLAY": ":" + number, "WAYLAND_DISPLAY": "", "XAUTHORITY": "", "LIBGL_ALWAYS_SOFTWARE": "1", "LP_NUM_THREADS": "0",
	}
	if blind {
		env["LP_NO_RAST"] = "1"
	}
	return env
}

// watchDisplay returns what ends a display, and says so if it ends before that.
func watchDisplay(server *exec.Cmd, complaints *lockedBuilder) (stop func()) {
	var stopped atomic.Bool
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		if err := server.Wait(); !stopped.Load() {
			fmt.Fprintf(os.Stderr, "drive: the display has ended: %v\n%s", err, complaints)
		}
	}()
	return func() {
		stopped.Store(true)
		_ = server.Process.Signal(syscall.SIGTERM)
		<-gone
	}
}

// readDisplay reads the number of the display that the server has chosen.
func readDisplay(r *os.File) (string, error) {
	if err := r.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		return "", err
	}
	line, err := bufio.NewReader(r).ReadString('\n')
	if errors.Is(err, io.EOF) {
		return "", errors.New("it ended at once")
	}
	return strings.TrimSpace(line), err
}
