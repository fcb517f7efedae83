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

// browserTests is the input of the scripts in Node.js: which tests to run, in which browser, on
// which page.
type browserTests struct {
	Folder     string `json:"folder"`         // contains the *.test.mjs files
	Only       string `json:"only,omitempty"` // the only file to run; all if empty
	Run        string `json:"run,omitempty"`  // a pattern for the names of tests
	URL        string `json:"url"`
	Site       string `json:"site,omitempty"` // folder of the browser version; that of the demo is below demo/
	Next       string `json:"next,omitempty"` // the same programs under another version name
	Chromium   string `json:"chromium"`
	Playwright string `json:"playwright"`
	Firefox    string `json:"firefox,omitempty"`
	Puppeteer  string `json:"puppeteer,omitempty"`
	Axe        string `json:"axe"`              // script of the accessibility checker
	Shots      string `json:"shots,omitempty"`  // folder for screenshots
	Rounds     int    `json:"rounds,omitempty"` // number of loads of a page when measuring
	Long       bool   `json:"long,omitempty"`   // all of what is sampled otherwise
	Lanes      int    `json:"lanes,omitempty"`  // number of parallel tests, 1 if 0
	Whole      bool   `json:"-"`                // use the complete Chromium instead of the headless shell
	// Passed are the tests to skip, as they have passed before with the same inputs.
	Passed []string `json:"passed,omitempty"`
}

// browserResult is one line of output of the scripts: a test, or figures when measuring.
type browserResult struct {
	Test    string             `json:"test"`
	OK      bool               `json:"ok"`
	Error   string             `json:"error"`
	Seconds float64            `json:"seconds"`
	Figures map[string]float64 `json:"figures"`
}

// browse serves a folder and runs browser tests on it.
func (p project) browse(ctx context.Context, show *progress.Work, folder string, tests browserTests) outcome {
	return outcomeOf(p.runBrowser(ctx, show, folder, tests))
}

// browseFirefox runs a game of the browser version in Firefox. The script serves the page itself.
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

// outcomeOf counts results; err is an error that ended the run.
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

// equip installs what browser tests need, unless that was done, and stores the paths.
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

// runBrowser serves a folder and runs the tests in Chromium on it.
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

// runScript runs a script of the browser tests in Node.js and returns the results that it prints.
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
