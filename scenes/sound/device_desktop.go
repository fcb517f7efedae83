//go:build !js || ebitenginevmguest

package sound

// answering returns true. On a desktop it is not known whether the audio device can be opened until
// the app tries to open it.
func answering() bool { return true }
