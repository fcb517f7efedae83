package boomtown

import (
	"slices"
	"strings"
	"testing"
)

func TestBoxContents(t *testing.T) {
	if err := ready(); err != nil {
		t.Fatal(err)
	}
	sum, ways36 := 0, 0
	for c := range Card(MineCount) {
		sum += c.Info().Value
		ways36 += c.Info().Value * ways(c.Info().Number)
	}
	if Cards() != 60 || sum != 182 || ways36 != 621 {
		t.Errorf("%d cards, values %d, %d/36 gold a roll; want 60, 182, 621/36 (17.25)", Cards(), sum, ways36)
	}
	for k, n := range map[CardKind]int{Dynamite: 3, Holdup: 2, Saloon: 2, Mustang: 1, Telegraph: 1} {
		if k.Cards().Len() != n {
			t.Errorf("%d cards of %s, want %d", k.Cards().Len(), k, n)
		}
	}
	if box.dangerous != SetOf(box.byID["cj07"], box.byID["cm06"]) {
		t.Errorf("the dangerous mines are %v", slices.Collect(box.dangerous.All()))
	}
	for tw := range Town(TownCount) {
		if tw.Mines().Len() != 9 || tw.Info().Colour == "" {
			t.Errorf("the town %s has %d mines", tw, tw.Mines().Len())
		}
	}
}

func TestBrokenTablesAreRefused(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"towns.csv", "dry_gulch,dg,Dry Gulch,yellow,#d9a520,sun,9,36,3\n", "", "want 5 towns"},
		{"towns.csv", "36,3\n", "36,2\n", "in town order"},
		{"mines.csv", "cactus_junction,2,6", "ghost_town,2,6", "unknown town"},
		{"mines.csv", "cactus_junction,2,6", "cactus_junction,13,6", "out of range"},
		{"mines.csv", "cj02,Needle's Eye", "cj03,Needle's Eye", "does not say town and number"},
		{"mines.csv", "6,false,1,6,12", "6,false,2,6,12", "not what two dice give"},
		{"event_kinds.csv", "keep", "hold", "unknown kind"},
		{"event_kinds.csv", "Dynamite,3", "Dynamite,4", "deck.csv has 3 of dynamite, event_kinds.csv 4"},
		{"deck.csv", "cj02,mine,cj02,", "cj02,mine,xx99,", "not in mines.csv"},
		{"deck.csv", "holdup_2", "holdup_3", "event"},
		{"deck.csv", "cj04,mine,cj04,\n", "", "want 45 mines"},
		{"dice.csv", "7,6,21", "7,5,21", "not what two dice give"},
		{"payment.csv", "3,3,2,1", "3,3,1,2", "by the rules"},
		{"options.csv", "vein_scores,", "veins_score,", "not the one the game offers"},
	} {
		t.Run(c.want, func(t *testing.T) {
			_, err := readBox(tablesWith(t, c.file, c.old, c.new))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("reading %s with %q returns the error %v, want %q", c.file, c.new, err, c.want)
			}
		})
	}
}
