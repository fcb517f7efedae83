package dakota

import (
	"strings"
	"testing"

	"gulch/assets/data"
	"gulch/engine/gametest"
)

// TestDamagedDataAreErrors checks that damaged data files are an error that names the fault.
func TestDamagedDataAreErrors(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"constants.json", "{", "", "constants.json: "},
		{"constants.json", `"x_min": -6`, `"x_min": -7`, "mine_grid is not the grid"},
		{"constants.json", `"start_hand": 0`, `"start_hand": 1`, "slots, carts, cells, hand or die"},
		{"constants.json", `"1": 1,`, ``, "layer_min_distance is incomplete"},
		{"resources.csv", "coal,Coal", "coal,Coal,1,#2b2b2b,black lump,2,3\ncoal,Coal", "more than 5 rows"},
		{"solo_ranks.csv", "0,5,Rookie", "1,5,Rookie", "the first rank must begin at 0"},
		{"buildings.csv", "house,House,5,1,3,0,,1,", "house,House,5,1,3,0,,7,", "night_storage is not"},
		{"buildings.csv", "4,8,12,16,1,Three", "4,8,12,16,2,Three", "start_per_player is not"},
		{"carts.csv", "small_cart,Small cart,4,3", "small_cart,Small cart,4,99", "carries more than"},
		{"workers.csv", "miner,Miner,black,0", "miner,Miner,black,1", "miner: is_specialist"},
		{"market_sales.csv", "pig_iron,Foundry,1,1,0,0,0,4,2", "pig_iron,Foundry,1,1,0,0,0,4,3", "face_sum is 2"},
		{"cards.csv", "earthquake,Earthquake,event,bell,2", "earthquake,Earthquake,attack,bell,2",
			"is not of type event"},
		{"cards.csv", "earthquake,Earthquake,event,bell,2", "earthquake,Earthquake,event,bell,9",
			"more than 3 of earthquake"},
		{"cards.csv", "bell,2,1,morning,0", "bell,2,0,morning,0", "stay out of the solo deck"},
		{"cards.csv", "bell,2,1,morning,0", "bell,2,1,morning,7", "more than 2 workers committed"},
		{"cards.csv", "bell,2,1,morning,0", "bell,3,1,morning,0", "cards.csv: 61 cards, at most 60 fit"},
		{"mine_tiles.csv", "l1_straight_coal,1,", "l1_straight_coal,9,", "layer 9"},
		{"mine_tiles.csv", "l1_straight_coal,1,straight", "l1_straight_coal,1,tea", `unknown shape "tea"`},
		{"mine_tiles.csv", "straight,NS,coal,,4", "straight,NS,coal,,5", "mine_tiles.csv: "},
		{"mine_tiles.csv", "straight,NS,coal,,4", "straight,NS,tea,,4", `unknown resource "tea"`},
		{"mine_tiles.csv", "straight,NS,coal,,4", "straight,NS,,coal,4", "a second resource without a first"},
		{"setup.csv", "1,3,7,1,1,3,1 each", "1,9,7,1,1,3,1 each", "does not agree with resources.csv"},
		{"setup.csv", "1,3,7,1,1,3,1 each", "1,3,7,1,1,4,1 each", "does not agree with resources.csv and job_slots.csv"},
		{"setup.csv", "1,3,7,1,1,3,1 each", "2,3,7,1,1,3,1 each", "does not agree with resources.csv and job"},
		{"town_board.csv", ",explorer,1,", ",explorer,9,", "explorer wages are not"},
		{"town_board.csv", ",cart,1,", ",cart,9,", "cart fees are not"},
	} {
		t.Run(c.file+" "+c.want, func(t *testing.T) {
			files := gametest.ChangedFile(t, data.Dakota, "dakota/"+c.file, c.old, c.new)
			if _, err := readBox(files); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want one that contains %q", err, c.want)
			}
		})
	}
}

// TestTiles checks the tables of tiles against RULES.md: shapes, numbers of resources and icons by
// layer.
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

// TestRotations checks that each rotation turns a tile clockwise by a quarter turn, and that the
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

// TestDeck checks that the deck has 60 cards in games with rivals and 40 in the solo race.
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
