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

// withoutLocks makes every flock fail with the given error, as it does on some network and FUSE
// file systems.
func withoutLocks(t *testing.T, errno syscall.Errno) {
	t.Helper()
	systemFlock = func(int, int) error { return errno }
	t.Cleanup(func() { systemFlock = syscall.Flock })
}

// TestFolderWithoutLocks checks that documents are written without locks if the folder's file
// system has no locks, and that Notice reports this.
func TestFolderWithoutLocks(t *testing.T) {
	for _, errno := range []syscall.Errno{syscall.ENOLCK, syscall.ENOSYS, syscall.EOPNOTSUPP, syscall.EBADF,
		syscall.EINVAL} {
		t.Run(errno.Error(), func(t *testing.T) {
			withoutLocks(t, errno)
			path := t.TempDir()
			s, err := OpenFolder(path)
			must(t, err)
			if s.Notice() == nil || !strings.Contains(s.Notice().Error(), "can't be locked") {
				t.Errorf("Notice is %v, want \"can't be locked\"", s.Notice())
			}
			must(t, s.Append("game", []byte("1\n")))
			must(t, s.Lock("game"))
			must(t, s.Extend("game", []byte("2\n")))
			s.Unlock("game")
			must(t, s.Append("game", []byte("3\n")))
			must(t, s.Write("settings", []byte("x")))
			must(t, s.Rename("settings", "other"))
			must(t, s.Delete("other"))
			must(t, s.Close())
			if data, err := os.ReadFile(filepath.Join(path, "game")); err != nil || string(data) != "1\n2\n3\n" {
				t.Errorf("the file of the game is %q, error %v; want lines 1 to 3", data, err)
			}
			onlyDocuments(t, path, "game")
		})
	}
}

// TestTwoProgramsWithoutLocks checks that a program detects changes by another program if the file
// system has no locks.
func TestTwoProgramsWithoutLocks(t *testing.T) {
	withoutLocks(t, syscall.ENOLCK)
	a, b := pair(t)
	must(t, a.Append("game", []byte("1\n")))
	_, err := b.Read("game")
	must(t, err)
	must(t, b.Append("game", []byte("2\n")))
	wantErr(t, a.Append("game", []byte("stale\n")), ErrChanged)
}

// TestInterruptedFlock checks that flock is called again after it was interrupted by a signal.
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

// onlyDocuments fails unless the folder path contains exactly the documents in names, which must be
// in alphabetical order, and an empty folder of locks.
func onlyDocuments(t *testing.T, path string, names ...string) {
	t.Helper()
	entries, err := os.ReadDir(path)
	must(t, err)
	for _, e := range entries {
		if e.Name() == locksFolder && e.IsDir() {
			continue
		}
		if len(names) == 0 || e.Name() != names[0] {
			t.Errorf("unexpected file %s in the folder", e.Name())
			continue
		}
		names = names[1:]
	}
}

// TestProbeLeavesNothing checks that the test whether a folder is writable removes its temporary
// files.
func TestProbeLeavesNothing(t *testing.T) {
	path := t.TempDir()
	s, err := OpenFolder(path)
	must(t, err)
	must(t, s.Close())
	onlyDocuments(t, path)
	if locks, err := os.ReadDir(filepath.Join(path, locksFolder)); err != nil || len(locks) > 0 {
		t.Errorf("the folder of locks has %v, want none; error %v", locks, err)
	}
}

// TestFolderRemovedMeanwhile checks that if the data folder, or its folder of locks, was removed
// between two calls, the next write creates it again.
func TestFolderRemovedMeanwhile(t *testing.T) {
	for name, gone := range map[string]string{"whole folder": "", "folder of locks": locksFolder} {
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
			must(t, s.Lock("game"))
			remove()
			if err := s.Extend("game", []byte("2\n")); gone == "" {
				wantErr(t, err, ErrMissing) // Extend does not create documents
				must(t, s.Write("game", []byte("1\n2\n")))
			} else {
				must(t, err)
			}
			if got := contents(t, s)["game"]; got != "1\n2\n" {
				t.Errorf("the game is %q, want lines 1 and 2", got)
			}
			remove()
			if gone == "" {
				if infos, err := s.List(); err != nil || len(infos) > 0 {
					t.Errorf("a removed folder lists %v, error %v; want nothing", infos, err)
				}
			}
			must(t, s.Write("settings", []byte("x")))
			must(t, s.Close())
		})
	}
}

// TestRemovedLockIsTakenAgain checks that a document whose lock file was removed is locked again,
// unless another program has locked it meanwhile.
func TestRemovedLockIsTakenAgain(t *testing.T) {
	path := t.TempDir()
	a, err := OpenFolder(path)
	must(t, err)
	must(t, a.Append("game", []byte("1\n")))
	must(t, os.RemoveAll(filepath.Join(path, locksFolder)))
	must(t, a.Extend("game", []byte("2\n")))
	b, err := OpenFolder(path)
	must(t, err)
	wantErr(t, b.Lock("game"), ErrInUse)
	must(t, os.RemoveAll(filepath.Join(path, locksFolder)))
	must(t, b.Lock("game"))
	wantErr(t, a.Extend("game", []byte("3\n")), ErrInUse)
	a.Unlock("game")
	c, err := OpenFolder(path)
	must(t, err)
	wantErr(t, c.Lock("game"), ErrInUse)
}

// TestFolderBecomesWritable checks that a write detects that the folder has become writable.
func TestFolderBecomesWritable(t *testing.T) {
	path := t.TempDir()
	must(t, os.WriteFile(filepath.Join(path, locksFolder), nil, 0o600)) // prevents writing even for root
	s, err := OpenFolder(path)
	must(t, err)
	if s.Notice() == nil || s.Write("game", []byte("1\n")) == nil {
		t.Fatal("a folder whose locks cannot be created counts as writable")
	}
	must(t, os.Remove(filepath.Join(path, locksFolder)))
	must(t, s.Write("game", []byte("1\n")))
	must(t, s.Notice())
	must(t, s.Close())
}

// TestFolderCannotBeCreatedAgain checks that a failure to create the folder again is not reported
// as a missing document.
func TestFolderCannotBeCreatedAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gulch")
	s, err := OpenFolder(path)
	must(t, err)
	must(t, os.RemoveAll(path))
	must(t, os.WriteFile(path, nil, 0o600))
	for what, err := range map[string]error{"Write": s.Write("a", nil), "Append": s.Append("b", nil)} {
		if err == nil || errors.Is(err, ErrMissing) {
			t.Errorf("%s into a folder that cannot be created: error %v, want one that is not ErrMissing", what, err)
		}
	}
	must(t, os.Remove(path))
	must(t, s.Write("a", []byte("1")))
}

// TestLockFileRemovedBeforeLocking checks that a lock file that its previous owner removes between
// opening and locking is created and locked again.
func TestLockFileRemovedBeforeLocking(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game")
	calls := 0
	systemFlock = func(fd, how int) error {
		if calls++; calls == 1 {
			must(t, os.Remove(path))
		}
		return syscall.Flock(fd, how)
	}
	t.Cleanup(func() { systemFlock = syscall.Flock })
	l, err := lockFile(path)
	must(t, err)
	if calls != 2 || !l.valid() {
		t.Errorf("the file was locked %d times, valid: %v; want twice, because the first file was removed", calls,
			l.valid())
	}
	must(t, l.file.Close())
	if l.valid() {
		t.Error("a closed lock file counts as locked")
	}
}
