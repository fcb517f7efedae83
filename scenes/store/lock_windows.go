package store

import (
	"errors"
	"syscall"

	"gulch/engine"
)

// What package syscall does not name.
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

// lock is a file that this program has locked against other programs. The zero value locks nothing.
type lock struct{ handle syscall.Handle }

// lockFile locks a file, which it creates, against other programs. The lock ends with the program, however that ends: the
// file is open without sharing, and goes with its last handle. The error wraps ErrInUse if another program has locked the
// file, and errLockless where the folder knows no such files.
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

// holds reports whether the locked file still has its name. An open file cannot be removed here.
func (l *lock) holds() bool { return true }

// release unlocks and removes the file.
func (l *lock) release() {
	if l.handle != 0 {
		_ = syscall.CloseHandle(l.handle)
	}
}

// diskFull reports whether an error says that there is no room.
func diskFull(err error) bool {
	return errors.Is(err, errDiskFull) || errors.Is(err, errHandleDiskFull)
}

// readOnly reports whether an error says that nothing at all can be written there.
func readOnly(err error) bool { return errors.Is(err, errWriteProtect) }
