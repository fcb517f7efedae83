//go:build linux && !ebitenginevmguest

package main

import "github.com/ebitengine/purego"

// Parameters of the C library's mallopt. Setting the threshold also keeps the library from raising it.
const (
	mallocThreshold = -3      // M_MMAP_THRESHOLD
	largeBlock      = 1 << 20 // bytes
)

// tameMalloc lets the C library give every large block back to the system when it is freed. Without a graphics card all
// pictures are such blocks; by default it soon keeps what was freed for itself, in pieces into which the next picture
// does not fit. Other C libraries than that of GNU have no such habit and no such function.
func tameMalloc() {
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
