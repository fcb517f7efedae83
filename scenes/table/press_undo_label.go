package table

import (
	"gulch/engine"
	"gulch/render/i18n"
)

// The undo button says which move it takes back and whose move it is, because with several people
// at one screen the last move may be another person's. Undo crosses to another person only while
// nothing is hidden from anybody at the screen, and between decisions that were made in front of
// everybody, see [Table.handOver].

// notePlayed records move m, which a person is about to play in the current position.
func (t *Table) notePlayed(m engine.Move) {
	t.session.NotePlayed(t.gameUI.MoveWords(m))
}

// noteSequence records a sequence of moves, the last of which a person is about to play. Its first
// move comes after the first from decisions. The last move is recorded on its own too: if something
// hidden is revealed before it, undo takes back only what follows.
func (t *Table) noteSequence(from int, moves []engine.Move) {
	last := moves[len(moves)-1]
	if len(moves) == 1 {
		t.notePlayed(last)
	} else {
		t.gameUI.atPosition(t.session.Position(), nil, func() { t.notePlayed(last) })
	}
	if words := t.gameUI.SequenceWords(moves); words != "" {
		t.session.NotePlayedAt(from, words)
	}
}

// undoLabel returns the label of the undo button: the move that a press takes back, with the name
// of the seat if several people play at this screen. The words of moves from an earlier session are
// not known, so that the label then only names the seat. It says so if others have decided since,
// such as an attacked person who passed.
func (t *Table) undoLabel(seat engine.Seat) string {
	at, ok := t.session.AfterUndo(seat)
	if !ok {
		return i18n.T("Undo")
	}
	words, alone := t.session.PlayedWords(at), t.session.People() < 2
	if words != "" && !alone && t.session.UndoesOthers() {
		return i18n.T("Undo %s's move and what followed: %s", t.session.Seats[seat].Name, words)
	}
	switch name := t.session.Seats[seat].Name; {
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
