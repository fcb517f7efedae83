//go:build linux && !gulchdriven

package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/ebitengine/purego"
)

// needs lists the libraries without which no window can be opened. An entry is satisfied if at
// least one of its files can be loaded.
var needs = []struct {
	what  string
	files []string
	pkg   string // name of the package on Debian and Ubuntu
}{
	{"the X window library", []string{"libX11.so.6", "libX11.so"}, "libx11-6"},
	{"OpenGL", []string{"libGLESv2.so.2", "libGLESv2.so", "libGL.so.1", "libGL.so"}, "libgl1 libgles2 libegl1"},
}

// checkDisplay returns an error with an explanation for the player if no window can be opened. It
// is called before Ebitengine, whose own error would be harder to understand.
func checkDisplay() error { return findDisplay(os.Getenv, loads) }

// findDisplay does the work of checkDisplay. env returns the value of an environment variable;
// loads reports whether a library file can be loaded.
func findDisplay(env func(string) string, loads func(file string) bool) error {
	if env("DISPLAY") == "" {
		if env("WAYLAND_DISPLAY") != "" {
			return errors.New("no X display: this Wayland session lacks XWayland (DISPLAY is not set).\n" +
				"Install the package xwayland, or play in the browser: go run ./cmd/dev web")
		}
		return errors.New("no display: neither DISPLAY nor WAYLAND_DISPLAY is set.\n" +
			"Start it from a desktop session, or play in the browser: go run ./cmd/dev web")
	}
	for _, need := range needs {
		found := false
		for _, file := range need.files {
			found = found || loads(file)
		}
		if !found {
			return fmt.Errorf("%s is missing (looked for %s).\n"+
				"On Debian and Ubuntu: sudo apt-get install %s\nOr let it be installed: go run ./cmd/dev play",
				need.what, strings.Join(need.files, ", "), need.pkg)
		}
	}
	return nil
}

func loads(file string) bool {
	_, err := purego.Dlopen(file, purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	return err == nil
}
