package coach

import (
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/scenario"
)

// blunderGame is a game in which two sixes threaten the dangerous mine of a seat that holds a Telegraph.
type blunderGame struct{ engine.Game }

func (g blunderGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s, err := scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: o, Seed: seed}, []byte(`{
		"turn": 14, "phase": "roll", "actor": 1, "first_player": 1, "winner": 0, "price": 1, "pick_order": [0, 1, 2],
		"gold": [9, 9, 9], "mines": [["cm06", "cm07"], ["dg09"], ["sn09"]], "kept": [["telegraph_1"], [], []], "mayors": {"cold_mountain": 0},
		"deck": ["dg02", "dg03", "sn04"], "set_aside": [], "returned": [], "row": []}`))
	if err != nil {
		return nil, err
	}
	return s, s.Script([]int{6, 6})
}

// thinkToEnd lets a coach think about the first decision of a game to the end.
func thinkToEnd(t *testing.T, game engine.Game) (*Coach, *match.Match) {
	t.Helper()
	m, err := match.New(game, match.Setup{Seats: make([]match.Seat, 3), BotSeed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := Think(game, m, m.State().Notation)
	if err != nil {
		t.Fatal(err)
	}
	for range 60_000 {
		c.Step()
		if c.Done() {
			return c, m
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the thought does not end")
	return nil, nil
}

func TestBlunder(t *testing.T) {
	c, m := thinkToEnd(t, blunderGame{boomtown.Game})
	if m.State().Phase() != boomtown.PhaseTelegraph {
		t.Fatalf("the phase is %d", m.State().Phase())
	}
	best := c.Opinions()[0]
	if loss, bad := c.Blunder(boomtown.Hold()); !bad || loss.Best != best.Move {
		t.Errorf("to let the mine cave in is no blunder: %+v; the best is %s", loss, m.State().Notation(best.Move))
	}
	if _, bad := c.Blunder(best.Move); bad {
		t.Error("the best move is a blunder")
	}
}

func TestOpinionSharesSumToOne(t *testing.T) {
	c, m := thinkToEnd(t, boomtown.Game)
	sum := 0.0
	for i, o := range c.Opinions() {
		sum += o.Share
		if i > 0 && o.Share > c.Opinions()[i-1].Share {
			t.Error("the opinions are not in order")
		}
		if got, ok := c.Of(o.Move); !ok || got != o {
			t.Errorf("%s is not found", m.State().Notation(o.Move))
		}
	}
	if sum < 0.98 || sum > 1.02 {
		t.Errorf("the shares add up to %.2f", sum)
	}
	if _, bad := c.Blunder(engine.Move{Kind: 999}); bad {
		t.Error("a move that is not legal is a blunder")
	}
}

// A move is judged by what it gives away, and by points at one glance where the search has hardly looked at it.
func TestVerdicts(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	c := &Coach{
		opinions: []bot.Opinion{
			{Move: move(1), Visits: 900, Result: 0.40}, {Move: move(2), Visits: 300, Result: 0.395},
			{Move: move(3), Visits: 100, Result: 0.37}, {Move: move(4), Visits: 60, Result: 0.20}, {Move: move(5), Visits: 3, Result: 0.39},
			{Move: move(7), Visits: 3, Result: 0.20}, {Move: move(8), Visits: 1, Result: 0.38}, {Move: move(9), Visits: 1, Result: 0.50},
		},
		legal:   []engine.Move{move(1), move(2), move(3), move(4), move(5), move(6), move(7), move(8), move(9)},
		weights: []float32{10, 10, 9, 5, 9.8, 4, 12, 9.8, 9},
	}
	for n, want := range map[int16]Verdict{1: Best, 2: Close, 3: Fair, 4: Weak, 5: Close, 6: Weak, 7: Weak, 8: Fair, 9: Fair} {
		if got := c.Verdict(move(n)); got != want {
			t.Errorf("move %d is judged %d, want %d", n, got, want)
		}
	}
	was := Best
	for _, o := range c.Ranked() {
		v := c.Verdict(o.Move)
		if v < was {
			t.Errorf("move %d, judged %d, stands behind one judged %d", o.Move.A, v, was)
		}
		was = v
	}
	c.opinions[0].Visits = minBestVisits - 1
	if got := c.Verdict(move(7)); got != Close {
		t.Errorf("before the search has found much a move is judged %d by what it saw once, want %d at one glance", got, Close)
	}
	if got := (&Coach{}).Verdict(move(1)); got != Unjudged {
		t.Errorf("before any thought a move is judged %d", got)
	}
}

// A press of several moves is as good as where it leads.
func TestSequenceVerdict(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	of := func(n int16, visits int, result float64) bot.Opinion {
		return bot.Opinion{Move: move(n), Visits: visits, Result: result}
	}
	walk, stay := of(1, 900, 0.40), of(2, 300, 0.20)
	c := &Coach{
		opinions: []bot.Opinion{walk, stay},
		legal:    []engine.Move{move(1), move(2)},
		plans: []bot.Plan{{Opinion: walk, After: []bot.Plan{
			{Opinion: of(3, 500, 0.41)}, {Opinion: of(4, 300, 0.40)}, {Opinion: of(5, 100, 0.30)},
		}}, {Opinion: stay}},
	}
	for _, x := range []struct {
		moves []engine.Move
		want  Verdict
	}{
		{[]engine.Move{move(1)}, Best}, {[]engine.Move{move(1), move(3)}, Best}, {[]engine.Move{move(1), move(4)}, Close},
		{[]engine.Move{move(1), move(5)}, Weak}, {[]engine.Move{move(1), move(6)}, Weak}, {[]engine.Move{move(2), move(3)}, Weak},
		{[]engine.Move{move(1), move(3), move(7)}, Unjudged}, {nil, Unjudged},
	} {
		if got := c.Leads(x.moves); got != x.want {
			t.Errorf("%v is judged %d, want %d", x.moves, got, x.want)
		}
	}
}

// Moves that are called alike are one move: it is nowhere named beside itself.
func TestEquivalentMovesAreMerged(t *testing.T) {
	move := func(n int16) engine.Move { return engine.Move{Kind: 1, A: n} }
	j := &job{equivalent: map[engine.Move]int{move(1): 0, move(2): 0, move(3): 2}}
	seen := j.mergeEquivalent([]bot.Opinion{
		{Move: move(3), Visits: 400, Share: 0.4, Result: 0.5}, {Move: move(1), Visits: 300, Share: 0.3, Result: 0.6}, {Move: move(2), Visits: 300, Share: 0.3, Result: 0.4},
	})
	if len(seen) != 2 || seen[0].Move != move(1) || seen[0].Visits != 600 || seen[0].Result < 0.499 || seen[0].Result > 0.501 {
		t.Errorf("it thinks %+v", seen)
	}
	c := &Coach{opinions: seen, job: &remoteJob{job: j}, equivalent: j.equivalent}
	if c.Verdict(move(2)) != Best {
		t.Error("the twin of the best move is not best")
	}
}

// pickGame is a game in which one of two cards makes the seat mayor.
type pickGame struct{ engine.Game }

func (g pickGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	return scenario.Start(g.Game, scenario.Setup{Seats: seats, Options: o, Seed: seed}, []byte(`{
		"turn": 14, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0, "price": 1, "pick_order": [0, 2, 1],
		"gold": [9, 9, 9], "mines": [["cm06"], ["dg09"], ["sn09"]], "kept": [[], [], []], "mayors": {},
		"deck": [], "set_aside": [], "returned": [], "row": ["cm07", "dg02", "sn04"]}`))
}

// What made the difference is a line of the score sheet: here the pawn.
func TestReasonOfBestMove(t *testing.T) {
	c, m := thinkToEnd(t, pickGame{boomtown.Game})
	why, ok := c.Why()
	if best := m.State().Notation(c.Opinions()[0].Move); !ok || best != "take cm07" || why.Line != "Mayors" || why.Seat != 0 || why.Points < 2 {
		t.Errorf("for %s it says %+v, %v", best, why, ok)
	}
}
