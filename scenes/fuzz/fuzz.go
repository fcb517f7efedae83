//go:build !js

// Package fuzz searches for crashes of the app by playing it with random input, in this process,
// without a window, devices or graphics. The app is stepped by calling its Update with generated
// input, and every tick runs all drawing code in a dry run ([gulch/render/paint.Renderer.DryRun]).
//
// A [Plan] is generated from a seed: the game, its options, the players, the window, the settings
// of the app, and a [Mode]: a game from a random position on, a replay, lessons, practice
// positions, menus, or the events of a whole game in each seat's view. [Play] executes a plan and
// returns a [Tally] of what it has covered, and the first panic as a [Failure] with the record of
// the game. Runs are deterministic, so that a seed repeats a failure:
//
//	go run ./cmd/dev fuzz -seed 17 -games 1
//
// A run only finds panics and invalid drawing. Other tests check that the right things are shown.
// `dev fuzz` and the tests of this package call it.
package fuzz

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
)

// Tally counts what runs have tested.
type Tally struct {
	Games, Decisions, Acts int
	Painted                int // how many times all drawing code of a screen ran
	// number of acts (random inputs), by the name of the scene in which they began
	Scenes map[string]int
}

// Add adds the counts of u to t.
func (t *Tally) Add(u Tally) {
	t.Games += u.Games
	t.Decisions += u.Decisions
	t.Acts += u.Acts
	t.Painted += u.Painted
	if t.Scenes == nil {
		t.Scenes = map[string]int{}
	}
	for name, n := range u.Scenes {
		t.Scenes[name] += n
	}
}

// String returns the counts as text.
func (t Tally) String() string {
	return fmt.Sprintf("%d games, %d decisions, %d acts, %d ticks and views painted, %d scenes", t.Games, t.Decisions,
		t.Acts, t.Painted, len(t.Scenes))
}

// Failure describes a panic of the app and how to repeat it.
type Failure struct {
	Plan      Plan
	Reason    string
	Stack     string
	Scene     string   // name of the scene on top when the app panicked
	Decisions int      // number of decisions made in the game at the table
	Acts      []string // the last acts before the panic, the latest last
	Record    []byte   // record of the game at the table, which the app can open as a file; nil if there is none
}

// Error returns the reason of the panic, where it happened, and the command that repeats it.
func (f *Failure) Error() string {
	return fmt.Sprintf("the app panicked: %s\nscene %s, after %d decisions of %s\nsource line: %s\nlast acts: "+
		"%s\nrepeat it by: %s\n\n%s",
		f.Reason, f.Scene, f.Decisions, f.Plan, f.Place(), strings.Join(f.Acts, "; "), f.Command(), f.Stack)
}

// Command returns the command that repeats the failure.
func (f *Failure) Command() string {
	return fmt.Sprintf("go run ./cmd/dev fuzz -seed %d -games 1%s", f.Plan.Seed, f.Plan.Filter.flags())
}

// Place returns the source line of the failure: the innermost line of Gulch's code in the stack of
// the panic, outside package paint. Failures with the same place most likely have the same cause.
func (f *Failure) Place() string {
	lines := strings.Split(f.Stack, "\n")
	if at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "panic(") }); at >= 0 {
		lines = lines[at+2:]
	}
	for i := 1; i < len(lines); i++ {
		if strings.HasPrefix(lines[i-1], "gulch/") && !strings.HasPrefix(lines[i-1], "gulch/render/paint.") {
			place, _, _ := strings.Cut(strings.TrimSpace(lines[i]), " ")
			if at := strings.LastIndex(place, "gulch/"); at >= 0 {
				place = place[at+len("gulch/"):]
			}
			return place
		}
	}
	return "an unknown place"
}

// Play executes a plan and returns the counts. failure describes the panic that ended the run, nil
// if there was none.
func Play(plan Plan) (tally Tally, failure *Failure) {
	r := &run{plan: plan, rand: plan.chance()}
	defer func() {
		tally = r.tally
		if reason := recover(); reason != nil {
			failure = r.failure(reason, debug.Stack())
		}
	}()
	r.tally.Games, r.tally.Scenes = 1, map[string]int{}
	r.open()
	r.app.Kit.DryRun(r.play)
	return r.tally, nil
}

// failure returns a Failure for a panic with the value reason and the given stack trace.
func (r *run) failure(reason any, stack []byte) *Failure {
	f := &Failure{Plan: r.plan, Reason: fmt.Sprint(reason), Stack: string(stack), Acts: r.acts, Decisions: r.made,
		Scene: "no scene"}
	defer func() { _ = recover() }() // after the panic, reading the app's state may panic again
	f.Record = r.record()
	if r.app != nil && r.app.Top() != nil {
		f.Scene = r.app.Top().Name()
	}
	return f
}
