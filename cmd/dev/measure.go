package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

func runMeasure(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("measure", flag.ContinueOnError)
	rounds := flags.Int("rounds", 10, "start each program so `often`")
	if err := parse(flags, args); err != nil {
		return err
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return err
	}
	if err := p.measureWindow(ctx, *rounds); err != nil {
		return err
	}
	if err := p.measureFrames(ctx); err != nil {
		return err
	}
	return p.measureBrowser(ctx)
}

// measureWindow compares the start and the idling of the app with an empty window.
func (p project) measureWindow(ctx context.Context, rounds int) error {
	say("desktop, in a window on a display without a graphics card:")
	starts, err := p.benchmark(ctx, drivePackage, "^BenchmarkStart$", fmt.Sprintf("%dx", rounds))
	if err != nil {
		return err
	}
	gulch, bare := starts["Start"]["gulch-ms"], starts["Start"]["bare-ms"]
	say("  start to first frame: %.0f ms; an empty window %.0f ms; ratio %.2f", gulch, bare, gulch/bare)
	idles, err := p.benchmark(ctx, drivePackage, "^BenchmarkIdle$", "2x")
	if err != nil {
		return err
	}
	say("  still scene: %.1f %% of a core; an empty window that clears itself %.1f %%",
		idles["Idle"]["gulch-%cpu"], idles["Idle"]["bare-%cpu"])
	return nil
}

// measureFrames runs the benchmarks of single frames in all packages that drive a window: those with Frame in their
// names.
func (p project) measureFrames(ctx context.Context) error {
	_, driven, err := p.packages(ctx)
	if err != nil {
		return err
	}
	say("frames, our own share of the processor:")
	for _, pkg := range driven {
		figures, err := p.benchmark(ctx, pkg, "Frame", "300x")
		if err != nil {
			return err
		}
		for _, name := range slices.Sorted(maps.Keys(figures)) {
			f := figures[name]
			say("  %s %s: %.3f ms, %.0f allocations", pkg, name, f["ns/op"]/1e6, f["allocs/op"])
		}
	}
	return nil
}

var benchLine = regexp.MustCompile(`(?m)^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.*)$`)

// benchmark runs benchmarks of a package and returns their figures by name and unit.
func (p project) benchmark(ctx context.Context, pkg, pattern, time string) (map[string]map[string]float64, error) {
	out, err := p.output(ctx, nil, "go", "test", "-buildvcs=false", "-run", "^$", "-bench", pattern, "-benchtime", time,
		"-timeout", patience, pkg)
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

// measureBrowser compares the browser version with a page that holds an empty window.
func (p project) measureBrowser(ctx context.Context) error {
	folder, err := os.MkdirTemp("", "gulch-web")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	gulch, err := p.buildWeb(ctx, folder, appPackage)
	if err != nil {
		return err
	}
	bare, err := p.buildWeb(ctx, filepath.Join(folder, "bare"), drivePackage+"/internal/bare")
	if err != nil {
		return err
	}
	say("browser:")
	say("  download: %v; an empty page %v", gulch, bare)
	results, err := p.runBrowser(ctx, nil, folder, browserTests{Folder: p.path("cmd/dev/browser"), Only: "measure.mjs"})
	if err != nil {
		return err
	}
	for _, r := range results {
		if !r.OK {
			return fmt.Errorf("%s: %s", r.Test, r.Error)
		}
		f := r.Figures
		say("  load to first frame: %.0f ms; an empty page %.0f ms; ratio %.2f", f["gulch"], f["bare"], f["gulch"]/f["bare"])
		say("  fetched by the page: %.2f MB in %.0f requests", f["bytes"]/1e6, f["requests"])
	}
	return nil
}
