//go:build linux

package clip

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// tooled puts a program of the platform's into an otherwise empty PATH.
func tooled(t *testing.T, name, script string) {
	t.Helper()
	folder := t.TempDir()
	if name != "" {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", folder)
}

func read(t *testing.T) (string, error) {
	t.Helper()
	r := Read()
	for range 1000 {
		if text, err, done := r.Poll(); done {
			return text, err
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the clipboard never answers")
	return "", nil
}

func TestClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	tooled(t, "xclip", `case "$3" in -o) while read -r l || [ -n "$l" ]; do echo "$l"; done < `+file+`;; *) while read -r l || [ -n "$l" ]; do echo "$l"; done > `+file+`;; esac`)
	if err := Write("gulch:1:abc:end"); err != nil {
		t.Fatal(err)
	}
	if text, err := read(t); err != nil || strings.TrimSpace(text) != "gulch:1:abc:end" {
		t.Errorf("read %q, %v", text, err)
	}
}

func TestNoClipboard(t *testing.T) {
	tooled(t, "", "")
	if err := Write("x"); err == nil || !strings.Contains(err.Error(), "install one of wl-copy, xclip, xsel") {
		t.Errorf("the error says %v", err)
	}
	tooled(t, "xsel", "exit 3")
	if _, err := read(t); err == nil || !strings.Contains(err.Error(), "did not answer") {
		t.Errorf("the error says %v", err)
	}
}
