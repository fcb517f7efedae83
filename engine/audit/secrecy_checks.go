package audit

import (
	"bytes"
	"cmp"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"

	"gulch/engine"
)

// maxMoves is the number of legal moves per position that are tried by checks for which all moves
// would take too long.
const maxMoves = 6

// Secrets checks in one position that no seat learns anything that it may not know. A board must
// show only what its viewer knows. If a seat cannot distinguish two positions or two moves, both
// must produce the same events for it.
func Secrets(game engine.Game, s engine.State, r *rand.Rand) error {
	for _, check := range []func() error{
		func() error { return checkBoardKnowledge(game, s, r) },
		func() error { return checkIndistinguishablePositions(game, s, r) },
		func() error { return checkIndistinguishableMoves(game, s, r) },
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkBoardKnowledge checks for each seat that, if everything hidden from the seat is replaced at
// random, the board of the seat and the public board stay the same.
func checkBoardKnowledge(game engine.Game, s engine.State, r *rand.Rand) error {
	shown, other := game.NewBoard(), game.NewBoard()
	for seat := range engine.Seat(s.Seats()) {
		c, err := determinized(game, s, seat, r)
		if err != nil {
			return err
		}
		for _, open := range []engine.SeatSet{engine.SeatsOf(seat), 0} {
			shown.Read(s, open)
			other.Read(c, open)
			if !SameBoard(shown, other) {
				return fmt.Errorf("the board of %s shows something that seat %d cannot know (- true position, + "+
					"another possible position):\n%s\nHide it in the board's Read",
					viewName(open, s.Seats()), seat, Diff(WithoutPast(shown), WithoutPast(other)))
			}
		}
	}
	return nil
}

func determinized(game engine.Game, s engine.State, seat engine.Seat, r *rand.Rand) (engine.State, error) {
	c, err := clone(game, s)
	if err == nil {
		c.Determinize(seat, r)
	}
	return c, err
}

// checkIndistinguishablePositions plays the same moves in two positions that a seat cannot
// distinguish and that have the same future chance. Up to the first event that reveals something to
// the seat, the events that it receives must be equal.
//
// If the information states after the move are also equal, nothing has been revealed, whether
// events are marked with Reveals or not. In that case all events must be equal. Exceptions are
// events that show the seat something only temporarily, such as a card that is turned up and
// returned to its deck.
func checkIndistinguishablePositions(game engine.Game, s engine.State, r *rand.Rand) error {
	for seat := range engine.Seat(s.Seats()) {
		a, err := determinized(game, s, seat, r)
		if err != nil {
			return err
		}
		b, err := determinized(game, s, seat, r)
		if err != nil {
			return err
		}
		CopyChance(a, b)
		for _, m := range sampleMoves(a.Moves(nil), r) {
			if err := checkSameEvents(game, a, b, m, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkSameEvents returns an error if move m causes different events for seat in a and b, two
// positions that the seat cannot distinguish. A move of another seat may be legal in only one of
// them; then there is nothing to compare.
func checkSameEvents(game engine.Game, a, b engine.State, m engine.Move, seat engine.Seat) error {
	one, err := playFollowed(game, a, m, seat)
	if err != nil {
		return fmt.Errorf("Play refuses the move %q, which Moves lists: %w", a.Notation(m), err)
	}
	two, err := playFollowed(game, b, m, seat)
	if err != nil {
		if a.Turn() == seat {
			return fmt.Errorf("whether %q of seat %d is legal depends on something that this seat does not know: %w",
				a.Notation(m), seat, err)
		}
		return nil
	}
	if err := checkSameBoards(game, one, two, a.Notation(m), seat); err != nil {
		return err
	}
	x, y := one.events, two.events
	if slices.Equal(x, y) {
		return nil
	}
	if same, err := SameInformation(one.after, two.after, seat); err != nil || same && !boardShowsDifference(one, two) {
		return cmp.Or(err, fmt.Errorf("seat %d cannot tell two positions before %q apart, nor those after it, but "+
			"receives different "+
			"events, which reveal a secret (- first, + second):\n%s\nMark the event as secret, or remove the value",
			seat, a.Notation(m),
			eventsDiff(game.Info(), x, y)))
	}
	for i := range max(len(x), len(y)) {
		if i < len(x) && reveals(x[i], seat, a.Turn()) || i < len(y) && reveals(y[i], seat, a.Turn()) {
			return nil
		}
		if i < len(x) && asks(game, x[i]) || i < len(y) && asks(game, y[i]) {
			return nil // who decides next, and about what, may depend on hidden parts of the position, so it may differ
		}
		if i == len(x) || i == len(y) || x[i] != y[i] {
			return fmt.Errorf("in two positions that seat %d cannot tell apart, it receives different events of %q "+
				"without an earlier event "+
				"that reveals something: set Secret, Reveals or Discloses, or remove the secret (- first, + second):\n%s", seat,
				a.Notation(m), eventsDiff(game.Info(), x, y))
		}
	}
	return nil
}

// SameInformation reports whether a seat has the same information state in two positions.
func SameInformation(a, b engine.State, seat engine.Seat) (bool, error) {
	x, err := a.InformationState(seat)
	if err != nil {
		return false, err
	}
	y, err := b.InformationState(seat)
	return bytes.Equal(x, y), err
}

// followed is the result of a move, as a seat sees it.
type followed struct {
	after  engine.State
	events []engine.Event // redacted for the seat
	boards []any          // the board of the seat after each of the events
}

// playFollowed plays a move on a copy of s and follows its events as a seat receives them.
func playFollowed(game engine.Game, s engine.State, m engine.Move, seat engine.Seat) (f followed, err error) {
	if f.after, err = clone(game, s); err != nil {
		return f, err
	}
	open, board := engine.SeatsOf(seat), game.NewBoard()
	board.Read(s, open)
	return f, f.after.Play(m, engine.Tell(f.after, func(e engine.Told) {
		engine.Follow(board, e, open)
		f.events = append(f.events, e.For(open))
		f.boards = append(f.boards, reflect.ValueOf(board).Elem().Interface())
	}))
}

// checkSameBoards compares the boards of a seat while the same move is played in two positions that
// the seat cannot distinguish. As long as the seat receives the same events, its boards must be
// equal: a board must not show earlier than an event, or without one, what was hidden.
func checkSameBoards(game engine.Game, one, two followed, move string, seat engine.Seat) error {
	for i := range min(len(one.events), len(two.events)) {
		switch {
		case one.events[i] != two.events[i]:
			return nil
		case one.boards[i] != two.boards[i]:
			return fmt.Errorf("in two positions that seat %d cannot tell apart, it receives the same events of %q "+
				"up to %s, but its board then shows a difference that no event has revealed (- first, + second):\n%s\n"+
				"Hide it in the board's Read until its event, or report the event before the change", seat, move,
				eventText(game.Info(), one.events[i]), Diff(one.boards[i], two.boards[i]))
		}
	}
	return nil
}

// boardShowsDifference reports whether the board of a seat shows the difference between the events
// of two moves. It compares the boards after the first event in which they differ.
func boardShowsDifference(one, two followed) bool {
	for i := range min(len(one.events), len(two.events)) {
		if one.events[i] != two.events[i] {
			return one.boards[i] != two.boards[i]
		}
	}
	return false
}

// CopyChance copies the random generator of the first position to the second, so that the same dice
// follow in both.
func CopyChance(from, to engine.State) { *to.Chance() = *from.Chance() }

// reveals reports whether an event of a move by mover reveals something to seat. A redacted event
// does not. An event that is marked for this seat does (see engine.Event.RevealsTo), and so does a
// secret event that seat may see, if mover is another seat.
func reveals(e engine.Event, seat, mover engine.Seat) bool {
	return !e.Redacted && (e.RevealsTo(seat) || e.Secret && seat != mover)
}

// asked is the name of the event that announces which seat decides next.
const asked = "asked"

func asks(game engine.Game, e engine.Event) bool {
	info := game.Info()
	return info.EventName(e.Kind) == asked
}

// checkIndistinguishableMoves compares pairs of moves. If the mover can distinguish the positions
// after the two moves but another seat cannot, the choice was secret, and the events for that seat
// must not reveal it. Moves that draw from chance or reveal something are skipped: the revealed
// thing may be hidden again in the position after the move, for example if discards are shuffled
// into a deck.
func checkIndistinguishableMoves(game engine.Game, s engine.State, r *rand.Rand) error {
	type played struct {
		m      engine.Move
		after  engine.State
		events []engine.Event
	}
	var tried []played
	for _, m := range sampleMoves(s.Moves(nil), r) {
		events, after, err := playObserved(game, s, m, engine.AllSeats(s.Seats()))
		if err != nil {
			return err
		}
		if anyReveals(events) {
			continue
		}
		for _, t := range tried {
			for seat := range engine.Seat(s.Seats()) {
				x, y := redact(t.events, seat), redact(events, seat)
				if seat == s.Turn() || slices.Equal(x, y) {
					continue
				}
				secret, err := isSecret(game, t.after, after, seat, s.Turn())
				if err != nil {
					return err
				}
				if secret {
					return fmt.Errorf("seat %d cannot tell from the position whether seat %d has played %q or %q, "+
						"but it receives different events: mark them Secret (- first, + second):\n%s",
						seat, s.Turn(), s.Notation(t.m), s.Notation(m), eventsDiff(game.Info(), x, y))
				}
			}
		}
		tried = append(tried, played{m, after, events})
	}
	return nil
}

// redact returns the events as the given seat receives them, without the numbers that are secret
// from it.
func redact(events []engine.Event, seat engine.Seat) []engine.Event {
	told := slices.Clone(events)
	for i := range told {
		told[i] = told[i].For(engine.SeatsOf(seat))
	}
	return told
}

// isSecret reports whether the difference between positions a and b must be kept secret from a
// seat. The parameter to is that seat, and mover the seat that has moved. The difference is secret
// if mover can tell the two positions apart and the other seat cannot.
func isSecret(game engine.Game, a, b engine.State, to, mover engine.Seat) (bool, error) {
	x, y := game.NewBoard(), game.NewBoard()
	x.Read(a, engine.SeatsOf(to))
	y.Read(b, engine.SeatsOf(to))
	if !SameBoard(x, y) {
		return false, nil // the boards differ, so the slow comparison of information states is not needed
	}
	for _, seat := range [2]engine.Seat{to, mover} {
		if same, err := SameInformation(a, b, seat); err != nil || same != (seat == to) {
			return false, err
		}
	}
	return true, nil
}

// anyReveals reports whether any of the events reveals something to somebody.
func anyReveals(events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return e.Reveals || e.Discloses })
}

// playObserved plays a move on a copy of s. It returns the events, redacted for one viewer, and the
// copy. open is the set of seats whose secrets the viewer may see.
func playObserved(game engine.Game, s engine.State, m engine.Move, open engine.SeatSet) ([]engine.Event, engine.State,
	error) {
	c, err := clone(game, s)
	if err != nil {
		return nil, nil, err
	}
	var events []engine.Event
	err = c.Play(m, func(e engine.Event) { events = append(events, e.For(open)) })
	return events, c, err
}

func eventsDiff(info engine.Info, x, y []engine.Event) string {
	write := func(events []engine.Event) []string {
		lines := make([]string, len(events))
		for i, e := range events {
			lines[i] = eventText(info, e)
		}
		return lines
	}
	return Diff(write(x), write(y))
}

// sampleMoves returns at most maxMoves of the moves, chosen at random. It reorders its argument.
func sampleMoves(moves []engine.Move, r *rand.Rand) []engine.Move {
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return moves[:min(len(moves), maxMoves)]
}
