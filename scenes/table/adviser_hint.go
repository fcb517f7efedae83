package table

import (
	"cmp"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/i18n"
	"gulch/scenes/coach"
	"gulch/scenes/menu/results"
)

func (a *adviser) toggleHint() {
	if a.hinting {
		if a.hinting = false; !a.coaching() { // the coach's list needs the search
			hinted := a.coach
			a.dropHint()
			a.hinted = hinted
		}
		a.Rebuild()
		return
	}
	if err := a.startCoach(); err != nil {
		a.Root.Refuse("hint", i18n.Sentence(err))
		return
	}
	a.hinting = true
	a.session.Match.NoteHint(a.session.Match.Turn())
	a.Rebuild()
}

// startCoach starts the coach's search for the current decision, unless it is running. It returns
// an error if the game or its bot is not found.
func (a *adviser) startCoach() error {
	if a.coach != nil {
		return nil
	}
	game, err := a.app.Find(a.info.ID)
	if err != nil {
		return err
	}
	m := a.session.Match
	a.coachedAt = len(m.Steps())
	before := coach.Earlier{Line: a.plan.rest(m), Decided: a.decided, Verdicts: a.said.stillTrue(m)}
	isAmount := func(x engine.Move) bool { return a.gameUI.RangeWords(x, x) != "" }
	a.coach, err = coach.Think(game, m, before, a.gameUI.MoveWords, a.gameUI.IsPass, isAmount)
	return err
}

// dropHint ends the hint, cancels the coach's search and the proofs of warnings, and forgets before
// which moves advice was shown. It is called whenever the position has changed.
func (a *adviser) dropHint() {
	a.drop()
	a.dropPassChecks()
}

// hintText returns the text of a hint: the move, the reason for it, and how it compares with the
// second best move. In a decided game it says that moves are judged by points.
func (a *adviser) hintText() string { return Sentences(a.hintParts()...) }

// hintParts returns the sentences of the text of a hint, the most important first, none while the
// coach searches.
func (a *adviser) hintParts() []string {
	m := a.hint()
	if m.Kind == 0 {
		return nil
	}
	if rest, ok := a.toSelect(); ok { // the search is about the whole sequence
		var names []string
		for _, x := range rest {
			names = append(names, a.coachMoveName(x))
		}
		names = countRepeated(names)
		parts := []string{i18n.T("Hint: %s.", i18n.AfterColon(names[0]))}
		if then := names[1:min(len(names), 1+maxPlanGoals)]; len(then) > 0 {
			parts = append(parts, i18n.T("After that: %s.", afterColon(then)))
		}
		return parts
	}
	c := a.coach
	why, named := a.hintReason(c, m)
	alike := ""
	if said := a.otherAmounts(m); said != "" { // the hint itself names one amount, so that it can be followed
		alike = i18n.T("About as good: %s.", i18n.AfterColon(said))
	}
	parts := []string{i18n.T("Hint: %s.", i18n.AfterColon(a.exactMoveName(m))), why, alike,
		a.comparisonText(c, m, named)}
	if c.Decided() {
		parts = append(parts, i18n.T("The winner is almost certain, so the coach looks for the best score."))
	}
	return parts
}

// afterColon joins the names of moves for the end of a sentence that has a colon before them.
func afterColon(names []string) string {
	var all []string
	for _, name := range names {
		all = append(all, i18n.AfterColon(name))
	}
	return i18n.JoinClauses(all)
}

// countRepeated returns the names without repetitions, in the order of their first use. A name that
// was repeated is followed by how often it occurred: "Hire a miner (3 times)".
func countRepeated(names []string) (all []string) {
	times := map[string]int{}
	for _, name := range names {
		if times[name]++; times[name] == 1 {
			all = append(all, name)
		}
	}
	for i, name := range all {
		if n := times[name]; n > 1 {
			all[i] = i18n.T("%s (%d times)", name, n)
		}
	}
	return all
}

// hintReason returns the reason for the best move m. It names what m leads to later in the turn, or
// it is the game's own reason ([Teaching.Reason]), which the tooltip of the move gives, too.
// Otherwise it is the line of the score sheet that makes m better than the second choice, if the
// difference is clear. A move that is only as good as another gets no reason but what it leads to.
// named reports whether the text names the second choice.
func (a *adviser) hintReason(c *coach.Coach, m engine.Move) (text string, named bool) {
	if a.tied() {
		return a.planGoals(), false
	}
	next, ok := a.otherChoice(m)
	own := a.reasonOf(a.coachMoves(m))
	if ok {
		own = results.DistinctReason(own, a.reasonOf(next.moves))
	}
	if why := cmp.Or(a.planGoals(), own); why != "" {
		return why, false
	}
	why, known := c.BestMoveReason()
	if !known || !ok || m != c.Opinions()[0].Move || next.Move != c.Opinions()[1].Move || next.verdict == coach.Good {
		return "", false
	}
	return a.DifferenceText(why, a.session.Match.Turn(), a.exactMoveName(next.Move)), why.Seat == a.session.Match.Turn()
}

