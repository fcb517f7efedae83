package match

import (
	"errors"
	"slices"

	"gulch/engine"
)

// Step is one decision and its consequences.
type Step struct {
	Seat engine.Seat
	Move engine.Move
	Text string // the move in the game's notation
	// Events are the events of the move and of the forced moves after it (marked Auto).
	Events []engine.Event
}

// reveals reports whether the step revealed something hidden or drew from chance.
func (s Step) reveals() bool {
	return slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Reveals })
}

// spacing is the number of decisions between two checkpoints, and so the maximum number that a seek
// replays.
const spacing = 64

// tape is the history of a game: all steps, checkpoints at regular intervals, and the state after
// one of the steps.
type tape struct {
	game     engine.Game
	info     engine.Info
	setup    Setup
	branched bool           // see Record.Branched
	made     int            // see Record.Made
	opening  []engine.Event // events before the first decision
	steps    []Step
	kept     []engine.State // checkpoints: kept[i] is the position after i*spacing steps

	state engine.State
	at    int           // number of steps before state
	legal []engine.Move // legal moves of state
}

// newTape sets up the game and plays the first forced moves.
func newTape(game engine.Game, setup Setup) (*tape, error) {
	info := game.Info()
	options, err := info.Resolve(len(setup.Seats), setup.Options)
	if err != nil {
		return nil, err
	}
	setup.Options = options
	setup.Seats = slices.Clone(setup.Seats)
	t := &tape{game: game, info: info, setup: setup}
	if t.state, err = t.fresh(); err != nil {
		return nil, err
	}
	if t.legal, err = engine.Settle(t.state, nil, collect(&t.opening)); err != nil {
		return nil, engine.Errorf("%s cannot be set up this way: %s; try another seed", info.Name, err)
	}
	return t, nil
}

func collect(events *[]engine.Event) engine.Observer {
	return func(e engine.Event) { *events = append(*events, e) }
}

func (t *tape) fresh() (engine.State, error) {
	return t.game.New(len(t.setup.Seats), t.setup.Options, t.setup.Seed)
}

// keep adds a checkpoint of the current position if the next one is due here.
func (t *tape) keep() error {
	if t.at != len(t.kept)*spacing {
		return nil
	}
	s, err := t.fresh()
	if err != nil {
		return err
	}
	t.state.CopyTo(s)
	t.kept = append(t.kept, s)
	return nil
}

// play makes a decision at the end of the history. It returns an error if the move is refused, and
// then changes nothing.
func (t *tape) play(m engine.Move) (Step, error) {
	if err := t.keep(); err != nil {
		return Step{}, err
	}
	step := Step{Seat: t.state.Turn(), Move: m}
	if slices.Contains(t.legal, m) {
		step.Text = t.state.Notation(m)
	}
	tell := collect(&step.Events)
	if err := t.state.Play(m, tell); err != nil {
		return Step{}, err
	}
	legal, err := engine.Settle(t.state, t.legal, tell)
	if err != nil {
		// The game refuses its own only legal move, which is a defect. Restoring the last sound
		// position lets the player continue.
		return Step{}, engine.Errorf("%s cannot go on from that move and takes it back (%s); choose another",
			t.info.Name, errors.Join(err, t.jump(t.at)))
	}
	t.legal = legal
	t.steps = append(t.steps, step)
	t.at++
	return step, nil
}

// seek restores the position after n steps, 0 <= n <= len(t.steps).
func (t *tape) seek(n int) error {
	if n >= t.at && t.at >= t.base(n)*spacing {
		return t.forward(n)
	}
	return t.jump(n)
}

// base returns the index of the last checkpoint at or before step n, -1 if there is none.
func (t *tape) base(n int) int { return min(n/spacing, len(t.kept)-1) }

// jump restores the position after n steps from its checkpoint, which must exist.
func (t *tape) jump(n int) error {
	i := t.base(n)
	t.kept[i].CopyTo(t.state)
	t.at = i * spacing
	t.legal = t.state.Moves(t.legal[:0])
	return t.forward(n)
}

// forward replays steps up to step n.
func (t *tape) forward(n int) error {
	for ; t.at < n; t.at++ {
		err := t.state.Play(t.steps[t.at].Move, nil)
		if err == nil {
			t.legal, err = engine.Settle(t.state, t.legal, nil)
		}
		if err != nil {
			return engine.Errorf("%s does not repeat move %d, %q: %s", t.info.Name, t.at+1, t.steps[t.at].Text, err)
		}
	}
	return nil
}

// cut deletes the steps after the current position.
func (t *tape) cut() {
	t.steps = t.steps[:t.at]
	t.kept = t.kept[:t.base(t.at)+1]
}

// copy returns an independent copy at the same position.
func (t *tape) copy() (*tape, error) {
	c := *t
	var err error
	if c.state, err = c.fresh(); err != nil {
		return nil, err
	}
	t.state.CopyTo(c.state)
	c.steps, c.kept, c.legal = slices.Clone(t.steps), slices.Clone(t.kept), slices.Clone(t.legal)
	return &c, nil
}

// record returns the first n steps as a Record.
func (t *tape) record(n int) Record {
	r := Record{Game: t.info.ID, Rules: t.info.Rules, Setup: t.setup, Branched: t.branched, Made: t.made}
	for _, s := range t.steps[:n] {
		r.Entries = append(r.Entries, Entry{Seat: s.Seat, Move: s.Text})
	}
	return r
}
