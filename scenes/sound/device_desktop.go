//go:build !js

package sound

// answering reports whether the audio device responds. On a desktop it returns true, because this
// is not known until the app tries to open the device.
func answering() bool { return true }
