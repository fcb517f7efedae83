package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestStakesHold checks the shown stakes (consequences) of a fight in situations with exceptions
// from the plain rule: a fight with the Man in Black, full purses, three wounds, alternatives and a
// Wanted winner.
func TestStakesHold(t *testing.T) {
	const won, lost = 0, 1
	for name, c := range map[string]struct {
		set  func(b *Table)
		kind string
		foe  engine.Seat
		side int
		want string
	}{
		"robbing the Man in Black": {nil, "rob", rules.ManInBlack, won,
			"You: Wanted 1, $60 or 2 nuggets."},
		"a duel with the Man in Black": {nil, "duel", rules.ManInBlack, won, "You: 2 LP."},
		"a lost duel":                  {nil, "duel", 1, lost, "You: 1 wound, +1 card."},
		"a robber with a full purse": {func(b *Table) { b.Board.Of[0].Money, b.Board.Of[1].Money = 110, 80 }, "rob", 1,
			won, "You: Wanted 1, half of Ben's money: $40 ($10 fits); Ben: 1 wound, +1 card."},
		"a fourth wound": {func(b *Table) { b.Board.Of[0].Wounds = 3 }, "duel", 1, lost,
			"You: −1 card (3 wounds already), +1 card."},
		"a fourth wound without cards": {func(b *Table) { b.Board.Of[0].Wounds, b.Board.Of[0].Cards = 3, 1 }, "duel", 1,
			lost, "You: no wound (3 already), +1 card."},
		"an arrest of somebody without money": {func(b *Table) {
			b.Board.Of[0].Cube[rules.Marshal], b.Board.Of[1].Cube[rules.Wanted] = 1, 4
		}, "arrest", 1, won,
			"You: Marshal 2, $20; Ben: 1 wound, +1 card, jail, Wanted 4 to 0."},
		"a Marshal who robs": {func(b *Table) { b.Board.Of[0].Cube[rules.Marshal], b.Board.Of[1].Money = 2, 20 }, "rob",
			1, won,
			"You: Wanted 1, Marshal 2 to 0, half of Ben's money: $10; Ben: 1 wound, +1 card."},
	} {
		b := boardOf(t)
		b.Players[0].Name, b.Players[1].Name = "Ada", "Ben"
		if c.set != nil {
			c.set(b)
		}
		d := b.Board.DuelOf(0, fightMove(c.kind, c.foe))
		if got := b.stakesLine(&d, c.side); got != c.want {
			t.Errorf("%s: the stakes are %q, expected %q", name, got, c.want)
		}
	}
	b := boardOf(t)
	d := b.Board.BankDuel(0)
	if b.Board.Of[0].Money = 60; !strings.Contains(b.stakesLine(&d, won), "$60") {
		t.Errorf("with $60 a robber of the Bank gains %q, expected $60", b.stakesLine(&d, won))
	}
}

// TestPlayedCardsBonusIsAtStake checks that the stakes of a fight name the bonus of the card that
// is played, and that the preview of the card names it before it is played.
func TestPlayedCardsBonusIsAtStake(t *testing.T) {
	b := boardOf(t)
	b.Players[0].Name, b.Players[1].Name = "Ada", "Ben"
	seat := b.State.Turn()
	for _, c := range []struct {
		card            rules.Card
		kind, won, lost string
	}{
		{4 * 11, "duel", "$20 (Kingpin)", ""},
		{4*12 + 2, "duel", "1 LP (High Noon)", ""},
		{4*12 + 2, "rob", "", ""},
		{4*11 + 2, "duel", "", "+1 card (Last Laugh)"},
	} {
		d := b.Board.DuelOf(seat, fightMove(c.kind, 1))
		with, lines := b.withCard(&d, c.card), strings.Join(b.bonusLines(&d, c.card), "; ")
		for side, want := range []string{c.won, c.lost} {
			if got := b.stakesLine(with, side); want != "" && !strings.Contains(got, want) ||
				want == "" && strings.Contains(got, "(") {
				t.Errorf("with %s in a %s, side %d wins %q, want %q", c.card, c.kind, side, got, want)
			}
			if !strings.Contains(lines, want) {
				t.Errorf("the preview of %s in a %s says %q, want %q", c.card, c.kind, lines, want)
			}
		}
	}
}

