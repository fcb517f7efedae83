package boomtown

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/gametest"
)

// placing is a position with a card of each kind that can be placed or kept, as JSON.
const placing = `{
	"players": 3, "turn": 4, "phase": "pick", "actor": 0, "winner": 0, "pick_order": [0, 1, 2],
	"mines": [["sn02", "sn03"], ["cj04"], []], "kept": [[], ["telegraph_1"], []], "mayors": {"san_narciso": 0},
	"saloons": [{"card": "saloon_1", "owner": 2, "town": "dry_gulch", "girls": "saloon_girls_1"}],
	"veins": {"cj04": "new_vein_1"}, "governor": {"town": "san_narciso", "card": "governor_1"},
	"row": ["cc03", "holdup_1", "dg05"], "deck": ["cm03", "cm04", "cm05"]
}`

// position loads a position from a JSON document. Before that, texts in the document are replaced:
// replace lists pairs of an old and a new text.
func position(t *testing.T, document string, replace ...string) *State {
	t.Helper()
	s, err := Game.Load([]byte(strings.NewReplacer(replace...).Replace(document)))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// cardOf returns the card with the given ID. If there is none, the test fails.
func cardOf(t *testing.T, id string) Card {
	t.Helper()
	c, err := ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// thriftily selects one of the legal moves in tests, with random numbers from chance. It mostly
// keeps prices low in auctions, so that seats keep their gold; its other moves are random.
func thriftily(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if s.Phase() == PhaseBid && chance.Below(3) > 0 {
		return legal[min(1, len(legal)-1)*chance.Below(2)]
	}
	return gametest.PickRandom(s, legal, chance)
}

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
