//go:build !js

package assets

import _ "embed"

//go:embed web/icon-192.png
var icon []byte

// Icon returns the window icon as a PNG file of 192 x 192 pixels. The web page has its own icon.
func Icon() []byte { return icon }
