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
	"syscall"
	"time"
)

// startDisplay starts a display that nobody sees, with the given device scale factor ("" is 1), and points this
// process at it. It must be called from the main goroutine: the display ends with the thread that started it.
func startDisplay(scale string) (stop func(), err error) {
	factor := 1.0
	if scale != "" {
		if factor, err = strconv.ParseFloat(scale, 64); err != nil || factor < 0.5 || factor > 4 {
			return nil, fmt.Errorf("%s is %q; it must be a number from 0.5 to 4", ScaleEnv, scale)
		}
	}
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, errors.New("Xvfb is missing, and the window tests need it; `go run ./cmd/dev test` installs it")
	}
	told, tell, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer told.Close()
	var complaints strings.Builder
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{tell}
	server.Stderr = &complaints
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	err = server.Start()
	tell.Close()
	if err != nil {
		return nil, err
	}
	stop = func() {
		_ = server.Process.Signal(syscall.SIGTERM)
		_ = server.Wait()
	}
	number, err := readDisplay(told)
	if err != nil {
		stop()
		return nil, fmt.Errorf("Xvfb did not start: %w\n%s", err, complaints.String())
	}
	for name, value := range map[string]string{
		"DISPLAY": ":" + number, "WAYLAND_DISPLAY": "", "XAUTHORITY": "", "LIBGL_ALWAYS_SOFTWARE": "1",
	} {
		os.Setenv(name, value)
	}
	if err := setScale(number, factor); err != nil {
		stop()
		return nil, fmt.Errorf("the display's scale could not be set: %w", err)
	}
	return stop, nil
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
