package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// TestChoicesNameTheirCause checks that the prompt of a decision names the card or event that
// caused the decision.
func TestChoicesNameTheirCause(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseChoose })
	play, _ := showPosition(t, m.State().(*rules.State))
	if name, _ := play.cause(); name == "" {
		t.Error("the cause of the choice is not found")
	}
}

// TestPauseOffersNothing checks that the prompt of a reaction window in which the player can only
// pass does not ask the player to pay or to use something.
func TestPauseOffersNothing(t *testing.T) {
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.OpenWindow() == "wound_incoming"
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	if got := play.Prompt(a); !strings.Contains(got, "cancel it") && !strings.Contains(got, "cancel 1") {
		t.Errorf("with a card for it, the prompt is %q", got)
	}
	a.Legal = a.Legal[len(a.Legal)-1:]
	if got := play.Prompt(a); strings.Contains(got, "cancel") || !strings.Contains(got, "nothing to use") {
		t.Errorf("if only passing is possible, the prompt is %q", got)
	}
}

// TestVictimsAreAskedInTheirWords checks that a player who has to give a card to another is asked
// to give it, and that the moves are not said to discard it.
func TestVictimsAreAskedInTheirWords(t *testing.T) {
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.GivesTo() != engine.NoSeat
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	to := play.Name(s.GivesTo())
	if got := play.Prompt(a); !strings.Contains(got, "give to "+to) || strings.Contains(got, "Discard") {
		t.Errorf("the prompt is %q, want that a card is given to %s", got, to)
	}
	if got := play.MoveWords(a.Legal[0]); !strings.HasPrefix(got, "Give ") {
		t.Errorf("a move is called %q, want that a card is given", got)
	}
}

// TestPromptsNameTheOffer checks that a player who can use one thing after a move is asked to use
// that thing, and that the prompt for its target does not repeat the whole card.
func TestPromptsNameTheOffer(t *testing.T) {
	s := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.OpenWindow() == "move_ended" && len(m.Legal()) == 2
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	a := table.NewDecision(play, s, s.Moves(nil))
	if got := play.Prompt(a); !strings.HasPrefix(got, "Use ") || strings.Contains(got, "an item") {
		t.Errorf("after a move, the prompt is %q", got)
	}
	s = findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseTarget }).
		State().(*rules.State)
	play, _ = showPosition(t, s)
	a = table.NewDecision(play, s, s.Moves(nil))
	if got := play.Prompt(a); !strings.HasSuffix(got, ": choose a player.") {
		t.Errorf("before the choice of a player, the prompt is %q", got)
	}
}

// TestCoachNamesTheGearOfAnIncome checks that the coach's words for an income name the weapon that
// has to be selected first, and only if another one is selected.
func TestCoachNamesTheGearOfAnIncome(t *testing.T) {
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseIncome }).
		State().(*rules.State)
	play, _ := showPosition(t, s)
	now := play.selectedGear(s.Turn())
	other := rules.Item(0)
	if now[0] == other {
		other++
	}
	income := rules.TakeIncome(0)
	said := play.LineWords([]engine.Move{income, rules.Gear(other, now[1])})
	if !strings.Contains(said, itemName(other)) || !strings.Contains(said, play.MoveWords(income)) {
		t.Errorf("the coach says %q, want %s and the income", said, itemName(other))
	}
	if said := play.LineWords([]engine.Move{income, rules.Gear(now[0], now[1])}); said != "" {
		t.Errorf("with the selected weapon, the coach says %q", said)
	}
}
