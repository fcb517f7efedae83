//go:build !linux && !windows && !js && !ebitenginevmguest

package sound

// hasDevice returns true. If that is wrong, the program starts again without sound.
func hasDevice() bool { return true }
