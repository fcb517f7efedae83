package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/table/session"
)

// The undo button says which move it takes back and whose move it is, because with several people
// at one screen the last move may be another person's. Undo crosses to another person only while
// nothing is hidden from anybody at the screen, and between decisions that were made in front of
// everybody, see [Table.handOver].

// notePlayed records move m, which a person is about to play in the current position.
func (t *Table) notePlayed(m engine.Move) {
	say := func() string { return t.gameUI.MoveWords(m) }
	t.session.NotePlayed(t.keepWords(engine.Clone(t.session.Position()), say))
}

// keepWords returns the text that say returns now, as words of a move made in position s. If the
// language changes, the text is made again: say is then called with the game UI at position s.
func (t *Table) keepWords(s engine.State, say func() string) session.Words {
	lang, text := i18n.Lang(), say()
	return func() string {
		if now := i18n.Lang(); now != lang {
			lang = now
			t.gameUI.atPosition(s, nil, func() { text = say() })
		}
		return text
	}
}

// noteSequence records a sequence of moves, the last of which a person is about to play. Its first
// move comes after the first from decisions. The last move is recorded on its own too: if something
// hidden is revealed before it, undo takes back only what follows. s is the position before the
// first move.
func (t *Table) noteSequence(s engine.State, from int, moves []engine.Move) {
	last := moves[len(moves)-1]
	if len(moves) == 1 {
		t.notePlayed(last)
	} else {
		t.gameUI.atPosition(t.session.Position(), nil, func() { t.notePlayed(last) })
	}
	moves = slices.Clone(moves)
	var words session.Words
	t.gameUI.atPosition(s, nil, func() {
		words = t.keepWords(s, func() string { return t.gameUI.SequenceWords(moves) })
	})
	if words() != "" {
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
		return i18n.T("Undo %s's move “%s” and what followed", t.session.Seats[seat].Name, words)
	}
	switch name := t.session.Seats[seat].Name; {
	case words == "" && alone:
		return i18n.T("Undo")
	case words == "":
		return i18n.T("Undo %s's last move", name)
	case alone:
		return i18n.T("Undo “%s”", words)
	default:
		return i18n.T("Undo %s's move “%s”", name, words)
	}
}
