package match

import (
	"slices"

	"gulch/engine"
)

// Step is one decision and the events that followed from it.
type Step struct {
	Seat engine.Seat
	Move engine.Move
	Text string // move in the game's notation
	// Origin says whether the person of the seat made the decision by a press of its own.
	Origin Origin
	Advice Advice // what the coach said about the decision
	// Events are the events of the move and of the forced moves that follow it (marked Auto).
	Events []engine.Event
}

// entry returns the decision as it is recorded.
func (s Step) entry() Entry {
	return Entry{Seat: s.Seat, Move: s.Text, Origin: s.Origin, Advice: s.Advice}
}

// revealsTo reports whether the step revealed something to a seat that was hidden from it before.
func (s Step) revealsTo(seat engine.Seat) bool {
	return slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.RevealsTo(seat) })
}

// checkpointInterval is the number of decisions between two checkpoints. It is also the maximum
// number of decisions that seek has to replay.
const checkpointInterval = 64

// timeline is the history of a game: all steps, checkpoints at regular intervals, and the state
// after one of the steps.
type timeline struct {
	game        engine.Game
	info        engine.Info
	setup       Setup
	branched    bool           // whether the game is a branch of another one, see Record.Branched
	made        int            // number of decisions made in the other game before a branch, see Record.BranchMoves
	opening     []engine.Event // events before the first decision
	steps       []Step
	checkpoints []engine.State // checkpoints[i] is the position after i*checkpointInterval steps

	state engine.State
	at    int           // number of steps from the beginning to state
	legal []engine.Move // legal moves in state
	saved engine.State  // position before an attempt, nil before the first one

	version int           // number of changes of state, those that were taken back included
	savedAt int           // number of steps from the beginning to saved
	telling engine.State  // position that tell plays in, nil before its first use
	forced  []engine.Move // legal moves in telling
}

