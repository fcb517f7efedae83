package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// reactions lists the kinds of decisions that a seat has during other seats' turns.
var reactions = []table.ReactionKind{
	{ID: "noon", Icon: "sun", Hidden: true, Name: i18n.Mark("At High Noon: play a card")},
	{ID: "answer", Icon: "law-star", Hidden: true, Name: i18n.Mark("When I'm attacked: stop the attack")},
	{ID: "counter", Icon: "crossed-pistols", Hidden: true, Name: i18n.Mark("When my attack is stopped: respond")},
	{ID: "ambush", Icon: "winchester-rifle", Hidden: true, Name: i18n.Mark("When an attack on me fails: ambush")},
}

// Reactions returns the kinds of decisions that a seat has during the turns of other seats.
func (b *Table) Reactions() []table.ReactionKind { return reactions }

// Reaction returns the kind of the decision that the seat to move has in another seat's turn, or
// the zero value for other decisions. Its field Matters is true if there is a legal answer other
// than passing. Its field Public is never true, because only the seat itself knows whether its hand
// holds a suitable card; the others know only whether it holds any.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s, ok := state.(*rules.State)
	if !ok {
		return table.Reaction{}
	}
	ask := func(kind string, pass engine.Kind) table.Reaction {
		var room [64]engine.Move
		return table.Reaction{Kind: kind, Pass: engine.Move{Kind: pass}, Matters: len(s.Moves(room[:0])) > 1,
			Possible: s.HandSize(s.Turn()) > 0}
	}
	switch s.Phase() {
	case rules.PhaseHighNoon:
		return ask("noon", rules.KindPass)
	case rules.PhaseAttackResponse:
		return ask("answer", rules.KindAccept)
	case rules.PhaseAttackCounter, rules.PhaseLawyer:
		return ask("counter", rules.KindAccept)
	case rules.PhaseAmbush:
		return ask("ambush", rules.KindNo)
	}
	return table.Reaction{}
}
