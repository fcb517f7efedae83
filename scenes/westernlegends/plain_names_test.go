package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestOpponentsHaveTheDefiniteArticle checks the names of opponents without a seat, which stand in
// sentences about a fight that has begun: "the outlaw wins".
func TestOpponentsHaveTheDefiniteArticle(t *testing.T) {
	for id, foe := range foes() {
		if !strings.HasPrefix(foe.name, "the ") {
			t.Errorf("the opponent %s is called %q", id, foe.name)
		}
	}
}

// TestAverageWinRateReadsAverage checks that a character that wins as often as the average of four
// players is neither easy nor hard to play.
func TestAverageWinRateReadsAverage(t *testing.T) {
	i := slices.IndexFunc(winShares, func(s struct {
		won  int
		name string
	}) bool {
		return s.won <= 25
	})
	if name := winShares[i].name; !strings.HasPrefix(name, "Average") || !strings.Contains(name, "four players") {
		t.Errorf("a character that wins 25 of 100 games is %q", name)
	}
}

// TestTrackPointsAreNoSpaces checks that the points for a track in the ledger are not called like
// the track: "Wanted 3" is a space.
func TestTrackPointsAreNoSpaces(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Cube(0, rules.Wanted) > 1 })
	b, _ := showPosition(t, m.State().(*rules.State))
	bonus := false
	for _, part := range b.Breakdowns(0)[0].Parts {
		bonus = bonus || part.Name == "Wanted bonus"
		if part.Name == "Wanted" || part.Name == "Marshal" || part.Name == "Gambler" {
			t.Errorf("the ledger says “%s %d”", part.Name, part.Value)
		}
	}
	if !bonus {
		t.Errorf("the ledger names no Wanted bonus: %+v", b.Breakdowns(0))
	}
}

// TestSpacesForTheSheriffTellHisDistance checks that a space to which a player can send the Sheriff
// says how far it is from Wanted players, and not what a player can do there.
func TestSpacesForTheSheriffTellHisDistance(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseSheriffStep && s.Cube(1, rules.Wanted) > 0
	})
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	for x := range rules.Space(rules.Spaces()) {
		tip := b.spaceTip(x)
		if strings.Contains(tip, "You can") || strings.Contains(tip, "nothing to do") {
			t.Errorf("the tip of %s for the Sheriff is %q", x, tip)
		}
		if far, _ := s.SheriffDistance(x, s.Space(1)); far > 0 && !strings.Contains(tip, b.Name(1)+" (Wanted") {
			t.Errorf("the tip of %s for the Sheriff is %q, want the distance to %s", x, tip, b.Name(1))
		}
	}
}

// TestFinalValuesShowOneResult checks that a choice that a fight card asks for, when the values of
// the fight are final, hides what the loser's win would bring and names the winner in its preview.
func TestFinalValuesShowOneResult(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Cause().Kind == rules.CauseFightCard && s.Phase() == rules.PhaseDiscard
	})
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	if !b.settled {
		t.Error("the fight still shows what either result would bring")
	}
	discards := slices.DeleteFunc(s.Moves(nil), func(m engine.Move) bool { return m.Kind != rules.KindDiscard })
	for _, m := range discards {
		if lines := strings.Join(table.PreviewMoves(b, s, m).Lines, "\n"); !strings.Contains(lines, " wins") {
			t.Errorf("the preview of “%s” names no winner: %q", b.MoveWords(m), lines)
		}
	}
}
