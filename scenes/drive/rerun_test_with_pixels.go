package drive

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Device scale factors for [NeedPixels]. Layouts are the same at all of them. The software renderer
// takes least time at the smallest, where single letters cannot be read.
const (
	Coarse   = 0.25
	Ordinary = 1.0
	Dense    = 2.0
)

// aloneEnv names the environment variable that tells a test binary that it was started by
// [NeedPixels].
const aloneEnv = "GULCH_DRIVE_ALONE"

// NeedPixels must be called first by tests that read pixels, because test binaries otherwise run on
// a display that draws none. It runs the calling test again in a process of its own, on a display
// with pixels, once for each of the given device scale factors ([Ordinary] if there are none). It
// returns true in these processes, and false in the process of the other tests, where the test must
// return:
//
//	if !drive.NeedPixels(t) {
//		return
//	}
//
// On systems other than Linux it returns true at once: the display is the user's own.
func NeedPixels(t *testing.T, scales ...float64) bool {
	t.Helper()
	if !virtualDisplays || os.Getenv(aloneEnv) != "" {
		return true
	}
	if len(scales) == 0 {
		scales = []float64{Ordinary}
	}
	for _, scale := range scales {
		runAlone(t, strconv.FormatFloat(scale, 'g', -1, 64))
	}
	return false
}

// runAlone runs the test again in a process of its own, on a display with pixels. If it fails
// there, it fails here too, with the same output.
func runAlone(t *testing.T, scale string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{PrebuiltEnv, CoverEnv, shotsEnv} {
		os.Getenv(name) // go test repeats tests if a variable changes that this process has read
	}
	cmd := exec.CommandContext(t.Context(), self, aloneFlags(t.Name(), os.Args[1:])...)
	cmd.Env = append(os.Environ(), aloneEnv+"=1", ScaleEnv+"="+scale)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("on a display with the scale %s: %v\n%s", scale, err, out)
	}
}

// aloneFlags returns the flags of a test binary that runs only the named test. args are the flags
// of this process: coverage counters go into the same folder, where this process adds them up at
// its end.
func aloneFlags(name string, args []string) []string {
	parts := strings.Split(name, "/")
	for i, part := range parts {
		parts[i] = "^" + regexp.QuoteMeta(part) + "$"
	}
	flags := []string{"-test.run=" + strings.Join(parts, "/"), "-test.count=1", "-test.timeout=0"}
	for _, arg := range args {
		if strings.HasPrefix(arg, "-test.gocoverdir=") {
			flags = append(flags, arg)
		}
	}
	return flags
}
