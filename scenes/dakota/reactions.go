package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/engine/match"
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

// PreparedAnswer returns the only legal move of a decision if the table may play it without asking.
// The second result is false if the player must be asked. A move is played only if nobody can learn
// anything from the missing pause (section 5.1 of the rules): at a table with only one person, or
// for a seat whose hand everybody knows to be empty.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s, ok := state.(*rules.State)
	if !ok || !s.ConcealForced() || b.shared() && b.Board.Towns[s.Turn()].HandSize > 0 {
		return engine.Move{}, false
	}
	var room [64]engine.Move
	if legal := s.Moves(room[:0]); len(legal) == 1 {
		if legal[0].Kind == rules.KindPass {
			b.autoPassed = s.Turn()
		}
		return legal[0], true
	}
	return engine.Move{}, false
}

// shared reports whether more than one seat is played by a person.
func (b *Table) shared() bool {
	first := slices.IndexFunc(b.Players, match.Seat.Person)
	return first >= 0 && slices.ContainsFunc(b.Players[first+1:], match.Seat.Person)
}

// Reaction returns the kind of the current decision in another seat's turn. Its field Matters is
// true if there is a legal answer other than passing. Its field Public is never true, because only
// the seat itself knows whether its hand holds a suitable card. For the others this is possible as
// long as the seat holds a card.
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