// newTimeline sets up the game and plays the forced moves before the first decision.
func newTimeline(game engine.Game, setup Setup) (*timeline, error) {
	info := game.Info()
	options, err := info.Resolve(len(setup.Seats), setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Options = options
	setup.Seats = slices.Clone(setup.Seats)
	t := &timeline{game: game, info: info, setup: setup}
	if t.state, err = t.initialState(); err != nil {
		return nil, err
	}
	if t.legal, err = engine.PlayForced(t.state, nil, collect(&t.opening)); err != nil {
		return nil, engine.Errorf("%s can't be set up this way: %s. Try another seed", info.Name, err)
	}
	return t, nil
}

func collect(events *[]engine.Event) engine.Observer {
	return func(e engine.Event) { *events = append(*events, e) }
}

// initialState returns a new position of the game before its first event. It pauses like every
// position of the timeline, so that a game that is played again from it has the same events.
func (t *timeline) initialState() (engine.State, error) {
	s, err := t.game.New(len(t.setup.Seats), t.setup.Options, t.setup.Seed)
	if err == nil {
		t.pauseForced(s)
	}
	return s, err
}

// pauseForced makes s pause at forced moves that would otherwise show several people at one screen
// what the others hold, see engine.PausesForced.
func (t *timeline) pauseForced(s engine.State) {
	p, ok := s.(engine.PausesForced)
	if !ok {
		return
	}
	var persons engine.SeatSet
	if People(t.setup.Seats) > 1 {
		for i, seat := range t.setup.Seats {
			if seat.Person() {
				persons = persons.With(engine.Seat(i))
			}
		}
	}
	p.PauseForced(persons)
}

// playPause plays the forced move of a pause, which is no step of the history, and returns its
// events. They belong to the last step. If the move is refused, it returns an error and changes
// nothing.
func (t *timeline) playPause(m engine.Move) ([]engine.Event, error) {
	var events []engine.Event
	tell := collect(&events)
	err := t.attempt(func() error {
		err := t.state.Play(m, tell)
		if err == nil {
			t.legal, err = engine.PlayForced(t.state, t.legal, tell)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if n := len(t.steps); n > 0 {
		last := &t.steps[n-1]
		last.Events = append(slices.Clip(last.Events), events...)
	} else {
		t.opening = append(slices.Clip(t.opening), events...)
	}
	return events, nil
}

// endPauses plays the forced moves of all pauses up to the next decision with a choice, and returns
// their events.
func (t *timeline) endPauses() (events []engine.Event, err error) {
	for engine.AtPause(t.state) {
		more, err := t.playPause(t.legal[0])
		if err != nil {
			return events, err
		}
		events = append(events, more...)
	}
	return events, nil
}

// endLastPauses plays the forced moves of the current pauses if the game is over after them. So a
// match that ended during its pauses is over when it is resumed, too. In any other match it leaves
// the pause as it is, and the seat has to press again.
func (t *timeline) endLastPauses() error {
	if !engine.AtPause(t.state) {
		return nil
	}
	s, err := t.initialState()
	if err != nil {
		return err
	}
	t.state.CopyTo(s)
	legal, err := engine.PlayPauses(s, slices.Clone(t.legal), nil)
	if err == nil && len(legal) == 0 {
		_, err = t.endPauses()
	}
	return err
}

// addCheckpoint stores a copy of the current position if the next checkpoint is due at this step.
func (t *timeline) addCheckpoint() error {
	if t.at != len(t.checkpoints)*checkpointInterval {
		return nil
	}
	s, err := t.initialState()
	if err != nil {
		return err
	}
	t.state.CopyTo(s)
	t.checkpoints = append(t.checkpoints, s)
	return nil
}

// play makes a decision at the end of the history. Of as, it uses the origin and the advice. If the
// move is refused, it returns an error and changes nothing.
func (t *timeline) play(as Entry, m engine.Move) (Step, error) {
	if err := t.addCheckpoint(); err != nil {
		return Step{}, err
	}
	step := Step{Seat: t.state.Turn(), Move: m, Origin: as.Origin, Advice: as.Advice}
	if slices.Contains(t.legal, m) {
		step.Text = t.state.Notation(m)
	}
	tell := collect(&step.Events)
	err := t.attempt(func() error {
		if err := t.state.Play(m, tell); err != nil {
			return err
		}
		legal, err := engine.PlayForced(t.state, t.legal, tell)
		if err != nil {
			// The game refuses its own only legal move, which is a defect. The player can choose
			// another move.
			return engine.Errorf("%s can't continue from that move and undoes it (%s). Choose another move",
				t.info.Name, err)
		}
		t.legal = t.askInARow(t.state, step.Seat, legal)
		return nil
	})
	if err != nil {
		return Step{}, err
	}
	t.steps = append(t.steps, step)
	t.at++
	return step, nil
}

// attempt calls change, which changes the position. If change returns an error, attempt restores
// the position and returns the error.
func (t *timeline) attempt(change func() error) error {
	if t.saved == nil {
		s, err := t.initialState()
		if err != nil {
			return err
		}
		t.saved = s
	}
	t.version++
	t.state.CopyTo(t.saved)
	t.savedAt = t.at
	at := t.at
	err := change()
	if err != nil {
		t.saved.CopyTo(t.state)
		t.at, t.legal = at, t.state.Moves(t.legal[:0])
	}
	return err
}

// seek restores the position after n steps, 0 <= n <= len(t.steps). If the game refuses to repeat
// its own moves, it returns an error and changes nothing.
func (t *timeline) seek(n int) error {
	return t.attempt(func() error {
		if n >= t.at && t.at >= t.checkpointBefore(n)*checkpointInterval {
			return t.replayTo(n)
		}
		return t.restore(n)
	})
}

// checkpointBefore returns the index of the last checkpoint that is at or before step n, -1 if
// there is none.
func (t *timeline) checkpointBefore(n int) int {
	return min(n/checkpointInterval, len(t.checkpoints)-1)
}

// restore restores the position after n steps from its checkpoint, which must exist.
func (t *timeline) restore(n int) error {
	i := t.checkpointBefore(n)
	t.checkpoints[i].CopyTo(t.state)
	t.pauseForced(t.state)
	t.at = i * checkpointInterval
	t.legal = t.state.Moves(t.legal[:0])
	return t.replayTo(n)
}

// replayTo plays the recorded steps from the current position up to step n.
func (t *timeline) replayTo(n int) error {
	for ; t.at < n; t.at++ {
		var err error
		if t.legal, err = t.repeat(t.state, t.at, t.legal, nil); err != nil {
			return err
		}
	}
	return nil
}

// truncate deletes the steps after the current position.
func (t *timeline) truncate() {
	t.steps = t.steps[:t.at]
	t.checkpoints = t.checkpoints[:t.checkpointBefore(t.at)+1]
}

// copy returns an independent copy at the same position.
func (t *timeline) copy() (*timeline, error) {
	c := *t
	var err error
	if c.state, err = c.initialState(); err != nil {
		return nil, err
	}
	t.state.CopyTo(c.state)
	c.saved, c.telling, c.forced = nil, nil, nil
	c.steps, c.checkpoints, c.legal = slices.Clone(t.steps), slices.Clone(t.checkpoints), slices.Clone(t.legal)
	return &c, nil
}

// record returns the first n steps as a Record.
func (t *timeline) record(n int) Record {
	r := Record{Game: t.info.ID, Rules: t.info.Rules, Setup: t.setup, Branched: t.branched, BranchMoves: t.made}
	for _, s := range t.steps[:n] {
		r.Entries = append(r.Entries, s.entry())
	}
	return r
}
