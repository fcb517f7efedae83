package table

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/dakota"
	"gulch/engine/westernlegends"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// advisingUI is a game UI with a warning and a piece of advice for newcomers that apply to some
// moves.
type advisingUI struct {
	GameUI
	warned, advised map[engine.Move]bool
}

func (b advisingUI) Advice() []Advice {
	return []Advice{
		Warning("warning", func(b advisingUI, m engine.Move) string {
			if b.warned[m] {
				return "A warning."
			}
			return ""
		}),
		Once("once", func(b advisingUI, m engine.Move) string {
			if b.advised[m] {
				return "Some advice."
			}
			return ""
		}),
	}
}

// TestWarningsFollowOtherAdvice checks that in one decision each move gets its warning once, even
// after advice about another move, that advice for newcomers is given only once in a decision, and
// that a warning is given again after the position has changed.
func TestWarningsFollowOtherAdvice(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.app.Settings.Hints, tb.app.Settings.Confirm = true, stage.ConfirmFinal
	legal := tb.session.Match.Legal()
	if len(legal) < 3 {
		t.Fatalf("%d legal moves, expected at least 3", len(legal))
	}
	tb.gameUI = advisingUI{tb.gameUI, map[engine.Move]bool{legal[0]: true, legal[1]: true},
		map[engine.Move]bool{legal[2]: true}}
	want := func(when string, m engine.Move, id string) {
		t.Helper()
		got := ""
		if a, _ := tb.adviser.adviceBefore(m); a != nil {
			got = a.ID
			tb.adviser.advised = append(tb.adviser.advised, m)
		}
		if got != id {
			t.Errorf("%s the advice is %q, want %q", when, got, id)
		}
	}
	want("before the first move", legal[0], "warning")
	want("before the same move", legal[0], "")
	want("before another move", legal[1], "warning")
	want("before a move that newcomers are advised about", legal[2], "")
	tb.adviser.dropHint()
	want("in another position", legal[0], "warning")
	tb.adviser.dropHint()
	want("at the beginning of a decision", legal[2], "once")
}

// TestCoachReplacesLessons checks that the shown coach suggests its best move, and that only advice
// for newcomers is a lesson, which a person who follows the coach does not need.
func TestCoachReplacesLessons(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	thinkToEnd(t, &a)
	best := gate.Press{Move: a.coach.Opinions()[0].Move}
	for _, shown := range []bool{true, false} {
		if a.hinting = shown; a.suggests(best) != shown {
			t.Errorf("the hint is shown: %v, but the coach suggests its best move: %v", shown, !shown)
		}
	}
	for i, x := range (advisingUI{}).Advice() {
		if lesson := i == 1; x.isLesson() != lesson {
			t.Errorf("the advice %q is a lesson: %v, want %v", x.ID, !lesson, lesson)
		}
	}
}

// Games in which a turn has actions, so that a person is warned of ending it early.
var (
	_ countsActions = (*dakota.State)(nil)
	_ countsActions = (*westernlegends.State)(nil)
)

// actingState is a state with two actions left.
type actingState struct{ engine.State }

func (actingState) ActionsLeft() int { return 2 }

// TestUnusedActionsAreWarnedOf checks that a person who ends a turn while a better move is proved
// is advised once, but warned every time as long as actions are left.
func TestUnusedActionsAreWarnedOf(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	legal, s := tb.session.Match.Legal(), tb.session.Match.State()
	for _, c := range []struct {
		state engine.State
		given bool
		want  string
	}{{s, false, "early-pass"}, {s, true, ""}, {actingState{s}, true, "unused-actions"}} {
		if c.given {
			tb.app.Settings.MarkAdviceGiven(tb.info.ID, tb.adviser.adviceKey(earlyPass.ID))
		}
		got := ""
		if a, _ := tb.adviser.passAdvice(legal[0], legal[1], c.state); a != nil {
			got = a.ID
		}
		if got != c.want {
			t.Errorf("given before: %v: the advice is %q, want %q", c.given, got, c.want)
		}
	}
}

// TestBlunderWarningNamesMeasuredAmounts checks that the question before a blunder does not give
// the difference by the heuristics, which nothing has checked, as an amount, but gives the one that
// samples have measured.
func TestBlunderWarningNamesMeasuredAmounts(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.adviser.coach = &coach.Coach{}
	legal := tb.session.Match.Legal()
	for result, want := range map[float64]string{-1: "looks worse than", 0.2: "gives away a lot"} {
		got := tb.adviser.warning("Do it", coach.Loss{Best: legal[0], Result: result, BestResult: 0.4, Points: 17})
		if strings.Contains(got, "17") || !strings.Contains(got, want) {
			t.Errorf("the warning with the result %v is %q, want it with %q and without 17", result, got, want)
		}
	}
	got := tb.adviser.warning("Do it", coach.Loss{Best: legal[0], Result: 0.2, BestResult: 0.4,
		Why: &bot.Difference{Line: "Gold", Seat: tb.session.Match.Turn(), Points: 5}})
	if !strings.Contains(got, "5") || !strings.Contains(got, "Gold") {
		t.Errorf("the warning about a measured loss of 5 points is %q", got)
	}
}

