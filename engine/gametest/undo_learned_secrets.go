package gametest

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// observation is what a seat observes in a part of a game.
type observation struct {
	seat   engine.Seat
	info   engine.Info
	moves  []observedMove
	own    []engine.Move  // those of the moves that the seat itself made
	events []engine.Event // what the seat sees, see asSeen
	// The position at the end: the seat to move, the phase and the seat's information state.
	turn  engine.Seat
	phase engine.Phase
	view  []byte
}

// observedMove is a single move, which may have been forced.
type observedMove struct {
	seat engine.Seat
	move engine.Move
	text string
	told int // number of events up to and including those of this move
	// secret reports that the seat sees an event of this move, but may not read what was chosen.
	secret bool
}

// observe plays steps in position s, which it changes, and returns what seat observes.
func observe(s engine.State, steps []match.Step, seat engine.Seat, info engine.Info) (*observation, error) {
	o := &observation{seat: seat, info: info}
	for _, step := range steps {
		if err := o.play(s, step.Move); err != nil {
			return nil, err
		}
		for legal := s.Moves(nil); engine.Forced(s, legal); legal = s.Moves(legal[:0]) {
			if err := o.play(s, legal[0]); err != nil {
				return nil, err
			}
		}
	}
	o.turn, o.phase = s.Turn(), s.Phase()
	var err error
	o.view, err = s.InformationState(seat)
	return o, err
}

func (o *observation) play(s engine.State, m engine.Move) error {
	made := observedMove{seat: s.Turn(), move: m, text: s.Notation(m)}
	readable := false
	err := s.Play(m, func(e engine.Event) {
		e, ok := o.asSeen(e, len(o.events))
		if ok {
			o.events = append(o.events, e)
		}
		made.secret = made.secret || e.Redacted
		readable = readable || ok && !e.Redacted
	})
	made.secret = made.secret && !readable
	if made.seat == o.seat {
		o.own = append(o.own, m)
	}
	made.told = len(o.events)
	o.moves = append(o.moves, made)
	return err
}

// asSeen returns an event as the seat sees it. told is the number of events of the observation that
// precede it. asSeen returns false if the event is ignored. Announcements of the next decision are
// ignored, because only a pause distinguishes a seat that has no choice from one that passes:
// audit.Exceptions.Pauses lists where a game allows that. Secret events of one kind in a row count
// as one, so that the number of steps of a secret plan does not matter.
func (o *observation) asSeen(e engine.Event, told int) (engine.Event, bool) {
	if o.announces(e) {
		return e, false
	}
	e = e.For(engine.SeatsOf(o.seat))
	e.Auto, e.Reveals, e.Discloses = false, false, false
	return e, !e.Redacted || told == 0 || o.events[told-1] != e
}

// announces reports whether an event announces the next decision: its name begins with "asked".
func (o *observation) announces(e engine.Event) bool {
	return strings.HasPrefix(o.info.EventName(e.Kind), "asked")
}

// repetition is a search for a sequence of moves in which another position leads to the same
// observation. The seat itself makes its own moves again. The others may make any moves.
type repetition struct {
	*observation
	r        *rand.Rand
	plays    int // number of moves tried so far
	furthest int // largest number of events that were repeated
}

// Limits of a search: moves that are tried, and moves beyond those of the observation.
const (
	maxRepetitionPlays = 1000
	maxExtraMoves      = 20
)

// possible reports whether the game can continue from position s in such a way that the seat sees
// the rest of the observation. made is the number of moves played so far, and own the number of
// those that the seat itself made. told is the number of events of the observation that these moves
// have repeated.
func (p *repetition) possible(s engine.State, made, own, told int) bool {
	p.furthest = max(p.furthest, told)
	if told == len(p.events) && own == len(p.own) && p.atEnd(s) {
		return true
	}
	turn := s.Turn()
	if turn == engine.NoSeat || made > len(p.moves)+maxExtraMoves {
		return false
	}
	if turn == p.seat {
		return own < len(p.own) && p.canPlay(s, p.own[own], made, own+1, told)
	}
	var first engine.Move
	if made < len(p.moves) && p.moves[made].seat == turn {
		if first = p.moves[made].move; p.canPlay(s, first, made, own, told) {
			return true
		}
	}
	moves := s.Moves(nil)
	p.r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return slices.ContainsFunc(moves, func(m engine.Move) bool {
		return m != first && p.canPlay(s, m, made, own, told)
	})
}

// atEnd reports whether the seat cannot tell position s from the one at the end of the observation.
// If different seats decide next, or about different things, only the events are compared.
func (p *repetition) atEnd(s engine.State) bool {
	if s.Turn() != p.turn || s.Phase() != p.phase {
		return true
	}
	view, err := s.InformationState(p.seat)
	return err == nil && bytes.Equal(view, p.view)
}

