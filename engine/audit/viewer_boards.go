package audit

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/google/go-cmp/cmp"

	"gulch/engine"
)

// Boards keeps a board for every viewer of a game: the public, each seat, and all seats together.
// These boards follow the events of the game (see [engine.Follow]). After each move, every board
// must equal a board read from the position.
type Boards struct {
	// Changes has the changes of the board that the events of the game make, nil to check none.
	// Each event is added to it, as all seats together see it.
	Changes *Changes

	info    engine.Info
	viewers []*viewer
	events  []engine.Event // events since the last call of Moved
	bad     error          // error about the first event that was not valid, nil if all were valid
	trial   *Boards        // boards of the public and of all seats together, for TryMove; nil until its first call
}

// viewer is somebody who looks at the table (a seat, the public, or all seats together), with the
// boards that show what this viewer may see.
type viewer struct {
	name  string
	open  engine.SeatSet
	all   bool         // whether the viewer may see the secrets of all seats
	board engine.Board // board that follows the events, to be compared with read
	read  engine.Board // board read from the position after the last move
}

// NewBoards returns boards for a game that is now at position s. There is one for every viewer or,
// if quick is true, only for the public and for all seats together. NewBoards returns an error if
// the board type of the game contains pointers.
func NewBoards(game engine.Game, s engine.State, quick bool) (*Boards, error) {
	b := &Boards{info: game.Info()}
	if t := reflect.TypeOf(game.NewBoard()); t.Kind() != reflect.Pointer || !isPlainType(t.Elem()) {
		return nil, fmt.Errorf("NewBoard returns a %v, want a pointer to a struct without pointers, slices, maps "+
			"and interfaces, so that == compares boards", t)
	}
	for _, open := range allViewers(s.Seats()) {
		if quick && open != 0 && open != engine.AllSeats(s.Seats()) {
			continue
		}
		v := &viewer{viewName(open, s.Seats()), open, open == engine.AllSeats(s.Seats()), game.NewBoard(),
			game.NewBoard()}
		v.board.Read(s, open)
		b.viewers = append(b.viewers, v)
	}
	return b, nil
}

// isPlainType reports whether values of type t contain no pointers, so that == compares their whole
// contents.
func isPlainType(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return isPlainType(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if !isPlainType(t.Field(i).Type) {
				return false
			}
		}
		return true
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface, reflect.Func, reflect.Chan,
		reflect.UnsafePointer:
		return false
	}
	return true
}

// allViewers returns the viewers of a game, each as the set of seats whose secrets the viewer may
// see: no seat, each single seat, all seats.
func allViewers(seats int) []engine.SeatSet {
	all := []engine.SeatSet{0}
	for p := range engine.Seat(seats) {
		all = append(all, engine.SeatsOf(p))
	}
	if seats > 1 {
		all = append(all, engine.AllSeats(seats))
	}
	return all
}

func viewName(open engine.SeatSet, seats int) string {
	switch {
	case open == 0:
		return "the public"
	case open.Len() == 1:
		return fmt.Sprintf("seat %d", open.First())
	case open.Len() == seats:
		return "all seats"
	}
	return fmt.Sprintf("seats %v", slices.Collect(open.All()))
}

// Observe makes all boards follow event e of the game. The State of e must be the position that has
// just sent the event. An error is returned by the next call of Moved. See [engine.Tell].
func (b *Boards) Observe(e engine.Told) {
	b.events = append(b.events, e.Event)
	if b.bad != nil {
		return
	}
	switch {
	case b.info.EventName(e.Kind) == "":
		b.bad = fmt.Errorf("event kind %d has no name in Info.Events", e.Kind)
	case e.Secret && e.Seat == engine.NoSeat:
		b.bad = fmt.Errorf("%s is Secret, but its Seat is NoSeat", b.event(e.Event))
	case e.Redacted:
		b.bad = fmt.Errorf("the game has set Redacted of %s; only Event.For may do that", b.event(e.Event))
	}
	for _, v := range b.viewers {
		if b.bad == nil {
			b.bad = b.follow(v, e)
		}
	}
}

// Moved compares all boards with the position s after a move, given in the game's notation. If they
// differ, the error contains the events of the move and the difference.
func (b *Boards) Moved(s engine.State, move string) error {
	told := b.events
	b.events = b.events[:0]
	if b.bad != nil {
		return fmt.Errorf("boards: %q: %w", move, b.bad)
	}
	for _, v := range b.viewers {
		v.read.Read(s, v.open)
		if !SameBoard(v.board, v.read) {
			return b.differs(v, move, told)
		}
	}
	return nil
}

