package boomtown

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// TestAuctionLineFollowsTheAuction checks that the log's line about an auction has the last bid of
// each seat and the passes in the order in which they were made, not in the order of seats or bids.
func TestAuctionLineFollowsTheAuction(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "bid", "actor": 1, "first_player": 1, "gold": [20, 20, 20],
		"row": ["sn09", "cm07", "cj08"], "mines": [["sn04"], ["sn07"], []]}`)
	s := played(b.State)
	var events []engine.Event
	for _, m := range []engine.Move{rules.Bid(1), rules.Pass(), rules.Bid(3), rules.Bid(4)} {
		if err := s.Play(m, func(e engine.Event) {
			if ofAuction(e) {
				events = append(events, e)
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	if _, got := b.MergedLine(events); got != "Auction: C passes, A bids 3, B bids 4." {
		t.Errorf("the line about the auction is %q", got)
	}
}

// TestRollPromptNamesCaveIns checks that the prompt for the Telegraph says which mines the player
// loses with the roll, and does not call that nothing.
func TestRollPromptNamesCaveIns(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "telegraph", "actor": 0, "first_player": 0, "winner": 0,
		"pick_order": [0, 1, 2], "to_ask": [0], "dice": [6, 6], "gold": [9, 9, 9], "mines": [["cj07"], [], []],
		"kept": [["telegraph_1"], [], []]}`)
	if got := b.unturned(0); strings.Contains(got, "nothing") || !strings.Contains(got, "Widow's Ladder") {
		t.Errorf("before a cave-in the prompt says %q", got)
	}
	if got := b.unturned(1); !strings.Contains(got, "nothing") {
		t.Errorf("a seat that gains and loses nothing reads %q", got)
	}
}
