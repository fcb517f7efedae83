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
