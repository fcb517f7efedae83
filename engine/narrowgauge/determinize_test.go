package narrowgauge

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// at plays random games with variants r until seat is to move in the given phase, and returns that
// position.
func at(t *testing.T, r rules, phase engine.Phase, seat engine.Seat) *State {
	t.Helper()
	var found *State
	for seed := uint64(0); found == nil && seed < 50; seed++ {
		made, err := Game.New(Seats, r.options(), seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rnd := made.(*State), rand.New(rand.NewPCG(seed, 1))
		for found == nil {
			moves, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			if s.phase == phase && s.actor == seat {
				found = s
				break
			}
			if err := s.Play(moves[rnd.IntN(min(len(moves), 12))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if found == nil {
		t.Fatalf("no random game reaches phase %s", phaseNames[phase])
	}
	return found
}

// TestDeterminizeIsUniform checks that all cards that a seat has not seen are equally likely to be
// in the other seat's hand, and equally likely to be drawn next.
func TestDeterminizeIsUniform(t *testing.T) {
	const deals = 40_000
	s := at(t, 0, PhaseShare, 1)
	unseen := allCards &^ s.hands[1] &^ s.discarded
	var held, next [CardCount]int
	r := rand.New(rand.NewPCG(3, 4))
	c := *s
	for range deals {
		c.Determinize(1, r)
		for card := range c.hands[0].All() {
			held[card]++
		}
		played := c
		next[played.draw()]++
	}
	for card := range Card(CardCount) {
		wantHeld, wantNext := 0.0, 0.0
		if unseen.Has(card) {
			wantHeld = deals * float64(s.hands[0].Len()) / float64(unseen.Len())
			wantNext = deals / float64(unseen.Len())
		}
		if !gametest.WithinFiveSigma(held[card], wantHeld) || !gametest.WithinFiveSigma(next[card], wantNext) {
			t.Errorf("card %s is held %d times, want about %.0f; drawn next %d times, want about %.0f", card,
				held[card], wantHeld, next[card], wantNext)
		}
	}
}

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

// TestDeterminizedBidsAreNotAnswered checks that in a determinized position the bid drawn for seat
// 1 does not depend on the bid of seat 0.
func TestDeterminizedBidsAreNotAnswered(t *testing.T) {
	drawn := map[int]bool{}
	for amount := range 10 {
		s := *at(t, 0, PhaseBid, 0)
		s.Determinize(0, rand.New(rand.NewPCG(1, 1)))
		if err := s.Play(Bid(amount), func(e engine.Event) {
			if e.Kind == EventBids {
				drawn[Bid1In(e)] = true
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	if len(drawn) != 1 {
		t.Errorf("the bids of seat 1 depend on the bid of seat 0: %v", drawn)
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
	var d document
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
