//go:build !linux || ebitenginevmguest

package main

// returnFreedMemory does nothing: only glibc on Linux needs it.
func returnFreedMemory() {}
