//go:build !js

package dakota_test

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
)

// mostPresses is how many presses the median day may take.
const mostPresses = 25

// day counts the presses by which a person would do what a seat does on one day.
type day struct {
	presses   int
	plan      []engine.Move
	automatic bool // something was done that "Carry out" does
}

// press counts a decision. Steps that belong to one gesture count once: a tile with its cell, a cart with its ore; what has
// one answer is not asked.
func (d *day) press(legal []engine.Move, m engine.Move) {
	if len(legal) == 1 {
		return
	}
	same := func(first bool) (n int) {
		for _, x := range legal {
			if x.Kind == m.Kind && (!first || x.A == m.A) {
				n++
			}
		}
		return n
	}
	switch m.Kind {
	case rules.KindAssignCart, rules.KindAssignWindow, rules.KindAssignUpskill:
		d.plan = append(d.plan, m)
	case rules.KindIdle, rules.KindMine, rules.KindHaul, rules.KindCollectDone:
		// in the gesture of the plan, or of the cart
	case rules.KindTile:
		if legal[0] != m {
			d.presses++ // another tile is taken in hand
		}
	case rules.KindTurn:
		d.presses += slices.Index(legal, m) // R, or the wheel
	case rules.KindTendBar, rules.KindDrink, rules.KindLearn, rules.KindLaunch, rules.KindShaft:
		if !d.automatic {
			d.automatic = true
			d.presses++
		}
	case rules.KindSellPlain, rules.KindPlay, rules.KindUpskill:
		d.presses += 1 + min(same(true)-1, 1) // the ore, card or school, then what of it
	case rules.KindAttack:
		d.presses += 2
	default:
		d.presses++
	}
}

// planned adds the presses of a plan: laid out anew, or as yesterday with what is different. A miner goes where one presses;
// anybody else is pressed first.
func (d *day) planned(yesterday []engine.Move) {
	cost := func(m engine.Move) int {
		if m.Kind != rules.KindAssignUpskill && rules.Worker(m.B) != rules.Miner {
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

// The median day of sensible games takes few presses by the gestures of this table. The policy of the game plays them.
func TestFewPresses(t *testing.T) {
	const days = 200
	var counted []int
	for seed := uint64(1); len(counted) < days; seed++ {
		counted = append(counted, pressesOf(t, seed)...)
	}
	counted = counted[:days]
	slices.Sort(counted)
	median := counted[days/2]
	t.Logf("presses a day: median %d, least %d, most %d, nine in ten at most %d", median, counted[0], counted[days-1], counted[days*9/10])
	if median > mostPresses {
		t.Errorf("the median day takes %d presses, more than %d", median, mostPresses)
	}
}

// pressesOf plays a game by the policy and counts the presses of every seat on every day.
func pressesOf(t *testing.T, seed uint64) (out []int) {
	t.Helper()
	seats := 2 + int(seed%3)
	m, err := match.New(rules.Game, setup(seats, seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(seed)
	now, last := make([]day, seats), make([][]engine.Move, seats)
	date := 1
	for !m.Over() {
		s := m.State().(*rules.State)
		if s.Day() != date {
			date = s.Day()
			for i := range now {
				now[i].planned(last[i])
				out = append(out, now[i].presses)
				last[i], now[i] = now[i].plan, day{}
			}
		}
		seat, legal := m.Turn(), m.Legal()
		move := s.Policy(&rng)
		now[seat].press(legal, move)
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return out
}
