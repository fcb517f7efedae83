//go:build unix

package store

import (
	"errors"
	"syscall"
)

// diskFull reports whether an error means that the disk is full.
func diskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// readOnly reports whether an error means that the file system is read-only.
func readOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
