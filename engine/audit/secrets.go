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

// mostMoves is how many legal moves of a position are tried where all would take too long.
const mostMoves = 6

// Secrets checks at one position that nobody learns what he may not know: that a board shows only what its viewer
// knows, and that two positions, or two moves, that a seat cannot tell apart tell it the same events.
func Secrets(game engine.Game, s engine.State, r *rand.Rand) error {
	for _, check := range []func() error{
		func() error { return boardsAreKnown(game, s, r) },
		func() error { return alikeTellsAlike(game, s, r) },
		func() error { return sealedTellsAlike(game, s, r) },
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// boardsAreKnown checks that the board of a seat, and that of the public, is the same for all that the seat may think of.
func boardsAreKnown(game engine.Game, s engine.State, r *rand.Rand) error {
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
				return fmt.Errorf("the board of %s shows what seat %d cannot know (- true, + as well possible):\n%s",
					viewName(open, s.Seats()), seat, Diff(Shown(shown), Shown(other)))
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

// alikeTellsAlike plays moves in two positions that a seat cannot tell apart and from which the same chance follows: up to the
// first event that reveals something to it, it must be told the same, and where it cannot tell the positions after the move
// apart either, nothing was revealed to it, whatever the events say, but for what its board shows on the way: a card that was
// turned up and is back in its deck.
func alikeTellsAlike(game engine.Game, s engine.State, r *rand.Rand) error {
	for seat := range engine.Seat(s.Seats()) {
		a, err := determinized(game, s, seat, r)
		if err != nil {
			return err
		}
		b, err := determinized(game, s, seat, r)
		if err != nil {
			return err
		}
		ShareChance(a, b)
		for _, m := range some(a.Moves(nil), r) {
			if err := tellAlike(game, a, b, m, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

// tellAlike plays a move in two positions that a seat cannot tell apart. Where another seat makes it, it may be legal in
// one of them only.
func tellAlike(game engine.Game, a, b engine.State, m engine.Move, seat engine.Seat) error {
	x, p, err := told(game, a, m, engine.SeatsOf(seat))
	if err != nil {
		return fmt.Errorf("%q is listed but refused: %w", a.Notation(m), err)
	}
	y, q, err := told(game, b, m, engine.SeatsOf(seat))
	if err != nil {
		if a.Turn() == seat {
			return fmt.Errorf("%q of seat %d is legal or not by what it does not know: %w", a.Notation(m), seat, err)
		}
		return nil
	}
	if slices.Equal(x, y) {
		return nil
	}
	if same, err := AlikeTo(p, q, seat); err != nil || same && !sees(game, a, x, y, seat) {
		return cmp.Or(err, fmt.Errorf("seat %d cannot tell the positions before %q apart, nor those after it, but is told different "+
			"events:\n%s", seat, a.Notation(m), eventsDiff(game.Info(), x, y)))
	}
	for i := range max(len(x), len(y)) {
		if i < len(x) && reveals(x[i], seat, a.Turn()) || i < len(y) && reveals(y[i], seat, a.Turn()) {
			return nil
		}
		if i < len(x) && asks(game, x[i]) || i < len(y) && asks(game, y[i]) {
			return nil // who is asked next, and about what, the position says as well
		}
		if i == len(x) || i == len(y) || x[i] != y[i] {
			return fmt.Errorf("two positions that seat %d cannot tell apart tell it different events of %q, and none before "+
				"that reveals anything:\n%s", seat, a.Notation(m), eventsDiff(game.Info(), x, y))
		}
	}
	return nil
}

// AlikeTo reports whether a seat knows the same of two positions.
func AlikeTo(a, b engine.State, seat engine.Seat) (bool, error) {
	x, err := a.InformationState(seat)
	if err != nil {
		return false, err
	}
	y, err := b.InformationState(seat)
	return bytes.Equal(x, y), err
}

// sees reports whether the first event in which two courses of events after a position differ looks different on the board of a
// seat.
func sees(game engine.Game, s engine.State, x, y []engine.Event, seat engine.Seat) bool {
	a, b := game.NewBoard(), game.NewBoard()
	a.Read(s, engine.SeatsOf(seat))
	b.Read(s, engine.SeatsOf(seat))
	for i := range min(len(x), len(y)) {
		a.Apply(x[i])
		b.Apply(y[i])
		if x[i] != y[i] {
			return reflect.ValueOf(a).Elem().Interface() != reflect.ValueOf(b).Elem().Interface()
		}
	}
	return false
}

// ShareChance gives a position the chance of another one, so that the same dice follow.
func ShareChance(from, to engine.State) {
	if src, dst := engine.ChanceOf(from), engine.ChanceOf(to); src != nil && dst != nil {
		*dst = *src
	}
}

// reveals reports whether an event of somebody's move shows a seat something new. A redacted one shows nothing; a secret
// of its own that another's move brings it is news.
func reveals(e engine.Event, seat, mover engine.Seat) bool {
	return !e.Redacted && (e.Reveals || e.Secret && seat != mover)
}

// asked is the name of the event that tells who decides next.
const asked = "asked"

func asks(game engine.Game, e engine.Event) bool {
	info := game.Info()
	return info.EventName(e.Kind) == asked
}

// sealedTellsAlike tries pairs of moves. Where a seat cannot tell the positions after them apart, though whoever moved can,
// the choice was secret, and the events must keep it. Moves with chance in them are left out: what they have put on the
// table may be gone again before they end, as discards are that go back into the deck.
func sealedTellsAlike(game engine.Game, s engine.State, r *rand.Rand) error {
	type played struct {
		m      engine.Move
		after  engine.State
		events []engine.Event
	}
	var tried []played
	for _, m := range some(s.Moves(nil), r) {
		events, after, err := told(game, s, m, engine.AllSeats(s.Seats()))
		if err != nil {
			return err
		}
		if chancy(events) {
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
					return fmt.Errorf("seat %d cannot see in the position whether seat %d has played %q or %q, but the events tell it:\n%s",
						seat, s.Turn(), s.Notation(t.m), s.Notation(m), eventsDiff(game.Info(), x, y))
				}
			}
		}
		tried = append(tried, played{m, after, events})
	}
	return nil
}

// redact returns events as a seat is told them.
func redact(events []engine.Event, seat engine.Seat) []engine.Event {
	told := slices.Clone(events)
	for i := range told {
		told[i] = told[i].For(engine.SeatsOf(seat))
	}
	return told
}

// isSecret reports whether two positions are the same to a seat, but not to another that has led to them.
func isSecret(game engine.Game, a, b engine.State, to, mover engine.Seat) (bool, error) {
	x, y := game.NewBoard(), game.NewBoard()
	x.Read(a, engine.SeatsOf(to))
	y.Read(b, engine.SeatsOf(to))
	if !SameBoard(x, y) {
		return false, nil // it sees the difference: no need to ask for all that it knows, which takes long
	}
	for _, seat := range [2]engine.Seat{to, mover} {
		if same, err := AlikeTo(a, b, seat); err != nil || same != (seat == to) {
			return false, err
		}
	}
	return true, nil
}

// chancy reports whether events come from chance or turn something up.
func chancy(events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return e.Reveals })
}

// told plays a move on a copy and returns the events as somebody hears them, and the copy.
func told(game engine.Game, s engine.State, m engine.Move, open engine.SeatSet) ([]engine.Event, engine.State, error) {
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

// some returns moves drawn from a list, which it changes: all of a short one.
func some(moves []engine.Move, r *rand.Rand) []engine.Move {
	r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return moves[:min(len(moves), mostMoves)]
}
