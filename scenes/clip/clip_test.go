//go:build linux

package clip

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// installTool puts a program of the platform's into an otherwise empty PATH.
func installTool(t *testing.T, name, script string) {
	t.Helper()
	folder := t.TempDir()
	if name != "" {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", folder)
}

func wait(t *testing.T, e *Errand) (string, error) {
	t.Helper()
	for range 1000 {
		if text, err, done := e.Poll(); done {
			return text, err
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the clipboard never answers")
	return "", nil
}

func TestClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	installTool(t, "xclip", `case "$3" in -o) while read -r l || [ -n "$l" ]; do echo "$l"; done < `+file+`;; *) while read -r l || [ -n "$l" ]; do echo "$l"; done > `+file+`;; esac`)
	if _, err := wait(t, Write("gulch:1:abc:end")); err != nil {
		t.Fatal(err)
	}
	if text, err := wait(t, Read()); err != nil || strings.TrimSpace(text) != "gulch:1:abc:end" {
		t.Errorf("read %q, %v", text, err)
	}
}

func TestNoClipboard(t *testing.T) {
	installTool(t, "", "")
	if _, err := wait(t, Write("x")); err == nil || !strings.Contains(err.Error(), "install one of wl-copy, xclip, xsel") {
		t.Errorf("the error says %v", err)
	}
	installTool(t, "xsel", "exit 3")
	if _, err := wait(t, Read()); err == nil || !strings.Contains(err.Error(), "did not answer") {
		t.Errorf("the error says %v", err)
	}
}

// A picture goes to the clipboard as what it is, by a program that can do that.
func TestPictureOnClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	installTool(t, "xclip", `[ "$4" = image/png ] && while read -r l || [ -n "$l" ]; do echo "$l"; done > `+file)
	if err := PictureMissing(); err != nil {
		t.Error(err)
	}
	if _, err := wait(t, WritePicture(Picture{PNG: []byte("a picture")})); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(file); err != nil || strings.TrimSpace(string(data)) != "a picture" {
		t.Errorf("on the clipboard is %q, %v", data, err)
	}
	installTool(t, "xsel", "exit 0")
	if err := PictureMissing(); err == nil || !strings.Contains(err.Error(), "install one of wl-copy, xclip") {
		t.Errorf("xsel takes pictures: %v", err)
	}
}

// TestSave keeps texts as files: under a name that is free, in the first folder that takes them, whole or not at all.
func TestSave(t *testing.T) {
	folder, other := t.TempDir(), t.TempDir()
	none := filepath.Join(folder, "none")
	for i, name := range []string{"a game.gulch", "a game (2).gulch", "a game (3).gulch"} {
		path, err := save([]string{none, folder, other}, "a game.gulch", []byte(name))
		if err != nil || path != filepath.Join(folder, name) {
			t.Fatalf("file %d lies at %q, %v", i+1, path, err)
		}
		if data, err := os.ReadFile(path); err != nil || string(data) != name {
			t.Errorf("%s holds %q, %v", path, data, err)
		}
	}
	if _, err := save([]string{none}, "a", []byte("b")); err == nil {
		t.Error("a file was kept in no folder")
	}
}

// On macOS the tools are told which letters they are given; elsewhere they find that out themselves.
func TestToolEnvSetsUTF8OnMacOS(t *testing.T) {
	here := []string{"HOME=/x"}
	if got := toolEnv("darwin", here); !slices.Contains(got, "LC_CTYPE=UTF-8") || !slices.Contains(got, "HOME=/x") {
		t.Errorf("on macOS they get %v", got)
	}
	if got := toolEnv("linux", here); !slices.Equal(got, here) {
		t.Errorf("on Linux they get %v", got)
	}
}

// A text that is longer than what is read is refused, and not cut.
func TestLimitText(t *testing.T) {
	whole := strings.Repeat("x", Most)
	if text, err := limitText(whole); err != nil || text != whole {
		t.Errorf("%d letters of %d, %v", len(text), Most, err)
	}
	if text, err := limitText(whole + "x"); err == nil || text != "" {
		t.Errorf("%d letters of a text that is too long, %v", len(text), err)
	}
}
