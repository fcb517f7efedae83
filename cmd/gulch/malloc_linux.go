//go:build linux && !gulchdriven

package main

import "github.com/ebitengine/purego"

// Arguments for mallopt, a function of the C library. They fix the size from which a block is
// returned to the system when it is freed. Otherwise the C library would increase this size while
// the program runs.
const (
	mallocThreshold = -3      // number of the parameter M_MMAP_THRESHOLD
	largeBlock      = 1 << 20 // value of the parameter, in bytes
)

// returnFreedMemory makes the C library glibc return every large block to the system when it is
// freed. Without a graphics card all images are such blocks. By default, glibc soon keeps freed
// blocks, in fragments that are too small for the next image. Other C libraries have neither this
// problem nor this function.
func returnFreedMemory() {
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_LAZY)
	if err != nil {
		return
	}
	address, err := purego.Dlsym(libc, "mallopt")
	if err != nil {
		return
	}
	var mallopt func(parameter, value int32) int32
	purego.RegisterFunc(&mallopt, address)
	mallopt(mallocThreshold, largeBlock)
}
