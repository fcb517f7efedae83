//go:build !js

package stage

// BrowserPage returns nil: there is no page.
func BrowserPage() Page { return nil }
