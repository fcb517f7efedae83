// Package browser tests the browser version of Gulch in a real browser. The tests are scripts for
// Node.js, the *.test.mjs files of this folder: each exported function is a test. [Run] runs them
// on a build, and TestBrowser makes them tests of `go test`. Command dev builds the browser
// version, installs what the scripts need, and calls Run for measurements.
package browser

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// SetupEnv names the environment variable with the path of a JSON file with the [Tests] to run by
// TestBrowser, written by command dev. The path contains a hash of the builds and of the browser's
// version, so that go test repeats the tests when these change.
const SetupEnv = "GULCH_BROWSER_SETUP"

// Tests is the input of the scripts in Node.js: it selects the tests to run, the browser, and the
// page to test.
type Tests struct {
	Folder string `json:"folder"`         // folder with the *.mjs files
	Only   string `json:"only,omitempty"` // name of the only file to run; "" runs all *.test.mjs files
	Run    string `json:"run,omitempty"`  // regular expression for the names of the tests to run, "" for all
	URL    string `json:"url"`            // address of the page; Run sets it
	Site   string `json:"site,omitempty"` // folder of the browser version; the demo's page is in demo/
	// folder of another build of the same programs with another version name, for tests of the
	// update to a new version
	Next       string `json:"next,omitempty"`
	Chromium   string `json:"chromium"`
	Playwright string `json:"playwright"`
	Firefox    string `json:"firefox,omitempty"`
	Puppeteer  string `json:"puppeteer,omitempty"`
	Axe        string `json:"axe"`              // path of the script of the accessibility checker axe-core
	Shots      string `json:"shots,omitempty"`  // folder for screenshots, "" for none
	Rounds     int    `json:"rounds,omitempty"` // how often a page is loaded for each measurement
	Long       bool   `json:"long,omitempty"`   // test all cases instead of a sample
	Lanes      int    `json:"lanes,omitempty"`  // number of tests that run in parallel; 0 means 1
}

// Result is one line of the scripts' output: the result of a test, or measured values.
type Result struct {
	Test    string             `json:"test"` // file and function, such as "phone.test/turns"
	OK      bool               `json:"ok"`
	Error   string             `json:"error"`
	Seconds float64            `json:"seconds"`
	Figures map[string]float64 `json:"figures"`
}

// Run serves the folder tests.Site by HTTP, runs a script on its pages, and calls done for each
// result as it arrives. The script run.mjs runs the tests in Chromium. Run returns an error if the
// script ends with one; tests that fail are none.
func Run(ctx context.Context, script string, tests Tests, done func(Result)) error {
	server, err := Serve(tests.Site, "127.0.0.1:0")
	if err != nil {
		return err
	}
	defer server.Close()
	tests.URL = server.URL
	return RunScript(ctx, script, tests, done)
}

// RunScript runs one script of the folder in Node.js, and calls done for each result that it
// prints. It returns an error if Node.js is missing or the script ends with an error.
func RunScript(ctx context.Context, script string, tests Tests, done func(Result)) error {
	input, err := json.Marshal(tests)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, "node", filepath.Join(tests.Folder, script), string(input))
	// Node.js must close its browsers when it is stopped.
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var r Result
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			complaints.WriteString(lines.Text() + "\n")
			continue
		}
		done(r)
	}
	if err := errors.Join(lines.Err(), cmd.Wait()); err != nil {
		return fmt.Errorf("the script %s of the browser tests ended with an error: %w\n%s", script, err, &complaints)
	}
	return nil
}
