package boomtown

import (
	"fmt"
	"testing"

	"gulch/engine"
)

func TestSeveralRidersAreAskedInOrder(t *testing.T) {
	useTables(t, tablesPlus(t, []CardKind{Mustang}))
	s, err := Game.Load([]byte(`{"players": 5, "turn": 2, "phase": "mustang", "actor": 3, "winner": 1,
		"pick_order": [1, 2, 3, 4, 0], "to_ask": [0, 3], "kept": [["mustang_1"], [], [], ["mustang_2"], []],
		"row": ["cj02", "cm03", "cc03", "dg02", "sn02"]}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []engine.Seat{3, 0} {
		if s.Turn() != want {
			t.Fatalf("seat %d is asked, want %d", s.Turn(), want)
		}
		if err := s.Play(Ride(), nil); err != nil {
			t.Fatal(err)
		}
	}
	if got := fmt.Sprint(s.(*State).PickOrder()); got != "[1 3 0 2 4]" {
		t.Errorf("the pick order is %s", got)
	}
}

func TestShares(t *testing.T) {
	for _, c := range []struct {
		players, price int
		shares         []int
		bank           int
	}{
		{4, 1, []int{1, 0, 0}, 0}, {4, 2, []int{1, 1, 0}, 0}, {4, 3, []int{2, 1, 0}, 0}, {4, 7, []int{4, 2, 1}, 0},
		{4, 16, []int{8, 4, 4}, 0}, {5, 13, []int{7, 3, 2, 1}, 0}, {5, 20, []int{10, 5, 3, 2}, 0},
		{5, 32, []int{16, 8, 4, 4}, 0}, {3, 1, []int{1, 0}, 0}, {3, 2, []int{1, 1}, 0}, {3, 3, []int{2, 1}, 0},
		{3, 4, []int{2, 1}, 1}, {3, 9, []int{5, 2}, 2}, {3, 10, []int{5, 3}, 2}, {3, 16, []int{8, 4}, 4},
	} {
		shares, bank := Shares(c.players, c.price)
		if got := shares[:c.players-1]; fmt.Sprint(got) != fmt.Sprint(c.shares) || bank != c.bank {
			t.Errorf("%d among %d: %v and %d to the bank, want %v and %d", c.price, c.players, got, bank, c.shares,
				c.bank)
		}
	}
}

// TestSharesAddUp checks that the parts of an auction's price that the seats and the bank keep add
// up to the price, for all prices below 1000 (invariant I4).
func TestSharesAddUp(t *testing.T) {
	for players := MinSeats; players <= MaxSeats; players++ {
		for price := range 1000 {
			shares, bank := Shares(players, price)
			sum, last := bank, price
			for _, n := range shares[:players-1] {
				if n > last || n < 0 {
					t.Fatalf("%d among %d: shares %v increase", price, players, shares)
				}
				sum, last = sum+n, n
			}
			if sum != price || players > 3 && bank != 0 {
				t.Fatalf("a price of %d among %d players: shares %v and %d to the bank do not add up", price, players,
					shares, bank)
			}
		}
	}
}
