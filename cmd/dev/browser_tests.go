package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"gulch/cmd/progress"
)

// browserTests is the input of the test scripts in Node.js: it selects the tests to run, the
// browser, and the page to test.
type browserTests struct {
	Folder string `json:"folder"`         // folder with the *.test.mjs files
	Only   string `json:"only,omitempty"` // name of the only *.test.mjs file to run; "" runs all files
	Run    string `json:"run,omitempty"`  // regular expression for the names of the tests to run, "" for all
	URL    string `json:"url"`
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
	Whole      bool   `json:"-"`                // use the complete Chromium instead of its headless shell
	// Passed are the names of tests to skip, because they have passed before with the same inputs.
	Passed []string `json:"passed,omitempty"`
}

// browserResult is one line of the scripts' output: the result of a test, or measured values.
type browserResult struct {
	Test    string             `json:"test"`
	OK      bool               `json:"ok"`
	Error   string             `json:"error"`
	Seconds float64            `json:"seconds"`
	Figures map[string]float64 `json:"figures"`
}

// browse serves a folder by HTTP and runs browser tests on its pages.
func (p project) browse(ctx context.Context, show *progress.Work, folder string, tests browserTests) outcome {
	return outcomeOf(p.runBrowser(ctx, show, folder, tests))
}

// browseFirefox runs the browser test for Firefox: it plays a game in the browser version. The
// script serves the page itself.
func (p project) browseFirefox(ctx context.Context, show *progress.Work, tests browserTests) outcome {
	if err := ensure(ctx, p, []tool{firefox()}); err != nil {
		return verdict(err)
	}
	tests.Firefox = findFirefox()
	var err error
	if tests.Puppeteer, err = ensurePuppeteer(ctx, p); err != nil {
		return verdict(err)
	}
	return outcomeOf(p.runScript(ctx, show, "firefox.mjs", tests))
}

// outcomeOf returns an outcome with the numbers of passed and failed tests, their durations and a
// log. err is the error that ended the run of the scripts, nil if there was none; it counts as one
// more failure.
func outcomeOf(results []browserResult, err error) outcome {
	var got outcome
	for _, r := range results {
		got.times = append(got.times, timed{r.Test, r.Seconds})
		if r.OK {
			got.passed++
			got.log += fmt.Sprintf("ok   %s (%.1f s)\n", r.Test, r.Seconds)
		} else {
			got.failed++
			got.log += fmt.Sprintf("FAIL %s (%.1f s)\n%s\n", r.Test, r.Seconds, r.Error)
		}
	}
	if err != nil {
		got.failed++
		got.log += err.Error()
	}
	return got
}

// equip installs the programs and modules that browser tests need, unless they are installed, and
// stores their paths in t.
func (t *browserTests) equip(ctx context.Context, p project) (err error) {
	if t.Chromium != "" {
		return nil
	}
	if t.Playwright, err = ensurePlaywright(ctx, p); err != nil {
		return err
	}
	if t.Axe, err = ensureAxe(ctx, p); err != nil {
		return err
	}
	if t.Whole {
		t.Chromium, err = ensureChromium(ctx, p, t.Playwright)
	} else {
		t.Chromium, err = ensureHeadless(ctx, p, t.Playwright)
	}
	return err
}

// runBrowser serves a folder by HTTP and runs the tests on its pages in Chromium.
func (p project) runBrowser(ctx context.Context, show *progress.Work, folder string,
	tests browserTests) ([]browserResult, error) {
	if err := tests.equip(ctx, p); err != nil {
		return nil, err
	}
	server, err := serve(folder, "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	defer server.close()
	tests.URL = server.url
	tests.Shots = os.Getenv("GULCH_SHOTS")
	return p.runScript(ctx, show, "run.mjs", tests)
}

// runScript runs a script of the browser tests in Node.js. It returns the results that the script
// prints.
func (p project) runScript(ctx context.Context, show *progress.Work, script string,
	tests browserTests) ([]browserResult, error) {
	told, err := json.Marshal(tests)
	if err != nil {
		return nil, err
	}
	cmd := p.command(ctx, nil, "node", p.path("cmd/dev/browser/"+script), string(told))
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	var results []browserResult
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var r browserResult
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			complaints.WriteString(lines.Text() + "\n")
			continue
		}
		results = append(results, r)
		show.Note("%s", r.Test)
		show.Add(1)
	}
	if err := errors.Join(lines.Err(), cmd.Wait()); err != nil {
		return results, fmt.Errorf("the script of the browser tests ended with an error: %w\n%s", err,
			complaints.String())
	}
	return results, nil
}
