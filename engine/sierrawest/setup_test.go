package sierrawest_test

import (
	"fmt"
	"testing"

	"gulch/engine"
	. "gulch/engine/sierrawest"
)

func setUp(t *testing.T, seats int, mode Mode, seed uint64) *State {
	t.Helper()
	s, err := Game.New(seats, engine.Options{"mode": mode.String()}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// TestSetUp checks where all components are at the start of a game, for every mode and number of
// players.
func TestSetUp(t *testing.T) {
	for mode := range ModeCount {
		for players := 1; players <= MaxSeats; players++ {
			t.Run(fmt.Sprint(mode, players), func(t *testing.T) {
				for seed := range uint64(20) {
					checkSetUp(t, setUp(t, players, mode, seed), players)
				}
			})
		}
	}
}

func checkSetUp(t *testing.T, s *State, players int) {
	t.Helper()
	specials := map[bool][]int{false: {0, 0, 3, 2, 0}, true: {2, 1, 1, 1, 0}}[players > 2]
	up := 2
	if s.Mode() == OutlawsOutposts {
		specials, up = []int{0, 0, 0, 0, 0}, 1
	}
	for row, want := range specials {
		if got := s.HiddenSpecials(row + 1); got != want {
			t.Errorf("row %d hides %d special cards, want %d", row+1, got, want)
		}
	}
	if s.Held().Len() != NodeCount || s.FaceUp().Len() != up || len(s.Row()) != 1 {
		t.Errorf("the mountain has %d cards, %d of them face up, and the row %d; want %d, %d and 1", s.Held().Len(),
			s.FaceUp().Len(), len(s.Row()), NodeCount, up)
	}
	if first := s.Mode().Card(s.Row()[0]); s.Mode() != AppleHill && !first.Campfire {
		t.Errorf("the row begins with %s, want the campfire card", first.ID)
	}
	copies := map[bool]int{false: 2, true: 3}[players > 2]
	if s.Market(SawPit) != copies || s.Market(GeneralStore) != copies {
		t.Errorf("the market has %d Saw Pits and %d General Stores, want %d of each", s.Market(SawPit),
			s.Market(GeneralStore), copies)
	}
	table := max(2, players)
	want := map[Mode][3]int{ // numbers of trout, carts and outlaws
		AppleHill: {}, BoatsBanjos: {2 + 2*table}, GoldRush: {0, 3 * table},
		OutlawsOutposts: {0, 0, map[bool]int{false: 10, true: 12}[players > 2]},
	}[s.Mode()]
	outlaws := 0
	for i := range 6 {
		outlaws += s.Outlaws(i)
	}
	if got := [3]int{s.Supply(Trout), s.Supply(Cart), outlaws}; got != want || s.Supply(Boots) != 16 {
		t.Errorf("supplies of trout, carts and outlaws are %v, want %v; boots %d, want 16", got, want, s.Supply(Boots))
	}
	for p := range engine.Seat(s.Seats()) {
		if s.Solo() && p == Hastings {
			continue
		}
		more := 0 // the first of two players gets one more food and wood
		if players == 2 && p == s.StartSeat() && s.Mode() != OutlawsOutposts {
			more = 1
		}
		if s.HandSize(p) != 3 || s.Hidden(p).Len() != 9 || s.Goods(p, Food) != 1+more || s.Goods(p, Wood) != 1+more ||
			s.Goods(p, Stone) != 1 || s.Goods(p, Gold) != 0 || s.Climber(p) != Base || s.Wagon(p) != 0 ||
			s.Multiplier(p) != 1 {
			t.Errorf("seat %d does not have the starting cards, goods and places of section 4", p)
		}
		if bullets := s.Goods(p, Bullet); (bullets == 2) != (s.Mode() == OutlawsOutposts) {
			t.Errorf("seat %d has %d bullets, want 2 in Outlaws & Outposts and 0 otherwise", p, bullets)
		}
	}
}
