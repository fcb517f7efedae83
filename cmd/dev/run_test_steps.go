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

// step is one part of `dev test`, which can be selected by its name.
type step struct {
	name, what string
	run        func(ctx context.Context) outcome
	// parallel is true if the step belongs to the second row of steps, which runs in parallel with
	// the first. Both rows often wait for a browser, a window or a linker, so that the other row
	// can use the processors.
	parallel bool
	// longOnly is true if the step runs only in a long run, or if its name is selected.
	longOnly bool
}

// dueSteps returns the steps from which a run of the tests selects: all steps if the run is long or
// steps are selected by name, otherwise those without longOnly.
func dueSteps(steps []step, names []string, long bool) []step {
	if long || len(names) > 0 {
		return steps
	}
	return slices.DeleteFunc(slices.Clone(steps), func(s step) bool { return s.longOnly })
}

// outcome is the result of a step. log explains failures. notes are printed even if nothing failed.
type outcome struct {
	passed, failed int
	log            string
	notes          []string
	times          []timed
}

// timed is the name of a test with its duration.
type timed struct {
	test    string
	seconds float64
}

// plus returns an outcome with the counts, logs, notes and times of both outcomes.
func (o outcome) plus(other outcome) outcome {
	return outcome{
		o.passed + other.passed, o.failed + other.failed, o.log + other.log, slices.Concat(o.notes, other.notes),
		slices.Concat(o.times, other.times),
	}
}

// verdict returns the outcome of a step that consists of a single check. The check has failed if
// err is not nil.
func verdict(err error) outcome {
	if err != nil {
		return outcome{failed: 1, log: err.Error()}
	}
	return outcome{passed: 1}
}

// stepRun is one run of several steps.
type stepRun struct {
	mu      sync.Mutex
	out     io.Writer
	verbose bool // print the logs of all steps, even of those without failures
	sum     outcome
}

// runSteps runs some of the given steps, in two parallel rows. only lists the names of the steps to
// run; if it is empty, all steps run. runSteps prints the result of each step as soon as the step
// has ended, and at the end the slowest tests and the totals; if verbose is true, also the logs of
// steps without failures. It reports whether everything has passed, and returns the number of
// tests.
func runSteps(ctx context.Context, w io.Writer, steps []step, only []string, verbose bool) (passed bool, tests int) {
	c := stepRun{out: w, verbose: verbose}
	var rows sync.WaitGroup
	for _, beside := range []bool{false, true} {
		rows.Go(func() {
			for _, s := range steps {
				if s.parallel == beside && (len(only) == 0 || slices.Contains(only, s.name)) && !c.do(ctx, s) {
					return
				}
			}
		})
	}
	rows.Wait()
	printSlowest(w, c.sum.times)
	fmt.Fprintf(w, "%d passed, %d failed\n", c.sum.passed, c.sum.failed)
	return c.sum.failed == 0, c.sum.passed + c.sum.failed
}

// do runs a step and prints its result. It reports whether the next steps should run.
func (c *stepRun) do(ctx context.Context, s step) bool {
	start := time.Now()
	got := s.run(ctx)
	if err := ctx.Err(); err != nil {
		got.failed, got.log = got.failed+1, "interrupted"
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	fmt.Fprintf(c.out, "%-8s %s\n         %d passed, %d failed, %.1f s\n", s.name, s.what, got.passed, got.failed,
		time.Since(start).Seconds())
	for _, note := range got.notes {
		fmt.Fprintf(c.out, "         %s\n", note)
	}
	if got.failed > 0 || c.verbose && got.log != "" {
		indent(c.out, got.log)
	}
	c.sum = c.sum.plus(got)
	return ctx.Err() == nil
}

// slowestListed is the number of slow tests that are listed at the end.
const slowestListed = 10

// printSlowest prints the slowest tests with their durations, if there are several tests.
func printSlowest(w io.Writer, times []timed) {
	if len(times) < 2 {
		return
	}
	slices.SortStableFunc(times, func(a, b timed) int { return cmp.Compare(b.seconds, a.seconds) })
	fmt.Fprintln(w, "slowest tests")
	for _, t := range times[:min(slowestListed, len(times))] {
		fmt.Fprintf(w, "  %6.1f s  %s\n", t.seconds, t.test)
	}
}

// parseSteps parses the value of the flag -only, a list of names of steps. It returns all names,
// and separately those that are not names of steps.
func parseSteps(list string, steps []step) (names, unknown []string) {
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
