//go:build !linux && !windows && !js

package sound

// hasDevice returns true. If there is no device after all, the program ends and is started again
// without sound.
func hasDevice() bool { return true }
