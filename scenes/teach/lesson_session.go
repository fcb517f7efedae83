package teach

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// session is the state of a lesson being played: the match and the current step. It is independent
// of the screen.
type session struct {
	lesson *Lesson
	match  *match.Match
	at     int // index of the current step of the lesson
	played int // number of scripted moves of the current step that have been made
	// number of decisions in the match when the step began to wait for the player, -1 if it does
	// not wait yet
	movesBefore int
	found       map[string]bool // IDs of the nodes that the player has found in the current step
	pressed     map[string]bool // IDs of the nodes that the player has pressed in the current step
	// current is the position at which the current step waits for the player, nil while it does not
	// wait yet; previous is that of the previous step, nil in the first step.
	current, previous engine.State
}

// newSession sets up lesson l and makes all moves before the step with index step. It returns an
// error if the position or a move is invalid.
func newSession(game engine.Game, l *Lesson, seats []match.Seat, step int) (*session, error) {
	setup := match.Setup{Seats: seats, Options: l.Options, Seed: l.Seed}
	m, err := match.New(lessonGame{game, l}, setup, nil)
	if err != nil {
		return nil, fmt.Errorf("the lesson %q cannot be set up: %w", l.Title, err)
	}
	s := &session{lesson: l, match: m, movesBefore: -1, found: map[string]bool{}, pressed: map[string]bool{}}
	for s.at < min(step, len(l.Steps)-1) {
		if err := s.skip(); err != nil {
			return nil, fmt.Errorf("the lesson %q, step %d: %w", l.Title, s.at+1, err)
		}
	}
	return s, nil
}

func (s *session) step() *Step { return &s.lesson.Steps[s.at] }

// skip makes all moves of the current step, the scripted ones and those of the player, and goes to
// the next step.
func (s *session) skip() error {
	if err := s.make(s.step().Play[s.played:]); err != nil {
		return err
	}
	s.current = engine.Clone(s.match.State())
	if len(s.step().Moves) > 0 {
		if err := s.make(append([]string{s.step().Moves[0]}, s.step().Then...)); err != nil {
			return err
		}
	}
	s.next()
	return nil
}

// make makes the given moves, which are in the game's notation, one after the other.
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

// last reports whether the current step is the last one.
func (s *session) last() bool { return s.at == len(s.lesson.Steps)-1 }

// next makes the following step the current one.
func (s *session) next() {
	if !s.last() {
		s.at++
		s.played, s.movesBefore = 0, -1
		s.previous, s.current = s.current, nil
		clear(s.found)
		clear(s.pressed)
	}
}

// move returns the next scripted move of the step. It returns false if there is none, so that the
// player has to act.
func (s *session) move() (engine.Move, bool) {
	play := s.step().Play
	if s.played >= len(play) {
		return engine.Move{}, false
	}
	m, err := s.match.State().Parse(play[s.played])
	if err != nil { // a defect of the script, which a test would find
		return engine.Move{}, false
	}
	s.played++
	return m, true
}

// asking reports whether the step waits for the player, because all its scripted moves have been
// made.
func (s *session) asking() bool {
	if s.played < len(s.step().Play) {
		return false
	}
	if s.movesBefore < 0 {
		s.movesBefore, s.current = len(s.match.Steps()), engine.Clone(s.match.State())
	}
	return true
}

// accepts reports whether the current step asks the player for move m now.
func (s *session) accepts(m engine.Move) bool {
	if !s.asking() {
		return false
	}
	wanted := s.step().Moves
	if len(s.match.Steps()) > s.movesBefore {
		wanted = s.missing()
	}
	return slices.Contains(wanted, s.match.State().Notation(m))
}

// moveMade reports whether the player has made the move that the step asks for, and also all
// follow-up moves, which are listed in the step's field Then.
func (s *session) moveMade() bool {
	return len(s.step().Moves) > 0 && s.movesBefore >= 0 && len(s.match.Steps()) > s.movesBefore &&
		len(s.missing()) == 0
}

// missing returns the follow-up moves, listed in the step's field Then, that the player has not
// made yet.
func (s *session) missing() []string {
	left := slices.Clone(s.step().Then)
	for _, x := range s.match.Steps()[s.movesBefore+1:] {
		if i := slices.Index(left, x.Text); i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return left
}

// find handles a click on the node with the given ID, which is one of those that the step asks to
// find. It reports whether they have now all been found.
func (s *session) find(id string) bool {
	s.found[id] = true
	return len(s.found) == len(s.step().Find)
}
