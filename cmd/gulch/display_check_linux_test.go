//go:build linux && !gulchdriven

package main

import (
	"strings"
	"testing"
)

func TestMissingDisplayErrors(t *testing.T) {
	for _, c := range []struct {
		name    string
		env     map[string]string
		missing string
		want    string // text that the error must contain, "" for no error
	}{
		{"no display", nil, "-", "no display"},
		{"Wayland alone", map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, "-", "xwayland"},
		{"no X library", map[string]string{"DISPLAY": ":0"}, "libX11", "libx11-6"},
		{"no OpenGL", map[string]string{"DISPLAY": ":0"}, "libG", "libgles2"},
		{"all there", map[string]string{"DISPLAY": ":0"}, "-", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := findDisplay(func(name string) string { return c.env[name] },
				func(file string) bool { return !strings.HasPrefix(file, c.missing) })
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("error = %v; want %q", err, c.want)
			}
		})
	}
}
