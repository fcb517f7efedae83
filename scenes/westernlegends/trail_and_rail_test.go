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
