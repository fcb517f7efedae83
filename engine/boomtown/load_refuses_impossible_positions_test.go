package boomtown_test

import (
	"encoding/json"
	"strings"
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/scenario"
)

// picking is a valid position in which seat 0 picks first, as JSON.
const picking = `{
	"players": 3, "turn": 4, "phase": "pick", "actor": 0, "winner": 0, "pick_order": [0, 1, 2],
	"mines": [["sn02", "sn03"], ["cj04"], []], "kept": [[], ["telegraph_1"], []], "mayors": {"san_narciso": 0},
	"saloons": [{"card": "saloon_1", "owner": 2, "town": "dry_gulch", "girls": "saloon_girls_1"}],
	"veins": {"cj04": "new_vein_1"}, "governor": {"town": "san_narciso", "card": "governor_1"},
	"row": ["cc03", "holdup_1", "dg05"], "deck": ["cm03", "cm04", "cm05"]
}`

// bidding is a valid position in the middle of an auction, as JSON.
const bidding = `{
	"players": 4, "turn": 4, "phase": "bid", "first_player": 1, "actor": 0, "standing_bid": 3, "standing_bidder": 2,
	"passed": [3], "first_passed": 3, "row": ["cc03", "holdup_1", "dg05", "cm03"]
}`

// wiring is a valid position in which seat 2 is asked about its Telegraph, as JSON.
const wiring = `{
	"players": 3, "turn": 4, "phase": "telegraph", "actor": 2, "winner": 1, "pick_order": [1, 2, 0], "to_ask": [2],
	"kept": [[], [], ["telegraph_1"]], "dice": [3, 4], "first_player": 0
}`

