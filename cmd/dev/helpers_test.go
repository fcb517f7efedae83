package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// areasOf reads the catalogue of a language. It returns the texts by area and key; each text is a
// string or a list of plural forms.
func areasOf(t *testing.T, p project, tag string) map[string]map[string]any {
	t.Helper()
	files, err := filepath.Glob(p.path("assets/words/" + tag + "/*.json"))
	if err != nil {
		t.Fatal(err)
	}
	areas := map[string]map[string]any{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]any
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		areas[strings.TrimSuffix(filepath.Base(file), ".json")] = texts
	}
	return areas
}

// positionNumbers matches placeholders in lessons for numbers that are read from the position, such
// as "{fee sn02}".
var positionNumbers = regexp.MustCompile(`\{[^}]*\}`)

// goPackage is a package in the output of `go list -json`.
type goPackage struct {
	ImportPath, Dir           string
	Standard                  bool
	GoFiles, IgnoredGoFiles   []string
	Imports                   []string
	TestImports, XTestImports []string
	Module                    struct{ Path, Dir string }
}

// listed returns the packages that match the patterns, as they are built for a system. If deps is
// true, it also returns their dependencies.
func listed(t *testing.T, goos, goarch string, deps bool, patterns ...string) []goPackage {
	t.Helper()
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"list", "-json"}
	if deps {
		args = append(args, "-deps")
	}
	cmd := p.command(t.Context(), []string{"GOOS=" + goos, "GOARCH=" + goarch}, "go", append(args, patterns...)...)
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %s", exit.Stderr)
		}
		t.Fatal(err)
	}
	var packages []goPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var pkg goPackage
		if err := dec.Decode(&pkg); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, pkg)
	}
}

var platforms = []struct{ goos, goarch string }{
	{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"},
}

// forms returns the texts of a catalogue entry, which is a text or a list of plural forms.
func forms(entry any) []string {
	if list, ok := entry.([]any); ok {
		var out []string
		for _, one := range list {
			out = append(out, fmt.Sprint(one))
		}
		return out
	}
	return []string{fmt.Sprint(entry)}
}
