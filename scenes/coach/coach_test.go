package coach

import (
	"errors"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/scenario"
)

// blunderGame is a game of Boomtown in a position where a roll of two sixes threatens the dangerous
// mine of a seat. The seat holds a Telegraph, with which it can change a die.
type blunderGame struct{ engine.Game }

func (g blunderGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: o, Seed: seed}, []byte(`{
		"turn": 14, "phase": "roll", "actor": 1, "first_player": 1, "winner": 0, "price": 1, "pick_order": [0, 1, 2],
		"gold": [9, 9, 9], "mines": [["cm06", "cm07"], ["dg09"], ["sn09"]], "kept": [["telegraph_1"], [], []],
		"mayors": {"cold_mountain": 0},
		"deck": ["dg02", "dg03", "sn04"], "set_aside": [], "returned": [], "row": []}`))
	if err != nil {
		return nil, err
	}
	return s, s.Script([]int{6, 6})
}

// thinkToEnd returns the coach for the first decision of a game, after running its search to the
// end, and the match.
func thinkToEnd(t *testing.T, game engine.Game) (*Coach, *match.Match) {
	t.Helper()
	m, err := match.New(game, match.Setup{Seats: make([]match.Seat, 3), BotSeed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return thinkAbout(t, game, m), m
}

// thinkAbout returns the coach for the decision that match m of a game waits for, after running its
// search to the end.
func thinkAbout(t *testing.T, game engine.Game, m *match.Match) *Coach {
	t.Helper()
	c, err := Think(game, m, Earlier{}, m.State().Notation, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 60_000 {
		c.Step()
		if c.Done() {
			return c
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the search did not end within a minute")
	return nil
}

func TestBlunder(t *testing.T) {
	c, m := thinkToEnd(t, blunderGame{boomtown.Game})
	if m.State().Phase() != boomtown.PhaseTelegraph {
		t.Fatalf("the first decision is in phase %d, want %d (Telegraph)", m.State().Phase(), boomtown.PhaseTelegraph)
	}
	best := c.Opinions()[0]
	if loss, bad := c.Blunder(boomtown.Hold()); !bad || loss.Best != best.Move {
		t.Errorf("letting the mine cave in is no blunder, or not against the best move: %+v; the best is %s", loss,
			m.State().Notation(best.Move))
	}
	if _, bad := c.Blunder(best.Move); bad {
		t.Error("the best move counts as a blunder")
	}
}

func TestOpinionSharesSumToOne(t *testing.T) {
	c, m := thinkToEnd(t, boomtown.Game)
	sum := 0.0
	for i, o := range c.Opinions() {
		sum += o.Share
		if i > 0 && o.Share > c.Opinions()[i-1].Share {
			t.Errorf("opinion %d has a larger share than the one before it", i)
		}
		if got, ok := c.OpinionOf(o.Move); !ok || got != o {
			t.Errorf("Of(%s) = %+v, %v, want %+v", m.State().Notation(o.Move), got, ok, o)
		}
	}
	if sum < 0.98 || sum > 1.02 {
		t.Errorf("the shares of all opinions add up to %.2f, want 1", sum)
	}
	if _, bad := c.Blunder(engine.Move{Kind: 999}); bad {
		t.Error("an illegal move counts as a blunder")
	}
}

// TestVerdicts checks that moves are judged by their loss of expected result, and moves with few
// visits by the prior.
func TestVerdicts(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	c := &Coach{
		opinions: []bot.Opinion{
			{Move: move(1), Visits: 900, Result: 0.40}, {Move: move(2), Visits: 300, Result: 0.395},
			{Move: move(3), Visits: 100, Result: 0.37}, {Move: move(4), Visits: 60, Result: 0.20},
			{Move: move(5), Visits: 3, Result: 0.39},
			{Move: move(7), Visits: 3, Result: 0.20}, {Move: move(8), Visits: 1, Result: 0.38},
			{Move: move(9), Visits: 1, Result: 0.50},
		},
		choices: choices{
			legal:   []engine.Move{move(1), move(2), move(3), move(4), move(5), move(6), move(7), move(8), move(9)},
			weights: []float32{10, 10, 9, 5, 9.8, 4, 12, 9.8, 9},
		},
	}
	for n, want := range map[int16]Verdict{1: Best, 2: Good, 3: Worse, 4: Bad, 5: Good, 6: Bad, 7: Bad, 8: Worse,
		9: Worse} {
		if got := c.Verdict(move(n)); got != want {
			t.Errorf("the verdict on move %d is %d, want %d", n, got, want)
		}
	}
	was := Best
	for _, o := range c.Ranked() {
		v := c.Verdict(o.Move)
		if v < was {
			t.Errorf("Ranked has move %d with verdict %d after one with verdict %d", o.Move.A, v, was)
		}
		was = v
	}
	c.opinions[0].Visits = minBestVisits - 1
	if got := c.Verdict(move(7)); got != Good {
		t.Errorf("while the best move has few visits, the verdict on move 7 is %d, want %d by the prior alone", got,
			Good)
	}
	c.weights = nil
	if got := c.Verdict(move(5)); got != Unjudged {
		t.Errorf("in a game without heuristics the verdict on a move with few visits is %d, want %d", got, Unjudged)
	}
	if got := (&Coach{}).Verdict(move(1)); got != Unjudged {
		t.Errorf("without opinions the verdict is %d, want %d", got, Unjudged)
	}
}

// TestSequenceVerdict checks that a sequence of moves is judged by what its moves lose, and that it
// is Unjudged if the search has too few visits along it.
func TestSequenceVerdict(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	of := func(n int16, visits int, result float64) bot.Opinion {
		return bot.Opinion{Move: move(n), Visits: visits, Result: result}
	}
	walk, stay, rest := of(1, 900, 0.40), of(2, 300, 0.20), of(8, 200, 0.395)
	c := &Coach{
		job:      &remoteJob{job: &job{}},
		done:     true,
		opinions: []bot.Opinion{walk, stay, rest},
		choices:  choices{legal: []engine.Move{move(1), move(2), move(8)}},
		plans: bot.PlanGraph{
			{Edges: []bot.PlanEdge{{Move: move(1), To: 1}, {Move: move(2), To: 2}, {Move: move(8), To: 7}}},
			{Result: 0.40, Edges: []bot.PlanEdge{{Move: move(3), To: 3}, {Move: move(4), To: 4}, {Move: move(5), To: 5},
				{Move: move(9), To: 6}}},
			{Result: 0.20}, {Result: 0.41}, {Result: 0.40}, {Result: 0.30}, {Result: 0.38},
			{Result: 0.395, Edges: []bot.PlanEdge{{Move: move(4), To: 3}}},
		},
	}
	c.job.best.Store(&[]engine.Move{move(1), move(3)})
	for _, x := range []struct {
		moves []engine.Move
		want  Verdict
	}{
		{[]engine.Move{move(1)}, Best}, {[]engine.Move{move(1), move(3)}, Best},
		{[]engine.Move{move(1), move(4)}, Good}, {[]engine.Move{move(1), move(9)}, Worse},
		{[]engine.Move{move(8), move(3)}, Unjudged},
		{[]engine.Move{move(8), move(4)}, Good}, // another way to a position of the best play
		{[]engine.Move{move(1), move(5)}, Bad}, {[]engine.Move{move(1), move(6)}, Unjudged},
		{[]engine.Move{move(2), move(3)}, Bad},
		{[]engine.Move{move(1), move(3), move(7)}, Unjudged}, {nil, Unjudged},
	} {
		if got := c.SequenceVerdict(x.moves); got != x.want {
			t.Errorf("the verdict on the sequence %v is %d, want %d", x.moves, got, x.want)
		}
	}
}

// TestBlunderBySearchOrPrior checks that a move with enough visits is a blunder if its search
// result is much worse than that of the best move, and another move if the prior rates it much
// lower.
func TestBlunderBySearchOrPrior(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	c := &Coach{
		done: true,
		opinions: []bot.Opinion{
			{Move: move(1), Visits: 900, Result: 0.40}, {Move: move(2), Visits: 100, Result: 0.30},
			{Move: move(3), Visits: 100, Result: 0.39}, {Move: move(4), Visits: 3, Result: 0.10},
		},
		choices: choices{
			legal:   []engine.Move{move(1), move(2), move(3), move(4), move(5)},
			weights: []float32{10, 10, 2, 9, 5},
		},
	}
	for n, want := range map[int16]struct {
		result float64 // -1: the move has too few visits
		bad    bool
	}{2: {0.30, true}, 3: {0.39, false}, 4: {-1, false}, 5: {-1, true}} {
		if loss, bad := c.Blunder(move(n)); bad != want.bad || loss.Result != want.result || loss.Best != move(1) {
			t.Errorf("Blunder of move %d = %+v, %v; expected result %v, %v", n, loss, bad, want.result, want.bad)
		}
	}
}

// brokenGame is a game that cannot be started.
type brokenGame struct{ engine.Game }

func (brokenGame) New(int, engine.Options, uint64) (engine.State, error) {
	return nil, errors.New("no pieces")
}

// TestThinkReturnsErrors checks that Think returns the error of a game whose position cannot be
// copied.
func TestThinkReturnsErrors(t *testing.T) {
	m, err := match.New(boomtown.Game, match.Setup{Seats: make([]match.Seat, 3)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c, err := Think(brokenGame{boomtown.Game}, m, Earlier{}, m.State().Notation, nil, nil); c != nil || err == nil ||
		err.Error() != "no pieces" {
		t.Errorf("Think about a game that cannot be started returns %v, %v; expected the error of the game", c, err)
	}
}

// TestEquivalentMovesAreMerged checks that moves with the same words get one opinion and one
// verdict.
func TestEquivalentMovesAreMerged(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	j := &job{choices: choices{equivalent: map[engine.Move]int{move(1): 0, move(2): 0, move(3): 2}}}
	seen := j.mergeEquivalent([]bot.Opinion{
		{Move: move(3), Visits: 400, Share: 0.4, Result: 0.5}, {Move: move(1), Visits: 300, Share: 0.3, Result: 0.6},
		{Move: move(2), Visits: 300, Share: 0.3, Result: 0.4},
	})
	if len(seen) != 2 || seen[0].Move != move(1) || seen[0].Visits != 600 || seen[0].Result < 0.499 ||
		seen[0].Result > 0.501 {
		t.Errorf("the merged opinions are %+v, want moves 1 (600 visits, result 0.5) and 3", seen)
	}
	c := &Coach{opinions: seen, job: &remoteJob{job: j}, choices: j.choices}
	if c.Verdict(move(2)) != Best {
		t.Errorf("a move equivalent to the best one has the verdict %d, want %d", c.Verdict(move(2)), Best)
	}
}

// pickGame is a game of Boomtown in a position where one of the cards in the row makes the seat to
// move mayor.
type pickGame struct{ engine.Game }

func (g pickGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	return scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: o, Seed: seed}, []byte(`{
		"turn": 14, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0, "price": 1, "pick_order": [0, 2, 1],
		"gold": [9, 9, 9], "mines": [["cm06"], ["dg09"], ["sn09"]], "kept": [[], [], []], "mayors": {},
		"deck": [], "set_aside": [], "returned": [], "row": ["cm07", "dg02", "sn04"]}`))
}

// TestReasonOfBestMove checks that BestMoveReason finds the line of the score sheet that makes the
// difference; in this position it is Mayors.
func TestReasonOfBestMove(t *testing.T) {
	c, m := thinkToEnd(t, pickGame{boomtown.Game})
	why, ok := c.BestMoveReason()
	if best := m.State().Notation(c.Opinions()[0].Move); !ok || best != "take cm07" || why.Line != "Mayors" ||
		why.Seat != 0 || why.Points < 2 {
		t.Errorf("the best move is %s and its reason %+v, %v; want take cm07 and two points of Mayors for seat 0", best,
			why, ok)
	}
}

// TestOutstandingBestMove checks that a best move counts as far better than all others only if the
// margin is large, and larger than the error of the search.
func TestOutstandingBestMove(t *testing.T) {
	for _, x := range []struct {
		name        string
		second, err float64
		want        bool
	}{
		{"a small margin", 0.45, 0, false}, {"a large margin", 0.3, 0.01, true},
		{"a margin within the error", 0.3, 0.2, false},
	} {
		c := &Coach{choices: choices{equivalent: map[engine.Move]int{}}, opinions: []bot.Opinion{
			{Move: engine.Move{Kind: 1}, Visits: 1000, Result: 0.5},
			{Move: engine.Move{Kind: 2}, Visits: 500, Result: x.second, Error: x.err},
		}}
		if got := c.Outstanding(); got != x.want {
			t.Errorf("with %s, Outstanding returns %v, want %v", x.name, got, x.want)
		}
	}
}

// TestBlundersOfSequences checks that a blunder is found at any place of a sequence that one press
// plays, so that such a press is asked about like one that plays the blunder alone.
func TestBlundersOfSequences(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	edge := func(n int16, to int) bot.PlanEdge { return bot.PlanEdge{Move: move(n), To: to} }
	at := func(result float64, edges ...bot.PlanEdge) bot.PlanVertex {
		return bot.PlanVertex{Visits: 200, Result: result, Edges: edges}
	}
	c := &Coach{done: true, job: &remoteJob{job: &job{}},
		opinions: []bot.Opinion{{Move: move(1), Visits: 400, Result: 0.5}, {Move: move(2), Visits: 100, Result: 0.3}},
		plans: bot.PlanGraph{at(0.5, edge(1, 1), edge(2, 2)), at(0.5, edge(3, 3), edge(4, 4), edge(5, 5)), at(0.3),
			at(0.5), at(0.49), at(0.3)},
		choices: choices{legal: []engine.Move{move(1), move(2)}}}
	for _, x := range []struct {
		moves []int16
		at    int
		bad   bool
		best  int16
	}{{[]int16{1, 3}, 0, false, 0}, {[]int16{1, 4}, 0, false, 0}, {[]int16{1, 5}, 1, true, 3},
		{[]int16{2, 3}, 0, true, 1}, {[]int16{1, 9}, 0, false, 0}} {
		var moves []engine.Move
		for _, n := range x.moves {
			moves = append(moves, move(n))
		}
		at, loss, bad := c.SequenceBlunder(moves)
		if at != x.at || bad != x.bad || loss.Best.A != x.best {
			t.Errorf("in %v, move %d is a blunder: %v, better is %d; want move %d, %v and %d", x.moves, at, bad, loss.Best.A,
				x.at, x.bad, x.best)
		}
	}
}
