package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLogSaysWhatEffectsDo checks in played games that after each use of a card, an item or an
// ability the log says what it did: by the line itself, or by a line that names the source or what
// follows. It also checks that the log names the targets of effects, who gets what a robbed player
// loses, and why a part of an effect does nothing.
func TestLogSaysWhatEffectsDo(t *testing.T) {
	seen := map[engine.EventKind]int{}
	silent := map[string]bool{}
	for seed := range uint64(30) {
		seats := tabletest.Bots(2 + int(seed)%4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			x := s.Policy(&rng)
			if rng.Below(4) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			table.ShowPosition(b, s, window, area)
			next, told := new(rules.State), []engine.Told(nil)
			s.CopyTo(next)
			if err := next.Play(x, engine.Collect(next, &told)); err != nil {
				t.Fatal(err)
			}
			for i, e := range told {
				seen[e.Kind]++
				_, line := b.Line(e.Event)
				switch e.Kind {
				case rules.EventUsed:
					if line != "" && isBare(line) && !tellsMore(b, told[i+1:]) && !effectAsks[next.Phase()] &&
						next.OpenWindow() != "move_begin" {
						silent[line[strings.Index(line, " uses "):]] = true
					}
				case rules.EventTargeted:
					if !strings.Contains(line, b.opponent(e.Other)) {
						t.Errorf("seed %d: %q does not name the target %s", seed, line, b.opponent(e.Other))
					}
				case rules.EventNoEffect:
					if line == "" {
						t.Errorf("seed %d: nothing says why an effect does nothing: %+v", seed, e.Event)
					}
				case rules.EventMoney, rules.EventNuggets:
					if e.Other != engine.NoSeat && !strings.Contains(line, b.Name(e.Other)) {
						t.Errorf("seed %d: %q does not name who gets it", seed, line)
					}
				case rules.EventLooked:
					hand := e.Other != engine.NoSeat && rules.CardsIn(e.Event) > 0
					if hand && !strings.Contains(line, b.Name(e.Other)) {
						t.Errorf("seed %d: %q does not name whose cards are looked at", seed, line)
					}
				}
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	for line := range silent {
		t.Errorf("the log says %q and nothing of what it does", line)
	}
	for _, k := range []engine.EventKind{rules.EventUsed, rules.EventTargeted, rules.EventNoEffect, rules.EventLooked} {
		if seen[k] == 0 {
			t.Errorf("no event of kind %d: try more seeds", k)
		}
	}
}

// effectAsks is the set of phases with decisions that an effect asks for: the log says afterwards
// what was decided.
var effectAsks = map[engine.Phase]bool{rules.PhaseMoveStep: true, rules.PhaseBonusStep: true,
	rules.PhaseSheriffStep: true, rules.PhaseEventPick: true, rules.PhaseTarget: true, rules.PhaseChoose: true,
	rules.PhaseDiscard: true, rules.PhaseShop: true, rules.PhasePeek: true, rules.PhasePokerKeep: true,
	rules.PhaseFightReward: true}

// isBare reports whether a line of the log says only that somebody uses something.
func isBare(line string) bool {
	return !strings.ContainsAny(line[strings.Index(line, " uses ")+1:], ":") && !strings.Contains(line, " and ")
}

// tellsMore reports whether one of the events has a line of its own.
func tellsMore(b *Table, told []engine.Told) bool {
	return slices.ContainsFunc(told, func(e engine.Told) bool {
		_, line := b.Line(e.Event)
		return line != "" && e.Kind != rules.EventUsed && e.Kind != rules.EventDiscard && e.Kind != rules.EventItemBack
	})
}

// TestRewardsSayWhatTheyBring checks in played games that each option of a choice says what it
// brings or costs, and the rewards of one choice in the same form.
func TestRewardsSayWhatTheyBring(t *testing.T) {
	seen := 0
	for seed := range uint64(20) {
		seats := tabletest.Bots(2 + int(seed)%4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseChoose || s.Phase() == rules.PhaseFightReward {
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				for _, x := range s.Moves(nil) {
					if x.Kind != rules.KindOption {
						continue
					}
					seen++
					said := b.moveTip(x)
					if said == "" || strings.Contains(said, "%!") {
						t.Errorf("seed %d: the option %s says %q", seed, b.MoveWords(x), said)
					}
					gains := strings.HasPrefix(said, "Gain ") || strings.HasPrefix(said, "Advance to ") ||
						strings.HasPrefix(said, "The reward: ") // there is no space left to advance to
					if s.Cause().Kind == rules.CausePoker && !gains {
						t.Errorf("seed %d: the reward %s says %q, expected what is gained", seed, b.MoveWords(x), said)
					}
				}
			}
			x := s.Policy(&rng)
			if rng.Below(4) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 100 {
		t.Errorf("only %d options: try more seeds", seen)
	}
}

// TestAlikeStakesAreOneRow checks that the stakes of a fight name the wounds of a seat once, also
// of a loser who takes two and can take only one more, and the cards that it draws.
func TestAlikeStakesAreOneRow(t *testing.T) {
	wound := func(wounds, cards int) rules.Stake {
		return rules.Stake{Kind: rules.StakeWound, Amounts: rules.Amounts{Wounds: wounds, Cards: cards}}
	}
	draws := rules.Stake{Kind: rules.StakeGain, Amounts: rules.Amounts{Cards: 1}}
	b := boardOf(t)
	for _, c := range []struct {
		all  []rules.Stake
		want string
	}{
		{[]rules.Stake{draws, draws}, "+2 cards"},
		{[]rules.Stake{wound(1, 0), wound(1, 0)}, "2 wounds"},
		{[]rules.Stake{wound(1, 0), wound(0, -1)}, "1 wound, −1 card for the next"},
		{[]rules.Stake{wound(1, 0), wound(0, 0)}, "1 wound"},
		{[]rules.Stake{wound(0, -1), wound(0, -1)}, "−2 cards (3 wounds already)"},
		{[]rules.Stake{wound(0, 0)}, "no wound (3 already)"},
	} {
		joined := joinAlike(c.all)
		if len(joined) != 1 || b.stakeText(joined[0]) != c.want {
			t.Errorf("the stakes %+v are the rows %+v, expected %q", c.all, joined, c.want)
		}
	}
}