// TestImpossiblePositionsAreRefused makes one change at a time to a valid position, and checks that
// loading the result fails with the expected error.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	for _, c := range []struct{ name, position, patch, want string }{
		{"unknown field", picking, `{"colour": 1}`, `a field "colour"`},
		{"unknown field inside", picking, `{"governor": {"colour": 1}}`, `a field "colour"`},
		{"players", picking, `{"players": 7}`, "not 7"},
		{"option", picking, `{"options": {"x": "y"}}`, `no option "x"`},
		{"phase", picking, `{"phase": "lunch"}`, `no phase "lunch"`},
		{"nobody to decide", picking, `{"actor": null}`, "actor is -1"},
		{"no such seat", picking, `{"actor": 3}`, "no seat 3"},
		{"turn", picking, `{"turn": 999}`, "turn is 999"},
		{"gold for too many", picking, `{"gold": [1, 2, 3, 4]}`, "one entry for each of 3 players"},
		{"much too much gold", picking, `{"gold": [1, 2, 99999]}`, "gold of seat 2 is 99999"},
		{"no such card", picking, `{"row": ["cc01"]}`, `no card "cc01"`},
		{"card twice", picking, `{"deck": ["sn02"]}`, "sn02 is in two places"},
		{"event as mine", picking, `{"mines": [["mustang_1"], [], []], "veins": null}`, "a mine that is none"},
		{"mine as kept", picking, `{"kept": [["cc04"], [], []]}`, "cannot be kept"},
		{"instant event kept", picking, `{"kept": [["dynamite_1"], [], []]}`, "cannot be kept"},
		{"needless waiting", picking, `{"governor": null, "kept": [["governor_1"], [], []]}`, "where it could work"},
		{"no such town", picking, `{"mayors": {"deadwood": 1}}`, `no town "deadwood"`},
		{"not the mayor", picking, `{"mayors": {"san_narciso": 1}}`, "should be its mayor"},
		{"governor without a pawn", picking, `{"governor": {"town": "dry_gulch"}}`, "nobody is mayor"},
		{"governor of another kind", picking, `{"governor": {"card": "mustang_1"}}`, "not a governor"},
		{"vein under nothing", picking, `{"veins": {"cj04": null, "cj05": "new_vein_1"}}`, "nobody owns"},
		{"vein under an event", picking, `{"veins": {"holdup_2": "new_vein_1"}}`, "is not a mine"},
		{"girls of another kind", picking,
			`{"saloons": [{"card": "saloon_1", "owner": 0, "town": "dry_gulch", "girls": "mustang_1"}]}`,
			"not a saloon_girls"},
		{"too many in the row", picking, `{"row": ["cc03", "cc04", "cc05", "cc06"]}`,
			"row: at most 3 are possible, not 4"},
		{"more cards than picks", picking, `{"actor": 1}`, "3 cards in the row for 2 picks"},
		{"nothing to pick", picking, `{"row": []}`, "the row is empty"},
		{"pick order", picking, `{"pick_order": [0, 1, 1]}`, "listed twice"},
		{"pick order too long", picking, `{"pick_order": [0, 1, 2, 0, 1, 2]}`, "every seat once"},
		{"pick order too short", picking, `{"pick_order": [0, 1]}`, "every seat once"},
		{"winner not first", picking, `{"pick_order": [1, 0, 2]}`, "begin with the winner"},
		{"no winner", picking, `{"winner": null}`, "winner is -1"},
		{"bid outside the auction", picking, `{"standing_bid": 2, "standing_bidder": 1}`, "belong to the auction"},
		{"resolving outside", picking, `{"resolving": "holdup_2"}`, "is being resolved"},
		{"nothing being resolved", picking, `{"phase": "dynamite", "row": []}`, "is being resolved"},
		{"no target", picking, `{"phase": "expropriate", "resolving": "expropriation_1", "row": [], "actor": 2}`,
			"nothing to be used on"},
		{"no victim", picking, `{"phase": "holdup_amount", "resolving": "holdup_2", "row": []}`, "victim"},
		{"victim is the robber", picking, `{"phase": "holdup_amount", "resolving": "holdup_2", "row": [], "victim": 0}`,
			"victim"},
		{"over too early", picking, `{"phase": "game_over", "actor": null, "winner": null, "row": []}`,
			"still in the deck"},
		{"returned and not in the deck", picking, `{"returned": ["holdup_2"]}`, "not in the deck"},
		{"chance", picking, `{"chance": {"state": "zz"}}`, "not hex"},
		{"rolls", picking, `{"chance": {"state": "7063673a00000000000000010000000000000002", "rolls": [0]}}`,
			"not on a die"},
		{"asked after passing", bidding, `{"actor": 3}`, "has passed"},
		{"bidder asked", bidding, `{"actor": 2}`, "has passed or holds the standing bid"},
		{"somebody skipped", bidding, `{"actor": 1}`, "seat 0 is to be asked"},
		{"bid without bidder", bidding, `{"standing_bidder": null}`, "a standing bid of 3 by seat -1"},
		{"bid beyond the purse", bidding, `{"standing_bid": 11}`, "less than 11 gold"},
		{"first to pass", bidding, `{"first_passed": 1}`, "cannot be the first that passed"},
		{"auction over", bidding, `{"passed": [0, 1, 3], "actor": 1}`, "has passed"},
		{"price before the end", bidding, `{"price": 3}`, "without a winner"},
		{"no dice", wiring, `{"dice": null}`, "dice lie on the table"},
		{"three dice", wiring, `{"dice": [1, 2, 3]}`, "dice needs 2 entries, not 3"},
		{"strange die", wiring, `{"dice": [1, 7]}`, "dice is 7"},
		{"nobody to ask", wiring, `{"to_ask": []}`, "to_ask"},
		{"asked without the card", wiring, `{"to_ask": [1, 2]}`, "to_ask"},
		{"row of another phase", wiring, `{"row": ["cc03"]}`, "cards are still in the row"},
		{"deck beyond the box", wiring, `{"deck": [` + strings.Repeat(`"cm03", `, 200) + `"cm03"]}`,
			"deck: at most 64 are possible, not 201"},
		{"riders", wiring, `{"riders": [1]}`, "riders"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := boomtown.Game.Load([]byte(c.position)); err != nil {
				t.Fatalf("the valid position is refused: %v", err)
			}
			text, err := scenario.Merge([]byte(c.position), []byte(c.patch))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := boomtown.Game.Load(text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("loading the changed position returns the error %v, want %q", err, c.want)
			}
		})
	}
}

// TestFailedReadingChangesNothing checks that reading an invalid document into a state leaves the
// state unchanged.
func TestFailedReadingChangesNothing(t *testing.T) {
	s, err := boomtown.Game.Load([]byte(picking))
	if err != nil {
		t.Fatal(err)
	}
	before, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(`{"players": 3, "phase": "lunch"}`), s); err == nil {
		t.Fatal("an invalid document is accepted")
	}
	after, err := json.Marshal(s)
	if err != nil || string(after) != string(before) {
		t.Errorf("the failed reading changed the state from %s to %s (%v)", before, after, err)
	}
}
