package browser

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBrowser runs the browser tests that the file in the environment variable SetupEnv describes.
// Each function of a *.test.mjs file is a subtest, so that -run TestBrowser/phone.test selects
// those of one file.
func TestBrowser(t *testing.T) {
	setup := os.Getenv(SetupEnv)
	if setup == "" {
		t.Skip("use `go run ./cmd/dev test -only web`, which builds the browser version and installs a browser")
	}
	data, err := os.ReadFile(setup)
	if err != nil {
		t.Fatal(err)
	}
	var tests Tests
	if err := json.Unmarshal(data, &tests); err != nil {
		t.Fatalf("%s: %v", setup, err)
	}
	readScripts(t)
	tests.Shots = os.Getenv("GULCH_SHOTS")
	tests.Run = scriptPattern(flag.Lookup("test.run").Value.String())
	err = Run(t.Context(), "run.mjs", tests, func(r Result) {
		t.Run(r.Test, func(t *testing.T) {
			t.Logf("%.1f s", r.Seconds)
			if !r.OK {
				t.Error(r.Error)
			}
		})
	})
	if err != nil {
		t.Error(err)
	}
}

// readScripts reads all scripts of this folder, because go test repeats a test only if a file
// changes that the test has read.
func readScripts(t *testing.T) {
	t.Helper()
	scripts, err := filepath.Glob("*.mjs")
	if err != nil || len(scripts) == 0 {
		t.Fatalf("no scripts in this folder (%v)", err)
	}
	for _, name := range scripts {
		if _, err := os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
}

// scriptPattern returns the pattern for the names of the scripts' tests that is part of a pattern
// for -run: what follows the first slash.
func scriptPattern(run string) string {
	_, pattern, _ := strings.Cut(run, "/")
	return pattern
}

func TestPatternsOfScripts(t *testing.T) {
	for run, want := range map[string]string{
		"": "", "TestBrowser": "", "TestBrowser/phone": "phone", "TestBrowser/phone.test/turns": "phone.test/turns",
	} {
		if got := scriptPattern(run); got != want {
			t.Errorf("scriptPattern(%q) = %q, want %q", run, got, want)
		}
	}
}
