package table

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestBriefList checks that a list of values names all that fit, and how many it leaves out.
func TestBriefList(t *testing.T) {
	for want, parts := range map[string][]string{
		"":                             nil,
		"Wood −2, Stone −1, Points +3": {"Wood −2", "Stone −1", "Points +3"},
		"Money −12, Dynamite −1, Stone −1 and 2 more": {"Money −12", "Dynamite −1", "Stone −1", "Wood −2", "Points +3"},
		"a name much longer than there is room for by itself −1 and 1 more": {
			"a name much longer than there is room for by itself −1", "Wood −2"},
	} {
		if got := briefList(parts); got != want {
			t.Errorf("the list of %q is %q, want %q", parts, got, want)
		}
	}
}

// TestBrassButtonKeepsToAdvice checks that the brass button proposes no move while the player sees
// advice for another one, or waits for a hint.
func TestBrassButtonKeepsToAdvice(t *testing.T) {
	own, other := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	rated := func(worse engine.Move) func(engine.Move) bool {
		return func(m engine.Move) bool { return m == worse }
	}
	for name, c := range map[string]struct {
		a       Decision
		against bool
	}{
		"without advice":               {Decision{}, false},
		"a hint for the move":          {Decision{Hint: own}, false},
		"a hint for another move":      {Decision{Hint: other}, true},
		"while the hint is looked for": {Decision{awaitsHint: true}, true},
		"the coach rates it lower":     {Decision{isWorse: rated(own)}, true},
		"the coach rates others lower": {Decision{isWorse: rated(other)}, false},
	} {
		c.a.Legal = []engine.Move{own, other}
		if got := c.a.advisedAgainst(own); got != c.against {
			t.Errorf("%s: the button must not propose the move: %v, want %v", name, got, c.against)
		}
	}
}

// TestAdvisedPayment checks that of several payments the one in the coach's list is advised, if the
// coach has not planned another one, and without a list all that are not worse.
func TestAdvisedPayment(t *testing.T) {
	food, wood, stone := engine.Move{Kind: 1, A: 1}, engine.Move{Kind: 1, A: 2}, engine.Move{Kind: 1, A: 3}
	all := []engine.Move{food, wood, stone}
	worse := func(m engine.Move) bool { return m == food }
	none := func(engine.Move) bool { return true }
	others, list, plan := []engine.Move{{Kind: 2}}, []engine.Move{{Kind: 2}, stone}, []engine.Move{wood}
	for name, c := range map[string]struct {
		a    Decision
		want []engine.Move
	}{
		"without a coach":         {Decision{}, all},
		"before the list":         {Decision{isWorse: worse}, []engine.Move{wood, stone}},
		"with a list":             {Decision{isWorse: worse, listed: list}, []engine.Move{stone}},
		"with a plan":             {Decision{isWorse: worse, listed: list, Planned: plan}, plan},
		"with a list of others":   {Decision{isWorse: worse, listed: others}, []engine.Move{wood, stone}},
		"with all rated as worse": {Decision{isWorse: none}, all},
	} {
		if got := c.a.Advised(all); !slices.Equal(got, c.want) {
			t.Errorf("%s, %v are advised, want %v", name, got, c.want)
		}
	}
}
