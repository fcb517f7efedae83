//go:build !ebitenginevmguest

package sound

// guest is true where the window is another program's.
const guest = false
