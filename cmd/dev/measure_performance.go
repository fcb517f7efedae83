package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gulch/cmd/dev/browser"
	"gulch/cmd/progress"
)

// figures are the results of `dev measure`. Results that were not measured are nil.
type figures struct {
	Start   *compared          `json:"start,omitempty"`  // time from the start of the program to its first frame
	Still   *compared          `json:"still,omitempty"`  // processor usage while the screen does not change
	Frames  []frameFigures     `json:"frames,omitempty"` // cost of drawing one frame, for each scene
	Memory  map[string]float64 `json:"memory_mb,omitempty"`
	Browser *browserFigures    `json:"browser,omitempty"`
	Firefox *loadFigures       `json:"firefox,omitempty"`
	Waits   *waitFigures       `json:"waits,omitempty"`
}

// compared is a measurement of Gulch, the same measurement of an empty window or page, and a limit
// for the ratio of the two values. Unit is the unit of both, such as "ms".
type compared struct {
	Unit  string  `json:"unit"`
	Gulch float64 `json:"gulch"`
	Bare  float64 `json:"bare"`
	Ratio float64 `json:"ratio"`          // Gulch's value divided by the value of the empty window or page
	Mark  float64 `json:"mark,omitempty"` // upper limit of Ratio, 0 if there is none
}

func compare(unit string, gulch, bare, mark float64) *compared {
	c := &compared{Unit: unit, Gulch: gulch, Bare: bare, Mark: mark}
	if bare > 0 {
		c.Ratio = gulch / bare
	}
	return c
}

// frameFigures are the costs of one frame of a scene in the app's own code, measured natively:
// processor time and allocations.
type frameFigures struct {
	Scene  string  `json:"scene"`
	Ms     float64 `json:"ms"`
	Allocs float64 `json:"allocs"`
}

// loadFigures compare a first visit to the page with one to a page that shows an empty window.
type loadFigures struct {
	Load    *compared `json:"load"`    // time until the first frame is shown
	Thread  *compared `json:"thread"`  // processor time of the page's main thread until the first frame is shown
	Compile *compared `json:"compile"` // time until the program is downloaded, unpacked and compiled; a part of Load
}

// browserFigures are the measurements of a first visit to the page in Chromium.
type browserFigures struct {
	loadFigures
	Bytes    float64 `json:"bytes"` // number of bytes transferred on the first visit
	MaxBytes float64 `json:"bytes_mark"`
	Requests float64 `json:"requests"`
	// duration of a bot's search in the page's worker, compared with the same search in Node.js
	Search *compared `json:"search"`
	// size in bytes of the program as it is transferred, compressed
	Program  int `json:"program_bytes"`
	Unpacked int `json:"unpacked_bytes"` // size in bytes of the program before compression
}

// waitFigures are measurements of how strong bots delay a player in a browser.
type waitFigures struct {
	Tasks int `json:"tasks"` // number of tasks of the page's main thread while bots searched
	// processor time in ms of the longest task, which may be a garbage collection
	Longest float64     `json:"longest_ms"`
	Second  float64     `json:"second_ms"` // processor time in ms of the second-longest task
	MaxTask float64     `json:"task_mark"` // upper limit of Second in ms
	Games   []turnWaits `json:"games"`
}

// turnWaits describes how long a player waits for the turns of strong bots in a game, without
// animations.
type turnWaits struct {
	Game  string  `json:"game"`
	Turns int     `json:"turns"`
	Short int     `json:"short"`      // number of turns with a wait of at most two seconds
	Most  float64 `json:"p95_ms"`     // 95th percentile of the waiting times in ms
	Least float64 `json:"short_mark"` // lower limit of the fraction of turns with a short wait
}

// Limits of the measurements. startMark, loadMark, threadMark and searchMark limit ratios: to an
// empty window (start), to an empty page (load, thread) and to a search in Node.js. taskMark is the
// processor time of a task in milliseconds, shortMark a fraction of the turns, and bytesMark a
// number of bytes.
const (
	startMark  = 1.4
	loadMark   = 1.8
	threadMark = 2.2
	searchMark = 1.2
	taskMark   = 16.0
	shortMark  = 0.95
	bytesMark  = 7.4e6
)

