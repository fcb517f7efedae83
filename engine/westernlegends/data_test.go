package westernlegends

import (
	"io/fs"
	"strings"
	"testing"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/gametest"
)

// changedData returns the data files with one file changed: in it, the text old is replaced by new.
func changedData(t *testing.T, file, old, new string) fs.FS {
	t.Helper()
	return gametest.ChangedFile(t, data.WesternLegends, folder+file, old, new)
}

// TestNewCardNeedsNoCode checks that a card with a new effect can be added to the data without
// changing code, as long as it uses known effect codes.
func TestNewCardNeedsNoCode(t *testing.T) {
	was := box
	defer func() { box = was }()
	payday := `"fx": [{"do": "money", "n": 30}], "text": "Action: gain $30."`
	for _, c := range []struct {
		name, fx string
		check    func(s *State) bool
	}{
		{"two effects", `{"do": "nugget", "n": 2}, {"do": "heal", "n": 1}`,
			func(s *State) bool { return s.p[0].nuggets == 2 && s.p[0].wounds == 1 }},
		{"a condition", `{"do": "when", "cond": {"k": "have", "what": "wounds_min", "n": 2}, "fx": [{"do": "lp", "n": 3}]}`,
			func(s *State) bool { return s.p[0].lp == 3 }},
		{"a group", `{"do": "each", "who": "others", "fx": [{"do": "money", "n": 10}]}`,
			func(s *State) bool { return s.p[0].money == 0 && s.p[1].money == 10 && s.p[2].money == 10 }},
		{"a place", `{"do": "drop", "n": 3, "at": ["mp_flat"]}`,
			func(s *State) bool { return s.nuggetsOn[box.byID["mp_flat"]] == 3 }},
		{"a longer move", `{"do": "move_action", "plus": 7}`,
			func(s *State) bool { return s.Phase() == PhaseMoveStep && s.askingFrame().a == 9 }},
		{"a choice", `{"do": "choose", "options": [{"label": "gold", "fx": [{"do": "nugget", "n": 1}]}, {"label": "rest", "fx": [{"do": "heal", "n": "all"}]}]}`,
			func(s *State) bool { return s.Phase() == PhaseChoose && len(s.Moves(nil)) == 2 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			var err error
			box = was
			if box, err = readBox(changedData(t, "poker_effects.json", payday,
				`"fx": [`+c.fx+`], "text": "New."`)); err != nil {
				t.Fatal(err)
			}
			s := actPosition(t)
			five := Card(12) // the 5 of hearts
			s.deck &^= five.bit()
			s.p[0].hand = five.bit()
			s.p[0].wounds, s.p[0].money = 2, 0
			if err := s.Play(engine.Move{Kind: KindCard, A: int16(five)}, nil); err != nil {
				t.Fatal(err)
			}
			if !c.check(s) {
				t.Errorf("the changed effect was not carried out; player: %+v", s.p[0])
			}
		})
	}
}

// actPosition returns a position of a base game for three players, in which seat 0 has to choose an
// action and all hands are empty.
func actPosition(t *testing.T) *State {
	t.Helper()
	s := newGame(3, rules{target: 20}, 1)
	for s.Phase() != PhaseAct {
		if err := s.Play(s.Moves(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	s.first, s.active = 0, 0
	s.top().seat = 0
	for p := range s.p[:3] {
		s.p[p] = player{
			char: s.p[p].char, space: s.p[p].space, placed: true, weapon: NoItem, mount: NoItem, cattle: -1, discs: 2,
		}
		s.p[p].space = box.byID["dr_street_m"]
	}
	s.deck, s.discard = allCards, 0
	return s
}

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
		{"effect_codes.csv", "money,n,", "coins,n,", "does not list"},
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
		{"windows.csv", "id,opens", "tea,opens", "windows.csv"},
	} {
		t.Run(c.file+" "+c.new, func(t *testing.T) {
			if _, err := readBox(changedData(t, c.file, c.old, c.new)); err == nil ||
				!strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want one that contains %q", err, c.want)
			}
		})
	}
}

// TestMap checks numbers of spaces and connections of the map against RULES.md. It also checks that
// every space can be left, and some distances.
func TestMap(t *testing.T) {
	walk, mesa := 0, 0
	for x := range Space(box.spaces) {
		walk += len(box.near[x])
		mesa += len(box.cross[x])
		if box.space[x].Feature != Mesa && len(box.near[x]) == 0 {
			t.Errorf("space %s has no neighbours", x)
		}
	}
	if box.spaces != 115 || walk != 2*244 || mesa != 2*17 {
		t.Errorf("%d spaces, %d ends of walking edges and %d of mesa edges; want 115, 488 and 34", box.spaces, walk,
			mesa)
	}
	for _, c := range []struct {
		x, y string
		want uint8
	}{{"sh_mine", "dr_bank", 4}, {"dr_bank", "rf_cabaret", 4}, {"dr_bank", "bg_rail", far}} {
		if d := box.dist[box.byID[c.x]][box.byID[c.y]]; d != c.want {
			t.Errorf("the distance from %s to %s is %d, want %d", c.x, c.y, d, c.want)
		}
	}
	if d := box.law[1][box.byID["dr_bank"]][box.byID["bg_rail"]]; d != 3 {
		t.Errorf("the Sheriff needs %d steps by rail, want 3", d)
	}
}
