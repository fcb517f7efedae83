package audit

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"gulch/engine"
)

// Inspect checks that a position satisfies the contract of engine.State. It does not change the
// position. One of its checks plays a determinized copy to the end of the game, which may take at
// most bound moves.
func Inspect(game engine.Game, s engine.State, r *rand.Rand, bound int) error {
	for _, check := range []struct {
		name string
		run  func() error
	}{
		{"moves", func() error { return Moves(s) }},
		{"copies", func() error { return Copies(game, s) }},
		{"refusals", func() error { return Refusals(game, s, r) }},
		{"notation", func() error { return Notation(s) }},
		{"tellers", func() error { return Observers(game, s, r) }},
		{"JSON", func() error { return cmp.Or(RoundTrip(game, s), Unreadable(game, s), ContinuesAlike(game, s, r)) }},
		{"determinize", func() error { return Determinization(game, s, r, bound) }},
		{"scores", func() error { return Scores(s) }},
		{"secrets", func() error { return Secrets(game, s, r) }},
	} {
		if err := check.run(); err != nil {
			return fmt.Errorf("%s: %w", check.name, err)
		}
	}
	return nil
}

// clone returns an independent copy of a position.
func clone(game engine.Game, s engine.State) (engine.State, error) {
	// If states are plain structs, as most are, a zero struct is sufficient as the destination of
	// CopyTo, and no game has to be set up.
	if t := reflect.TypeOf(s); t.Kind() == reflect.Pointer {
		fresh := reflect.New(t.Elem()).Interface().(engine.State)
		s.CopyTo(fresh)
		return fresh, nil
	}
	info := game.Info()
	fresh, err := game.New(info.MinSeats, nil, 1)
	if err != nil {
		return nil, err
	}
	s.CopyTo(fresh)
	return fresh, nil
}

// Moves checks the method Moves of a position: it must append to dst, list no move twice, return
// the same list at every call, and agree with Turn.
func Moves(s engine.State) error {
	mark := engine.Move{Kind: 65535, A: -1}
	moves := s.Moves([]engine.Move{mark})
	if moves[0] != mark {
		return errors.New("Moves overwrites elements of dst; it must append")
	}
	moves = moves[1:]
	if (len(moves) == 0) != (s.Turn() == engine.NoSeat) {
		return fmt.Errorf("Moves lists %d moves, but Turn is %d; want none if and only if Turn is NoSeat (-1)",
			len(moves), s.Turn())
	}
	if t := s.Turn(); t != engine.NoSeat && (t < 0 || int(t) >= s.Seats()) {
		return fmt.Errorf("method Turn is seat %d in a game of %d seats", t, s.Seats())
	}
	seen := make(map[engine.Move]bool, len(moves))
	for _, m := range moves {
		if seen[m] || m.Kind == 0 {
			return fmt.Errorf("Moves lists %q twice, or a move with Kind 0", s.Notation(m))
		}
		seen[m] = true
	}
	if again := s.Moves(nil); !slices.Equal(moves, again) {
		return fmt.Errorf("two calls of Moves in one position differ: %s; %s", notations(s, moves), notations(s, again))
	}
	return nil
}

// Copies checks that every legal move can be played on a copy, and that this does not change the
// original.
func Copies(game engine.Game, s engine.State) error {
	before, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	c, err := clone(game, s)
	if err != nil {
		return err
	}
	if err := same(s, c); err != nil {
		return fmt.Errorf("CopyTo gives a different position (original, copy): %w", err)
	}
	for _, m := range s.Moves(nil) {
		s.CopyTo(c) // c is reused on purpose, to check that CopyTo overwrites everything
		if err := c.Play(m, nil); err != nil {
			return fmt.Errorf("method Play refuses the move %q, which Moves lists: %w", s.Notation(m), err)
		}
		if err := c.Check(); err != nil {
			return fmt.Errorf("after %q: %w", s.Notation(m), err)
		}
	}
	after, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	if !bytes.Equal(before, after) {
		return fmt.Errorf("a move of a copy changed the original, so they share memory:\nbefore: %s\nafter:  %s",
			before, after)
	}
	return nil
}

// Refusals checks that illegal moves are refused by an engine.Refusal with a reason and change
// nothing. It tries moves that are similar to legal ones, and random moves.
func Refusals(game engine.Game, s engine.State, r *rand.Rand) error {
	legal := s.Moves(nil)
	c, err := clone(game, s)
	if err != nil {
		return err
	}
	for _, m := range illegalCandidates(legal, r) {
		if slices.Contains(legal, m) {
			continue
		}
		told := 0
		err := c.Play(m, func(engine.Event) { told++ })
		switch {
		case err == nil:
			return fmt.Errorf("method Play accepts the move %+v, %q, which Moves does not list", m, s.Notation(m))
		case !errors.As(err, new(*engine.Refusal)):
			return fmt.Errorf("method Play refuses the move %+v by the error %q, want an *engine.Refusal", m, err)
		case err.Error() == "" || strings.Contains(err.Error(), "%!"):
			return fmt.Errorf("the refusal of the move %+v has no proper text: %q", m, err)
		case told > 0:
			return fmt.Errorf("method Play refuses the move %+v, but reports %d events; want none", m, told)
		}
	}
	if err := same(s, c); err != nil {
		return fmt.Errorf("a refused move changed the position (before, after): %w", err)
	}
	return nil
}