// TestTiesWithTheManInBlack checks what the tooltip of a fight says about ties. Against the Man in
// Black it says that he wins them and lowers the card, against a player that the attacker wins
// them.
func TestTiesWithTheManInBlack(t *testing.T) {
	b := boardOf(t)
	for foe, want := range map[engine.Seat][]string{
		rules.ManInBlack: {"In a tie, the Man in Black wins.", "Your card gets −1."},
		1:                {"You win ties."},
	} {
		tip := b.fightTip(fightMove("duel", foe))
		for _, said := range want {
			if !strings.Contains(tip, said) {
				t.Errorf("the tip of a duel with seat %d is %q, expected %q in it", foe, tip, said)
			}
		}
		if foe == rules.ManInBlack && strings.Contains(tip, "You win ties") {
			t.Errorf("the tip of a duel with the Man in Black is %q, but he wins ties", tip)
		}
	}
}

// TestBanditStakes checks that the reward for beating a bandit is a choice of two, and that a fight
// card that forbids the Marshal point leaves only one of them.
func TestBanditStakes(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		return s.Phase() == rules.PhaseFightCard && board.Fights[board.Fighting-1].Kind() == "bandit"
	})
	play, _ := showPosition(t, m.State().(*rules.State))
	d := play.fight()
	play.Board.Of[d.Side[0]].Cube[rules.Wanted] = 0
	if all := play.stakesLine(d, 0); !strings.Contains(all, "or ") || !strings.Contains(all, "Marshal") {
		t.Errorf("the stakes of a bandit are %q, expected LP or a Marshal point", all)
	}
	for c := range rules.FightCard(rules.FightCards) {
		d.Dealt = c
		barred := strings.Contains(c.Text().Text, "no Marshal point")
		if all := play.stakesLine(d, 0); strings.Contains(all, "bars it") != barred {
			t.Errorf("with fight card %s face up the stakes are %q", c, all)
		}
	}
}

// TestStakesAreListed checks that a fight lists its consequences for both sides in rows with icons
// before the first card is played.
func TestStakesAreListed(t *testing.T) {
	kinds, robbed := map[string]bool{}, false
	for seed := range uint64(18) {
		seats := tabletest.Bots([]int{4, 4, 2}[seed%3]) // games of two seats include the Man in Black
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 900; {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseFightCard {
				table.ShowPosition(play, s, window, area)
				d := play.fight()
				kinds[d.Kind()] = true
				robbed = robbed || d.Kind() == "rob" && d.Side[1] == rules.ManInBlack
				for side := range 2 {
					all := play.stakes(d, side)
					if len(all) == 0 {
						t.Errorf("%s: no consequences are listed if side %d wins", d.Kind(), side)
					}
					for _, x := range all {
						if strings.Contains(x.text, dollars(80)) && strings.Contains(x.text, "Wanted") {
							t.Errorf("%s: money and law are in the same row: %q", d.Kind(), x.text)
						}
						if x.icon == "" || x.text == "" || strings.Contains(x.text, "%!") {
							t.Errorf("%s: a row has the text %q and the icon %q", d.Kind(), x.text, x.icon)
						}
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kinds) < 4 || !robbed {
		t.Errorf("only fights of the kinds %v occurred; the Man in Black was robbed: %v", kinds, robbed)
	}
}

// TestSharedScreenNamesPlayers checks that the consequences of a fight say "You" to the only person
// at a screen, also as the victim, and the name if several people share it.
func TestSharedScreenNamesPlayers(t *testing.T) {
	b := boardOf(t)
	b.Players[0].Name, b.Players[1].Name = "Ada", "Ben"
	b.Board.Of[0].Money, b.Board.Of[1].Money = 40, 40
	d := b.Board.DuelOf(1, fightMove("rob", 0))
	if got, want := b.stakesLine(&d, 0), "Ben: Wanted 1, half of your money: $20; You: 1 wound, +1 card."; got != want {
		t.Errorf("the only person reads %q, want %q", got, want)
	}
	b.Players[1].Bot = ""
	if got, want := b.stakesLine(&d, 0), "Ben: Wanted 1, half of Ada's money: $20; Ada: 1 wound, +1 card."; got != want {
		t.Errorf("two people read %q, want %q", got, want)
	}
}
