package table

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/render/i18n"
	"gulch/scenes/coach"
	"gulch/scenes/menu/results"
)

func (t *Table) toggleHint() {
	if t.adviser.hinting {
		t.dropHint()
		t.Rebuild()
		return
	}
	if err := t.startCoach(); err != nil {
		t.Root.Refuse("hint", i18n.Sentence(err))
		return
	}
	t.adviser.hinting = true
	t.session.Match.NoteHint(t.session.Match.Turn())
	t.Rebuild()
}

// startCoach starts the coach's search for the current decision, unless it is running. It returns
// an error if the game or its bot is not found.
func (t *Table) startCoach() error {
	if t.adviser.coach != nil {
		return nil
	}
	game, err := t.app.Find(t.info.ID)
	if err != nil {
		return err
	}
	t.adviser.coach, err = coach.Think(game, t.session.Match, t.gameUI.MoveWords, t.gameUI.IsPass)
	return err
}

// dropHint ends the hint, cancels the coach's search and the proofs of warnings, and forgets before
// which moves advice was shown. It is called whenever the position has changed.
func (t *Table) dropHint() {
	t.adviser.drop()
	t.dropPassChecks()
}

// hintText returns the text of a hint: the move, the reason for it, and how it compares with the
// second best move.
func (t *Table) hintText() string {
	m := t.adviser.hint()
	if m.Kind == 0 {
		return i18n.T("The coach is thinking …")
	}
	c := t.adviser.coach
	why, named := t.hintReason(c, m)
	return Sentences(i18n.T("Hint: %s.", t.coachMoveName(m)), why, t.comparisonText(c, named))
}

// hintReason returns the reason for the best move m, "" if another move is as good. It is the line
// of the score sheet that makes m better than the second best move, if the difference is clear.
// Otherwise it is the game's own reason ([Teaching.Reason]), if it has one. named reports whether
// the text names the second best move.
func (t *Table) hintReason(c *coach.Coach, m engine.Move) (text string, named bool) {
	if c.Tied() {
		return "", false
	}
	why, known := c.BestMoveReason()
	known = known && m == c.Opinions()[0].Move && c.Verdict(c.Opinions()[1].Move) != coach.Close
	if known && why.Points >= clearDifference {
		return t.differenceText(why, c.Opinions()[1].Move)
	}
	if why := t.reasonOf(t.coachMoves(m)); why != "" {
		return why, false
	}
	if known {
		return t.differenceText(why, c.Opinions()[1].Move)
	}
	return "", false
}

// clearDifference is a difference in points. If two moves differ by at least this much in a line of
// the score sheet, a hint gives that line as the reason in preference to the game's own reason.
const clearDifference = 2

// differenceText returns a sentence on how the best move differs from another one in a line of the
// score sheet, as seen by the seat to move. The parameter than is the other move. named reports
// whether the sentence names it.
func (t *Table) differenceText(why bot.Difference, than engine.Move) (text string, named bool) {
	return t.DifferenceText(why, t.session.Match.Turn(), t.coachMoveName(than)), why.Seat == t.session.Match.Turn()
}

// DifferenceText returns a sentence on how two moves differ in a line of the score sheet: how many
// points more the better move should bring the seat mover, which plays it, or how many points it
// should keep from a rival. than is the other move in words.
func (t *Table) DifferenceText(why bot.Difference, mover engine.Seat, than string) string {
	return results.DifferenceText(why, mover, than, t.info, t.session.Match.Setup().Seats)
}

// comparisonText returns a sentence on how the best move compares with the second best. named is
// true if the preceding text has named the second best move already; the result is "" if it would
// only name that move again.
func (t *Table) comparisonText(c *coach.Coach, named bool) string {
	seen := c.Ranked()
	if len(seen) == 1 {
		return ""
	}
	next := seen[1].Move
	why, known := c.BestMoveReason()
	switch slight := named && known && why.Points < clearDifference; {
	case c.Verdict(next) == coach.Close:
		return i18n.T("A close call: %s is about as good.", t.coachMoveName(next))
	case c.Outstanding() && !slight:
		return i18n.T("Nothing else comes close.")
	case named && next == c.Opinions()[1].Move:
		return ""
	}
	return i18n.T("Second choice: %s.", t.coachMoveName(next))
}
