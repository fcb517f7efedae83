//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func init() {
	makers["folder"] = func(t *testing.T) (Store, func() Store) {
		path, err := os.MkdirTemp(t.TempDir(), "")
		must(t, err)
		open := func() Store {
			s, err := OpenFolder(path)
			must(t, err)
			return s
		}
		return open(), open
	}
}

// pair returns two stores in the same folder, as opened by two programs.
func pair(t *testing.T) (a, b Store) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "deep", "gulch")
	var err error
	a, err = OpenFolder(path)
	must(t, err)
	b, err = OpenFolder(path)
	must(t, err)
	t.Cleanup(func() { _, _ = a.Close(), b.Close() })
	return a, b
}

func TestTwoPrograms(t *testing.T) {
	a, b := pair(t)
	must(t, a.Append("game", []byte("1\n")))
	if _, err := b.Read("game"); err != nil {
		t.Error("a locked game cannot be read:", err)
	}
	wantErr(t, b.Append("game", []byte("2\n")), ErrInUse)
	wantErr(t, b.Write("game", nil), ErrInUse)
	wantErr(t, b.Delete("game"), ErrInUse)
	wantErr(t, b.Rename("game", "mine"), ErrInUse)
	must(t, b.Append("other", []byte("x")))
	wantErr(t, a.Append("other", []byte("y")), ErrInUse)

	a.Unlock("game")
	must(t, b.Append("game", []byte("2\n")))
	b.Unlock("game")
	wantErr(t, a.Append("game", []byte("stale\n")), ErrChanged)
	if data, _ := a.Read("game"); string(data) != "1\n2\n" {
		t.Errorf("the game is %q, want lines 1 and 2", data)
	}
	must(t, a.Append("game", []byte("3\n")))
	if got := contents(t, b)["game"]; got != "1\n2\n3\n" {
		t.Errorf("the game is %q, want lines 1 to 3", got)
	}
}

func TestNewDocumentTakesNoOtherOnesName(t *testing.T) {
	a, b := pair(t)
	must(t, a.Append("game", []byte("header\n")))
	must(t, a.Close())
	wantErr(t, b.Append("game", []byte("header\n")), ErrChanged)
}

func TestOpenChoosesTheFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "here")
	t.Setenv(FolderEnv, path)
	s := Open()
	must(t, s.Notice())
	must(t, s.Write("a", []byte("1")))
	must(t, s.Close())
	if data, err := os.ReadFile(filepath.Join(path, "a")); err != nil || string(data) != "1" {
		t.Errorf("the document in the folder of %s is %q, error %v", FolderEnv, data, err)
	}
	if s.Location().Folder != path {
		t.Errorf("place %q, want the folder", s.Location())
	}
}

func TestOpenFallsBackToMemory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	must(t, os.WriteFile(file, nil, 0o600))
	for _, path := range []string{filepath.Join(file, "gulch"), "no/full/path"} {
		t.Setenv(FolderEnv, path)
		s := Open()
		if s.Notice() == nil || !strings.Contains(s.Notice().Error(), "lose your games") {
			t.Errorf("%s: notice %v, want one that games are lost", path, s.Notice())
		}
		must(t, s.Append("a", []byte("1")))
		if got := contents(t, s)["a"]; got != "1" {
			t.Errorf("document a is %q, want \"1\"", got)
		}
	}
}

func TestOtherFilesAreIgnored(t *testing.T) {
	path := t.TempDir()
	old := filepath.Join(path, "123.tmp")
	must(t, os.WriteFile(old, nil, 0o600))
	must(t, os.Chtimes(old, time.Time{}, time.Now().Add(-2*time.Hour)))
	must(t, os.WriteFile(filepath.Join(path, "456.tmp"), nil, 0o600))
	must(t, os.WriteFile(filepath.Join(path, ".DS_Store"), nil, 0o600))
	must(t, os.Mkdir(filepath.Join(path, "folder"), 0o700))
	s, err := OpenFolder(path)
	must(t, err)
	if infos, err := s.List(); err != nil || len(infos) != 0 {
		t.Errorf("List returns %+v, error %v; want nothing", infos, err)
	}
	if _, err := os.Stat(old); !errors.Is(err, fs.ErrNotExist) {
		t.Error("an old temporary file was not removed")
	}
	if _, err := os.Stat(filepath.Join(path, "456.tmp")); err != nil {
		t.Error("a new temporary file was removed, which another program may be writing")
	}
}

