package sound

import "syscall"

// hasDevice reports whether Windows has an audio output device.
func hasDevice() bool {
	count := syscall.NewLazyDLL("winmm.dll").NewProc("waveOutGetNumDevs")
	if count.Find() != nil {
		return false
	}
	n, _, _ := count.Call()
	return n > 0
}
