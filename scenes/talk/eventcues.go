package talk

import "gulch/engine"

// Cues maps kinds of events to the moments that they cause for some seats. A game's table returns
// the moments of an event by Moments:
//
//	func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
//		return cues.Add(dst, e)
//	}
type Cues map[engine.EventKind][]Cue

// Cue describes the moment that an event is for one seat.
type Cue struct {
	Kind   Kind
	Weight int
	Whom   Whom
	Of     Amount // the number of the event that counts; nil for none
	Least  int    // the least amount that makes a moment
	Each   int    // the weight rises by 1 for each Each above Least; 0 for never
}

// Whom selects the seat of an event for which it is a moment.
type Whom int

// The seat of the event, its other seat, and in a game of two the opponent of the first.
const (
	Seat Whom = iota
	Other
	Rival
)

// Amount returns a number of an event.
type Amount func(e engine.Event) int

// A returns the number A of an event.
func A(e engine.Event) int { return int(e.A) }

// B returns the number B of an event.
func B(e engine.Event) int { return int(e.B) }

// C returns the number C of an event.
func C(e engine.Event) int { return int(e.C) }

// D returns the number D of an event.
func D(e engine.Event) int { return int(e.D) }

// Add appends the moments of an event to dst.
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
