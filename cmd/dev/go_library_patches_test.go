package main

import (
	"path"
	"slices"
	"strings"
	"testing"
)

// TestPatchesMatch checks that each patch of Go's library matches this version of Go, and that the
// app itself does not use the patched package.
func TestPatchesMatch(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	if flags, err := p.overlayFlags(t.Context(), t.TempDir()); err != nil || len(flags) != 2 {
		t.Errorf("the flags are %q with error %v, expected two flags", flags, err)
	}
	ours, err := p.output(t.Context(), []string{"GOOS=js", "GOARCH=wasm"}, "go", "list", "-deps",
		"-f", `{{if .Module}}{{if .Module.Main}}{{range .Imports}}{{.}} {{end}}{{end}}{{end}}`, appPackage)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range patches {
		if pkg := path.Dir(x.file); slices.Contains(strings.Fields(ours), pkg) {
			t.Errorf("the app imports %s, which cmd/dev/compile_wasm_with_go_patches.go patches for browsers", pkg)
		}
	}
}

// TestStalePatchIsRefused checks that a patch that does not match Go's library stops the build.
func TestStalePatchIsRefused(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	defer func(kept []patch) { patches = kept }(patches)
	patches = []patch{{"text/template/exec.go", "no such text", ""}}
	if _, err := p.overlayFlags(t.Context(), t.TempDir()); err == nil ||
		!strings.Contains(err.Error(), "adapt the patch") {
		t.Errorf("got error %v, expected one that says to adapt the patch", err)
	}
}
