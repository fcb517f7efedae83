package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
)

// TestWorkAtTheMoneyLimit checks that the sign of work, its tooltip and the reason for it promise
// only the money that fits into the limit.
func TestWorkAtTheMoneyLimit(t *testing.T) {
	for money, want := range map[string]struct{ note, reason string }{
		"100": {"+$10", "You'll have $110 for the store, the saloon or the Cabaret."},
		"110": {"+$10", "You'll have $120 for the store, the saloon or the Cabaret."},
		"120": {"+$0", ""},
	} {
		s := positionOf(t, "e15_faro", `{"seats": {"0": {"money": `+money+`}}}`)
		play, nodes := showPosition(t, s)
		if s.Phase() != rules.PhaseAct {
			t.Fatalf("the position is in phase %d, expected an action", s.Phase())
		}
		var n ui.Node
		for _, x := range nodes {
			if strings.HasPrefix(x.Label, "Work:") {
				n = x
			}
		}
		if !strings.Contains(n.Label, want.note) {
			t.Errorf("with $%s the sign of work reads %q, expected %q in it", money, n.Label, want.note)
		}
		if warns := strings.Contains(n.Tip, "You lose the rest."); warns != (want.note != "+$10") {
			t.Errorf("with $%s the tooltip of work is %q", money, n.Tip)
		}
		if why := play.Reason(engine.Move{Kind: rules.KindWork}); why != want.reason {
			t.Errorf("with $%s the reason for work is %q, expected %q", money, why, want.reason)
		}
	}
}

// TestIncomeReasonsFit checks that no reason is given for an income of which a part would be lost.
func TestIncomeReasonsFit(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		money, limit := s.Money(0)
		return s.Phase() == rules.PhaseIncome && money < limit && money+20 > limit
	})
	play, _ := showPosition(t, m.State().(*rules.State))
	if why := play.Reason(rules.TakeIncome(0)); why != "" {
		t.Errorf("the reason for $20 of which a part is lost is %q, expected none", why)
	}
	if tip := play.incomeTip(0); !strings.Contains(tip, "You lose the rest.") {
		t.Errorf("the tooltip of $20 of which a part is lost is %q, expected a warning", tip)
	}
	m = findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		money, limit := s.Money(0)
		return s.Phase() == rules.PhaseIncome && money == limit
	})
	play, _ = showPosition(t, m.State().(*rules.State))
	for i, want := range []string{"gain nothing", "", "gain no money"} {
		text := play.purseAdvice(rules.TakeIncome(i))
		if (text == "") != (want == "") || !strings.Contains(text, want) {
			t.Errorf("with a full purse, the warning before income %d is %q, want %q in it", i, text, want)
		}
	}
}

// TestReasonForCharacterAgrees checks that the reason for choosing a character is not that it wins
// less often than the other one on offer.
func TestReasonForCharacterAgrees(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhasePickCharacter })
	play, _ := showPosition(t, m.State().(*rules.State))
	most := 0
	for _, x := range m.Legal() {
		_, won := play.difficulty(rules.CharOf(x))
		most = max(most, won)
	}
	for _, x := range m.Legal() {
		if _, won := play.difficulty(rules.CharOf(x)); (play.Reason(x) != "") != (won == most) {
			t.Errorf("%s wins %d%% of games, the best on offer %d%%, and the reason for it is %q", rules.CharOf(x), won,
				most, play.Reason(x))
		}
	}
}

// TestFaroWithoutBets checks what stands beside a seat that has no bet on the table of faro.
func TestFaroWithoutBets(t *testing.T) {
	for want, g := range map[string]rules.CardGame{
		"no bet yet": {}, "bets settled": {Turned: 2},
		"took the bets back": {Turned: 2, Folded: engine.SeatsOf(1)},
	} {
		if got := noBetText(&g, 1); got != want {
			t.Errorf("a seat without a bet after %d cards reads %q, expected %q", g.Turned, got, want)
		}
	}
}
