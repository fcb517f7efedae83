package main

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// measureTests runs all measurements once: each benchmark, and each part of `dev measure`. A
// measurement fails if it stops early or ends without values. The values themselves are not
// checked.
func (p project) measureTests(ctx context.Context, how *testRun) outcome {
	if err := ensure(ctx, p, testTools()); err != nil {
		return verdict(err)
	}
	return p.benchmarkTests(ctx, how).plus(p.measureAll(ctx, how))
}

// measureBenchmarks matches the names of benchmarks that are parts of `dev measure`. They take
// long, so benchmarkTests does not run them again.
const measureBenchmarks = "^(BenchmarkMemory|BenchmarkStart|BenchmarkIdle)$"

// benchmarkTests runs each benchmark once, in one package after another.
func (p project) benchmarkTests(ctx context.Context, how *testRun) outcome {
	plain, driven, err := p.packages(ctx)
	if err != nil {
		return verdict(err)
	}
	guests, err := p.buildGuests(ctx)
	if err != nil {
		return verdict(err)
	}
	pattern := how.run
	if pattern == "" {
		pattern = "."
	}
	return p.goTest(ctx, how.show, []string{guestsEnv + "=" + guests}, slices.Concat(plain, driven),
		"-run", "^$", "-bench", pattern, "-skip", measureBenchmarks, "-benchtime", "1x", "-timeout", "0", "-p", "1")
}

// measureRounds is the number of measurements of each kind in a test run, which checks that they
// work and ignores the values.
const measureRounds = 2

// measureAll runs each part of `dev measure`, to test that it works. If a part fails, the others
// are still run.
func (p project) measureAll(ctx context.Context, how *testRun) (got outcome) {
	for _, part := range parts {
		name := "measure/" + part.name
		if wanted, err := regexp.MatchString(how.run, name); err == nil && !wanted {
			continue
		}
		how.show.Note("%s", name)
		var f figures
		err := part.measure(p, ctx, measureRounds, &f)
		if missing := f.missing([]string{part.name}); err == nil && len(missing) > 0 {
			err = errors.New(missingFigures(missing))
		}
		if err != nil {
			err = fmt.Errorf("%s: %w", name, err)
		}
		one := verdict(err)
		if err != nil {
			one.log += "\n"
		}
		got = got.plus(one)
		how.show.Add(1)
	}
	return got
}

// missingFigures returns a message that names the parts of `dev measure` that gave no values, "" if
// there are none.
func missingFigures(missing []string) string {
	return "not measured to the end: " + strings.Join(missing, ", ") + " without figures"
}

// missing returns those of the wanted parts of `dev measure` for which no value was measured.
func (f *figures) missing(wanted []string) (out []string) {
	measured := func(all ...*compared) bool {
		return !slices.ContainsFunc(all, func(c *compared) bool { return c == nil || c.Gulch <= 0 || c.Bare <= 0 })
	}
	whole := map[string]bool{
		"start": measured(f.Start),
		"still": f.Still != nil && f.Still.Bare > 0, // an unchanging scene may need no processor time
		"frames": len(f.Frames) > 0 && !slices.ContainsFunc(f.Frames, func(one frameFigures) bool {
			return one.Ms <= 0
		}),
		"memory": f.wholeMemory(),
		"browser": f.Browser != nil && f.Browser.Bytes > 0 && measured(f.Browser.Load, f.Browser.Compile,
			f.Browser.Search),
		"firefox": f.Firefox != nil && measured(f.Firefox.Load, f.Firefox.Compile, f.Firefox.Thread),
		"waits":   f.Waits != nil && len(f.Waits.Games) > 0,
	}
	for _, name := range wanted {
		if !whole[name] {
			out = append(out, name)
		}
	}
	return out
}

// wholeMemory reports whether memory was measured at the same points in all games. If a game
// stopped early, some of its points are missing.
func (f *figures) wholeMemory() bool {
	points, all := map[string]int{}, map[string]bool{}
	for name := range f.Memory {
		game, point, _ := strings.Cut(name, "/")
		points[game]++
		all[point] = true
	}
	for _, n := range points {
		if n != len(all) {
			return false
		}
	}
	return all[lastMemory]
}

// lastMemory is the name of the last point at which BenchmarkMemory measures the memory.
const lastMemory = "games-10"
