//go:build !js

// Package fuzz searches for failures of the app by playing it at random, in this process, without a window, devices or
// graphics: the app is stepped by calling its Update with made-up input, and every tick runs all painters in a dry run
// ([gulch/render/paint.Kit.DryRun]).
//
// A [Plan] is drawn from a seed: the game, its options, who sits at the table, the window, the settings of the app, and what is
// played: a game from any position on, a replay, lessons, practice positions, the screens around a game, or the events of a
// whole game as each seat sees them. [Play] plays a plan and returns what it has come through, and the first panic as a
// [Failure] with the record of the game. A seed always plays the same, so that a failure can be repeated:
//
//	go run ./cmd/dev fuzz -seed 17 -games 1
//
// A run only searches for panics, and for what a dry run refuses to draw. Whether what is shown is right, other tests ask.
package fuzz

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
)

// Tally counts what runs have come through.
type Tally struct {
	Games, Decisions, Acts int
	Painted                int            // ticks and views in which all painters ran
	Scenes                 map[string]int // how often an act began in each scene
}

// Add adds another tally.
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

// String says the counts in words.
func (t Tally) String() string {
	return fmt.Sprintf("%d games, %d decisions, %d acts, %d paintings, %d scenes", t.Games, t.Decisions, t.Acts, t.Painted, len(t.Scenes))
}

// Failure is a panic of the app.
type Failure struct {
	Plan   Plan
	Reason string
	Stack  string
	Scene  string   // on top when it happened
	Step   int      // decisions that had been made in the game
	Acts   []string // the last things that were done, the latest last
	Record []byte   // of the game on the table, nil for none; a file of it can be opened in the app
}

// Error says what happened, where, and how to repeat it.
func (f *Failure) Error() string {
	return fmt.Sprintf("%s\nin %s after %d decisions of %s\nat %s\nthe last acts: %s\nto repeat it: %s\n\n%s",
		f.Reason, f.Scene, f.Step, f.Plan, f.Place(), strings.Join(f.Acts, "; "), f.Command(), f.Stack)
}

// Command returns the command that repeats the failure.
func (f *Failure) Command() string {
	return fmt.Sprintf("go run ./cmd/dev fuzz -seed %d -games 1%s", f.Plan.Seed, f.Plan.Only.flags())
}

// Place returns where it happened: the innermost line of the module in the stack below the panic. Failures with the same
// place most likely have the same cause.
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

// Play plays a plan. The failure is nil if nothing failed.
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

// failure describes a panic.
func (r *run) failure(reason any, stack []byte) *Failure {
	f := &Failure{Plan: r.plan, Reason: fmt.Sprint(reason), Stack: string(stack), Acts: r.acts, Step: r.made, Scene: "no scene"}
	defer func() { _ = recover() }() // whatever failed may fail again when it is asked
	f.Record = r.record()
	if r.app != nil && r.app.Top() != nil {
		f.Scene = r.app.Top().Name()
	}
	return f
}
