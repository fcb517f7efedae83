package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/i18n"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// Advice is a hint to a player who is about to make a typical mistake. When advice applies to a
// move that the player has chosen, the advice replaces the prompt and the move waits for
// confirmation. The player confirms it by the same press again, by Enter, or by the button "Do it".
// A game returns a list of advice from [Teaching.Advice]:
//
//	var advice = []table.Advice{
//		table.Once("beds", func(b *Table, m engine.Move) string {
//			if m.Kind != rules.KindHire || b.State.Beds() > b.State.People() {
//				return ""
//			}
//			return i18n.T("All %d beds are taken: somebody will leave tonight.", b.State.Beds())
//		}),
//		table.Warning("lost-ore", …),
//	}
//
// Advice for newcomers ([Once]) is shown to each person only once on a device, whatever the match;
// the settings record that, see [stage.Settings.AdviceGiven]. It teaches. Advice about what a move
// loses, in points for instance ([Loss]), is shown to each person as often as its text, which names
// the loss, is new in this game. A [Warning] is shown before every move that it applies to, but
// only once for the same move in a decision. If several pieces of
// advice apply to a move, only the first of the list is shown. There is only one piece of advice
// for newcomers in a decision. Advice is not shown in lessons, or to players who have switched off
// hints or confirmations.
type Advice struct {
	// identifies the advice in the settings, which record what was shown; it must never change
	ID string
	// Repeat makes the advice a warning: it is shown before every such move, not only once.
	Repeat bool
	// Loss makes the advice one about a loss: it is shown once with each text in a game.
	Loss bool
	// Text returns the explanation to show if the legal move m makes the mistake that this advice
	// is about, else "". If one press plays a sequence of moves, m is the first of them. Selections
	// that the player has made so far are fields of the game UI p. The text must not use
	// information that is hidden from the seat to move.
	Text func(p GameUI, m engine.Move) string
	// Forgoes returns the legal moves that become impossible by move m, if Text is only about
	// their loss. Advice about a loss is not shown if the coach, whose badges are shown, rates
	// all of them worse than others. nil for advice that has other subjects.
	Forgoes func(p GameUI, m engine.Move) []engine.Move
}

// Once returns advice that is shown to each person only once on a device. say returns its text, see
// [Advice.Text]. It is called only if the game UI has type T, so a test that wraps T in another
// type gets no advice.
func Once[T GameUI](id string, say func(b T, m engine.Move) string) Advice {
	return Advice{ID: id, Text: func(p GameUI, m engine.Move) string {
		if b, ok := p.(T); ok {
			return say(b, m)
		}
		return ""
	}}
}

// Loss returns advice that is shown before a move that loses something, once in a game with each
// text that say returns. The text names what the move loses.
func Loss[T GameUI](id string, say func(b T, m engine.Move) string) Advice {
	a := Once(id, say)
	a.Loss = true
	return a
}

// LossOf is [Loss] for advice about nothing but the loss of some legal moves, which the function
// moves returns, see [Advice.Forgoes].
func LossOf[T GameUI](id string, say func(b T, m engine.Move) string,
	moves func(b T, m engine.Move) []engine.Move) Advice {
	a := Loss(id, say)
	a.Forgoes = func(p GameUI, m engine.Move) []engine.Move {
		if b, ok := p.(T); ok {
			return moves(b, m)
		}
		return nil
	}
	return a
}

// Warning returns advice that is shown before every move for which say returns a text.
func Warning[T GameUI](id string, say func(b T, m engine.Move) string) Advice {
	a := Once(id, say)
	a.Repeat = true
	return a
}

// FindAdvice returns the first advice that applies to the legal move m, and its text; nil and "" if
// none applies. known reports whether the advice with an ID has already been shown; such advice is
// skipped unless it is a warning. For advice about a loss, known is called with the result of
// lossKey.
func FindAdvice(p GameUI, m engine.Move, known func(id string) bool) (*Advice, string) {
	all := p.Advice()
	for i := range all {
		a := &all[i]
		if !a.Repeat && !a.Loss && known(a.ID) {
			continue
		}
		if said := a.Text(p, m); said != "" && !(a.Loss && known(lossKey(a, said))) {
			return a, said
		}
	}
	return nil, ""
}

// lossMark separates the ID of advice about a loss from its text in a key.
const lossMark = ": "

// lossKey returns the key under which the adviser records that advice about a loss was shown with a
// text.
func lossKey(a *Advice, said string) string { return a.ID + lossMark + said }

// selectionChanged rebuilds the nodes after the player has changed a selection, such as a marked
// card. It discards a question that gives advice, since the advice was about the
// earlier selection.
func (t *Table) selectionChanged() {
	if q := t.question(); q != nil && q.Check == adviceCheck {
		t.gate.Drop()
	}
	t.adviser.advised, t.adviser.read = nil, readTexts{} // what changes now is no surprise
	t.gate.StopWaiting()
	t.Rebuild()
}

// adviceKey returns the key under which the settings record that the advice with an ID was given.
// If several people share the screen, each of them gets the advice once.
func (a *adviser) adviceKey(id string) string {
	if a.session.People() < 2 {
		return id
	}
	return id + "@" + personKey(a.session.Seats[a.session.Match.Turn()])
}

