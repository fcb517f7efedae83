package table

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/stage"
)

// Advice is a hint to a player who is about to make a mistake, in the words of an experienced
// player. The move becomes pending and the words replace the prompt; the same press again, Enter or
// "Do it" plays the move all the same. A game returns a list of advice from [GameUI.Advice]:
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
// Advice for newcomers is shown once in all games on a device; the settings remember it, see
// [stage.Settings.AdviceGiven]. A warning of a loss is shown before every such move. At most one
// text is shown for a decision, the first of the list. None is shown to players who have switched
// off hints or confirmations, nor in lessons.
type Advice struct {
	// ID is stable, since the settings remember it.
	ID string
	// Repeat marks a warning: it is shown every time.
	Repeat bool
	// Text returns the text if m, a legal move of State, is the mistake, "" if not. For a sequence
	// of moves it is called with the first one; the player's selections are in the fields of the
	// table. The result must follow from what the seat to move may know.
	Text func(p GameUI, m engine.Move) string
}

// Once returns advice that is shown once. A game UI of another type than T, as in a test that wraps
// T, gets none.
func Once[T GameUI](id string, say func(b T, m engine.Move) string) Advice {
	return Advice{ID: id, Text: func(p GameUI, m engine.Move) string {
		if b, ok := p.(T); ok {
			return say(b, m)
		}
		return ""
	}}
}

// Warning returns advice that is shown before every such move.
func Warning[T GameUI](id string, say func(b T, m engine.Move) string) Advice {
	a := Once(id, say)
	a.Repeat = true
	return a
}

// FindAdvice returns the first advice that applies to a legal move and its text, nil for none.
// known reports whether advice for newcomers has been shown before.
func FindAdvice(p GameUI, m engine.Move, known func(id string) bool) (*Advice, string) {
	all := p.Advice()
	for i := range all {
		if a := &all[i]; a.Repeat || !known(a.ID) {
			if said := a.Text(p, m); said != "" {
				return a, said
			}
		}
	}
	return nil, ""
}

// selectionChanged discards a pending move that advice holds, since the advice was about the
// earlier selection, and rebuilds the nodes.
func (t *Table) selectionChanged() {
	if p := t.pendingMove(); p != nil && p.advice != "" {
		t.confirmation = confirmation{}
	}
	t.Rebuild()
}

// givesAdvice reports whether a move, or the sequence that starts with it, must wait because advice
// is shown before it. play is called to play it after all.
func (t *Table) givesAdvice(id string, m engine.Move, play func()) bool {
	if t.pendingMove() != nil {
		if same, double := t.confirmation.repeated(m, t.now); same {
			return double
		}
	}
	s := t.app.Settings
	if t.tutor != nil || !s.Hints || s.Confirm == stage.ConfirmNever ||
		t.confirmation.advisedAt == len(t.match.Steps())+1 {
		return false
	}
	advice, said := FindAdvice(t.gameUI, m, func(id string) bool { return s.AdviceGiven(t.info.ID, id) })
	if advice == nil || !slices.Contains(t.match.Legal(), m) {
		return false
	}
	if !advice.Repeat {
		s.MarkAdviceGiven(t.info.ID, advice.ID)
		t.app.SettingsChanged()
	}
	t.confirmation.advisedAt = len(t.match.Steps()) + 1
	t.confirmation.pending = &pendingMove{
		id:     id,
		move:   m,
		made:   len(t.match.Steps()),
		since:  t.now,
		final:  t.match.Irreversible(m),
		advice: said,
		play:   play,
	}
	t.app.Announce(said)
	t.Rebuild()
	return true
}
