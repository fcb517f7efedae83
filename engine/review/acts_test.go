package review

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/westernlegends"
)

// TestStepsOfARideAreOneAct checks in a game of bots that the moves of a ride belong to one act, up
// to what is revealed on the way, that of its mistakes only the costliest is listed, and that steps
// which a person makes by several presses are acts of their own.
func TestStepsOfARideAreOneAct(t *testing.T) {
	m := played(t, "westernlegends", 2)
	r := replayOf(t, m)
	rides, longest := 0, 0
	for at, step := range m.Steps() {
		from, to := ActOf(r, at)
		longest = max(longest, to-from)
		if at < from || at >= to {
			t.Fatalf("decision %d belongs to an act from %d to %d", at, from, to)
		}
		if step.Move.Kind != westernlegends.KindMove || to == at+1 {
			continue
		}
		rides++
		for i := from; i < to; i++ {
			if a, b := ActOf(r, i); a != from || b != to || m.Steps()[i].Seat != step.Seat {
				t.Errorf("decision %d belongs to the act from %d to %d, want that of the ride from %d to %d", i, a, b, from, to)
			}
		}
		first, second := Mistake{At: from, Seat: step.Seat, BestChance: 0.2}, Mistake{At: to - 1, Seat: step.Seat,
			BestChance: 0.3}
		if all := addMistake([]Mistake{first}, second, r); len(all) != 1 || all[0].At != second.At {
			t.Errorf("the mistakes of one ride are %+v, want only the costliest", all)
		}
	}
	if rides == 0 || longest < 3 {
		t.Errorf("the game has %d rides, and the longest act has %d moves: choose another seed", rides, longest)
	}
	checkPresses(t, m)
}

// checkPresses checks that the acts of persons are those of their presses.
func checkPresses(t *testing.T, of *match.Match) {
	t.Helper()
	setup := of.Setup()
	setup.Seats = slices.Clone(setup.Seats)
	setup.Seats[0].Bot = ""
	m, err := match.New(westernlegends.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range of.Steps() {
		origin := match.OwnPress
		if step.Move.Kind == westernlegends.KindStep && i%2 == 0 && of.Steps()[i-1].Seat == step.Seat {
			origin = match.SamePress
		}
		if _, err := m.PlayFrom(origin, step.Move); err != nil {
			t.Fatal(err)
		}
	}
	r := replayOf(t, m)
	for at, step := range m.Steps() {
		if from, _ := ActOf(r, at); step.Seat == 0 && step.Origin == match.OwnPress && from != at {
			t.Errorf("decision %d begins a press, but belongs to an act from %d", at, from)
		}
	}
}

// TestBestLinesCompleteRides checks that a line which only begins a ride is completed by where it
// goes.
func TestBestLinesCompleteRides(t *testing.T) {
	r := replayOf(t, played(t, "westernlegends", 2))
	begun := 0
	for at, step := range r.Steps() {
		if step.Move.Kind != westernlegends.KindMove {
			continue
		}
		if err := r.Seek(at); err != nil {
			t.Fatal(err)
		}
		if next, open := bot.After(r.State(), step.Move); !open || next.Moves(nil)[0].Kind != westernlegends.KindStep {
			continue // the first step is forced
		}
		begun++
		line := completeAct(r.State(), []engine.Move{step.Move})
		if len(line) < 2 || line[1].Kind != westernlegends.KindStep {
			t.Errorf("at decision %d the line of a ride is %v, want a space", at, line)
		}
		if again := completeAct(r.State(), line); len(again) != len(line) {
			t.Errorf("at decision %d a complete line is extended to %v", at, again)
		}
	}
	if begun == 0 {
		t.Error("the game has no ride")
	}
}

// TestTrialsOfActs checks that a ride which is the answer to a mistake is compared as a whole: the
// ride that begins the best line loses nothing, and another one may.
func TestTrialsOfActs(t *testing.T) {
	r := replayOf(t, played(t, "westernlegends", 2))
	for at, step := range r.Steps() {
		from, to := ActOf(r, at)
		if step.Move.Kind != westernlegends.KindMove || to-from < 3 {
			continue
		}
		if err := r.Seek(at); err != nil {
			t.Fatal(err)
		}
		var act []engine.Move
		var line []string
		for _, s := range r.Steps()[at:to] {
			act, line = append(act, s.Move), append(line, s.Text)
		}
		trial := NewActTrial(r.State(), step.Move, act, append(line, "end turn")...)
		other := NewActTrial(r.State(), step.Move, act[:2], line...)
		if trial.Step(trialSamples); !trial.same || trial.Deficit() != 0 || !trial.AsGood() {
			t.Errorf("at decision %d the best ride has a deficit of %v, want none", at, trial.Deficit())
		}
		if other.same {
			t.Errorf("at decision %d half the ride counts as the whole", at)
		}
		return
	}
	t.Error("the game has no ride of two steps")
}