func TestExplain(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{fs.ErrPermission, "doesn't have access"}, {fs.ErrNotExist, "that file doesn't exist"}, {ErrInUse, "window"},
		{errors.New("odd"), "odd"}, {&fs.PathError{Err: errFull}, "disk is full"},
		{&os.LinkError{Op: "rename", Old: "1.tmp", New: "game", Err: errors.New("busy")}, `"game": busy`},
	} {
		if got := explain(tt.err, "game").Error(); !strings.Contains(got, tt.want) {
			t.Errorf("%v is explained as %q, want %q", tt.err, got, tt.want)
		}
	}
}

// TestTornAppendIsCutOff checks that part of a line that a failed write has left in a document is
// cut off.
func TestTornAppendIsCutOff(t *testing.T) {
	s, err := OpenFolder(t.TempDir())
	must(t, err)
	must(t, s.Append("game", []byte("1\n")))
	f := s.(*folder)
	h := f.handles["game"]
	_, err = h.file.Write([]byte("hal"))
	must(t, err)
	h.torn = true
	must(t, s.Append("game", []byte("2\n")))
	if got := contents(t, s)["game"]; got != "1\n2\n" {
		t.Errorf("the game is %q", got)
	}
}

func BenchmarkAppend(b *testing.B) {
	s, err := OpenFolder(b.TempDir())
	must(b, err)
	line := []byte("12 seat 1 bid 5 #01234567\n")
	b.ReportAllocs()
	for b.Loop() {
		must(b, s.Append("game", line))
	}
	must(b, s.Close())
}

// TestReadOnlyFolder checks that documents can be read in a folder in which nothing can be written.
func TestReadOnlyFolder(t *testing.T) {
	path := t.TempDir()
	s, err := OpenFolder(path)
	must(t, err)
	must(t, s.Write("game", []byte("1\n")))
	must(t, s.Close())
	// A file in place of the folder of locks prevents writing even for root.
	must(t, os.RemoveAll(filepath.Join(path, locksFolder)))
	must(t, os.WriteFile(filepath.Join(path, locksFolder), nil, 0o600))
	if s, err = OpenFolder(path); err != nil {
		t.Fatal(err)
	}
	if s.Notice() == nil {
		t.Error("Notice is nil for a folder that is not writable")
	}
	if got := contents(t, s); got["game"] != "1\n" {
		t.Errorf("the documents are %q, want the game", got)
	}
	for what, err := range map[string]error{
		"Append": s.Append("game", []byte("2\n")), "Append to a new one": s.Append("other", []byte("2\n")),
		"Write":  s.Write("game", nil),
		"Delete": s.Delete("game"), "Rename": s.Rename("game", "other"), "Hold": s.Lock("game"),
	} {
		if err == nil || errors.Is(err, ErrMissing) {
			t.Errorf("%s in a folder that is not writable: error %v, want one that is not ErrMissing", what, err)
		}
	}
	if got := contents(t, s); len(got) > 2 || got["game"] != "1\n" {
		t.Errorf("after the refused changes the documents are %q, want the game only", got)
	}
}

