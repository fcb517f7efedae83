package table

import (
	"gulch/engine"
	"gulch/render/words"
	"gulch/scenes/coach"
)

// hint is that a person has asked the coach.
type hint struct{ coach *coach.Coach }

func (t *Table) askHint() {
	if t.hint != nil {
		t.dropHint()
		t.Rebuild()
		return
	}
	c, err := t.consult()
	if err != nil {
		t.Root.Refuse("hint", words.Sentence(err))
		return
	}
	t.hint = &hint{coach: c}
	t.Rebuild()
}

// consult returns the coach's thought about this decision, a new one if there is none yet.
func (t *Table) consult() (*coach.Coach, error) {
	if t.coach != nil {
		return t.coach, nil
	}
	game, err := t.app.Find(t.info.ID)
	if err != nil {
		return nil, err
	}
	t.coach, err = coach.Think(game, t.match)
	return t.coach, err
}

// dropHint ends a hint, and with it the thought about the decision.
func (t *Table) dropHint() {
	t.hint = nil
	if t.coach != nil {
		t.coach.Cancel()
		t.coach = nil
	}
}

// move is what a hint proposes, the zero Move before it is done.
func (h *hint) move() engine.Move {
	if seen := h.coach.Opinions(); h.coach.Done() && len(seen) > 0 {
		return seen[0].Move
	}
	return engine.Move{}
}

// words says a hint: the move, what speaks for it, how sure the coach is, and what the next best would bring.
func (h *hint) words(t *Table) string {
	m := h.move()
	if m.Kind == 0 {
		return words.T("The old hand at the bar thinks it over …")
	}
	return words.T("Hint: %s.", t.play.MoveWords(m)) + " " + t.because(h.coach, m) + sureness(h.coach)
}

// because says what speaks for a move, with a space at its end: what the game knows, or what it gains at one glance.
func (t *Table) because(c *coach.Coach, m engine.Move) string {
	if why := t.play.Reason(m); why != "" {
		return why + " "
	}
	next := c.Opinions()[1:]
	if len(next) == 0 {
		return ""
	}
	if gain := c.Gain(m, next[0].Move); gain >= 0.5 {
		return words.N(int(gain+0.5), "It looks worth %d point more than: %s.", "It looks worth %d points more than: %s.",
			int(gain+0.5), t.play.MoveWords(next[0].Move)) + " "
	}
	return ""
}

// sureness says how sure the coach is of its first choice.
func sureness(c *coach.Coach) string {
	seen := c.Opinions()
	best := seen[0]
	chance := percent(best.Result)
	switch {
	case best.Share >= 0.75 || len(seen) == 1:
		return words.T("Quite sure: %d %% to win, and nothing else comes close.", chance)
	case best.Share >= 0.4:
		return words.T("Fairly sure: %d %% to win, %d %% with the next best.", chance, percent(seen[1].Result))
	}
	return words.T("Not sure: %d %% to win, %d %% with the next best.", chance, percent(seen[1].Result))
}

// percent is a result from 0 to 1 in whole per cent.
func percent(result float64) int { return int(result*100 + 0.5) }
