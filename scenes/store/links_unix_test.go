//go:build unix

package store

import (
	"os"
	"path/filepath"
	"testing"
)

// linked is a folder store in which a document is a link to a file elsewhere, which has a text, or
// is missing for "".
func linked(t *testing.T, name, text string) (s Store, link, target string) {
	t.Helper()
	folder, elsewhere := t.TempDir(), t.TempDir()
	link, target = filepath.Join(folder, name), filepath.Join(elsewhere, name)
	if text != "" {
		must(t, os.WriteFile(target, []byte(text), 0o640))
	}
	between := filepath.Join(elsewhere, "a link to the file")
	must(t, os.Symlink(name, between)) // relative
	must(t, os.Symlink(between, link))
	s, err := OpenFolder(folder)
	must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s, link, target
}

// leads reports an error unless a link is still one and leads to a file with a text.
func leads(t *testing.T, link, target, text string) {
	t.Helper()
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", info, err)
	}
	if got, err := os.ReadFile(target); err != nil || string(got) != text {
		t.Errorf("the file holds %q, %v, want %q", got, err, text)
	}
}

// A saved game that is a link is listed, read and added to; the link stays.
func TestLinkedGame(t *testing.T) {
	s, link, target := linked(t, "game.gulch", "1\n")
	infos, err := s.List()
	if err != nil || len(infos) != 1 || infos[0].Name != "game.gulch" || infos[0].Size != 2 {
		t.Errorf("listed are %+v, %v", infos, err)
	}
	if data, err := s.Read("game.gulch"); err != nil || string(data) != "1\n" {
		t.Errorf("read is %q, %v", data, err)
	}
	must(t, s.Hold("game.gulch"))
	must(t, s.Extend("game.gulch", []byte("2\n")))
	must(t, s.Append("game.gulch", []byte("3\n")))
	leads(t, link, target, "1\n2\n3\n")
	must(t, os.Remove(target))
	must(t, os.WriteFile(target, []byte("other\n"), 0o600))
	wants(t, s.Extend("game.gulch", []byte("4\n")), ErrChanged)
	must(t, s.Delete("game.gulch"))
	if _, err := os.Stat(target); err != nil {
		t.Errorf("with the link the file has gone: %v", err)
	}
}

// A document that is a link and is replaced stays a link: its file is replaced, or made, with the
// rights that it had.
func TestLinkedSettings(t *testing.T) {
	for _, text := range []string{"old", ""} {
		s, link, target := linked(t, "settings.json", text)
		for _, now := range []string{"new", "newer"} {
			must(t, s.Write("settings.json", []byte(now)))
			leads(t, link, target, now)
		}
		if info, err := os.Stat(target); err != nil || text != "" && info.Mode().Perm() != 0o640 {
			t.Errorf("the file has the rights %v, %v", info.Mode(), err)
		}
		if entries, _ := os.ReadDir(filepath.Dir(target)); len(entries) != 2 {
			t.Errorf("beside the file lie %v", entries)
		}
	}
}

// Links that lead to no file are not listed, and one of a circle is replaced by the document.
func TestLinksToNoFile(t *testing.T) {
	folder := t.TempDir()
	for link, to := range map[string]string{"folder.gulch": t.TempDir(), "gone.gulch": filepath.Join(folder, "nowhere"), "circle.gulch": "circle.gulch"} {
		must(t, os.Symlink(to, filepath.Join(folder, link)))
	}
	s, err := OpenFolder(folder)
	must(t, err)
	defer s.Close()
	if infos, err := s.List(); err != nil || len(infos) != 0 {
		t.Errorf("listed are %+v, %v", infos, err)
	}
	must(t, s.Write("circle.gulch", []byte("x")))
	if data, err := s.Read("circle.gulch"); err != nil || string(data) != "x" {
		t.Errorf("read is %q, %v", data, err)
	}
}
