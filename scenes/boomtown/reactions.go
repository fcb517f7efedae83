package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/words"
	"gulch/scenes/table"
)

// telegraph is the question whether a die is turned after the production roll.
const telegraph = "telegraph"

// Reactions are the questions in others' turns.
func (b *Table) Reactions() []table.ReactionKind {
	return []table.ReactionKind{{ID: telegraph, Icon: "quill-ink", Name: words.Mark("Telegraph: turn a die after the production roll")}}
}

// Reaction takes the question about a Telegraph for one. It matters where some face would change what its owner gets or
// keeps; mines and saloons lie open, so everybody can tell.
func (b *Table) Reaction(s engine.State) table.Reaction {
	if s.Phase() != rules.PhaseTelegraph {
		return table.Reaction{}
	}
	state := s.(*rules.State)
	return table.Reaction{Kind: telegraph, Pass: rules.Hold(), Matters: touches(state, state.Turn()), Plain: true}
}

// touches reports whether any face to which a die can be turned changes the gold, the mines or the mayors of a seat.
func touches(s *rules.State, seat engine.Seat) bool {
	held := tryOn(s, rules.Hold(), rules.Hold()) // and whoever is asked after it
	if held == nil {
		return true
	}
	for _, m := range s.Moves(nil) {
		after := tryOn(s, m, rules.Hold())
		if m == rules.Hold() || after == nil {
			continue
		}
		if after.Gold[seat] != held.Gold[seat] || after.Mines[seat] != held.Mines[seat] {
			return true
		}
		for t := range rules.Town(rules.TownCount) {
			if (after.Mayor[t] == seat) != (held.Mayor[t] == seat) {
				return true
			}
		}
	}
	return false
}
