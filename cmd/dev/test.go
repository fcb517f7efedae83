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
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"gulch/cmd/progress"
)

func runTest(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	only := flags.String("only", "", "run only these `steps`, separated by commas")
	verbose := flags.Bool("v", false, "show also what is said by steps in which nothing failed")
	var how testRun
	flags.StringVar(&how.run, "run", "", "run only the tests whose names match this `pattern`")
	flags.BoolVar(&how.long, "long", false, "try all of what is sampled otherwise: every monkey, seed and press; it takes hours")
	flags.BoolVar(&how.anew, "anew", false, "run also what has passed before, and nothing that it needs has changed")
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
	names, unknown := chosen(*only, steps)
	if len(unknown) > 0 {
		fmt.Fprintf(os.Stderr, "dev test: there is no step %s\n", strings.Join(unknown, ", "))
		flags.Usage()
		return errUsage
	}
	var passed bool
	how.watched(len(names) == 0 && how.run == "", func() (tests int) {
		passed, tests = runSteps(ctx, os.Stdout, due(steps, names, how.long), names, *verbose)
		return tests
	})
	if !passed {
		return errors.New("there are failures, see above")
	}
	return nil
}

// testRun is how tests are run.
type testRun struct {
	run  string // a pattern for the names of tests
	long bool   // all of what is sampled otherwise
	anew bool   // also what has passed before, and nothing that it needs has changed
	show *progress.Work

	cover    string // the folder for profiles of the statements that are run, "" to count none
	profiles atomic.Int32
}

// watched runs tests and shows how far they are. How many there were the last time tells how many there are, where all of
// them run.
func (t *testRun) watched(all bool, run func() (tests int)) {
	file := filepath.Join(cacheFolder(), "tests")
	total := 0
	if text, err := os.ReadFile(file); err == nil && all {
		total, _ = strconv.Atoi(string(text))
	}
	t.show = progress.Start(os.Stderr, "test", "tests", total)
	tests := run()
	t.show.End()
	if all && os.MkdirAll(cacheFolder(), 0o755) == nil {
		_ = os.WriteFile(file, []byte(strconv.Itoa(tests)), 0o644) // only the time that is left hangs on it
	}
}

// Environment variables that tests heed: longEnv has them try all of what they sample (see engine/effort), guestsEnv
// names a folder of programs to drive, scaleEnv how dense the screen is on which they are seen, and blindEnv leaves it without pixels
// (see scenes/drive).
const (
	longEnv   = "GULCH_LONG"
	guestsEnv = "GULCH_DRIVE_GUESTS"
	scaleEnv  = "GULCH_DRIVE_SCALE"
	blindEnv  = "GULCH_DRIVE_BLIND"
)

// env are the variables that tell tests so.
func (t *testRun) env() []string {
	var env []string
	if t.long {
		env = append(env, longEnv+"=1")
	}
	if t.cover != "" {
		env = append(env, coverEnv+"="+t.guestCover())
	}
	return env
}

// flags are those of `go test`.
func (t *testRun) flags(more ...string) []string {
	limit := patience
	if t.long {
		limit = "0"
	}
	args := append([]string{"-run", t.run, "-timeout", limit}, more...)
	if t.anew || t.cover != "" {
		args = append(args, "-count=1")
	}
	if t.cover != "" {
		profile := filepath.Join(t.cover, fmt.Sprintf("%d.txt", t.profiles.Add(1)))
		args = append(append(args, coverFlags()...), "-coverprofile="+profile)
	}
	return args
}

