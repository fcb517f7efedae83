package narrowgauge_test

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAccountsAddUp checks the result of Breakdowns at every decision. The parts of a seat's cash
// must add up to the cash, and the parts of its expected payment to what the rules compute. Hidden
// cash must not be shown to the other seat.
func TestAccountsAddUp(t *testing.T) {
	for _, hidden := range []string{"off", "on"} {
		m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 2), Seed: 5,
			Options: engine.Options{"hidden_money": hidden}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(5, 1))
		window, area := tabletest.WideWindow()
		b := narrowgauge.New(tabletest.App(t, rules.Game), m.Setup().Seats)
		b.RevealedSeats = engine.SeatsOf(0)
		for !m.Over() {
			move := m.Legal()[r.IntN(len(m.Legal()))]
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			if m.Over() {
				break
			}
			table.ShowPosition(b, m.State(), window, area)
			s := m.State().(*rules.State)
			for seat := range engine.Seat(rules.Seats) {
				all := b.Breakdowns(seat)
				if secret := hidden == "on" && seat == 1; all[0].Hidden != secret || secret && len(all[0].Parts) > 0 {
					t.Fatalf("option hidden money %s: the cash of seat %d is hidden: %v, parts %v", hidden, seat,
						all[0].Hidden, all[0].Parts)
				} else if !secret && all[0].Sum() != s.Cash(seat) {
					t.Fatalf("the cash is $%d, its parts add up to $%d", s.Cash(seat), all[0].Sum())
				}
				if o := b.Outlook(seat); o.AtEnd != "" && len(o.NotCounted) > 0 {
					t.Fatalf("the table says %q, but that %q are not counted yet", o.AtEnd, o.NotCounted)
				}
				if want := due(s, seat); all[1].Sum() != want {
					t.Fatalf("seat %d would be paid $%d, the parts of the account add up to $%d", seat, want,
						all[1].Sum())
				}
			}
		}
	}
}

// due returns how many dollars a seat would be paid by the rules if the round ended now.
func due(s *rules.State, seat engine.Seat) int {
	sum := 0
	for c := range rules.Company(rules.CompanyCount) {
		if sum += s.Dividend(seat, c); s.Majority(c) == seat {
			sum += 5
		}
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		if p, amount := s.CommodityBonus(g); p == seat {
			sum += amount
		}
	}
	return sum
}
