//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"

	"gulch/engine"
)

// lock is a locked file that keeps other programs from writing to a document. The zero value locks
// nothing.
type lock struct {
	file *os.File
	path string
}

// lockFile creates a file and locks it. The lock ends with the program, even if the program is
// killed. The error wraps ErrInUse if another program has locked the file. It wraps errLockless if
// the file system has no locks: on some network and FUSE file systems flock fails, with different
// errors.
func lockFile(path string) (*lock, error) {
	for {
		f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
		if err != nil {
			return nil, err
		}
		if err := flock(f); err != nil {
			_ = f.Close()
			if errors.Is(err, syscall.EWOULDBLOCK) {
				return nil, ErrInUse
			}
			return nil, engine.Errorf("%s (%s)", errLockless, err.Error())
		}
		if stillThere(f, path) {
			return &lock{f, path}, nil
		}
		_ = f.Close()
	}
}

// systemFlock is the system call flock. Tests replace it.
var systemFlock = syscall.Flock

// flock locks an open file. It returns an error at once if the file is locked already.
func flock(f *os.File) error {
	for {
		err := systemFlock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}

// valid reports whether the lock file still exists. If it was removed, another program can create
// and lock a new one. For the zero value it returns true.
func (l *lock) valid() bool { return l.file == nil || stillThere(l.file, l.path) }

// release unlocks and removes the lock file.
func (l *lock) release() {
	if l.file == nil {
		return
	}
	if l.valid() {
		_ = os.Remove(l.path) // before unlocking, so that nobody locks a removed file
	}
	_ = l.file.Close()
}

// stillThere reports whether f is the file at path. The previous owner of a lock may remove its
// file after f was opened and before f was locked.
func stillThere(f *os.File, path string) bool {
	locked, err := f.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(path)
	return err == nil && os.SameFile(locked, named)
}
