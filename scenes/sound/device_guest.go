//go:build ebitenginevmguest

package sound

// guest is true where the window is another program's.
const guest = true

func hasDevice() bool { return false }
