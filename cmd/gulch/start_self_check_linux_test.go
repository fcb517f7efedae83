package main

import (
	"strings"
	"testing"
	"time"

	"gulch/scenes/drive"
)

// TestStartCheck checks that the program succeeds if it is started with the flag -check, with which
// a release is tried on each system.
func TestStartCheck(t *testing.T) {
	out, err := drive.RunInWindow(t, drive.Options{Args: []string{"-check"}}, 3*time.Minute)
	if err != nil || !strings.Contains(out, "goes on after it was killed") {
		t.Errorf("gulch -check: %v\n%s", err, out)
	}
}
