package session

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/match"
)

// policyMove returns the move of the game's policy in the current position.
func policyMove(s *Session, chance *engine.Chance) engine.Move {
	rng := engine.NewRand(chance.Uint64())
	return s.Match.State().(engine.Heuristics).Policy(&rng)
}

// TestDecidingOpenly plays games of two people at one screen, who decide in front of each other
// where they can. It checks that nobody's secrets are shown then, that all moves are legal, what
// each person has seen, and that undo does not reach a decision that was made with open cards once
// somebody has decided openly since.
func TestDecidingOpenly(t *testing.T) {
	opened, learned, borders := 0, 0, 0
	for seed := range uint64(4) {
		setup := match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Hank"}}, Seed: seed}
		m, err := match.New(dakota.Game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := New(setup.Seats)
		s.Match = m
		chance := engine.NewChance(seed, 3)
		for !m.Over() {
			turn := m.Turn()
			last, held := engine.NoSeat, s.Holder() // who made the last decision, and who held the device
			if steps := m.Steps(); len(steps) > 0 {
				last = steps[len(steps)-1].Seat
			}
			move := policyMove(&s, &chance)
			switch {
			case s.NeedsOpening():
				from := s.device.public
				informed := from != engine.NoSeat && s.device.seen[from] >= s.device.openFrom
				s.Open()
				opened++
				if informed && s.LastSeen(from) != s.EventCount() {
					t.Fatalf("seat %d has seen %d of %d events when another seat decides openly", from, s.LastSeen(from),
						s.EventCount())
				}
				if held != engine.NoSeat && last == held && s.UndoSeat() != held {
					t.Fatalf("just after the device was laid open, seat %d can undo, want seat %d", s.UndoSeat(), held)
				}
			case s.DeviceElsewhere() && !s.CanDecideOpenly():
				s.Pass()
				s.Take(turn)
			}
			if s.DecidesOpenly() {
				if !s.DecidesAgain() {
					t.Fatalf("seat %d decides openly, but counts as somebody who must get the device", turn)
				}
				if s.Revealed() != 0 || s.Holder() != engine.NoSeat {
					t.Fatalf("seat %d decides openly, but %v are revealed", turn, slices.Collect(s.Revealed().All()))
				}
				for _, x := range s.Legal() {
					if !slices.Contains(m.Legal(), x) {
						t.Fatalf("the open move %v is not legal", x)
					}
				}
				if !slices.Contains(s.Legal(), move) { // the person takes the device to play a card
					s.Pass()
					s.Take(turn)
				}
			}
			border, public := s.device.openedAt, s.device.public
			s.NotePlayed(nil)
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if !m.Over() && s.DecidesAgain() != (public == m.Turn()) {
				t.Fatalf("seat %d decided openly, seat %d decides next: it has the device: %v", public, m.Turn(),
					s.DecidesAgain())
			}
			if s.Holder() == turn && s.AfterLast(turn) == len(m.Steps()) {
				step := m.Steps()[len(m.Steps())-1]
				told := slices.ContainsFunc(step.Events, func(e engine.Event) bool {
					return e.Secret && e.Seat == turn
				})
				if s.HolderLearned() != told {
					t.Fatalf("the holder has learned something: %v, want %v", !told, told)
				}
				if told {
					learned++
				}
			}
			if s.device.public == engine.NoSeat || border == 0 {
				continue
			}
			borders++
			if seat := s.UndoSeat(); seat != engine.NoSeat && m.CanUndo(seat) == nil {
				if at, _ := s.AfterUndo(seat); at < border {
					t.Fatalf("after an open decision, undo reaches decision %d, want at least %d", at, border)
				}
			}
		}
	}
	if opened < 50 || learned == 0 || borders == 0 {
		t.Errorf("the device was laid open %d times, its holder learned something %d times, and there were %d open "+
			"decisions with a border of undo, want many of each", opened, learned, borders)
	}
}

// TestUndoStopsAtOpening checks that a person can take back the last decision before the device was
// laid open, but not after somebody has decided openly, even if that decision is taken back.
func TestUndoStopsAtOpening(t *testing.T) {
	d := device{holder: 0, public: engine.NoSeat, seen: make([]int, 2)}
	d.open(1, 5, 40, 0)
	if d.beforeOpening(4) || d.seen[0] != 40 || d.holder != engine.NoSeat {
		t.Errorf("%+v: want the last decision of seat 0 undoable, and 40 events seen by it", d)
	}
	if d.decided = true; !d.beforeOpening(4) || d.beforeOpening(5) {
		t.Errorf("%+v: want decisions up to 4 before the border", d)
	}
	if d.rewind(5, 40); !d.beforeOpening(4) {
		t.Errorf("%+v: want decision 4 before the border after an undo to 5", d)
	}
	if d.open(0, 8, 60, 40); d.openedAt != 5 {
		t.Errorf("%+v: want the same border when another seat decides openly", d)
	}
	if d.take(1, 9, 70); d.beforeOpening(4) || !d.beforeHandover(8) {
		t.Errorf("%+v: want the border of the hand-over after it", d)
	}
	fresh := device{holder: engine.NoSeat, public: engine.NoSeat, seen: make([]int, 2)}
	if fresh.open(1, 5, 40, 0); !fresh.beforeOpening(4) {
		t.Errorf("%+v: want no undo of a decision from before the game was opened", fresh)
	}
}

// TestOpenDecisionsAreNoNews checks that a person who only decides in front of everybody is later
// told what happened before, while somebody who has seen it is not told it again.
func TestOpenDecisionsAreNoNews(t *testing.T) {
	d := device{holder: 0, public: engine.NoSeat, seen: make([]int, 2)}
	d.open(1, 5, 40, 12)
	d.open(0, 6, 45, 40)
	if d.seen[1] != 12 {
		t.Errorf("after an open decision seat 1 has seen %d events, want the 12 from before", d.seen[1])
	}
	d.take(1, 7, 50)
	if d.pass(60); d.seen[1] != 60 {
		t.Errorf("after its own turn seat 1 has seen %d events, want all 60", d.seen[1])
	}
	if d.open(1, 8, 60, 60); d.seen[1] != 60 {
		t.Errorf("seat 1 has seen %d events, want 60", d.seen[1])
	}
	if d.pass(66); d.seen[1] != 66 {
		t.Errorf("seat 1 decided openly with all news known, and has seen %d events, want 66", d.seen[1])
	}
}
