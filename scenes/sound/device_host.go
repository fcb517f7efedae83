//go:build !ebitenginevmguest

package sound

// guest is true if the window belongs to another program.
const guest = false
