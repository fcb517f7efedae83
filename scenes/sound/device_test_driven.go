//go:build ebitenginevmguest

package sound

// guest is true if the app is compiled to be driven by a test. The test program then provides its
// window, and the app opens no sound device.
const guest = true

func hasDevice() bool { return false }
