package session

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// playedMoves records how the decisions of a match were made, by the number of decisions before
// each of them, as far as undo needs it. What was played in an earlier session is not known.
type playedMoves struct {
	sequences []moveSpan    // sequences of moves that were played by one press
	words     map[int]Words // words of the moves that people played
	automatic map[int]bool  // decisions that were answered without asking a person
}

// Words returns a text in the language that is in use when it is called: the player may have
// changed the language since the move was made.
type Words func() string

// note records that a person plays a move with the given words; made is the number of decisions
// before it. An earlier decision at this place, since taken back, counts no longer as automatic.
func (p *playedMoves) note(made int, words Words) {
	if p.words == nil {
		p.words = map[int]Words{}
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
// take back this sequence as a whole. ok is false if undo would take back a single move. made is
// the number of decisions so far. Sequences that were taken back are forgotten.
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

// moveSpan identifies the decisions of a sequence that was played: their indices in the match begin
// at from and end before to.
type moveSpan struct{ from, to int }

// NotePlayed records that a person is about to play a move with the given words.
func (s *Session) NotePlayed(words Words) { s.NotePlayedAt(len(s.Match.Steps()), words) }

// NotePlayedAt records the words of what a person plays after the first made decisions.
func (s *Session) NotePlayedAt(made int, words Words) {
	s.played.note(made, words)
	s.device.decided = true
}

// PlayedWords returns the words of the move that a person played after the first made decisions, ""
// if they are not known.
func (s *Session) PlayedWords(made int) string {
	if words := s.played.words[made]; words != nil {
		return words()
	}
	return ""
}

// NoteAutomatic records that the decision after the first made ones was answered without asking a
// person.
func (s *Session) NoteAutomatic(made int) { s.played.noteAutomatic(made) }

// NoteSequence records that all decisions since the first from ones were played by one press. Undo
// takes them back together.
func (s *Session) NoteSequence(from int) {
	s.played.sequences = append(s.played.sequences, moveSpan{from, len(s.Match.Steps())})
}

// AfterLast returns the number of decisions up to and including the last one of a seat, 0 if the
// seat has made none. Automatic answers do not count.
func (s *Session) AfterLast(seat engine.Seat) int { return s.played.afterLast(s.Match.Steps(), seat) }

// AfterUndo returns the number of decisions that are left after the person of a seat has pressed
// undo. If a sequence of moves has revealed something hidden, these are the decisions up to then,
// because only the rest can be taken back. ok is false if the seat has made no decision.
func (s *Session) AfterUndo(seat engine.Seat) (made int, ok bool) {
	steps := s.Match.Steps()
	from, ok := s.played.afterUndo(steps, seat)
	n := len(s.played.sequences)
	if n == 0 || s.played.sequences[n-1].to != len(steps) ||
		slices.ContainsFunc(steps[from:], func(step match.Step) bool { return step.Seat != seat }) {
		return from, ok
	}
	for at := from; at < len(steps); at++ {
		if s.Match.CanRewind(seat, at) == nil {
			return at, true
		}
	}
	return from, ok
}

// UndoSeat returns the seat of the person who may undo now, NoSeat if nobody may. It is the last
// person who decided; before any person has decided, the person to move. If the device was handed
// over since the last decision, it is the device's current holder, who cannot undo decisions of
// others. Where people decide in front of everybody, without handing the device over, it is the
// person who decides now, as soon as one of them has decided in this way.
func (s *Session) UndoSeat() engine.Seat {
	steps := s.Match.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if !s.Seats[steps[i].Seat].Person() {
			continue
		}
		if s.device.beforeHandover(i) {
			return s.device.holder
		}
		if s.device.beforeOpening(i) {
			return s.device.public
		}
		return steps[i].Seat
	}
	if s.PersonDecides() {
		return s.Match.Turn()
	}
	return engine.NoSeat
}

// CanUndo returns nil if a press on undo leads to another decision of the person who may undo,
// otherwise the reason why it does not, in words for the player. Automatic answers would be given
// again at once, so it must be possible to undo the decision before them.
func (s *Session) CanUndo() error {
	seat, steps := s.UndoSeat(), s.Match.Steps()
	n := 0
	if seat != engine.NoSeat {
		if err := s.Match.CanUndo(seat); err != nil {
			return s.automaticReason(seat, err)
		}
		n = s.played.afterLast(steps, seat)
	}
	if n == 0 {
		return engine.Errorf("you can't undo anything yet: you haven't made a decision")
	}
	for i := n; i < len(steps); i++ {
		if steps[i].Seat == seat {
			if err := s.Match.CanRewind(seat, n-1); err != nil {
				return s.automaticReason(seat, err)
			}
			return nil
		}
	}
	return nil
}

// automaticReason returns the reason why seat cannot undo its last decision, which the rules refuse
// with err: if the only decisions that other people have made since then are automatic answers,
// these are the reason, because nobody remembers to have decided. Otherwise it returns err.
func (s *Session) automaticReason(seat engine.Seat, err error) error {
	steps, by := s.Match.Steps(), ""
	for i := len(steps) - 1; i >= 0 && (steps[i].Seat != seat || s.played.automatic[i]); i-- {
		switch who := s.Seats[steps[i].Seat]; {
		case steps[i].Seat == seat || !who.Person():
		case !s.played.automatic[i]:
			return err
		case by == "":
			by = who.Name
		}
	}
	if by == "" {
		return err
	}
	return engine.Errorf("you can't go back that far: a move was made automatically for %s since then", by)
}

// UndoesOthers reports whether a press on undo also takes back decisions of other seats, which came
// after the last decision of the person who may undo: a bot's attack, for instance.
func (s *Session) UndoesOthers() bool {
	seat := s.UndoSeat()
	at, ok := s.AfterUndo(seat)
	return ok && slices.ContainsFunc(s.Match.Steps()[at:], func(step match.Step) bool { return step.Seat != seat })
}

// Undo takes back the last decision of the person who may undo, with the whole sequence that it
// belongs to, and further decisions as long as automatic reports that the position would be
// answered automatically again. It changes nothing and returns an error if the rules do not allow
// to undo the last decision, or if they only allow to undo automatic answers.
func (s *Session) Undo(automatic func() bool) error {
	made := len(s.Match.Steps())
	from, whole := s.played.lastSequence(made)
	if err := s.Match.Undo(s.UndoSeat()); err != nil {
		return s.automaticReason(s.UndoSeat(), err)
	}
	for whole && len(s.Match.Steps()) > from && s.Match.Undo(s.UndoSeat()) == nil {
	}
	for automatic() {
		if err := s.Match.Undo(s.UndoSeat()); err != nil {
			for len(s.Match.Steps()) < made && s.Match.CanRedo() {
				if _, failed := s.Match.Redo(s.Match.Turn()); failed != nil {
					break
				}
			}
			return err
		}
	}
	return nil
}

// Redo plays the undone moves again, up to the next decision of the same person, and then those
// that automatic reports to be answered automatically.
func (s *Session) Redo(automatic func() bool) error {
	if _, err := s.Match.Redo(s.Match.Turn()); err != nil {
		return err
	}
	for s.Match.CanRedo() && automatic() {
		if _, err := s.Match.Redo(s.Match.Turn()); err != nil {
			break
		}
	}
	return nil
}

// CanGoBack reports whether the match may be rewound to the position after its first made
// decisions, is not there already, and waits there for a person. Where it waits for a bot, or for
// an automatic answer, the others would only play on from the middle of what they did.
func (s *Session) CanGoBack(made int) bool {
	seat, steps := s.UndoSeat(), s.Match.Steps()
	return seat != engine.NoSeat && made < len(steps) && s.Seats[steps[made].Seat].Person() &&
		!s.played.automatic[made] && s.Match.CanRewind(seat, made) == nil
}

// GoBack rewinds the match to the position after its first made decisions.
func (s *Session) GoBack(made int) error { return s.Match.Rewind(s.UndoSeat(), made) }
