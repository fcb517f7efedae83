package match

import (
	"errors"
	"strings"
	"testing"

	"gulch/engine"
)

// changedHeap is the heap game with version 2 of its rules. It still supports version 1.
type changedHeap struct{ heapGame }

func (changedHeap) Version(rules int) engine.Game {
	if rules == 1 {
		return heapGame{rules: 1}
	}
	return nil
}

func findChangedHeap(string) (engine.Game, error) { return changedHeap{heapGame{rules: 2}}, nil }

// TestOlderRulesAreKept resumes a record that was begun under an earlier version of the rules, and
// checks that the match, its replay and its branches keep that version.
func TestOlderRulesAreKept(t *testing.T) {
	m, p := newHeapMatch(t, "many", ada, bot)
	play(t, m, "take 3", "take 2")
	was := len(p.text)
	again, damage, err := Resume(findChangedHeap, p.text, p)
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	if len(again.Steps()) != 2 || again.Info().Rules != 1 || again.Record().Rules != 1 {
		t.Errorf("%d decisions under version %d, record of version %d; want 2 under version 1",
			len(again.Steps()), again.Info().Rules, again.Record().Rules)
	}
	if _, err := again.Play(again.Legal()[0]); err != nil || len(p.text) == was {
		t.Errorf("the resumed match cannot be continued or is not saved: %v", err)
	}
	replay, damage, err := NewReplay(findChangedHeap, p.text)
	if err != nil || damage != nil {
		t.Fatal(err, damage)
	}
	branch, err := replay.Branch(1, nil, nil)
	if err != nil || branch.Record().Rules != 1 {
		t.Errorf("a branch has version %d, %v; want 1", branch.Record().Rules, err)
	}
	if s, err := Summarise(findChangedHeap, p.text); err != nil || s.Problem != nil {
		t.Errorf("the summary has the problem %v, error %v; want none", s.Problem, err)
	}
}

// TestUnsupportedRulesAreRefused checks that a record with an unknown or no longer supported rules
// version is refused with ErrRules.
func TestUnsupportedRulesAreRefused(t *testing.T) {
	text := withChecks(strings.Replace(heapHeader, `"rules":1`, `"rules":3`, 1))
	if _, _, err := Resume(findChangedHeap, text, nil); !errors.Is(err, ErrRules) ||
		!strings.Contains(err.Error(), "version 2") {
		t.Errorf("Resume returns %v, want ErrRules with version 2", err)
	}
}

// TestNewGamesUseTheCurrentRules checks that a new game uses the current version of the rules, even
// if the game supports an older one.
func TestNewGamesUseTheCurrentRules(t *testing.T) {
	game, _ := findChangedHeap("heap")
	m, err := New(game, Setup{Seats: []Seat{ada, bot}, Seed: 3}, nil)
	if err != nil || m.Record().Rules != 2 {
		t.Errorf("a new game has version %d, %v; want 2", m.Record().Rules, err)
	}
}
