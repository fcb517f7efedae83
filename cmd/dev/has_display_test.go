package main

import "testing"

func TestHasDisplay(t *testing.T) {
	none := func(string) string { return "" }
	wayland := func(name string) string { return map[string]string{"WAYLAND_DISPLAY": "wayland-0"}[name] }
	if hasDisplay("linux", none) || !hasDisplay("linux", wayland) || !hasDisplay("darwin", none) ||
		!hasDisplay("windows", none) {
		t.Error("hasDisplay is wrong for one of the systems")
	}
}
