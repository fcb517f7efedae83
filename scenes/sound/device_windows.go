//go:build windows && !ebitenginevmguest

package sound

import "syscall"

// hasDevice asks Windows how many devices there are that play.
func hasDevice() bool {
	count := syscall.NewLazyDLL("winmm.dll").NewProc("waveOutGetNumDevs")
	if count.Find() != nil {
		return false
	}
	n, _, _ := count.Call()
	return n > 0
}
