// Package release turns compiled programs into packages that people install: a program with an icon
// and version information for Windows, an app for macOS, and an archive and a Debian package for
// Linux.
//
// A [Release] has the version and the date of a release. A package consists of [Member] files.
// [Text] contains the descriptions of the game in a language, and [IconImage] is the icon in one
// size.
//
// cmd/dev builds the programs and calls this package. The package itself starts no programs;
// cmd/dev runs go-winres on its output. Packages are reproducible: the same programs and the same
// version give the same bytes.
package release

import (
	"fmt"
	"regexp"
	"strings"
)

// Release contains the version and the date that all packages of a release have.
type Release struct {
	// Version is the name of the version, such as "1.2.3", or the name of a commit.
	Version string
	// Date is the date of the release, such as "2026-05-04".
	Date string
}

// Names and addresses that all packages of the app contain.
const (
	Name    = "Gulch"
	ID      = "games.gulch.Gulch" // reverse domain name that identifies the app on Linux and macOS
	Summary = "Board games of the old West"
	authors = "The Gulch authors"
	// home is the address of the app's home page. maintainer is the contact for packagers.
	home       = "https://gulch.games"
	maintainer = authors + " <packages@gulch.games>"
)

var numbers = regexp.MustCompile(`^v?(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?`)

// Quad returns the version as four numbers with points, which Windows requires. Missing numbers are
// 0.
func (r Release) Quad() string { return r.Triple() + ".0" }

// Triple returns the version as three numbers with points. Missing numbers are 0.
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

// Debian returns the version in a form that Debian sorts correctly: development versions come
// before all releases.
func (r Release) Debian() string {
	text := notInDebian.ReplaceAllString(strings.TrimPrefix(r.Version, "v"), "+")
	if numbers.MatchString(r.Version) {
		return text
	}
	return "0~" + text
}

// copyright returns the copyright notice: the year, the authors and the licence, on one line.
func (r Release) copyright() string {
	return fmt.Sprintf("Copyright %s %s. MIT License.", r.Date[:4], authors)
}
