package drive

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
)

// displayTries is how often the start of a display is tried. Several tries are needed because
// displays that start at the same moment may choose the same number.
const displayTries = 5

// virtualDisplays reports whether tests run on a display of their own.
const virtualDisplays = true

// startDisplay starts a virtual display and sets this process's environment so that it is used. It
// must be called from the main goroutine, because the display ends with the thread that started it.
// It returns an error if Xvfb is missing or does not start.
func startDisplay(d display) (stop func(), err error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, errors.New("the window tests need Xvfb, which is missing; `go run ./cmd/dev test` installs it")
	}
	for try := range displayTries {
		if stop, err = openDisplay(path, d); err == nil {
			return stop, nil
		}
		time.Sleep(time.Duration(try+1) * 200 * time.Millisecond)
	}
	return nil, fmt.Errorf("no virtual display after %d tries: %w", displayTries, err)
}

// openDisplay starts the virtual display server at path, and waits until it is ready. stop ends the
// server.
func openDisplay(path string, d display) (stop func(), err error) {
	reader, writer, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	var complaints lockedBuilder
	screen := fmt.Sprintf("%dx%dx24", int(1280*d.scale), int(1024*d.scale))
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{writer}
	server.Stderr = &complaints
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	err = server.Start()
	writer.Close()
	if err != nil {
		return nil, err
	}
	stop = watchDisplay(server, &complaints)
	number, err := readDisplay(reader)
	if err != nil {
		stop()
		return nil, fmt.Errorf("starting Xvfb: %w\n%s", err, complaints.String())
	}
	for name, value := range displayEnv(number, d.pixels) {
		os.Setenv(name, value)
	}
	if err := setScale(number, d.scale); err != nil {
		stop()
		return nil, fmt.Errorf("setting the scale of the virtual display: %w", err)
	}
	return stop, nil
}

// displayEnv returns environment variables that select a display by its number and make Mesa render
// on the calling thread. Mesa's own threads have crashed a test binary with a corrupted heap, and
// they are not needed because packages are tested in parallel. If pixels is false, Mesa rasterizes
// nothing.
func displayEnv(number string, pixels bool) map[string]string {
	noRasterization := "1"
	if pixels {
		noRasterization = "0"
	}
	return map[string]string{
		"DISPLAY": ":" + number, "WAYLAND_DISPLAY": "", "XAUTHORITY": "", "LIBGL_ALWAYS_SOFTWARE": "1",
		"LP_NUM_THREADS": "0", "LP_NO_RAST": noRasterization,
	}
}

// watchDisplay monitors the display server, and returns a function that ends it. If the server ends
// earlier, watchDisplay prints a message with the server's output, complaints.
func watchDisplay(server *exec.Cmd, complaints *lockedBuilder) (stop func()) {
	var stopped atomic.Bool
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		if err := server.Wait(); !stopped.Load() {
			fmt.Fprintf(os.Stderr, "drive: the virtual display (Xvfb) ended during the tests: %v\n%s", err, complaints)
		}
	}()
	return func() {
		stopped.Store(true)
		_ = server.Process.Signal(syscall.SIGTERM)
		<-gone
	}
}

// readDisplay reads from r the number that the display server has chosen for the display.
func readDisplay(r *os.File) (string, error) {
	if err := r.SetReadDeadline(time.Now().Add(time.Minute)); err != nil {
		return "", err
	}
	line, err := bufio.NewReader(r).ReadString('\n')
	if errors.Is(err, io.EOF) {
		return "", errors.New("it exited before it was ready")
	}
	return strings.TrimSpace(line), err
}
