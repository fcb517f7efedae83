package store

import (
	"errors"
	"syscall"

	"gulch/engine"
)

// Constants of the Windows API that package syscall does not define.
const (
	fileFlagDeleteOnClose = 0x04000000
	errInvalidFunction    = syscall.Errno(1)
	errWriteProtect       = syscall.Errno(19)
	errSharingViolation   = syscall.Errno(32)
	errHandleDiskFull     = syscall.Errno(39)
	errNotSupported       = syscall.Errno(50)
	errInvalidParameter   = syscall.Errno(87)
	errDiskFull           = syscall.Errno(112)
)

// lock is a locked file that keeps other programs from writing to a document. The zero value locks
// nothing.
type lock struct{ handle syscall.Handle }

// lockFile creates a file and locks it. The file is opened without sharing and is deleted with its
// last handle, so the lock ends with the program, even if the program is killed. The error wraps
// ErrInUse if another program has locked the file, and errLockless if the file system does not
// support such files.
func lockFile(path string) (*lock, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL|fileFlagDeleteOnClose, 0)
	switch {
	case errors.Is(err, errSharingViolation):
		return nil, ErrInUse
	case errors.Is(err, errInvalidFunction), errors.Is(err, errNotSupported), errors.Is(err, errInvalidParameter):
		return nil, engine.Errorf("%s (%s)", errLockless, err.Error())
	case err != nil:
		return nil, err
	}
	return &lock{h}, nil
}

// valid returns true: on Windows a lock file cannot be removed while it is open.
func (l *lock) valid() bool { return true }

// release unlocks and removes the lock file.
func (l *lock) release() {
	if l.handle != 0 {
		_ = syscall.CloseHandle(l.handle)
	}
}