// losingUI is a game UI with advice about a loss, whose text is the entry of texts for the move.
type losingUI struct {
	GameUI
	texts map[engine.Move]string
}

func (b losingUI) Advice() []Advice {
	return []Advice{Loss("loss", func(b losingUI, m engine.Move) string { return b.texts[m] })}
}

// TestLossesAreSaidAgain checks that advice about a loss is given to each person once with each
// text, also after other advice in the same decision, and again in another game.
func TestLossesAreSaidAgain(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.app.Settings.Hints, tb.app.Settings.Confirm = true, stage.ConfirmFinal
	legal := tb.session.Match.Legal()
	ui := losingUI{tb.gameUI, map[engine.Move]string{legal[0]: "You'd lose 1 point.", legal[1]: "You'd lose 3 points."}}
	tb.gameUI = ui
	want := func(when string, m engine.Move, text string) {
		t.Helper()
		a, said := tb.adviser.adviceBefore(m)
		if a != nil {
			tb.adviser.noteAdvice(a, said)
			tb.adviser.advised = append(tb.adviser.advised, m)
		}
		if said != text {
			t.Errorf("%s the advice is %q, want %q", when, said, text)
		}
	}
	want("at first", legal[0], "You'd lose 1 point.")
	want("about another loss in the same decision", legal[1], "You'd lose 3 points.")
	tb.adviser.dropHint()
	want("about the same loss", legal[0], "")
	ui.texts[legal[0]] = "You'd lose 2 points."
	want("about a new loss", legal[0], "You'd lose 2 points.")
	tb = newPacedTable(t, stage.Normal)
	tb.app.Settings.Hints, tb.app.Settings.Confirm, tb.gameUI = true, stage.ConfirmFinal, ui
	want("in another game", legal[0], "You'd lose 2 points.")
}

// TestCancelledMovesAreAdvisedAgain checks that a move gets the same advice again after the person
// has cancelled it, in the same decision and in a later one.
func TestCancelledMovesAreAdvisedAgain(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.app.Settings.Hints, tb.app.Settings.Confirm = true, stage.ConfirmFinal
	m := tb.session.Match.Legal()[0]
	tb.gameUI = losingUI{tb.gameUI, map[engine.Move]string{m: "You'd lose 1 point."}}
	asks := func() bool {
		a, said := tb.adviser.adviceBefore(m)
		if a != nil {
			tb.adviser.noteAdvice(a, said)
			tb.adviser.advised = append(tb.adviser.advised, m)
		}
		return a != nil
	}
	if !asks() || asks() {
		t.Error("the advice is not given once")
	}
	tb.adviser.noteCancelled()
	if !asks() {
		t.Error("after the move was cancelled, it gets no advice in the same decision")
	}
	tb.adviser.noteCancelled()
	if tb.adviser.dropHint(); !asks() {
		t.Error("after the move was cancelled, it gets no advice in a later decision")
	}
	if tb.adviser.dropHint(); asks() {
		t.Error("the advice is given again although the move was not cancelled")
	}
}

// forgoingUI is a game UI with advice about the loss of another move, by move.
type forgoingUI struct {
	GameUI
	forgoes map[engine.Move]engine.Move
}

func (b forgoingUI) Advice() []Advice {
	return []Advice{LossOf("loss", func(b forgoingUI, m engine.Move) string {
		if b.forgoes[m] == (engine.Move{}) {
			return ""
		}
		return "You lose a move."
	}, func(b forgoingUI, m engine.Move) []engine.Move { return []engine.Move{b.forgoes[m]} })}
}

// TestNoAdviceAboutTheLossOfWorseMoves checks that advice that a move makes another one impossible
// is not given while the shown coach calls the other one worse.
func TestNoAdviceAboutTheLossOfWorseMoves(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	a := &tb.adviser
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot, tb.session.Seats[i].Name = "", string(rune('A'+i))
	}
	tb.session.Take(tb.session.Match.Turn())
	tb.app.Settings.Hints, tb.app.Settings.Confirm = true, stage.ConfirmFinal
	thinkToEnd(t, a)
	var best, worse engine.Move
	for _, o := range a.coach.Opinions() {
		switch v := a.shownVerdict(a.moveVerdict(o.Move)); {
		case v == coach.Best || v == coach.Good:
			best = o.Move
		case v != coach.Unjudged:
			worse = o.Move
		}
	}
	if best == worse || worse == (engine.Move{}) {
		t.Fatal("the coach calls no move worse")
	}
	tb.gameUI = forgoingUI{tb.gameUI, map[engine.Move]engine.Move{best: worse, worse: best}}
	for _, shown := range []bool{false, true} {
		a.setCoach(shown)
		if x, _ := a.adviceBefore(best); (x == nil) != shown {
			t.Errorf("coach shown %t: the advice about the loss of a worse move is %v", shown, x)
		}
		if x, _ := a.adviceBefore(worse); x == nil {
			t.Errorf("coach shown %t: there is no advice about the loss of a good move", shown)
		}
	}
}
