package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

func TestStepsAreCountedAndSummed(t *testing.T) {
	steps := []step{
		{name: "good", what: "what is fine", run: func(context.Context) outcome {
			return outcome{passed: 3, notes: []string{"a note"}}
		}},
		{name: "bad", what: "what is not", run: func(context.Context) outcome {
			return verdict(errors.New("line 1\nline 2"))
		}},
		{name: "quiet", what: "what says much", run: func(context.Context) outcome {
			return outcome{passed: 1, log: "chatter"}
		}, parallel: true},
	}
	for _, c := range []struct {
		only    []string
		verbose bool
		ok      bool
		last    string
		has     []string
		lacks   string
	}{
		{nil, false, false, "4 passed, 1 failed", []string{"a note", "    line 1\n    line 2"}, "chatter"},
		{[]string{"good"}, false, true, "3 passed, 0 failed", []string{"what is fine"}, "what is not"},
		{[]string{"quiet"}, true, true, "1 passed, 0 failed", []string{"chatter"}, "what is not"},
	} {
		var out bytes.Buffer
		if ok, _ := runSteps(t.Context(), &out, steps, c.only, c.verbose); ok != c.ok {
			t.Errorf("runSteps of %v reports success: %v, expected the opposite", c.only, ok)
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if lines[len(lines)-1] != c.last || strings.Contains(out.String(), c.lacks) {
			t.Errorf("runSteps of %v wrote, with other totals than expected:\n%s", c.only, &out)
		}
		for _, want := range c.has {
			if !strings.Contains(out.String(), want) {
				t.Errorf("runSteps of %v did not write %q:\n%s", c.only, want, &out)
			}
		}
	}
}

func TestInterruptedStepsFail(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	ran := 0
	interrupt := step{name: "any", run: func(context.Context) outcome {
		ran++
		cancel()
		return outcome{passed: 1}
	}}
	steps := []step{interrupt, interrupt}
	if passed, _ := runSteps(ctx, io.Discard, steps, nil, false); passed || ran != 1 {
		t.Errorf("%d steps ran after an interruption, expected to stop", ran)
	}
}

func TestLongStepsRunOnlyIfNamed(t *testing.T) {
	steps := []step{{name: "usual"}, {name: "rare", longOnly: true}}
	for _, c := range []struct {
		names []string
		long  bool
		want  int
	}{{nil, false, 1}, {nil, true, 2}, {[]string{"rare"}, false, 2}} {
		if got := dueSteps(steps, c.names, c.long); len(got) != c.want {
			t.Errorf("with the names %v and long %v, %d steps are due", c.names, c.long, len(got))
		}
	}
}
