package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// call runs the program with arguments. It returns the exit status, the standard output and the
// standard error.
func call(args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

// object runs the program with the arguments in args, which are separated by spaces, and returns
// the JSON object that it prints. The test fails if the program prints anything else.
func object(t *testing.T, args string) map[string]any {
	t.Helper()
	status, out, errs := call(strings.Fields(args)...)
	if status != statusFine {
		t.Fatalf("arena %s: status %d: %s", args, status, errs)
	}
	var o map[string]any
	if err := json.Unmarshal([]byte(out), &o); err != nil || strings.Count(out, "\n") != 1 {
		t.Fatalf("arena %s: %v in %s", args, err, out)
	}
	return o
}

// wantKeys checks that the JSON object o has exactly the fields in keys, whose names are separated
// by spaces, and that none of them is null.
func wantKeys(t *testing.T, o map[string]any, keys string) {
	t.Helper()
	want := strings.Fields(keys)
	for _, k := range want {
		if o[k] == nil {
			t.Errorf("the JSON object lacks the field %q: %v", k, o)
		}
	}
	if len(o) != len(want) {
		t.Errorf("the JSON object has %d fields, want %d: %v", len(o), len(want), o)
	}
}
