package talk

import "gulch/engine"

// Cues are what the events of a game mean to whom. A table that has a list of them says by it what is worth a remark:
//
//	func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment { return cues.Add(dst, e) }
type Cues map[engine.EventKind][]Cue

// A Cue is what one event means to one seat.
type Cue struct {
	Kind   Kind
	Weight int
	Whom   Whom
	Of     Amount // the amount that it hangs on, none if nil
	Least  int    // the least of it that is worth a word
	Each   int    // so much of it beyond the least adds one to the weight; 0 adds nothing
}

// Whom says which seat of an event is meant.
type Whom int

// The seats of an event: the one it is about, the other one, and among two the rival of the first.
const (
	Seat Whom = iota
	Other
	Rival
)

// An Amount is a number that an event tells.
type Amount func(e engine.Event) int

// The amounts of an event by their field.
func A(e engine.Event) int { return int(e.A) } // A is the first
func B(e engine.Event) int { return int(e.B) } // B is the second
func C(e engine.Event) int { return int(e.C) } // C is the third
func D(e engine.Event) int { return int(e.D) } // D is the fourth

// Add appends what an event means.
func (c Cues) Add(dst []Moment, e engine.Event) []Moment {
	for _, cue := range c[e.Kind] {
		if m, worth := cue.moment(e); worth {
			dst = append(dst, m)
		}
	}
	return dst
}

func (c Cue) moment(e engine.Event) (m Moment, worth bool) {
	m = Moment{Kind: c.Kind, Weight: c.Weight, Seat: e.Seat}
	switch c.Whom {
	case Other:
		m.Seat = e.Other
	case Rival:
		m.Seat = 1 - e.Seat
	}
	if c.Of == nil {
		return m, m.Seat != engine.NoSeat
	}
	beyond := c.Of(e) - c.Least
	if c.Each > 0 && beyond > 0 {
		m.Weight += beyond / c.Each
	}
	return m, beyond >= 0 && m.Seat != engine.NoSeat
}
