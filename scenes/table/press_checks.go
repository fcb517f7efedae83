package table

import (
	"slices"

	"gulch/scenes/table/gate"
)

// A press that plays a move, or that takes moves back, goes through the checks of this file before
// it has an effect. To let the table ask something before a press, write a check and add it to
// pressChecks, for the kinds of presses that it is about: gate.Undo for the undo button, for
// instance. The check returns gate.Ask with its question, see [gate.Question].

// pressChecks returns the checks of presses, in their order. The order follows three principles.
// What makes a press void comes before what asks a question about it. A check comes after those
// whose results it needs. Of several questions about a press, the most serious one is asked, and
// its answer settles the matter: the press is not checked again.
func (t *Table) pressChecks() []gate.Check {
	return []gate.Check{
		// first, because all others read the decision: a press may come too late, while animations
		// run, while a bot decides, or while the holder is asked to pass the device on
		{Name: "turn", For: gate.Moves, Test: t.checkTurn},
		// before the rules, because a lesson gives its own reasons, also for illegal moves
		{Name: "lesson", For: gate.Move, Test: t.checkTutor},
		// before everything that only makes sense for a legal move
		{Name: "rules", For: gate.Move, Test: t.checkRules},
		// before all questions, which are about the new meaning of the press
		{Name: "surprise", For: gate.Move | gate.Sequence, Test: t.adviser.checkSurprise},
		// before advice and confirmation, which need the result of the proof
		{Name: "proof", For: gate.Moves, Test: t.adviser.checkPassProof},
		// the most serious question: it tells of a blunder, and comes once in a decision. A plan is
		// not asked about, because the player has put it together.
		{Name: "coach", For: gate.Move | gate.Sequence, Test: t.adviser.checkCoach},
		// an answer to the question that is already shown, which must not be asked again
		{Name: "repeated", For: gate.Moves, Test: t.gate.Repeated},
		// before the confirmation, because the advice also says whether the move can be undone
		{Name: adviceCheck, For: gate.Moves, Test: t.adviser.checkAdvice},
		// not for a plan, which the player has put together and ended by a press of its own
		{Name: confirmationCheck, For: gate.Move | gate.Sequence, Test: t.adviser.checkConfirmation},
		// nothing is asked before an undo or a redo, because the other one reverses it
		{Name: "go back", For: gate.GoBack, Test: t.checkGoBack}, // log.go
	}
}

// guardPresses sets up the gate of the table. It also sets the guards of package ui, which ignore
// some presses before they reach the gate: those that were probably meant for what was there
// before, and the first touch of a target on a phone, which only shows the preview of its move. A
// person who is not asked at all presses nothing, see automaticAnswer.
func (t *Table) guardPresses() {
	t.Root.Irreversible = t.needsMoveGuard
	t.Root.PreviewsFirst = t.frame.pressOnlyPreviews
	t.gate.Checks, t.gate.Host = t.pressChecks(), gate.Host{
		Clock:    func() float64 { return t.present.now },
		Decision: func() int { return len(t.session.Match.Steps()) },
		Show:     t.showQuestion,
	}
}

// checkTurn stops a press while nobody at this table can decide.
func (t *Table) checkTurn(gate.Press) gate.Verdict {
	if !t.canDecide() {
		return gate.Stop
	}
	return gate.Pass
}

// checkRules passes an illegal move to the rules, so that the reason of their refusal is shown.
func (t *Table) checkRules(p gate.Press) gate.Verdict {
	if !slices.Contains(t.session.Legal(), p.Move) {
		return gate.Act
	}
	return gate.Pass
}
