//go:build !linux || ebitenginevmguest

package main

// returnFreedMemory does nothing, because only glibc on Linux needs it.
func returnFreedMemory() {}
