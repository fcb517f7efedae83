package match

import "gulch/engine"

// Tell plays decisions of the match once more and calls tell with each of their events, in order.
// made is the number of decisions up to the event: 0 for the events of the opening, n for those of
// the n-th decision. tell is called only if made is at least from and at most to. The position of
// an event is valid only during the call of tell, which must not modify it. The match itself does
// not change. Tell returns an error if the game refuses to repeat its own moves, which is a defect.
func (m *Match) Tell(from, to int, tell func(made int, e engine.Told)) error {
	return m.timeline.tell(from, to, tell)
}

// Tell does for a replay what [Match.Tell] does for a match. The current position of the replay
// does not matter.
func (r *Replay) Tell(from, to int, tell func(made int, e engine.Told)) error {
	return r.timeline.tell(from, to, tell)
}

// Told returns the events of decision number made, from 1, or of the opening, if made is 0. Each
// event has a copy of its position.
func (m *Match) Told(made int) ([]engine.Told, error) { return m.timeline.told(made) }

// Told does for a replay what [Match.Told] does for a match.
func (r *Replay) Told(made int) ([]engine.Told, error) { return r.timeline.told(made) }

func (t *timeline) told(made int) (all []engine.Told, err error) {
	err = t.tell(made, made, func(_ int, e engine.Told) {
		all = append(all, engine.Told{Event: e.Event, State: engine.Clone(e.State)})
	})
	return all, err
}

func (t *timeline) tell(from, to int, tell func(made int, e engine.Told)) error {
	s, at, err := t.positionBefore(from)
	if err != nil {
		return err
	}
	made, left := 0, t.eventCount(0)
	observe := func(e engine.Event) {
		// what comes after the events of a decision follows a pause that has not ended yet
		if left--; made >= from && left >= 0 {
			tell(made, engine.Told{Event: e, State: s})
		}
	}
	if at < 0 {
		if _, err := engine.PlayForced(s, nil, observe); err != nil {
			return engine.Errorf("%s can't be set up this way: %s. Try another seed", t.info.Name, err)
		}
		at = 0
	}
	for ; at < to; at++ {
		var tells engine.Observer
		if made, left = at+1, t.eventCount(at+1); made >= from {
			tells = observe
		}
		if t.forced, err = t.repeat(s, at, t.forced, tells); err != nil {
			return err
		}
	}
	return nil
}

// positionBefore returns a position s from which the game can be played on to the events of
// decision number made. at is the number of decisions that have been played in s, or -1 for the
// initial position, before the opening. The next call reuses s.
func (t *timeline) positionBefore(made int) (s engine.State, at int, err error) {
	i := t.checkpointBefore(made - 1)
	if made == 0 || i < 0 {
		s, err = t.initialState()
		return s, -1, err
	}
	if t.telling == nil {
		if t.telling, err = t.initialState(); err != nil {
			return nil, 0, err
		}
	}
	if at = i * checkpointInterval; t.saved != nil && at < t.savedAt && t.savedAt < made {
		t.saved.CopyTo(t.telling)
		return t.telling, t.savedAt, nil
	}
	t.checkpoints[i].CopyTo(t.telling)
	return t.telling, at, nil
}

// eventCount returns the number of events of decision number made, or of the opening, if made is 0.
func (t *timeline) eventCount(made int) int {
	if made == 0 {
		return len(t.opening)
	}
	return len(t.steps[made-1].Events)
}

// repeat plays a decision, and the forced moves and pauses after it, in position s. at is the index
// of the decision, from 0. repeat calls tell with the events; tell may be nil. Among seats that
// decide at the same time, the one that made the next decision is the seat to move afterwards.
// repeat returns the legal moves of that decision; buf is reused for them.
func (t *timeline) repeat(s engine.State, at int, buf []engine.Move, tell engine.Observer) (legal []engine.Move,
	err error) {
	legal, err = buf, s.Play(t.steps[at].Move, tell)
	if err == nil {
		legal, err = engine.PlayForced(s, legal, tell)
	}
	if err == nil {
		legal, err = engine.PlayPauses(s, legal, tell) // the step has their events, too
	}
	if err == nil {
		if legal = t.askInARow(s, t.steps[at].Seat, legal); at+1 < len(t.steps) {
			legal = askFirst(s, t.steps[at+1].Seat, legal)
		}
	}
	if err != nil {
		err = engine.Errorf("%s can't repeat move %d, %q: %s", t.info.Name, at+1, t.steps[at].Text, err)
	}
	return legal, err
}
