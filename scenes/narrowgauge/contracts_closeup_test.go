package narrowgauge

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestContractsCloseUp checks in several window sizes that the Contracts on offer are side by side
// in their close-up, are legible, and do not cover the ledger.
func TestContractsCloseUp(t *testing.T) {
	for _, x := range []struct {
		w, h  int
		board geom.Rect
	}{
		{1280, 720, geom.R(24, 56, 936, 648)}, {2560, 1440, geom.R(24, 56, 936, 648)},
		{1280, 720, geom.R(24, 56, 891, 648)}, // the board beside a ledger with larger letters
		{1120, 840, geom.R(20, 56, 808, 768)}, {820, 1180, geom.R(20, 60, 760, 824)},
	} {
		b := &Table{}
		b.Board = new(rules.Board)
		b.Window, b.Area = ui.NewLayout(x.w, x.h), x.board
		b.Layout()
		for n := 2; n <= mostPosters; n++ {
			for i := range n {
				r := b.contractRect(i, n)
				if !r.Within(b.closeUp.Inner()) || !b.closeUp.Frame().Within(x.board) {
					t.Errorf("window %d by %d: Contract %d at %v is not within the close-up at %v", x.w, x.h, i, r,
						b.closeUp.Frame())
				}
				if i > 0 && r.Meets(b.contractRect(i-1, n)) {
					t.Errorf("window %d by %d: Contract %d overlaps another one", x.w, x.h, i)
				}
				if r.W < 190 {
					t.Errorf("window %d by %d: a Contract is only %.0f wide", x.w, x.h, r.W)
				}
			}
		}
	}
}

// TestContractNamesItsTime checks that the face of a Contract says how long its effect lasts: the
// round, or the whole game if players keep their Contracts (R68).
func TestContractNamesItsTime(t *testing.T) {
	if _, err := rules.Game.New(2, nil, 1); err != nil { // reads the tables
		t.Fatal(err)
	}
	for k := range rules.Contract(rules.ContractCount) {
		round, game := contractFace(k, false, false).Kind, contractFace(k, true, false).Kind
		if !contractFace(k, false, false).HasCoin || contractFace(k, false, true).HasCoin {
			t.Errorf("%s must show its value in an auction, and not if it was dealt", k)
		}
		if k.Info().Flip {
			if round != game || !strings.Contains(game, "once a round") {
				t.Errorf("%s says %q and, if it is kept, %q; want \"once a round\"", k, round, game)
			}
		} else if !strings.Contains(round, "whole round") || !strings.Contains(game, "whole game") {
			t.Errorf("%s says %q and, if it is kept, %q", k, round, game)
		}
	}
}

// TestSliderReachesEveryBid checks that the slider offers every legal bid, each at a position of
// its own, also if the cash is far above the usual bids.
func TestSliderReachesEveryBid(t *testing.T) {
	s, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"}})
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	top, last := b.State.Cash(b.State.Turn()), -1.0
	if b.railTop() != top || b.railKnee() >= top {
		t.Fatalf("the slider ends at $%d with its wide part up to $%d, want $%d in two parts", b.railTop(),
			b.railKnee(), top)
	}
	for bid := range top + 1 {
		at := b.railFraction(bid)
		if at <= last || at > 1 || b.railBid(at) != bid {
			t.Errorf("$%d is at %.3f of the slider, after %.3f, which stands for $%d", bid, at, last, b.railBid(at))
		}
		last = at
	}
	if last != 1 {
		t.Errorf("the largest bid is at %.3f of the slider, want its end", last)
	}
}

// TestCashEndsBeforeTheBuildToken checks that the cash in a seat's panel has its room to the left
// of the Build token, also with three Contracts.
func TestCashEndsBeforeTheBuildToken(t *testing.T) {
	b := newTestTable(t)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, newState(t, 1), window, area)
	for seat := range engine.Seat(rules.Seats) {
		b.Board.Contracts[seat] = 0b111
		if r, token := b.cashRect(seat), b.token(seat).X-tokenRadius; r.Right() > token || r.W < 30 {
			t.Errorf("the cash of seat %d is at %v, the Build token begins at %v", seat, r, token)
		}
	}
}

// TestBidTipSaysWhatATieLeadsTo checks that the tooltip of a bid promises another bidding after a
// tie only in the first bidding and above $0, as rule R15 says.
func TestBidTipSaysWhatATieLeadsTo(t *testing.T) {
	s := newState(t, 1)
	b := newTestTable(t)
	b.State = s
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	again := func(bid int) bool {
		b.plan.bid = bid
		b.Board.Read(s, b.RevealedSeats)
		return strings.Contains(b.bidTip(s.Turn()), "bid again")
	}
	if !again(4) || again(0) {
		t.Error("in the first bidding, only a tie above $0 must lead to another one")
	}
	for range rules.Seats {
		if err := s.Play(rules.Bid(4), nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Bidding() != 2 {
		t.Fatalf("after a tie it is bidding %d", s.Bidding())
	}
	if again(4) {
		t.Error("the second bidding is said to be followed by another one")
	}
}

// TestRemarksStayOffTheBid checks that the rectangles in which a bidder reads, which remarks of
// bots must not cover, contain the Contracts and the consequences of the bid.
func TestRemarksStayOffTheBid(t *testing.T) {
	b, a := waitingTable(t, awaiting(t, "bid"))
	b.Nodes(a, nil)
	_, answers, rail := b.bidPanel()
	for _, r := range []geom.Rect{answers, rail, b.contractSpot(b.closeUpContracts()[0])} {
		read := false
		for _, x := range b.Reading() {
			read = read || r.Within(x.Inset(-1))
		}
		if !read {
			t.Errorf("a remark may lie on %v while the seat bids", r)
		}
	}
}
