package main

import (
	"runtime"
	"strings"
	"testing"
)

// TestRunningShare checks that long commands report intermediate results, and print them only to
// the standard error.
func TestRunningShare(t *testing.T) {
	specs, err := parseSeats("hard,easy")
	if err != nil {
		t.Fatal(err)
	}
	r := running{specs: specs}
	r.add(result{{won: 1}, {}})
	if got := r.add(result{{won: 0}, {won: 1}}); got != "hard 50.0 % (9.5–90.5)" {
		t.Errorf("after two games the intermediate result is %q", got)
	}
	if cores() != runtime.GOMAXPROCS(0) {
		t.Errorf("cores returns %d", cores())
	}
	if _, out, errs := call(strings.Fields("play -json -game boomtown -seats easy,easy,easy " +
		"-games 3")...); errs != "" || !strings.HasPrefix(out, "{") {
		t.Errorf("with -json the output is %q and the error stream %q", out, errs)
	}
}
