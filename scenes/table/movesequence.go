package table

import (
	"gulch/engine"
	"gulch/render/ui"
)

// A turn of many small moves is made in few gestures: a cart is pressed and comes up with its ore, a plan is laid out
// freely and confirmed once. The rules' small moves stay as they are; what belongs together is played, shown and taken
// back together.

// Next returns the move that a gesture makes in a position, false where the gesture is over. It is asked anew after
// every move, so that it can follow what has happened.
type Next func(s engine.State) (engine.Move, bool)

// Moves is a gesture of some moves, one after the other; it ends where one of them is not legal.
func Moves(all ...engine.Move) Next {
	at := 0
	return func(engine.State) (engine.Move, bool) {
		if at == len(all) {
			return engine.Move{}, false
		}
		at++
		return all[at-1], true
	}
}

// maxSequence is how many moves a gesture makes at most: one that never ends is a mistake.
const maxSequence = 100

// Chain plays a gesture for the person who decides. Where its first move is refused, the node with the given ID shakes
// and says why. Where nothing is played, in a test, the first move is done.
func (a *Ask) Chain(id string, next Next) { a.runSequence(id, next, true) }

// runSequence plays a gesture, prepared in several presses or made by one.
func (a *Ask) runSequence(id string, next Next, prepared bool) {
	if a.playSequence != nil {
		a.playSequence(id, next, prepared)
		return
	}
	if m, ok := next(a.State); ok {
		a.Do(id, m)
	}
}

// Sweep makes n a place for a gesture whose first move is m: it glows, keeps its ID, and pressing it plays the gesture. Hint
// and coach judge it by where it leads.
func (a *Ask) Sweep(n ui.Node, m engine.Move, next func() Next) ui.Node {
	id := n.ID
	n.Quiet = false
	n.Press = func() { a.runSequence(id, next(), false) }
	return Glow(n, a.Leads(id, m, next))
}

// Leads notes that the node with an ID plays a gesture whose first move is m, for one that is pressed in a way of its own. Hint and
// coach judge it by where it leads; proposed is whether the hint leads there.
func (a *Ask) Leads(id string, m engine.Move, next func() Next) (proposed bool) {
	a.Means(id, m)
	if a.nodeSequences == nil {
		a.nodeSequences = map[string]func() Next{}
	}
	a.nodeSequences[id] = next
	return a.Proposed(m) && (a.isBest == nil || a.isBest(next()))
}

// Unled returns the IDs of the nodes that wear the badge of a move and play several, without [Ask.Leads]: hint and coach would
// judge them by the first. It presses them; what would be played is not. It serves tests.
func (a *Ask) Unled(gameUI Play, nodes []ui.Node) (ids []string) {
	a.playSequence = func(id string, next Next, _ bool) {
		s, err := gameUI.copyState(a.State)
		if err != nil || a.nodeSequences[id] != nil {
			return
		}
		for made := 1; made < maxSequence; made++ {
			if m, ok := next(s); !ok || s.Turn() != a.Seat || s.Play(m, nil) != nil {
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

// moveSpan is a gesture that was made: the decisions from one number up to another.
type moveSpan struct{ from, to int }

// startSequence plays a gesture and shows it as one. What the player has prepared in several presses is not asked about again; one of
// a single press waits like any other move where all of them are to be confirmed.
func (t *Table) startSequence(id string, next Next, prepared bool) {
	if !t.personDecides() || t.timeline.Busy() {
		return
	}
	m, ok := next(t.match.State())
	if !ok {
		return
	}
	perform := func() { t.runSequence(id, withFirstMove(m, next)) }
	if !t.givesAdvice(id, m, perform) && (prepared || !t.needsConfirmation(id, m, perform)) {
		perform()
	}
}

// withFirstMove puts a move that was asked for already before the rest of its gesture.
func withFirstMove(m engine.Move, rest Next) Next {
	first := true
	return func(s engine.State) (engine.Move, bool) {
		if first {
			first = false
			return m, true
		}
		return rest(s)
	}
}

// runSequence plays a gesture about which nothing is to be said any more.
func (t *Table) runSequence(id string, next Next) {
	from, seat := len(t.match.Steps()), t.match.Turn()
	var all []engine.Event
	for range maxSequence {
		if t.match.Over() || t.match.Turn() != seat {
			break
		}
		m, ok := next(t.match.State())
		if !ok || t.tutorRefuses(id, m) {
			break
		}
		events, err := t.match.Play(m)
		if err != nil {
			if len(all) == 0 {
				t.showRefusal(id, err)
			}
			break
		}
		all = append(all, events...)
	}
	to := len(t.match.Steps())
	if to == from {
		return
	}
	t.sequences = append(t.sequences, moveSpan{from, to})
	t.dropHint()
	t.behavior.resetTurnBudget()
	t.showPlayed(all)
}

// lastSequence returns how many decisions stood before the last gesture, if that is what would be taken back now.
func (t *Table) lastSequence() (from int, ok bool) {
	for n := len(t.sequences); n > 0; n-- {
		last, made := t.sequences[n-1], len(t.match.Steps())
		if last.to < made {
			return 0, false
		}
		t.sequences = t.sequences[:n-1]
		if last.to == made {
			return last.from, true
		}
	}
	return 0, false
}
