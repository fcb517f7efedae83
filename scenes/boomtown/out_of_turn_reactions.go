package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// telegraph is the ID of the kind of reaction in which a seat may use the card Telegraph, which
// turns a die after the production roll.
const telegraph = "telegraph"

// Reactions returns the kinds of decisions that a seat has during the turns of other seats.
func (b *Table) Reactions() []table.ReactionKind {
	return []table.ReactionKind{{ID: telegraph, Icon: "quill-ink",
		Name: i18n.Mark("Telegraph: turn a die after the production roll")}}
}

// Reaction returns the decision about a Telegraph that the seat to move has in another seat's turn,
// or the zero value for other decisions. Its field Matters is true if turning a die to some face
// would change the gold, the mines or the mayors of the Telegraph's owner. Mines and saloons are
// public, so this reveals nothing.
func (b *Table) Reaction(s engine.State) table.Reaction {
	if s.Phase() != rules.PhaseTelegraph {
		return table.Reaction{}
	}
	state := s.(*rules.State)
	return table.Reaction{Kind: telegraph, Pass: rules.Hold(), Matters: changesOutcome(state, state.Turn()),
		Public: true}
}

// changesOutcome reports whether turning a die could change the gold, mines or mayors of a seat,
// compared with leaving the dice unchanged.
func changesOutcome(s *rules.State, seat engine.Seat) bool {
	// the second Hold is the answer of a seat that has to decide afterwards
	held := playOnCopy(s, rules.Hold(), rules.Hold())
	if held == nil {
		return true
	}
	for _, m := range s.Moves(nil) {
		after := playOnCopy(s, m, rules.Hold())
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
