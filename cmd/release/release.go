// Package release turns compiled programs into packages that people install: a program with an icon
// and version information for Windows, an app for macOS, an archive and a Debian package for Linux.
// A [Release] has the version and date, packages consist of [Member]s, [Text] has the descriptions
// by language, and [IconImage] is the icon in one size.
//
// cmd/dev builds the programs and calls this package. It starts no programs itself; cmd/dev runs
// go-winres on its output. Packages are reproducible: the same programs and version give the same
// bytes.
package release

import (
	"fmt"
	"regexp"
	"strings"
)

// Release is the version information of all packages of a release.
type Release struct {
	// Version is the name of the version: "1.2.3", or a commit.
	Version string
	// Date is the day of the release, "2026-05-04".
	Date string
}

// Names of the app in all packages.
const (
	Name    = "Gulch"
	ID      = "games.gulch.Gulch" // for systems that use reverse domain names
	Summary = "Board games of the old West"
	authors = "The Gulch authors"
	// home is the home page, and the contact for packagers.
	home       = "https://gulch.games"
	maintainer = authors + " <packages@gulch.games>"
)

var numbers = regexp.MustCompile(`^v?(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?`)

// Quad returns the version as four numbers for Windows; missing ones are 0.
func (r Release) Quad() string { return r.Triple() + ".0" }

// Triple returns the version as three numbers; missing ones are 0.
func (r Release) Triple() string {
	m := numbers.FindStringSubmatch(r.Version)
	if m == nil {
		return "0.0.0"
	}
	if m[3] == "" {
		m[3] = "0"
	}
	return strings.Join(m[1:], ".")
}

var notInDebian = regexp.MustCompile(`[^A-Za-z0-9.+~]+`)

// Debian returns the version in Debian's order: development versions come before all releases.
func (r Release) Debian() string {
	text := notInDebian.ReplaceAllString(strings.TrimPrefix(r.Version, "v"), "+")
	if numbers.MatchString(r.Version) {
		return text
	}
	return "0~" + text
}

// copyright returns the copyright line.
func (r Release) copyright() string {
	return fmt.Sprintf("Copyright %s %s. MIT License.", r.Date[:4], authors)
}
