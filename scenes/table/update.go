package table

import (
	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Times in milliseconds at normal speed.
const (
	botPause = 450 // how long a bot's decision is awaited at least, so that it can be followed
	endPause = 900 // between the last motion and the score sheet
)

// speed is by how much the time of the table passes faster than that of the clock.
func (t *Table) speed() float64 {
	if t.repeats && t.instant() {
		return stage.Normal.Rate() // who asks to see something again wants to see it
	}
	return t.app.Settings.Speed.Rate()
}

// pace is by how much faster motions pass than the clock: what is held to be read keeps its time at every speed, and however long
// a turn has taken.
func (t *Table) pace() float64 {
	if t.line.Held() {
		return 1
	}
	return t.speed() * t.haste()
}

// instant reports whether motions are skipped altogether.
func (t *Table) instant() bool { return t.app.Settings.Speed == stage.AtOnce }

// Update takes one tick.
func (t *Table) Update(in *ui.Input, ms float64) {
	t.now += ms
	if !t.staged {
		t.staged = true
		if t.instant() { // the opening, now that the board is laid out
			t.skip(t.line.Skip)
		}
	}
	t.greet()
	t.interrupted()
	if !t.line.Busy() && !t.excuse() {
		t.passOn()
	}
	wasBusy := t.line.Busy()
	t.line.Reduced = t.app.Settings.Reduced
	t.calm(in, wasBusy)
	t.decide(in)
	if !in.Down {
		t.turnToMoves()
	}
	used := t.Root.Update(in, ms)
	if in.Back {
		t.pause()
		return
	}
	if wasBusy && (in.Skip || t.accepted || in.Pressed && !used) {
		t.skip(t.line.Hurry)
		t.hurried = t.now
	}
	t.listen(ms * t.speed())
	if t.line.Busy() {
		t.line.Advance(ms * t.pace())
		if !t.line.Busy() {
			t.settle()
		}
	}
	t.Moving = wasBusy || t.line.Busy() || t.stories.lingers()
	t.stories.pass(ms*t.speed(), in.Pressed || t.line.Busy())
	t.Busy = t.line.Busy()
	if t.replay != nil {
		t.replay.update(t, ms)
		return
	}
	if t.tutor != nil {
		t.follow()
		t.Busy = t.line.Busy()
		return
	}
	t.passTime(ms)
	t.advise()
	t.think()
	t.finish()
	t.converse(ms)
	t.Busy = t.Busy || t.line.Busy() || t.stories.gathering() || !t.person() && !t.match.Over()
}

// calm keeps what hands do while things move from being taken for a decision.
func (t *Table) calm(in *ui.Input, busy bool) {
	t.accepted = in.Accept
	if busy {
		in.Accept = false // it hurries, and presses nothing
	} else if t.hurried > 0 && t.now-t.hurried < afterHurry {
		in.Accept, in.Pressed = false, false
	}
}

// think lets bots decide, and plays what they have decided when it is time.
func (t *Table) think() {
	if t.match.Over() || t.person() {
		t.patience, t.due = patience{}, due{}
		t.waited.open = false
		t.ahead.forget()
		return
	}
	t.fallDue()
	t.ponder()
	for len(t.ahead.decided) > 0 && !t.line.Busy() && t.now-t.due.since >= t.wait() {
		t.carryOut(t.ahead.next())
		if t.match.Over() || t.person() {
			return
		}
		t.fallDue()
	}
	if t.busy == nil || len(t.ahead.decided) > 0 || t.line.Busy() {
		return
	}
	t.waited.add(t.match.Turn(), t.busy.tick)
	t.Moving = true
	if t.stories.falter(t.busy.tick) && t.worthTelling() {
		t.tell()
	}
}

// due is since when a decision of a bot is waited for: by how many were made before it, and one, and in table time, ms.
type due struct {
	made  int
	since float64
}

// fallDue notes that the match has come to a decision of a bot.
func (t *Table) fallDue() {
	if made := len(t.match.Steps()) + 1; made != t.due.made {
		t.due = due{made, t.now}
		t.behavior.takesTurn(t.match.Turn())
		t.waited.add(t.match.Turn(), 0)
		t.Repaint()
	}
}

// ponder has a bot think about the decision that is waited for or, while what was decided is yet to be played, about one that follows.
func (t *Table) ponder() {
	if t.busy == nil {
		s := t.ahead.position(t.match.State())
		if s == nil || s.Turn() == engine.NoSeat || t.seats[s.Turn()].Person() {
			return
		}
		t.busy = begin(t.bots[s.Turn()], s, t.patience.grant(s))
	}
	if t.busy.step() {
		t.ahead.add(decision{t.busy.mind.Best(), t.busy.halvings()})
		t.patience.spend(t.busy.took)
		t.busy = nil
	}
}

// carryOut plays what the bot whose turn it is has decided.
func (t *Table) carryOut(d decision) {
	t.match.Hurried(d.halvings)
	seat := t.match.Turn()
	t.explain(seat, d.move)
	chapter, hero := t.play.Chapter(t.match.State()), t.play.Hero(t.match.State())
	events, err := t.playFor(seat, d.move)
	if err == nil && !t.gather(chapter, hero, t.last()) {
		t.played(events)
	}
}

// playFor plays what a bot has decided. A move that is not legal is a defect: a note is left, and the game goes on with a legal one.
func (t *Table) playFor(seat engine.Seat, move engine.Move) ([]engine.Event, error) {
	s := t.match.State()
	events, err := t.match.Play(move)
	if err == nil {
		return events, nil
	}
	text, why := s.MarshalJSON()
	if why != nil {
		text = []byte(why.Error())
	}
	t.giveUp() // whatever follows on it
	t.app.Defect("%s, after %d decisions: the bot %q in seat %d plays %q, %+v: %v\n%s", t.info.ID, len(t.match.Steps()),
		t.seats[seat].Bot, seat, s.Notation(move), move, err, text)
	return t.match.Play(t.match.Legal()[0])
}

// finish brings up the score sheet when everything has been shown.
func (t *Table) finish() {
	if !t.match.Over() || t.line.Busy() || t.results {
		return
	}
	if t.ended == 0 {
		t.ended = t.now
		t.celebrate()
		return
	}
	if t.now-t.ended >= endPause {
		t.results = true
		if t.people() > 0 {
			t.app.Finished(t.match)
		}
		t.cheer()
		t.showResults("")
	}
}
