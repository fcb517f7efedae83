package main

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// coveredSource is the source code of an imaginary package whose coverage the tests compute.
const coveredSource = `package ui

type Root[T any] struct{}

func (r *Root[T]) Draw(n int) int {
	if n > 0 {
		return 1
	}
	return 2
}

func idle() {
	println()
}

var late = func() {
	println()
}
`

// TestProfilesAddUp checks that several coverage profiles are added up by package and by function,
// and that exempt packages and functions are left out.
func TestProfilesAddUp(t *testing.T) {
	root := t.TempDir()
	if err := os.MkdirAll(filepath.Join(root, "render", "ui"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "render", "ui", "draw.go"), []byte(coveredSource), 0o644); err != nil {
		t.Fatal(err)
	}
	all := blocks{}
	for _, profile := range []string{
		"mode: set\ngulch/render/ui/draw.go:5.35,6.11 1 1\ngulch/render/ui/draw.go:6.11,8.3 1 " +
			"0\ngulch/render/ui/draw.go:9.2,9.10 1 1\n",
		"mode: set\ngulch/render/ui/draw.go:6.11,8.3 1 4\ngulch/render/ui/draw.go:12.13,14.2 1 " +
			"0\ngulch/render/ui/draw.go:16.19,18.2 1 0\n",
	} {
		if err := all.read(strings.NewReader(profile)); err != nil {
			t.Fatal(err)
		}
	}
	c, err := project{root}.judge(all)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := c.packages["gulch/render/ui"], (share{3, 5}); got != want {
		t.Errorf("the package has %v, expected %v", got, want)
	}
	want := []uncovered{
		{"gulch/render/ui.(var)", share{0, 1}, []string{"draw.go:16-18"}},
		{"gulch/render/ui.idle", share{0, 1}, []string{"draw.go:12-14"}},
	}
	if !reflect.DeepEqual(c.functions, want) {
		t.Errorf("functions with statements that no test runs: %v, expected %v", c.functions, want)
	}
	if err := all.read(strings.NewReader("draw.go 1 1\n")); err == nil {
		t.Error("a damaged profile is read without an error")
	}
}

// TestCoverExemptionsHaveReasons checks that each exempt package and function exists and that its
// line gives a reason.
func TestCoverExemptionsHaveReasons(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(exempt) {
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if len(words) < 3 {
			t.Errorf("cover.txt exempts %q without a reason", strings.TrimSpace(line))
		}
		pkg, name, _ := strings.Cut(words[0][strings.LastIndexByte(words[0], '/')+1:], ".")
		folder := p.path(strings.TrimPrefix(words[0][:strings.LastIndexByte(words[0], '/')+1]+pkg, "gulch/"))
		if _, err := os.Stat(folder); err != nil {
			t.Errorf("cover.txt exempts %s, but there is no such package", words[0])
		} else if name != "" && !hasFunction(t, folder, words[0]) {
			t.Errorf("cover.txt exempts %s, but there is no such function", words[0])
		}
	}
}

// hasFunction reports whether the package in a folder has a function with the given name.
func hasFunction(t *testing.T, folder, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	pkg := name[:strings.LastIndexByte(name, '/')+1]
	pkg += strings.SplitN(name[len(pkg):], ".", 2)[0]
	for _, file := range files {
		all, err := functionsOf(file, pkg)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range all {
			if f.name == name {
				return true
			}
		}
	}
	return false
}

// TestDrivenProgramsAreInstrumented checks that driven programs are built with coverage of their
// main packages, without which they write no coverage data, and get the folder for it.
func TestDrivenProgramsAreInstrumented(t *testing.T) {
	run := testRun{cover: t.TempDir()}
	flags := strings.Join(run.instrument(), " ")
	for _, pkg := range []string{appPackage, demoPackage} {
		if !strings.Contains(flags, pkg) {
			t.Errorf("the flags for driven programs are %q, expected %s in them", flags, pkg)
		}
	}
	if want := coverEnv + "=" + run.guestCover(); !slices.Contains(run.env(), want) {
		t.Errorf("the environment of the tests is %q, expected %q in it", run.env(), want)
	}
	if flags := (&testRun{}).instrument(); flags != nil {
		t.Errorf("without coverage the flags for driven programs are %q, expected none", flags)
	}
}
