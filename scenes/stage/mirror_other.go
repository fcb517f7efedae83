//go:build !js

package stage

// a11yTree is empty outside a browser.
type mirror struct{}

func (*mirror) update(Scene, []string, bool) {}
