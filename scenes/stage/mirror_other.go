//go:build !js

package stage

// mirror repeats the screen for readers in a browser; elsewhere there is none.
type mirror struct{}

func (*mirror) update(Scene, []string, bool) {}
