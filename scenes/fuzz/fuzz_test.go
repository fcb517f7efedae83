//go:build !js

package fuzz

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/shelf"
)

// TestRandomPlay executes plans of all modes and fails if the app panics. A long test run uses more
// seeds, and `dev fuzz` uses other seeds.
func TestRandomPlay(t *testing.T) {
	var all Tally
	for seed := range uint64(testscale.Of(30, 4_000)) {
		tally, failure := Play(NewPlan(seed, Filter{}))
		if all.Add(tally); failure != nil {
			t.Error(failure)
		}
	}
	t.Log(all)
}

// TestRandomEvents shows all events of a game in every view and all its decisions to the seat that
// decides, once for each game of the app, and fails if one of them panics.
func TestRandomEvents(t *testing.T) {
	var all Tally
	for i, game := range shelf.Rules() {
		for seed := range uint64(testscale.Of(1, 100)) {
			tally, failure := Play(NewPlan(100*uint64(i)+seed, Filter{Game: game.Info().ID, Mode: ModeEvents}))
			if all.Add(tally); failure != nil {
				t.Error(failure)
			}
		}
	}
	t.Log(all)
}

// TestSeedRepeatsTheRun checks that the same seed always executes the same acts, so that failures
// can be repeated.
func TestSeedRepeatsTheRun(t *testing.T) {
	plan := NewPlan(3, Filter{Game: "boomtown", Mode: ModeTable})
	plan.Acts = 25
	acts := func() []string {
		r := &run{plan: plan, rand: plan.chance()}
		r.tally.Scenes = map[string]int{}
		r.open()
		r.app.Kit.DryRun(r.play)
		return r.acts
	}
	if one, two := acts(), acts(); !slices.Equal(one, two) {
		t.Errorf("two runs of one seed did different acts:\n%q\nand\n%q", one, two)
	}
}

// TestFailureSaysHowToRepeatIt checks that a panic is returned as a Failure with its place, the
// command that repeats it, and the record of the game.
func TestFailureSaysHowToRepeatIt(t *testing.T) {
	plan := NewPlan(9, Filter{Game: "boomtown", Mode: ModeTable})
	r := &run{plan: plan, rand: plan.chance()}
	r.open()
	r.save(runningDoc, r.playedMatch(0.5))
	stack := "goroutine 1 [running]:\nruntime/debug.Stack()\n\t/usr/stack.go:26 +0x5e\npanic({0x1, " +
		"0x2})\n\t/usr/panic.go:860 +0x13a\n" +
		"gulch/render/paint.(*Kit).checkIcon(...)\n\t/src/gulch/render/paint/check.go:38 " +
		"+0x1\ngulch/scenes/boomtown.(*Table).Paint(0x1)\n" +
		"\t/src/gulch/scenes/boomtown/paint.go:12 +0x44\n"
	f := r.failure("it broke", []byte(stack))
	if f.Place() != "scenes/boomtown/paint.go:12" {
		t.Errorf("Place returns %q, expected scenes/boomtown/paint.go:12", f.Place())
	}
	for _, want := range []string{"it broke", "seed 9: boomtown, table", "go run ./cmd/dev fuzz -seed 9 -games 1 " +
		"-game boomtown -mode table"} {
		if !strings.Contains(f.Error(), want) {
			t.Errorf("the message lacks %q:\n%s", want, f.Error())
		}
	}
	if !strings.HasPrefix(string(f.Record), "gulch") && len(f.Record) < 100 {
		t.Errorf("the failure's record is %q, expected that of a game", f.Record)
	}
	plan.Game = "no such game"
	if _, f := Play(plan); f == nil || !strings.Contains(f.Reason, "no such game") {
		t.Errorf("a run of an unknown game fails with %v, expected a failure that names it", f)
	}
}

// TestPlansCanBeNarrowed checks that plans have the game, mode and number of seats that a Filter
// sets.
func TestPlansCanBeNarrowed(t *testing.T) {
	for seed := range uint64(20) {
		p := NewPlan(seed, Filter{Game: "westernlegends", Mode: ModeEvents, Seats: 2})
		if p.Game != "westernlegends" || p.Mode != ModeEvents || len(p.Setup.Seats) != 2 {
			t.Errorf("seed %d: %s in mode %s with %d seats, expected westernlegends in mode events with 2", seed,
				p.Game, p.Mode, len(p.Setup.Seats))
		}
	}
}
