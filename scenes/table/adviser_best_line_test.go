package table

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	sierrawest "gulch/engine/sierrawest"
	"gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
)

// sierraUI is a game UI that can copy positions of Sierra West, where a turn has many moves.
type sierraUI struct{ GameUI }

func (sierraUI) copyState(s engine.State) (engine.State, error) {
	c, err := sierrawest.Game.New(s.Seats(), nil, 1)
	if err == nil {
		s.CopyTo(c)
	}
	return c, err
}

func (sierraUI) MoveWords(m engine.Move) string { return fmt.Sprint(m) }

// thinkAboutWalks returns an adviser whose coach has searched a decision about pioneers that have
// more to do in their turn: the line of the coach has at least four moves.
func thinkAboutWalks(t *testing.T) *adviser {
	t.Helper()
	setup := match.Setup{Seed: 3, Seats: []match.Seat{{Name: "A", Bot: "easy"}, {Name: "B", Bot: "easy"}},
		Options: engine.Options{"mode": "outlaws_outposts"}}
	m, err := match.New(sierrawest.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb := newPacedTable(t, stage.Normal)
	tb.gameUI, tb.session.Match = sierraUI{tb.gameUI}, m
	a := &tb.adviser
	rng := engine.NewRand(3)
	for !m.Over() {
		if m.State().Phase() == sierrawest.PhasePioneer && len(m.Legal()) > 3 {
			c, err := coach.Think(sierrawest.Game, m, coach.Earlier{}, m.State().Notation, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			for !c.Done() {
				c.Step()
			}
			if a.coach = c; len(c.Line()) > 3 {
				return a
			}
		}
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the coach plans no long turn")
	return nil
}

// TestSequencesOfTheBestPlayAreBest checks that a press which plays the beginning of the coach's
// line is rated as the best, also in another order that leads to the same position and that the
// search has not examined, and that other sequences are not.
func TestSequencesOfTheBestPlayAreBest(t *testing.T) {
	a := thinkAboutWalks(t)
	line := a.coach.Line()
	for n := 2; n <= len(line); n++ {
		if v := a.lineVerdict(line[:n]); v != coach.Best {
			t.Errorf("the first %d moves of the line have the verdict %v, want the best", n, v)
		}
	}
	reordered := 0
	for i := range line {
		for j := range line {
			moves := []engine.Move{line[i], line[j]}
			if i == j || slices.Equal(moves, line[:2]) || !a.isOfBestPlay(moves) {
				continue
			}
			reordered++
			if v := a.lineVerdict(moves); v != coach.Best {
				t.Errorf("the moves %d and %d of the line have the verdict %v, want the best", i, j, v)
			}
		}
	}
	if reordered == 0 {
		t.Error("no two moves of the line can come first in another order")
	}
	for _, m := range a.session.Match.Legal() {
		if !slices.Contains(line, m) && a.isOfBestPlay([]engine.Move{m, line[0]}) {
			t.Errorf("a sequence with the move %v, which is not of the line, counts as the best play", m)
		}
	}
}

// TestMoveBetweenStaysOpen checks that a press of several moves is not said to give away a move
// that is only not possible between two of them: after the step to a boot, its step comes first.
func TestMoveBetweenStaysOpen(t *testing.T) {
	a := thinkAboutWalks(t)
	m := a.session.Match
	walks := []engine.Move{sierrawest.Walk(sierrawest.Green, 0), sierrawest.Walk(sierrawest.Tan, 0)}
	rng := engine.NewRand(5)
	for checked := 0; !m.Over(); {
		if m.State().Phase() == sierrawest.PhasePioneer && slices.Contains(m.Legal(), walks[0]) &&
			slices.Contains(m.Legal(), walks[1]) {
			after := engine.Clone(m.State())
			if err := after.Play(walks[0], nil); err == nil && after.Phase() == sierrawest.PhaseSteps {
				press := []engine.Move{walks[0], after.Moves(nil)[0]}
				if checked++; !a.staysOpen(press, 0, walks[1]) {
					t.Errorf("after %v the other pioneer is said not to be able to walk any more", press)
				}
				if checked == 3 {
					return
				}
			}
		}
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Error("no pioneer steps on a boot while the other one can walk")
}

// TestOneLineForEachName checks that the coach's list has one line for things with the same name,
// with the better verdict: what a node plays after other moves, and what it plays at once.
func TestOneLineForEachName(t *testing.T) {
	a := thinkAboutWalks(t)
	line := a.coach.Line()
	rows := a.rows()
	at := slices.IndexFunc(rows, func(x choice) bool { return x.verdict > coach.Good })
	if at < 0 {
		t.Fatal("all choices are as good as the best")
	}
	worst := rows[at]
	a.mistakes.rows = []choice{rows[0], worst}
	const id = "far"
	a.Root.Nodes = []ui.Node{{ID: id, Label: "Go", Role: "move", Press: func() {}}}
	a.plays.addSequence(id, engine.Move{Kind: 255}, func() MoveSequence { return SequenceOf(line[:2]...) })
	a.plays.names = map[string]string{id: a.moveName(listedMove{moves: worst.moves})}
	lines, _ := a.listedChoices()
	named := 0
	for _, x := range lines {
		if a.moveName(x) == a.plays.names[id] {
			named++
			if x.verdict > coach.Good {
				t.Errorf("the line has the verdict %v, want that of the node, which plays the best moves", x.verdict)
			}
		}
	}
	if named != 1 {
		t.Errorf("%d lines have the name of the node, want 1: %+v", named, lines)
	}
}

// legendsUI is a game UI that can copy positions of Western Legends, where a ride has many ways.
type legendsUI struct{ GameUI }

func (legendsUI) copyState(s engine.State) (engine.State, error) { return engine.Clone(s), nil }

// TestOtherWaysToBestPlayMeetIt checks that a ride in another way to the same space meets a line,
// and that a ride to another space does not.
func TestOtherWaysToBestPlayMeetIt(t *testing.T) {
	setup := match.Setup{Seed: 5, Seats: []match.Seat{{Name: "A", Bot: "easy"}, {Name: "B", Bot: "easy"}}}
	m, err := match.New(westernlegends.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb := newPacedTable(t, stage.Normal)
	tb.gameUI, tb.session.Match = legendsUI{tb.gameUI}, m
	a := &tb.adviser
	rng := engine.NewRand(5)
	rides := 0
	for !m.Over() && rides < 20 {
		s := m.State().(*westernlegends.State)
		from, near := s.Space(m.Turn()), []westernlegends.Space(nil)
		if s.Phase() == westernlegends.PhaseAct {
			near = westernlegends.Neighbours(from)
		}
		for _, x := range near {
			for _, y := range near {
				one, other, through := rideTo(x), rideTo(y), commonNeighbour(from, x, y)
				if x == y || !canPlay(s, append(one, through)) || !canPlay(s, append(other, through)) {
					continue
				}
				line := append(one, through)
				after := a.positionsAfter(line)
				if rides++; !a.meets(append(other, through), line, after) {
					t.Errorf("a ride by %s does not meet one by %s to the same space", y, x)
				}
				if a.meets(other, line, after) {
					t.Errorf("a ride to %s meets one that does not go there", y)
				}
			}
		}
		if _, err := m.Play(m.State().(engine.Heuristics).Policy(&rng)); err != nil {
			t.Fatal(err)
		}
	}
	if rides < 10 {
		t.Errorf("only %d rides with two ways: try another seed", rides)
	}
}

// rideTo returns the moves of a ride whose first step is to a space.
func rideTo(to westernlegends.Space) []engine.Move {
	return []engine.Move{{Kind: westernlegends.KindMove}, westernlegends.Step(to)}
}

// commonNeighbour returns the step to a space next to both x and y, but not to the given one. It
// returns the zero Move if there is none.
func commonNeighbour(not, x, y westernlegends.Space) engine.Move {
	for _, z := range westernlegends.Neighbours(x) {
		if z != not && z != y && slices.Contains(westernlegends.Neighbours(y), z) {
			return westernlegends.Step(z)
		}
	}
	return engine.Move{}
}

// canPlay reports whether the seat to move can play moves in s one after the other.
func canPlay(s engine.State, moves []engine.Move) bool {
	return playAll(engine.Clone(s), s.Turn(), moves)
}
