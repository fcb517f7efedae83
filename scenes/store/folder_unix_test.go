//go:build unix

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// withoutLocks has every flock fail as it does on some network and FUSE folders.
func withoutLocks(t *testing.T, errno syscall.Errno) {
	t.Helper()
	systemFlock = func(int, int) error { return errno }
	t.Cleanup(func() { systemFlock = syscall.Flock })
}

// Where nothing can be locked, documents are written without a lock, and Notice says so.
func TestFolderWithoutLocks(t *testing.T) {
	for _, errno := range []syscall.Errno{syscall.ENOLCK, syscall.ENOSYS, syscall.EOPNOTSUPP, syscall.EBADF, syscall.EINVAL} {
		t.Run(errno.Error(), func(t *testing.T) {
			withoutLocks(t, errno)
			path := t.TempDir()
			s, err := OpenFolder(path)
			must(t, err)
			if s.Notice() == nil || !strings.Contains(s.Notice().Error(), "can't be locked") {
				t.Errorf("notice: %v", s.Notice())
			}
			must(t, s.Append("game", []byte("1\n")))
			must(t, s.Hold("game"))
			must(t, s.Extend("game", []byte("2\n")))
			s.Release("game")
			must(t, s.Append("game", []byte("3\n")))
			must(t, s.Write("settings", []byte("x")))
			must(t, s.Rename("settings", "other"))
			must(t, s.Delete("other"))
			must(t, s.Close())
			if data, err := os.ReadFile(filepath.Join(path, "game")); err != nil || string(data) != "1\n2\n3\n" {
				t.Errorf("the game is %q, %v", data, err)
			}
			onlyDocuments(t, path, "game")
		})
	}
}

// Two programs that cannot lock still notice what the other one has written.
func TestTwoProgramsWithoutLocks(t *testing.T) {
	withoutLocks(t, syscall.ENOLCK)
	a, b := pair(t)
	must(t, a.Append("game", []byte("1\n")))
	_, err := b.Read("game")
	must(t, err)
	must(t, b.Append("game", []byte("2\n")))
	wants(t, a.Append("game", []byte("stale\n")), ErrChanged)
}

// A flock that a signal has interrupted is tried again.
func TestInterruptedFlock(t *testing.T) {
	calls := 0
	systemFlock = func(fd, how int) error {
		if calls++; calls%2 == 1 {
			return syscall.EINTR
		}
		return syscall.Flock(fd, how)
	}
	t.Cleanup(func() { systemFlock = syscall.Flock })
	s, err := OpenFolder(t.TempDir())
	must(t, err)
	must(t, s.Notice())
	must(t, s.Append("game", []byte("1\n")))
	must(t, s.Close())
}

// onlyDocuments fails if a folder holds more than some documents and an empty folder of locks.
func onlyDocuments(t *testing.T, path string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(path)
	must(t, err)
	for _, e := range entries {
		if e.Name() == locksFolder && e.IsDir() {
			continue
		}
		if len(names) == 0 || e.Name() != names[0] {
			t.Errorf("%s was left in the folder", e.Name())
			continue
		}
		names = names[1:]
	}
}

// The probe leaves nothing behind.
func TestProbeLeavesNothing(t *testing.T) {
	path := t.TempDir()
	s, err := OpenFolder(path)
	must(t, err)
	must(t, s.Close())
	onlyDocuments(t, path)
	if locks, err := os.ReadDir(filepath.Join(path, locksFolder)); err != nil || len(locks) > 0 {
		t.Errorf("locks: %v, %v", locks, err)
	}
}

// The folder, or the folder of locks in it, may be removed between any two calls: the next write makes it again.
func TestFolderIsRemovedMeanwhile(t *testing.T) {
	for name, gone := range map[string]string{"all of it": "", "its locks": locksFolder} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "deep", "gulch")
			s, err := OpenFolder(path)
			must(t, err)
			remove := func() {
				t.Helper()
				must(t, os.RemoveAll(filepath.Join(path, gone)))
			}
			for i, do := range []func() error{
				func() error { return s.Append("game", []byte("1\n")) },
				func() error { return s.Write("game", []byte("1\n2\n")) },
				func() error { return s.Write("settings", []byte("x")) },
				func() error { return s.Append("tally", []byte("x")) },
			} {
				remove()
				if err := do(); err != nil {
					t.Errorf("write %d: %v", i, err)
				}
			}
			must(t, s.Write("game", []byte("1\n")))
			must(t, s.Hold("game"))
			remove()
			if err := s.Extend("game", []byte("2\n")); gone == "" {
				wants(t, err, ErrMissing) // of which only its owner knows the rest
				must(t, s.Write("game", []byte("1\n2\n")))
			} else {
				must(t, err)
			}
			if got := contents(t, s)["game"]; got != "1\n2\n" {
				t.Errorf("the game is %q", got)
			}
			remove()
			if gone == "" {
				if infos, err := s.List(); err != nil || len(infos) > 0 {
					t.Errorf("a folder that has been removed lists %v, %v", infos, err)
				}
			}
			must(t, s.Write("settings", []byte("x")))
			must(t, s.Close())
		})
	}
}

// A lock whose file has been removed is taken again, unless another program has taken it since; that program's stays.
func TestLockIsTakenAgain(t *testing.T) {
	path := t.TempDir()
	a, err := OpenFolder(path)
	must(t, err)
	must(t, a.Append("game", []byte("1\n")))
	must(t, os.RemoveAll(filepath.Join(path, locksFolder)))
	must(t, a.Extend("game", []byte("2\n")))
	b, err := OpenFolder(path)
	must(t, err)
	wants(t, b.Hold("game"), ErrInUse)
	must(t, os.RemoveAll(filepath.Join(path, locksFolder)))
	must(t, b.Hold("game"))
	wants(t, a.Extend("game", []byte("3\n")), ErrInUse)
	a.Release("game")
	c, err := OpenFolder(path)
	must(t, err)
	wants(t, c.Hold("game"), ErrInUse)
}

// What keeps a folder from being written to may end: the next write finds that out.
func TestFolderBecomesWritable(t *testing.T) {
	path := t.TempDir()
	must(t, os.WriteFile(filepath.Join(path, locksFolder), nil, 0o600)) // keeps an administrator out as well
	s, err := OpenFolder(path)
	must(t, err)
	if s.Notice() == nil || s.Write("game", []byte("1\n")) == nil {
		t.Fatal("it can be written to")
	}
	must(t, os.Remove(filepath.Join(path, locksFolder)))
	must(t, s.Write("game", []byte("1\n")))
	must(t, s.Notice())
	must(t, s.Close())
}

// A folder that cannot be made again is no missing document.
func TestFolderCannotBeMadeAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gulch")
	s, err := OpenFolder(path)
	must(t, err)
	must(t, os.RemoveAll(path))
	must(t, os.WriteFile(path, nil, 0o600))
	for what, err := range map[string]error{"Write": s.Write("a", nil), "Append": s.Append("b", nil)} {
		if err == nil || errors.Is(err, ErrMissing) {
			t.Errorf("%s: %v", what, err)
		}
	}
	must(t, os.Remove(path))
	must(t, s.Write("a", []byte("1")))
}
