package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// maxPath is the length in bytes of the longest path that Linux allows.
const maxPath = 4095

// TestFolderWithLongPath checks that a folder whose path is so long that some files cannot be
// created or renamed in it counts as not writable, and that nothing is left in it.
func TestFolderWithLongPath(t *testing.T) {
	base := t.TempDir()
	for _, c := range []struct {
		room int // bytes that are left for a slash and the names of files
		what string
	}{
		{len("/" + locksFolder), "a temporary file cannot be created"},
		{len("/1234567890" + tempSuffix), "a temporary file cannot be renamed"},
	} {
		path := base
		for n := maxPath - c.room - len(path); n > 0; n = maxPath - c.room - len(path) {
			part := min(n-1, 200)
			if n-1-part == 1 { // the rest would be a slash without a name
				part--
			}
			path += "/" + strings.Repeat("x", part)
		}
		s, err := OpenFolder(path)
		if err != nil {
			t.Fatalf("%s: error %v, want a store that can be read", c.what, err)
		}
		if s.Notice() == nil || s.Write("game", nil) == nil {
			t.Errorf("%s: the folder counts as writable", c.what)
		}
		if left, _ := filepath.Glob(filepath.Join(path, "*"+tempSuffix)); len(left) > 0 {
			t.Errorf("%s: %q are left in the folder, want no temporary files", c.what, left)
		}
		must(t, s.Close())
		must(t, os.RemoveAll(filepath.Join(base, strings.Repeat("x", 200))))
	}
}
