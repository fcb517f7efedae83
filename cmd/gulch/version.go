package main

import "runtime/debug"

// version is set by the linker for a release: -ldflags "-X main.version=1.2.3".
var version string

// Version returns the version of a release, otherwise the commit from which the program was built.
func Version() string {
	if version != "" {
		return version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	revision, changed := "", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			revision = s.Value[:min(12, len(s.Value))]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "+changes"
		}
	}
	if revision == "" {
		return "development"
	}
	return revision + changed
}
