package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/scenes/table"
)

// drawnOn calls draw with a canvas that only records, for table b. It returns the texts and the
// names of the icons that draw has drawn.
func drawnOn(b *Table, draw func(p *paint.Canvas)) (texts, icons []string) {
	p := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
	p.OnText = func(w paint.DrawnText) { texts = append(texts, w.Text) }
	p.OnIcon = func(name string, _ geom.Rect) { icons = append(icons, name) }
	draw(p)
	p.Flush()
	return texts, icons
}

// TestFirstPlacementIsNotARide checks that a miniature that is placed on its first space flashes
// there, instead of riding from another space of the map.
func TestFirstPlacementIsNotARide(t *testing.T) {
	state, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*rules.State)
	b, _ := showPosition(t, s)
	placed, ridden := 0, 0
	tell := func(e engine.Event) {
		x := table.Animate(b, engine.Told{Event: e, State: s})
		if e.Kind == rules.EventMini {
			carried := slices.ContainsFunc(x.Animations(), func(a *motion.Animation) bool { return a.Carries != nil })
			if first := rules.OldSpaceIn(e) == rules.NoSpace; first {
				placed++
				if carried {
					t.Errorf("the miniature of seat %d rides to its first space", e.Seat)
				}
			} else if ridden++; !carried {
				t.Errorf("the miniature of seat %d does not ride from space %d to %d", e.Seat, int(rules.OldSpaceIn(e)),
					int(rules.SpaceIn(e)))
			}
		}
		x.EnsureApplied()
	}
	for rng := engine.NewRand(1); ridden < 5; {
		if legal, err := engine.PlayForced(s, nil, tell); err != nil || len(legal) == 0 {
			t.Fatal("the game ends early:", err)
		}
		if err := s.Play(s.Policy(&rng), tell); err != nil {
			t.Fatal(err)
		}
	}
	if placed != 2 {
		t.Errorf("%d miniatures were placed on their first space, expected 2", placed)
	}
}

// TestEmptyPileOfStories checks a table whose pile of story cards is empty: the place of the pile
// says so, and the event that turns up no story gives a reason for having no animation.
func TestEmptyPileOfStories(t *testing.T) {
	b, _ := showPosition(t, lateGame(t, rules.PhaseAct).State().(*rules.State))
	none := engine.Told{Event: engine.Event{Kind: rules.EventStory, A: -1, B: 1}}
	if x := table.Animate(b, none); x.NoAnimationReason() == "" {
		t.Error("an empty pile of stories has an animation, or no reason for having none")
	}
	b.Board.Stories[1].Story = -1
	texts, _ := drawnOn(b, func(p *paint.Canvas) { b.paintStory(p, 1) })
	if !slices.Contains(texts, "No more stories") {
		t.Errorf("the place of an empty pile shows %q, expected that there are no more stories", texts)
	}
	if tip := b.storyTip(1); tip != "There are no more stories in this pile." {
		t.Errorf("the tooltip of an empty pile is %q", tip)
	}
}

// TestHerdInLedger checks that the ledger shows a head of cattle and the longhorns beside it, with
// their number if there are several.
func TestHerdInLedger(t *testing.T) {
	b, _ := showPosition(t, lateGame(t, rules.PhaseAct).State().(*rules.State))
	for _, c := range []struct {
		cattle, longhorns, icons int
		number                   string
	}{{-1, 0, 0, ""}, {1, 0, 1, ""}, {-1, 1, 1, ""}, {1, 1, 2, ""}, {1, 3, 2, "3"}} {
		b.Board.Of[0].Cattle, b.Board.Of[0].Longhorns = c.cattle, c.longhorns
		texts, icons := drawnOn(b, func(p *paint.Canvas) { b.paintHerd(p, geom.R(0, 0, 60, 20), 0) })
		if len(icons) != c.icons || strings.Join(texts, "") != c.number {
			t.Errorf("cattle %d and %d longhorns: icons %q and texts %q, expected %d icons and the number %q", c.cattle,
				c.longhorns, icons, texts, c.icons, c.number)
		}
	}
}

// TestFaroStripMarksTurnedRanks checks that the strip of the faro table marks the ranks that have
// been turned over, and those that were shown in the box from the start.
func TestFaroStripMarksTurnedRanks(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFaroBet })
	b, _ := showPosition(t, m.State().(*rules.State))
	g := &b.Board.Game
	g.Shown, g.Faro[0] = 1<<3|1<<5, 3
	for turned, want := range [][2]int{{0, 2}, {1, 1}} {
		g.Turned = turned
		texts, _ := drawnOn(b, func(p *paint.Canvas) { b.paintStrip(p, geom.R(0, 0, 800, 400)) })
		var got [2]int
		for _, text := range texts {
			got[0], got[1] = got[0]+oneIf(text == "out"), got[1]+oneIf(text == "in the box")
		}
		if got != want {
			t.Errorf("after %d turned cards, %d ranks are marked as out and %d as in the box, expected %d and %d", turned,
				got[0], got[1], want[0], want[1])
		}
	}
}
