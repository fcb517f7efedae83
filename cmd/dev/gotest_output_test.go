package main

import (
	"strings"
	"testing"
)

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
