//go:build linux

package clip

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNoShareDialog checks that outside of browsers there is no share dialog.
func TestNoShareDialog(t *testing.T) {
	if CanShare() {
		t.Error("CanShare reports a share dialog, want none")
	}
	if _, err := wait(t, SharePicture("a.png", Picture{})); err == nil {
		t.Error("sharing a picture without a share dialog returned no error")
	}
}

// TestSave checks that files are saved completely, in the first folder that exists, and under a
// name that is not in use.
func TestSave(t *testing.T) {
	folder, other := t.TempDir(), t.TempDir()
	none := filepath.Join(folder, "none")
	for i, name := range []string{"a game.gulch", "a game (2).gulch", "a game (3).gulch"} {
		path, err := save([]string{none, folder, other}, "a game.gulch", []byte(name))
		if err != nil || path != filepath.Join(folder, name) {
			t.Fatalf("file %d was saved as %q, %v, want %q", i+1, path, err, name)
		}
		if data, err := os.ReadFile(path); err != nil || string(data) != name {
			t.Errorf("%s contains %q, %v, want %q", path, data, err, name)
		}
	}
	if _, err := save([]string{none}, "a", []byte("b")); err == nil {
		t.Error("saving without an existing folder returned no error")
	}
	for i := range maxNames {
		if err := os.WriteFile(filepath.Join(other, fmt.Sprintf("b (%d)", i)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := save([]string{other}, "b", nil); err != nil {
		t.Errorf("saving under the only free name: %v", err)
	}
	if path, err := save([]string{other}, "b", nil); err == nil || !strings.Contains(err.Error(), "too many files") {
		t.Errorf("without a free name the file was saved as %q, %v, want an error that says so", path, err)
	}
}
