package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// IDs of the kinds of decisions that a seat has in other seats' turns (R62).
const (
	askTrap  = "trap"
	askHut   = "hut"
	askStore = "store"
)

// Reactions returns the kinds of decisions that a seat has during the turns of other seats.
func (b *Table) Reactions() []table.ReactionKind {
	return []table.ReactionKind{
		{ID: askTrap, Icon: "wolf-trap", Name: i18n.Mark("Trap: catch the revealed animal")},
		{ID: askHut, Icon: "gold-nuggets", Name: i18n.Mark("Surveyor's Hut: 2 gold for a claimed card")},
		{ID: askStore, Icon: "trade", Name: i18n.Mark("General Store: 2 resources for a move up")},
	}
}

// Reaction returns the decision about a reaction that the seat to move has in another seat's turn,
// or the zero value for other decisions. It depends only on public information. A reaction for two
// gold or an animal always matters, because these count at the end. A reaction for two other goods
// matters only if the seat has another turn in which to spend them, or if they could break a tie at
// the end.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s := state.(*rules.State)
	if s.Phase() != rules.PhaseReact || s.Turn() == s.Active() {
		return table.Reaction{}
	}
	out := table.Reaction{Pass: rules.Decline(), Matters: true, Public: true}
	switch trigger, _, _ := s.PendingReaction(); trigger {
	case rules.OnReveal:
		out.Kind = askTrap
	case rules.OnClaim:
		out.Kind = askHut
	default:
		out.Kind = askStore
		out.Matters = !done(s, s.Turn()) || tied(s, s.Turn())
	}
	return out
}

// done reports whether seat p has already had its last turn.
func done(s *rules.State, p engine.Seat) bool {
	if s.EndRound() == 0 || s.Round() < s.EndRound() {
		return false
	}
	n := engine.Seat(s.Seats())
	place := func(q engine.Seat) engine.Seat { return (q - s.StartSeat() + n) % n }
	return place(p) < place(s.Active())
}

// tied reports whether the goods of seat p could decide a tie: another seat has as many points,
// cards and spaces of the trail as p, or may still reach them.
func tied(s *rules.State, p engine.Seat) bool {
	for q := range engine.Seat(s.Seats()) {
		cards, wagon := s.Claimed(p).Len()-s.Claimed(q).Len(), s.Wagon(p)-s.Wagon(q)
		switch {
		case q == p:
		case done(s, q) && cards == 0 && wagon == 0 && s.Score(p) == s.Score(q), !done(s, q) && cards >= 0 &&
			wagon >= 0:
			return true
		}
	}
	return false
}
