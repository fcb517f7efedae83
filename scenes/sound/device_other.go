//go:build !linux && !windows && !js && !ebitenginevmguest

package sound

// hasDevice assumes one: where it is wrong, the program starts again without sound.
func hasDevice() bool { return true }
