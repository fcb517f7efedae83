//go:build !linux || ebitenginevmguest

package main

// tameMalloc does nothing: only the C library of Linux needs it.
func tameMalloc() {}
