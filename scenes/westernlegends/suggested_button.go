package westernlegends

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The brass button at the bottom right suggests the most valuable next move and shows its cost.
// While there is a suggestion, the buttons that end the turn or decline something are above it and
// look like leather.

// leavingKinds is the set of the kinds of moves that end the turn or decline something.
var leavingKinds = map[engine.Kind]bool{rules.KindEndTurn: true, rules.KindPass: true, rules.KindLetStand: true,
	rules.KindDecline: true}

func leaving(m engine.Move) bool { return leavingKinds[m.Kind] }

// proposal is a suggested move. goal is the space to ride to if the move is a ride, otherwise
// NoSpace.
type proposal struct {
	move engine.Move
	goal rules.Space
}

// next returns the move suggested by the brass button at the bottom right. ok is false if no move
// is better than ending the turn or declining.
func (b *Table) next(a *table.Decision) (p proposal, ok bool) {
	p.goal = rules.NoSpace
	if len(a.Legal) < 2 || !slices.ContainsFunc(a.Legal, leaving) {
		return p, false
	}
	if r, rides := b.State.RideReach(); rides && b.phase(a) == rules.PhaseAct && b.plan.aim != rules.NoSpace &&
		r.Has(b.plan.aim) {
		return proposal{engine.Move{Kind: rules.KindMove}, b.plan.aim}, true
	}
	if p.move, ok = a.SuggestedMove(leaving); !ok {
		return p, false
	}
	if p.move.Kind == rules.KindMove {
		if p.goal = rideGoal(b.State, a.Seat); p.goal == rules.NoSpace {
			return p, false
		}
	}
	return p, true
}

// rideGoal returns the space to which the policy (the bots' simple rules) would ride, or NoSpace if
// it would not ride. It plays on a determinized copy of the state, so it uses no information that
// is hidden from the seat.
func rideGoal(now *rules.State, seat engine.Seat) rules.Space {
	s := new(rules.State)
	now.CopyTo(s)
	s.Determinize(seat, rand.New(rand.NewPCG(7, 7)))
	from, rng := s.Space(seat), engine.NewRand(1)
	reach, _ := s.RideReach()
	if s.Play(engine.Move{Kind: rules.KindMove}, nil) != nil {
		return rules.NoSpace
	}
	if s.OpenWindow() == moveBegins && s.Play(engine.Move{Kind: rules.KindPass}, nil) != nil {
		return rules.NoSpace
	}
	for range rules.Spaces() {
		if s.Turn() != seat || s.Phase() != rules.PhaseMoveStep {
			break
		}
		m := s.Policy(&rng)
		if m.Kind == rules.KindStop || s.Play(m, nil) != nil {
			break
		}
	}
	if x := s.Space(seat); x != from && reach.Has(x) {
		return x
	}
	return rules.NoSpace
}

// nextNode returns the node of the brass button for the suggested move.
func (b *Table) nextNode(a *table.Decision, p proposal) ui.Node {
	look := pieces.Button{Label: b.MoveWords(p.move), Material: pieces.Brass, Size: 14, Note: b.nextNote(a, p)}
	if p.goal == rules.NoSpace {
		return a.ButtonAs(table.SuggestedID, p.move, a.Row, look, b.moveTip(p.move), ebiten.KeyEnter)
	}
	look.Label = i18n.T("Move to %s", spaceName(p.goal))
	n := ui.Button(table.SuggestedID, a.Row, look, nil, ebiten.KeyEnter)
	n.Label = i18n.T("Move to %s", spaceName(p.goal))
	draw := n.Draw
	n = a.SequenceTarget(n, p.move, func() table.MoveSequence { return b.ride(a.Seat, p.goal) })
	ride := n.Press
	n.Press = func() { b.plan.goal = p.goal; ride() }
	n.Draw, n.Role, n.Primary = draw, "move", true
	return n
}

// nextNote returns a few words about the cost or the effect of the suggested move p.
func (b *Table) nextNote(a *table.Decision, p proposal) string {
	if d := b.fight(); d != nil {
		if after, ok := b.sumsAfter(a.Seat, p.move); ok && p.move.Kind == rules.KindUse {
			return b.verdict(d, after)
		}
	}
	if b.phase(a) != rules.PhaseAct {
		return ""
	}
	if p.goal != rules.NoSpace {
		if r, ok := b.State.RideReach(); ok {
			return i18n.N(int(r.Steps[p.goal]), "1 action, %d space", "1 action, %d spaces", r.Steps[p.goal])
		}
	}
	for _, s := range b.signs(a) {
		if s.move == p.move && s.note != "" {
			return s.note
		}
	}
	return ""
}
