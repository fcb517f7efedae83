//go:build !js

package assets

import _ "embed"

//go:embed web/icon-192.png
var icon []byte

// Icon returns the icon of a window, as PNG. A page has its own.
func Icon() []byte { return icon }
