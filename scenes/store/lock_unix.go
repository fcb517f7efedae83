//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"

	"gulch/engine"
)

// lock is a lock file that excludes other programs. The zero value is no lock.
type lock struct {
	file *os.File
	path string
}

// lockFile creates and locks a file. The lock ends with the program, even if that is killed. The
// error wraps ErrInUse if another program has locked the file, and errLockless if the file system
// has no locks: flock fails on some network and FUSE file systems, with different errors.
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

// systemFlock is the system call. Tests replace it.
var systemFlock = syscall.Flock

// flock locks an open file without waiting.
func flock(f *os.File) error {
	for {
		err := systemFlock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}

// valid reports whether the lock file still exists: otherwise another program can create and lock a
// new one. It is true for the zero value.
func (l *lock) valid() bool { return l.file == nil || stillThere(l.file, l.path) }

// release unlocks and removes the file.
func (l *lock) release() {
	if l.file == nil {
		return
	}
	if l.valid() {
		_ = os.Remove(l.path) // removed while locked, so that no program locks a file that is about to be removed
	}
	_ = l.file.Close()
}

// stillThere reports whether path is the open file. Its previous owner may have removed it before
// it was locked.
func stillThere(f *os.File, path string) bool {
	locked, err := f.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(path)
	return err == nil && os.SameFile(locked, named)
}

// diskFull reports whether an error means that the disk is full.
func diskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// readOnly reports whether an error means that the file system is read-only.
func readOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