// testSteps are all steps. Of those that run beside the others, the browser's come first, as they wait most while the others compile. how
// is settled by the time that they run.
func testSteps(p project, how *testRun) []step {
	with := func(run func(context.Context, *testRun) outcome) func(context.Context) outcome {
		return func(ctx context.Context) outcome { return run(ctx, how) }
	}
	return []step{
		{name: "format", what: "gofmt on every file", run: func(ctx context.Context) outcome { return verdict(p.checkFormat(ctx)) }},
		{name: "unit", what: "unit, property and fuzz-seed tests, and the arrows between packages", run: with(p.unitTests)},
		{name: "window", what: "the app in a hidden window", run: with(p.windowTests)},
		{name: "cover", what: "unit and window with every statement counted; with -long, or where it is named", run: with(p.coverTests), rare: true},
		{name: "race", what: "what starts goroutines, under the race detector; with -long, or where it is named", run: with(p.raceTests), rare: true},
		{name: "measure", what: "each benchmark, and all that dev measure measures, to the end; with -long, or where it is named",
			run: with(p.measureTests), rare: true},
		{name: "web", what: "the browser version in Chromium", run: with(p.webTests), beside: true},
		{name: "vet", what: "the checks of go vet, for every system that Gulch runs on", run: p.vet, beside: true},
	}
}

// checkFormat is an error that names the files that gofmt would change.
func (p project) checkFormat(ctx context.Context) error {
	out, err := p.output(ctx, nil, "gofmt", "-l", "cmd", "scenes", "render", "engine", "assets")
	if err != nil {
		return err
	}
	if out != "" {
		return fmt.Errorf("these files are not formatted; gofmt -w FILE does it:\n%s", out)
	}
	return nil
}

// patience is how long the tests of one package may take.
const patience = "20m"

func (p project) unitTests(ctx context.Context, how *testRun) outcome {
	plain, _, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	if err := ensure(ctx, p, packageTools()); err != nil {
		return verdict(err)
	}
	return p.goTest(ctx, how.show, append(how.env(), seldom), plain, how.flags()...)
}

// seldom lets tests without a window, which need little memory, and what reads code collect garbage a quarter as often: that was a third
// and more of what such tests cost.
const seldom = "GOGC=400"

// keen are the packages whose tests look at single pixels or at what is painted for them: a screen of ordinary density
// serves them. Those of scenesPackage measure letters, which have other widths on the coarsest.
var keen = []string{drivePackage, appPackage, "gulch/scenes/westernlegends"}

// Device scale factors of the screens on which tests draw. On the coarse ones everything lies where it lies on others, and a
// frame, which a processor has to draw for want of a graphics card, costs a fraction.
const coarsest, coarse, ordinary, dense = "0.25", "0.5", "1", "2"

// lookers are the tests of scenesPackage that look at pixels. The others run where what is drawn leaves none, which spares a third of
// what they cost; one that looks there fails and says that it belongs here.
const lookers = "^(TestTablesDrawNoSecrets|TestDrawnSecretsAreFound|TestEveryTable)$"

// onScreen are packages whose tests draw on a screen of a density.
type onScreen struct {
	scale    string
	packages []string
	choice   []string // the flag of `go test` that chooses some of the tests, and its pattern; nil for all
	blind    bool     // what is drawn leaves no pixels
}

// env are the variables that tell tests of the screen.
func (s onScreen) env() []string {
	env := []string{scaleEnv + "=" + s.scale}
	if s.blind {
		env = append(env, blindEnv+"=1")
	}
	return env
}

// screens are the packages that drive a window, in two rows that take about as long: most of them on a coarse screen, and the app once
// more on a dense one. Where tests are chosen by name, all of them look.
func screens(driven []string, chosen bool) [2][]onScreen {
	others := slices.DeleteFunc(slices.Clone(driven), func(pkg string) bool { return pkg == scenesPackage || slices.Contains(keen, pkg) })
	scenes := []onScreen{{scale: coarse, packages: []string{scenesPackage}}}
	if !chosen {
		scenes = []onScreen{
			{scale: coarse, packages: []string{scenesPackage}, choice: []string{"-skip", lookers}, blind: true},
			{scale: coarse, packages: []string{scenesPackage}, choice: []string{"-run", lookers}},
		}
	}
	return [2][]onScreen{
		append(scenes, onScreen{scale: dense, packages: []string{drivePackage, appPackage}}),
		{{scale: coarsest, packages: others}, {scale: ordinary, packages: keen}},
	}
}

