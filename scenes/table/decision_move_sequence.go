package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// A turn of many small moves can be played by few presses. For example, a press on a cart brings up
// the cart's ore, or a plan is arranged freely and confirmed once. The rules still have only the
// small moves; a sequence of them is played, animated and undone together.

// MoveSequence is a function that plays several moves by one press: it returns the next move of the
// sequence in position s, false at the end of the sequence. It is called after every move, so it
// can react to what has happened.
type MoveSequence func(s engine.State) (engine.Move, bool)

// SequenceOf returns the sequence of the given moves. It ends early if one of them is not legal.
func SequenceOf(all ...engine.Move) MoveSequence {
	at := 0
	return func(engine.State) (engine.Move, bool) {
		if at == len(all) {
			return engine.Move{}, false
		}
		at++
		return all[at-1], true
	}
}

// maxSequence is the largest number of moves in a sequence. A longer sequence is assumed to be an
// endless loop and is stopped.
const maxSequence = 100

// PlaySequence plays a sequence of moves (the parameter next) for the person who decides. The
// player selected it in several presses, so it is not confirmed again. If the rules refuse its
// first move, the node with the given ID shakes and shows the reason. Without a table, as in a
// test, it only calls [Decision.Do] with the first move.
func (a *Decision) PlaySequence(id string, next MoveSequence) {
	a.runSequence(id, func() MoveSequence { return next }, true)
}

// PlayAtOnce plays a sequence of moves that a single press or a drag of the node with the given ID
// selects. Each call of next returns the sequence from its beginning. It is confirmed like a single
// move, by what all of its moves lead to.
func (a *Decision) PlayAtOnce(id string, next func() MoveSequence) { a.runSequence(id, next, false) }

// runSequence plays the sequence of moves that next returns. id is the ID of the node that plays
// it. prepared is set if the player selected the moves in several presses; the sequence then needs
// no confirmation.
func (a *Decision) runSequence(id string, next func() MoveSequence, prepared bool) {
	if a.playSequence != nil {
		a.playSequence(id, next, prepared)
		return
	}
	if m, ok := next()(a.State); ok {
		a.Do(id, m)
	}
}

// SequenceTarget makes n a target for a sequence of moves: n glows, keeps its ID, and plays the
// sequence when pressed. The function next returns the sequence, and m is its first move. Hints and
// the coach rate the sequence as a whole.
func (a *Decision) SequenceTarget(n ui.Node, m engine.Move, next func() MoveSequence) ui.Node {
	id := n.ID
	n.SkipFocus = false
	n.Press = func() { a.PlayAtOnce(id, next) }
	return TargetGlow(n, a.RegisterSequence(id, m, next))
}

// RegisterSequence registers that a press on the node with this ID plays a sequence of moves. The
// function next returns the sequence, and m is its first move. RegisterSequence is for nodes with
// their own press handler. Hints and the coach then rate the sequence as a whole instead of its
// first move alone. It reports whether a hint proposes the sequence.
func (a *Decision) RegisterSequence(id string, m engine.Move, next func() MoveSequence) (proposed bool) {
	a.plays.addSequence(id, m, next)
	return a.IsHinted(m) && (a.isBest == nil || a.isBest(next()))
}

// RegisterWays registers the sequences of moves among which a press on the node with this ID asks
// to choose: ways to pay for one thing, or who makes a move. The coach rates the node by the best
// of them. RegisterWays reports whether a hint proposes one of them.
func (a *Decision) RegisterWays(id string, ways ...func() MoveSequence) (proposed bool) {
	if a.plays.ways == nil {
		a.plays.ways = map[string][]func() MoveSequence{}
	}
	a.plays.ways[id] = ways
	for _, way := range ways {
		if m, ok := way()(a.State); ok && a.IsHinted(m) && (a.isBest == nil || a.isBest(way())) {
			return true
		}
	}
	return false
}

// RegisterOptions is RegisterWays for single moves: a press on the node with this ID shows the
// given legal moves as a list, or selects something with which they are made.
func (a *Decision) RegisterOptions(id string, moves ...engine.Move) (proposed bool) {
	ways := make([]func() MoveSequence, len(moves))
	for i, m := range moves {
		ways[i] = func() MoveSequence { return SequenceOf(m) }
	}
	return a.RegisterWays(id, ways...)
}

