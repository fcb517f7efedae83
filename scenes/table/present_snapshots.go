package table

import (
	"gulch/engine"
	"gulch/render/i18n"
)

// snapshots has copies of positions for events that wait to be shown. When an event has been shown,
// its copy is used again, so that a long game does not allocate more copies than the longest queue
// needs.
type snapshots struct{ free []engine.State }

// keep returns event e with a copy of its position, so that the original position may change. It
// uses a released copy if there is one.
func (p *snapshots) keep(e engine.Told) engine.Told {
	n := len(p.free) - 1
	if n < 0 {
		return engine.Told{Event: e.Event, State: engine.Clone(e.State)}
	}
	s := p.free[n]
	p.free = p.free[:n]
	e.State.CopyTo(s)
	return engine.Told{Event: e.Event, State: s}
}

// release makes the copy of a position in event e, which has been shown, available for
// [snapshots.keep].
func (p *snapshots) release(e engine.Told) {
	if e.State != nil {
		p.free = append(p.free, e.State)
	}
}

// keepEvents returns the events of several decisions, each with a copy of its position. from and to
// are the numbers of the first and the last of the decisions. Number 0 is the opening.
func (pr *presentation) keepEvents(from, to int) (all []engine.Told) {
	keep := func(_ int, e engine.Told) { all = append(all, pr.shown.snapshots.keep(e)) }
	if err := pr.session.Tell(from, to, keep); err != nil { // a defect: the game was played on from that position
		pr.app.Toast(i18n.Sentence(err))
		all = all[:0]
		pr.session.Recorded(from, to, keep)
	}
	return all
}

// keepUnseen does what keepEvents does, but leaves out events that have been shown. seen is the
// number of events of the game that were shown so far.
func (pr *presentation) keepUnseen(from, to, seen int) []engine.Told {
	all := pr.keepEvents(from, to)
	if from > 0 {
		seen -= pr.session.EventsThrough(from - 1)
	}
	skip := min(max(seen, 0), len(all))
	for _, e := range all[:skip] {
		pr.shown.snapshots.release(e)
	}
	return all[skip:]
}

// followHistory makes the Board, which shows the first position, follow the events of the opening
// and of the first decisions. made is the number of these decisions. For each event, it calls the
// function before, with the event and the number of decisions up to it, and then lets the Board
// follow the event.
func (env *environment) followHistory(made int, before func(made int, e engine.Told)) {
	if err := env.session.Tell(0, made, func(n int, e engine.Told) {
		before(n, e)
		env.gameUI.follow(e)
	}); err != nil { // a defect: the game was played on from that position
		env.app.Toast(i18n.Sentence(err))
		env.gameUI.readBoard(env.session.State())
	}
}