// illegalCandidates returns moves, most of them illegal, with which Refusals checks that illegal
// moves are refused.
func illegalCandidates(legal []engine.Move, r *rand.Rand) []engine.Move {
	moves := []engine.Move{{}, {Kind: 65535}}
	for _, m := range legal {
		for d := int16(-1); d <= 1; d += 2 {
			moves = append(moves,
				engine.Move{Kind: m.Kind, A: m.A + d, B: m.B, C: m.C},
				engine.Move{Kind: m.Kind, A: m.A, B: m.B + d, C: m.C},
				engine.Move{Kind: m.Kind, A: m.A, B: m.B, C: m.C + d},
			)
		}
	}
	for kind := range engine.Kind(48) {
		small := func() int16 { return int16(r.IntN(70)) }
		moves = append(moves,
			engine.Move{Kind: kind},
			engine.Move{Kind: kind, A: small()},
			engine.Move{Kind: kind, A: small(), B: small()},
			engine.Move{Kind: kind, A: int16(r.Uint32()), B: int16(r.Uint32()), C: int16(r.Uint32())},
			engine.Move{Kind: kind, A: -32768, B: 32767, C: -1},
		)
	}
	return moves
}

// Notation checks that the notation of every legal move is unique and can be parsed back to the
// move, and that Parse refuses invalid texts with a reason.
func Notation(s engine.State) error {
	seen := map[string]bool{}
	for _, m := range s.Moves(nil) {
		text := s.Notation(m)
		if seen[text] {
			return fmt.Errorf("two legal moves have the notation %q", text)
		}
		seen[text] = true
		back, err := s.Parse(text)
		if err != nil {
			return fmt.Errorf("method Parse refuses the notation %q of a legal move: %w", text, err)
		}
		if back != m {
			return fmt.Errorf("the notation %q of move %+v is parsed as %+v", text, m, back)
		}
	}
	for _, text := range []string{"", " ", "?", "no such move", "\x00", "99999999999999999999"} {
		if _, err := s.Parse(text); err == nil || err.Error() == "" {
			return fmt.Errorf("method Parse accepts %q, or refuses it without a reason", text)
		}
	}
	return nil
}

// Observers checks that a move has the same effect with and without an observer, and that the kinds
// and seats of its events are valid.
func Observers(game engine.Game, s engine.State, r *rand.Rand) error {
	moves := s.Moves(nil)
	if len(moves) == 0 {
		return nil
	}
	m := moves[r.IntN(len(moves))]
	silent, err := clone(game, s)
	if err != nil {
		return err
	}
	told, err := clone(game, s)
	if err != nil {
		return err
	}
	info := game.Info()
	var unknown error
	err = errors.Join(silent.Play(m, nil), told.Play(m, func(e engine.Event) {
		if info.EventName(e.Kind) == "" || e.Seat < engine.NoSeat || int(e.Seat) >= s.Seats() {
			unknown = fmt.Errorf("event %+v has a kind without a name in Info.Events, or no seat of the game", e)
		}
	}), unknown)
	if err != nil {
		return fmt.Errorf("%q: %w", s.Notation(m), err)
	}
	if err := same(silent, told); err != nil {
		return fmt.Errorf("the effect of %q depends on whether there is an observer (without, with): %w", s.Notation(m),
			err)
	}
	return nil
}

// RoundTrip checks that a position loaded from its JSON is equal to the original and has the same
// moves.
func RoundTrip(game engine.Game, s engine.State) error {
	text, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	back, err := game.Load(text)
	if err != nil {
		return fmt.Errorf("method Load refuses the JSON of a position: %w: %s", err, text)
	}
	if err := same(s, back); err != nil {
		return fmt.Errorf("the position loaded from JSON differs (original, loaded): %w", err)
	}
	if had, has := s.Moves(nil), back.Moves(nil); !slices.Equal(had, has) {
		return fmt.Errorf("the position loaded from JSON has other legal moves: %s, loaded: %s", notations(s, had),
			notations(s, has))
	}
	return nil
}

// Unreadable checks that Load refuses texts that are not a position, such as a position followed by
// more text.
func Unreadable(game engine.Game, s engine.State) error {
	text, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	for _, bad := range []string{"", "{", "[]", "null", `"x"`, `{"no such field": 1}`, string(text) + "{}"} {
		if _, err := game.Load([]byte(bad)); err == nil {
			return fmt.Errorf("method Load accepts %q, which is no position", bad)
		}
	}
	return nil
}

// continuationMoves is the number of moves for which ContinuesAlike compares a loaded position with
// the original.
const continuationMoves = 12