// UnregisteredSequences returns the IDs of the targets that play several moves by one press but
// have not registered them by [Decision.RegisterSequence]. Hints and the coach would rate these
// targets by the first move alone. It presses every target of nodes without playing anything. It is
// for tests.
func (a *Decision) UnregisteredSequences(gameUI GameUI, nodes []ui.Node) (ids []string) {
	a.playSequence = func(id string, next func() MoveSequence, _ bool) {
		s, err := gameUI.copyState(a.State)
		if err != nil || a.plays.sequences[id] != nil {
			return
		}
		all := next()
		for made := 1; made < maxSequence; made++ {
			if m, ok := all(s); !ok || s.Turn() != a.Seat || s.Play(m, nil) != nil {
				return
			}
			if made == 2 {
				ids = append(ids, id)
				return
			}
		}
	}
	defer func() { a.playSequence = nil }()
	for _, n := range nodes {
		if n.Role == "move" && n.Enabled() && n.Press != nil {
			n.Press()
		}
	}
	return ids
}

// startSequence plays the sequence of the node with this ID and shows it as a whole. prepared is
// true if the player selected the moves in several presses; the sequence is then not confirmed
// again. A sequence that is played by a single press is confirmed like any other move. The function
// next returns the sequence from its beginning, if prepared is false at each call.
func (t *Table) startSequence(id string, next func() MoveSequence, prepared bool) {
	if !t.canDecide() {
		return
	}
	var whole []engine.Move
	if !prepared {
		whole = t.session.Match.PlayAhead(next(), maxSequence)
	}
	all := next()
	m, ok := all(t.session.Position())
	if !ok {
		return
	}
	kind, rated := gate.Sequence, whole
	if prepared {
		kind, rated = gate.Plan, t.adviser.preparedMoves(id, m)
	}
	t.gate.Press(gate.Press{Kind: kind, Node: id, Move: m, Whole: whole,
		Do: func() { t.runSequence(id, WithFirstMove(m, all), t.adviser.adviceOn(rated)) }})
}

// WithFirstMove returns a sequence that plays m and then the moves of another sequence (the
// parameter rest). It can put back the first move of a sequence that the caller has already read.
func WithFirstMove(m engine.Move, rest MoveSequence) MoveSequence {
	first := true
	return func(s engine.State) (engine.Move, bool) {
		if first {
			first = false
			return m, true
		}
		return rest(s)
	}
}

// runSequence plays a sequence of moves (the parameter next) without checks, and shows its events.
// id is the ID of the node that was pressed, and advice what the coach says about the moves.
func (t *Table) runSequence(id string, next MoveSequence, advice []advised) {
	from, seen, seat := len(t.session.Match.Steps()), t.session.EventCount(), t.session.Match.Turn()
	start := engine.Clone(t.session.Position())
	var moves []engine.Move
	for range maxSequence {
		if t.session.Match.Over() || t.session.Match.Turn() != seat {
			break
		}
		m, ok := next(t.session.Position())
		if !ok || t.tutorRefuses(id, m) {
			break
		}
		moves = append(moves, m)
		t.noteSequence(start, from, moves)
		origin := match.SamePress
		if len(moves) == 1 {
			origin = match.OwnPress
		}
		if n := len(moves); n <= len(advice) {
			t.note(advice[n-1], m)
		}
		if _, err := t.session.Match.PlayFrom(origin, m); err != nil {
			if len(t.session.Match.Steps()) == from {
				t.showRefusal(id, t.openRefusal(m, err))
			}
			break
		}
	}
	to := len(t.session.Match.Steps())
	if to == from {
		return
	}
	t.session.NoteSequence(from)
	t.adviser.dropHint()
	t.present.behavior.resetTurnBudget()
	t.showPlayed(seen)
}

// moveOf returns the move that a press on node n plays now, false if it plays none.
func (env *environment) moveOf(n *ui.Node) (engine.Move, bool) {
	return env.plays.moveAt(n.ID, env.session.Position())
}

// movesOf returns the moves that a press on the node with this ID plays: its sequence of moves or,
// if it plays no sequence, one move. first is this move, or the first one of the sequence.
func (env *environment) movesOf(id string, first engine.Move) []engine.Move {
	if next, ok := env.plays.sequences[id]; ok {
		return env.session.Match.PlayAhead(next(), maxSequence)
	}
	return []engine.Move{first}
}
