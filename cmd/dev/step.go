package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"
)

// A step is one part of the tests. It counts what it has tried.
type step struct {
	name, what string
	run        func(ctx context.Context) outcome
	// beside has the step run at the same time as the steps that lack it: both rows wait a good deal, for a browser or a window or for
	// one linker, in which the other can use the machine.
	beside bool
	// rare has the step run only where all is tried that is sampled otherwise, or where it is named.
	rare bool
}

// due leaves out the rare steps where they are not asked for, by name or by trying all.
func due(steps []step, names []string, long bool) []step {
	if long || len(names) > 0 {
		return steps
	}
	return slices.DeleteFunc(slices.Clone(steps), func(s step) bool { return s.rare })
}

// outcome is what a step found. log holds what a person needs to know about the failures, notes what is worth saying
// even when nothing failed.
type outcome struct {
	passed, failed int
	log            string
	notes          []string
	times          []timed
}

// timed is a test and how long it took by the clock.
type timed struct {
	test    string
	seconds float64
}

// plus returns two outcomes as one.
func (o outcome) plus(other outcome) outcome {
	return outcome{
		o.passed + other.passed, o.failed + other.failed, o.log + other.log, slices.Concat(o.notes, other.notes),
		slices.Concat(o.times, other.times),
	}
}

// verdict is the outcome of a step that tries one thing.
func verdict(err error) outcome {
	if err != nil {
		return outcome{failed: 1, log: err.Error()}
	}
	return outcome{passed: 1}
}

// course is one run of several steps.
type course struct {
	mu      sync.Mutex
	out     io.Writer
	verbose bool // tell also what steps said in which nothing failed
	sum     outcome
}

// runSteps runs the chosen steps in two rows side by side, writes what each found as soon as it has ended, and at the end
// the slowest tests and the sums. An empty list of names chooses all. It reports whether everything passed, and how many tests
// there were.
func runSteps(ctx context.Context, w io.Writer, steps []step, only []string, verbose bool) (passed bool, tests int) {
	c := course{out: w, verbose: verbose}
	var rows sync.WaitGroup
	for _, beside := range []bool{false, true} {
		rows.Go(func() {
			for _, s := range steps {
				if s.beside == beside && (len(only) == 0 || slices.Contains(only, s.name)) && !c.do(ctx, s) {
					return
				}
			}
		})
	}
	rows.Wait()
	tellSlowest(w, c.sum.times)
	fmt.Fprintf(w, "%d passed, %d failed\n", c.sum.passed, c.sum.failed)
	return c.sum.failed == 0, c.sum.passed + c.sum.failed
}

// do runs a step and tells what it found. It reports whether to go on.
func (c *course) do(ctx context.Context, s step) bool {
	start := time.Now()
	got := s.run(ctx)
	if err := ctx.Err(); err != nil {
		got.failed, got.log = got.failed+1, "interrupted"
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	fmt.Fprintf(c.out, "%-8s %s\n         %d passed, %d failed, %.1f s\n", s.name, s.what, got.passed, got.failed, time.Since(start).Seconds())
	for _, note := range got.notes {
		fmt.Fprintf(c.out, "         %s\n", note)
	}
	if got.failed > 0 || c.verbose && got.log != "" {
		indent(c.out, got.log)
	}
	c.sum = c.sum.plus(got)
	return ctx.Err() == nil
}

// slowest is how many tests are named at the end.
const slowest = 10

// tellSlowest writes which tests took longest, where there are several.
func tellSlowest(w io.Writer, times []timed) {
	if len(times) < 2 {
		return
	}
	slices.SortStableFunc(times, func(a, b timed) int { return cmp.Compare(b.seconds, a.seconds) })
	fmt.Fprintln(w, "slowest tests")
	for _, t := range times[:min(slowest, len(times))] {
		fmt.Fprintf(w, "  %6.1f s  %s\n", t.seconds, t.test)
	}
}

// chosen splits the value of the flag -only, and returns the names that no step has.
func chosen(list string, steps []step) (names, unknown []string) {
	for name := range strings.SplitSeq(list, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		names = append(names, name)
		if !slices.ContainsFunc(steps, func(s step) bool { return s.name == name }) {
			unknown = append(unknown, name)
		}
	}
	return names, unknown
}
