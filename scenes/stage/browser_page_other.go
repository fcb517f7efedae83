//go:build !js

package stage

// BrowserPage returns nil: outside a browser there is no page.
func BrowserPage() Page { return nil }