// parts are the parts of `dev measure` that can be selected by name.
var parts = []struct {
	name    string
	measure func(p project, ctx context.Context, rounds int, into *figures) error
}{
	{"start", project.measureStart}, {"still", project.measureStill}, {"frames", project.measureFrames},
	{"memory", project.measureMemory}, {"browser", project.measureBrowser}, {"waits", project.measureWaits},
	{"firefox", project.measureFirefox},
}

func runMeasure(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("measure", flag.ContinueOnError)
	rounds := flags.Int("rounds", 10, "start each program and load each page so `often`")
	asJSON := flags.Bool("json", false, "print one JSON object instead of lines")
	only := flags.String("only", "", "measure only these `parts`, separated by commas: start, still, frames, memory, "+
		"browser, waits, firefox")
	if err := parse(flags, args); err != nil {
		return err
	}
	wanted, err := chosenParts(*only)
	if err != nil {
		return err
	}
	if *rounds < 1 {
		return fmt.Errorf("-rounds should be 1 or more, not %d", *rounds)
	}
	if *asJSON {
		messageWriter = os.Stderr
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return err
	}
	var got figures
	show := progress.Start(os.Stderr, "measure", "parts", len(wanted))
	defer show.End()
	for _, part := range parts {
		if !slices.Contains(wanted, part.name) {
			continue
		}
		show.Note("%s", part.name)
		if err := part.measure(p, ctx, *rounds, &got); err != nil {
			return err
		}
		show.Add(1)
	}
	if *asJSON {
		err = json.NewEncoder(os.Stdout).Encode(got)
	} else {
		got.print(os.Stdout)
	}
	if missing := got.missing(wanted); err == nil && len(missing) > 0 {
		err = errors.New(missingFigures(missing))
	}
	return err
}

// chosenParts parses a list of names of parts; "" selects all parts. It returns an error for an
// unknown name.
func chosenParts(list string) (names []string, err error) {
	var all []string
	for _, part := range parts {
		all = append(all, part.name)
	}
	if list == "" {
		return all, nil
	}
	for name := range strings.SplitSeq(list, ",") {
		name = strings.TrimSpace(name)
		if !slices.Contains(all, name) {
			return nil, fmt.Errorf("there is no part %q to measure; there are %s", name, strings.Join(all, ", "))
		}
		names = append(names, name)
	}
	return names, nil
}

// measureStart compares the start time of the app with the start time of an empty window. It starts
// each of them rounds times and stores the comparison in into.
func (p project) measureStart(ctx context.Context, rounds int, into *figures) error {
	got, err := p.benchmark(ctx, drivePackage, "^BenchmarkStart$", fmt.Sprintf("%dx", rounds))
	if err == nil {
		into.Start = compare("ms", got["Start"]["gulch-ms"], got["Start"]["bare-ms"], startMark)
	}
	return err
}

// measureStill compares the processor usage of the app with that of an empty window while the
// screen does not change.
func (p project) measureStill(ctx context.Context, _ int, into *figures) error {
	got, err := p.benchmark(ctx, drivePackage, "^BenchmarkIdle$", "2x")
	if err == nil {
		into.Still = compare("% of a core", got["Idle"]["gulch-%cpu"], got["Idle"]["bare-%cpu"], 0)
	}
	return err
}

// measureFrames runs the benchmarks of single frames in all packages that drive a window. These are
// the benchmarks with "Frame" in their names.
func (p project) measureFrames(ctx context.Context, _ int, into *figures) error {
	_, driven, err := p.packages(ctx)
	if err != nil {
		return err
	}
	for _, pkg := range driven {
		got, err := p.benchmark(ctx, pkg, "Frame", "300x")
		if err != nil {
			return err
		}
		for _, name := range slices.Sorted(maps.Keys(got)) {
			scene := strings.TrimPrefix(pkg, "gulch/scenes/") + "/" + name
			into.Frames = append(into.Frames, frameFigures{scene, got[name]["ns/op"] / 1e6, got[name]["allocs/op"]})
		}
	}
	return nil
}

// scenesPackage is the package with the tests of all tables and the benchmark of memory.
const scenesPackage = "gulch/scenes"

