//go:build !js && !windows

package scenes

// userLocales returns nil: on this platform the environment has all locales.
func userLocales() []string { return nil }
