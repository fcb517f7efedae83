package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// passiveCodes lists the codes of passive effects. They hold all the time, so no function carries
// them out.
var passiveCodes = []code{
	doMoveBonus, doMesaWalk, doWild, doCapNuggets, doCapMoney, doHandSize, doWoundsSpareHand, doExtraDie,
}

// TestEveryCodeHasAFunction checks that each effect code either has a function that carries it out,
// or is a passive code that passivesOf or the evaluation of poker hands uses.
func TestEveryCodeHasAFunction(t *testing.T) {
	for c := range codeCount {
		if passive := slices.Contains(passiveCodes, c); passive == (effectFuncs[c] != nil) {
			t.Errorf("%s: passive %v, has a function in effectFuncs %v; want exactly one of them", codeIDs[c],
				passive, effectFuncs[c] != nil)
		}
	}
	b := &tables{}
	for _, c := range passiveCodes {
		b.code = []instr{{do: c, n: 1}}
		sum := b.passivesOf([]ability{{when: winPassive, then: block{0, 1}}})
		if c != doWild && sum == (passives{}) {
			t.Errorf("passivesOf ignores the passive code %s", codeIDs[c])
		}
	}
	if box.windows.wild[0] == 0 {
		t.Error("readWindows finds no wild card")
	}
}

// TestEveryCodeIsUsed checks that every effect code occurs in the data files.
func TestEveryCodeIsUsed(t *testing.T) {
	var used [codeCount]bool
	for _, in := range box.code {
		used[in.do] = true
	}
	for c, yes := range used {
		if !yes {
			t.Errorf("no data use the effect code %s", codeIDs[c])
		}
	}
}

// playTexts plays moves on s, given in text notation, and checks the invariants of the position
// after each move.
func playTexts(t *testing.T, s *State, texts ...string) {
	t.Helper()
	for _, text := range texts {
		m, err := s.Parse(text)
		if err == nil {
			err = s.Play(m, nil)
		}
		if err != nil {
			t.Fatalf("move %s: %v", text, err)
		}
		if err := s.Check(); err != nil {
			t.Fatalf("the position after move %s is invalid: %v", text, err)
		}
	}
}

// setHand replaces the hand of seat p by cards, which it takes from the deck. The old hand goes
// back to the deck.
func setHand(s *State, p engine.Seat, cards ...Card) {
	s.deck |= s.p[p].hand
	s.p[p].hand = 0
	for _, c := range cards {
		s.deck &^= c.bit()
		s.p[p].hand |= c.bit()
	}
}

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

const (
	cardKingHearts Card = 44 // the card with the effect Kingpin
	cardSixClubs   Card = 18 // a card with the effect Shootout
	cardFiveClubs  Card = 14 // a card with the effect Shakedown
)

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
