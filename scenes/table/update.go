package table

import (
	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Times in milliseconds at normal speed.
const (
	minBotDelay = 450 // how long a bot's decision is awaited at least, so that it can be followed
	endPause    = 900 // between the last motion and the score sheet
)

// speed is by how much the time of the table passes faster than that of the clock.
func (t *Table) speed() float64 {
	if t.reshowing && t.skipsAnimations() {
		return stage.Normal.Rate() // who asks to see something again wants to see it
	}
	return t.app.Settings.Speed.Rate()
}

// animationRate is by how much faster motions pass than the clock: what is held to be read keeps its time at every speed, and however long
// a turn has taken.
func (t *Table) animationRate() float64 {
	if t.timeline.Held() {
		return 1
	}
	return t.speed() * t.animationSpeedUp()
}

// skipsAnimations reports whether motions are skipped altogether.
func (t *Table) skipsAnimations() bool { return t.app.Settings.Speed == stage.AtOnce }

// Update takes one tick.
func (t *Table) Update(in *ui.Input, ms float64) {
	t.now += ms
	if !t.onStage {
		t.onStage = true
		if t.skipsAnimations() { // the opening, now that the board is laid out
			t.skip(t.timeline.Skip)
		}
	}
	t.showPrimerOnce()
	t.tellInterrupted()
	if !t.timeline.Busy() && !t.answerAutomatically() {
		t.handOver()
	}
	wasBusy := t.timeline.Busy()
	t.timeline.Reduced = t.app.Settings.Reduced
	t.filterInput(in, wasBusy)
	t.answerConfirmation(in)
	if !in.Down {
		t.turnToMoves()
	}
	used := t.Root.Update(in, ms)
	if in.Back {
		t.pause()
		return
	}
	if wasBusy && (in.Skip || t.accepted || in.Pressed && !used) {
		t.skip(t.timeline.Hurry)
		t.hurried = t.now
	}
	t.advanceCues(ms * t.speed())
	if t.timeline.Busy() {
		t.timeline.Advance(ms * t.animationRate())
		if !t.timeline.Busy() {
			t.finishAnimations()
		}
	}
	t.Moving = wasBusy || t.timeline.Busy() || t.stories.lingers()
	t.stories.pass(ms*t.speed(), in.Pressed || t.timeline.Busy())
	t.Busy = t.timeline.Busy()
	if t.replay != nil {
		t.replay.update(t, ms)
		return
	}
	if t.tutor != nil {
		t.playTutorMove()
		t.Busy = t.timeline.Busy()
		return
	}
	t.addTurnTime(ms)
	t.updateCoach()
	t.runBots()
	t.endGame()
	t.updateTalk(ms)
	t.Busy = t.Busy || t.timeline.Busy() || t.stories.gathering() || !t.personDecides() && !t.match.Over()
}

// filterInput keeps what hands do while things move from being taken for a decision.
func (t *Table) filterInput(in *ui.Input, busy bool) {
	t.accepted = in.Accept
	if busy {
		in.Accept = false // it hurries, and presses nothing
	} else if t.hurried > 0 && t.now-t.hurried < hurryGuard {
		in.Accept, in.Pressed = false, false
	}
}

// runBots lets bots decide, and plays what they have decided when it is time.
func (t *Table) runBots() {
	if t.match.Over() || t.personDecides() {
		t.timeBudget, t.botWait = timeBudget{}, botWait{}
		t.latency.open = false
		t.lookahead.forget()
		return
	}
	t.startBotWait()
	t.stepBot()
	for len(t.lookahead.decided) > 0 && !t.timeline.Busy() && t.now-t.botWait.since >= t.botDelay() {
		t.playBotDecision(t.lookahead.next())
		if t.match.Over() || t.personDecides() {
			return
		}
		t.startBotWait()
	}
	if t.botThought == nil || len(t.lookahead.decided) > 0 || t.timeline.Busy() {
		return
	}
	t.latency.add(t.match.Turn(), t.botThought.tick)
	t.Moving = true
	if t.stories.partDue(t.botThought.tick) && t.worthTelling() {
		t.tellChapter()
	}
}

// botWait is since when a decision of a bot is waited for: by how many were made before it, and one, and in table time, ms.
type botWait struct {
	made  int
	since float64
}

// startBotWait notes that the match has come to a decision of a bot.
func (t *Table) startBotWait() {
	if made := len(t.match.Steps()) + 1; made != t.botWait.made {
		t.botWait = botWait{made, t.now}
		t.behavior.beginDecision(t.match.Turn())
		t.latency.add(t.match.Turn(), 0)
		t.Repaint()
	}
}

// stepBot has a bot think about the decision that is waited for or, while what was decided is yet to be played, about one that follows.
func (t *Table) stepBot() {
	if t.botThought == nil {
		s := t.lookahead.position(t.match.State())
		if s == nil || s.Turn() == engine.NoSeat || t.seats[s.Turn()].Person() {
			return
		}
		t.botThought = beginBotThought(t.bots[s.Turn()], s, t.timeBudget.grant(s))
	}
	if t.botThought.step() {
		t.lookahead.add(decision{t.botThought.mind.Best(), t.botThought.halvings()})
		t.timeBudget.spend(t.botThought.took)
		t.botThought = nil
	}
}

// playBotDecision plays what the bot whose turn it is has decided.
func (t *Table) playBotDecision(d decision) {
	t.match.Hurried(d.halvings)
	seat := t.match.Turn()
	t.noteBotReason(seat, d.move)
	chapter, hero := t.gameUI.Chapter(t.match.State()), t.gameUI.Hero(t.match.State())
	events, err := t.playBotMove(seat, d.move)
	if err == nil && !t.gather(chapter, hero, t.last()) {
		t.showPlayed(events)
	}
}

// playBotMove plays what a bot has decided. A move that is not legal is a defect: a note is left, and the game goes on with a legal one.
func (t *Table) playBotMove(seat engine.Seat, move engine.Move) ([]engine.Event, error) {
	s := t.match.State()
	events, err := t.match.Play(move)
	if err == nil {
		return events, nil
	}
	text, why := s.MarshalJSON()
	if why != nil {
		text = []byte(why.Error())
	}
	t.cancelBots() // whatever follows on it
	t.app.Defect("%s, after %d decisions: the bot %q in seat %d plays %q, %+v: %v\n%s", t.info.ID, len(t.match.Steps()),
		t.seats[seat].Bot, seat, s.Notation(move), move, err, text)
	return t.match.Play(t.match.Legal()[0])
}

// endGame brings up the score sheet when everything has been shown.
func (t *Table) endGame() {
	if !t.match.Over() || t.timeline.Busy() || t.results {
		return
	}
	if t.ended == 0 {
		t.ended = t.now
		t.celebrate()
		return
	}
	if t.now-t.ended >= endPause {
		t.results = true
		if t.personCount() > 0 {
			t.app.Finished(t.match)
		}
		t.playEndSound()
		t.showResults("")
	}
}
