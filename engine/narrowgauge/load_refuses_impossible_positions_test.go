package narrowgauge_test

import (
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"gulch/assets/data"
	"gulch/engine/narrowgauge"
	"gulch/engine/scenario"
)

// fixture returns the test layout of RULES.md, which is a position in the phase share, as JSON.
func fixture(t *testing.T) []byte {
	t.Helper()
	text, err := fs.ReadFile(data.NarrowGauge, "narrowgauge/fixture.json")
	if err != nil {
		t.Fatal(err)
	}
	layout := map[string]json.RawMessage{}
	if err := json.Unmarshal(text, &layout); err != nil {
		t.Fatal(err)
	}
	delete(layout, "note")
	layout["market"] = layout["market_round_1"]
	delete(layout, "market_round_1")
	for field, value := range map[string]string{
		"phase": `"share"`, "first_player": "0", "hands": `[["t11", "t01", "t22"], []]`,
		"draw_pile": "null", "contract_pile": "null",
	} {
		layout[field] = json.RawMessage(value)
	}
	patch, err := json.Marshal(layout)
	if err != nil {
		t.Fatal(err)
	}
	s, err := narrowgauge.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	position, err := s.MarshalJSON()
	if err == nil {
		position, err = scenario.Merge(position, patch)
	}
	if err != nil {
		t.Fatal(err)
	}
	return position
}

// TestImpossiblePositionsAreRefused makes one change at a time to a valid position, and checks that
// loading the result fails with the expected error.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	sound := fixture(t)
	if _, err := narrowgauge.Game.Load(sound); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, patch, want string }{
		{"unknown field", `{"colour": 1}`, `a field "colour"`},
		{"option", `{"options": {"x": "on"}}`, `no option "x"`},
		{"phase", `{"phase": "lunch"}`, `no phase "lunch"`},
		{"round", `{"round": 4}`, "round is 4"},
		{"nobody to decide", `{"actor": null}`, "nobody is to decide"},
		{"no such seat", `{"actor": 2}`, "actor is 2"},
		{"no first player", `{"first_player": null}`, "first_player is missing"},
		{"three purses", `{"money": [1, 2, 3]}`, "money needs one entry"},
		{"purse missing", `{"money": [1, null]}`, "money of seat 1 is missing"},
		{"debts", `{"money": [1, -2]}`, "money of seat 1 is -2"},
		{"token", `{"build_tokens": ["white", "grey"]}`, `"grey"`},
		{"card twice", `{"hands": [["t01"], ["t01"]]}`, "card t01 is in two places"},
		{"no such card", `{"hands": [["t49"], []]}`, `no track card "t49"`},
		{"card missing", `{"draw_pile": ["t40"]}`, "invariant 1"},
		{"hand too large", `{"hands": [["t01","t02","t03","t04","t05","t06","t07","t08"], []]}`, "more than 7"},
		{"no such space", `{"locomotives": {"red": ["z1"]}}`, `no space "z1"`},
		{"locomotive twice", `{"locomotives": {"red": ["b4", "b4"]}}`, "b4 of red is there twice"},
		{"on another yard", `{"locomotives": {"red": ["b4", "h3"]}}`, "on another Yard"},
		{"tiles missing", `{"city_tiles": {"g5": null}}`, "need all 16 Cities"},
		{"too much coal", `{"city_tiles": {"i6": "coal"}}`, "there are"},
		{"no City", `{"city_tiles": {"g5": null, "g4": "coal"}}`, "g4 is not a City"},
		{"two at one yard", `{"company_tiles": {"b4": "blue"}}`, "company blue is in two places"},
		{"face down without the variant", `{"face_down": ["g5"]}`, "face_down"},
		{"supply", `{"supply": {"black": 19}}`, "supply of black is 19"},
		{"marker", `{"connections": {"black": 11}}`, "connections of black is 11"},
		{"market", `{"market": {"black": 3}}`, "market of black is 3"},
		{"empty market", `{"market": {"black": 0, "orange": 0, "red": 0, "yellow": 0, "blue": 2}}`,
			"2 certificates are in the market"},
		{"die off the track", `{"commodity_dice": {"coal": {"position": 6}}}`, "position of coal is 6"},
		{"die at the center", `{"commodity_dice": {"coal": {"position": 0, "value": 2}}}`, "invariant 8"},
		{"certificate of the next round", `{"certificates": [{"blue": [2]}, {}]}`, "invariant 9"},
		{"certificates beyond the box", `{"certificates": [{"black": [1, 1, 1]}, {}]}`, "not so many"},
		{"certificate on offer", `{"certificates": [{"black": [1]}, {}]}`, "invariant 9"},
		{"contract twice", `{"contracts": [["tn_bridge_works"], ["tn_bridge_works"]]}`, "in two places"},
		{"two contracts in round 1", `{"contracts": [["tn_bridge_works", "pa_mail_contract"], []]}`, "more contracts"},
		{"continuing contract used", `{"contracts": [["tn_bridge_works"], []], "used_contracts": ["tn_bridge_works"]}`,
			"not a Flip Contract"},
		{"building too early", `{"building": "black"}`, "building is missing or too early"},
		{"building without a share", `{"phase": "first_card", "building": "black"}`, "no certificate of the company"},
		{"turn of nobody", `{"phase": "first_card", "building": "black", "actor": null}`, "nobody is to decide"},
		{"bids outside", `{"bids": [1, null]}`, "bids belong to the auction"},
		{"bidding outside", `{"bidding": 1}`, "bidding is missing or too early"},
		{"bid of the wrong seat", `{"phase": "bid", "bidding": 1, "first_player": null, "bids": [null, 3]}`,
			"do not fit the seat"},
		{"equal bids", `{"phase": "contract_high", "bidding": 1, "bids": [3, 3]}`, "do not fit the seat"},
		{"dealt outside", `{"contracts_dealt": [["tn_bridge_works", "pa_mail_contract"], ["oh_night_shift", "va_tunnel_blast"]]}`, "none can be kept"},
		{"early end", `{"phase": "game_over", "actor": null, "market": {"black": 0, "orange": 0, "red": 0, "yellow": 0, "blue": 0}}`, "after the last round"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, err := scenario.Merge(sound, []byte(c.patch))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := narrowgauge.Game.Load(text); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("Load returns %v, want an error that contains %q", err, c.want)
			}
		})
	}
}
