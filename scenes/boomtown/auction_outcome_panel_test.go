package boomtown

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestAuctionBlockPredictsBids checks the outcome that the auction block shows for a bid against
// what happens if all others then pass: the gold of each seat, the amounts passed on, and the pick
// order.
func TestAuctionBlockPredictsBids(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
		for price := 1; price <= 9; price++ {
			m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, seats), Seed: uint64(price)}, nil)
			if err != nil {
				t.Fatal(err)
			}
			for m.State().Phase() != rules.PhaseBid {
				if _, err := m.Play(m.Legal()[0]); err != nil {
					t.Fatal(err)
				}
			}
			b := New(h, m.Setup().Seats)
			window, area := tabletest.WideWindow()
			table.ShowPosition(b, m.State(), window, area)
			b.amount = price
			d, ok := b.shownOutcome()
			if !ok || d.winner != m.Turn() || d.price != price {
				t.Fatalf("%d seats: the auction block shows the outcome %+v for a bid of %d", seats, d, price)
			}
			before := m.State().(*rules.State)
			var gold [rules.MaxSeats]int
			for p := range engine.Seat(seats) {
				gold[p] = before.Gold(p)
			}
			on := map[engine.Seat]int{}
			for move := rules.Bid(price); m.State().Phase() == rules.PhaseBid; move = rules.Pass() {
				events, err := m.Play(move)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					switch e.Kind {
					case rules.EventShare:
						on[e.Other] = rules.GoldIn(e)
					case rules.EventOrder:
						for i, p := range rules.Order(e, seats) {
							if b.place(d, p) != i {
								t.Errorf("%d seats: seat %d picks at place %d, the auction block shows place %d", seats,
									p, i, b.place(d, p))
							}
						}
					}
				}
			}
			after := m.State().(*rules.State)
			for p := range engine.Seat(seats) {
				gain, handed := b.share(d, p)
				if got := after.Gold(p) - gold[p]; got != gain {
					t.Errorf("%d seats, bid %d: seat %d gains %d gold, the auction block shows %d", seats, price, p,
						got, gain)
				}
				if b.rightNeighbour(p) != d.winner && on[p] != handed {
					t.Errorf("%d seats, bid %d: seat %d passes on %d gold, the auction block shows %d", seats, price, p,
						on[p], handed)
				}
			}
		}
	}
}

// TestLedgerAgreesWithAuctionBlock checks that the gains in the ledger are those of the auction
// block, whether the player points at the button that bids or at the one that passes.
func TestLedgerAgreesWithAuctionBlock(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range []engine.Move{rules.Bid(3), rules.Bid(5)} {
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	bidder := m.State().(*rules.State).Bidder()
	for id, want := range map[string]engine.Seat{"": m.Turn(), "bid": m.Turn(), "pass": bidder} {
		b := New(h, m.Setup().Seats)
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, m.State(), window, area)
		b.amount = 6
		table.PointAt(b, id)
		d, ok := b.shownOutcome()
		if !ok || d.winner != want {
			t.Fatalf("while %q is pointed at, the block shows that seat %d wins, want seat %d", id, d.winner, want)
		}
		for seat := range b.SeatCount() {
			gain, _ := b.share(d, seat)
			if got := b.Row(seat).Note; got != pieces.Signed(gain) {
				t.Errorf("while %q is pointed at, the ledger shows %s for seat %d, the block %s", id, got, seat,
					pieces.Signed(gain))
			}
		}
	}
}

// TestPassButtonNamesItsCondition checks that the note on the button that passes states the place
// in the pick order and the gold gained as what they are: true only if nobody bids more.
func TestPassButtonNamesItsCondition(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play(rules.Bid(5)); err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	got := b.passLook(table.NewDecision(b, m.State(), m.Legal())).Note
	if !strings.HasSuffix(got, "gold if no higher bid") {
		t.Errorf("the note on the button that passes is %q", got)
	}
}

// TestBidButtonNamesItsCondition checks that the note on the button that bids states the first pick
// as what it is: sure only if no other seat can bid more.
func TestBidButtonNamesItsCondition(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	seat := m.State().Turn()
	b.amount = 5
	if got := b.bidNote(seat); got != "1st, −5 gold if it wins" {
		t.Errorf("while others can bid more, the note on the button that bids is %q", got)
	}
	b.amount = b.State.Gold(seat)
	if got := b.bidNote(seat); strings.Contains(got, "if it wins") {
		t.Errorf("if nobody can bid more, the note on the button that bids is %q", got)
	}
}

// TestAuctionBlockNamesItsCondition checks that the tooltip of the auction block states a winner
// without a condition only after the auction.
func TestAuctionBlockNamesItsCondition(t *testing.T) {
	eachDecision(t, 4, 6, func(b *Table, s *rules.State, _ *table.Decision, _ []ui.Node) {
		tip := b.blockTip()
		if s.Phase() == rules.PhaseBid && !strings.HasPrefix(tip, "If nobody bids more") {
			t.Errorf("during the auction the tooltip of the block is %q", tip)
		}
	})
}

// TestEventCardsSayHowMuchIsPaid checks that the texts of event cards on which other players pay
// gold say what a player with less pays (R71).
func TestEventCardsSayHowMuchIsPaid(t *testing.T) {
	for _, kind := range []rules.CardKind{rules.CardShark, rules.Holdup} {
		if text := eventText()[kind]; !strings.Contains(text, "all they have") {
			t.Errorf("the card %v says %q", kind, text)
		}
	}
}
