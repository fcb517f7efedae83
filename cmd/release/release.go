// Package release makes what people install out of compiled programs: a program with an icon for Windows, an app for macOS,
// an archive and a package for Linux. It starts no programs; cmd/dev runs go-winres on what this package writes.
//
// The same programs and version give the same bytes.
package release

import (
	"fmt"
	"regexp"
	"strings"
)

// Release is what all packages of a release tell of themselves.
type Release struct {
	// Version names it: "1.2.3", or a commit.
	Version string
	// Date is the day on which it was made, "2026-05-04".
	Date string
}

// How the app calls itself everywhere.
const (
	Name    = "Gulch"
	ID      = "games.gulch.Gulch" // on systems that want a domain turned round
	Summary = "Board games of the old West"
	authors = "The Gulch authors"
	// home is the domain of ID turned round, as a page and as where packagers write to.
	home       = "https://gulch.games"
	maintainer = authors + " <packages@gulch.games>"
)

var numbers = regexp.MustCompile(`^v?(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?`)

// Quad is the version as the four numbers that Windows wants, zeros where it has none.
func (r Release) Quad() string { return r.Triple() + ".0" }

// Triple is the version as three numbers, zeros where it has none.
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

// Debian is the version as Debian orders them: what is no release comes before all that are.
func (r Release) Debian() string {
	text := notInDebian.ReplaceAllString(strings.TrimPrefix(r.Version, "v"), "+")
	if numbers.MatchString(r.Version) {
		return text
	}
	return "0~" + text
}

// copyright is the line about whose work it is.
func (r Release) copyright() string {
	return fmt.Sprintf("Copyright %s %s. MIT License.", r.Date[:4], authors)
}
