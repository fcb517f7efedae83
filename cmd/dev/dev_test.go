package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
)

func TestCommandLineMistakesAreExplained(t *testing.T) {
	for _, args := range [][]string{
		nil, {"fly"}, {"-v"}, {"test", "-fast"}, {"test", "unit"}, {"test", "-only", "unit,nothing"},
		{"web", "-addr"}, {"dist", "extra"}, {"play", "-x"}, {"measure", "-rounds", "many"},
	} {
		if err := dispatch(t.Context(), args); !errors.Is(err, errUsage) {
			t.Errorf("%q: error = %v; want errUsage", args, err)
		}
	}
}

func TestStepsAreCountedAndSummed(t *testing.T) {
	steps := []step{
		{name: "good", what: "what is fine", run: func(context.Context) outcome {
			return outcome{passed: 3, notes: []string{"a note"}}
		}},
		{name: "bad", what: "what is not", run: func(context.Context) outcome {
			return verdict(errors.New("line 1\nline 2"))
		}},
		{name: "quiet", what: "what says much", run: func(context.Context) outcome {
			return outcome{passed: 1, log: "chatter"}
		}, parallel: true},
	}
	for _, c := range []struct {
		only    []string
		verbose bool
		ok      bool
		last    string
		has     []string
		lacks   string
	}{
		{nil, false, false, "4 passed, 1 failed", []string{"a note", "    line 1\n    line 2"}, "chatter"},
		{[]string{"good"}, false, true, "3 passed, 0 failed", []string{"what is fine"}, "what is not"},
		{[]string{"quiet"}, true, true, "1 passed, 0 failed", []string{"chatter"}, "what is not"},
	} {
		var out bytes.Buffer
		if ok, _ := runSteps(t.Context(), &out, steps, c.only, c.verbose); ok != c.ok {
			t.Errorf("runSteps of %v reports success: %v, expected the opposite", c.only, ok)
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if lines[len(lines)-1] != c.last || strings.Contains(out.String(), c.lacks) {
			t.Errorf("runSteps of %v wrote, with other totals than expected:\n%s", c.only, &out)
		}
		for _, want := range c.has {
			if !strings.Contains(out.String(), want) {
				t.Errorf("runSteps of %v did not write %q:\n%s", c.only, want, &out)
			}
		}
	}
}

func TestInterruptedStepsFail(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ran := 0
	interrupt := step{name: "any", run: func(context.Context) outcome {
		ran++
		cancel()
		return outcome{passed: 1}
	}}
	steps := []step{interrupt, interrupt}
	if passed, _ := runSteps(ctx, io.Discard, steps, nil, false); passed || ran != 1 {
		t.Errorf("%d steps ran after an interruption, expected to stop", ran)
	}
}

func TestGoTestEventsAreCounted(t *testing.T) {
	const events = `{"Action":"run","Package":"a","Test":"TestX"}
{"Action":"output","Package":"a","Test":"TestX","Output":"x is wrong\n"}
{"Action":"fail","Package":"a","Test":"TestX"}
{"Action":"output","Package":"a","Test":"TestY","Output":"y is chatty\n"}
{"Action":"pass","Package":"a","Test":"TestY"}
{"Action":"skip","Package":"a","Test":"TestZ"}
{"Action":"output","Package":"a","Output":"FAIL\n"}
{"Action":"fail","Package":"a"}
{"Action":"pass","Package":"b"}
{"Action":"build-output","ImportPath":"c","Output":"c.go:1: no such thing\n"}
{"Action":"fail","Package":"c"}
`
	got := newTally(nil)
	got.read(strings.NewReader(events))
	if got.passed != 1 || got.failed != 2 || len(got.notes) != 1 {
		t.Errorf("counted %d passed, %d failed, notes %q", got.passed, got.failed, got.notes)
	}
	if !strings.Contains(got.log, "x is wrong") || !strings.Contains(got.log, "no such thing") ||
		strings.Contains(got.log, "chatty") {
		t.Errorf("the log is %q", got.log)
	}
}

// TestCachedResultsAreNoted checks that cached results are counted and mentioned in the notes, and
// that the durations of their tests are left out.
func TestCachedResultsAreNoted(t *testing.T) {
	const events = `{"Action":"pass","Package":"gulch/a/b","Test":"TestOld","Elapsed":7}
{"Action":"output","Package":"gulch/a/b","Output":"ok  \tgulch/a/b\t(cached)\n"}
{"Action":"pass","Package":"gulch/a/b"}
{"Action":"pass","Package":"gulch/a","Test":"TestNew","Elapsed":2}
{"Action":"output","Package":"gulch/a","Output":"ok  \tgulch/a\t2.1s\n"}
{"Action":"pass","Package":"gulch/a"}
`
	got := newTally(nil)
	got.read(strings.NewReader(events))
	if got.passed != 2 || len(got.notes) != 1 || !strings.HasPrefix(got.notes[0], "1 packages have cached results") {
		t.Errorf("counted %d passed, notes %q", got.passed, got.notes)
	}
	if len(got.times) != 1 || got.times[0].test != "a.TestNew" {
		t.Errorf("times are %v", got.times)
	}
}

// TestBenchmarksAreCounted checks that a benchmark counts as passed if it prints results and as
// failed otherwise, in a package that passes and in a package whose process ends.
func TestBenchmarksAreCounted(t *testing.T) {
	const events = `{"Action":"run","Package":"a","Test":"BenchmarkWhole"}
{"Action":"output","Package":"a","Test":"BenchmarkWhole","Output":"BenchmarkWhole-2   \t"}
{"Action":"output","Package":"a","Test":"BenchmarkWhole","Output":"       1\t       240.0 ns/op\t         3.000 x-MB\n"}
{"Action":"run","Package":"a","Test":"BenchmarkParts"}
{"Action":"run","Package":"a","Test":"BenchmarkParts/one"}
{"Action":"output","Package":"a","Test":"BenchmarkParts/one","Output":"       1\t       190.0 ns/op\n"}
{"Action":"run","Package":"a","Test":"BenchmarkEarly"}
{"Action":"output","Package":"a","Test":"BenchmarkEarly","Output":"the game stopped\n"}
{"Action":"pass","Package":"a"}
{"Action":"run","Package":"b","Test":"BenchmarkFalls"}
{"Action":"output","Package":"b","Test":"BenchmarkFalls","Output":"    b_test.go:5: index out of range\n"}
{"Action":"fail","Package":"b","Test":"BenchmarkFalls"}
{"Action":"output","Package":"b","Output":"FAIL\n"}
{"Action":"fail","Package":"b"}
{"Action":"run","Package":"c","Test":"BenchmarkDone"}
{"Action":"output","Package":"c","Test":"BenchmarkDone","Output":"       1\t       240.0 ns/op\n"}
{"Action":"run","Package":"c","Test":"BenchmarkKilled"}
{"Action":"output","Package":"c","Output":"signal: killed\n"}
{"Action":"fail","Package":"c"}
`
	got := newTally(nil)
	got.read(strings.NewReader(events))
	if got.passed != 3 || got.failed != 3 {
		t.Errorf("counted %d passed, %d failed, want 3 and 3\n%s", got.passed, got.failed, got.log)
	}
	for _, want := range []string{"a.BenchmarkEarly has printed no figures", "the game stopped", "index out of range",
		"c ended (signal: killed)", "BenchmarkKilled"} {
		if !strings.Contains(got.log, want) {
			t.Errorf("the log lacks %q:\n%s", want, got.log)
		}
	}
	if strings.Contains(got.log, "BenchmarkDone") || strings.Contains(got.log, "BenchmarkParts") {
		t.Errorf("the log has benchmarks that passed:\n%s", got.log)
	}
}

func TestMissingFiguresFail(t *testing.T) {
	whole := compare("ms", 3, 2, 0)
	f := figures{
		Start: whole, Still: compare("%", 0, 0, 0), Frames: []frameFigures{{"title", 0.1, 0}}, Waits: &waitFigures{},
		Browser: &browserFigures{Load: whole, Compile: whole, Search: whole, Bytes: 1},
		// the measurement of Dakota stopped early
		Memory: map[string]float64{"boomtown/title": 200, "boomtown/games-10": 300, "dakota/title": 200},
	}
	if got := f.missing([]string{"start", "still", "frames", "memory", "browser", "waits"}); !slices.Equal(got,
		[]string{"still", "memory", "waits"}) {
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

// TestEndedProcessesAreExplained checks that if a process ends during its tests, its output is
// shown together with the names of the tests that were running.
func TestEndedProcessesAreExplained(t *testing.T) {
	const events = `{"Time":"2026-01-02T03:04:05Z","Action":"run","Package":"a","Test":"TestX"}
{"Time":"2026-01-02T03:04:05Z","Action":"run","Package":"a","Test":"TestX/one"}
{"Action":"output","Package":"a","Test":"TestX/one","Output":"malloc(): corrupted\n"}
{"Action":"run","Package":"b","Test":"TestB"}
{"Action":"output","Package":"a","Output":"signal: aborted\n"}
{"Action":"output","Package":"a","Output":"FAIL\ta\t35.6s\n"}
{"Time":"2026-01-02T03:05:15Z","Action":"fail","Package":"a"}
{"Action":"pass","Package":"b","Test":"TestB"}
{"Action":"pass","Package":"b"}
`
	got := newTally(nil)
	got.read(strings.NewReader(events))
	if got.passed != 1 || got.failed != 1 {
		t.Errorf("counted %d passed, %d failed", got.passed, got.failed)
	}
	for _, want := range []string{"a ended (signal: aborted)", "TestX/one, 1 min 10 s after its start",
		"malloc(): corrupted", "35.6s"} {
		if !strings.Contains(got.log, want) {
			t.Errorf("the log lacks %q:\n%s", want, got.log)
		}
	}
}

func TestBenchmarksAreRead(t *testing.T) {
	got := parseBench("goos: linux\nBenchmarkTable/auction-2   \t 300\t  1500 ns/op\t 12.5 %cpu\t 2 allocs/op\nPASS\n")
	if f := got["Table/auction"]; f["ns/op"] != 1500 || f["%cpu"] != 12.5 || f["allocs/op"] != 2 {
		t.Errorf("the figures read from the benchmark's output are %v", got)
	}
}

func TestFiguresArePrinted(t *testing.T) {
	f := figures{
		Start: compare("ms", 300, 200, startMark), Frames: []frameFigures{{"menu/Title", 0.25, 0}},
		Memory: map[string]float64{"boomtown/title": 240},
		Browser: &browserFigures{Load: compare("ms", 900, 600, loadMark), Bytes: 4.7e6, MaxBytes: bytesMark,
			Requests: 9},
	}
	var out bytes.Buffer
	f.print(&out)
	for _, want := range []string{"ratio 1.50, at most 1.4", "menu/Title: 0.250 ms", "boomtown/title: 240 MB",
		"4.70 MB in 9 requests, at most 7.4 MB"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the printed figures lack %q:\n%s", want, &out)
		}
	}
	text, err := json.Marshal(f)
	if err != nil || !strings.Contains(string(text), `"ratio":1.5,"mark":1.4`) ||
		strings.Contains(string(text), "still") {
		t.Errorf("the figures' JSON is %s (%v)", text, err)
	}
	if got, err := chosenParts("frames, start"); err != nil || !slices.Equal(got, []string{"frames", "start"}) {
		t.Errorf("chosenParts returns %q, %v", got, err)
	}
	if _, err := chosenParts("weather"); err == nil {
		t.Error("chosenParts accepts an unknown part, expected an error")
	}
}

func TestMissingToolsAreNamed(t *testing.T) {
	tools := []tool{
		{"here", "nothing", []string{"here-bin"}, func() bool { return true }},
		{"gone", "drawing", []string{"gone-bin", "gone-data"}, func() bool { return false }},
	}
	lacking := missing(tools)
	if got := packagesOf(lacking); !slices.Equal(got, []string{"gone-bin", "gone-data"}) {
		t.Errorf("packages = %q", got)
	}
	err := stillMissing(lacking)
	if err == nil || !strings.Contains(err.Error(), "gone") || !strings.Contains(err.Error(), "drawing") {
		t.Errorf("error = %v", err)
	}
	if err := stillMissing(nil); err != nil {
		t.Errorf("error = %v", err)
	}
}

func TestHasDisplay(t *testing.T) {
	none := func(string) string { return "" }
	wayland := func(name string) string { return map[string]string{"WAYLAND_DISPLAY": "wayland-0"}[name] }
	if hasDisplay("linux", none) || !hasDisplay("linux", wayland) || !hasDisplay("darwin", none) ||
		!hasDisplay("windows", none) {
		t.Error("hasDisplay is wrong for one of the systems")
	}
}

func TestGalleryParts(t *testing.T) {
	for only, want := range map[string]string{
		"": "TestControls|TestFilms|TestPieces|TestPosters|TestScreens", "films, pieces": "TestFilms|TestPieces",
		"cellar": "",
	} {
		got, err := galleryTests(only)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("roomTests(%q) returns %q, %v", only, got, err)
		}
	}
}
