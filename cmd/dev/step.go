package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// A step is one part of the tests. It counts what it has tried.
type step struct {
	name, what string
	run        func(ctx context.Context) outcome
}

// outcome is what a step found. log holds what a person needs to know about the failures, notes what is worth saying
// even when nothing failed.
type outcome struct {
	passed, failed int
	log            string
	notes          []string
}

// plus returns two outcomes as one.
func (o outcome) plus(other outcome) outcome {
	return outcome{
		o.passed + other.passed, o.failed + other.failed, o.log + other.log, slices.Concat(o.notes, other.notes),
	}
}

// verdict is the outcome of a step that tries one thing.
func verdict(err error) outcome {
	if err != nil {
		return outcome{failed: 1, log: err.Error()}
	}
	return outcome{passed: 1}
}

// runSteps runs the chosen steps one after another and writes a line for each, and the sums at the end. An empty list of
// names chooses all. It reports whether everything passed.
func runSteps(ctx context.Context, w io.Writer, steps []step, only []string, verbose bool) bool {
	var sum outcome
	for _, s := range steps {
		if len(only) > 0 && !slices.Contains(only, s.name) {
			continue
		}
		fmt.Fprintf(w, "%-8s %s\n", s.name, s.what)
		start := time.Now()
		got := s.run(ctx)
		if err := ctx.Err(); err != nil {
			got.failed, got.log = got.failed+1, "interrupted"
		}
		fmt.Fprintf(w, "         %d passed, %d failed, %.1f s\n", got.passed, got.failed, time.Since(start).Seconds())
		for _, note := range got.notes {
			fmt.Fprintf(w, "         %s\n", note)
		}
		if got.failed > 0 || verbose && got.log != "" {
			indent(w, got.log)
		}
		sum = sum.plus(got)
		if ctx.Err() != nil {
			break
		}
	}
	fmt.Fprintf(w, "%d passed, %d failed\n", sum.passed, sum.failed)
	return sum.failed == 0
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
