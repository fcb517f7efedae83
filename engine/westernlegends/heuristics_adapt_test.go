package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// bestMove returns the move with the highest prior.
func bestMove(s *State) engine.Move {
	moves := s.Moves(nil)
	w := s.Prior(moves, nil)
	best := 0
	for i := range w {
		if w[i] > w[best] {
			best = i
		}
	}
	return moves[best]
}

// TestHeuristicsAdaptToPosition checks turns that the heuristics play. A turn must contain the
// action that pays best in the position, including the ride to it. If one thing in the position is
// changed, the action must change too. The players are high on the Wanted track, because otherwise
// crime would always pay best.
func TestHeuristicsAdaptToPosition(t *testing.T) {
	const aceSpades, aceHearts Card = 51, 48
	for _, c := range []struct {
		name string
		set  func(s *State)
		want engine.Kind // kind of a move that must be played before the turn ends
	}{
		{"a prospector digs", func(s *State) { s.p[0].space, s.p[0].wp = box.byID["sh_mine"], 7 }, KindProspect},
		{"with a full pouch rides to the Bank", func(s *State) {
			s.p[0].space = box.byID["sh_mine"]
			s.p[0].nuggets, s.p[0].wp, s.nuggetPile = 4, 7, nuggetCount-4
			s.p[0].items, s.p[0].mount = 1<<4, 4 // a Mustang
		}, KindDeposit},
		{"with cash rides to the Cabaret", func(s *State) {
			s.p[0].space, s.p[0].money, s.p[0].wp = box.byID["rf_doctor"], 120, 7
		}, KindRevel},
		{"an outlaw with an ace robs the Bank", func(s *State) {
			s.p[0].space = box.byID["dr_bank"]
			setHand(s, 0, aceSpades, aceHearts, cardSixClubs)
		}, KindBankRobbery},
		{"a lawman with an ace arrests", func(s *State) {
			s.p[0].mp, s.p[1].wp = 2, 7
			setHand(s, 0, aceSpades, aceHearts)
			setHand(s, 1, 0)
		}, KindFight},
		{"a drover takes his herd to the rails", func(s *State) {
			s.p[0].cattle, s.p[0].mp, s.p[0].space, s.p[1].lp = 0, 5, box.byID["sv_ridge"], 16
			s.cattle &^= 1
		}, KindDeliver},
		{"a gambler with a stake plays faro", func(s *State) {
			s.opts.anteUp = true
			s.p[0].space, s.p[0].money, s.p[0].wp = box.byID["bg_plaza"], 40, 7
		}, KindFaro},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := actPosition(t)
			c.set(s)
			var done []engine.Kind
			for turn := s.active; s.depth > 0 && s.active == turn && len(done) < 60; {
				m := bestMove(s)
				if s.Turn() == 0 {
					done = append(done, m.Kind)
				}
				if err := s.Play(m, nil); err != nil {
					t.Fatal(err)
				}
			}
			if !slices.Contains(done, c.want) {
				t.Errorf("the kinds of moves of the turn are %v, want %d among them", done, c.want)
			}
		})
	}
}
