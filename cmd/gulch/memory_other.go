//go:build !linux || ebitenginevmguest

package main

// tameMalloc does nothing: only glibc on Linux needs it.
func tameMalloc() {}
