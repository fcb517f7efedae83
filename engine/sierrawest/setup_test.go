package sierrawest_test

import (
	"fmt"
	"slices"
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

// TestPreview checks which icons three cards show on both paths, by the worked example E1 (R12,
// R13).
func TestPreview(t *testing.T) {
	card := func(id string) Card {
		c, err := AppleHill.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	l, m, r := card("st_1"), card("st_4"), card("st_8")
	green := []Icon{IconFood1, IconBoot1, IconBoot1, IconBoot1, IconStone1}
	if got := AppleHill.Preview(l, m, r, Green); !slices.Equal(got, green) {
		t.Errorf("the green path shows %v, want %v", got, green)
	}
	if got := AppleHill.Preview(l, m, r, Tan); !slices.Equal(got,
		[]Icon{IconFood1, IconShovel, IconGrizzly, IconBoot2}) {
		t.Errorf("tan path %v", got)
	}
	for space, fee := range []int{0, 0, 1, 0, 2} {
		if Tan.Fee(space) != fee && space > 0 || Green.Fee(space) != 0 {
			t.Errorf("fees of space %d: tan %d, want %d; green %d, want 0", space, Tan.Fee(space), fee,
				Green.Fee(space))
		}
	}
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

// TestSummitUse checks that SummitUse returns a reason exactly when a summit action cannot be used.
func TestSummitUse(t *testing.T) {
	s := setUp(t, 2, AppleHill, 1)
	if s.SummitUse(Green, Left) == nil {
		t.Error("SummitUse returns no refusal in the phase plan")
	}
	if err := s.Play(s.Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	if got := s.SummitUse(Green, Left); got.Error() != "You can't go to a summit until your pioneer is on his last space." {
		t.Error(got)
	}
}

func TestSoloTitles(t *testing.T) {
	for lead, want := range map[int]string{
		-3: "Lost on the cutoff", 0: "Lost on the cutoff", 1: "Over the pass", 9: "Over the pass", 10: "Settler",
		20: "Trail boss", 34: "Trail boss", 35: "Legend of the Sierra",
	} {
		if got := SoloTitle(lead); got != want {
			t.Errorf("SoloTitle(%d) is %q, want %q", lead, got, want)
		}
	}
}

// TestMostRevealed checks the largest number of special cards that one claim could bring into the
// row: a chain of cards along the edge of the mountain, as long as its rows hide special cards, and
// none in Outlaws & Outposts.
func TestMostRevealed(t *testing.T) {
	for _, c := range []struct {
		mode    Mode
		players int
		want    int
	}{{OutlawsOutposts, 2, 0}, {AppleHill, 2, 2}, {GoldRush, 4, 4}} {
		var b Board
		b.Read(setUp(t, c.players, c.mode, 1), 0)
		if got := b.MostRevealed(); got != c.want {
			t.Errorf("mode %d with %d players: the first claim can reveal %d special cards, want %d", c.mode, c.players,
				got, c.want)
		}
		b.HiddenSpecials = [6]int{}
		if got := b.MostRevealed(); got != 0 {
			t.Errorf("mode %d: a claim can reveal %d special cards although none is hidden", c.mode, got)
		}
	}
}
