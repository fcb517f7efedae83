package review

import (
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/match"
)

// withOrigins returns match m of Boomtown, played again with other origins of its decisions.
func withOrigins(t *testing.T, m *match.Match, origins map[int]match.Origin) *match.Match {
	t.Helper()
	again, err := match.New(boomtown.Game, m.Setup(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range m.Steps() {
		if _, err := again.PlayFrom(origins[i], s.Move); err != nil {
			t.Fatal(err)
		}
	}
	return again
}

// TestAutomaticAnswersAreNoMistakes checks that neither a study nor a review blames a person for
// what the program has answered without asking.
func TestAutomaticAnswersAreNoMistakes(t *testing.T) {
	m, blunder := gameWithBlunder(t)
	asked := findings(t, m, 0, 997)
	m = withOrigins(t, m, map[int]match.Origin{blunder: match.Automatic})
	f := findings(t, m, 0, 997)
	for _, x := range append(f.Mistakes, reviewed(t, m, 997).Turns...) {
		if x.At == blunder {
			t.Errorf("the automatic answer at decision %d counts as the mistake %+v", blunder, x)
		}
	}
	if f.Decisions != asked.Decisions-1 || f.Loss >= asked.Loss {
		t.Errorf("with an automatic blunder there are %d decisions and a loss of %.3f, want %d and less than %.3f",
			f.Decisions, f.Loss, asked.Decisions-1, asked.Loss)
	}
}

// TestOnePressIsOneDecision checks that a study counts the moves of one press as one decision, and
// that of their mistakes only the most costly one is listed.
func TestOnePressIsOneDecision(t *testing.T) {
	m, blunder := gameWithBlunder(t)
	before := blunder - 1
	for m.Steps()[before].Seat != 0 {
		before--
	}
	apart := findings(t, m, 0, 997)
	m = withOrigins(t, m, map[int]match.Origin{blunder: match.SamePress})
	f := findings(t, m, 0, 997)
	steps, r := m.Steps(), replayOf(t, m)
	if f.Decisions >= apart.Decisions || f.Loss != apart.Loss {
		t.Errorf("with two moves of one press there are %d decisions and a loss of %v, want fewer than %d and %v",
			f.Decisions, f.Loss, apart.Decisions, apart.Loss)
	}
	small := Mistake{At: before, BestChance: 0.5, PlayedChance: 0.4}
	large := Mistake{At: blunder, BestChance: 0.5, PlayedChance: 0.2}
	for _, pair := range [][2]Mistake{{small, large}, {large, small}} {
		all := addMistake(addMistake(nil, pair[0], r), pair[1], r)
		if len(all) != 1 || all[0].At != blunder {
			t.Errorf("the mistakes of one press are %+v, want only the most costly one", all)
		}
	}
	other := small
	other.At = len(steps) - 1
	if all := addMistake([]Mistake{large}, other, r); len(all) != 2 {
		t.Errorf("the mistakes of two presses are %+v, want both", all)
	}
}
