package narrowgauge

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestSecretBidsStaySecret checks that the cash, the other seat's information state and
// determinized positions do not depend on a secret bid (E38).
func TestSecretBidsStaySecret(t *testing.T) {
	start := at(t, 0, PhaseBid, 0)
	views := map[string]bool{}
	determinized := map[State]bool{}
	for amount := range start.Cash(0) + 1 {
		s := *start
		if err := s.Play(Bid(amount), nil); err != nil {
			t.Fatal(err)
		}
		view, err := s.InformationState(1)
		if err != nil {
			t.Fatal(err)
		}
		views[string(view)] = true
		s.Determinize(1, rand.New(rand.NewPCG(1, 1)))
		determinized[s] = true
		own, err := s.InformationState(0)
		if err != nil || bytes.Equal(own, view) {
			t.Errorf("seat 0 does not see its own bid: %v", err)
		}
	}
	if len(views) != 1 || len(determinized) != 1 {
		t.Errorf("%d information states and %d determinized positions differ by the bid of seat 0, want 1 each",
			len(views), len(determinized))
	}
	for view := range views {
		var d struct {
			Actor int
			Bids  []*int
			Money []int
		}
		if err := json.Unmarshal([]byte(view), &d); err != nil {
			t.Fatal(err)
		}
		if d.Actor != 1 || d.Bids[0] != nil || d.Money[0] != startCash {
			t.Errorf("the information state contains %s", view)
		}
	}
}

// TestSecretBidEvents checks that the event of a secret bid can be read by its own seat only, until
// one event reveals both bids.
func TestSecretBidEvents(t *testing.T) {
	s := *at(t, 0, PhaseBid, 0)
	var told []engine.Event
	tell := func(e engine.Event) { told = append(told, e) }
	if err := s.Play(Bid(7), tell); err != nil {
		t.Fatal(err)
	}
	if len(told) != 2 || told[1].Kind != EventAsked || told[0].Kind != EventSealed || !told[0].Secret ||
		told[0].Seat != 0 || PhaseIn(told[0]) != 7 {
		t.Errorf("the events of the first bid are %+v, want one secret event", told)
	}
	told = nil
	if err := s.Play(Bid(3), tell); err != nil {
		t.Fatal(err)
	}
	if len(told) < 2 || told[1].Kind != EventBids || told[1].Secret || Bid0In(told[1]) != 7 || Bid1In(told[1]) != 3 {
		t.Errorf("the events of the second bid are %+v, want a secret one and then both bids", told)
	}
	if s.Cash(0) != 13 || s.Cash(1) != 17 {
		t.Errorf("the bids were not paid: cash is %d and %d", s.Cash(0), s.Cash(1))
	}
}

// TestKeptContractsStaySecret checks that only the seat itself can see which Contracts were dealt
// to it and which it keeps.
func TestKeptContractsStaySecret(t *testing.T) {
	for _, variants := range []rules{ruleRandomOrder, ruleRandomOrder | ruleMorePower} {
		start := at(t, variants, PhaseKeep, 0)
		views := map[string]bool{}
		for _, m := range start.Moves(nil) {
			s := *start
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
			view, err := s.InformationState(1)
			if err != nil {
				t.Fatal(err)
			}
			views[string(view)] = true
		}
		if len(views) != 1 {
			t.Errorf("the information state of seat 1 depends on the choice of seat 0")
		}
	}
}

// TestHiddenMoney checks that with hidden money an information state contains the seat's own cash
// only, until the game is over (E37).
func TestHiddenMoney(t *testing.T) {
	type money struct {
		Money  []*int
		Ledger []*json.RawMessage
	}
	look := func(s *State, p engine.Seat) (m money) {
		view, err := s.InformationState(p)
		if err == nil {
			err = json.Unmarshal(view, &m)
		}
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	s := at(t, ruleHiddenMoney, PhaseShare, 0)
	if m := look(s, 0); m.Money[0] == nil || m.Money[1] != nil || m.Ledger[1] != nil {
		t.Errorf("during the game seat 0 knows the cash %v, want its own only", m)
	}
	for {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 {
			break
		}
		if err := s.Play(moves[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	if m := look(s, 0); m.Money[0] == nil || m.Money[1] == nil {
		t.Errorf("after the game seat 0 knows the cash %v, want both", m)
	}
}

// TestFaceDownTilesAreHidden checks that no information state contains face-down tiles, and that
// Determinize shuffles them with equal probabilities.
func TestFaceDownTilesAreHidden(t *testing.T) {
	s := at(t, ruleFaceDownMarkets, PhaseShare, 0)
	view, err := s.InformationState(0)
	if err != nil {
		t.Fatal(err)
	}
	var d struct {
		CityTiles map[string]string `json:"city_tiles"`
		FaceDown  []string          `json:"face_down"`
	}
	if err := json.Unmarshal(view, &d); err != nil {
		t.Fatal(err)
	}
	if len(d.CityTiles)+len(d.FaceDown) != CityCount || len(d.FaceDown) == 0 {
		t.Errorf("the information state has %d tiles and %d face-down Cities, want 0 and all", len(d.CityTiles),
			len(d.FaceDown))
	}
	const deals = 20_000
	var count [CityCount][CommodityCount]int
	r := rand.New(rand.NewPCG(3, 4))
	down, left := 0, [CommodityCount]int{}
	for city := range s.tile {
		if s.faceDown>>city&1 != 0 {
			down++
			left[s.tile[city]]++
		}
	}
	c := *s
	for range deals {
		c.Determinize(0, r)
		for city, g := range c.tile {
			count[city][g]++
		}
	}
	for city := range count {
		for g, n := range count[city] {
			if want := deals * float64(left[g]) / float64(down); s.faceDown>>city&1 != 0 &&
				!gametest.WithinFiveSigma(n, want) {
				t.Errorf("the tile of City %d is %s %d times, want about %.0f", city, Commodity(g), n, want)
			}
		}
	}
}
