package main

import (
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

func TestStartsGoroutines(t *testing.T) {
	for body, want := range map[string]bool{
		"go f()": true, "var g sync.WaitGroup; g.Go(f)": true, "f()": false, "defer f()": false, "x.Goes(f)": false,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "a.go", "package a\nfunc a() {"+body+"}", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := startsGoroutines(file); got != want {
			t.Errorf("startsGoroutines of %q reports %v, want the opposite", body, got)
		}
	}
}

func TestPackagesWithGoroutinesAreFound(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	got, err := p.packagesWithGoroutines(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"gulch/scenes/store": true, "gulch/scenes/work": true,
		"gulch/engine": false} {
		if slices.Contains(got, name) != want {
			t.Errorf("the list of packages with goroutines contains %s: %v expected; the list is %v", name, want, got)
		}
	}
}