// DifferenceText returns a sentence on how two moves differ in a line of the score sheet: how many
// points more the better move should bring the seat mover, which plays it, or how many points it
// should keep from a rival. than is the other move in words.
func (env *environment) DifferenceText(why bot.Difference, mover engine.Seat, than string) string {
	return results.DifferenceText(why, mover, than, env.info, env.session.Match.Setup().Seats)
}

// orderNote is what a hint says about the second best move if that only changes the order of the
// best play. It is kept, because it takes a copy of the position and the prompt is painted often.
type orderNote struct {
	of       goalsKey
	move     engine.Move
	reorders bool
	text     string // "" if the hint names the move as a later one of the turn
}

// orderOf returns the note about move m.
func (a *adviser) orderOf(m engine.Move) orderNote {
	if now := (goalsKey{a.coach, i18n.Lang()}); a.order.of != now || a.order.move != m {
		a.order = orderNote{of: now, move: m, reorders: a.onlyReorders(m)}
		if name := a.coachMoveName(m); a.order.reorders && !a.namesAsGoal(name, a.coachMoves(m)) {
			a.order.text = i18n.T("The order doesn't matter. You can also begin with “%s”.", name)
		}
	}
	return a.order
}

// namesAsGoal reports whether the hint names a choice, or the last of its moves, as a later move of
// the turn. name is the coach's name for the choice.
func (a *adviser) namesAsGoal(name string, moves []engine.Move) (named bool) {
	goals := a.namesOfGoals()
	if len(moves) > 1 {
		beforeLast(a.gameUI, a.session.Match.State(), moves, func(m engine.Move) {
			named = slices.Contains(goals, a.goalName(m))
		})
	}
	return named || slices.Contains(goals, name)
}

// onlyReorders reports whether the best play of the turn can still be made after move m and leads
// to the same position then, so that m only changes the order.
func (a *adviser) onlyReorders(m engine.Move) bool {
	line := a.coach.Line()
	if len(line) < 2 {
		return false
	}
	_, _, same := bot.StillOpen(a.session.Match.State(), m, line)
	return same
}

// otherChoice returns the best choice that is not what a hint about move m proposes and no other
// amount of m, see rangeOf. ok is false if there is none.
func (a *adviser) otherChoice(m engine.Move) (next choice, ok bool) {
	same, _ := a.rangeOf(m)
	for _, x := range a.rows() {
		alone := len(x.moves) == 1 && (x.Move == m || slices.Contains(same, x.Move))
		if !alone && !slices.Equal(x.moves, a.coachMoves(m)) && a.nameOf(x.moves) != a.coachMoveName(m) {
			return x, true
		}
	}
	return choice{}, false
}

// comparisonText returns a sentence on how the best move m compares with the second best. named is
// true if the preceding text has named the second best move already; the result is "" if it would
// only name that move again.
func (a *adviser) comparisonText(c *coach.Coach, m engine.Move, named bool) string {
	next, ok := a.otherChoice(m)
	if !ok || next.verdict > coach.Good {
		for _, x := range a.listed() {
			switch {
			case x.name == "":
			case x.verdict == coach.Good: // another target of the same walk
				return i18n.T("About as good: %s.", i18n.AfterColon(x.name))
			case x.verdict == coach.Best && x.name != a.coachMoveName(m):
				return i18n.T("The order doesn't matter. You can also begin with “%s”.", x.name)
			}
		}
	}
	if !ok {
		return ""
	}
	why, known := c.BestMoveReason()
	switch slight := named && known && why.Points < results.ClearDifference; {
	case next.verdict <= coach.Good && len(next.moves) == 1 && a.orderOf(next.Move).reorders:
		return a.order.text
	case slices.Contains(a.namesOfGoals(), a.nameOf(next.moves)):
		return "" // it is the next one of the plan, not another plan
	case next.verdict <= coach.Good:
		return i18n.T("About as good: %s.", i18n.AfterColon(a.nameOf(next.moves)))
	case c.Outstanding() && !slight:
		return i18n.T("Nothing else comes close.")
	case named && next.Move == c.Opinions()[1].Move, next.verdict == coach.Bad:
		return ""
	}
	return i18n.T("Second choice: %s.", i18n.AfterColon(a.nameOf(next.moves)))
}
