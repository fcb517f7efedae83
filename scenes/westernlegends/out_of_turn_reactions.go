package westernlegends

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// joining is the ID of the kind of reaction in which a seat may join another seat's card game.
const joining = "join"

// reactions lists the kinds of decisions that a seat has during other seats' turns: joining card
// games, and the reaction windows of the rules.
var reactions = []table.ReactionKind{
	{ID: joining, Icon: "saloon-doors", Name: i18n.Mark("When a card game starts: join in")},
	{ID: "fight_declared", Icon: "crossed-pistols", Hidden: true,
		Name: i18n.Mark("When I'm attacked: pay to avoid the fight")},
	{ID: "fight_react", Icon: "bright-explosion", Hidden: true,
		Name: i18n.Mark("When fight cards are revealed: react")},
	{ID: "wound_incoming", Icon: "broken-bone", Hidden: true, Name: i18n.Mark("When I'm wounded: cancel a wound")},
	{ID: "loot_loss", Icon: "swap-bag", Hidden: true, Name: i18n.Mark("When I'm robbed: protect my money and gold")},
	{ID: "sheriff_contact", Icon: "law-star", Hidden: true, Name: i18n.Mark("When the Sheriff comes: get away")},
	{ID: "points_gained", Icon: "laurels", Hidden: true,
		Name: i18n.Mark("When I gain law or Gambler points: gain 1 more")},
	{ID: "other", Icon: "sparkles", Hidden: true, Name: i18n.Mark("Anything else I can use")},
}

// Reactions returns the kinds of decisions that a seat has during the turns of other seats.
func (b *Table) Reactions() []table.ReactionKind { return reactions }

// Reaction returns the decision that the seat to move has in another seat's turn: a reaction window
// (a moment at which players may use cards) or a card game to join. The window of a fight counts on
// the seat's own turn as well, because a seat that is winning may not want to be asked. For all
// other decisions, Reaction returns a value without a kind. The field Matters is true if an answer
// other than passing could be useful, given the seat's possessions. Passing in a window is never
// announced to the other players.
func (b *Table) Reaction(state engine.State) table.Reaction {
	s := state.(*rules.State)
	p := s.Turn()
	if p == engine.NoSeat {
		return table.Reaction{}
	}
	kind := s.OpenWindow()
	if p == s.Active() && kind != "fight_react" {
		return table.Reaction{Pass: engine.Move{Kind: rules.KindPass}, Silent: kind != ""}
	}
	if s.Phase() == rules.PhaseJoin {
		kind = joining
	}
	pass := engine.Move{Kind: rules.KindPass}
	if kind == "" || !legal(s, pass) {
		return table.Reaction{}
	}
	if kind == joining {
		return table.Reaction{Kind: kind, Pass: pass, Matters: worthJoining(b, s, p), Public: true}
	}
	out := table.Reaction{Kind: "other", Pass: pass, Matters: true, Possible: true, Silent: true}
	if slices.ContainsFunc(reactions, func(k table.ReactionKind) bool { return k.ID == kind }) {
		out.Kind = kind
		out.Possible = questionPossible[kind] == nil || questionPossible[kind](b, s, p)
		if out.Matters = out.Possible; kind == "fight_react" {
			out.Matters = b.canTurnFight(s, p)
		}
	}
	return out
}

// questionPossible maps kinds of reaction windows to functions that report whether an answer other
// than passing could help seat p, judged by public information only. In kinds that are not listed
// it always could: buying off a fight, escaping the Sheriff and gaining an additional point are
// always worth considering.
var questionPossible = map[string]func(b *Table, s *rules.State, p engine.Seat) bool{
	"fight_react": func(b *Table, s *rules.State, p engine.Seat) bool {
		by, ok := b.margin(table.ReadBoard(b, s).(*rules.Board), p)
		return by <= 0 || !ok
	},
	"wound_incoming": func(_ *Table, s *rules.State, p engine.Seat) bool { return s.Wounds(p) < rules.MaxWounds },
	"loot_loss": func(_ *Table, s *rules.State, p engine.Seat) bool {
		money, _ := s.Money(p)
		gold, _ := s.Nuggets(p)
		return money > 0 || gold > 0
	},
}

// leastToJoin is the minimum number of poker cards in hand with which joining a game of poker is
// worth the ante.
const leastToJoin = 2

// worthJoining reports whether joining the current card game can be worthwhile for seat p in
// position s: always at faro, at poker if the seat has enough cards. It uses only public
// information. b is the table that shows the position.
func worthJoining(b *Table, s *rules.State, p engine.Seat) bool {
	held, _ := s.HandSize(p)
	return held >= leastToJoin || table.ReadBoard(b, s).(*rules.Board).Game.Kind() == "faro"
}

// canTurnFight reports whether seat p is losing the fight and could win it with the cards and items
// that it may use now. A winning seat need not react, because it can do so later if the other side
// gains the lead; in a fight that is lost anyway a reaction would only waste cards.
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
			return true // the move does not change values, but has another effect that may help
		}
		gain += max(then-now, 0)
	}
	return now <= 0 && now+gain > 0
}

// margin returns by how much seat p wins the current fight on board v if no more cards are used, in
// half points of the fight values: positive if p wins, negative if p loses. With equal values it is
// 1 if p wins the tie, otherwise 0. ok is false if not all cards are visible.
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
	by = 2 * (own - other) // doubled, because the unit is half a point
	ties := d.Ties | d.CardTies
	began := mine == 0 && d.Side[1] >= 0 && d.Side[1] != rules.ManInBlack && ties>>1&1 == 0
	if by == 0 && (ties>>mine&1 == 1 && ties>>(1-mine)&1 == 0 || began) {
		by = 1
	}
	return by, seen && shown
}

// after returns the board of table b after move m in position s. It stops before the event that
// ends the current fight, so that the fight is still on the board. If m is illegal, it returns the
// board before m.
func after(b *Table, s *rules.State, m engine.Move) *rules.Board {
	v, over := table.ReadBoard(b, s).(*rules.Board), false
	next := new(rules.State)
	s.CopyTo(next)
	if err := next.Play(m, func(e engine.Event) {
		over = over || e.Kind == rules.EventFightWon || e.Kind == rules.EventFightOver
		if !over {
			engine.Follow(v, engine.Told{Event: e, State: next}, b.RevealedSeats)
		}
	}); err != nil {
		return table.ReadBoard(b, s).(*rules.Board)
	}
	return v
}

// legal reports whether m is a legal move in s.
func legal(s *rules.State, m engine.Move) bool {
	for _, x := range s.Moves(nil) {
		if x == m {
			return true
		}
	}
	return false
}
