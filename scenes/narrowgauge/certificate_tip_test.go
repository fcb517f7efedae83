package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
)

// TestCertificateTipCountsCitiesInReach checks in a game played at random that the tooltip of a
// Certificate says how many of the fitting cards connect a City.
func TestCertificateTipCountsCitiesInReach(t *testing.T) {
	s := newState(t, 1)
	b, rng := newTestTable(t), engine.NewRand(1)
	b.State = s
	none, some := 0, 0
	for s.Turn() != engine.NoSeat {
		b.Board.Read(s, b.RevealedSeats)
		for _, m := range s.Moves(nil) {
			if m.Kind != rules.KindShare {
				continue
			}
			after := *s
			if err := after.Play(m, nil); err != nil {
				t.Fatal(err)
			}
			cities := rules.Hand(0)
			for _, play := range after.Moves(nil) {
				plain := play.Kind == rules.KindPlay && rules.HowOf(play)&^rules.Turned == 0
				if plain && after.Preview(play).Bonus > 0 {
					cities |= 1 << rules.CardOf(play)
				}
			}
			tip := b.shareTip(s.Turn(), rules.CompanyOf(m))
			switch n := cities.Len(); {
			case s.Supply(rules.CompanyOf(m)) == 0 || strings.Contains(tip, "None of your cards fit."):
			case n == 0:
				if none++; !strings.Contains(tip, "None of them connects a city") {
					t.Errorf("no card connects a city, the tooltip is %q", tip)
				}
			default:
				some++
				fits := b.fitTip(s.Turn(), rules.CompanyOf(m))
				if !strings.Contains(tip, fits) || !strings.Contains(fits, "of them connect") {
					t.Errorf("%d cards connect a city, the tooltip is %q", n, tip)
				}
			}
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if none == 0 || some == 0 {
		t.Errorf("no card connected a city %d times, a card did %d times", none, some)
	}
}

// TestCertificateTipCountsReadyContracts checks that the tooltip of a Certificate also counts the
// cards that connect a City with a Contract of the seat that is ready.
func TestCertificateTipCountsReadyContracts(t *testing.T) {
	counted := 0
	for seed := range uint64(12) {
		made, err := rules.Game.New(rules.Seats, engine.Options{"random_turn_order": "on", "more_power": "on"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := made.(*rules.State), engine.NewRand(seed)
		b := newTestTable(t)
		b.State = s
		for s.Turn() != engine.NoSeat {
			b.Board.Read(s, b.RevealedSeats)
			for _, m := range s.Moves(nil) {
				if m.Kind != rules.KindShare || s.Ready(s.Turn()) == 0 {
					continue
				}
				after := *s
				if err := after.Play(m, nil); err != nil {
					t.Fatal(err)
				}
				var plain, all rules.Hand
				for _, play := range after.Moves(nil) {
					if play.Kind != rules.KindPlay || after.Preview(play).Bonus == 0 {
						continue
					}
					all |= rules.HandOf(rules.CardOf(play))
					if rules.HowOf(play)&^rules.Turned == 0 {
						plain |= rules.HandOf(rules.CardOf(play))
					}
				}
				tip := b.fitTip(s.Turn(), rules.CompanyOf(m))
				if got := strings.Contains(tip, "With a contract"); got != (all.Len() > plain.Len()) {
					t.Errorf("%d cards connect a city, %d with a contract, the tooltip is %q", plain.Len(), all.Len(), tip)
				} else if got {
					counted++
				}
			}
			next := s.Policy(&rng)
			for _, m := range s.Moves(nil) {
				if m == rules.Keep(rules.MirrorSurvey) {
					next = m
				}
			}
			if err := s.Play(next, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if counted == 0 {
		t.Error("no contract helped to connect a city")
	}
}

// TestNoCityIsNextAfterTheEnd checks that the board of a finished game announces no next city.
func TestNoCityIsNextAfterTheEnd(t *testing.T) {
	s := newState(t, 1)
	b, rng := newTestTable(t), engine.NewRand(1)
	for s.Turn() != engine.NoSeat {
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	b.State = s
	b.Board.Read(s, b.RevealedSeats)
	for c := range rules.Company(rules.CompanyCount) {
		if pays := nextBonus(b.Board, 0, c); pays != 0 {
			t.Errorf("the next city of %s pays $%d", c, pays)
		}
		if tip := b.reachedTip(0, c); strings.Contains(tip, "next") || strings.Contains(tip, "left") {
			t.Errorf("the tooltip of %s is %q", c, tip)
		}
	}
}

// TestMarketTextsCallTheirStepsSpaces checks that no text about the markets calls a step of the
// track a row: the steps are side by side in one row.
func TestMarketTextsCallTheirStepsSpaces(t *testing.T) {
	s := newState(t, 1)
	b, rng := newTestTable(t), engine.NewRand(1)
	b.State = s
	for range 60 {
		b.Board.Read(s, b.RevealedSeats)
		for g := range rules.Commodity(rules.CommodityCount) {
			if tip := b.goodTip(g); strings.Contains(tip, " row") {
				t.Errorf("the tooltip of %s is %q", g, tip)
			}
		}
		tell := func(e engine.Event) {
			if _, line := b.Line(e); strings.Contains(line, " row") {
				t.Errorf("the log says %q", line)
			}
		}
		if err := s.Play(s.Policy(&rng), tell); err != nil {
			t.Fatal(err)
		}
	}
}
