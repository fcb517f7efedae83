//go:build !js && !windows && !darwin

package scenes

// userLocales returns nil, because on this platform the environment variables have all locales.
func userLocales() []string { return nil }
