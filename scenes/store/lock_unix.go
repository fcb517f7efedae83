//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"

	"gulch/engine"
)

// lock is a file that this program has locked against other programs. The zero value locks nothing.
type lock struct {
	file *os.File
	path string
}

// lockFile locks a file, which it creates, against other programs. The lock ends with the program, however that ends.
// The error wraps ErrInUse if another program has locked the file, and errLockless where nothing can be locked: flock
// fails on some network and FUSE folders, with errors that differ by folder.
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

// systemFlock is the system call. Tests replace it by one that fails.
var systemFlock = syscall.Flock

// flock locks an open file at once or not at all.
func flock(f *os.File) error {
	for {
		err := systemFlock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if !errors.Is(err, syscall.EINTR) {
			return err
		}
	}
}

// holds reports whether the locked file still has its name: without it another program can lock a new one. It is true
// of a lock that locks nothing.
func (l *lock) holds() bool { return l.file == nil || stillThere(l.file, l.path) }

// release unlocks and removes the file.
func (l *lock) release() {
	if l.file == nil {
		return
	}
	if l.holds() {
		_ = os.Remove(l.path) // while the lock is held, so that nobody locks a file without a name
	}
	_ = l.file.Close()
}

// stillThere reports whether path names the open file: its last owner may have removed it before it was locked.
func stillThere(f *os.File, path string) bool {
	locked, err := f.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(path)
	return err == nil && os.SameFile(locked, named)
}

// diskFull reports whether an error says that there is no room.
func diskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// readOnly reports whether an error says that nothing at all can be written there.
func readOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
