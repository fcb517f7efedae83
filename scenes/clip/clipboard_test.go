//go:build linux

package clip

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// installTool sets PATH, until the test ends, to a folder whose only program is a shell script
// called name with the content script. If name is "", the folder is empty.
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

func wait(t *testing.T, e *Request) (string, error) {
	t.Helper()
	for range 1000 {
		if text, err, done := e.Poll(); done {
			return text, err
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the request did not complete within 5 s")
	return "", nil
}

func TestClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	installTool(t, "xclip", `copy() { while read -r l || [ -n "$l" ]; do echo "$l"; done; }
case "$3" in -o) copy < `+file+`;; *) copy > `+file+`;; esac`)
	if _, err := wait(t, Write("gulch:1:abc:end")); err != nil {
		t.Fatal(err)
	}
	if text, err := wait(t, Read()); err != nil || strings.TrimSpace(text) != "gulch:1:abc:end" {
		t.Errorf("read %q, %v, want the text that was written", text, err)
	}
}

func TestNoClipboard(t *testing.T) {
	installTool(t, "", "")
	if _, err := wait(t, Write("x")); err == nil ||
		!strings.Contains(err.Error(), "Install one of wl-copy, xclip, xsel") {
		t.Errorf("without a tool the error is %v, want one that names the tools to install", err)
	}
	installTool(t, "xsel", "exit 3")
	if _, err := wait(t, Read()); err == nil || !strings.Contains(err.Error(), "didn't respond") {
		t.Errorf("with a tool that fails the error is %v, want one that says so", err)
	}
}

// TestPictureOnClipboard checks that a picture is put on the clipboard as image/png, and that a
// clipboard tool without support for pictures is not used.
func TestPictureOnClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	installTool(t, "xclip", `[ "$4" = image/png ] && while read -r l || [ -n "$l" ]; do echo "$l"; done > `+file)
	if err := PictureUnavailable(); err != nil {
		t.Error(err)
	}
	if _, err := wait(t, WritePicture(Picture{PNG: []byte("a picture")})); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(file); err != nil || strings.TrimSpace(string(data)) != "a picture" {
		t.Errorf("the clipboard contains %q, %v, want the picture", data, err)
	}
	installTool(t, "xsel", "exit 0")
	if err := PictureUnavailable(); err == nil || !strings.Contains(err.Error(), "Install one of wl-copy, xclip") {
		t.Errorf("with xsel alone the error for pictures is %v, want one that names the tools to install", err)
	}
}

// TestPictureNeedsAToolForPictures checks that a picture is not given to a clipboard tool that
// takes only texts.
func TestPictureNeedsAToolForPictures(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	installTool(t, "xsel", "> "+file)
	if _, err := wait(t, WritePicture(Picture{PNG: []byte("a picture")})); err == nil ||
		!strings.Contains(err.Error(), "Install one of wl-copy, xclip") {
		t.Errorf("with xsel alone the error is %v, want one that names the tools to install", err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("the picture was given to xsel")
	}
}

// TestPictureOnClipboardOfMacOS checks that on macOS osascript gets a file with the picture, that
// the file is removed afterwards, and that it is an error if the file cannot be written.
func TestPictureOnClipboardOfMacOS(t *testing.T) {
	t.Cleanup(func() { system = runtime.GOOS })
	system = "darwin"
	folder, copied := t.TempDir(), filepath.Join(t.TempDir(), "board")
	t.Setenv("TMPDIR", folder)
	installTool(t, "osascript", `path=${2#*POSIX file \"}
path=${path%%\"*}
/bin/cat "$path" > `+copied)
	if _, err := wait(t, WritePicture(Picture{PNG: []byte("a picture")})); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(copied); err != nil || string(data) != "a picture" {
		t.Errorf("the file for osascript contains %q, %v, want the picture", data, err)
	}
	if left, _ := filepath.Glob(filepath.Join(folder, "*")); len(left) > 0 {
		t.Errorf("the files %v were left behind, want none", left)
	}
	t.Setenv("TMPDIR", filepath.Join(folder, "none"))
	if _, err := wait(t, WritePicture(Picture{PNG: []byte("a picture")})); err == nil ||
		!strings.Contains(err.Error(), "couldn't be saved") {
		t.Errorf("without a folder for temporary files the error is %v, want one that says so", err)
	}
}

// TestToolEnvSetsUTF8OnMacOS checks that clipboard tools get a UTF-8 locale on macOS, and the
// unchanged environment elsewhere.
func TestToolEnvSetsUTF8OnMacOS(t *testing.T) {
	here := []string{"HOME=/x"}
	if got := toolEnv("darwin", here); !slices.Contains(got, "LC_CTYPE=UTF-8") || !slices.Contains(got, "HOME=/x") {
		t.Errorf("on macOS the environment is %v, want it with LC_CTYPE=UTF-8", got)
	}
	if got := toolEnv("linux", here); !slices.Equal(got, here) {
		t.Errorf("on Linux the environment is %v, want it unchanged", got)
	}
}

// TestLimitText checks that limitText returns an error for a text longer than MaxText, and does not
// cut the text off.
func TestLimitText(t *testing.T) {
	whole := strings.Repeat("x", MaxText)
	if text, err := limitText(whole); err != nil || text != whole {
		t.Errorf("a text of %d bytes gives %d bytes, %v, want all of it", MaxText, len(text), err)
	}
	if text, err := limitText(whole + "x"); err == nil || text != "" {
		t.Errorf("a text of %d bytes gives %d bytes, %v, want an error", MaxText+1, len(text), err)
	}
}
