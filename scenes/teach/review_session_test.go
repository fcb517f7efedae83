package teach

import (
	"testing"

	"gulch/engine/games"
	"gulch/scenes/srs"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// TestSolvedLateReplacesMiss checks that a position solved after several tries is recorded as
// solved late instead of missed, and that a right first answer stays recorded as right.
func TestSolvedLateReplacesMiss(t *testing.T) {
	for name, c := range map[string]struct {
		tries []bool
		want  string
	}{
		"at once": {[]bool{true}, "2"}, "later": {[]bool{false, false, true}, "1"},
		"never": {[]bool{false, false}, "0"}, "twice": {[]bool{true, true}, "2"},
	} {
		d, err := stage.NewSceneStack()
		if err != nil {
			t.Fatal(err)
		}
		h := stage.NewApp(d, games.All(), store.NewMemory(nil))
		p := h.NewPerson("Ada", "")
		h.Settings.People = []stage.Person{{Name: "Ada", ID: p.ID}}
		turn := &reviewSession{app: h, cards: []srs.Card{{Key: srs.PuzzleKey("boomtown", "x")}}}
		for i, found := range c.tries {
			turn.record(found, i+1)
		}
		kept := h.Facts(p.ID, srs.Answers)
		if len(kept) != 1 {
			t.Errorf("%s: %d answers are recorded, want 1", name, len(kept))
		}
		for _, a := range kept {
			if string(a) != c.want {
				t.Errorf("%s: the recorded answer is %s, want %s", name, a, c.want)
			}
		}
	}
}