// TestUnusableHandle checks that a document whose open file has become unusable, like a file on a
// network drive whose server was restarted, is not damaged and can be written again.
func TestUnusableHandle(t *testing.T) {
	s, err := OpenFolder(t.TempDir())
	must(t, err)
	must(t, s.Append("game", []byte("1\n")))
	must(t, s.(*folder).handles["game"].file.Close())
	if s.Extend("game", []byte("2\n")) == nil {
		t.Error("Extend returns no error although the open file is unusable")
	}
	if s.Write("game", []byte("1\n2\n")) == nil {
		t.Error("Write returns no error although the end of the game may not be on the disk")
	}
	must(t, s.Write("game", []byte("1\n2\n")))
	must(t, s.Extend("game", []byte("3\n")))
	if got := contents(t, s)["game"]; got != "1\n2\n3\n" {
		t.Errorf("the game is %q, want lines 1 to 3", got)
	}
	must(t, s.Close())
}

// TestTornAppendCannotBeCutOff checks that after a failed write the partial data is ignored by Read
// and never followed by more data, even if it cannot be cut off.
func TestTornAppendCannotBeCutOff(t *testing.T) {
	s, err := OpenFolder(t.TempDir())
	must(t, err)
	must(t, s.Append("game", []byte("1\n")))
	f := s.(*folder)
	h, whole := f.handles["game"], f.handles["game"].file
	h.file, err = os.Open(f.file("game")) // neither writing nor truncating works
	must(t, err)
	if err := s.Extend("game", []byte("2\n")); err == nil || errors.Is(err, ErrChanged) {
		t.Errorf("Extend returns error %v, want that of the failed write", err)
	}
	_, err = whole.Write([]byte("ha"))
	must(t, err)
	h.torn = true
	if s.Extend("game", []byte("2\n")) == nil {
		t.Error("Extend returns no error although partial data cannot be cut off")
	}
	if got, err := s.Read("game"); err != nil || string(got) != "1\n" {
		t.Errorf("the game is %q, error %v; want line 1", got, err)
	}
	must(t, h.file.Close())
	h.file = whole
	must(t, s.Extend("game", []byte("2\n")))
	if got := contents(t, s)["game"]; got != "1\n2\n" {
		t.Errorf("the game is %q, want lines 1 and 2", got)
	}
	must(t, s.Close())
}

// TestPlaceFails checks that a failure to create a document's file leaves no temporary file, and is
// not reported as a missing document.
func TestPlaceFails(t *testing.T) {
	path := t.TempDir()
	s, err := OpenFolder(path)
	must(t, err)
	wantErr(t, s.Lock("x/y"), ErrName)
	must(t, os.Mkdir(filepath.Join(path, "game"), 0o700))
	if s.Write("game", nil) == nil {
		t.Error("Write replaces a folder, want an error")
	}
	if left, _ := filepath.Glob(filepath.Join(path, "*"+tempSuffix)); len(left) > 0 {
		t.Errorf("the failed write has left %q, want no temporary files", left)
	}
	must(t, os.WriteFile(filepath.Join(path, "new"), nil, 0o600)) // another program was faster
	wantErr(t, s.(*folder).begin("new", []byte("1\n")), ErrChanged)
	must(t, s.Close())
	must(t, os.RemoveAll(path))
	if err := s.(*folder).place("game", nil); err == nil || errors.Is(err, ErrMissing) {
		t.Errorf("place in a removed folder: error %v, want one that is not ErrMissing", err)
	}
}

// TestSyncErrors checks that a failed sync is reported to the player until one succeeds, and that
// nothing is synced after the end.
func TestSyncErrors(t *testing.T) {
	s, err := OpenFolder(t.TempDir())
	must(t, err)
	syncs := s.(*folder).syncs
	syncs.note(&fs.PathError{Op: "sync", Path: "game", Err: errFull})
	if err := s.Err(); err == nil || !strings.Contains(err.Error(), "disk is full") {
		t.Errorf("Err is %v, want that the disk is full", err)
	}
	must(t, s.Append("game", []byte("1\n"))) // creates the document
	must(t, s.Append("game", []byte("2\n"))) // syncs its file
	for s.Err() != nil {
		time.Sleep(time.Millisecond)
	}
	must(t, s.Close())
	syncs.add(nil)
	if n := s.Pending(); n > 0 {
		t.Errorf("after Close %d syncs are pending, want none", n)
	}
}
