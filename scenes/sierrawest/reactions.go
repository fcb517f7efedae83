package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/words"
	"gulch/scenes/table"
)

// The kinds of questions in others' turns (R62).
const (
	askTrap  = "trap"
	askHut   = "hut"
	askStore = "store"
)

// Reactions are the questions in others' turns.
func (b *Table) Reactions() []table.ReactionKind {
	return []table.ReactionKind{
		{ID: askTrap, Icon: "wolf-trap", Name: words.Mark("Trap: catch the animal that turns up")},
		{ID: askHut, Icon: "gold-nuggets", Name: words.Mark("Surveyor's Hut: 2 gold for a claimed card")},
		{ID: askStore, Icon: "trade", Name: words.Mark("General Store: two goods for a move up")},
	}
}

// Reaction takes a reaction in another seat's turn for a question. All that it concerns lies open. Two gold and two goods
// always do some good; an animal, too, which is not caught yet.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s := state.(*rules.State)
	if s.Phase() != rules.PhaseReact || s.Turn() == s.Active() {
		return table.Reaction{}
	}
	out := table.Reaction{Pass: rules.Decline(), Matters: true, Plain: true}
	switch trigger, _, _ := s.Asking(); trigger {
	case rules.OnReveal:
		out.Kind = askTrap
	case rules.OnClaim:
		out.Kind = askHut
	default:
		out.Kind = askStore
	}
	return out
}
