package dakota

import (
	"regexp"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// endsChange matches the sentence of a tip about the number of open ends.
var endsChange = regexp.MustCompile(`leaves (\d+) open ends? instead of (\d+)`)

// TestTileTipsSayWhatChanges checks the texts of decisions about a tile: the tips of places where a
// tile is replaced name what is removed, no tip names a number of open ends that does not change,
// only a paid exploration says that money is lost, and tiles of one kind are announced.
func TestTileTipsSayWhatChanges(t *testing.T) {
	replaced, paid, free, same := 0, 0, 0, 0
	for seed := uint64(1); seed < 7; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseExploreTile {
				return
			}
			a := table.NewDecision(b, s, s.Moves(nil))
			if tip := b.moveTip(engine.Move{Kind: rules.KindDecline}); strings.Contains(tip, "paid") {
				paid++
			} else if free++; b.Board.Exploring.Paid() {
				t.Errorf("placing no tile after a paid exploration says %q", tip)
			}
			same += oneIf(strings.Contains(b.Prompt(a), "are the same"))
			for _, n := range b.layNodes(a, nil) {
				if strings.HasPrefix(n.ID, "replace") {
					replaced++
					if !strings.Contains(n.Label, "Replace") || !strings.Contains(n.Tip, "removes") {
						t.Errorf("the place of a tile is %q: %q", n.Label, n.Tip)
					}
				}
				if ends := endsChange.FindStringSubmatch(n.Tip); ends != nil && ends[1] == ends[2] {
					t.Errorf("nothing changes: %q", n.Tip)
				}
			}
		})
	}
	if replaced == 0 || paid == 0 || free == 0 || same == 0 {
		t.Errorf("tips seen: %d of replaced tiles, %d paid, %d free, %d of tiles of one kind; want some of each",
			replaced, paid, free, same)
	}
}

// TestSpecialistMovesHaveTips checks that both uses of a free prospector say what they do.
func TestSpecialistMovesHaveTips(t *testing.T) {
	b := newTestTable(t, 2)
	showToMover(b, lateGame(t, rules.PhaseExplorers).State().(*rules.State))
	for _, k := range []engine.Kind{rules.KindProspect, rules.KindSurvey} {
		if b.moveTip(engine.Move{Kind: k}) == "" {
			t.Errorf("the tip of %q is empty", b.MoveWords(engine.Move{Kind: k}))
		}
	}
}
