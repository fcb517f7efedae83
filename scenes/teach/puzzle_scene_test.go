package teach

import (
	"strings"
	"testing"

	"gulch/engine/drill"
)

// TestAnswersToPuzzle checks the texts about wrong answers to a practice position, and where its
// buttons lead after the last position.
func TestAnswersToPuzzle(t *testing.T) {
	h, s := classroom(t)
	proof := &drill.Proof{Seat: 0, Rival: 1, Grade: 1, Instead: "take a rest", Now: drill.Standing{You: 7, Has: 7}}
	chances := map[string]int{betterNugget: 60, equalNugget: 59, worseNugget: 55, "dig": 20}
	s.Drill = &Drill{Game: "nuggets", Puzzles: []Puzzle{
		{ID: "a", Title: "First", Text: "Get help", Why: "It is worth more.", Best: []string{betterNugget},
			Chances: chances, State: startOf(t)},
		{ID: "b", Best: []string{betterNugget}, Chances: chances, State: startOf(t), Proof: proof},
	}}
	first, last := &s.Drill.Puzzles[0], &s.Drill.Puzzles[1]
	s.OpenPuzzle(first, 0)
	settle(t, h)
	for move, want := range map[string]string{equalNugget: "Close:", worseNugget: "Not bad",
		"dig": "gives away a lot"} {
		press(t, h, move)
		if _, text, _ := h.Top().(*practice).Prompt(); !strings.Contains(text, want) {
			t.Errorf("after %s the text is %q, want %q", move, text, want)
		}
		offers(t, h, []string{"retry", "show", "next"})
		press(t, h, "retry")
	}
	press(t, h, betterNugget)
	if s.solved(first) == 0 || s.nextPuzzle(first) != last {
		t.Errorf("the position is solved with %d tries, the next one is %v", s.solved(first), s.nextPuzzle(first))
	}
	press(t, h, "next")
	scene := h.Top().(*practice)
	if title := titleOf(last); !strings.Contains(title, "Tied with") || !strings.Contains(title, "7") ||
		scene.instead != "take a rest" {
		t.Errorf("the title is %q, the tempting move %q; want equal points, and the unknown move unchanged", title,
			scene.instead)
	}
	press(t, h, betterNugget)
	if s.nextPuzzle(first) != last || s.nextPuzzle(last) != nil {
		t.Error("with all positions solved, the last one must follow the first, and none the last")
	}
	offers(t, h, []string{"real"}, "next")
	if press(t, h, "real"); h.Top().Name() != "new-game" {
		t.Errorf("Play a real game leads to %s, want new-game", h.Top().Name())
	}
	h.PopToRoot()
	s.OpenPuzzle(&Puzzle{ID: "over", State: stateOf(t, finishedNuggets(t, ""))}, 0)
	if h.Top().Name() != "bottom" {
		t.Errorf("a position at which the game is over opens %s, want no scene", h.Top().Name())
	}
	if ids := PuzzleIDs("no such game"); ids != nil {
		t.Errorf("the positions of a game without any are %q, want none", ids)
	}
}
