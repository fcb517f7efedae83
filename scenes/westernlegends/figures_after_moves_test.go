package westernlegends

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestHealPreviewKnowsTheNewHandLimit checks that the preview of a visit to the doctor compares the
// cards with how many the player may keep without the wounds.
func TestHealPreviewKnowsTheNewHandLimit(t *testing.T) {
	heal := engine.Move{Kind: rules.KindHeal}
	for hand, want := range map[string]string{
		`["pk_8d", "pk_jc"]`:                   "",
		`["pk_8d", "pk_jc", "pk_ah", "pk_2c"]`: "you keep only 5 cards",
	} {
		s := positionOf(t, "e35_doctor_and_work", `{"seats": {"0": {"wounds": 3, "hand": `+hand+`}}}`)
		b, _ := showPosition(t, s)
		said := ""
		for _, n := range table.PreviewMoves(b, s, heal).Notes {
			said += n.Text
		}
		if want == "" && said != "" || !strings.Contains(said, want) {
			t.Errorf("with the hand %s, the preview notes %q, expected %q", hand, said, want)
		}
	}
}

// TestWalksThatCannotStop checks that a player is asked to stop only where that is legal.
func TestWalksThatCannotStop(t *testing.T) {
	stop := engine.Move{Kind: rules.KindStop}
	for _, may := range []bool{true, false} {
		s := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
			return s.Phase() == rules.PhaseBonusStep && slices.Contains(m.Legal(), stop) == may
		}).State().(*rules.State)
		play, _ := showPosition(t, s)
		said := play.Prompt(table.NewDecision(play, s, s.Moves(nil)))
		if may && said != "" || !may && said != "Choose the next space." {
			t.Errorf("stopping is legal: %t; the prompt is %q", may, said)
		}
	}
}

// TestReachingTheTargetIsSaid checks that the tooltip and the preview of a Revel that reaches the
// target say which round is the last, and that others don't.
func TestReachingTheTargetIsSaid(t *testing.T) {
	for lp, want := range map[int]bool{19: true, 18: false} {
		s := positionOf(t, "e30_ability_wakes", fmt.Sprintf(`{"seats": {"0": {"lp": %d}}}`, lp))
		b, _ := showPosition(t, s)
		revel := rules.Revel(1)
		lines := strings.Join(table.PreviewMoves(b, s, revel).Lines, " ")
		for _, said := range []string{lines, b.moveTip(revel)} {
			if strings.Contains(said, "is the last") != want {
				t.Errorf("with %d LP, the text of a Revel for 1 LP is %q", lp, said)
			}
		}
	}
}

// TestFurtherWoundsAreSaid checks that the question about a wound names the wounds of the same
// fight that follow.
func TestFurtherWoundsAreSaid(t *testing.T) {
	pass := engine.Move{Kind: rules.KindPass}
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		if s.OpenWindow() != "wound_incoming" {
			return false
		}
		next, n, over := new(rules.State), 0, false
		s.CopyTo(next)
		for !over && next.Turn() == 0 && next.OpenWindow() == "wound_incoming" {
			if next.Play(pass, func(e engine.Event) {
				over = over || e.Kind == rules.EventFightOver
				if e.Kind == rules.EventWounds && e.Seat == 0 && !over {
					n += rules.ChangeIn(e)
				}
			}) != nil {
				return false
			}
		}
		return n > s.WoundsComing()
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	if said := play.windowPrompt(s.Moves(nil)); !strings.Contains(said, "1 more wound follows.") {
		t.Errorf("the question is %q, expected that another wound follows", said)
	}
}

