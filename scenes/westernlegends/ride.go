package westernlegends

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// A ride is one press on a space: the Move action, its steps, and what happens at the end. What the
// press leaves out can be chosen before it: a card that lengthens the ride is marked in the hand,
// and the menu of the sign Ride lets the player choose each step, and then every decision is asked.

// rideMenu is the ID of the menu of the sign Ride.
const rideMenu = "ride"

// updateStarts finds out what the viewer could use as a Move action begins (R31), by playing one on
// a copy of the state.
func (b *Table) updateStarts(a *table.Decision) {
	b.rideStarts = nil
	if b.phase(a) != rules.PhaseAct {
		return
	}
	s, ok := begun(b.State, a.Seat)
	if !ok || s.OpenWindow() != startWindow {
		return
	}
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindUse {
			b.rideStarts = append(b.rideStarts, m)
		}
	}
}

// startWindow is the window that opens as a Move action begins.
const startWindow = "move_begin"

// begun returns a copy of now in which the seat has begun a Move action; ok is false if it cannot.
func begun(now *rules.State, seat engine.Seat) (s *rules.State, ok bool) {
	s = new(rules.State)
	now.CopyTo(s)
	return s, s.Play(engine.Move{Kind: rules.KindMove}, nil) == nil && s.Turn() == seat
}

// startUse returns the move that uses card c as a ride begins; ok is false if it cannot be used
// then.
func (b *Table) startUse(c rules.Card) (m engine.Move, ok bool) {
	for _, m := range b.rideStarts {
		if card, _, _ := rules.SourceOf(int(m.A)); card == c {
			return m, true
		}
	}
	return m, false
}

// startNode returns n as the node of a card that the next ride uses by move m, if it is marked. A
// press marks or unmarks it.
func (b *Table) startNode(a *table.Decision, n ui.Node, m engine.Move) ui.Node {
	n.Role, n.Chosen, n.SkipFocus = "checkbox", slices.Contains(b.plan.starts, m), false
	n.Tip = table.Sentences(n.Tip, i18n.T("Press the card to use it on your next Move action."))
	if n.Chosen {
		n.Tip = i18n.T("You will use this card on your next Move action. Press it again to keep it.")
	}
	n.Press = func() {
		if i := slices.Index(b.plan.starts, m); i >= 0 {
			b.plan.starts = slices.Delete(slices.Clone(b.plan.starts), i, i+1)
		} else {
			b.plan.starts = append(slices.Clone(b.plan.starts), m)
		}
		b.plan.aim = rules.NoSpace
		a.Rebuild()
	}
	return n
}

// rideReach is [rules.State.RideReach] for a ride that begins with what is marked.
func (b *Table) rideReach() (rules.Reach, bool) {
	if len(b.plan.starts) == 0 || b.State.Phase() != rules.PhaseAct {
		return b.State.RideReach()
	}
	seat := b.State.Turn()
	s, ok := begun(b.State, seat)
	for next := b.ride(seat, rules.NoSpace); ok && s.Phase() == rules.PhaseReact; {
		m, _ := next(s)
		ok = s.Play(m, nil) == nil && s.Turn() == seat
	}
	if !ok {
		return b.State.RideReach()
	}
	return s.RideReach()
}

// rideLength returns the number of spaces that the next ride of a seat can have.
func (b *Table) rideLength(seat engine.Seat) int {
	if r, ok := b.rideReach(); ok {
		return r.Most
	}
	return b.State.Movement(seat)
}

// rideWords returns the command to ride to space x, with the cards that the ride uses.
func (b *Table) rideWords(x rules.Space) string {
	var cards []string
	for _, m := range b.plan.starts {
		if c, _, _ := rules.SourceOf(int(m.A)); c >= 0 {
			cards = append(cards, i18n.T(b.State.Effect(c).Text.Name))
		}
	}
	if len(cards) == 0 {
		return i18n.T("Move to %s", spaceName(x))
	}
	return i18n.T("Move to %s with %s", spaceName(x), i18n.List(cards))
}

// ride returns the sequence of moves of a ride to space x: the Move action, what is marked for its
// beginning, the steps, and the decisions at the end that it answers (see unasked).
func (b *Table) ride(seat engine.Seat, x rules.Space) table.MoveSequence {
	begun, starts := false, slices.Clone(b.plan.starts)
	return func(s engine.State) (engine.Move, bool) {
		st := s.(*rules.State)
		switch st.Phase() {
		case rules.PhaseAct:
			if begun {
				return engine.Move{}, false
			}
			begun = true
			return engine.Move{Kind: rules.KindMove}, true
		case rules.PhaseMoveStep, rules.PhaseBonusStep:
			begun = true
			if st.Space(seat) == x {
				return engine.Move{Kind: rules.KindStop}, true
			}
			r, _ := st.RideReach()
			if way := r.Way(x); len(way) > 0 {
				return engine.Move{Kind: rules.KindStep, A: int16(way[0])}, true
			}
			return engine.Move{}, false
		case rules.PhaseReact:
			for len(starts) > 0 && st.OpenWindow() == startWindow {
				m := starts[0]
				if starts = starts[1:]; legal(st, m) {
					return m, true
				}
			}
		}
		return arrival(st, seat)
	}
}
