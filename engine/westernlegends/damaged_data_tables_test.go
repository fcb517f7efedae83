package westernlegends

import (
	"strings"
	"testing"
)

// TestDamagedDataAreErrors checks that damaged data files cause an error that names the fault.
func TestDamagedDataAreErrors(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"poker_effects.json", `"do": "wild"`, `"do": "magic"`, `no effect code "magic"`},
		{"poker_deck.csv", "pk_2h,2,hearts", "pk_2h,2,stars", "order of ranks"},
		{"stories.json", `"sig": "duel_won"`, `"sig": "tea"`, `no signal "tea"`},
		{"events.json", `"dr_bank"`, `"moon"`, `no space "moon"`},
		{"characters.json", `"when": "turn_start"`, `"when": "noon"`, `no window "noon"`},
		{"items.json", `"quantity": 6`, `"quantity": 5`, "item revolver"},
		{"tracks.json", `"space": 9`, `"space": 12`, "tracks.json"},
		{"tokens.json", `"id": "fr01", "number": 4`, `"id": "fr01", "number": 3`, "shares its number"},
		{"train_route.csv", "1,cj_hideout_c", "2,cj_hideout_c", "train_route.csv"},
		{"edges.csv", ",walk", ",fly", "unknown type"},
		{"edges.csv", "cj_creek,mesa_south", "moon,mesa_south", `no space "moon"`},
		{"edges.csv", "cj_creek,mesa_south", "cj_creek,moon", `no space "moon"`},
		{"events.json", `{"id": "ev01"`, `"id": "ev01"`, "events.json: "},
		{"events.json", `"do": "sheriff", "n": 3`, `"do": "sheriff", "n": "tea"`, `n cannot be "tea"`},
		{"tracks.json", `{"track": "wanted", "space": 1, "fx": [], "row": 1, "note": "", "event_marker": false},`, "",
			"tracks.json has "},
		{"tracks.json", `"do": "draw"`, `"do": "tea"`, `no effect code "tea"`},
		{"poker_deck.csv", ",cheat,", ",magic,", `no effect "magic"`},
		{"poker_deck.csv", ",cheat,", ",cheat,magic", `no effect "magic"`},
		{"fight_cards.json", `"value": 2`, `"value": 3`, "fight card fc_2"},
		{"items.json", `"when": "fight_bonus"`, `"need": "tea", "when": "fight_bonus"`, `no need "tea"`},
		{"items.json", `"do": "foe"`, `"do": "tea"`, "item revolver: "},
		{"characters.json", `"dr_store_n"`, `"moon"`, `no space "moon"`},
		{"characters.json", `"items": ["rifle"]`, `"items": ["tea"]`, `no item "tea"`},
		{"characters.json", `"goals": [`, `"goals": [{"key": "tea"}, `, "character annie_oakley has "},
		{"characters.json", `"k": "stat"`, `"k": "tea"`, "goal peerless: "},
		{"characters.json", `"fx": [{"do": "discard"`, `"fx": [{"do": "tea"`, `no effect code "tea"`},
		{"man_in_black.json", `"do": "mib_goto"`, `"do": "tea"`, "mb01: "},
		{"man_in_black.json", `"fx": [{"do": "nugget"`, `"fx": [{"do": "tea"`, "mb02: "},
		{"train_encounters.json", `"do": "point"`, `"do": "tea"`, "te1: "},
		{"train_encounters.json", `"guard_cards": 3`, `"guard_cards": 9`, "te1: "},
		{"tokens.json", `"do": "money"`, `"do": "tea"`, "token ol1: "},
		{"tokens.json", `"type": "outlaw"`, `"type": "tea"`, "tokens.json has "},
		{"tokens.json", `"type": "cattle_green"`, `"type": "tea"`, "of cattle_green"},
		{"tokens.json", `"type": "legendary"`, `"type": "tea"`, "legendary tokens"},
		{"poker_hands.csv", "11,five", "12,five", "of strength 12"},
		{"spaces.csv", "main,darkrock,darkrock,sheriff_office", "main,tea,darkrock,sheriff_office", "unknown region"},
		{"spaces.csv", "0.127,0.519", "x,0.519", "x is no number"},
		{"spaces.csv", "0.127,0.519", "0.127,y", "y is no number"},
		{"spaces.csv", "dr_store_n,North", "dr_sheriff,North", "frontier spaces"},
		{"locations.csv", "dr_store_n|", "moon|", `no space "moon"`},
	} {
		t.Run(c.file+" "+c.new, func(t *testing.T) {
			if _, err := readBox(changedData(t, c.file, c.old, c.new)); err == nil ||
				!strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want one that contains %q", err, c.want)
			}
		})
	}
}
