package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/assets"
)

// normalizeSpace returns a text with its white space normalized.
func normalizeSpace(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestLicencesOfAllThatIsLinked checks the licences of all modules that are linked into the program
// on any system: their full text must be in the program, and the modules must be named in the
// credits.
func TestLicencesOfAllThatIsLinked(t *testing.T) {
	all, err := assets.Licences()
	if err != nil {
		t.Fatal(err)
	}
	credits, err := os.ReadFile("../../assets/CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	linked := map[string]string{}
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, true, "./cmd/gulch") {
			if !pkg.Standard && pkg.Module.Path != "gulch" {
				linked[pkg.Module.Path] = pkg.Module.Dir
			}
		}
	}
	if len(linked) < 5 {
		t.Fatalf("found only the modules %v in the program, expected more", linked)
	}
	for module, folder := range linked {
		judgeLicence(t, all, module, folder)
		if name := filepath.Base(strings.TrimSuffix(strings.TrimSuffix(module, "/v2"),
			"/v3")); !strings.HasPrefix(module, "golang.org/x/") && !strings.Contains(strings.ToLower(string(credits)),
			name) {
			t.Errorf("assets/CREDITS.md does not name the linked module %s", module)
		}
	}
	for _, licence := range all {
		for _, what := range licence.For {
			if host, _, _ := strings.Cut(what, "/"); strings.Contains(host, ".") &&
				linked[strings.TrimSuffix(what, "/NOTICE.md")] == "" {
				t.Errorf("LICENCES.txt has a licence of %s, which is not linked", what)
			}
		}
	}
}

// judgeLicence checks that the licence of the module in a folder is listed. all is the list of
// licences.
func judgeLicence(t *testing.T, all []assets.Licence, module, folder string) {
	t.Helper()
	want, err := os.ReadFile(filepath.Join(folder, "LICENSE"))
	if err != nil {
		t.Errorf("%s: %v", module, err)
		return
	}
	i := slices.IndexFunc(all, func(l assets.Licence) bool { return slices.Contains(l.For, module) })
	if i < 0 {
		t.Errorf("assets/LICENCES.txt lacks the licence of the linked module %s", module)
	} else if normalizeSpace(all[i].Text) != normalizeSpace(string(want)) {
		t.Errorf("LICENCES.txt has another text for %s than its file LICENSE", module)
	}
}
