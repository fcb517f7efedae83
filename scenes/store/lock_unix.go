//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// lockFile locks a file, which it creates, against other programs, and returns how to unlock it. The lock ends with
// the program, however that ends.
func lockFile(path string) (unlock func(), err error) {
	for {
		f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
		if err != nil {
			return nil, err
		}
		if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
			_ = f.Close()
			if errors.Is(err, syscall.EWOULDBLOCK) {
				err = ErrInUse
			}
			return nil, err
		}
		if stillThere(f, path) {
			return func() {
				_ = os.Remove(path) // while the lock is held, so that nobody locks a file without a name
				_ = f.Close()
			}, nil
		}
		_ = f.Close()
	}
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
