//go:build !ebitenginevmguest

package sound

// guest is true if the app is compiled to be driven by a test: then the window belongs to another
// program.
const guest = false
