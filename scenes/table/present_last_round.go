package table

import (
	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// LastRound describes the start of the last round of a game. The zero value stands for an event
// with which no last round starts.
type LastRound struct {
	Name  string        // "Last round" or "Last day"
	Why   string        // a sentence that says why it is the last one, "" for none
	Seats []engine.Seat // the seats that still play, in the order of their turns
}

// RoundFrom returns the LastRound of a game in which all seats have another turn, clockwise from
// the seat first. seats is the number of seats.
func RoundFrom(first engine.Seat, seats int) LastRound {
	r := LastRound{Name: i18n.T("Last round")}
	for i := range seats {
		r.Seats = append(r.Seats, (max(first, 0)+engine.Seat(i))%engine.Seat(seats))
	}
	return r
}

// whoPlays returns the reason for the last round, if there is one, and a sentence on who still
// plays. It names the seats only if some do not.
func (r LastRound) whoPlays(c *Common) string {
	switch n := len(r.Seats); {
	case engine.Seat(n) != c.SeatCount() || n < 2:
	case n == 2:
		return Sentences(r.Why, i18n.T("Both players still play."))
	default:
		return Sentences(r.Why, i18n.T("Everyone still plays, %s first.", c.Name(r.Seats[0])))
	}
	names := make([]string, len(r.Seats))
	for i, seat := range r.Seats {
		names[i] = c.Name(seat)
	}
	return Sentences(r.Why, i18n.N(len(names), "%s still plays.", "%s still play.", i18n.List(names)))
}

// LastRoundLine returns the sentence of the log for event e if the last round starts with it, and
// "" otherwise: "Last round: Everyone still plays, Bob first."
func LastRoundLine(p GameUI, e engine.Event) string {
	r := p.LastRound(e)
	if len(r.Seats) == 0 {
		return ""
	}
	return i18n.Colon(r.Name, r.whoPlays(p.common()))
}

// OrLastRound returns a copy of the log line whose sentence, for the event with which the last
// round starts, is that of [LastRoundLine].
func (l LogLine) OrLastRound() LogLine {
	return LogLine{l.Icon, func(p GameUI, e engine.Event) string {
		if line := LastRoundLine(p, e); line != "" {
			return line
		}
		return l.say(p, e)
	}}
}

// AnnounceLastRound shows a placard that says who still plays, if the last round starts with the
// event, and reports whether it does. The placard stays until people at the table have seen it.
func (x *EventAnimation) AnnounceLastRound() bool {
	r := x.gameUI.LastRound(x.Event)
	if len(r.Seats) == 0 {
		return false
	}
	a := x.Announce(r.Name, r.whoPlays(x.gameUI.common()))
	if a.Stop = true; watched(x.gameUI) {
		x.hold(a)
	}
	return true
}

// lastRoundPlacard returns the placard about the last round if it starts with one of the events of
// a story, and whether it does. The Board must not have followed the events yet, and does not
// change.
func lastRoundPlacard(gameUI GameUI, events []engine.Told) (placard pieces.Placard, starts bool) {
	defer saveBoard(gameUI.board())()
	for _, told := range events {
		e := told.For(gameUI.common().RevealedSeats)
		if r := gameUI.LastRound(e); len(r.Seats) > 0 {
			at, size := gameUI.PlacardPlace()
			return pieces.Placard{Words: r.Name, Note: r.whoPlays(gameUI.common()), At: at, Size: size}, true
		}
		gameUI.follow(told)
	}
	return pieces.Placard{}, false
}

// announceLastRound shows a placard after a story. The pictures of the story make way for it.
func (pr *presentation) announceLastRound(placard pieces.Placard) {
	pr.timeline.Add(motion.Animation{Length: max(WordTime, ResultTime), IsText: true, Stop: true, RealTime: true,
		Begin: pr.stories.end,
		Draw:  func(p *paint.Canvas, t float64) { placard.Show(p, t) }})
}
