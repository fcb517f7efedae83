package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// optionCalled returns the legal option of s with the given label; ok is false if there is none.
func optionCalled(s *rules.State, label string) (m engine.Move, ok bool) {
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindOption && rules.LabelName(rules.OptionOf(m)) == label {
			return m, true
		}
	}
	return m, false
}

// guardOffers returns a table with a decision of seat 0 in a fight against the bank guard that the
// seat is about to lose: what it gains by fight card A.
func guardOffers(t *testing.T) (*Table, *rules.State) {
	t.Helper()
	board := rules.Game.NewBoard().(*rules.Board)
	lost := func(s *rules.State) bool {
		next, won := new(rules.State), false
		s.CopyTo(next)
		m, _ := optionCalled(s, "lp")
		err := next.Play(m, func(e engine.Event) { won = won || e.Kind == rules.EventFightWon && e.Seat == 0 })
		return err == nil && !won
	}
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		if _, offered := optionCalled(s, "marshal"); !offered || s.Cause().Kind != rules.CauseFightCard {
			return false
		}
		board.Read(s, 0)
		return board.Fighting > 0 && board.Fights[board.Fighting-1].Kind() == "bank_guard" && lost(s)
	})
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	return b, s
}

// TestFightIsJudgedAfterTheChoice checks that the result of a fight, which the preview of a choice
// tells, takes the choice into account: a Wanted point chosen before makes the point of the lost
// robbery the second one, and a Marshal point is lost again to it.
func TestFightIsJudgedAfterTheChoice(t *testing.T) {
	b, s := guardOffers(t)
	for label, want := range map[string]string{"lp": i18n.T("Wanted %d", 1), "wanted": i18n.T("Wanted %d", 2),
		"marshal": i18n.T("Wanted %d", 1)} {
		m, _ := optionCalled(s, label)
		lines := strings.Join(table.PreviewMoves(b, s, m).Lines, "\n")
		if !strings.Contains(lines, want) {
			t.Errorf("the preview of %s says %q, want %q in it", label, lines, want)
		}
		if lost := strings.Contains(b.option(m).bonus, "lose the point again"); lost != (label == "marshal") {
			t.Errorf("the option %s says %q of the end of the game", label, b.option(m).bonus)
		}
	}
}

// TestLostFightIsNoPriceOfAReaction checks that the preview of either answer to the wound of a lost
// fight against the Sheriff lists only what it changes, and that both name the arrest in the same
// words.
func TestLostFightIsNoPriceOfAReaction(t *testing.T) {
	board := rules.Game.NewBoard().(*rules.Board)
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		board.Read(s, 0)
		return s.OpenWindow() == "wound_incoming" && board.Fighting > 0 &&
			board.Fights[board.Fighting-1].Kind() == "sheriff" && len(s.Moves(nil)) > 1 && s.WoundsComing() == 1 &&
			woundOfResult(s)
	})
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	if !b.woundOfLostFight() {
		t.Fatal("the wound of a lost fight is taken for that of a fight card")
	}
	for _, m := range s.Moves(nil) {
		slip := table.PreviewMoves(b, s, m)
		for _, c := range slip.Changes {
			wound := c.Icon == "broken-bone" && m.Kind == rules.KindPass
			card := c.Icon == handIcon && c.Brings == 0 && m.Kind == rules.KindUse
			if !wound && !card {
				t.Errorf("the preview of “%s” is credited with %+v", b.MoveWords(m), c)
			}
		}
		if lines := strings.Join(slip.Lines, "\n"); !strings.Contains(lines, "Whatever you choose") ||
			!strings.Contains(lines, "jail") {
			t.Errorf("the preview of “%s” does not name the arrest: %q", b.MoveWords(m), lines)
		}
	}
}

// woundOfResult reports whether the seat to move, who may cancel a wound, takes it for a lost
// fight.
func woundOfResult(s *rules.State) (lost bool) {
	next := new(rules.State)
	s.CopyTo(next)
	next.Play(engine.Move{Kind: rules.KindPass}, func(e engine.Event) {
		lost = lost || e.Kind == rules.EventWounds && rules.WhyIn(e).Cause().Kind == rules.CauseLostFight
	})
	return lost
}

// TestLosersCardIsNoPriceOfAReward checks that the reward of a won game of poker is not credited
// with the card that each loser draws: it comes with the other reward too.
func TestLosersCardIsNoPriceOfAReward(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Cause().Kind == rules.CausePoker })
	s := m.State().(*rules.State)
	b, _ := showPosition(t, s)
	for _, m := range s.Moves(nil) {
		slip := table.PreviewMoves(b, s, m)
		for _, c := range slip.Changes {
			if c.Seat != s.Turn() {
				t.Errorf("the preview of “%s” is credited with %+v", b.MoveWords(m), c)
			}
		}
		if lines := strings.Join(slip.Lines, "\n"); !strings.Contains(lines, "each loser draws 1 card") {
			t.Errorf("the preview of “%s” says %q, want the losers' cards in it", b.MoveWords(m), lines)
		}
		if text := b.rewardText(m); strings.Contains(text, "draws 1 card") {
			t.Errorf("the text of “%s” is %q: the losers' cards are not its consequence", b.MoveWords(m), text)
		}
	}
}
