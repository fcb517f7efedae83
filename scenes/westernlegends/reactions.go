package westernlegends

import (
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// joining is the kind of the question whether to join a card game.
const joining = "join"

// reactions lists the kinds of questions that a seat is asked in other seats' turns: joining card
// games, and the reaction windows of the rules.
var reactions = []table.ReactionKind{
	{ID: joining, Icon: "saloon-doors", Name: i18n.Mark("Games of cards: join in")},
	{ID: "fight_declared", Icon: "crossed-pistols", Name: i18n.Mark("Attacked: buy yourself off")},
	{ID: "fight_react", Icon: "bright-explosion", Name: i18n.Mark("Fights: reactions to open cards")},
	{ID: "wound_incoming", Icon: "broken-bone", Name: i18n.Mark("Wounds: cancel one")},
	{ID: "loot_loss", Icon: "swap-bag", Name: i18n.Mark("Robbed: protect money and gold")},
	{ID: "sheriff_contact", Icon: "law-star", Name: i18n.Mark("The Sheriff: get away")},
	{ID: "points_gained", Icon: "laurels", Name: i18n.Mark("Points gained: one more")},
	{ID: "other", Icon: "sparkles", Name: i18n.Mark("Everything else that can be used")},
}

// Reactions returns the kinds of questions that a seat is asked in other seats' turns.
func (b *Table) Reactions() []table.ReactionKind { return reactions }

// Reaction returns the question of a decision in another seat's turn: a reaction window or a card
// game to join. Whether it matters depends on the possessions of the seat.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s := state.(*rules.State)
	p := s.Turn()
	if p == engine.NoSeat || p == s.Active() {
		return table.Reaction{}
	}
	kind := s.OpenWindow()
	if s.Phase() == rules.PhaseJoin {
		kind = joining
	}
	pass := engine.Move{Kind: rules.KindPass}
	if kind == "" || !legal(s, pass) {
		return table.Reaction{}
	}
	judge := questionMatters[kind]
	if kind == joining {
		return table.Reaction{Kind: kind, Pass: pass, Matters: worthJoining(b, s, p), Public: true}
	}
	for _, k := range reactions {
		if k.ID == kind {
			return table.Reaction{Kind: kind, Pass: pass, Matters: judge == nil || judge(b, s, p)}
		}
	}
	return table.Reaction{Kind: "other", Pass: pass, Matters: true}
}

// PreparedAnswer returns the move for decisions that need not be put to a person. It keeps
// legendary tokens of equal value, if no other person at the screen could learn from that they are
// equal. In the seat's own turn it passes in a fight that the seat is winning: a reaction would
// waste a card, and the seat is asked again if the other side turns the fight.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s := state.(*rules.State)
	if m, ok := evenTokens(s); ok && match.People(b.Players) < 2 {
		return m, true
	}
	if s.OpenWindow() != "fight_react" || s.Turn() != s.Active() {
		return engine.Move{}, false
	}
	if pass := (engine.Move{Kind: rules.KindPass}); b.wonCache.of != *s { // cached, because it is called every tick
		by, ok := b.margin(table.ReadBoard(b, s).(*rules.Board), s.Turn())
		b.wonCache = wonFight{*s, ok && by > 0 && legal(s, pass)}
	}
	return engine.Move{Kind: rules.KindPass}, b.wonCache.sure
}

// evenTokens returns the move that keeps legendary tokens if all choices have the same value.
func evenTokens(s *rules.State) (m engine.Move, ok bool) {
	if s.Phase() != rules.PhaseLegend {
		return m, false
	}
	all := s.Moves(nil)
	for _, x := range all {
		if x.Kind != rules.KindKeepTokens || tokenWords(x) != tokenWords(all[0]) {
			return m, false
		}
	}
	return all[0], true
}

// wonFight caches for a position whether its fight is won as the cards are.
type wonFight struct {
	of   rules.State
	sure bool
}

// questionMatters maps kinds of questions to functions that report whether another answer than
// passing could help the seat. Kinds that are not listed always matter: buying off a fight,
// escaping the Sheriff and an additional point are always worth considering.
var questionMatters = map[string]func(b *Table, s *rules.State, p engine.Seat) bool{
	"fight_react":    (*Table).canTurnFight,
	"wound_incoming": func(_ *Table, s *rules.State, p engine.Seat) bool { return s.Wounds(p) < rules.MaxWounds },
	"loot_loss": func(_ *Table, s *rules.State, p engine.Seat) bool {
		money, _ := s.Money(p)
		gold, _ := s.Nuggets(p)
		return money > 0 || gold > 0
	},
}

// leastToJoin is the minimum number of poker cards for which a game of poker is worth its ante
// (RULES.md, section 10). Faro is always worth a bet for a seat with money.
const leastToJoin = 2

// worthJoining reports whether a seat should consider joining a card game. It uses only public
// information: the number of cards.
func worthJoining(b *Table, s *rules.State, p engine.Seat) bool {
	held, _ := s.HandSize(p)
	return held >= leastToJoin || table.ReadBoard(b, s).(*rules.Board).Game.Kind() == "faro"
}

// canTurnFight reports whether a seat that is losing a fight could win it with what it has. A
// winning seat need not react, because it is asked again if the other side turns the fight; and a
// seat should not waste cards on a fight that is lost anyway.
func (b *Table) canTurnFight(s *rules.State, p engine.Seat) bool {
	now, ok := b.margin(table.ReadBoard(b, s).(*rules.Board), p)
	if !ok {
		return true
	}
	gain := 0
	for _, m := range s.Moves(nil) {
		if m.Kind != rules.KindUse {
			continue
		}
		then, ok := b.margin(after(b, s, m), p)
		if !ok {
			return true // the move has another effect
		}
		gain += max(then-now, 0)
	}
	return now <= 0 && now+gain > 0
}

// margin returns by how much a seat wins the fight of a board as the cards are; 0 and less are
// lost. Ties are won by the side that began a fight between players, and by nobody in a fight
// against the game, unless cards decide otherwise. ok is false if the cards are not all visible.
func (b *Table) margin(v *rules.Board, p engine.Seat) (by int, ok bool) {
	if v.Fighting == 0 {
		return 0, false
	}
	d := &v.Fights[v.Fighting-1]
	mine := 0
	if d.Side[1] == p {
		mine = 1
	}
	own, _, seen := b.sum(d, mine)
	other, _, shown := b.sum(d, 1-mine)
	by = 2 * (own - other) // doubled, because winning a tie counts half a point
	ties := d.Ties | d.CardTies
	began := mine == 0 && d.Side[1] >= 0 && d.Side[1] != rules.ManInBlack && ties>>1&1 == 0
	if by == 0 && (ties>>mine&1 == 1 && ties>>(1-mine)&1 == 0 || began) {
		by = 1
	}
	return by, seen && shown
}

// after returns the board after a move, but not beyond the end of the fight.
func after(b *Table, s *rules.State, m engine.Move) *rules.Board {
	v, over := table.ReadBoard(b, s).(*rules.Board), false
	next := new(rules.State)
	s.CopyTo(next)
	if err := next.Play(m, func(e engine.Event) {
		over = over || e.Kind == rules.EventFightWon || e.Kind == rules.EventFightOver
		if !over {
			v.Apply(e)
		}
	}); err != nil {
		return table.ReadBoard(b, s).(*rules.Board)
	}
	return v
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
