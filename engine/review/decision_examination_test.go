package review

import (
	"math"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/nuggets"
)

// TestMistakesInSolvedEndgames checks that a mistake in a solved endgame has all moves that are as
// good as the best one, and that its cost is exact.
func TestMistakesInSolvedEndgames(t *testing.T) {
	m, _ := endgameMatch(t, twoLarge, "dig", "take 24", "take 23")
	f := findings(t, m, 0, 1000)
	if len(f.Mistakes) != 1 || f.Decisions != 2 || f.Luck == 0 || f.Loss <= 0 {
		t.Fatalf("the findings are %+v, want one mistake in two decisions, a loss and luck", f)
	}
	x := f.Mistakes[0]
	slices.Sort(x.Good)
	if !slices.Equal(x.Good, []string{"take 1", "take 23", "take 24"}) || x.Played != "dig" || x.At != 0 ||
		math.Abs(x.Cost()-0.5) > 1e-9 || x.Margin != 0 {
		t.Errorf("the mistake is %+v, want dig instead of a nugget with the cost 0.5", x)
	}
	// the seat then has luck: the chart falls at the decision, and rises again
	r := reviewed(t, m, 10)
	if len(r.Turns) != 1 || r.Turns[0].At != x.At || r.Turns[0].Cost() != x.Cost() {
		t.Errorf("the turning points are %+v, want the mistake", r.Turns)
	}
	checkAgainstChart(t, r, r.Turns...)
}

// equalSearch is a bot.Searcher that is done at once and gives all moves the same rating.
type equalSearch struct {
	bot.Searcher
	pair [2]engine.Move
}

func (s *equalSearch) BeginComparison(_ engine.State, x, y engine.Move) {
	s.pair = [2]engine.Move{x, y}
}

func (s *equalSearch) Step(int) bool { return true }

func (s *equalSearch) Line(m engine.Move) []engine.Move { return []engine.Move{m} }

func (s *equalSearch) Examined(engine.Move) int { return 1 }

func (s *equalSearch) TurnOpinions(dst []bot.Opinion) []bot.Opinion {
	return append(dst, bot.Opinion{Move: s.pair[0], Result: 0.4}, bot.Opinion{Move: s.pair[1], Result: 0.4})
}

// TestLastChecksOfAMistake checks the last two checks of a mistake. A mistake that the search with
// equal visits does not confirm must be dropped, and counts as a small loss. A move that is as good
// as the best one must be added to the mistake's good moves.
func TestLastChecksOfAMistake(t *testing.T) {
	m, _ := endgameMatch(t, twoLarge, "dig", "take 24", "take 23")
	for _, c := range []struct {
		task     task
		mistakes int
		loss     float64
	}{{taskPairSearch, 0, minSureLoss}, {taskEqualMoves, 1, 0.5}} {
		s := afterSurvey(t, m, 0)
		x := s.judge
		x.pairSearch = &equalSearch{}
		x.line, x.others = []engine.Move{nuggets.Take(24)}, [][]engine.Move{{nuggets.Take(23)}}
		x.verdict.mistake = Mistake{Good: []string{"take 24"}, BestChance: 0.75, PlayedChance: 0.25}
		x.setTask(c.task)
		for s.at == 0 {
			s.Step(1)
		}
		if len(s.found.Mistakes) != c.mistakes || s.sum != c.loss {
			t.Fatalf("after task %d there are the mistakes %+v and a loss of %v, want %d and %v", c.task,
				s.found.Mistakes, s.sum, c.mistakes, c.loss)
		}
		if c.mistakes > 0 && !slices.Equal(s.found.Mistakes[0].Good, []string{"take 24", "take 23"}) {
			t.Errorf("the good moves are %v, want take 24 and take 23", s.found.Mistakes[0].Good)
		}
	}
	if a, ok := solved(&equalSearch{}); ok || a.Values != nil {
		t.Errorf("a bot that solves no endgames has the solution %+v", a)
	}
}

// TestMistakesAreSure checks that a decision is a mistake only if its cost is large and sure, and
// that a move which only changes the order of moves loses nothing.
func TestMistakesAreSure(t *testing.T) {
	m, _ := endgameMatch(t, oneLarge, "take 1", "take 24")
	for _, c := range []struct {
		line, way []engine.Move
		sure      bool
	}{
		{[]engine.Move{nuggets.Take(24)}, []engine.Move{nuggets.Take(1)}, true},
		{[]engine.Move{nuggets.Take(2)}, []engine.Move{nuggets.Take(1)}, false},
	} {
		s := afterSurvey(t, m, 0)
		x := s.judge
		x.setTask(taskManySamples)
		x.line, x.ways = c.line, [][]engine.Move{c.way}
		for range manySamples {
			if x.task == taskManySamples {
				x.step()
			}
		}
		if (x.task == taskPairSearch) != c.sure {
			t.Errorf("%v instead of %v leads to task %d, expected a sure loss: %v", c.way, c.line, x.task, c.sure)
		}
	}
}
