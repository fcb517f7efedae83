package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
)

// The undo button says which move it takes back and whose move it is, because with several people
// at one screen the last move may be another person's. Undo crosses to another person only while
// nothing is hidden from anybody at the screen, see [Table.handOver].

// playedMoves records how the decisions of a match were made, by the number of decisions before
// each of them, as far as undo needs it. What was played in an earlier session is not known.
type playedMoves struct {
	sequences []moveSpan     // sequences of moves that were played by one press
	words     map[int]string // words of the moves that people played
	automatic map[int]bool   // decisions that were answered without asking a person
}

// note records that a person plays a move with the given words; made is the number of decisions
// before it. An earlier decision at this place, since taken back, counts no longer as automatic.
func (p *playedMoves) note(made int, words string) {
	if p.words == nil {
		p.words = map[int]string{}
	}
	p.words[made] = words
	delete(p.automatic, made)
}

// noteAutomatic records that the decision after made others was answered automatically.
func (p *playedMoves) noteAutomatic(made int) {
	if p.automatic == nil {
		p.automatic = map[int]bool{}
	}
	p.automatic[made] = true
}

// afterLast returns the number of decisions up to and including the last one of a seat, 0 if the
// seat has made none. Automatic answers do not count. steps are all decisions so far.
func (p *playedMoves) afterLast(steps []match.Step, seat engine.Seat) int {
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].Seat == seat && !p.automatic[i] {
			return i + 1
		}
	}
	return 0
}

// lastSequence returns the number of decisions before the last sequence of moves, if undo would now
// take back this sequence as a whole. ok is false if undo would take back a single move. made is the
// number of decisions so far. Sequences that were taken back are forgotten.
func (p *playedMoves) lastSequence(made int) (from int, ok bool) {
	for n := len(p.sequences); n > 0; n-- {
		last := p.sequences[n-1]
		if last.to < made {
			return 0, false
		}
		p.sequences = p.sequences[:n-1]
		if last.to == made {
			return last.from, true
		}
	}
	return 0, false
}

// afterUndo returns the number of decisions that are left after a press on undo: those before the
// last decision of seat, or before the sequence that this decision ended. Undo also takes back the
// automatic answers after that decision, unless the seat has only given such answers. steps are all
// decisions so far; ok is false if seat has made none.
func (p *playedMoves) afterUndo(steps []match.Step, seat engine.Seat) (at int, ok bool) {
	if n := len(p.sequences); n > 0 && p.sequences[n-1].to == len(steps) {
		return p.sequences[n-1].from, true
	}
	for i := len(steps) - 1; i >= 0; i-- {
		switch {
		case steps[i].Seat != seat:
		case !p.automatic[i]:
			return i, true
		case !ok:
			at, ok = i, true
		}
	}
	return at, ok
}

// notePlayed records move m, which a person is about to play in the current position.
func (t *Table) notePlayed(m engine.Move) {
	t.played.note(len(t.match.Steps()), t.gameUI.MoveWords(m))
}

// undoLabel returns the label of the undo button: the move that a press takes back, with the name
// of the seat if several people play at this screen. The words of moves from an earlier session are
// not known, so that the label then only names the seat.
func (t *Table) undoLabel(seat engine.Seat) string {
	at, ok := t.played.afterUndo(t.match.Steps(), seat)
	if !ok {
		return i18n.T("Undo")
	}
	words, alone := t.played.words[at], t.personCount() < 2
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
