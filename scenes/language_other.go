//go:build !js && !windows

package scenes

// userLocale returns nothing: the environment says it all here.
func userLocale() string { return "" }
