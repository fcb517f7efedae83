package review

import (
	"maps"
	"slices"
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/match"
)

// TestRaisesUpToALimitAreNoDecisions checks that in a record without marks, the raises by which a
// seat outbids another one again and again do not count as decisions of a person, but first bids,
// single raises, higher raises and the bids of bots do. In a record with marks, only these count.
func TestRaisesUpToALimitAreNoDecisions(t *testing.T) {
	for _, x := range []struct {
		bot  string // of seat 1
		bids []int16
		mark match.Origin // of the last bid
		want []int
	}{
		{"", []int16{1, 2, 3, 4, 5, 6}, match.OwnPress, []int{2, 3, 4, 5}},
		{"easy", []int16{1, 2, 3, 4, 5, 6}, match.OwnPress, []int{2, 4}},
		{"", []int16{1, 2, 3, 4}, match.OwnPress, nil},
		{"", []int16{1, 2, 4, 5, 7, 8}, match.OwnPress, []int{3, 5}},
		{"", []int16{1, 2, 3, 4, 5}, match.SamePress, nil},
	} {
		seats := []match.Seat{{Name: "Ada"}, {Name: "Bob", Bot: x.bot}, {Name: "Cy"}}
		m, err := match.New(boomtown.Game, match.Setup{Seats: seats, Seed: 4}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i, gold := range x.bids {
			for m.Turn() == 2 { // the seats 0 and 1 bid
				if _, err := m.Play(boomtown.Pass()); err != nil {
					t.Fatal(err)
				}
			}
			origin := match.OwnPress
			if i == len(x.bids)-1 {
				origin = x.mark
			}
			if _, err := m.PlayFrom(origin, boomtown.Bid(int(gold))); err != nil {
				t.Fatal(err)
			}
		}
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		var got []int // indices among the bids
		bids := 0
		raised := limitRaises(r)
		for i, s := range r.Steps() {
			if s.Move.Kind != boomtown.KindBid {
				continue
			}
			if raised[i] {
				got = append(got, bids)
			}
			bids++
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("of the bids %v, those with the indices %v are raises up to a limit (%v), want %v", x.bids, got,
				slices.Sorted(maps.Keys(raised)), x.want)
		}
	}
}
