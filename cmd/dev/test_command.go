package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"

	"gulch/cmd/dev/browser"
	"gulch/cmd/progress"
)

func runTest(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	only := flags.String("only", "", "run only these `steps`, separated by commas")
	verbose := flags.Bool("v", false, "print also the logs of steps without failures")
	var how testRun
	flags.StringVar(&how.run, "run", "", "run only the tests whose names match this `pattern`")
	flags.BoolVar(&how.long, "long", false, "run everything that is sampled otherwise: every monkey, seed and press; "+
		"it takes hours")
	flags.BoolVar(&how.uncached, "anew", false, "run also tests whose results are cached")
	steps := testSteps(p, &how)
	flags.Usage = func() {
		fmt.Fprintln(flags.Output(), "usage: go run ./cmd/dev test [-only steps] [-run pattern] [-long] [-anew] [-v]")
		flags.PrintDefaults()
		fmt.Fprintln(flags.Output(), "steps:")
		for _, s := range steps {
			fmt.Fprintf(flags.Output(), "  %-8s %s\n", s.name, s.what)
		}
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	names, unknown := parseSteps(*only, steps)
	if len(unknown) > 0 {
		fmt.Fprintf(os.Stderr, "dev test: unknown steps: %s\n", strings.Join(unknown, ", "))
		flags.Usage()
		return errUsage
	}
	var passed bool
	how.withProgress(len(names) == 0 && how.run == "", func() (tests int) {
		passed, tests = runSteps(ctx, os.Stdout, dueSteps(steps, names, how.long), names, *verbose)
		return tests
	})
	if !passed {
		return errors.New("some tests failed, see above")
	}
	return nil
}

// testRun contains the options of a run of the tests.
type testRun struct {
	run      string // regular expression for the names of the tests to run, "" for all
	long     bool   // test all cases instead of a sample
	uncached bool   // run all tests again, even those with cached results
	show     *progress.Work

	cover    string // folder for coverage profiles, "" without coverage
	profiles atomic.Int32
}

// withProgress shows the progress of the tests while it calls run, which runs them and returns
// their number. If all tests are run (all is true), the number of tests in the last such run is
// shown as the total.
func (t *testRun) withProgress(all bool, run func() (tests int)) {
	file := filepath.Join(cacheFolder(), "tests")
	total := 0
	if text, err := os.ReadFile(file); err == nil && all {
		total, _ = strconv.Atoi(string(text))
	}
	t.show = progress.Start(os.Stderr, "test", "tests", total)
	tests := run()
	t.show.End()
	if all && os.MkdirAll(cacheFolder(), 0o755) == nil {
		_ = os.WriteFile(file, []byte(strconv.Itoa(tests)), 0o644) // only for the estimate of the remaining time
	}
}

// Environment variables that tests read. longEnv makes tests check all cases instead of a sample
// (see engine/testscale). guestsEnv is the folder of the prebuilt programs that tests drive.
const (
	longEnv   = "GULCH_LONG"
	guestsEnv = "GULCH_DRIVE_GUESTS"
)

// env returns the environment variables of the tests in this run.
func (t *testRun) env() []string {
	env := []string{relaxedGC}
	if t.long {
		env = append(env, longEnv+"=1")
	}
	if t.cover != "" {
		env = append(env, coverEnv+"="+t.guestCover())
	}
	return env
}

// flags returns the flags of `go test` in this run, followed by the given ones.
func (t *testRun) flags(more ...string) []string {
	limit := packageTimeout
	if t.long {
		limit = "0"
	}
	args := append([]string{"-run", t.run, "-timeout", limit}, more...)
	if t.uncached || t.cover != "" {
		args = append(args, "-count=1")
	}
	if t.cover != "" {
		profile := filepath.Join(t.cover, fmt.Sprintf("%d.txt", t.profiles.Add(1)))
		args = append(append(args, coverFlags()...), "-coverprofile="+profile)
	}
	return args
}

// testSteps returns all steps of the tests in the order in which they start. Among the steps of the
// second, parallel row the browser tests come first: they mostly wait, so the other row can compile
// meanwhile. how holds the options; they are read only when the steps run, so they may be set after
// this call.
func testSteps(p project, how *testRun) []step {
	with := func(run func(context.Context, *testRun) outcome) func(context.Context) outcome {
		return func(ctx context.Context) outcome { return run(ctx, how) }
	}
	return []step{
		{name: "format", what: "gofmt on every file", run: func(ctx context.Context) outcome {
			return verdict(p.checkFormat(ctx))
		}},
		{name: "unit", what: "unit, property and fuzz-seed tests, and the imports between packages",
			run: with(p.unitTests)},
		{name: "window", what: "the app in a hidden window", run: with(p.windowTests)},
		{name: "cover", what: "unit and window with statement coverage; only with -long, or if named",
			run: with(p.coverTests), longOnly: true},
		{name: "race", what: "packages with goroutines, under the race detector; only with -long, or if named",
			run: with(p.raceTests), longOnly: true},
		{name: "measure", what: "each benchmark, and all parts of dev measure, once; only with -long, or if named",
			run: with(p.measureTests), longOnly: true},
		{name: "web", what: "the browser version in Chromium", run: with(p.webTests), parallel: true},
		{name: "vet", what: "the checks of go vet, for every system that Gulch runs on", run: p.vet, parallel: true},
		{name: "lint", what: "staticcheck on all packages", run: p.lint, parallel: true},
	}
}

// checkFormat returns an error with the names of the files that gofmt would change, nil if there
// are none.
func (p project) checkFormat(ctx context.Context) error {
	out, err := p.output(ctx, nil, "gofmt", "-l", "cmd", "scenes", "render", "engine", "assets")
	if err != nil {
		return err
	}
	if out != "" {
		return fmt.Errorf("these files are not formatted; run gofmt -w FILE:\n%s", out)
	}
	return nil
}

// packageTimeout is the timeout for the tests of one package.
const packageTimeout = "20m"

func (p project) unitTests(ctx context.Context, how *testRun) outcome {
	plain, _, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, packageTools()); err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, how.show, how.env(), plain, how.flags()...)
}

