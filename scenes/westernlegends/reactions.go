package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/table"
)

// joining is the question whether one joins a game of cards.
const joining = "join"

// reactions are the kinds of questions in others' turns: joining games, and the windows of the rules.
var reactions = []table.ReactionKind{
	{ID: joining, Icon: "saloon-doors", Name: words.Mark("Games of cards: join in")},
	{ID: "fight_declared", Icon: "crossed-pistols", Name: words.Mark("Attacked: buy yourself off")},
	{ID: "fight_react", Icon: "bright-explosion", Name: words.Mark("Fights: reactions to open cards")},
	{ID: "wound_incoming", Icon: "broken-bone", Name: words.Mark("Wounds: cancel one")},
	{ID: "loot_loss", Icon: "swap-bag", Name: words.Mark("Robbed: protect money and gold")},
	{ID: "sheriff_contact", Icon: "law-star", Name: words.Mark("The Sheriff: get away")},
	{ID: "points_gained", Icon: "laurels", Name: words.Mark("Points gained: one more")},
	{ID: "other", Icon: "sparkles", Name: words.Mark("Everything else that can be used")},
}

// Reactions are the questions in others' turns.
func (b *Table) Reactions() []table.ReactionKind { return reactions }

// Reaction takes a window that opens in another seat's turn, or a game that one may join, for one. Whether it matters
// follows from what its seat has.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s := state.(*rules.State)
	p := s.Turn()
	if p == engine.NoSeat || p == s.Active() {
		return table.Reaction{}
	}
	kind := s.Asks()
	if s.Phase() == rules.PhaseJoin {
		kind = joining
	}
	pass := engine.Move{Kind: rules.KindPass}
	if kind == "" || !legal(s, pass) {
		return table.Reaction{}
	}
	money, _ := s.Money(p)
	gold, _ := s.Nuggets(p)
	matters := kind != "loot_loss" || money > 0 || gold > 0
	for _, k := range reactions {
		if k.ID == kind {
			return table.Reaction{Kind: kind, Pass: pass, Matters: matters}
		}
	}
	return table.Reaction{Kind: "other", Pass: pass, Matters: true}
}

// legal reports whether a move is legal.
func legal(s *rules.State, m engine.Move) bool {
	for _, x := range s.Moves(nil) {
		if x == m {
			return true
		}
	}
	return false
}
