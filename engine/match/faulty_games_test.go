package match

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
)

// faultyGame is the heap game with defects: after a number of calls it cannot set up a state any
// more, and its states refuse legal moves. A negative number means that there is no such limit.
type faultyGame struct {
	heapGame
	left         int // counters on the heap at the beginning of a game, 0 for the usual number
	states, move *int
}

var errFaulty = errors.New("the heap has a defect")

// newFaultyGame returns a game that can set up only the given number of states and play only the
// given number of moves; left is the number of counters on its heap.
func newFaultyGame(left, states, moves int) faultyGame {
	return faultyGame{heapGame{rules: 1}, left, &states, &moves}
}

// use subtracts 1 from the number that left points to. If the number is 0, it returns an error
// instead.
func use(left *int) error {
	if *left == 0 {
		return errFaulty
	}
	*left--
	return nil
}

func (g faultyGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	if err := use(g.states); err != nil {
		return nil, err
	}
	s, err := g.heapGame.New(seats, o, seed)
	if err != nil {
		return nil, err
	}
	if g.left > 0 {
		s.(*heap).Left = g.left
	}
	return &faultyHeap{s.(*heap), g.move}, nil
}

// faultyHeap is a state of a faultyGame, which may refuse legal moves.
type faultyHeap struct {
	*heap
	moves *int
}

func (s *faultyHeap) CopyTo(dst engine.State) { s.heap.CopyTo(dst.(*faultyHeap).heap) }

func (s *faultyHeap) Play(m engine.Move, tell engine.Observer) error {
	if err := use(s.moves); err != nil {
		return err
	}
	return s.heap.Play(m, tell)
}

// newFaultyMatch returns a match of a faultyGame after the given moves, with no limits at first;
// left is the number of counters on its heap at the beginning. states and plays point to the
// numbers of states that the game can still set up and of moves that it can still play.
func newFaultyMatch(t *testing.T, left int, moves ...string) (m *Match, states, plays *int) {
	t.Helper()
	g := newFaultyGame(left, -1, -1)
	m, err := New(g, Setup{Seats: []Seat{ada, bot}, Options: engine.Options{"rolls": "none"}, Seed: 11}, nil)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, moves...)
	return m, g.states, g.move
}

// TestGamesThatCannotBeSetUp checks that functions that set up a state, such as New, Replay and
// Branch, report the error of a game that cannot be set up.
func TestGamesThatCannotBeSetUp(t *testing.T) {
	setup := Setup{Seats: []Seat{ada, bot}, Options: engine.Options{"rolls": "none"}}
	_, err := New(newFaultyGame(0, 0, -1), setup, nil)
	fails(t, "New without states", err, errFaulty.Error())
	_, err = New(newFaultyGame(1, -1, 0), setup, nil)
	fails(t, "New with a refused forced move", err, "Heap can't be set up this way", errFaulty.Error(), "another seed")

	m, states, _ := newFaultyMatch(t, 9, "take 1")
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	*states = 0
	_, err = m.Replay()
	fails(t, "Replay", err, errFaulty.Error())
	_, err = r.Branch(0, nil, nil)
	fails(t, "Branch", err, errFaulty.Error())
	_, err = m.Board(0)
	fails(t, "Board", err, errFaulty.Error())
	if m.EndsTurn(engine.Move{Kind: take, A: 1}) {
		t.Error("EndsTurn reports the end of a turn that cannot be looked at")
	}
	all := m.PlayAhead(func(engine.State) (engine.Move, bool) { return engine.Move{Kind: take, A: 1}, true }, 3)
	if len(all) != 0 {
		t.Errorf("PlayAhead returns the moves %v, want none", all)
	}

	first, states, _ := newFaultyMatch(t, 9)
	*states = 0
	_, err = first.Play(engine.Move{Kind: take, A: 1})
	fails(t, "Play without a checkpoint", err, errFaulty.Error())
	if len(first.Steps()) != 0 || first.Turn() != 0 {
		t.Errorf("after a refused move there are %d steps and seat %d is to move, want none and seat 0",
			len(first.Steps()), first.Turn())
	}
}

