//go:build !js

package stage

import "gulch/render/ui"

// mirror repeats the screen for readers in a browser; elsewhere there is none.
type mirror struct{}

func (*mirror) update(string, *ui.Root, []string, bool) {}
