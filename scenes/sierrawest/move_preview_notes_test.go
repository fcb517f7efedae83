package sierrawest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestPreviewNamesWhatIsPassed checks that the preview of a press that lets a pioneer walk past a
// space which he cannot pay for says so, and so do the words of the press.
func TestPreviewNamesWhatIsPassed(t *testing.T) {
	var e errand
	skips := func(s *rules.State, _ []engine.Move) bool {
		if s.Phase() != rules.PhasePioneer || s.Turn() != s.Active() {
			return false
		}
		for goal, x := range errands(s, rules.Tan, nil) {
			if goal.Kind == rules.KindCatch && len(passedIcons(s, x.next())) > 0 {
				e = x
				return true
			}
		}
		return false
	}
	b, nodes := decision(t, "gold_rush", 3, skips)
	var moves []engine.Move
	s := *b.State
	for next := e.next(); ; {
		m, ok := next(&s)
		if !ok || s.Play(m, nil) != nil {
			break
		}
		moves = append(moves, m)
	}
	icon := passedIcons(b.State, e.next())[0]
	notes := table.PreviewMoves(b, b.State, moves...).Notes
	if !slices.ContainsFunc(notes, func(n table.Note) bool { return n.Text == "Passes "+icon+" without using it" }) {
		t.Errorf("a press passes %s, but the notes of its preview are %+v", icon, notes)
	}
	if !slices.ContainsFunc(nodes, func(n ui.Node) bool {
		return strings.Contains(n.Label, "He passes "+icon+" without using it")
	}) {
		t.Errorf("no target says that its press passes %s", icon)
	}
}

// TestPreviewNamesGainsOfTheNextDecision checks that the preview of a step on a Harvest says how
// many apples it brings, and that of an orchard summit what the step on each track is worth: all
// its points, also those of gold, and the goods of the reward.
func TestPreviewNamesGainsOfTheNextDecision(t *testing.T) {
	said := func(b *Table, m engine.Move) (all string) {
		for _, n := range table.PreviewMoves(b, b.State, m).Notes {
			all += n.Text + "\n"
		}
		return all
	}
	var harvest, orchard engine.Move
	leadsTo := func(phase engine.Phase, to *engine.Move) func(s *rules.State, legal []engine.Move) bool {
		return func(s *rules.State, legal []engine.Move) bool {
			for _, m := range legal {
				after := *s
				if s.Phase() == rules.PhasePioneer && after.Play(m, nil) == nil && after.Phase() == phase &&
					len(after.Moves(nil)) > 1 {
					*to = m
					return true
				}
			}
			return false
		}
	}
	b, _ := decision(t, "apple_hill", 2, leadsTo(rules.PhaseHarvest, &harvest))
	if got := said(b, harvest); !strings.Contains(got, "apple") {
		t.Errorf("the preview of a harvest says %q, want the apples", got)
	}
	b, _ = decision(t, "apple_hill", 2, leadsTo(rules.PhasePickTrack, &orchard))
	want := fmt.Sprintf("Red Delicious: %d points with 2 gold", b.State.Multiplier(b.State.Active())+2)
	if got := said(b, orchard); !strings.Contains(got, "track") || !strings.Contains(got, want) {
		t.Errorf("the preview of an orchard summit says %q, want %q", got, want)
	}
	for _, line := range table.PreviewMoves(b, b.State, orchard).Lines {
		if strings.Contains(line, "track") {
			t.Errorf("the preview of an orchard summit says twice what it brings, also %q", line)
		}
	}
}

// TestAdviceToSkipMarksNoSpace checks that a space which a pioneer can only skip is not a target,
// and that the button that skips it is marked if a hint proposes to skip.
func TestAdviceToSkipMarksNoSpace(t *testing.T) {
	var skip engine.Move
	b, _ := decision(t, "boats_banjos", 3, func(s *rules.State, legal []engine.Move) bool {
		skip = rules.WalkPast(rules.Tan)
		return s.Phase() == rules.PhasePioneer && slices.Contains(legal, skip) && waysToUse(s, rules.Tan) == 0
	})
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	a.Hint = skip
	nodes := b.Nodes(a, nil)
	for _, n := range nodes {
		if strings.HasPrefix(n.ID, "well tan") && (n.Role == "move" || n.Pulse) {
			t.Errorf("%s, which can only be skipped, is a target: %+v", n.ID, n)
		}
	}
	space := b.State.Pioneer(b.State.Active(), rules.Tan).Space + 1
	if n := nodeByID(t, nodes, "well tan "+string(rune('0'+space))); n.DisabledReason == "" && n.Press == nil {
		t.Errorf("the space that can only be skipped does not say why: %+v", n)
	}
	if n := nodeByID(t, nodes, b.State.Notation(skip)); !n.Enabled() {
		t.Error("the button that skips the space cannot be pressed")
	}
}