// windowTests runs packages side by side, one for each processor, all with the same programs.
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
	on := func(screen onScreen, processors int) outcome {
		env := append(append(how.env(), guestsEnv+"="+guests), screen.env()...)
		flags := append([]string{"-p", strconv.Itoa(max(1, processors))}, screen.choice...)
		return p.goTest(ctx, how.show, env, screen.packages, how.flags(flags...)...)
	}
	if how.long || os.Getenv("GULCH_SHOTS") != "" { // somebody looks
		all := runtime.NumCPU()
		return on(onScreen{scale: ordinary, packages: driven}, all).
			plus(on(onScreen{scale: dense, packages: []string{drivePackage, appPackage}}, all))
	}
	var rows sync.WaitGroup
	var got [2]outcome
	for i, row := range screens(driven, how.run != "") {
		rows.Go(func() {
			for _, screen := range row {
				got[i] = got[i].plus(on(screen, runtime.NumCPU()/2))
			}
		})
	}
	rows.Wait()
	return got[0].plus(got[1])
}

// webTests builds the browser version, serves it and drives it, and runs the tests of packages that are for browsers alone.
func (p project) webTests(ctx context.Context, how *testRun) outcome {
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	folder, err := os.MkdirTemp("", "gulch-web")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	site, next := filepath.Join(folder, "site"), filepath.Join(folder, "next")
	if err := p.layVersions(ctx, appPackage, site, next); err != nil {
		return verdict(err)
	}
	if err := p.layVersions(ctx, demoPackage, filepath.Join(site, "demo"), filepath.Join(next, "demo")); err != nil {
		return verdict(err)
	}
	got := p.browseChanged(ctx, how.show, browserTests{
		Folder: p.path("cmd/dev/browser"), Site: site, Next: next, Run: how.run, Long: how.long, Lanes: lanes, Whole: how.long,
	}, how.anew)
	if wanted, err := regexp.MatchString(how.run, "firefox"); how.long && (wanted || err != nil) {
		got = got.plus(p.browseFirefox(ctx, how.show, browserTests{Site: site}))
	}
	return got.plus(p.wasmTests(ctx, how, folder))
}

// lanes is how many browser tests are under way at a time.
const lanes = 2

// layVersions builds the browser version of a program twice: as it is, and as a version that differs from it in its name alone. It is
// called the same whatever the commit, which alone changes nothing of it.
func (p project) layVersions(ctx context.Context, pkg, site, next string) error {
	program, err := p.webProgram(ctx, pkg, "tested", hasty)
	if err != nil {
		return err
	}
	if _, err := p.layWeb(ctx, next, program, "next"); err != nil {
		return err
	}
	_, err = p.layWeb(ctx, site, program, "")
	return err
}

// scripted are the packages whose tests run in Node.js too: the store, which brings a browser's
// storage along, the calendar, which has a browser's time zone, and the painter of pictures, which
// have to come out the same in a browser.
var scripted = []string{"gulch/scenes/store", "gulch/scenes/calendar", "gulch/render/poster"}

// wasmTests runs tests as WebAssembly in Node.js, by the script that comes with Go, compiled as the browser version is. The folder is for
// files that this needs.
func (p project) wasmTests(ctx context.Context, how *testRun, folder string) outcome {
	root, err := p.goroot(ctx)
	if err != nil {
		return verdict(err)
	}
	flags, err := p.webFlags(ctx, folder)
	if err != nil {
		return verdict(err)
	}
	node := "node --stack-size=8192 '" + filepath.Join(root, "lib", "wasm", "wasm_exec_node.js") + "'"
	return p.goTest(ctx, how.show, append(how.env(), "GOOS=js", "GOARCH=wasm"), scripted, how.flags(append(flags, "-exec", node)...)...)
}
