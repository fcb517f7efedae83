//go:build !ebitenginevmguest

package sound

// guest is false: the app is not compiled to be driven by a test, so it opens a sound device if
// there is one.
const guest = false