// canPlay reports whether the observed game can have gone on with move m in position s: the events
// of m must be the next ones of the observation, and the rest of the observation must be possible
// after it. The events may go beyond the end of the observation. made is the number of moves before
// m. own is the number of moves of the observing seat, with m if the seat makes it. told is the
// number of events of the observation that were repeated before m.
func (p *repetition) canPlay(s engine.State, m engine.Move, made, own, told int) bool {
	if p.plays++; p.plays > maxRepetitionPlays {
		return false
	}
	c, same, beyond := engine.Clone(s), true, false
	err := c.Play(m, func(e engine.Event) {
		e, ok := p.asSeen(e, min(told, len(p.events)))
		switch {
		case !ok || !same:
		case told == len(p.events):
			beyond = true
		case p.events[told] == e:
			told++
		default:
			same = false
		}
	})
	p.furthest = max(p.furthest, told)
	if err != nil || !same {
		return false
	}
	return beyond && own == len(p.own) || !beyond && p.possible(c, made+1, own, told)
}

// lesson is what a seat has learned from an observation.
type lesson struct {
	*observation
	event  int    // index of the event that has shown it, the number of events if it is the final position
	choice string // secret choice that was shown, "" if it was something else
}

// maxAlternatives is the number of alternatives to a secret choice that are tried.
const maxAlternatives = 6

// openedChoice looks for a secret choice of another seat that was shown later in the observation,
// which begins in position start. It has been shown if others, which the seat could not tell from
// it when it was made, do not lead to the observation.
func (o *observation) openedChoice(start engine.State, r *rand.Rand) (*lesson, error) {
	s := engine.Clone(start)
	told, own := 0, 0
	for i, made := range o.moves {
		if told = made.told; made.seat == o.seat {
			own++
		} else if made.secret {
			others, err := o.indistinguishable(s, made.move, r)
			if err != nil {
				return nil, err
			}
			for _, c := range others {
				p := repetition{observation: o, r: r, furthest: told}
				if !p.possible(c, i+1, own, told) {
					return &lesson{observation: o, event: p.furthest, choice: made.text}, nil
				}
			}
		}
		if err := s.Play(made.move, nil); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// indistinguishable returns the positions after other moves than m in position s, up to
// maxAlternatives of them. When these moves are made, the seat cannot tell them from m: they cause
// the same events, announcements included. r chooses the moves.
func (o *observation) indistinguishable(s engine.State, m engine.Move, r *rand.Rand) (all []engine.State, err error) {
	seen := func(m engine.Move) (events []engine.Event, after engine.State, err error) {
		after = engine.Clone(s)
		err = after.Play(m, func(e engine.Event) { events = append(events, e.For(engine.SeatsOf(o.seat))) })
		return events, after, err
	}
	want, _, err := seen(m)
	if err != nil {
		return nil, err
	}
	moves := s.Moves(nil)
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	for _, other := range moves {
		if other == m || len(all) == maxAlternatives {
			continue
		}
		events, after, err := seen(other)
		if err != nil {
			return nil, err
		}
		if slices.Equal(events, want) {
			all = append(all, after)
		}
	}
	return all, nil
}

// String says in a few words what the seat has learned.
func (l *lesson) String() string {
	shown := "the last position"
	if l.event < len(l.events) {
		shown = "the event " + l.info.EventName(l.events[l.event].Kind)
	}
	if l.choice != "" {
		return fmt.Sprintf("%s shows the secret choice %q", shown, l.choice)
	}
	return shown + " is impossible in another deal that the seat could not rule out before"
}

// storyMoves is the number of moves that story lists.
const storyMoves = 6

// story lists the moves and events that led to what the seat has learned.
func (l *lesson) story() string {
	last := slices.IndexFunc(l.moves, func(m observedMove) bool { return m.told > l.event })
	if last < 0 {
		last = len(l.moves) - 1
	}
	first := max(0, last-storyMoves+1)
	told := 0
	if first > 0 {
		told = l.moves[first-1].told
	}
	var b strings.Builder
	for _, m := range l.moves[first : last+1] {
		fmt.Fprintf(&b, "seat %d: %s\n", m.seat, m.text)
		for ; told < m.told; told++ {
			mark := "   "
			if told == l.event {
				mark = "-> "
			}
			e := l.events[told]
			fmt.Fprintf(&b, "%s%s seat %d other %d: %d %d %d %d\n", mark, l.info.EventName(e.Kind), e.Seat, e.Other,
				e.A, e.B, e.C, e.D)
		}
	}
	return b.String()
}
