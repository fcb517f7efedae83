//go:build unix

package store

import (
	"os"
	"path/filepath"
	"testing"
)

// newLinked returns a folder store in which the document name is a link, by way of another link, to
// a file elsewhere. link is the path of the document, and target that of the file. The file
// contains text; it does not exist if text is "".
func newLinked(t *testing.T, name, text string) (s Store, link, target string) {
	t.Helper()
	folder, elsewhere := t.TempDir(), t.TempDir()
	link, target = filepath.Join(folder, name), filepath.Join(elsewhere, name)
	if text != "" {
		must(t, os.WriteFile(target, []byte(text), 0o640))
	}
	between := filepath.Join(elsewhere, "a link to the file")
	must(t, os.Symlink(name, between)) // a relative link, in a chain of two links
	must(t, os.Symlink(between, link))
	s, err := OpenFolder(folder)
	must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s, link, target
}

// checkLink fails unless link is still a link and target has the given text.
func checkLink(t *testing.T, link, target, text string) {
	t.Helper()
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is now %v, error %v; want a symbolic link", info, err)
	}
	if got, err := os.ReadFile(target); err != nil || string(got) != text {
		t.Errorf("the target has %q, error %v; want %q", got, err, text)
	}
}

// TestLinkedGame checks that a saved game that is a link can be listed, read and appended to, and
// stays a link.
func TestLinkedGame(t *testing.T) {
	s, link, target := newLinked(t, "game.gulch", "1\n")
	infos, err := s.List()
	if err != nil || len(infos) != 1 || infos[0].Name != "game.gulch" || infos[0].Size != 2 {
		t.Errorf("List returns %+v, error %v; want game.gulch with 2 bytes", infos, err)
	}
	if data, err := s.Read("game.gulch"); err != nil || string(data) != "1\n" {
		t.Errorf("Read returns %q, error %v", data, err)
	}
	must(t, s.Lock("game.gulch"))
	must(t, s.Extend("game.gulch", []byte("2\n")))
	must(t, s.Append("game.gulch", []byte("3\n")))
	checkLink(t, link, target, "1\n2\n3\n")
	must(t, os.Remove(target))
	must(t, os.WriteFile(target, []byte("other\n"), 0o600))
	wantErr(t, s.Extend("game.gulch", []byte("4\n")), ErrChanged)
	must(t, s.Delete("game.gulch"))
	if _, err := os.Stat(target); err != nil {
		t.Errorf("deleting the link has deleted its target: %v", err)
	}
}

// TestLinkedSettings checks that replacing a document that is a link replaces the link's target, or
// creates it. The target's permissions and the link must be unchanged.
func TestLinkedSettings(t *testing.T) {
	for _, text := range []string{"old", ""} {
		s, link, target := newLinked(t, "settings.json", text)
		for _, now := range []string{"new", "newer"} {
			must(t, s.Write("settings.json", []byte(now)))
			checkLink(t, link, target, now)
		}
		if info, err := os.Stat(target); err != nil || text != "" && info.Mode().Perm() != 0o640 {
			t.Errorf("the target has permissions %v, want 0640; error %v", info.Mode(), err)
		}
		if entries, _ := os.ReadDir(filepath.Dir(target)); len(entries) != 2 {
			t.Errorf("beside the target there are other files: %v", entries)
		}
	}
}

// TestBrokenLinks checks that links that lead to no file are not listed, and that writing a
// document replaces a cyclic link.
func TestBrokenLinks(t *testing.T) {
	folder := t.TempDir()
	for link, to := range map[string]string{"folder.gulch": t.TempDir(), "gone.gulch": filepath.Join(folder, "nowhere"),
		"circle.gulch": "circle.gulch"} {
		must(t, os.Symlink(to, filepath.Join(folder, link)))
	}
	s, err := OpenFolder(folder)
	must(t, err)
	defer s.Close()
	if infos, err := s.List(); err != nil || len(infos) != 0 {
		t.Errorf("List returns %+v, error %v; want nothing", infos, err)
	}
	must(t, s.Write("circle.gulch", []byte("x")))
	if data, err := s.Read("circle.gulch"); err != nil || string(data) != "x" {
		t.Errorf("Read returns %q, error %v", data, err)
	}
}

// TestLinkToFolder checks that writing a document that is a link to a folder fails, and changes
// neither the link nor the folder.
func TestLinkToFolder(t *testing.T) {
	s, link, target := newLinked(t, "settings.json", "")
	must(t, os.Mkdir(target, 0o700))
	if s.Write("settings.json", []byte("new")) == nil {
		t.Error("Write replaces a folder, want an error")
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is now %v, error %v; want a symbolic link", info, err)
	}
	if entries, _ := os.ReadDir(filepath.Dir(target)); len(entries) != 2 {
		t.Errorf("beside the target there are other files: %v", entries)
	}
}

// TestOverwrite checks that a file is overwritten in place, which is needed where no new file may
// be created, and that it is not created.
func TestOverwrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	if overwrite(path, []byte("new")) == nil {
		t.Error("overwrite creates a missing file, want an error")
	}
	must(t, os.WriteFile(path, []byte("longer than the new content"), 0o600))
	before, err := os.Stat(path)
	must(t, err)
	must(t, overwrite(path, []byte("new")))
	after, err := os.Stat(path)
	must(t, err)
	if data, err := os.ReadFile(path); err != nil || string(data) != "new" || !os.SameFile(before, after) {
		t.Errorf("the file has %q, error %v; want \"new\" in the same file", data, err)
	}
}
