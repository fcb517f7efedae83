package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/scenes/table"
)

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
