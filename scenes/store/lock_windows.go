package store

import (
	"errors"
	"syscall"
)

// What package syscall does not name.
const (
	fileFlagDeleteOnClose = 0x04000000
	errSharingViolation   = syscall.Errno(32)
	errHandleDiskFull     = syscall.Errno(39)
	errDiskFull           = syscall.Errno(112)
)

// lockFile locks a file, which it creates, against other programs, and returns how to unlock it. The lock ends with
// the program, however that ends: the file is open without sharing, and goes with its last handle.
func lockFile(path string) (unlock func(), err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS,
		syscall.FILE_ATTRIBUTE_NORMAL|fileFlagDeleteOnClose, 0)
	if errors.Is(err, errSharingViolation) {
		return nil, ErrInUse
	}
	if err != nil {
		return nil, err
	}
	return func() { _ = syscall.CloseHandle(h) }, nil
}

// diskFull reports whether an error says that there is no room.
func diskFull(err error) bool {
	return errors.Is(err, errDiskFull) || errors.Is(err, errHandleDiskFull)
}