// TestWantedPointsOfFightsThatMakeWanted checks that the text of a Wanted point, offered by a fight
// card, names the spaces that the player is on after the fight with it and without it.
func TestWantedPointsOfFightsThatMakeWanted(t *testing.T) {
	wanted := func(s *rules.State, label string) engine.Move {
		for _, m := range s.Moves(nil) {
			if m.Kind == rules.KindOption && rules.LabelName(rules.OptionOf(m)) == label {
				return m
			}
		}
		return engine.Move{}
	}
	cubeAfter := func(s *rules.State, m engine.Move) int {
		cube, over := 0, false
		next := new(rules.State)
		s.CopyTo(next)
		next.Play(m, func(e engine.Event) {
			over = over || e.Kind == rules.EventFightOver
			if e.Kind == rules.EventPoint && e.Seat == 0 && rules.TrackIn(e) == rules.Wanted && !over {
				cube = rules.PointsIn(e)
			}
		})
		if !over { // another decision comes before the fight's own point
			return 0
		}
		return cube
	}
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		if s.Phase() != rules.PhaseChoose || s.Cause().Kind != rules.CauseFightCard || wanted(s, "wanted").Kind == 0 {
			return false
		}
		return min(cubeAfter(s, wanted(s, "lp")), cubeAfter(s, wanted(s, "wanted"))) > 0
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	m := wanted(s, "wanted")
	want := fmt.Sprintf("Wanted %d instead of %d.", cubeAfter(s, m), cubeAfter(s, wanted(s, "lp")))
	if said := play.rewardText(m); !strings.Contains(said, want) {
		t.Errorf("the text of the Wanted point is %q, expected %q in it", said, want)
	}
}

// TestOwnStakesNeedNoName checks that what a player wins is not said after "You:" in a sentence
// that begins with "If you win:".
func TestOwnStakesNeedNoName(t *testing.T) {
	s := findDecision(t, 4, func(m *match.Match, _ *rules.State) bool {
		return slices.ContainsFunc(m.Legal(), func(m engine.Move) bool { return m.Kind == rules.KindBankRobbery })
	}).State().(*rules.State)
	next := played(s, engine.Move{Kind: rules.KindBankRobbery})
	play, _ := showPosition(t, next)
	d := play.fight()
	if d == nil {
		t.Fatal("no fight")
	}
	said := play.outcomeTip(d)
	if strings.Contains(said, "If you win: You") || !strings.Contains(said, "If you win: Wanted") {
		t.Errorf("the outcomes are %q", said)
	}
}

// TestFramedPaymentIsThatOfTheButton checks that the main button pays for land with the cards that
// are framed, until the player marks others.
func TestFramedPaymentIsThatOfTheButton(t *testing.T) {
	s := findDecision(t, 4, func(m *match.Match, _ *rules.State) bool {
		return slices.ContainsFunc(m.Legal(), func(m engine.Move) bool { return m.Kind == rules.KindFrontier })
	}).State().(*rules.State)
	play, _ := showPosition(t, s)
	play.plan.menu = "frontier"
	a := table.NewDecision(play, s, s.Moves(nil))
	play.updateMarks(a)
	framed := ""
	for _, n := range play.Nodes(a, nil) {
		if strings.HasPrefix(n.ID, "pay ") && n.Chosen {
			framed = strings.TrimPrefix(n.ID, "pay ")
		}
		if n.ID == "confirm" && (n.Press == nil || n.DisabledReason != "") {
			t.Errorf("the main button, %q, can't be pressed while a payment is framed", n.Label)
		}
	}
	if m := play.framedPayment(a, play.frontierWays(a)); framed == "" || framed != s.Notation(m) {
		t.Errorf("the payment %q is framed, the button pays by %q", framed, s.Notation(m))
	}
}

// TestDrawnTokensAreNotOwned checks that the log says how many legendary tokens a player draws, of
// which not all may be kept, and then how many are kept.
func TestDrawnTokensAreNotOwned(t *testing.T) {
	s := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseLegend })
	var said []string
	state := s.State().(*rules.State)
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(4))
	next := new(rules.State)
	state.CopyTo(next)
	if err := next.Play(state.Moves(nil)[0], func(e engine.Event) {
		if e.Kind == rules.EventLegend {
			_, line := b.Line(e)
			said = append(said, line)
		}
	}); err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf(" keeps %d legendary token", state.TokensToKeep())
	if len(said) == 0 || !strings.Contains(said[0], want) {
		t.Errorf("after the choice, the log says %q, expected %q", said, want)
	}
}