// TestRefusedForcedMovesAreTakenBack checks that a move is taken back if the game then refuses its
// own only legal move, and that the game can go on.
func TestRefusedForcedMovesAreTakenBack(t *testing.T) {
	m, _, plays := newFaultyMatch(t, 4)
	before, text := position(t, m.State()), string(m.Text())
	*plays = 1
	_, err := m.Play(engine.Move{Kind: take, A: 3})
	fails(t, "Play", err, "Heap can't continue from that move and undoes it", errFaulty.Error())
	if position(t, m.State()) != before || string(m.Text()) != text || len(m.Steps()) != 0 || len(m.Legal()) != 3 {
		t.Errorf("the move was not taken back: %d steps, %d legal moves, want 0 and 3", len(m.Steps()), len(m.Legal()))
	}
	later, _, left := newFaultyMatch(t, 6, "take 1", "take 1")
	before, *left = position(t, later.State()), 1
	_, err = later.Play(engine.Move{Kind: take, A: 3})
	fails(t, "a later Play", err, "undoes it", errFaulty.Error())
	if position(t, later.State()) != before || len(later.Steps()) != 2 || len(later.Legal()) != 3 {
		t.Errorf("the later move was not taken back: %d steps, %d legal moves, want 2 and 3", len(later.Steps()),
			len(later.Legal()))
	}
	*plays = 1
	all := m.PlayAhead(func(engine.State) (engine.Move, bool) { return engine.Move{Kind: take, A: 3}, true }, 3)
	if len(all) != 1 {
		t.Errorf("PlayAhead returns the moves %v, want the one before the refused forced move", all)
	}
	*plays = -1
	if _, err := m.Play(engine.Move{Kind: take, A: 3}); err != nil || !m.Over() {
		t.Errorf("the game without its defect cannot be finished: %v", err)
	}
}

// TestGamesThatDoNotRepeatMoves checks that seeking, undo and branches return an error if the game
// refuses a move that it has played before.
func TestGamesThatDoNotRepeatMoves(t *testing.T) {
	m, _, plays := newFaultyMatch(t, 9, "take 1", "take 2")
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	*plays = 0
	want := `Heap can't repeat move 1, "take 1": ` + errFaulty.Error()
	fails(t, "Rewind", m.Rewind(0, 1), want)
	_, err = r.Branch(1, nil, nil)
	fails(t, "Branch", err, want)
	before := position(t, r.State())
	fails(t, "Seek", r.Seek(1), want)
	if r.At() != 2 || position(t, r.State()) != before {
		t.Errorf("after a failed Seek the replay is at %d, want the same position as before at 2", r.At())
	}
	if _, ok := r.Prev(); ok {
		t.Error("Prev returns a step that cannot be repeated")
	}
}

// TestFailedRewindChangesNothing checks that a match is left as it was if the game refuses to
// repeat its own moves, at the first of them or at a later one.
func TestFailedRewindChangesNothing(t *testing.T) {
	for refused := range 3 {
		m, _, plays := newFaultyMatch(t, 9, "take 1", "take 2", "take 1", "take 2")
		before, text, legal := position(t, m.State()), string(m.Text()), slices.Clone(m.Legal())
		*plays = refused
		fails(t, "Rewind", m.Rewind(0, 3), fmt.Sprintf("Heap can't repeat move %d,", refused+1))
		if position(t, m.State()) != before || string(m.Text()) != text || len(m.Steps()) != 4 || m.CanRedo() ||
			!slices.Equal(m.Legal(), legal) || len(m.Record().Entries) != 4 {
			t.Errorf("after move %d was refused, %d steps and the legal moves %v are left; want 4 steps and %v", refused+1,
				len(m.Steps()), m.Legal(), legal)
		}
		*plays = -1
		if err := m.Rewind(0, 3); err != nil || len(m.Steps()) != 3 || !m.CanRedo() {
			t.Errorf("without its defect, the game cannot be rewound: %v, %d steps are left, want 3", err, len(m.Steps()))
		}
		play(t, m, "take 3", "take 2")
		if !m.Over() {
			t.Error("the game cannot be finished after a failed rewind")
		}
	}
}

// TestRefusedMovesOfRecordsAreDamage checks that a record counts as damaged from the first move
// that the game refuses to play, even though the move is legal.
func TestRefusedMovesOfRecordsAreDamage(t *testing.T) {
	m, _, _ := newFaultyMatch(t, 9, "take 1", "take 2", "take 1")
	g := newFaultyGame(9, -1, 1)
	again, damage, err := Resume(func(string) (engine.Game, error) { return g, nil }, m.Text(), nil)
	if err != nil {
		t.Fatal(err)
	}
	checkDamage(t, damage, 3, 2, false, `the move "take 2" isn't allowed: `+errFaulty.Error())
	if len(again.Steps()) != 1 {
		t.Errorf("%d moves are resumed, want 1", len(again.Steps()))
	}
}

// TestMovesAfterTheEndAreDamage checks that a record counts as damaged from the first move after
// the end of the game.
func TestMovesAfterTheEndAreDamage(t *testing.T) {
	m, _, _ := newFaultyMatch(t, 4, "take 3")
	if !m.Over() {
		t.Fatal("the game is not over after the last counter")
	}
	text := string(m.Text()) + string(m.text.move(Entry{Seat: 0, Move: "take 1"}))
	g := newFaultyGame(4, -1, -1)
	again, damage, err := Resume(func(string) (engine.Game, error) { return g, nil }, []byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	checkDamage(t, damage, 3, 1, false, "the game was already over")
	if !again.Over() {
		t.Error("the game before the damaged line is not over")
	}
}
