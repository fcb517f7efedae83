package westernlegends

import (
	"testing"
)

// TestChangedDataNeedsNoCode checks that changing a card, item, ability, token, track, story or
// goal in the data files is enough to change the game, if the change uses only known effect codes.
func TestChangedDataNeedsNoCode(t *testing.T) {
	was := box
	defer func() { box = was }()
	for _, c := range dataChanges {
		t.Run(c.name, func(t *testing.T) {
			var err error
			box = was
			if box, err = readBox(changedData(t, c.file, c.old, c.new)); err != nil {
				t.Fatal(err)
			}
			s := actPosition(t)
			c.set(s)
			playTexts(t, s, c.moves...)
			if !c.check(s) {
				t.Errorf("the changed data have no effect; players: %+v", s.p[:3])
			}
		})
	}
}

// dataChanges lists changes of the data, each with moves and a check that show whether the changed
// effect works. They cover fights, reactions, items, abilities, tokens, tracks, stories and goals.
var dataChanges = []struct {
	name, file, old, new string
	set                  func(s *State)
	moves                []string
	check                func(s *State) bool
}{
	{
		"a bonus that turns a fight", "poker_effects.json",
		`"kind": "bonus", "window": "fight_win", "fx": [{"do": "money", "n": 20}]`,
		`"kind": "bonus", "window": "fight_bonus", "fx": [{"do": "foe", "n": -9}, {"do": "no_marshal"}]`,
		func(s *State) {
			setHand(s, 0, cardKingHearts)
			setHand(s, 1, 51) // an ace
		},
		[]string{"fight duel 1", "play pk_kh", "play pk_as"},
		func(s *State) bool { return s.p[0].lp == 2 && s.p[1].wounds == 1 },
	},
	{
		"a reaction to wounds", "poker_effects.json",
		`"kind": "bonus", "window": "fight_bonus", "fx": [{"do": "foe", "n": -3}]`,
		`"kind": "reaction", "window": "wound_incoming", "fx": [{"do": "cancel_wound", "n": 2}, {"do": "lp", "n": 1}]`,
		func(s *State) {
			setHand(s, 0, cardKingHearts)
			setHand(s, 1, cardSixClubs)
		},
		[]string{"fight duel 1", "play pk_kh", "decline", "use pk_6c"},
		func(s *State) bool { return s.p[1].wounds == 0 && s.p[1].lp == 1 },
	},
	{
		"an action with a target and a cost", "poker_effects.json",
		`"kind": "action", "window": "", "fx": [{"do": "target", "range": 1`,
		`"kind": "action", "window": "", "fx": [{"do": "cost", "pay": {"money": 20}, "fx": [{"do": "each", "who": "others", "fx": [{"do": "wound", "n": 1, "firm": true}]}, {"do": "sheriff", "n": 1}]}, {"do": "target", "range": 1`,
		func(s *State) {
			setHand(s, 0, cardFiveClubs)
			s.p[0].money = 30
		},
		[]string{"card pk_5c", "step dr_street_w", "player 1"},
		func(s *State) bool {
			return s.p[0].money == 10 && s.p[1].wounds == 1 && s.p[2].wounds == 1 &&
				s.sheriff == box.byID["dr_street_w"]
		},
	},
	{
		"a fight card", "fight_cards.json", `"value": 8, "fx": [{"do": "wound", "n": 1}]`,
		`"value": 8, "fx": [{"do": "vs", "player": [], "npc": [{"do": "nugget", "n": 2}, {"do": "draw", "n": 3}]}]`,
		func(s *State) {
			setHand(s, 0, cardKingHearts)
			s.fightDeck = [fightCards]FightCard{6, 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12}
			s.p[0].space = box.byID["dr_bank"]
		},
		[]string{"bank_robbery", "play pk_kh", "deal fc_8"},
		func(s *State) bool { return s.p[0].nuggets == 2 && s.p[0].hand.Len() == 3+1 && s.p[0].wp == 3 },
	},
	{
		"an item", "items.json",
		`"base": [{"when": "gained", "fx": [{"do": "heal", "n": 1}]`,
		`"base": [{"when": "gained", "fx": [{"do": "bonus_move", "n": 2}, {"do": "point", "track": "own", "n": 1, "else": [{"do": "lp", "n": 4}]}]`,
		func(s *State) {
			s.p[0].space, s.p[0].money = box.byID["dr_store_e"], 10
		},
		[]string{"shop", "buy whiskey", "step dr_street_e", "stop"},
		func(s *State) bool { return s.p[0].lp == 4 && s.p[0].space == box.byID["dr_street_e"] },
	},
	{
		"a mount", "items.json",
		`{"when": "passive", "fx": [{"do": "cap_nuggets", "n": 2}], "text": "Carry 2 extra gold nuggets."}`,
		`{"when": "passive", "fx": [{"do": "cap_nuggets", "n": 5}, {"do": "extra_die", "n": 2}], "text": "Carry more."}`,
		func(s *State) {
			s.p[0].items, s.p[0].mount = 1<<5, 5
			s.p[0].space = box.byID["sh_mine"]
			if err := s.Script([]int{1, 1, 1, 1}); err != nil {
				panic(err)
			}
		},
		[]string{"prospect"},
		func(s *State) bool { return s.p[0].nuggets == 4 && s.nuggetCap(0) == 9 },
	},
	{
		"an ability", "characters.json",
		`"ability": [{"when": "turn_start", "fx": [{"do": "draw", "n": 1}]}]`,
		`"ability": [{"when": "passive", "fx": [{"do": "hand_size", "n": 3}, {"do": "move_bonus", "n": 2}, {"do": "mesa_walk"}]}, {"when": "action", "once": "turn", "fx": [{"do": "roll", "dice": 1}, {"do": "refill"}]}]`,
		func(s *State) {
			s.p[0].char, s.p[0].awake = 1, true
			if err := s.Script([]int{4}); err != nil {
				panic(err)
			}
		},
		[]string{"ability"},
		func(s *State) bool {
			return s.p[0].money == 10 && s.p[0].hand.Len() == 8 && s.movement(0, 0) == 4 && s.actionAbility(0) < 0
		},
	},
	{
		"a track", "tracks.json", `"track": "marshal", "space": 1, "fx": [{"do": "money", "n": 20}]`,
		`"track": "marshal", "space": 1, "fx": [{"do": "action", "n": 2}, {"do": "bandits", "group": "B"}]`,
		func(s *State) {
			s.bandits = SpaceSet{}
			s.p[0].cattle, s.p[0].space = 0, box.byID["sv_ridge"]
			s.cattle &^= 1
		},
		[]string{"move", "step sv_rail", "stop", "deliver"},
		func(s *State) bool { return s.actions == 4 && s.bandits.Len() == 2 && s.p[0].mp == 1 },
	},
	{
		"a story", "stories.json",
		`"trigger": {"sig": "fight_player"}, "reward": [{"do": "lp", "n": 1}]`,
		`"trigger": {"sig": "worked"}, "reward": [{"do": "heal", "n": 1}, {"do": "wound", "n": 2}]`,
		func(s *State) {
			s.stories |= 1<<s.tales[0].story | 1<<s.tales[1].story
			s.stories &^= 1<<0 | 1<<39
			s.tales[0].story, s.tales[1].story = 0, 39
			s.p[0].space = box.byID["rf_doctor"]
		},
		[]string{"work", "contribute st01"},
		func(s *State) bool { return s.tales[0].n == 1 && s.p[0].discs == 1 },
	},
	{
		"a goal", "characters.json", `"cond": {"k": "stat", "key": "arrests", "n": 1}`,
		`"cond": {"k": "all", "of": [{"k": "have", "what": "wounds_min", "n": 2}, {"k": "outside_town"}, {"k": "turn", "key": "works", "n": 1}]}`,
		func(s *State) {
			s.opts.goals = true
			s.legends = 1<<legendBase - 1
			s.p[0].char, s.p[0].goals, s.p[0].wounds = 1, 1, 2
			s.p[0].space = box.byID["sh_mine"]
		},
		[]string{"work", "complete_goal 0"},
		func(s *State) bool { return s.p[0].done == 1 && popCount(uint64(s.p[0].tokens)) == 1 },
	},
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
			if err := s.Play(CardAction(five), nil); err != nil {
				t.Fatal(err)
			}
			if !c.check(s) {
				t.Errorf("the changed effect was not carried out; player: %+v", s.p[0])
			}
		})
	}
}
