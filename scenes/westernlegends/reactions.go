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
	if kind == "fight_react" {
		matters = !b.winning(s, p)
	}
	for _, k := range reactions {
		if k.ID == kind {
			return table.Reaction{Kind: kind, Pass: pass, Matters: matters}
		}
	}
	return table.Reaction{Kind: "other", Pass: pass, Matters: true}
}

// winning reports whether a seat wins the fight of a position as its cards lie now: it need not react then, and is asked
// again if the other side does.
func (b *Table) winning(s *rules.State, p engine.Seat) bool {
	v := table.ReadBoard(b, s).(*rules.Board)
	if v.Fighting == 0 {
		return false
	}
	d := &v.Fights[v.Fighting-1]
	mine := 0
	if d.Side[1] == p {
		mine = 1
	}
	own, _, seen := b.sum(d, mine)
	other, _, shown := b.sum(d, 1-mine)
	ties := (d.Ties | d.CardTies) >> mine & 1
	return seen && shown && (own > other || own == other && ties == 1 && (d.Ties|d.CardTies)>>(1-mine)&1 == 0)
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
