package gallery_test

import (
	"encoding/csv"
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"gulch/assets/data"
	"gulch/render/poster"
)

// artworkFiles lists the data files whose components each need a picture. kind is the prefix of the
// pictures' names. The IDs of the components are in the first column, or in the field "id", of the
// file.
var artworkFiles = []struct {
	kind  string
	files fs.FS
	file  string
}{
	{"boomtown.card", data.Boomtown, "boomtown/deck.csv"},
	{"boomtown.town", data.Boomtown, "boomtown/towns.csv"},
	{"dakota.building", data.Dakota, "dakota/buildings.csv"},
	{"dakota.card", data.Dakota, "dakota/cards.csv"},
	{"dakota.cart", data.Dakota, "dakota/carts.csv"},
	{"dakota.ore", data.Dakota, "dakota/resources.csv"},
	{"narrowgauge.contract", data.NarrowGauge, "narrowgauge/contracts.csv"},
	{"sierrawest.animal", data.SierraWest, "sierrawest/animals.csv"},
	{"sierrawest.cabin", data.SierraWest, "sierrawest/cabins.csv"},
	{"sierrawest.card", data.SierraWest, "sierrawest/mountain_cards.csv"},
	{"sierrawest.card", data.SierraWest, "sierrawest/special_cards.csv"},
	{"sierrawest.card", data.SierraWest, "sierrawest/starting_cards.csv"},
	{"westernlegends.item", data.WesternLegends, "westernlegends/items.json"},
	{"westernlegends.effect", data.WesternLegends, "westernlegends/poker_effects.json"},
	{"westernlegends.story", data.WesternLegends, "westernlegends/stories.json"},
	{"westernlegends.event", data.WesternLegends, "westernlegends/events.json"},
	{"westernlegends.encounter", data.WesternLegends, "westernlegends/train_encounters.json"},
	{"westernlegends.man_in_black", data.WesternLegends, "westernlegends/man_in_black.json"},
}

// ids returns the IDs of the components in a data file.
func ids(t *testing.T, files fs.FS, file string) (out []string) {
	t.Helper()
	text, err := fs.ReadFile(files, file)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(file, ".json") {
		var all []struct{ ID string }
		if err := json.Unmarshal(text, &all); err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			out = append(out, x.ID)
		}
		return out
	}
	rows := rowsOf(t, text)
	for _, row := range rows[1:] {
		out = append(out, row[0])
	}
	return out
}

func rowsOf(t *testing.T, text []byte) [][]string {
	t.Helper()
	rows, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// TestEverythingIsDrawn checks that there is a picture for every card, house, animal and item in
// the data of the games.
func TestEverythingIsDrawn(t *testing.T) {
	art, err := poster.Load()
	if err != nil {
		t.Fatal(err)
	}
	must := func(name string) {
		if _, _, ok := art.Size(name); !ok {
			t.Errorf("there is no picture %s", name)
		}
	}
	for _, x := range artworkFiles {
		for _, id := range ids(t, x.files, x.file) {
			must(x.kind + "." + id)
		}
	}
	for _, town := range ids(t, data.Boomtown, "boomtown/towns.csv") {
		for _, front := range []string{"0", "1", "2"} {
			must("boomtown.house." + town + "." + front)
		}
	}
	for _, moving := range []string{"hold-up", "cave-in", "duel", "poker", "arrest", "train", "summit", "grizzly",
		"nightfall", "daybreak", "news"} {
		if len(art.Layers(moving)) < 2 {
			t.Errorf("there are no layers of %s", moving)
		}
	}
	for _, layer := range []string{"1", "2", "3"} {
		for _, sides := range []string{"NS", "EW", "NE", "ES", "SW", "NW", "NES", "NEW", "NSW", "ESW", "NESW", "N",
			"E", "S", "W"} {
			must("dakota.tile." + layer + "." + sides)
		}
	}
	for _, mode := range []string{"apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts"} {
		must("sierrawest.row." + mode)
	}
	text, err := fs.ReadFile(data.WesternLegends, "westernlegends/locations.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rowsOf(t, text)[1:] {
		must("westernlegends.location." + row[1])
		must("westernlegends.place." + row[1])
	}
}
