//go:build !js

package dakota_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
	"gulch/scenes/tabletest"
)

// mostPresses is the largest allowed median of the presses per day: TestFewPresses fails if the
// median is above it.
const mostPresses = 25

// day counts the presses (clicks, touches or keys) that a person would need for the moves of a seat
// on one day.
type day struct {
	presses   int
	plan      []engine.Move
	automatic bool // whether a press on the button "Carry out" has been counted already
}

// press adds to d the presses for move m. legal holds the legal moves. The moves of one sequence
// count as one press, for example a tile with its cell, or a cart with its ore. A decision with a
// single legal move needs no press.
func (d *day) press(legal []engine.Move, m engine.Move) {
	if len(legal) == 1 {
		return
	}
	same := 0 // number of moves of the kind of m whose first part is that of m
	for _, x := range legal {
		if x.Kind == m.Kind && x.Numbers()[0] == m.Numbers()[0] {
			same++
		}
	}
	switch m.Kind {
	case rules.KindAssignCart, rules.KindAssignWindow, rules.KindAssignUpskill:
		d.plan = append(d.plan, m)
	case rules.KindIdle, rules.KindMine, rules.KindHaul, rules.KindCollectDone:
		// part of the sequence of moves of the plan or of the cart
	case rules.KindTile:
		if legal[0] != m {
			d.presses++ // choose another tile than the preselected one
		}
	case rules.KindTurn:
		d.presses += slices.Index(legal, m) // press the key T, or turn the wheel
	case rules.KindTendBar, rules.KindDrink, rules.KindLearn, rules.KindLaunch, rules.KindShaft:
		if !d.automatic {
			d.automatic = true
			d.presses++
		}
	case rules.KindSellPlain, rules.KindPlay, rules.KindUpskill:
		// press the ore, the card or the school; then the choice, if there is one
		d.presses += 1 + min(same-1, 1)
	case rules.KindAttack:
		d.presses += 2
	default:
		d.presses++
	}
}

// planned adds to d the presses for today's plan, d.plan. It takes the cheaper of two ways: making
// the plan from nothing, or repeating yesterday's plan and changing the differences. A miner is
// assigned by one press; any other kind of worker needs a second press, which selects the kind
// first.
func (d *day) planned(yesterday []engine.Move) {
	cost := func(m engine.Move) int {
		if m.Kind != rules.KindAssignUpskill && rules.WorkerOf(m) != rules.Miner {
			return 2
		}
		return 1
	}
	anew, again := 0, 1
	left := slices.Clone(yesterday)
	for _, m := range d.plan {
		anew += cost(m)
		if i := slices.Index(left, m); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else {
			again += cost(m)
		}
	}
	d.presses += min(anew, again+len(left))
}

// update says that TestFewPresses has to record new games of the bot "medium" before it counts
// presses, which takes a quarter of an hour.
var update = flag.Bool("update", false, "record the games of medium anew")

// recorded is the folder of the recorded games that TestFewPresses replays.
const recorded = "testdata/medium"

// TestFewPresses checks the number of presses (clicks, touches or keys) that a day at this table
// takes. In 200 recorded days of the bot "medium", the median must be at most mostPresses.
func TestFewPresses(t *testing.T) {
	const days = 200
	if *update {
		record(t, days)
	}
	tabletest.FewPresses(t, "day", days, mostPresses, tabletest.CountRecorded(t, pressesOf))
}

// record lets the bot "medium" play games until they have the given number of days in total, and
// writes their records to files.
func record(t *testing.T, days int) {
	t.Helper()
	if err := os.MkdirAll(recorded, 0o755); err != nil {
		t.Fatal(err)
	}
	for seed, have := uint64(1), 0; have < days; seed++ {
		seats := 2 + int(seed%3)
		m, err := match.New(rules.Game, setup(seats, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		minds := make([]bot.Thinker, seats)
		for i := range minds {
			if minds[i], err = bot.New("medium", match.BotSeed(seed, 0, engine.Seat(i))); err != nil {
				t.Fatal(err)
			}
		}
		for !m.Over() {
			if _, err := m.Play(bot.Choose(minds[m.Turn()], m.State())); err != nil {
				t.Fatal(err)
			}
		}
		have += seats * (m.State().(*rules.State).Day() - 1)
		if err := os.WriteFile(filepath.Join(recorded, fmt.Sprintf("%02d.gulch", seed)), m.Text(), 0o644); err != nil {
			t.Fatal(err)
		}
		t.Logf("game %d: %d days so far", seed, have)
	}
}

// pressesOf replays a recorded game and returns the number of presses of each seat on each day. It
// leaves out the last day.
func pressesOf(t *testing.T, text []byte) (out []int) {
	t.Helper()
	r, damage, err := match.NewReplay(func(string) (engine.Game, error) { return rules.Game, nil }, text)
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	seats := r.State().Seats()
	now, last := make([]day, seats), make([][]engine.Move, seats)
	date := 1
	for i, step := range r.Steps() {
		if err := r.Seek(i); err != nil {
			t.Fatal(err)
		}
		s := r.State().(*rules.State)
		if s.Day() != date {
			date = s.Day()
			for i := range now {
				now[i].planned(last[i])
				out = append(out, now[i].presses)
				last[i], now[i] = now[i].plan, day{}
			}
		}
		now[step.Seat].press(s.Moves(nil), step.Move)
	}
	return out
}
