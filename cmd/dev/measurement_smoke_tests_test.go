package main

import (
	"slices"
	"testing"
)

func TestMissingFiguresFail(t *testing.T) {
	whole := compare("ms", 3, 2, 0)
	f := figures{
		Start: whole, Still: compare("%", 0, 0, 0), Frames: []frameFigures{{"title", 0.1, 0}}, Waits: &waitFigures{},
		Browser: &browserFigures{loadFigures: loadFigures{Load: whole, Compile: whole}, Search: whole, Bytes: 1},
		Firefox: &loadFigures{Load: whole, Compile: whole, Thread: whole},
		// the measurement of Dakota stopped early
		Memory: map[string]float64{"boomtown/title": 200, "boomtown/games-10": 300, "dakota/title": 200},
	}
	all := []string{"start", "still", "frames", "memory", "browser", "waits", "firefox"}
	if got := f.missing(all); !slices.Equal(got, []string{"still", "memory", "waits"}) {
		t.Errorf("the parts without figures are %q, want still, memory and waits", got)
	}
	f.Memory["dakota/games-10"] = 300
	f.Waits.Games = []turnWaits{{Game: "boomtown", Turns: 1}}
	if got := f.missing([]string{"memory", "waits"}); len(got) > 0 {
		t.Errorf("the parts without figures are %q, want none", got)
	}
	if got := new(figures).missing([]string{"memory", "frames"}); len(got) != 2 {
		t.Errorf("without any figures the missing parts are %q, want all", got)
	}
}