// relaxedGC is the environment variable that makes a Go program collect garbage less often. It is
// set for the compiler, for code checkers and for tests, which need little memory; programs that
// tests drive in a window do not get it. Without it, garbage collections would take a tenth of the
// compiler's time and a third or more of the others'.
const relaxedGC = "GOGC=400"

// windowTests runs the tests of all packages that drive a window. One package more than there are
// processors runs at a time, because a test often waits for the program that it drives. All
// packages use the same prebuilt programs.
func (p project) windowTests(ctx context.Context, how *testRun) outcome {
	_, driven, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	guests, err := p.buildGuests(ctx, how.instrument()...)
	if err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, how.show, append(how.env(), guestsEnv+"="+guests), driven,
		how.flags("-p", strconv.Itoa(runtime.NumCPU()+1))...)
}

// webTests builds the browser version and runs the browser tests on it. It also runs, as
// WebAssembly, the tests of packages that work differently in a browser.
func (p project) webTests(ctx context.Context, how *testRun) outcome {
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	setup, err := p.setUpBrowserTests(ctx, how.long)
	if err != nil {
		return verdict(err)
	}
	// the scripts limit the time of each test
	flags := append(how.flags(), "-run", browserPattern(how.run), "-timeout", "0")
	env := append(how.env(), browser.SetupEnv+"="+setup)
	got := p.goTest(ctx, how.show, env, []string{browserPackage}, flags...)
	if wanted, err := regexp.MatchString(how.run, "firefox"); how.long && (wanted || err != nil) {
		got = got.plus(p.firefoxTest(ctx, how, filepath.Join(filepath.Dir(setup), "site")))
	}
	return got.plus(p.wasmTests(ctx, how))
}

// browserPattern returns the pattern for -run that selects browser tests whose names match the
// pattern run, such as "phone.test/turns". A pattern that begins with "Test" names Go's tests.
func browserPattern(run string) string {
	if run == "" || strings.HasPrefix(strings.TrimLeft(run, "^("), "Test") {
		return run
	}
	return "^TestBrowser$/" + run
}

// firefoxTest plays a game of the browser version, which is in the folder site, in Firefox. The
// script serves the page itself.
func (p project) firefoxTest(ctx context.Context, how *testRun, site string) outcome {
	if err := ensure(ctx, p, []tool{firefox()}); err != nil {
		return verdict(err)
	}
	puppeteer, err := ensurePuppeteer(ctx, p)
	if err != nil {
		return verdict(err)
	}
	tests := browser.Tests{Folder: p.path("cmd/dev/browser"), Site: site, Firefox: findFirefox(), Puppeteer: puppeteer}
	var got outcome
	err = browser.RunScript(ctx, "firefox.mjs", tests, func(r browser.Result) {
		how.show.Add(1)
		if r.OK {
			got.passed++
			return
		}
		got.failed++
		got.log += fmt.Sprintf("FAIL %s (%.1f s)\n%s\n", r.Test, r.Seconds, r.Error)
	})
	if err != nil {
		got = got.plus(verdict(err))
	}
	return got
}

// layVersions builds the browser version of a program twice, into the folders site and next. The
// two builds differ only in their version names. The names do not depend on the commit, so that
// cached results stay valid if only the commit changes.
func (p project) layVersions(ctx context.Context, pkg, site, next string) error {
	program, err := p.webProgram(ctx, pkg, "tested", fastLevel)
	if err != nil {
		return err
	}
	if _, err := p.layWeb(ctx, next, program, "next"); err != nil {
		return err
	}
	_, err = p.layWeb(ctx, site, program, "")
	return err
}

// nodePackages are the packages whose tests also run in Node.js. They are the store, with the
// storage of browsers; the calendar, with the time zone of browsers; and the poster renderer, which
// must render the same pictures in browsers.
var nodePackages = []string{"gulch/scenes/store", "gulch/scenes/calendar", "gulch/render/poster"}

// wasmTests compiles the tests of nodePackages to WebAssembly, with the flags of the browser
// version, and runs them in Node.js by the script that comes with Go.
func (p project) wasmTests(ctx context.Context, how *testRun) outcome {
	folder, err := os.MkdirTemp("", "gulch-wasm")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	root, err := p.goroot(ctx)
	if err != nil {
		return verdict(err)
	}
	flags, err := p.webFlags(ctx, folder)
	if err != nil {
		return verdict(err)
	}
	node := "node --stack-size=8192 '" + filepath.Join(root, "lib", "wasm", "wasm_exec_node.js") + "'"
	return p.goTest(ctx, how.show, append(how.env(), "GOOS=js", "GOARCH=wasm"), nodePackages,
		how.flags(append(flags, "-exec", node)...)...)
}
