//go:build !js

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/scenes/fuzz"
)

func TestCommandLineNamesWhatThereIs(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string // text that the error must contain, "" if no error is expected
	}{
		{[]string{"-seed", "17", "-games", "1", "-game", "dakota", "-mode", "replay"}, ""},
		{[]string{"-game", "chess"}, "boomtown"},
		{[]string{"-mode", "chess"}, "replay"},
		{[]string{"-game", "sierrawest", "-seats", "3"}, ""},
		{[]string{"-game", "narrowgauge", "-seats", "3"}, "3 seats"},
		{[]string{"-seats", "7"}, "7 seats"},
	} {
		_, err := parse(c.args)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%q: the error is %v, want one that names %q", c.args, err, c.want)
		}
	}
}

func TestFailureIsWritten(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "failures")
	f := &fuzz.Failure{Plan: fuzz.NewPlan(5, fuzz.Filter{Game: "boomtown"}), Reason: "it broke",
		Record: []byte("a record")}
	var said bytes.Buffer
	if err := write(folder, f, &said); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "boomtown-5.txt"))
	if err != nil || !strings.Contains(string(text), "it broke") || !strings.Contains(said.String(), "boomtown-5.txt") {
		t.Errorf("the description of the failure is %q, %v; printed: %q", text, err, said.String())
	}
	if record, err := os.ReadFile(filepath.Join(folder, "boomtown-5.gulch")); err != nil ||
		string(record) != "a record" {
		t.Errorf("the written record is %q, %v", record, err)
	}
}
