package bot

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"

	"gulch/engine"
)

// nuggets is a tiny game with a hidden deck and hidden hands, for tests. Everybody holds a sack with one nugget that
// only its owner sees and that counts three times. Whose turn it is takes one of three open nuggets, or swaps one
// with the sack, until none is left. A nugget is a number; its worth is a quarter of it.
type nuggets struct {
	Seat   [3]seatOfNuggets
	Row    uint32 // open nuggets, a bit each
	Deck   [24]int8
	Left   int8 // how many of Deck are left
	Mover  int8
	Ticks  int8
	Chance engine.Chance
}

type seatOfNuggets struct {
	Points int16
	Sack   int8
}

const (
	take engine.Kind = iota + 1
	swap
)

func newNuggets(seed uint64) *nuggets {
	s := &nuggets{Left: 24, Chance: engine.NewChance(seed, 1)}
	for i := range s.Deck {
		s.Deck[i] = int8(i)
	}
	engine.Shuffle(&s.Chance, s.Deck[:])
	for i := range s.Seat {
		s.Seat[i].Sack = s.draw()
	}
	for range 3 {
		s.Row |= 1 << s.draw()
	}
	return s
}

func (s *nuggets) draw() int8 {
	s.Left--
	return s.Deck[s.Left]
}

func worth(nugget int8) int { return 1 + int(nugget)/4 }

func (s *nuggets) Seats() int          { return len(s.Seat) }
func (s *nuggets) Phase() engine.Phase { return 0 }
func (s *nuggets) Check() error        { return nil }
func (s *nuggets) Turn() engine.Seat {
	if s.Row == 0 {
		return engine.NoSeat
	}
	return engine.Seat(s.Mover)
}

func (s *nuggets) Moves(dst []engine.Move) []engine.Move {
	for row := s.Row; row != 0; row &= row - 1 {
		dst = append(dst, engine.Move{Kind: take, A: int16(bits.TrailingZeros32(row))})
	}
	for row := s.Row; row != 0; row &= row - 1 {
		dst = append(dst, engine.Move{Kind: swap, A: int16(bits.TrailingZeros32(row))})
	}
	return dst
}

func (s *nuggets) Play(m engine.Move, _ engine.Observer) error {
	if m.A < 0 || m.A > 23 || s.Row>>m.A&1 == 0 || m.Kind != take && m.Kind != swap {
		return errors.New("there is no such nugget in the row")
	}
	me := &s.Seat[s.Mover]
	s.Row &^= 1 << m.A
	gain := int8(m.A)
	if m.Kind == swap {
		gain, me.Sack = me.Sack, gain
	}
	me.Points += int16(worth(gain))
	if s.Left > 0 {
		s.Row |= 1 << s.draw()
	}
	s.Mover = (s.Mover + 1) % 3
	s.Ticks++
	return nil
}

func (s *nuggets) CopyTo(dst engine.State) { *dst.(*nuggets) = *s }

// Determinize sorts what is hidden before it shuffles, so that the sample depends on nothing but r and the view.
func (s *nuggets) Determinize(seat engine.Seat, r *rand.Rand) {
	s.Chance.Reseed(r)
	var hidden uint32
	for _, n := range s.Deck[:s.Left] {
		hidden |= 1 << n
	}
	for i := range s.Seat {
		if engine.Seat(i) != seat {
			hidden |= 1 << s.Seat[i].Sack
		}
	}
	var pool [24]int8
	n := 0
	for ; hidden != 0; hidden &= hidden - 1 {
		pool[n] = int8(bits.TrailingZeros32(hidden))
		n++
	}
	engine.Shuffle(&s.Chance, pool[:n])
	for i := range s.Seat {
		if engine.Seat(i) != seat {
			n--
			s.Seat[i].Sack = pool[n]
		}
	}
	copy(s.Deck[:s.Left], pool[:n])
}

func (s *nuggets) InformationState(seat engine.Seat) ([]byte, error) {
	return json.Marshal([]any{seat, s.Row, s.Left, s.Mover, s.Seat[seat].Sack})
}

func (s *nuggets) Scores(dst []int) []int {
	for _, p := range s.Seat {
		dst = append(dst, int(p.Points)+3*worth(p.Sack))
	}
	return dst
}

func (s *nuggets) Ranks(dst []int) []int {
	scores := s.Scores(nil)
	for _, mine := range scores {
		rank := 1
		for _, other := range scores {
			if other > mine {
				rank++
			}
		}
		dst = append(dst, rank)
	}
	return dst
}

func (s *nuggets) Sheet() []engine.Line                    { return []engine.Line{{Name: "All", Points: s.Scores(nil)}} }
func (s *nuggets) Notation(m engine.Move) string           { return fmt.Sprint(m.Kind, m.A) }
func (s *nuggets) Parse(string) (m engine.Move, err error) { return m, errors.New("not needed") }
func (s *nuggets) Script(rolls []int) error                { return s.Chance.Script(rolls, 6) }
func (s *nuggets) MarshalJSON() ([]byte, error)            { type plain nuggets; return json.Marshal((*plain)(s)) }
func (s *nuggets) UnmarshalJSON(data []byte) error {
	type plain nuggets
	return json.Unmarshal(data, (*plain)(s))
}

// guided is nuggets with a guide.
type guided struct{ nuggets }

func (s *guided) CopyTo(dst engine.State) { *dst.(*guided) = *s }

func (s *guided) Prior(moves []engine.Move, dst []float32) []float32 {
	sack := worth(s.Seat[s.Mover].Sack)
	for _, m := range moves {
		gain := worth(int8(m.A))
		if m.Kind == swap {
			gain = sack + 3*(gain-sack)
		}
		dst = append(dst, float32(gain))
	}
	return dst
}

func (s *guided) Policy(w *engine.Rand) engine.Move {
	var buf [6]engine.Move
	var weights [6]float32
	moves := s.Moves(buf[:0])
	return moves[argmax(s.Prior(moves, weights[:0]))]
}

func (s *guided) Evaluate(dst []float32) []float32 {
	sum := float32(0)
	for _, p := range s.Seat {
		v := exp(float32(int(p.Points)+3*worth(p.Sack)-80) / 4)
		sum += v
		dst = append(dst, v)
	}
	for i := range dst {
		dst[i] /= sum
	}
	return dst
}

func (s *guided) Clock() int { return int(s.Ticks) / 3 }
