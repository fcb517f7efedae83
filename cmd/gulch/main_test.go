//go:build !js

package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestArguments(t *testing.T) {
	for _, c := range []struct {
		name           string
		args           []string
		status         int
		stdout, stderr string
	}{
		{"version", []string{"-version"}, statusFine, "gulch ", ""},
		{"help", []string{"-h"}, statusFine, "", "-mute"},
		{"unknown flag", []string{"-fast"}, statusUsage, "", "-fast"},
		{"argument", []string{"boomtown"}, statusUsage, "", `"boomtown"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			if got := run(c.args, &stdout, &stderr); got != c.status {
				t.Errorf("status = %d; want %d", got, c.status)
			}
			if !strings.Contains(stdout.String(), c.stdout) || !strings.Contains(stderr.String(), c.stderr) {
				t.Errorf("stdout %q, stderr %q; want %q and %q in them", &stdout, &stderr, c.stdout, c.stderr)
			}
		})
	}
}
