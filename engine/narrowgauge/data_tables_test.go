package narrowgauge

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets/data"
)

func TestTablesAreRead(t *testing.T) {
	if err := ready(); err != nil {
		t.Fatal(err)
	}
	var terrains [5]int
	for _, x := range components.space {
		terrains[x.Terrain]++
	}
	if terrains != [5]int{37, 29, 18, 16, 5} {
		t.Errorf("the map has the wrong numbers of terrains: %v", terrains)
	}
	certificates := 0
	for _, c := range components.company {
		for _, n := range c.Certificates {
			certificates += n
		}
	}
	if certificates != allCertificates || turnsBefore != [4]int{0, 10, 20, 28} {
		t.Errorf("there are %d certificates and turns %v, want those of RULES.md", certificates, turnsBefore)
	}
	for _, x := range append(components.cityAt[:], components.yardAt[:]...) {
		if near := x.Info().Neighbours.And(components.cities.Or(SpacesOf(components.yardAt[:]...))); !near.Empty() {
			t.Errorf("the space %s violates the rule for neighbours of Cities and Yards", x)
		}
	}
}

// TestDeckFavoursNoSide checks that the deck has as many left-hand as right-hand cards of each
// pattern, so that it favours neither side of the board (E2).
func TestDeckFavoursNoSide(t *testing.T) {
	count := map[uint8]int{}
	for c := range components.card {
		count[components.geometry.shape[c][0]]++
	}
	for c, info := range components.card {
		if info.Hand == "center" {
			continue
		}
		if image := components.geometry.shape[c][mirrored]; count[image] != count[components.geometry.shape[c][0]] {
			t.Errorf("card %s has no mirror image", info.ID)
		}
	}
}

// TestDamagedTablesAreExplained damages one data file at a time, and checks that the error message
// describes the damage.
func TestDamagedTablesAreExplained(t *testing.T) {
	for _, c := range []struct{ file, from, to, want string }{
		{"companies.csv", "black,Pocahontas & Tug Fork,PTF,#2A2A2E,diamond,20,18", "black,P,PTF,#2A2A2E,diamond,20,17",
			"do not fit together"},
		{"commodities.csv", "hexagon,3", "hexagon,4", "city_tiles.csv: 3 of iron"},
		{"city_tiles.csv", "city_tile_iron_1,iron", "city_tile_iron_1,gold", `no commodity "gold"`},
		{"map_spaces.csv", "a2,0,1,0,1,0.0588,0.15,plain", "a2,0,1,0,1,0.0588,0.15,swamp", `no terrain "swamp"`},
		{"map_spaces.csv", "Hillsboro,OH,,,,a1,b1", "Hillsboro,OH,,,,a1,b2", "ne of a2"},
		{"track_cards.csv", `1,"0,-1",One space`, `1,"0,x",One space`, "offset"},
		{"contracts.csv", "ga_mountain_crews", "ga_mountain_crew", "not the one that the rules know"},
		{"connection_track.csv", "1,1,3,3,2,2,2", "1,1,3,3,2,2,3", "its rate times 1"},
		{"certificates.csv", "black_r1_1,black,1,1", "black_r1_1,black,2,1", "black_r1_1"},
		{"market_track.csv", "5,seat_0,5", "5,seat_0,6", "not that of the rules"},
		{"variants.csv", "hidden_money,off", "hidden_gold,off", "hidden_gold"},
	} {
		t.Run(c.file, func(t *testing.T) {
			files := fstest.MapFS{}
			err := fs.WalkDir(data.NarrowGauge, "narrowgauge", func(path string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() {
					return err
				}
				text, err := fs.ReadFile(data.NarrowGauge, path)
				files[path] = &fstest.MapFile{Data: text}
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			path := "narrowgauge/" + c.file
			hurt := strings.Replace(string(files[path].Data), c.from, c.to, 1)
			if hurt == string(files[path].Data) {
				t.Fatalf("the test replaces %q, which is not in the file", c.from)
			}
			files[path] = &fstest.MapFile{Data: []byte(hurt)}
			if _, err := readComponents(files); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("readBox returns %v, want an error that contains %q", err, c.want)
			}
			delete(files, path)
			if _, err := readComponents(files); err == nil {
				t.Error("readBox accepts a missing table")
			}
		})
	}
}
