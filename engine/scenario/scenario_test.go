package scenario_test

import (
	"strings"
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/nuggets"
	"gulch/engine/scenario"
)

// base is a valid scenario in which all expectations are met. The tests change single fields of it.
const base = `{
	"name": "fee", "game": "boomtown", "setup": {"seats": 3},
	"state": {"turn": 3, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0, "pick_order": [0, 1, 2],
		"gold": [9, 1, 1], "mines": [[], ["cc05", "cc06"], []], "mayors": {"coyote_city": 1},
		"row": ["cc03", "cj05", "sn09"], "deck": [], "set_aside": []},
	"moves": ["take cc03"], "rolls": [6, 6],
	"expect": {"gold": [7, 3, 1], "mayors": {"coyote_city": 1, "dry_gulch": null}, "victim": null},
	"legal": ["take sn09", "take cj05"], "legal_has": ["take sn09"], "legal_lacks": ["take cc03"],
	"events": ["card_taken", "mine_placed"]
}`

func TestCheck(t *testing.T) {
	for _, c := range []struct{ name, patch, want string }{
		{"holds", `{}`, ""},
		{"moves to the end", `{"moves": ["take cc03", "take cj05"], "legal": [], "legal_has": null, "expect": null}`,
			""},
		{"expected refusal", `{"moves": ["take dg02"], "error": "isn't in the row", "expect": {"gold": [9, 1, 1]}, "events": null, "legal": null, "legal_lacks": null}`, ""},
		{"expected parse error", `{"moves": ["take it"], "error": "no card", "expect": null, "events": null, "legal": null, "legal_lacks": null}`, ""},
		{"expected bad state", `{"state": {"gold": [-1]}, "moves": null, "error": "one entry for each"}`, ""},
		{"unknown field", `{"colour": 1}`, `a field "colour"`},
		{"unknown field in setup", `{"setup": {"colour": 1}}`, `a field "colour"`},
		{"unknown field in state", `{"state": {"colour": 1}}`, `a field "colour"`},
		{"no name", `{"name": null}`, `"name" and "game" must be given`},
		{"unknown game", `{"game": "chess"}`, `no game "chess"`},
		{"bad seats", `{"setup": {"seats": 9}}`, "not 9"},
		{"bad rolls", `{"rolls": [7]}`, "7 is not on a die"},
		{"illegal move", `{"moves": ["take dg02"]}`,
			`move 1, "take dg02": You can't take Mirage: it isn't in the row. (legal: take cc03`},
		{"unreadable move", `{"moves": ["jump"]}`, `"jump" is not a move`},
		{"another number", `{"expect": {"gold": [7, 3, 2]}}`, "expect.gold[2] is 1, want 2"},
		{"another length", `{"expect": {"gold": [7, 3]}}`, "expect.gold is [7,3,1], want [7,3]"},
		{"another kind", `{"expect": {"phase": {"x": 1}}}`, `expect.phase is "pick"`},
		{"field that is not there", `{"expect": {"golt": [7]}}`, `no field "golt"`},
		{"legal not listed", `{"legal": ["take sn09"]}`, `"take cj05" is legal but not listed`},
		{"listed not legal", `{"legal": ["take sn09", "take cj05", "take dg02"]}`, `legal: "take dg02" is not legal`},
		{"has not", `{"legal_has": ["take dg02"]}`, `legal_has: "take dg02" is not legal`},
		{"lacks not", `{"legal_lacks": ["take sn09"]}`, `legal_lacks: "take sn09" is legal`},
		{"lacks nonsense", `{"legal_lacks": ["jump"]}`, `legal_lacks: "jump" is not a move`},
		{"events out of order", `{"events": ["mine_placed", "card_taken"]}`,
			`number 2, "card_taken", did not happen in this order`},
		{"event that does not exist", `{"events": ["rain"]}`, `no event "rain"`},
		{"accepted", `{"error": "isn't in the row"}`, "is accepted, want a refusal"},
		{"expected rule", `{"moves": ["take dg02"], "error": "R26", "expect": null, "events": null, "legal": null, "legal_lacks": null}`, ""},
		{"expected rule of the setup", `{"setup": {"seats": 9}, "moves": null, "error": "R2"}`, ""},
		{"expected invariant of the state", `{"state": {"deck": ["cc05"]}, "moves": null, "error": "I1"}`, ""},
		{"refused by another rule", `{"moves": ["take dg02"], "error": "R27"}`, `refused by the rule "R26"`},
		{"refused by a rule whose number begins alike", `{"moves": ["take dg02"], "error": "R2"}`,
			`refused by the rule "R26"`},
		{"refused by no rule", `{"moves": ["jump"], "error": "R26"}`, `refused by the rule ""`},
		{"accepted instead of a rule", `{"error": "R26"}`, "is accepted, want a refusal"},
		{"refused otherwise", `{"moves": ["take dg02"], "error": "too dear"}`, `does not contain "too dear"`},
		{"state accepted", `{"moves": null, "error": "bad"}`, "is accepted"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, err := scenario.Merge([]byte(base), []byte(c.patch))
			if err != nil {
				t.Fatal(err)
			}
			err = scenario.Check(scenario.SingleGame(boomtown.Game), text)
			if c.want == "" && err != nil {
				t.Errorf("Check returns %v, want no error", err)
			}
			if c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("Check returns %v, want an error that contains %q", err, c.want)
			}
		})
	}
}

// TestMovesThatPlayThemselves checks the error for a scenario that lists a forced move, which has
// already been played automatically. The error must explain this.
func TestMovesThatPlayThemselves(t *testing.T) {
	err := scenario.Check(scenario.SingleGame(nuggets.Game),
		[]byte(`{"name": "last", "game": "nuggets", "setup": {"seats": 2},
		"state": {"turn": 0, "row": [1], "hill": [], "sacks": [24, 23], "points": [1, 2], "digs": [0, 0]}, "moves": ["take 1"]}`))
	if err == nil || !strings.Contains(err.Error(), "no move is left; forced moves are played automatically") {
		t.Error(err)
	}
}

func TestReadRefusesWhatIsNoScenario(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `"x"`, `{"name": 3}`, base + "{}"} {
		if _, err := scenario.Read([]byte(text)); err == nil {
			t.Errorf("%.20q is read", text)
		}
	}
}
