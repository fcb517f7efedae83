package review

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/testscale"
	legends "gulch/engine/westernlegends"
)

// policyGame returns a finished game, set up with seed, in which all seats play by the game's
// rollout policy.
func policyGame(t *testing.T, game engine.Game, seed uint64) *match.Match {
	t.Helper()
	info := game.Info()
	seats := min(max(3, info.MinSeats), info.MaxSeats)
	setup := match.Setup{Seed: seed, BotSeed: seed + 1}
	if plan := audit.RandomPlan(info, seed); plan.Seats == seats { // options may be for other numbers of seats
		setup.Options = plan.Options
	}
	for range seats {
		setup.Seats = append(setup.Seats, match.Seat{Name: "N", Bot: "medium"})
	}
	m, err := match.New(game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(seed)
	for !m.Over() {
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// swapped returns the game with two consecutive moves exchanged, without the moves after them. at
// is the index of the first of the two moves. swapped returns false if the two moves do not
// commute: if they belong to different seats, if one of them reveals something, or if the exchanged
// moves are illegal or lead to another position.
func swapped(t *testing.T, m *match.Match, at int) (*match.Match, bool) {
	t.Helper()
	steps := m.Steps()
	reveals := func(e engine.Event) bool { return e.Reveals }
	if steps[at].Seat != steps[at+1].Seat || steps[at].Move == steps[at+1].Move ||
		slices.ContainsFunc(steps[at].Events, reveals) || slices.ContainsFunc(steps[at+1].Events, reveals) {
		return nil, false
	}
	r := replayOf(t, m)
	if err := r.Seek(at); err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(r.State().Moves(nil), steps[at+1].Move) {
		return nil, false
	}
	other := branch(t, m, at)
	for _, move := range []engine.Move{steps[at+1].Move, steps[at].Move} {
		if other.Over() || other.Turn() != steps[at].Seat || !slices.Contains(other.Legal(), move) {
			return nil, false
		}
		events, err := other.Play(move)
		if err != nil || slices.ContainsFunc(events, reveals) {
			return nil, false
		}
	}
	seat := steps[at].Seat
	a, err := branch(t, m, at+2).State().InformationState(seat)
	if err != nil {
		t.Fatal(err)
	}
	b, err := other.State().InformationState(seat)
	if err != nil {
		t.Fatal(err)
	}
	return other, other.Turn() == seat && string(a) == string(b)
}

// branch returns the game as it was before one of its decisions. at is the index of that decision,
// from 0.
func branch(t *testing.T, m *match.Match, at int) *match.Match {
	t.Helper()
	b, err := replayOf(t, m).Branch(at, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// verdictsOn returns the verdicts on two consecutive decisions of a game. at is the index of the
// first one.
func verdictsOn(t *testing.T, m *match.Match, at int) (all [2]verdict) {
	t.Helper()
	return [2]verdict{verdictOn(t, m, at), verdictOn(t, m, at+1)}
}

// verdictOn returns the verdict on decision at of a game.
func verdictOn(t *testing.T, m *match.Match, at int) verdict {
	t.Helper()
	r := replayOf(t, m)
	if err := r.Seek(at); err != nil {
		t.Fatal(err)
	}
	x, err := newExamination(r, 200, nil)
	if err != nil {
		t.Fatal(err)
	}
	x.begin(at)
	for !x.step() {
	}
	return x.verdict
}

// TestFreeGainsAreNoMistakes checks that completing a goal and picking up all the nuggets of a
// space in Western Legends, which cost no action and close nothing, are no mistakes, however good
// the moves are that stay open after them.
func TestFreeGainsAreNoMistakes(t *testing.T) {
	most, judged := testscale.Of(4, 20), map[engine.Kind]int{}
	few := func() bool { return judged[legends.KindCompleteGoal] < most || judged[legends.KindTake] < most }
	for seed := uint64(1); seed < 30 && few(); seed++ {
		m := policyGame(t, legends.Game, seed)
		r := replayOf(t, m)
		for at, step := range m.Steps() {
			if k := step.Move.Kind; k != legends.KindCompleteGoal && k != legends.KindTake || judged[k] >= most {
				continue
			}
			if err := r.Seek(at); err != nil {
				t.Fatal(err)
			}
			if legal := r.State().Moves(nil); len(legal) < 2 || slices.ContainsFunc(legal, func(x engine.Move) bool {
				return x.Kind == legends.KindTake && x.A > step.Move.A // takes more
			}) {
				continue
			}
			judged[step.Move.Kind]++
			if v := verdictOn(t, m, at); v.isMistake {
				t.Errorf("seed %d, decision %d: %q counts as a mistake: %+v", seed, at, step.Text, v.mistake)
			}
		}
	}
	if judged[legends.KindCompleteGoal] == 0 || judged[legends.KindTake] == 0 {
		t.Errorf("judged decisions by kind: %v, expected goals and nuggets", judged)
	}
}

// TestOrderOfCommutingMoves checks for every game that the order of two moves of a turn does not
// matter, if both orders lead to the same position: each of the moves leaves the other open, and
// the same moves are mistakes.
func TestOrderOfCommutingMoves(t *testing.T) {
	for _, game := range games.All() {
		id := game.Info().ID
		t.Run(id, func(t *testing.T) {
			pairs, left := 0, testscale.Of(16, 30)
			for seed := range uint64(testscale.Of(4, 8)) {
				m := policyGame(t, game, 11+seed)
				for at := range len(m.Steps()) - 1 {
					other, ok := swapped(t, m, at)
					if !ok {
						continue
					}
					pairs++
					wantOpen(t, m, at)
					if left == 0 || pairs%7 != 1 {
						continue
					}
					left--
					wantSameVerdicts(t, m, other, at)
				}
			}
			t.Logf("%d pairs of moves commute", pairs)
			if singleMoves := id == "boomtown" || id == "narrowgauge"; (pairs == 0) != singleMoves {
				t.Errorf("%d pairs of moves commute: in Boomtown and Narrow Gauge a turn has none, in the others many",
					pairs)
			}
		})
	}
}

// wantOpen checks that each of two consecutive moves leaves the other one open. at is the index of
// the first one.
func wantOpen(t *testing.T, m *match.Match, at int) {
	t.Helper()
	a, b := m.Steps()[at], m.Steps()[at+1]
	r := replayOf(t, m)
	if err := r.Seek(at); err != nil {
		t.Fatal(err)
	}
	for _, line := range [][]engine.Move{{a.Move, b.Move}, {b.Move, a.Move}} {
		if _, whole, same := bot.StillOpen(r.State(), line[1], line); !whole || !same {
			t.Errorf("decision %d: %s and %s commute, but after one of them the other counts as closed", at, a.Text,
				b.Text)
		}
	}
}

// wantSameVerdicts checks that two consecutive moves have the same verdicts in other, the game in
// which they are exchanged. at is the index of the first one.
func wantSameVerdicts(t *testing.T, m, other *match.Match, at int) {
	t.Helper()
	here, there := verdictsOn(t, branch(t, m, at+2), at), verdictsOn(t, other, at)
	for i := range here {
		x, y := here[i], there[1-i]
		if x.isMistake != y.isMistake {
			t.Errorf("decision %d, %s and %s: in one order mistake %v %+v, in the other %v %+v", at, m.Steps()[at].Text,
				m.Steps()[at+1].Text, x.isMistake, x.mistake, y.isMistake, y.mistake)
		}
	}
}
