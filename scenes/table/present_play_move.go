package table

import (
	"errors"
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/scenes/table/gate"
)

// presentation shows the events of the match, one after the other: it queues their animations and
// stories, writes the log, plays the sounds, and lets bots remark on what happens.
type presentation struct {
	*environment
	now      float64 // table time in ms, which runs at the speed of the animations
	shown    shownEvents
	stories  stories
	log      gameLog
	cues     cueQueue  // sounds
	behavior *behavior // remarks and pace of the bots, nil in a replay
	botWait  botWait
	finish   func() // called after the last animation
}

// shownEvents holds what is needed of the events that are shown or wait to be shown.
type shownEvents struct {
	last      *EventAnimation // animations of the event that was shown last, nil for none
	snapshots snapshots       // positions of the events that wait to be shown
	again     bool            // the others' last turns are being shown once more
	reshownAt int             // number of the decision, from 1, before which turns were shown again; 0 for none
	parts     reshownParts    // what is shown then
}

// completeLast makes the Board follow the event that was shown last, unless it already has.
func (s *shownEvents) completeLast() {
	if x := s.last; x != nil {
		x.EnsureApplied()
		s.snapshots.release(engine.Told{State: x.state})
		x.state = nil
	}
}

// chooseMove handles a person's choice of move m at the node with the given ID. It plays m unless a
// check of pressChecks prevents it.
func (t *Table) chooseMove(id string, m engine.Move) {
	t.gate.Press(gate.Press{Kind: gate.Move, Node: id, Move: m, Do: func() { t.playMove(id, m) }})
}

// playMove plays m without checks and shows the result. If the rules refuse m, the
// node with the given ID shows the reason.
func (t *Table) playMove(id string, m engine.Move) {
	t.gate.Drop()
	t.notePlayed(m)
	seen, seat := t.session.EventCount(), t.session.Match.Turn()
	for _, x := range t.adviser.adviceOn([]engine.Move{m}) {
		t.note(x, m)
	}
	events, err := t.session.Match.Play(m)
	if err != nil {
		t.showRefusal(id, t.openRefusal(m, err))
		return
	}
	t.frame.previews.quiet = quietNode{}
	if slices.ContainsFunc(events, func(e engine.Event) bool { return e.RevealsTo(seat) }) {
		t.frame.previews.quiet = quietNode{id: id, at: t.Root.Pointer(), on: true}
	}
	t.adviser.dropHint()
	t.present.behavior.resetTurnBudget()
	t.showPlayed(seen)
}

// openRefusal returns the reason why the rules refuse move m. While a person decides in front of
// everybody, it is the reason in the position without secrets; err is the reason in the real one.
func (t *Table) openRefusal(m engine.Move, err error) error {
	if t.session.DecidesOpenly() {
		if open := engine.Clone(t.session.Position()).Play(m, nil); open != nil {
			return open
		}
	}
	return err
}

// showRefusal shows the reason err at the node with this ID, with a link to the rule in the
// rulebook.
func (t *Table) showRefusal(id string, err error) {
	anchor := ""
	var why *engine.Refusal
	if book := t.library.rules(); book != nil && errors.As(err, &why) {
		anchor = book.ByRule(why.Rule)
	}
	t.Root.RefuseBy(id, i18n.Sentence(err), anchor)
}

// showPlayed shows the events of what has just been played. seen is the number of events of the
// game that were shown before.
func (t *Table) showPlayed(seen int) {
	t.gate.Drop()
	t.reactions.pending = nil
	t.Root.BeginDecision()
	from, to := len(t.session.Match.Steps()), len(t.session.Match.Steps())
	for from > 0 && t.session.EventsThrough(from-1) > seen {
		from--
	}
	t.present.queueEvents(t.present.keepUnseen(from, to, seen), to)
	t.Rebuild()
}

// queueEvents appends the animations of events to the timeline. made is the number of the decision
// to which they belong in the log; 0 is the opening.
func (pr *presentation) queueEvents(events []engine.Told, made int) {
	for i, told := range events {
		pr.timeline.Add(motion.Animation{Next: -1, Begin: func() {
			pr.shown.completeLast()
			e := told.For(pr.common.RevealedSeats)
			pr.logEvent(e, made)
			pr.collectMoments(e)
			pr.animateEvent(events, i)
		}})
	}
	pr.timeline.Add(motion.Animation{End: pr.finish})
	if pr.skipsAnimations() && !pr.common.Area.Empty() { // events cannot be shown before the board has a layout
		pr.cues.skip(pr.now, pr.timeline.SkipToRealTime) // what stays until it was seen stays at every speed
	}
}

// animateEvent starts the sounds and animations of one event. all are the events of its decision,
// and i is its index in all. The Board has not followed it yet.
func (pr *presentation) animateEvent(all []engine.Told, i int) {
	e := all[i]
	pr.cues.queue(pr.gameUI, e.For(pr.common.RevealedSeats))
	pr.common.ShownEvent = e.Kind
	if e.Seat != engine.NoSeat {
		pr.common.HighlightedSeat = e.Seat
	}
	pr.shown.last = animateInRun(pr.gameUI, all, i)
	if pr.skipsAnimations() && !staysAtOnce(pr.gameUI, all[i]) {
		for _, a := range pr.shown.last.Animations() {
			a.RealTime = false
		}
	}
	for _, a := range pr.shown.last.Animations() {
		pr.timeline.Insert(*a)
	}
	if len(pr.shown.last.Animations()) == 0 {
		pr.shown.completeLast()
	}
}

// finishAnimations is called after the last animation. It ends a story. It then answers the next
// decision automatically or, if that is not possible, opens the hand-over screen if needed and
// signals the person whose turn it is.
func (t *Table) finishAnimations() {
	if t.timeline.Waiting() > 0 {
		return
	}
	t.present.shown.completeLast()
	if m := t.session.Match; m != nil { // nil in a replay
		t.common.ShownAgain = t.present.shown.reshownAt == len(m.Steps())+1
	}
	defer func() { t.common.ShownAgain = false }()
	t.present.shown.again, t.present.shown.parts = false, reshownParts{}
	t.present.stories.end()
	if t.answerAutomatically() {
		return
	}
	t.handOver()
	t.notifySettled()
	t.Rebuild()
	if t.session.PersonDecides() && !t.reactions.needsHandover() {
		t.present.signalTurn()
		head, prompt := t.promptTexts()
		t.app.Announce(head + ". " + prompt)
	}
}

// notifySettled calls the game's OnAllShown because all events have been shown, and makes the
// person who decides now the viewer, or the one who holds the device and is asked to pass it on.
func (env *environment) notifySettled() {
	// If several seats decide at the same time, the match chooses after the last event who is
	// first. The board shows only what the viewers may see; a position without secrets would lack
	// the number of cards in each hand.
	env.gameUI.follow(engine.Told{State: env.session.State()})
	s := env.session.Position()
	viewer := s.Turn()
	if env.session.AsksToPass() && env.session.Holder() != engine.NoSeat {
		viewer = env.session.Holder()
	}
	notifyAllShown(env.gameUI, s, viewer)
}
