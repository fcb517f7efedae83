package talk

import "gulch/engine"

// Triggers maps kinds of events to the moments that they cause for some seats. A game's table
// returns the moments of an event by Moments:
//
//	func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
//		return cues.Add(dst, e)
//	}
type Triggers map[engine.EventKind][]Trigger

// Trigger describes the moment that an event is for one seat.
type Trigger struct {
	Kind   Kind
	Weight int
	Whom   Whom
	Amount Amount // the number of the event that counts; nil for none
	Min    int    // the least amount that makes a moment
	Step   int    // the weight rises by 1 for each Each above Least; 0 for never
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
func (c Triggers) Add(dst []Moment, e engine.Event) []Moment {
	for _, cue := range c[e.Kind] {
		if m, worth := cue.moment(e); worth {
			dst = append(dst, m)
		}
	}
	return dst
}

func (c Trigger) moment(e engine.Event) (m Moment, worth bool) {
	m = Moment{Kind: c.Kind, Weight: c.Weight, Seat: e.Seat}
	switch c.Whom {
	case Other:
		m.Seat = e.Other
	case Rival:
		m.Seat = 1 - e.Seat
	}
	if c.Amount == nil {
		return m, m.Seat != engine.NoSeat
	}
	beyond := c.Amount(e) - c.Min
	if c.Step > 0 && beyond > 0 {
		m.Weight += beyond / c.Step
	}
	return m, beyond >= 0 && m.Seat != engine.NoSeat
}
