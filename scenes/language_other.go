//go:build !js && !windows

package scenes

// userLocales returns nothing: the environment says it all here.
func userLocales() []string { return nil }
