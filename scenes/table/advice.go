package table

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/stage"
)

// Advice is a word to a player who is about to make a mistake, as an old hand at the table would say it: the move waits,
// the words stand in place of the prompt, and the same press, Enter or "Do it" makes it all the same. A game has a list
// of them and returns it from [Play.Advice]:
//
//	var advice = []table.Advice{
//		table.Once("beds", func(b *Table, m engine.Move) string {
//			if m.Kind != rules.KindHire || b.State.Beds() > b.State.People() {
//				return ""
//			}
//			return words.T("All %d beds are taken: somebody will leave tonight.", b.State.Beds())
//		}),
//		table.Warning("lost-ore", …),
//	}
//
// Advice for newcomers is given once in all games that are played on a device, and then never again (the settings keep
// which, see [stage.Settings.Advised]); a warning of a loss is given before every such move. There is one word before a
// decision at most, that of the first in the list. Who wants no hints or is never to be asked is told nothing, nor is
// anybody in a lesson.
type Advice struct {
	// ID is stable: it is what the settings remember.
	ID string
	// Every says that it is a warning.
	Every bool
	// Say returns the words if m, a legal move of State, is the mistake, "" if not. Of a gesture it is asked for the first
	// move; what was prepared for it is in the fields of the table. It must follow from what the seat to move may know.
	Say func(p Play, m engine.Move) string
}

// Once is advice that is given once. A table of another type, such as one of a test that wraps T, gets none.
func Once[T Play](id string, say func(b T, m engine.Move) string) Advice {
	return Advice{ID: id, Say: func(p Play, m engine.Move) string {
		if b, ok := p.(T); ok {
			return say(b, m)
		}
		return ""
	}}
}

// Warning is advice that is given before every such move.
func Warning[T Play](id string, say func(b T, m engine.Move) string) Advice {
	a := Once(id, say)
	a.Every = true
	return a
}

// Advise returns what is said before a legal move, and which advice it is, nil for none. known says which advice for
// newcomers has been given already.
func Advise(p Play, m engine.Move, known func(id string) bool) (*Advice, string) {
	all := p.Advice()
	for i := range all {
		if a := &all[i]; a.Every || !known(a.ID) {
			if said := a.Say(p, m); said != "" {
				return a, said
			}
		}
	}
	return nil, ""
}

// selectionChanged looks at what was prepared anew: words about what it was are void.
func (t *Table) selectionChanged() {
	if p := t.pendingMove(); p != nil && p.advice != "" {
		t.confirmation = confirmation{}
	}
	t.Rebuild()
}

// givesAdvice reports whether a move, or the gesture that begins with it, must wait because something is said before it.
// again makes it all the same.
func (t *Table) givesAdvice(id string, m engine.Move, play func()) bool {
	if t.pendingMove() != nil {
		if same, double := t.confirmation.repeated(m, t.now); same {
			return double
		}
	}
	s := t.app.Settings
	if t.tutor != nil || !s.Hints || s.Confirm == stage.ConfirmNever || t.confirmation.advisedAt == len(t.match.Steps())+1 {
		return false
	}
	advice, said := Advise(t.gameUI, m, func(id string) bool { return s.Advised(t.info.ID, id) })
	if advice == nil || !slices.Contains(t.match.Legal(), m) {
		return false
	}
	if !advice.Every {
		s.Advise(t.info.ID, advice.ID)
		t.app.SettingsChanged()
	}
	t.confirmation.advisedAt = len(t.match.Steps()) + 1
	t.confirmation.pending = &pendingMove{
		id: id, move: m, made: len(t.match.Steps()), since: t.now, final: t.match.Final(m), advice: said, play: play,
	}
	t.app.Say(said)
	t.Rebuild()
	return true
}
