package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// TestLossesAreTold checks in a game played at random that a seat is told of every market die that
// moves away from it and of every majority or tie that it loses, with what it had, and of nothing
// else. It also checks that the log tells no movement of a die that stays.
func TestLossesAreTold(t *testing.T) {
	told := map[engine.EventKind]int{}
	for seed := range uint64(6) {
		state, err := rules.Game.New(rules.Seats, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := newTestTable(t), engine.NewRand(seed)
		s := state.(*rules.State)
		b.Board.Read(s, b.RevealedSeats)
		for s.Turn() != engine.NoSeat {
			hear := func(e engine.Event) {
				if e.Kind == rules.EventDie {
					_, line := b.Line(e)
					stays := rules.PositionIn(e) == b.Board.DieAt[rules.CommodityIn(e)]
					if strings.Contains(line, " stays on ") != stays {
						t.Errorf("a die stays: %v, the log says %q", stays, line)
					}
				}
				for seat := range engine.Seat(rules.Seats) {
					loss := b.PersonalLoss(seat, e)
					if lost := loses(b, seat, e); lost != (loss != "") {
						t.Errorf("event %+v is told to seat %d as %q, a loss: %v", e, seat, loss, lost)
					}
					if loss != "" {
						told[e.Kind]++
					}
				}
				engine.Follow(b.Board, engine.Told{Event: e, State: engine.Clone(engine.State(s))}, b.RevealedSeats)
			}
			if err := s.Play(s.Policy(&rng), hear); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told[rules.EventDie] == 0 || told[rules.EventShare] == 0 {
		t.Errorf("losses told by kind of event: %v, want some of dice and of certificates", told)
	}
}

// loses reports whether a seat loses something by event e, from the money that the board would pay
// it before and after.
func loses(b *Table, seat engine.Seat, e engine.Event) bool {
	after := *b.Board
	switch e.Kind {
	case rules.EventDie:
		g := rules.CommodityIn(e)
		who, had := after.CommodityBonus(g)
		after.DieAt[g], after.DieValue[g] = rules.PositionIn(e), rules.ValueIn(e)
		now, has := after.CommodityBonus(g)
		return e.Seat != seat && who == seat && (now != seat || has < had)
	case rules.EventShare:
		c := rules.CompanyIn(e)
		mine, theirs := b.Board.Pieces(seat, c), b.Board.Pieces(1-seat, c)
		return e.Seat != seat && mine > 0 && (mine == theirs+1 || mine == theirs)
	}
	return false
}
