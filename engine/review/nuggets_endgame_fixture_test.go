package review

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/nuggets"
)

// endgame is a game of Nuggets that begins at the position text. While refuse is set, its states
// refuse all moves.
type endgame struct {
	engine.Game
	text   string
	refuse *bool
}

// endgameState is a position of an endgame, which refuses all moves while refuse is set.
type endgameState struct {
	nuggets.State
	refuse *bool
}

var errFaulty = errors.New("the game has a defect")

func (g endgame) New(int, engine.Options, uint64) (engine.State, error) {
	s, err := g.Load([]byte(g.text))
	if err != nil {
		return nil, err
	}
	return &endgameState{*s.(*nuggets.State), g.refuse}, nil
}

func (s *endgameState) CopyTo(dst engine.State) { *dst.(*endgameState) = *s }

func (s *endgameState) Play(m engine.Move, tell engine.Observer) error {
	if *s.refuse {
		return errFaulty
	}
	return s.State.Play(m, tell)
}

// twoLarge is a position in which seat 0 wins by a point if it takes any nugget. A dig gives the
// last nugget to seat 1, and so wins only half of the time.
const twoLarge = `{"players":2,"digs":[1,0],"points":[5,5],"sacks":[5,6],"row":[1,23,24],"turn":0}`

// oneLarge is a position in which seat 0 wins if and only if it takes the large nugget.
const oneLarge = `{"players":2,"digs":[0,0],"points":[8,8],"sacks":[5,6],"row":[1,2,24],"turn":0}`

// withDice is a position in which both seats can still dig (roll the die for points).
const withDice = `{"players":2,"digs":[2,2],"points":[8,5],"sacks":[5,6],"row":[1,2,24],"turn":0}`

