//go:build !js

package fuzz

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/shelf"
)

// TestRandomPlay checks that the app does not panic in runs of all modes. A long test run uses more
// seeds, and `dev fuzz` uses other seeds.
func TestRandomPlay(t *testing.T) {
	var all Tally
	for seed := range uint64(testscale.Of(9, 4_000)) {
		tally, failure := Play(NewPlan(seed, Filter{}))
		if all.Add(tally); failure != nil {
			t.Error(failure)
		}
	}
	t.Log(all)
}

// TestRandomEvents checks for each game of the app that a table can show all events of a game in
// every view, and each decision to the seat that decides, without a panic.
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

// openRun returns a run of a plan whose app is open and has not been stepped.
func openRun(p Plan) *run {
	r := &run{plan: p, rand: p.chance()}
	r.tally.Scenes = map[string]int{}
	r.open()
	return r
}

// TestActsEndWithTheApp checks that after the app has ended no act steps it.
func TestActsEndWithTheApp(t *testing.T) {
	for _, mode := range []Mode{ModeMenus, ModeTable} {
		r := openRun(NewPlan(5, Filter{Game: "boomtown", Mode: mode}))
		r.app.Kit.DryRun(func() {
			r.ticks(3)
			if mode == ModeTable {
				r.save(runningDoc, r.playedMatch(0.3))
				r.resume()
				r.waitIdle(400)
			}
			r.app.Quit()
			if r.tick(r.pointer()); !r.over {
				t.Fatalf("mode %s: the run goes on after the app has ended", mode)
			}
			painted, decisions := r.tally.Painted, r.tally.Decisions
			for _, a := range slices.Concat(anyActs, moveActs) {
				for range 10 {
					r.do([]act{a})
				}
				if r.confirm(); r.tally.Painted != painted || r.tally.Decisions != decisions {
					t.Fatalf("mode %s: the act %q steps the app after it has ended", mode, a.name)
				}
			}
		})
	}
}

// TestModesOpenTheirScenes checks that the acts of each mode begin in the scenes that the mode is
// about.
func TestModesOpenTheirScenes(t *testing.T) {
	for mode, scene := range map[Mode]string{
		ModeTable: "boomtown/", ModeReplay: "boomtown/", ModeLessons: "lesson", ModePractice: "practice",
		ModeMistakes: "mistakes", ModeMenus: "title",
	} {
		plan := NewPlan(7, Filter{Game: "boomtown", Mode: mode, Seats: 3})
		plan.Acts, plan.EarlierGames, plan.IntroductionShown = 1, -1, true
		tally, failure := Play(plan)
		if failure != nil {
			t.Errorf("mode %s: %v", mode, failure)
		}
		for name := range tally.Scenes {
			if !strings.HasPrefix(name, scene) {
				t.Errorf("mode %s: the acts began in the scene %q, expected one that begins with %q", mode, name, scene)
			}
		}
	}
}

// TestRecordOfFailure checks that the record of a failure is that of the match outside the app, if
// there is one, and that there is none before the documents are open.
func TestRecordOfFailure(t *testing.T) {
	plan := NewPlan(9, Filter{Game: "boomtown", Mode: ModeEvents, Seats: 3})
	r := &run{plan: plan, rand: plan.chance()}
	if got := r.record(); got != nil {
		t.Errorf("before the documents are open the record is %q, expected none", got)
	}
	r.open()
	if got := r.record(); got != nil {
		t.Errorf("without a game the record is %q, expected none", got)
	}
	r.match = r.newMatch()
	if got := r.record(); !slices.Equal(got, r.match.Text()) {
		t.Errorf("the record is %q, expected that of the match", got)
	}
	want := "go run ./cmd/dev fuzz -seed 9 -games 1 -game boomtown -mode events -seats 3"
	if got := r.failure("it broke", nil).Command(); got != want {
		t.Errorf("the command is %q, expected %q", got, want)
	}
}
