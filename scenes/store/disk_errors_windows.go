package store

import "errors"

// diskFull reports whether an error means that the disk is full.
func diskFull(err error) bool {
	return errors.Is(err, errDiskFull) || errors.Is(err, errHandleDiskFull)
}

// readOnly reports whether an error means that the file system is write-protected.
func readOnly(err error) bool { return errors.Is(err, errWriteProtect) }