// measureMemory plays games of each kind in a real window and records the memory usage of the
// program.
func (p project) measureMemory(ctx context.Context, _ int, into *figures) error {
	got, err := p.benchmark(ctx, scenesPackage, "^BenchmarkMemory$", "1x")
	into.Memory = map[string]float64{}
	for name, units := range got {
		for unit, value := range units {
			if when, ok := strings.CutSuffix(unit, "-MB"); ok {
				into.Memory[strings.TrimPrefix(name, "Memory/")+"/"+when] = value
			}
		}
	}
	return err
}

var benchLine = regexp.MustCompile(`(?m)^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.*)$`)

// benchmark runs the benchmarks of a package that match a pattern. It returns their results by name
// and unit. time is the value of the flag -benchtime.
func (p project) benchmark(ctx context.Context, pkg, pattern, time string) (map[string]map[string]float64, error) {
	args := slices.Concat([]string{"test", "-run", "^$", "-bench", pattern, "-benchtime", time, "-timeout",
		packageTimeout},
		withoutDebugTables, []string{pkg})
	out, err := p.output(ctx, nil, "go", args...)
	if err != nil {
		return nil, err
	}
	return parseBench(out), nil
}

func parseBench(out string) map[string]map[string]float64 {
	figures := map[string]map[string]float64{}
	for _, match := range benchLine.FindAllStringSubmatch(out, -1) {
		words := strings.Fields(match[2])
		figures[match[1]] = map[string]float64{}
		for i := 0; i+1 < len(words); i += 2 {
			if value, err := strconv.ParseFloat(words[i], 64); err == nil {
				figures[match[1]][words[i+1]] = value
			}
		}
	}
	return figures
}

// measureBrowser compares the browser version with a page that shows only an empty window, in
// Chromium. It measures both in the given number of rounds and stores the comparison in into.
func (p project) measureBrowser(ctx context.Context, rounds int, into *figures) error {
	folder, sizes, err := p.buildComparedPages(ctx)
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	f, err := p.measureOn(ctx, folder, rounds, "measure.mjs", "measure_search.mjs")
	if err != nil {
		return err
	}
	into.Browser = &browserFigures{
		loadFigures: compareLoads(f),
		Bytes:       f["bytes"], MaxBytes: bytesMark, Requests: f["requests"],
		Program: sizes.packed, Unpacked: sizes.plain,
		Search: compare("ms", f["worker"], f["node"], searchMark),
	}
	return nil
}

// measureFirefox compares the loads of the same pages as measureBrowser in Firefox.
func (p project) measureFirefox(ctx context.Context, rounds int, into *figures) error {
	if err := ensure(ctx, p, append(testTools(), firefox())); err != nil {
		return err
	}
	puppeteer, err := ensurePuppeteer(ctx, p)
	if err != nil {
		return err
	}
	folder, _, err := p.buildComparedPages(ctx)
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	tests := browser.Tests{Folder: p.path("cmd/dev/browser"), Rounds: rounds, Site: folder, Firefox: findFirefox(),
		Puppeteer: puppeteer}
	return browser.Run(ctx, "measure_firefox.mjs", tests, func(r browser.Result) {
		compared := compareLoads(r.Figures)
		into.Firefox = &compared
	})
}

// buildComparedPages builds the browser version into a new folder, and a page that shows only an
// empty window into its folder bare. It returns the folder and the sizes of the program.
func (p project) buildComparedPages(ctx context.Context) (folder string, sizes webSizes, err error) {
	if folder, err = os.MkdirTemp("", "gulch-web"); err != nil {
		return "", sizes, err
	}
	sizes, err = p.buildWeb(ctx, folder, appPackage)
	if err == nil {
		_, err = p.buildWeb(ctx, filepath.Join(folder, "bare"), drivePackage+"/internal/bare")
	}
	if err != nil {
		os.RemoveAll(folder)
	}
	return folder, sizes, err
}

// compareLoads compares the values that the measuring scripts print for the two pages.
func compareLoads(f map[string]float64) loadFigures {
	return loadFigures{
		Load:    compare("ms", f["gulch_started"], f["bare_started"], loadMark),
		Thread:  compare("ms", f["gulch_thread"], f["bare_thread"], threadMark),
		Compile: compare("ms", f["gulch_compiled"], f["bare_compiled"], 0),
	}
}

