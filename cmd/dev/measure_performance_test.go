package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

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
		Browser: &browserFigures{loadFigures: loadFigures{Load: compare("ms", 900, 600, loadMark)},
			Bytes: 4.7e6, MaxBytes: bytesMark, Requests: 9},
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
