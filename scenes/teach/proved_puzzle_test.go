package teach

import (
	"reflect"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/drill"
	"gulch/engine/games"
	"gulch/engine/match"
)

// TestProvedPositionsAreProved solves every proved position again and checks that the best moves,
// chances and numbers are the stored ones, and that the grades do not decrease down the list.
func TestProvedPositionsAreProved(t *testing.T) {
	for id, d := range drills(t) {
		game, err := games.Find(id)
		if err != nil {
			t.Fatal(err)
		}
		n, grade := 0, 1
		for i := range d.Puzzles {
			p := &d.Puzzles[i]
			if p.Proof == nil {
				continue
			}
			if p.Proof.Grade < grade {
				t.Errorf("%s/%s: a position of grade %d below one of grade %d", id, p.ID, p.Proof.Grade, grade)
			}
			grade = p.Proof.Grade
			n++
			t.Run(id+"/"+p.ID, func(t *testing.T) { provedAgain(t, game, p) })
		}
		t.Logf("%s: %d proved", id, n)
	}
}

func provedAgain(t *testing.T, game engine.Game, p *Puzzle) {
	m, err := newPuzzle(game, p, match.Seat{Name: "Ada"})
	if err != nil {
		t.Fatal(err)
	}
	again, err := drill.Prove(m.State())
	if err != nil {
		t.Fatal(err)
	}
	again.Proof.Grade = p.Proof.Grade
	if !reflect.DeepEqual(again.Best, p.Best) || !reflect.DeepEqual(again.Chances, p.Chances) ||
		*again.Proof != *p.Proof {
		t.Errorf("solving again gives %v %v %+v, the stored proof has %v %v %+v", again.Best, again.Chances,
			*again.Proof, p.Best, p.Chances, *p.Proof)
	}
}

// TestReasonsOfProofs checks that the explanation of the best move at a proved position agrees with
// the numbers of the proof and claims nothing else.
func TestReasonsOfProofs(t *testing.T) {
	sure := func(you, has int, wins bool) drill.Standing {
		return drill.Standing{You: you, Has: has, Sure: true, Wins: wins}
	}
	for _, c := range []struct {
		best, less int
		proof      drill.Proof
		said       []string
		not        string
	}{
		{100, 0, drill.Proof{Then: sure(449, 435, true), After: sure(431, 434, false)},
			[]string{"always wins", "“stop” always loses", "449 to 435 against Dutch",
				"Otherwise, it ends 431 to 434"}, "average"},
		{100, 25, drill.Proof{Then: drill.Standing{You: 104, Has: 88}, After: drill.Standing{You: 95, Has: 98}},
			[]string{"25% of the time", "On average", "You gain more, and Dutch gains less"}, "always loses."},
		{89, 0, drill.Proof{Then: drill.Standing{You: 80, Has: 76}, After: drill.Standing{You: 74, Has: 90}},
			[]string{"It wins 89% of the time, and “stop” always loses"}, "0%"},
		{99, 1, drill.Proof{Then: drill.Standing{You: 80, Has: 76}, After: drill.Standing{You: 74, Has: 90}},
			[]string{"It wins 99% of the time, “stop” 1%"}, "certain"},
		{61, 14, drill.Proof{Then: drill.Standing{You: 70, Has: 72}, After: drill.Standing{You: 73, Has: 80}},
			[]string{"It wins 61% of the time, “stop” 14%", "It scores fewer points, but wins more often"}, "certain"},
		{100, 0, drill.Proof{Then: sure(64, 64, true), After: sure(63, 64, false)},
			[]string{"You win the tiebreaker"}, "A tie"},
		{100, 0, drill.Proof{Then: sure(65, 64, true), After: sure(64, 64, false)},
			[]string{"A tie wouldn't be enough"}, "yours"},
		{100, 0, drill.Proof{Then: sure(65, 60, true), After: sure(65, 66, false)},
			[]string{"keeping points from Dutch"}, "more"},
	} {
		c.proof.Seat, c.proof.Rival, c.proof.Grade = 0, 1, 1
		p := &Puzzle{Best: []string{"go"}, Chances: map[string]int{"go": c.best, "stop": c.less}, Proof: &c.proof}
		c.proof.Instead = "stop"
		said := whyOf(p, "stop")
		for _, want := range c.said {
			if !strings.Contains(said, want) {
				t.Errorf("the explanation %q lacks %q", said, want)
			}
		}
		if strings.Contains(said, c.not) {
			t.Errorf("the explanation %q contains %q, which its numbers do not show", said, c.not)
		}
	}
}
