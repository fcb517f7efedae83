//go:build !linux || gulchdriven

package main

// returnFreedMemory does nothing, because only glibc on Linux needs it.
func returnFreedMemory() {}
