//go:build unix

package store

import "syscall"

const errFull = syscall.ENOSPC
