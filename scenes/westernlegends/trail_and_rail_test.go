package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestTrailAndRailNameTheirDestination checks that the sign, the words of the move, the log line
// and the picture of the strip name the space to which the trail or the railroad leads.
func TestTrailAndRailNameTheirDestination(t *testing.T) {
	for _, c := range []struct {
		kind     engine.Kind
		from, to string
	}{
		{rules.KindTrail, "sh_hideout_a", "Mountain Pass A"},
		{rules.KindRail, "sv_rail", "Buzzard Gulch Rail Station"},
	} {
		s := positionOf(t, "e38_vendetta", `{"seats": {"0": {"space": "`+c.from+`", "money": 50}}}`)
		b, nodes := showPosition(t, s)
		b.Players[0].Bot = "easy" // the strip shows turns of bots
		m := engine.Move{Kind: c.kind}
		if said := b.MoveWords(m); !strings.HasSuffix(said, " to "+c.to) {
			t.Errorf("from %s: the move is called %q, expected its destination %s", c.from, said, c.to)
		}
		if n := nodes[s.Notation(m)]; !strings.Contains(n.Tip, c.to) {
			t.Errorf("from %s: the tooltip is %q, expected the destination %s", c.from, n.Tip, c.to)
		}
		next, told := new(rules.State), []engine.Told(nil)
		s.CopyTo(next)
		if err := next.Play(m, engine.Collect(next, &told)); err != nil {
			t.Fatal(err)
		}
		_, said := b.Line(told[0].Event)
		if !strings.HasSuffix(said, " to "+c.to+".") {
			t.Errorf("from %s: the log says %q, expected the destination %s", c.from, said, c.to)
		}
		pictures := table.StoryPictures(b, told)
		if len(pictures) != 1 || pictures[0].Caption != said || pictures[0].Draw == nil {
			t.Errorf("from %s: the strip has %d pictures, expected one of the place with the caption %q", c.from,
				len(pictures), said)
		}
	}
}

// TestTrainRideNamesItsDestination checks that the sign, the words, the preview, the log line and
// the strip of the ability that leads to the Train name the Train's space and the bandit there.
func TestTrainRideNamesItsDestination(t *testing.T) {
	s := positionOf(t, "e38_vendetta", `{"train": "sh_hideout_b", "bandits": ["sh_hideout_b"], "seats": {"0": {"character": "sundance_kid",
		"lp": 6, "awake": true, "space": "dr_street_w"}}}`)
	b, nodes := showPosition(t, s)
	goal := spaceName(b.Board.Train)
	m := engine.Move{Kind: rules.KindAbility}
	if said := b.MoveWords(m); !strings.HasSuffix(said, " at "+goal) {
		t.Errorf("the move is called %q, expected its destination %s", said, goal)
	}
	if n := nodes[s.Notation(m)]; !strings.Contains(n.Tip, goal) {
		t.Errorf("the tooltip is %q, expected the destination %s", n.Tip, goal)
	}
	title, notes := b.SequencePreview([]engine.Move{m}, s)
	said := title
	for _, n := range notes {
		said += "; " + n.Text
	}
	if !strings.Contains(said, goal) || b.Board.Bandits.Has(b.Board.Train) && !strings.Contains(said, "bandit") {
		t.Errorf("the preview says %q, expected the destination %s and the bandit there", said, goal)
	}
	next, told := new(rules.State), []engine.Told(nil)
	s.CopyTo(next)
	if err := next.Play(m, engine.Collect(next, &told)); err != nil {
		t.Fatal(err)
	}
	b.Players[0].Bot = "easy" // the strip shows turns of bots
	pictures := table.StoryPictures(b, told)
	if len(pictures) == 0 || !strings.Contains(pictures[0].Caption, goal) {
		t.Errorf("the strip says %+v, expected the destination %s", pictures, goal)
	}
	var lines []string
	var before []engine.Event
	for _, e := range told {
		if _, line := b.Line(e.Event); line == "" {
			continue
		}
		before = append(before, e.Event)
		if len(before) > 1 && e.Seat == 0 {
			if _, joined := b.MergedLine(before); joined != "" {
				lines[len(lines)-1] = joined
				continue
			}
		}
		_, line := b.Line(e.Event)
		lines = append(lines, line)
	}
	if n := strings.Count(strings.Join(lines, " "), goal); n != 1 {
		t.Errorf("the log names the destination %d times: %q", n, lines)
	}
}
