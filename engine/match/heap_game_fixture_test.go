package match

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"gulch/engine"
)

// The kinds of moves of the heap game, the smallest game with everything that a match must handle:
// options, dice, forced moves, refusals. In turn, each seat takes one to three counters or, as long
// as rolls are left, rolls a die that adds counters to the heap. The last counter can only be
// taken, so that the last move of a game without rolls is forced. The seat that takes it wins.
//
// Package nuggets is not suitable for these tests: until its hill is used up, every move reveals
// something, so that nothing can be undone.
const (
	take engine.Kind = iota + 1
	roll
)

const (
	taken engine.EventKind = iota + 1
	rolled
)

type heapGame struct{ rules int }

func (g heapGame) Info() engine.Info {
	return engine.Info{ID: "heap", Name: "Heap", Rules: g.rules, MinSeats: 2, MaxSeats: 4,
		Options: []engine.Option{{ID: "rolls", Name: "Rolls", Default: "many",
			Values: []engine.Value{{ID: "many"}, {ID: "none"}}}},
		Phases: []string{"turn"}, Events: []string{"", "taken", "rolled"}}
}

func (g heapGame) New(seats int, o engine.Options, seed uint64) (engine.State, error) {
	s := &heap{Players: seats, Numbers: engine.NewChance(seed, 1)}
	s.Left = 8 + s.Numbers.Below(8)
	if o["rolls"] == "many" {
		s.Rolls = 40
	}
	s.Points = make([]int, seats)
	return s, nil
}

func (g heapGame) Load(data []byte) (engine.State, error) {
	s := &heap{}
	return s, json.Unmarshal(data, s)
}

func (g heapGame) NewBoard() engine.Board { return new(heapBoard) }

// heapBoard is the board of the heap game: what its players can see.
type heapBoard struct {
	Left, Next, Players int
	Points              [4]int
	Past                struct{ Rolled int } // Rolled is the sum of all rolls so far
}

func (b *heapBoard) Read(state engine.State, _ engine.SeatSet) {
	s := state.(*heap)
	*b = heapBoard{Left: s.Left, Next: s.Next, Players: s.Players}
	copy(b.Points[:], s.Points)
}

func (b *heapBoard) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	if e.Kind == rolled {
		past.Rolled += int(e.A)
	}
	b.Read(e.State, open)
	b.Past = past
}

type heapData struct {
	Players, Left, Rolls, Next int
	Points                     []int
	Numbers                    engine.Chance
}

type heap heapData

func (s *heap) Seats() int          { return s.Players }
func (s *heap) Phase() engine.Phase { return 0 }
func (s *heap) Turn() engine.Seat {
	if s.Left == 0 {
		return engine.NoSeat
	}
	return engine.Seat(s.Next)
}

func (s *heap) Moves(dst []engine.Move) []engine.Move {
	for n := 1; n <= min(3, s.Left); n++ {
		dst = append(dst, engine.Move{Kind: take, A: int16(n)})
	}
	if s.Rolls > 0 && s.Left > 0 {
		dst = append(dst, engine.Move{Kind: roll})
	}
	return dst
}

func (s *heap) Play(m engine.Move, tell engine.Observer) error {
	e := engine.Event{Seat: s.Turn(), Other: engine.NoSeat, A: m.A}
	switch {
	case m.Kind == take && m.A >= 1 && m.A <= 3 && int(m.A) <= s.Left:
		e.Kind = taken
		s.Left -= int(m.A)
		s.Points[s.Next] += int(m.A)
	case m.Kind == roll && s.Rolls > 0 && s.Left > 0:
		e.Kind, e.Reveals, e.A = rolled, true, int16(s.Numbers.Die(6))
		s.Left += int(e.A)
		s.Rolls--
	default:
		return errors.New("the heap does not allow that")
	}
	s.Next = (s.Next + 1) % s.Players
	if tell != nil {
		tell(e)
	}
	return nil
}

func (s *heap) CopyTo(dst engine.State) {
	d := dst.(*heap)
	points := append(d.Points[:0], s.Points...)
	*d = *s
	d.Points = points
}

func (s *heap) Determinize(_ engine.Seat, r *rand.Rand)      { s.Numbers.Reseed(r) }
func (s *heap) InformationState(engine.Seat) ([]byte, error) { return json.Marshal(s.Left) }
func (s *heap) Scores(dst []int) []int                       { return append(dst, s.Points...) }
func (s *heap) Sheet() []engine.Line {
	return []engine.Line{{Name: "Counters", Points: s.Points}}
}
func (s *heap) Chance() *engine.Chance       { return &s.Numbers }
func (s *heap) Key() engine.Key              { return engine.KeyOf(fmt.Sprint(s)) }
func (s *heap) Script(rolls []int) error     { return s.Numbers.Script(rolls, 6) }
func (s *heap) Check() error                 { return nil }
func (s *heap) MarshalJSON() ([]byte, error) { return json.Marshal((*heapData)(s)) }
func (s *heap) UnmarshalJSON(b []byte) error { return json.Unmarshal(b, (*heapData)(s)) }
func (s *heap) Ranks(dst []int) []int {
	for seat := range s.Players {
		rank := 2
		if seat == (s.Next+s.Players-1)%s.Players {
			rank = 1
		}
		dst = append(dst, rank)
	}
	return dst
}

func (s *heap) Notation(m engine.Move) string {
	if m.Kind == roll {
		return "roll"
	}
	return fmt.Sprintf("take %d", m.A)
}

func (s *heap) Parse(text string) (engine.Move, error) {
	if text == "roll" {
		return engine.Move{Kind: roll}, nil
	}
	m := engine.Move{Kind: take}
	if _, err := fmt.Sscanf(text, "take %d", &m.A); err != nil {
		return engine.Move{}, fmt.Errorf("%q is neither take nor roll", text)
	}
	return m, nil
}

func findHeap(id string) (engine.Game, error) {
	if id != "heap" {
		return nil, fmt.Errorf("there's no game %q", id)
	}
	return heapGame{rules: 1}, nil
}