// TryMove plays a move in a position, which it changes, and checks its events. For the public and
// for all seats together, it compares a board that follows the events with one that is read after
// the move. The position need not belong to the game of b.
func (b *Boards) TryMove(s engine.State, m engine.Move) error {
	if b.trial == nil {
		b.trial = &Boards{info: b.info, Changes: b.Changes}
		for _, v := range b.viewers {
			if v.open == 0 || v.open == engine.AllSeats(s.Seats()) {
				twin := func() engine.Board {
					return reflect.New(reflect.TypeOf(v.board).Elem()).Interface().(engine.Board)
				}
				b.trial.viewers = append(b.trial.viewers, &viewer{v.name, v.open, v.all, twin(), twin()})
			}
		}
	}
	for _, v := range b.trial.viewers {
		reflect.ValueOf(v.board).Elem().SetZero()
		v.board.Read(s, v.open)
	}
	b.trial.events, b.trial.bad = b.trial.events[:0], nil
	text := s.Notation(m)
	if err := s.Play(m, engine.Tell(s, b.trial.Observe)); err != nil {
		return err
	}
	return b.trial.Moved(s, text)
}

// follow makes the board of a viewer follow an event. If the board panics, for example because an
// earlier event was missing, follow returns the panic as an error.
func (b *Boards) follow(v *viewer, e engine.Told) (err error) {
	defer func() {
		if what := recover(); what != nil {
			err = fmt.Errorf("the board of %s panics at %s: %v", v.name, b.event(e.For(v.open)), what)
		}
	}()
	if !v.all || b.Changes == nil {
		engine.Follow(v.board, e, v.open)
		return nil
	}
	before := reflect.New(reflect.TypeOf(v.board).Elem()).Elem()
	before.Set(reflect.ValueOf(v.board).Elem())
	engine.Follow(v.board, e, v.open)
	return b.Changes.Add(e.Event, before, reflect.ValueOf(v.board).Elem())
}

// WithoutPast returns the contents of a board with the field Past cleared. Such values can be
// compared with ==.
func WithoutPast(b engine.Board) any {
	v := reflect.New(reflect.TypeOf(b).Elem()).Elem()
	v.Set(reflect.ValueOf(b).Elem())
	if past := v.FieldByName("Past"); past.IsValid() {
		past.SetZero()
	}
	return v.Interface()
}

// SameBoard reports whether two boards are equal, apart from their fields Past.
func SameBoard(a, b engine.Board) bool { return WithoutPast(a) == WithoutPast(b) }

// differs returns an error about a viewer's board that differs from the position after a move. The
// error contains the difference and the events of the move.
func (b *Boards) differs(v *viewer, move string, told []engine.Event) error {
	return fmt.Errorf("boards: after %q the board of %s differs from the board at the last event of the move "+
		"(- position, + last event):\n%sThe move reported %s. Play has to report the change by an event, after "+
		"the change", move, v.name, Diff(WithoutPast(v.read), WithoutPast(v.board)), b.list(v, told))
}

// list formats events for an error message, as a viewer receives them.
func (b *Boards) list(v *viewer, told []engine.Event) string {
	if len(told) == 0 {
		return "no events"
	}
	var lines []string
	for _, e := range told {
		lines = append(lines, b.event(e.For(v.open)))
	}
	return strings.Join(lines, ", ")
}

// event formats an event for an error message.
func (b *Boards) event(e engine.Event) string { return eventText(b.info, e) }

func eventText(info engine.Info, e engine.Event) string {
	text := info.EventName(e.Kind)
	if text == "" {
		text = fmt.Sprintf("event %d", e.Kind)
	}
	switch {
	case e.Seat != engine.NoSeat && e.Other != engine.NoSeat:
		text += fmt.Sprintf(" of seat %d and %d", e.Seat, e.Other)
	case e.Seat != engine.NoSeat:
		text += fmt.Sprintf(" of seat %d", e.Seat)
	}
	if e.Redacted {
		return text + " (redacted)"
	}
	secret := ""
	if e.Secret {
		secret = "secret "
	}
	return text + fmt.Sprintf(" (%s%d %d %d %d)", secret, e.A, e.B, e.C, e.D)
}

// Diff returns the difference between two values line by line: lines that begin with - are those of
// want, lines that begin with + those of got.
func Diff(want, got any) string {
	return cmp.Diff(want, got, cmp.Exporter(func(reflect.Type) bool { return true }))
}
