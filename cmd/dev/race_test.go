package main

import (
	"go/parser"
	"go/token"
	"slices"
	"testing"
)

func TestGoroutinesAreSeen(t *testing.T) {
	for body, want := range map[string]bool{
		"go f()": true, "var g sync.WaitGroup; g.Go(f)": true, "f()": false, "defer f()": false, "x.Goes(f)": false,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "a.go", "package a\nfunc a() {"+body+"}", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := startsGoroutines(file); got != want {
			t.Errorf("%s: %v", body, got)
		}
	}
}

func TestPackagesWithGoroutinesAreFound(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	got, err := p.concurrent(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"gulch/scenes/store": true, "gulch/scenes/work": true, "gulch/engine": false} {
		if slices.Contains(got, name) != want {
			t.Errorf("%s: want %v; there are %v", name, want, got)
		}
	}
}

func TestRareStepsAreAskedFor(t *testing.T) {
	steps := []step{{name: "usual"}, {name: "rare", rare: true}}
	for _, c := range []struct {
		names []string
		long  bool
		want  int
	}{{nil, false, 1}, {nil, true, 2}, {[]string{"rare"}, false, 2}} {
		if got := due(steps, c.names, c.long); len(got) != c.want {
			t.Errorf("%v, long %v: %d steps", c.names, c.long, len(got))
		}
	}
}