// earlyPass is the advice that is given in every game when a person first ends or declines
// something while a better move is open. unusedActions is the warning that takes its place if
// actions of the turn are left.
var (
	earlyPass     = Advice{ID: "early-pass"}
	unusedActions = Advice{ID: "unused-actions", Repeat: true}
)

// countsActions is a State of a game in which a turn has a number of actions.
type countsActions interface {
	// ActionsLeft returns the number of actions that the active seat has left in its turn.
	ActionsLeft() int
}

// earlyPassAdvice returns the advice about the legal move m, which ends or declines something while
// a better move is open, and its text, see [EarlyPass]. It returns nil if no better move is proved.
// Moves that cannot be undone are left to checkConfirmation, which asks every time.
func (a *adviser) earlyPassAdvice(m engine.Move) (*Advice, string) {
	best, better := a.betterThanPass(m)
	if !better || a.session.Match.Irreversible(m) {
		return nil, ""
	}
	return a.passAdvice(m, best, a.session.Match.State())
}

// passAdvice returns the advice before move m, which ends or declines something in state s although
// best is better, and its text. It returns nil if the person has been given earlyPass before and no
// actions are left.
func (a *adviser) passAdvice(m, best engine.Move, s engine.State) (*Advice, string) {
	open := i18n.T("You could still play “%s”.", a.gameUI.MoveWords(best))
	if x, ok := s.(countsActions); ok && x.ActionsLeft() > 0 {
		return &unusedActions, Sentences(i18n.T("Your turn isn't over."), open)
	}
	if a.app.Settings.AdviceGiven(a.info.ID, a.adviceKey(earlyPass.ID)) {
		return nil, ""
	}
	return &earlyPass, Sentences(i18n.Question(a.gameUI.MoveWords(m)), open)
}

// adviceBefore returns the advice to show before move m, and its text; nil and "" for none. After
// other advice in the same decision it is a warning or about a loss, and not about the same move.
func (a *adviser) adviceBefore(m engine.Move) (*Advice, string) {
	s, advised := a.app.Settings, a.advised
	if a.inLesson() || !s.Hints || s.Confirm == stage.ConfirmNever || slices.Contains(advised, m) ||
		!slices.Contains(a.session.Legal(), m) {
		return nil, ""
	}
	again := len(advised) > 0
	advice, said := FindAdvice(a.gameUI, m, func(id string) bool {
		if name, _, loss := strings.Cut(id, lossMark); loss {
			return a.losses[a.adviceKey(id)] || a.forgoesOnlyWorse(name, m)
		}
		return again || s.AdviceGiven(a.info.ID, a.adviceKey(id))
	})
	if advice == nil && !again {
		return a.earlyPassAdvice(m)
	}
	return advice, said
}

// forgoesOnlyWorse reports whether the advice with an ID is about the loss of moves by move m of
// which the coach, whose badges are shown, calls none at least good.
func (a *adviser) forgoesOnlyWorse(id string, m engine.Move) bool {
	all := a.gameUI.Advice()
	at := slices.IndexFunc(all, func(x Advice) bool { return x.ID == id })
	if at < 0 || all[at].Forgoes == nil || !a.coaching() || !a.hasOpinions() {
		return false
	}
	lost := all[at].Forgoes(a.gameUI, m)
	return len(lost) > 0 && !slices.ContainsFunc(lost, func(x engine.Move) bool {
		v := a.shownVerdict(a.moveVerdict(x))
		return v == coach.Unjudged || v <= coach.Good
	})
}

// checkAdvice shows the advice about a move, if there is any, as a question whether to play it.
func (a *adviser) checkAdvice(p gate.Press) gate.Verdict {
	advice, said := a.adviceBefore(p.Move)
	if advice == nil {
		return gate.Pass
	}
	suggested := a.suggests(p)
	if suggested && advice.isLesson() {
		return gate.Pass
	}
	a.noteAdvice(advice, said)
	a.advised = append(a.advised, p.Move)
	if suggested {
		said = Sentences(said, i18n.T("The coach suggests this move."))
	}
	final := a.session.Match.Irreversible(p.Move)
	text := func() string {
		if final {
			return Sentences(said, i18n.T("You can't undo this move."))
		}
		return said
	}
	return gate.Ask(gate.Question{Text: text, Spoken: said})
}

// suggests reports whether the press plays what the shown hint or coach calls the best. A person
// who follows it needs no lesson about it.
func (a *adviser) suggests(p gate.Press) bool {
	return (a.hinting || a.coaching()) && a.done() && a.verdict(p.Node, p.Move) == coach.Best
}

// isLesson reports whether the advice teaches newcomers, without being about a loss.
func (x *Advice) isLesson() bool { return !x.Repeat && !x.Loss }

// noteCancelled forgets the last advice, because the person has cancelled the move that it was
// about: the same move later gets the same advice.
func (a *adviser) noteCancelled() {
	if n := len(a.advised); n > 0 {
		a.advised = a.advised[:n-1]
	}
	if a.unadvise != nil {
		a.unadvise()
		a.unadvise = nil
	}
}