// ContinuesAlike checks that a position loaded from its JSON develops in the same way as the
// original when the same moves are played. This detects state that is missing from the JSON.
func ContinuesAlike(game engine.Game, s engine.State, r *rand.Rand) error {
	text, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	back, err := game.Load(text)
	if err != nil {
		return err
	}
	c, err := clone(game, s)
	if err != nil {
		return err
	}
	for range continuationMoves {
		had, has := c.Moves(nil), back.Moves(nil)
		if !slices.Equal(had, has) {
			return fmt.Errorf("the position loaded from JSON continues with other legal moves: %s, want %s: %s",
				notations(back, has), notations(c, had), text)
		}
		if len(had) == 0 {
			break
		}
		m := had[r.IntN(len(had))]
		if err := errors.Join(c.Play(m, nil), back.Play(m, nil)); err != nil {
			return err
		}
	}
	if same(c, back) == nil {
		return nil
	}
	want, err := Leaves(c.MarshalJSON())
	if err != nil {
		return err
	}
	got, err := Leaves(back.MarshalJSON())
	if err != nil {
		return err
	}
	return fmt.Errorf("the position loaded from JSON continues differently under the same moves (- original, + "+
		"loaded):\n%s%s", Diff(want, got), text)
}

// Determinization checks Determinize for every seat: it must preserve the information state of the
// seat and must not depend on anything else. For the seat to move, it must preserve the legal
// moves, and random play from the determinized position must end after at most bound moves.
func Determinization(game engine.Game, s engine.State, r *rand.Rand, bound int) error {
	for seat := range engine.Seat(s.Seats()) {
		knew, err := s.InformationState(seat)
		if err != nil {
			return err
		}
		c, err := clone(game, s)
		if err != nil {
			return err
		}
		c.Determinize(seat, r)
		knows, err := c.InformationState(seat)
		if err != nil {
			return err
		}
		if !bytes.Equal(knew, knows) {
			return fmt.Errorf(
				"method Determinize changes the information state of seat %d: %s. Either InformationState "+
					"contains something hidden, "+
					"or Determinize samples something known.\nbefore: %s\nafter:  %s", seat,
				firstDifference(knew, knows),
				knew, knows)
		}
		if s.Turn() == seat && !slices.Equal(s.Moves(nil), c.Moves(nil)) {
			return fmt.Errorf("method Determinize changes the legal moves of seat %d, which is to move", seat)
		}
		if err := checkDeterminizedAlike(game, s, c, seat, r.Uint64()); err != nil {
			return err
		}
		if err := RoundTrip(game, c); err != nil {
			return err
		}
		if seat != s.Turn() {
			continue
		}
		if err := playOut(c, r, bound); err != nil {
			return fmt.Errorf("after Determinize for seat %d: %w", seat, err)
		}
	}
	return nil
}

// checkDeterminizedAlike checks that no hidden information influences Determinize. The positions s
// and t have the same information state for a seat; with the same random numbers, which seed
// determines, both must be determinized to the same position.
func checkDeterminizedAlike(game engine.Game, s, t engine.State, seat engine.Seat, seed uint64) error {
	a, err := clone(game, s)
	if err != nil {
		return err
	}
	b, err := clone(game, t)
	if err != nil {
		return err
	}
	a.Determinize(seat, rand.New(rand.NewPCG(seed, 0)))
	b.Determinize(seat, rand.New(rand.NewPCG(seed, 0)))
	if err := same(a, b); err != nil {
		return fmt.Errorf("two positions that seat %d cannot tell apart are determinized differently with the same "+
			"random numbers: the result depends on hidden information, or on chance other than "+
			"Chance.Reseed: %w", seat, err)
	}
	return nil
}

// playOut plays random moves to the end of the game, which may take at most bound moves.
func playOut(s engine.State, r *rand.Rand, bound int) error {
	var moves []engine.Move
	for range bound {
		if err := s.Check(); err != nil {
			return err
		}
		if moves = s.Moves(moves[:0]); len(moves) == 0 {
			return nil
		}
		if err := s.Play(moves[r.IntN(len(moves))], nil); err != nil {
			return err
		}
	}
	return fmt.Errorf("the game is not over after %d moves", bound)
}

// Scores checks that the lines of the score sheet add up to the scores, and that ranks are
// consistent with each other.
func Scores(s engine.State) error {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	if len(scores) != s.Seats() || len(ranks) != s.Seats() {
		return fmt.Errorf("%d scores and %d ranks for %d seats", len(scores), len(ranks), s.Seats())
	}
	sums := make([]int, s.Seats())
	for _, line := range s.Sheet() {
		if line.Name == "" || len(line.Points) != s.Seats() {
			return fmt.Errorf("line %+v of the score sheet lacks a name or the points of a seat", line)
		}
		for p, points := range line.Points {
			sums[p] += points
		}
	}
	if !slices.Equal(sums, scores) {
		return fmt.Errorf("the score sheet adds up to %v, but the scores are %v", sums, scores)
	}
	for p, rank := range ranks {
		better := 0
		for _, other := range ranks {
			if other < rank {
				better++
			}
		}
		if rank != better+1 {
			return fmt.Errorf("seat %d has rank %d, but %d seats have a better rank", p, rank, better)
		}
	}
	return nil
}
