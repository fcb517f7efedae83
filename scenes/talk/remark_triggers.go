package talk

import "gulch/engine"

// Triggers describes which moments, the occasions for bots' remarks, each kind of event causes. A
// game's table uses it in its method Moments, here with a variable cues of this type:
//
//	func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
//		return cues.Add(dst, e)
//	}
type Triggers map[engine.EventKind][]Trigger

// Trigger describes the [Moment], an occasion for a remark, that a kind of event causes for one
// seat.
type Trigger struct {
	Kind   Kind
	Weight int
	Whom   Whom
	// returns the number of the event that Min and Step apply to; nil if every such event causes
	// the moment
	Amount Amount
	Min    int // smallest amount that causes a moment
	Step   int // the weight increases by 1 for each Step of the amount above Min; 0 for a constant weight
}

// Whom says for which seat an event causes a moment.
type Whom int

// Values of Whom. Seat is the seat in the event's field Seat, Other the one in its field Other, and
// Rival the opponent of Seat in a game of two players.
const (
	Seat Whom = iota
	Other
	Rival
)

// Amount returns a number of an event, such as an amount of gold. The functions that games have for
// the parts of their events, such as boomtown.GoldIn, are of this type.
type Amount func(e engine.Event) int

// Add appends to dst the moments that event e causes.
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