// endgameMatch returns a match that begins at position text and in which the moves have been made.
// If *refuse is set to true, its game refuses all moves.
func endgameMatch(t *testing.T, text string, moves ...string) (m *match.Match, refuse *bool) {
	t.Helper()
	refuse = new(bool)
	m, err := match.New(endgame{nuggets.Game, text, refuse}, match.Setup{Seats: []match.Seat{{Name: "Ada", Bot: "easy"},
		{Name: "Bob", Bot: "easy"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		move, err := m.State().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m, refuse
}

// replayOf returns a replay of a match.
func replayOf(t *testing.T, m *match.Match) *match.Replay {
	t.Helper()
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

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
	r := reviewed(t, m, 10)
	if len(r.Turns) != 1 || r.Turns[0].At != 0 || math.Abs(r.Turns[0].Cost()-0.5) > 1e-9 || r.Turns[0].Played != "dig" {
		t.Errorf("the turning points are %+v, want one at decision 0 with the cost 0.5", r.Turns)
	}
}

// TestUnfinishedWork checks that reviews and studies return no results before their work is done,
// and that the progress of finished work is 1.
func TestUnfinishedWork(t *testing.T) {
	m, _ := endgameMatch(t, twoLarge, "dig", "take 24", "take 23")
	s, err := NewStudy(replayOf(t, m), 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Findings(); err == nil || err.Error() != "the study is not done yet" {
		t.Errorf("Findings of an unfinished study returns the error %v", err)
	}
	w, err := New(replayOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Review(); err == nil || err.Error() != "the review is not done yet" {
		t.Errorf("Review of an unfinished review returns the error %v", err)
	}
	for !w.Step(100) || !s.Step(100) {
	}
	if w.Progress() != 1 || s.Progress() != 1 {
		t.Errorf("finished work has the progress %v and %v, want 1", w.Progress(), s.Progress())
	}
}

// TestStudiesOfGamesWithDefects checks that a study and a review end with the error of a game that
// refuses its own recorded moves.
func TestStudiesOfGamesWithDefects(t *testing.T) {
	const want = "can't repeat move 1"
	m, refuse := endgameMatch(t, withDice, "take 1", "dig", "dig", "take 24")
	study, err := NewStudy(replayOf(t, m), 1)
	if err != nil {
		t.Fatal(err)
	}
	w, err := New(replayOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	for w.stage == survey {
		w.Step(1)
	}
	w.at, w.candidates, w.turns, w.stage = 0, []candidate{{at: 3}}, nil, closely
	draws := &luck{replay: replayOf(t, m), look: bot.NewSampledEval(seed)}
	late := &luck{replay: replayOf(t, m), look: bot.NewSampledEval(seed)}
	if err := late.replay.Seek(1); err != nil {
		t.Fatal(err)
	}

	*refuse = true
	defer func() { *refuse = false }()
	if !w.Step(1) {
		t.Error("the review goes on after an error")
	}
	if _, err := w.Review(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("the review has the error %v, want one with %q", err, want)
	}
	if study.endDecision(); study.err == nil {
		t.Fatal("the study goes on after a decision that cannot be repeated")
	}
	if _, err := study.Findings(); err == nil || !strings.Contains(err.Error(), "can't repeat move") {
		t.Errorf("the study has the error %v, want that of the replay", err)
	}
	if _, err := NewStudy(draws.replay, 1); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("NewStudy returns the error %v, want one with %q", err, want)
	}
	for name, l := range map[string]*luck{"before": draws, "after": late} {
		if done, err := l.step(); !done || err == nil || !strings.Contains(err.Error(), "can't repeat move") {
			t.Errorf("at a position %s a draw the step of luck returns %v, %v; want the error of the replay", name,
				done,
				err)
		}
	}
}

// equalSearch is a bot.Searcher that is done at once and gives all moves the same rating.
type equalSearch struct {
	bot.Searcher
	pair [2]engine.Move
}

func (s *equalSearch) BeginComparison(_ engine.State, x, y engine.Move) {
	s.pair = [2]engine.Move{x, y}
}
func (s *equalSearch) Step(int) bool                    { return true }
func (s *equalSearch) Line(m engine.Move) []engine.Move { return []engine.Move{m} }
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
		s, err := NewStudy(replayOf(t, m), 0)
		if err != nil {
			t.Fatal(err)
		}
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

// TestTrial checks that a Trial distinguishes answers that are as good as the best move from worse
// ones.
func TestTrial(t *testing.T) {
	m, _ := endgameMatch(t, oneLarge)
	for _, c := range []struct {
		best, answer nuggets.Nugget
		good         bool
	}{{2, 1, true}, {24, 1, false}} {
		trial := NewTrial(m.State(), nuggets.Take(c.best), nuggets.Take(c.answer))
		for done := false; !done; {
			before := trial.Progress()
			if done = trial.Step(150); trial.Progress() <= before || trial.Progress() > 1 {
				t.Fatalf("the progress goes from %v to %v", before, trial.Progress())
			}
		}
		why, clear := trial.Why()
		if trial.AsGood() != c.good || (trial.Deficit() < equalLoss) != c.good || clear == c.good {
			t.Errorf("the answer %d has a deficit of %v, as good: %v, with the reason %+v (%v); want as good: %v",
				c.answer, trial.Deficit(), trial.AsGood(), why, clear, c.good)
		}
		if clear && why.Line != "Nuggets and digs" {
			t.Errorf("the reason against the answer %d is %+v, want the nuggets", c.answer, why)
		}
	}
}

// illegalBot is a bot that chooses an illegal move.
type illegalBot struct{ bot.Thinker }

func (illegalBot) Begin(engine.State) {}
func (illegalBot) Step(int) bool      { return true }
func (illegalBot) Best() engine.Move  { return nuggets.Take(7) }
func (illegalBot) Iterations() int    { return 1 }

// TestTargetEndsAtRefusedMoves checks that a Target ends with an error if the game refuses a bot's
// move, and that its bots play with their personas.
func TestTargetEndsAtRefusedMoves(t *testing.T) {
	setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Bob", Bot: "easy", Persona: "nobody"}}}
	game := endgame{nuggets.Game, oneLarge, new(bool)}
	if _, err := NewTarget(game, setup, 0); err == nil || !strings.Contains(err.Error(), `no persona "nobody"`) {
		t.Errorf("NewTarget returns the error %v, want one about the persona", err)
	}
	if _, err := NewTarget(game, match.Setup{}, 0); err == nil || !strings.Contains(err.Error(), "not 0") {
		t.Errorf("NewTarget without seats returns the error %v, want one about the seats", err)
	}
	setup.Seats[1].Persona = bot.Personas()[1].ID
	target, err := NewTarget(game, setup, 0)
	if err != nil {
		t.Fatal(err)
	}
	target.bots[0] = illegalBot{}
	if !target.Step(1) || target.Progress() != 1 {
		t.Errorf("the target goes on after a refused move, with the progress %v", target.Progress())
	}
	if points, rank, err := target.Result(); err == nil || points != 0 || rank != 0 {
		t.Errorf("the target is %d points and rank %d, %v; want the error of the refused move", points, rank, err)
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
		s, err := NewStudy(replayOf(t, m), 0)
		if err != nil {
			t.Fatal(err)
		}
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
