package table

import (
	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table/session"
)

// Durations in milliseconds at normal speed.
const (
	minBotDelay = 450 // minimum delay of a bot's decision, so that people can follow
	endPause    = 900 // pause between the last animation and the score sheet
)

// speed returns how many times faster than the clock the table time runs, that is, the time of
// animations.
func (pr *presentation) speed() float64 {
	if pr.shown.again && pr.skipsAnimations() {
		return stage.Normal.Rate() // showing turns again on request must not skip them
	}
	return pr.app.Settings.Speed.Rate()
}

// animationRate returns how many times faster than the clock animations run. An animation that
// stays to be read always runs at rate 1, whatever the speed setting and however long the turn has
// taken.
func (pr *presentation) animationRate() float64 {
	if pr.timeline.InRealTime() {
		return 1
	}
	return pr.speed() * pr.animationSpeedUp()
}

// skipsAnimations reports whether animations are skipped altogether (speed "at once").
func (env *environment) skipsAnimations() bool { return env.app.Settings.Speed == stage.AtOnce }

// Update runs one tick: input, animations, the tutor or the replay, bots, the coach, and the end of
// the game. ms is the time since the last tick.
func (t *Table) Update(in *ui.Input, ms float64) {
	t.present.now += ms
	if !t.milestones.entered {
		t.milestones.entered = true
		if t.skipsAnimations() { // the opening events, now that the board has a layout
			t.present.cues.skip(t.present.now, t.timeline.SkipAll)
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
	t.changePartByKey(in)
	t.answerByKey(in)
	if !in.Down {
		t.frame.turnToMoves()
	}
	used := t.Root.Update(in, ms)
	t.frame.previews.quiet.forgetAfterMove(t.Root.Pointer())
	if t.common.pointedOutdated() {
		t.Repaint()
	}
	if in.Back {
		if t.timeline.Busy() || !t.plays.closeOpen() {
			t.pause()
		}
		return
	}
	if wasBusy && (in.Skip || t.hurry.accepted || in.Pressed && !used) {
		t.present.cues.skip(t.present.now, t.timeline.SkipToStop)
		t.hurry.at = t.present.now
	}
	t.present.cues.advance(ms * t.present.speed())
	if t.timeline.Busy() {
		t.timeline.Advance(ms * t.present.animationRate())
		if !t.timeline.Busy() {
			t.finishAnimations()
		}
	}
	t.Moving = wasBusy || t.timeline.Busy() || t.present.stories.lingers()
	t.present.stories.pass(ms*t.present.speed(), in.Pressed || t.timeline.Busy())
	t.Busy = t.timeline.Busy()
	if t.replay != nil {
		t.replay.update(t, ms)
		return
	}
	if t.inLesson() {
		t.playTutorMove()
		t.Busy = t.timeline.Busy()
		return
	}
	t.present.addTurnTime(ms)
	t.adviser.updateCoach()
	t.adviser.updatePassChecks()
	t.runBots()
	t.endGame()
	t.present.updateTalk(ms)
	t.Busy = t.Busy || t.timeline.Busy() || t.justOpened() || t.present.stories.gathering() || t.gate.Waiting() ||
		!t.session.WaitsForPerson() && !t.session.Match.Over()
}

// filterInput marks those presses of the input as early that were meant for animations, not for a
// decision. busy tells whether animations run: then it removes Enter. For hurryGuard milliseconds
// after animations were hurried, Enter and all other presses are early, and for openingGuard
// milliseconds after another person has got to decide openly also all keys.
func (t *Table) filterInput(in *ui.Input, busy bool) {
	t.hurry.accepted = in.Accept
	if busy {
		in.Accept = false // it hurries the animations and presses no node
	} else if t.hurry.within(t.present.now, hurryGuard) {
		in.Early = true
	}
	if t.justOpened() {
		in.Early, in.EarlyKeys = true, true
		in.Accept, in.Skip = in.Accept || in.Skip, false
	}
}

// runBots runs the searches of bots, and plays their decisions when their delay is over.
func (t *Table) runBots() {
	if t.session.Match.Over() || t.session.WaitsForPerson() {
		t.session.Bots.Rest()
		t.present.botWait = botWait{}
		return
	}
	t.present.startBotWait()
	t.session.StepBots()
	for t.present.botMoveDue() {
		t.playBotDecision(t.session.Bots.Next())
		if t.session.Match.Over() || t.session.WaitsForPerson() {
			return
		}
		t.present.startBotWait()
	}
	if t.timeline.Busy() {
		return
	}
	tick, waits := t.session.Bots.Wait(t.session.Match.Turn())
	if !waits {
		return
	}
	t.Moving = true
	if t.present.stories.partDue(tick) && t.present.worthTelling() {
		t.present.tellChapter()
	}
}

// botMoveDue reports whether a bot has decided on the next move and its delay is over.
func (pr *presentation) botMoveDue() bool {
	_, decided := pr.session.Bots.Decided()
	return decided && !pr.timeline.Busy() && pr.now-pr.botWait.since >= pr.botDelay()
}

// botWait records when the table began to wait for a bot's decision: made is the number of the
// decision, from 1, since the table time in ms, and question the decision as a [Reaction].
type botWait struct {
	made     int
	since    float64
	question Reaction
}

// startBotWait starts the wait for the current bot's decision, once for each decision.
func (pr *presentation) startBotWait() {
	if made := len(pr.session.Match.Steps()) + 1; made != pr.botWait.made {
		pr.botWait = botWait{made, pr.now, pr.gameUI.Reaction(pr.session.Match.State())}
		pr.behavior.beginDecision(pr.session.Match.Turn())
		pr.session.Bots.BeginWait(pr.session.Match.Turn())
		pr.Repaint()
	}
}

// playBotDecision plays decision d of the bot whose turn it is, and animates it or adds it to the
// story that is being collected.
func (t *Table) playBotDecision(d session.Decision) {
	t.session.Match.NoteCutoff(d.Halvings)
	seat := t.session.Match.Turn()
	t.adviser.noteBotReason(seat, d.Move)
	chapter, hero := t.chapterAndHero()
	seen := t.session.EventCount()
	if t.playBotMove(seat, d.Move) == nil && !t.gather(chapter, hero) {
		t.showPlayed(seen)
	}
}

// playBotMove plays a bot's move. An illegal move is a defect of the bot: it is reported, and a
// legal move is played instead.
func (t *Table) playBotMove(seat engine.Seat, move engine.Move) error {
	s := t.session.Match.State()
	_, err := t.session.Match.Play(move)
	if err == nil {
		return nil
	}
	text, why := s.MarshalJSON()
	if why != nil {
		text = []byte(why.Error())
	}
	t.session.Bots.Cancel() // later decisions were based on this one
	t.app.ReportDefect("%s, after %d decisions: the bot %q in seat %d plays %q, %+v: %v\n%s", t.info.ID,
		len(t.session.Match.Steps()),
		t.session.Seats[seat].Bot, seat, s.Notation(move), move, err, text)
	_, err = t.session.Match.Play(t.session.Match.Legal()[0])
	return err
}

// endGame starts the celebration when all events of a finished game have been shown, and opens the
// score sheet after endPause.
func (t *Table) endGame() {
	if !t.session.Match.Over() || t.timeline.Busy() || t.milestones.resultsShown {
		return
	}
	if t.milestones.endedAt == 0 {
		t.milestones.endedAt = t.present.now
		t.showLastTurns()
		t.celebrate()
		return
	}
	if t.present.now-t.milestones.endedAt >= endPause {
		t.milestones.resultsShown = true
		if t.session.People() > 0 {
			t.app.RecordFinished(t.session.Match)
		}
		t.present.playEndSound()
		t.showResults("")
	}
}
