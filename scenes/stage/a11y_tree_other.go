//go:build !js

package stage

// a11yTree does nothing outside a browser: only the browser version supports screen readers.
type a11yTree struct{}

func (*a11yTree) update(Scene, []string, bool) {}