// measureWaits plays the browser version against strong bots, in the given number of rounds. It
// stores in into how long the player has to wait.
func (p project) measureWaits(ctx context.Context, rounds int, into *figures) error {
	folder, err := os.MkdirTemp("", "gulch-web")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if _, err := p.buildWeb(ctx, folder, appPackage); err != nil {
		return err
	}
	f, err := p.measureOn(ctx, folder, rounds, "measure_bot_waits.mjs")
	if err != nil {
		return err
	}
	into.Waits = &waitFigures{Tasks: int(f["tasks"]), Longest: f["tasks_longest"], Second: f["tasks_second"],
		MaxTask: taskMark}
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if game, ok := strings.CutPrefix(name, "waits_turns/"); ok {
			into.Waits.Games = append(into.Waits.Games,
				turnWaits{game, int(f[name]), int(f["waits_short/"+game]), f["waits_p95/"+game], shortMark})
		}
	}
	return nil
}

// measureOn runs the given measuring scripts on the pages in a folder. rounds is how often each
// page is loaded. It returns the measured values by the names that the scripts print.
func (p project) measureOn(ctx context.Context, folder string, rounds int, scripts ...string) (map[string]float64,
	error) {
	tests := browser.Tests{Rounds: rounds, Site: folder, Shots: os.Getenv("GULCH_SHOTS")}
	if err := p.equipBrowser(ctx, &tests, true); err != nil {
		return nil, err
	}
	f := map[string]float64{}
	for _, tests.Only = range scripts {
		var failure error
		err := browser.Run(ctx, "run.mjs", tests, func(r browser.Result) {
			if !r.OK {
				failure = errors.Join(failure, fmt.Errorf("%s: %s", r.Test, r.Error))
			}
			maps.Copy(f, r.Figures)
		})
		if err := cmp.Or(failure, err); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// print writes the measurements as text.
func (f *figures) print(out io.Writer) {
	line := func(what string, c *compared) {
		if c == nil {
			return
		}
		fmt.Fprintf(out, "%s: %.1f %s; an empty one %.1f; ratio %.2f", what, c.Gulch, c.Unit, c.Bare, c.Ratio)
		if c.Mark > 0 {
			fmt.Fprintf(out, ", at most %.1f", c.Mark)
		}
		fmt.Fprintln(out)
	}
	line("window, start to first frame", f.Start)
	line("window, still scene", f.Still)
	for _, frame := range f.Frames {
		fmt.Fprintf(out, "frame of %s: %.3f ms of ours, %.0f allocations\n", frame.Scene, frame.Ms, frame.Allocs)
	}
	for _, when := range slices.Sorted(maps.Keys(f.Memory)) {
		fmt.Fprintf(out, "memory of %s: %.0f MB\n", when, f.Memory[when])
	}
	if b := f.Browser; b != nil {
		b.print("page", line)
		if s := b.Search; s != nil {
			fmt.Fprintf(out, "page, a search in the worker: %.0f ms; in Node.js %.0f; ratio %.2f, at most %.1f\n",
				s.Gulch, s.Bare, s.Ratio, s.Mark)
		}
		fmt.Fprintf(out, "page, on the wire: %.2f MB in %.0f requests, at most %.1f MB (program %.2f MB, unpacked "+
			"%.1f MB)\n",
			b.Bytes/1e6, b.Requests, b.MaxBytes/1e6, float64(b.Program)/1e6, float64(b.Unpacked)/1e6)
	}
	if f.Firefox != nil {
		f.Firefox.print("page in Firefox", line)
	}
	if f.Waits != nil {
		f.Waits.print(out)
	}
}

// print writes the comparisons by the function line; what names the page.
func (f *loadFigures) print(what string, line func(what string, c *compared)) {
	line(what+", load to first frame", f.Load)
	line(what+", load to first frame, processor time of its own thread", f.Thread)
	line(what+", download and compilation", f.Compile)
}

func (w *waitFigures) print(out io.Writer) {
	fmt.Fprintf(out, "page, tasks while a bot thinks: of %d the longest %.1f ms, the next %.1f ms, which is to be at "+
		"most %.0f\n",
		w.Tasks, w.Longest, w.Second, w.MaxTask)
	for _, g := range w.Games {
		fmt.Fprintf(out, "page, turns of strong bots in %s: %d of %d waited for at most 2 s on top of the motions, "+
			"95 of 100 at most %.1f s; at least %.0f %%\n",
			g.Game, g.Short, g.Turns, g.Most/1000, 100*g.Least)
	}
}
