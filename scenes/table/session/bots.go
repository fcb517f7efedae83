package session

import (
	"time"

	"gulch/engine"
	"gulch/scenes/botworker"
)

// Bots are the bots of a match: their searches, the moves that they have decided on ahead of the
// match, and the time that people have waited for them.
type Bots struct {
	seated    []*botworker.Bot // by seat, nil for seats that persons play
	create    func(seat engine.Seat) *botworker.Bot
	search    *search // the running search, nil for none
	lookahead lookahead
	budget    timeBudget // thinking time left for the turn of the current bot
	latency   latency
}

// SeatBots creates a bot for each seat that no person plays, by calling create.
func (s *Session) SeatBots(create func(seat engine.Seat) *botworker.Bot) {
	s.Bots.create, s.Bots.seated = create, make([]*botworker.Bot, len(s.Seats))
	for i, seat := range s.Seats {
		if !seat.Person() {
			s.Bots.seated[i] = create(engine.Seat(i))
		}
	}
}

// StepBots lets a bot think for one tick: about the decision that the match waits for or, if moves
// are already decided but not played, about a later decision.
func (s *Session) StepBots() {
	b := &s.Bots
	if b.search == nil {
		at := b.lookahead.position(s.Match.State())
		if at == nil || at.Turn() == engine.NoSeat || s.Seats[at.Turn()].Person() {
			return
		}
		b.search = beginSearch(b.seated[at.Turn()], at, b.budget.grant(at))
	}
	if b.search.step() {
		b.lookahead.add(Decision{b.search.mind.Best(), b.search.halvings()})
		b.budget.spend(b.search.took)
		b.search = nil
	}
}

// Decided returns the next move that a bot has decided on and that is not played yet, false if
// there is none.
func (b *Bots) Decided() (engine.Move, bool) {
	if len(b.lookahead.decided) == 0 {
		return engine.Move{}, false
	}
	return b.lookahead.decided[0].Move, true
}

// Next removes and returns the next decision; the caller plays it. It must only be called if
// [Bots.Decided] returns true.
func (b *Bots) Next() Decision { return b.lookahead.next() }

// Cancel discards the moves that bots have decided ahead and cancels the running search. The bot of
// that search is replaced by a new one, because the search may have stopped in the middle of a time
// slice.
func (b *Bots) Cancel() {
	b.lookahead.forget()
	if b.search == nil {
		return
	}
	seat := b.search.seat
	b.search.work.Cancel()
	b.search = nil
	b.seated[seat] = b.create(seat)
}

// Close cancels the running search. Nothing may be called afterwards.
func (b *Bots) Close() {
	if b.search != nil {
		b.search.work.Cancel()
	}
}

// Rest must be called in each tick in which the match waits for no bot: the next decision of a bot
// then begins a new turn.
func (b *Bots) Rest() {
	b.budget, b.latency.open = timeBudget{}, false
	b.lookahead.forget()
}

// BeginWait records that people begin to wait for a decision of a seat.
func (b *Bots) BeginWait(seat engine.Seat) { b.latency.add(seat, 0) }

// Wait records that people have waited for a seat during this tick, and returns the length of the
// tick. It returns false, and records nothing, if they wait for no search.
func (b *Bots) Wait(seat engine.Seat) (tick time.Duration, waits bool) {
	if b.search == nil || len(b.lookahead.decided) > 0 {
		return 0, false
	}
	b.latency.add(seat, b.search.tick)
	return b.search.tick, true
}

// Waits returns how long people have waited for each turn of a bot, in clock milliseconds.
func (b *Bots) Waits() []float64 { return b.latency.turns }

// Progress returns the fraction of the current decision's search that is done, 0 to 1. It returns
// false if no bot thinks and no move is decided.
func (b *Bots) Progress() (share float64, thinks bool) {
	switch {
	case len(b.lookahead.decided) > 0:
		return 1, true
	case b.search == nil:
		return 0, false
	}
	return b.search.work.Progress(), true
}
