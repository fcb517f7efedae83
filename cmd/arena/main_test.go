package main

import (
	"strings"
	"testing"
)

func TestWrongCalls(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "usage"},
		{"dance", "no command"},
		{"play", "-game"},
		{"play -game poker -seats easy,easy,easy,easy", "no game"},
		{"play -game boomtown", "-seats"},
		{"play -game boomtown -seats easy,easy", "3 to 5"},
		{"play -game boomtown -seats easy,easy,genius", "no bot"},
		{"play -game boomtown -seats easy,easy,hard:speed=1", "no setting"},
		{"play -game boomtown -seats easy,easy,easy -games 0", "1 or more"},
		{"play -game boomtown -seats easy,easy,easy -games few", "games"},
		{"play -game boomtown -seats easy,easy,easy -parallel 0", "1 or more"},
		{"play -game boomtown -seats easy,easy,easy -options gold=yes", "no option"},
		{"play -game boomtown -seats easy,easy,easy -options long_three=perhaps", "can't be"},
		{"play -game boomtown -seats easy,easy,easy -options long_three", "name=value"},
		{"play -game boomtown -seats easy,easy,easy -fast", "fast"},
		{"play -game boomtown -seats easy,easy,easy now", "no flag"},
		{"bench -game boomtown -seats 9", "3 to 5"},
		{"bench -game boomtown -seconds 0", "-seconds"},
		{"bench", "-game"},
		{"fuzz -game boomtown -games -3", "1 or more"},
		{"fuzz -game boomtown -options x=y", "no option"},
		{"fuzz -game boomtown -seed tomorrow", "seed"},
		{"mistakes -levels hard:iterations=300", "as they are"},
		{"mistakes -budget 0", "-budget"},
		{"mistakes -seats 9", "table of 9"},
		{"check", "scenario files"},
		{"check no-such-file.json", "no-such-file.json"},
	} {
		status, out, errs := call(strings.Fields(c.args)...)
		if status != statusUsage || !strings.Contains(errs, c.want) || out != "" {
			t.Errorf("arena %s: status %d, want 2 and %q:\n%s%s", c.args, status, c.want, errs, out)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range []string{"-h", "help", "play -h", "bench -h", "fuzz -h", "check -h"} {
		if status, _, errs := call(strings.Fields(args)...); status != statusFine || !strings.Contains(errs, "usage") {
			t.Errorf("arena %s: status %d\n%s", args, status, errs)
		}
	}
}
