package dakota

import (
	"testing"

	"gulch/engine"
)

// TestTiles checks the tile tables against section 3.7: the shapes, the number of resources, and
// the icons in each layer.
func TestTiles(t *testing.T) {
	if err := ready(); err != nil {
		t.Fatal(err)
	}
	want := [Layers + 1]struct {
		shapes [shapeCount]int
		filled [3]int
		icons  [ResourceCount]int
	}{
		1: {[shapeCount]int{12, 12, 7, 3, 6}, [3]int{8, 28, 4}, [ResourceCount]int{12, 13, 7, 4, 0}},
		2: {[shapeCount]int{9, 9, 6, 3, 5}, [3]int{4, 20, 8}, [ResourceCount]int{3, 6, 12, 11, 4}},
		3: {[shapeCount]int{6, 6, 5, 3, 4}, [3]int{2, 10, 12}, [ResourceCount]int{1, 1, 3, 12, 17}},
	}
	have := want
	for l := range have {
		have[l].shapes, have[l].filled, have[l].icons = [shapeCount]int{}, [3]int{}, [ResourceCount]int{}
	}
	for tile := range Tile(TileKinds) {
		l, n := &have[tile.Layer()], int(box.tileQty[tile])
		l.shapes[box.tileShape[tile]] += n
		l.filled[len(tile.Resources())] += n
		for _, r := range tile.Resources() {
			l.icons[r] += n
		}
	}
	if have != want {
		t.Errorf("shapes, resources and icons of the tiles by layer are %v, want %v", have, want)
	}
}

// TestRotations checks that each rotation turns a tile clockwise by a quarter, and that the
// rotations of a shape differ from each other.
func TestRotations(t *testing.T) {
	for tile := range Tile(TileKinds) {
		seen := map[int]bool{}
		for rot := range int(turns[box.tileShape[tile]]) {
			seen[tile.Openings(rot)] = true
		}
		if len(seen) != int(turns[box.tileShape[tile]]) {
			t.Errorf("%s has %d different rotations, want %d", tile, len(seen), turns[box.tileShape[tile]])
		}
		if a, b := tile.Openings(0), tile.Openings(1); b != (a<<1|a>>3)&15 {
			t.Errorf("%s: openings %b become %b by a rotation, which is not a quarter turn clockwise", tile, a, b)
		}
	}
}

// TestDeck checks the size of the deck: 60 cards with rivals, 40 in the solo race (section 3.8).
func TestDeck(t *testing.T) {
	for seats, want := range map[int]int{1: 40, 2: 60, 4: 60} {
		s, err := Game.New(seats, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		if n := s.(*State).DeckSize(); n != want {
			t.Errorf("%d seats: %d cards, want %d", seats, n, want)
		}
	}
}

// TestForcedMovesAreAsked checks decisions with a single legal move. In games with rivals some of
// them must be asked, because skipping them would reveal something about a hand (section 5.1). In
// the solo race none are asked.
func TestForcedMovesAreAsked(t *testing.T) {
	for seats := MinSeats; seats <= 2; seats++ {
		asked := 0
		s, err := Game.New(seats, nil, 5)
		if err != nil {
			t.Fatal(err)
		}
		for {
			moves, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			if len(moves) == 1 {
				asked++
			}
			if err := s.Play(moves[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		if (asked > 0) != (seats > 1) {
			t.Errorf("%d seats: %d decisions with a single legal move were asked, want some with rivals and "+
				"none alone", seats, asked)
		}
	}
}
