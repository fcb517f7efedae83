package teach

import (
	"fmt"

	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/srs"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// reviewSession is a spaced repetition session: it opens, one after the other, the positions that
// are due for a player today. They are practice positions and the player's own mistakes from
// finished games.
type reviewSession struct {
	app         *stage.App
	school      func(game string) *School
	cards       []srs.Card
	at          int
	recorded    bool   // an answer to the current position has been recorded
	solved      bool   // the recorded answer was right
	recordKey   string // key of the recorded answer, with which it can be replaced
	solvedFirst int    // number of positions that were solved at the first try
}

// StartReview starts a session with all positions that are due for the current player. school
// returns the School of a game by its ID.
func StartReview(h *stage.App, school func(game string) *School) {
	t := &reviewSession{app: h, school: school, cards: h.DuePositions(), at: -1}
	t.next()
}

func (t *reviewSession) card() srs.Card { return t.cards[t.at] }

// next opens the next position. If a position cannot be set up any more, because the rules of its
// game have changed, it is removed from the player's positions.
func (t *reviewSession) next() {
	for t.at++; t.at < len(t.cards); t.at++ {
		t.recorded, t.solved, t.recordKey = false, false, ""
		err := t.open()
		if err == nil {
			return
		}
		t.app.Toast(i18n.T("Gulch removed a practice position that no longer works: %s", i18n.Sentence(err)))
		t.remove()
	}
	t.end()
}

// open opens the scene of the current position. It returns an error if the position cannot be set
// up.
func (t *reviewSession) open() error {
	c := t.card()
	s := t.school(c.Game)
	if s.Game == nil {
		_, err := t.app.Find(c.Game)
		return err
	}
	if c.Puzzle != "" {
		if s.Drill != nil {
			for i := range s.Drill.Puzzles {
				if p := &s.Drill.Puzzles[i]; p.ID == c.Puzzle {
					return s.practise(p, 0, t)
				}
			}
		}
		return fmt.Errorf("there is no practice position %q", c.Puzzle)
	}
	x, err := s.keptMistake(t)
	if err != nil {
		return err
	}
	scene, err := newMistake(x, 0, 0, false)
	if err != nil {
		return err
	}
	t.app.PopToRoot()
	t.app.Push(scene)
	return nil
}

// keptMistake returns the current position of session t, a mistake that the player made in an
// earlier game, as a list of one mistake.
func (s *School) keptMistake(t *reviewSession) (*Mistakes, error) {
	c := t.card()
	record, err := match.Import(c.Record)
	if err != nil {
		return nil, err
	}
	text, err := record.Text()
	if err != nil {
		return nil, err
	}
	open := func() (*match.Replay, error) {
		r, damage, err := match.NewReplay(s.App.Find, text)
		if err == nil && damage != nil {
			err = damage
		}
		return r, err
	}
	x := &Mistakes{school: s, review: t, open: open, seats: record.Seats}
	x.board = s.Board(record.Seats)
	x.tell = table.ChronicleOf(x.board)
	x.setFindings(review.Findings{Seat: c.Seat, Mistakes: []review.Mistake{
		{At: c.At, Seat: c.Seat, Played: c.Played, Good: c.Good, Line: c.Line, BestChance: c.Had, PlayedChance: c.Left},
	}}, nil)
	return x, x.err
}

// record records the answer to the current position. found is set if the answer is right, and try
// is the number of the answer, from 1. A wrong first answer is recorded at once as a miss. If the
// player finds the solution later, a late success replaces the miss.
func (t *reviewSession) record(found bool, try int) {
	a := srs.Missed
	switch {
	case t.solved || t.recorded && !found:
		return
	case found && (t.recorded || try > 1):
		a = srs.Late
	case found:
		a = srs.Right
		t.solvedFirst++
	}
	t.recorded, t.solved = true, found
	t.recordKey = t.app.StoreAnswer(t.card().Key, a, t.recordKey)
}

// head returns the heading of the current position: "Position 2 of 5".
func (t *reviewSession) head() string { return i18n.T("Position %d of %d", t.at+1, len(t.cards)) }

// onNodes returns the buttons that are shown when the position is solved or the solution was shown.
// row is the rectangle for two small buttons side by side, and main is the rectangle for the main
// button.
func (t *reviewSession) onNodes(row, main geom.Rect) []ui.Node {
	// The star is where the Show it button was, because a second press there does no harm.
	return []ui.Node{t.removeNode(row.Row(0, 2, 8)), t.starNode(row.Row(1, 2, 8)), t.nextNode(main)}
}

// nextNode returns the button that opens the next position, or ends the session.
func (t *reviewSession) nextNode(r geom.Rect) ui.Node {
	look := pieces.Button{Label: i18n.T("Next position"), Icon: "next-button", Material: pieces.Brass}
	if t.at == len(t.cards)-1 {
		look = pieces.Button{Label: i18n.T("Stop for today"), Icon: "check-mark", Material: pieces.Brass}
	}
	return ui.Button("next", r, look, t.next, nextKeys...)
}

// starNode returns the check box with which the player marks the position with a star.
func (t *reviewSession) starNode(r geom.Rect) ui.Node {
	c := t.card()
	now, _ := t.app.PracticeDeck()
	if kept, ok := now.Find(c.Key); ok {
		c = kept
	}
	n := ui.Button("star", r, pieces.Button{Label: i18n.T("Star"), Icon: "law-star", Size: 14,
		Chosen: c.Star}, func() {
		c.Position.Star = !c.Star
		t.app.StorePosition(c.Key, c.Position)
		t.app.Top().Base().Rebuild()
	})
	n.Role, n.Chosen = "checkbox", c.Star
	n.Tip = i18n.T("Starred positions come first.")
	return n
}

// removeNode returns the button that removes the position from the player's positions and opens the
// next one.
func (t *reviewSession) removeNode(r geom.Rect) ui.Node {
	n := ui.Button("out", r, pieces.Button{Label: i18n.T("Remove"), Icon: "trash-can", Size: 14}, func() {
		t.remove()
		t.next()
	})
	n.Tip = i18n.T("Remove this position from your practice for good.")
	return n
}

func (t *reviewSession) remove() {
	c := t.card()
	c.Removed, c.Position.Record = true, ""
	t.app.StorePosition(c.Key, c.Position)
}

// end ends the session with a summary and the date on which the next positions are due.
func (t *reviewSession) end() {
	t.app.PopToRoot()
	said := i18n.T("That's it for today: you found %d of %d on the first try.", t.solvedFirst, len(t.cards))
	if day, more := t.app.NextDueDate(); more {
		said += " " + i18n.T("The next positions are due on %s.", day.Words())
	}
	t.app.Toast(said)
}
