package boomtown

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/audit"
)

// tablesWith returns the data files, in one of which the text old is replaced by new. If that file
// does not contain old, the test fails.
func tablesWith(t *testing.T, file, old, new string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	names, err := fs.Glob(data.Boomtown, "boomtown/*.csv")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(data.Boomtown, name)
		if err != nil {
			t.Fatal(err)
		}
		if name == "boomtown/"+file {
			if !strings.Contains(string(text), old) {
				t.Fatalf("%s does not contain %q", file, old)
			}
			text = []byte(strings.Replace(string(text), old, new, 1))
		}
		files[name] = &fstest.MapFile{Data: text}
	}
	return files
}

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
		t.Errorf("the dangerous mines are %v", ids(box.dangerous))
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

// useTables makes the game use the tables in the given files until the end of the test.
func useTables(t *testing.T, files fs.FS) {
	t.Helper()
	other, err := readBox(files)
	if err != nil {
		t.Fatal(err)
	}
	published := box
	box = other
	t.Cleanup(func() { box = published })
}

// TestNoKindIsUnique plays with more cards of several kinds than the published deck has, and checks
// that no rule depends on the number of cards of a kind.
func TestNoKindIsUnique(t *testing.T) {
	for _, kinds := range [][]CardKind{
		{Mustang, Telegraph, Governor, NewVein},
		{SaloonGirls, Expropriation, CardShark, StagecoachRobbery},
		{Saloon, Saloon, Saloon, SaloonGirls},
		{Dynamite, Holdup, Governor, NewVein},
	} {
		t.Run(fmt.Sprint(kinds), func(t *testing.T) {
			useTables(t, tablesPlus(t, kinds))
			for seed := range uint64(60) {
				if record, err := audit.Play(Game, audit.RandomPlan(Game.Info(), seed)); err != nil {
					t.Fatalf("%v\n%s", err, record)
				}
			}
		})
	}
}

// tablesPlus returns the data files with one additional card of each kind in kinds.
func tablesPlus(t *testing.T, kinds []CardKind) fs.FS {
	t.Helper()
	files := tablesWith(t, "deck.csv", "", "")
	deck, events := files["boomtown/deck.csv"], files["boomtown/event_kinds.csv"]
	quantity := map[CardKind]int{}
	for _, k := range kinds {
		if quantity[k] == 0 {
			quantity[k] = box.kinds[k].quantity
		}
		old := fmt.Sprintf("%s,%d,", box.kinds[k].name, quantity[k])
		quantity[k]++
		deck.Data = fmt.Appendf(deck.Data, "%s_%d,event,,%s\n", k, quantity[k], k)
		plus := fmt.Sprintf("%s,%d,", box.kinds[k].name, quantity[k])
		events.Data = []byte(strings.Replace(string(events.Data), old, plus, 1))
	}
	return files
}

func TestSeveralRidersAreAskedInOrder(t *testing.T) {
	useTables(t, tablesPlus(t, []CardKind{Mustang}))
	s, err := Game.Load([]byte(`{"players": 5, "turn": 2, "phase": "mustang", "actor": 3, "winner": 1,
		"pick_order": [1, 2, 3, 4, 0], "to_ask": [0, 3], "kept": [["mustang_1"], [], [], ["mustang_2"], []],
		"row": ["cj02", "cm03", "cc03", "dg02", "sn02"]}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []engine.Seat{3, 0} {
		if s.Turn() != want {
			t.Fatalf("seat %d is asked, want %d", s.Turn(), want)
		}
		if err := s.Play(Ride(), nil); err != nil {
			t.Fatal(err)
		}
	}
	if got := fmt.Sprint(s.(*State).PickOrder()); got != "[1 3 0 2 4]" {
		t.Errorf("the pick order is %s", got)
	}
}

func TestShares(t *testing.T) {
	for _, c := range []struct {
		players, price int
		shares         []int
		bank           int
	}{
		{4, 1, []int{1, 0, 0}, 0}, {4, 2, []int{1, 1, 0}, 0}, {4, 3, []int{2, 1, 0}, 0}, {4, 7, []int{4, 2, 1}, 0},
		{4, 16, []int{8, 4, 4}, 0}, {5, 13, []int{7, 3, 2, 1}, 0}, {5, 20, []int{10, 5, 3, 2}, 0},
		{5, 32, []int{16, 8, 4, 4}, 0}, {3, 1, []int{1, 0}, 0}, {3, 2, []int{1, 1}, 0}, {3, 3, []int{2, 1}, 0},
		{3, 4, []int{2, 1}, 1}, {3, 9, []int{5, 2}, 2}, {3, 10, []int{5, 3}, 2}, {3, 16, []int{8, 4}, 4},
	} {
		shares, bank := Shares(c.players, c.price)
		if got := shares[:c.players-1]; fmt.Sprint(got) != fmt.Sprint(c.shares) || bank != c.bank {
			t.Errorf("%d among %d: %v and %d to the bank, want %v and %d", c.price, c.players, got, bank, c.shares,
				c.bank)
		}
	}
}

// TestSharesAddUp checks that the parts of an auction's price that the seats and the bank keep add
// up to the price, for all prices below 1000 (invariant I4).
func TestSharesAddUp(t *testing.T) {
	for players := MinSeats; players <= MaxSeats; players++ {
		for price := range 1000 {
			shares, bank := Shares(players, price)
			sum, last := bank, price
			for _, n := range shares[:players-1] {
				if n > last || n < 0 {
					t.Fatalf("%d among %d: shares %v increase", price, players, shares)
				}
				sum, last = sum+n, n
			}
			if sum != price || players > 3 && bank != 0 {
				t.Fatalf("a price of %d among %d players: shares %v and %d to the bank do not add up", price, players,
					shares, bank)
			}
		}
	}
}
