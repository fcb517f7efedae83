package teach

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// session is a lesson being followed: the match and the place in the script. It knows no screen.
type session struct {
	lesson *Lesson
	match  *match.Match
	at     int // the step
	played int // how many of its moves have been made
	made   int // decisions that stood when the player was asked, -1 before
	found  map[string]bool
	now    engine.State // the position in which the player is asked, nil before
	was    engine.State // that of the step before, nil in the first one
}

// newSession sets the table of a lesson up and makes all moves before the given step.
func newSession(game engine.Game, l *Lesson, seats []match.Seat, step int) (*session, error) {
	setup := match.Setup{Seats: seats, Options: l.Options, Seed: l.Seed}
	m, err := match.New(start{game, l}, setup, nil)
	if err != nil {
		return nil, fmt.Errorf("the lesson %q cannot be set up: %w", l.Title, err)
	}
	s := &session{lesson: l, match: m, made: -1, found: map[string]bool{}}
	for s.at < min(step, len(l.Steps)-1) {
		if err := s.skip(); err != nil {
			return nil, fmt.Errorf("the lesson %q, step %d: %w", l.Title, s.at+1, err)
		}
	}
	return s, nil
}

func (s *session) step() *Step { return &s.lesson.Steps[s.at] }

// skip does all that a step asks for and goes to the next one.
func (s *session) skip() error {
	if err := s.make(s.step().Play[s.played:]); err != nil {
		return err
	}
	s.now = engine.Clone(s.match.State())
	if len(s.step().Moves) > 0 {
		if err := s.make(append([]string{s.step().Moves[0]}, s.step().Then...)); err != nil {
			return err
		}
	}
	s.next()
	return nil
}

// make makes moves in their notation.
func (s *session) make(moves []string) error {
	for _, text := range moves {
		m, err := s.match.State().Parse(text)
		if err == nil {
			_, err = s.match.Play(m)
		}
		if err != nil {
			return fmt.Errorf("%q: %w", text, err)
		}
	}
	return nil
}

// last reports whether there is no step after this one.
func (s *session) last() bool { return s.at == len(s.lesson.Steps)-1 }

// next goes to the next step.
func (s *session) next() {
	if !s.last() {
		s.at++
		s.played, s.made = 0, -1
		s.was, s.now = s.now, nil
		clear(s.found)
	}
}

// move returns the next move of the script, false while the player has to do something.
func (s *session) move() (engine.Move, bool) {
	play := s.step().Play
	if s.played >= len(play) {
		return engine.Move{}, false
	}
	m, err := s.match.State().Parse(play[s.played])
	if err != nil { // a defect of the script, which its test finds
		return engine.Move{}, false
	}
	s.played++
	return m, true
}

// asking reports whether the script has been played and the player is asked.
func (s *session) asking() bool {
	if s.played < len(s.step().Play) {
		return false
	}
	if s.made < 0 {
		s.made, s.now = len(s.match.Steps()), engine.Clone(s.match.State())
	}
	return true
}

// wants reports whether a move is one that the step asks for now.
func (s *session) wants(m engine.Move) bool {
	if !s.asking() {
		return false
	}
	wanted := s.step().Moves
	if len(s.match.Steps()) > s.made {
		wanted = s.missing()
	}
	return slices.Contains(wanted, s.match.State().Notation(m))
}

// moved reports whether the player has made the move that the step asks for, and those that follow it.
func (s *session) moved() bool {
	return len(s.step().Moves) > 0 && s.made >= 0 && len(s.match.Steps()) > s.made && len(s.missing()) == 0
}

// missing are the moves after the first one that have not been made yet.
func (s *session) missing() []string {
	left := slices.Clone(s.step().Then)
	for _, x := range s.match.Steps()[s.made+1:] {
		if i := slices.Index(left, x.Text); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return left
}

// find takes a click on a node and reports whether it is one of those to be found, and whether all are found.
func (s *session) find(id string) (right, all bool) {
	if !slices.Contains(s.step().Find, id) {
		return false, false
	}
	s.found[id] = true
	return true, len(s.found) == len(s.step().Find)
}
