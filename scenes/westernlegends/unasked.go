package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// answer is a decision that a ride answers by itself: the decision, and the move that answers it.
// ok is false if the player has to decide after all.
type answer struct {
	table.Unasked
	move func(s *rules.State, seat engine.Seat, legal []engine.Move) (m engine.Move, ok bool)
}

// rideAnswers lists the decisions that a ride to a space answers by itself. The other answers are
// given by a ride that is chosen step by step.
var rideAnswers = []answer{
	{table.Unasked{Rule: "R31", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseReact},
		Kinds: []engine.Kind{rules.KindPass, rules.KindUse}, Only: opensStart,
		Reason: "what a ride uses as it begins is marked before: a card that is not marked is kept"},
		func(s *rules.State, _ engine.Seat, _ []engine.Move) (engine.Move, bool) {
			return engine.Move{Kind: rules.KindPass}, opensStart(s, engine.Move{})
		}},
	{table.Unasked{Rule: "R113", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhasePickNuggets},
		Reason: "gold that can be carried costs nothing, so all of it is picked up"}, lastMove},
	{table.Unasked{Rule: "R91", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseDeliverLonghorns},
		Reason: "longhorns bring 1 LP and $30 each and slow the player down, so all of them are delivered"}, lastMove},
	{table.Unasked{Rule: "R73", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseDeliverCattle},
		Reason: "the tip of the space says that cattle is delivered there; it costs no Marshal points"},
		func(s *rules.State, seat engine.Seat, _ []engine.Move) (engine.Move, bool) {
			free := s.Space(seat).Info().Feature == rules.Rail || s.Cube(seat, rules.Wanted) > 0
			return engine.Move{Kind: rules.KindDeliver}, free
		}},
}

// otherAnswers lists all other decisions that are answered without a question.
var otherAnswers = []table.Unasked{
	{Rule: "R24", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseMoveStep, rules.PhaseBonusStep},
		Kinds:  []engine.Kind{rules.KindStep, rules.KindStop},
		Reason: "the press names the space where the ride ends, and the way is drawn before"},
	{Rule: "R61", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseSheriffStep},
		Kinds:  []engine.Kind{rules.KindStep, rules.KindStop},
		Reason: "the press names the space to which the Sheriff goes, and the way is drawn before"},
	{Rule: "R19", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseGear},
		Reason: "gear stays in use, unless another is pressed on the mat before the income"},
	{Rule: "R22", Otherwise: table.ByPress, Phases: []engine.Phase{rules.PhaseDiscard, rules.PhaseEndDiscard},
		Reason: "all cards to give up are marked before one press gives them up"},
	{Rule: "R87", Otherwise: table.NoChoice, Phases: []engine.Phase{rules.PhaseLegend},
		Reason: "tokens of the same values count the same"},
}

// opensStart reports whether a Move action begins in s and something can be used for it.
func opensStart(s engine.State, _ engine.Move) bool {
	return s.(*rules.State).OpenWindow() == startWindow
}

// lastMove returns the last of the legal moves: the largest amount.
func lastMove(_ *rules.State, _ engine.Seat, legal []engine.Move) (engine.Move, bool) {
	return legal[len(legal)-1], true
}

// Unasked lists the decisions that the table answers without asking.
func (b *Table) Unasked() []table.Unasked {
	out := otherAnswers[:len(otherAnswers):len(otherAnswers)]
	for _, x := range rideAnswers {
		out = append(out, x.Unasked)
	}
	return out
}

// arrival returns the move by which a ride answers the decision of s; ok is false if the player has
// to decide.
func arrival(s *rules.State, seat engine.Seat) (m engine.Move, ok bool) {
	legal := s.Moves(nil)
	for _, x := range rideAnswers {
		if m, ok := x.move(s, seat, legal); ok && x.Covers(s, m) {
			return m, true
		}
	}
	return engine.Move{}, false
}
