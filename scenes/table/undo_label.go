package table

import (
	"gulch/engine"
	"gulch/render/i18n"
)

// The undo button says which move it takes back and whose move it is, because with several people
// at one screen the last move may be another person's. Undo crosses to another person only while
// nothing is hidden from anybody at the screen, see [Table.handOver].

// notePlayed stores the words of move m, which is about to be played in the current position. It
// forgets that an earlier decision at this place, since taken back, was answered automatically.
func (t *Table) notePlayed(m engine.Move) {
	if t.playedWords == nil {
		t.playedWords = map[int]string{}
	}
	t.playedWords[len(t.match.Steps())] = t.gameUI.MoveWords(m)
	delete(t.autoAnswered, len(t.match.Steps()))
}

// undoLabel returns the label of the undo button: the move that a press takes back, with the name
// of the seat if several people play at this screen. The words of moves from an earlier session are
// not known, so that the label then only names the seat.
func (t *Table) undoLabel(seat engine.Seat) string {
	at, ok := t.undoneStep(seat)
	if !ok {
		return i18n.T("Undo")
	}
	words, alone := t.playedWords[at], t.personCount() < 2
	switch name := t.seats[seat].Name; {
	case words == "" && alone:
		return i18n.T("Undo")
	case words == "":
		return i18n.T("Undo %s's last move", name)
	case alone:
		return i18n.T("Undo: %s", words)
	default:
		return i18n.T("Undo %s's move: %s", name, words)
	}
}

// undoneStep returns the number of decisions that are left after a press on undo: those before the
// last decision of seat, or before the sequence that this decision ended. Undo also takes back the
// automatic answers after that decision, unless the seat has only given such answers. ok is false
// if seat has made no decision.
func (t *Table) undoneStep(seat engine.Seat) (at int, ok bool) {
	steps := t.match.Steps()
	if n := len(t.sequences); n > 0 && t.sequences[n-1].to == len(steps) {
		return t.sequences[n-1].from, true
	}
	for i := len(steps) - 1; i >= 0; i-- {
		switch {
		case steps[i].Seat != seat:
		case !t.autoAnswered[i]:
			return i, true
		case !ok:
			at, ok = i, true
		}
	}
	return at, ok
}