// noteAdvice records that advice is shown with the text said.
func (a *adviser) noteAdvice(advice *Advice, said string) {
	a.unadvise = nil
	switch {
	case advice.Loss:
		if a.losses == nil {
			a.losses = map[string]bool{}
		}
		key := a.adviceKey(lossKey(advice, said))
		a.losses[key], a.unadvise = true, func() { delete(a.losses, key) }
	case !advice.Repeat:
		key := a.adviceKey(advice.ID)
		a.app.Settings.MarkAdviceGiven(a.info.ID, key)
		a.app.SettingsChanged()
		a.unadvise = func() {
			a.app.Settings.ForgetAdvice(a.info.ID, key)
			a.app.SettingsChanged()
		}
	}
}

// checkCoach asks, in a dialog, whether to play a move of which the coach warns as a blunder, a
// sequence that contains one, or a move after which the table may make such a move, see
// [Decision.RegisterLimit]. The coach warns at most once in a decision.
func (a *adviser) checkCoach(p gate.Press) gate.Verdict {
	if !a.coaching() {
		return gate.Pass
	}
	if len(p.Whole) > 1 {
		return a.checkCoachOf(p.Whole)
	}
	for _, m := range append([]engine.Move{p.Move}, a.plays.limits[p.Node].moves...) {
		if loss, bad := a.warns(m, len(a.session.Match.Steps())); bad {
			order := a.pressWords(p, m)
			return gate.Ask(gate.Question{Modal: true, Text: func() string { return a.warning(order, loss) },
				Yes: i18n.T("Play it anyway"), No: i18n.T("Think again")})
		}
	}
	return gate.Pass
}

// checkCoachOf is checkCoach for a press that plays several moves.
func (a *adviser) checkCoachOf(moves []engine.Move) gate.Verdict {
	made := len(a.session.Match.Steps())
	if a.coach == nil || a.warnedAt == made+1 {
		return gate.Pass
	}
	at, loss, bad := a.coach.SequenceBlunder(moves)
	if !bad || slices.Contains(moves[at+1:], loss.Best) || a.isOfBestPlay(moves) {
		return gate.Pass
	}
	state, best, why := a.session.Match.State(), "", ""
	if at == 0 {
		best, why = a.coachMoveName(loss.Best), a.gameUI.Reason(loss.Best)
	}
	beforeLast(a.gameUI, state, append(slices.Clone(moves[:at]), loss.Best), func(m engine.Move) {
		if at > 0 && !a.staysOpen(moves, at, m) {
			best, why = a.gameUI.MoveWords(m), a.gameUI.Reason(m)
		}
	})
	if best == "" {
		return gate.Pass
	}
	a.warnedAt = made + 1
	order := sequenceWords(a.gameUI, state, moves)
	says := i18n.T("The coach advises against “%s”, which gives away a lot. “%s” is better.", order, best)
	if at > 0 { // the better move is only possible after the first ones of the press
		first := sequenceWords(a.gameUI, state, moves[:at])
		says = i18n.T("The coach advises against “%s”, which gives away a lot. “%s”, then “%s” is better.", order, first, best)
	}
	text := Sentences(says, why)
	return gate.Ask(gate.Question{Modal: true, Text: func() string { return text },
		Yes: i18n.T("Play it anyway"), No: i18n.T("Think again")})
}

// staysOpen reports whether the seat to move can still make move best in its turn after the move
// with index n of moves, which it plays one after the other, or after some of the moves that
// follow.
func (a *adviser) staysOpen(moves []engine.Move, n int, best engine.Move) bool {
	at, err := sampleFor(a.gameUI, a.session.Match.State(), 1)
	for _, x := range moves[:n] {
		if err == nil {
			err = at.Play(x, nil)
		}
	}
	if err != nil {
		return true
	}
	_, open, _ := bot.StillOpen(at, moves[n], []engine.Move{best}, moves[n+1:]...)
	return open
}

// pressWords returns the words by which a warning of move m calls press p: those of the move or, if
// the table may only make m later because of the press, those of the press.
func (a *adviser) pressWords(p gate.Press, m engine.Move) string {
	if m != p.Move {
		return a.plays.limits[p.Node].preview.Title
	}
	return a.gameUI.MoveWords(m)
}

// warning returns the text of a warning about a blunder, and why another move is better. order is
// the blunder in words, and l is what the coach knows about its loss. The text names no amount
// unless samples have measured it: the difference by the heuristics is never checked, and is often
// several times too large.
func (a *adviser) warning(order string, l coach.Loss) string {
	best := a.coachMoveName(l.Best)
	says := i18n.T("The coach advises against “%s”, which gives away a lot. “%s” is better.", order, best)
	if l.Result < 0 { // the search has hardly looked at the move
		says = i18n.T("The coach advises against “%s”, which looks worse than “%s”.", order, best)
	}
	why := a.gameUI.Reason(l.Best)
	if l.Why != nil {
		why = Sentences(why, a.DifferenceText(*l.Why, a.session.Match.Turn(), order))
	}
	return Sentences(says, why)
}
