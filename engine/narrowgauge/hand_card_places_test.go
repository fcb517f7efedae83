package narrowgauge

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gulch/engine"
)

// TestCardsKeepTheirPlaces checks that a card stays in its place on the table while it is in hand,
// and that the places only depend on the events.
func TestCardsKeepTheirPlaces(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	var board, again Board
	for round := range 200 {
		before := board.Places(0, nil)
		if held := board.Hands[0]; held.Len() > 0 && r.IntN(2) == 0 {
			all := slices.Collect(held.All())
			e := engine.Event{Kind: EventDiscarded, Seat: 0, A: int16(all[r.IntN(len(all))])}
			for _, b := range []*Board{&board, &again} {
				b.Past.remember(e)
				b.Hands[0] &^= CardIn(e).bit()
			}
		} else if held.Len() < 7 {
			c := Card(r.IntN(CardCount))
			for held.Has(c) {
				c = Card(r.IntN(CardCount))
			}
			e := engine.Event{Kind: EventDrawn, Seat: 0, A: int16(c), Secret: true}
			for _, b := range []*Board{&board, &again} {
				b.Past.remember(e)
				b.Hands[0] |= c.bit()
			}
		}
		now := board.Places(0, nil)
		for place, c := range before {
			if c != NoCard && board.Hands[0].Has(c) && (place >= len(now) || now[place] != c) {
				t.Fatalf("round %d: card %v has moved from place %d: places are %v, before %v", round, c, place, now,
					before)
			}
		}
		held := 0
		for _, c := range now {
			if c != NoCard {
				held++
			}
		}
		if held != board.Hands[0].Len() || !slices.Equal(now, again.Places(0, nil)) {
			t.Fatalf("round %d: the places %v hold %d cards, want %d", round, now, held, board.Hands[0].Len())
		}
	}
}

// TestFirstHandKeepsItsPlaces checks that cards of the first hand do not move when another one of
// them is laid or discarded, as cards that were drawn later do not.
func TestFirstHandKeepsItsPlaces(t *testing.T) {
	s, err := Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	var board Board
	board.Read(s, engine.AllSeats(2))
	rng, left := engine.NewRand(3), 0
	for range 40 {
		if err := s.Play(s.(engine.Heuristics).Policy(&rng), func(e engine.Event) {
			leaves := e.Kind == EventTrack || e.Kind == EventDiscarded
			var before []Card
			if leaves {
				before = board.Places(e.Seat, nil)
				left++
			}
			board.Follow(engine.Told{Event: e, State: s}, engine.AllSeats(2))
			if !leaves {
				return
			}
			now := board.Places(e.Seat, nil)
			for place, c := range before {
				if c != NoCard && c != CardIn(e) && (place >= len(now) || now[place] != c) {
					t.Fatalf("%v leaves, and %v moves from place %d: places are %v, before %v", CardIn(e), c, place, now,
						before)
				}
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	if left < 5 {
		t.Errorf("only %d cards left a hand", left)
	}
}
