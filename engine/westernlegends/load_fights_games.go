package westernlegends

import "gulch/engine"

// fights reads the fights in progress from the document.
func (l *loader) fights() {
	if len(l.d.Fights) > len(l.s.bouts) {
		l.Failf("%d fights at once", len(l.d.Fights))
		return
	}
	for _, d := range l.d.Fights {
		if d == nil || len(d.Played) != 2 || len(d.Lowered) != 2 || len(d.ByCard) != 2 || len(d.Drawn) > 4 {
			l.Failf("a fight needs two sides and at most four cards")
			return
		}
		l.s.bouts[l.s.fighting] = l.fight(d)
		l.s.fighting++
	}
}

func (l *loader) fight(d *boutDoc) bout {
	b := bout{
		kind:  fightKind(l.find("fight", d.Kind, len(fightIDs), FightName)),
		space: l.space(d.Space), side: [2]engine.Seat{l.side(d.First), l.side(d.Second)}, dealer: l.side(d.Dealer),
		n: uint8(l.Within("cards", d.Cards, 0, 4)), left: uint8(len(d.Drawn)), dealt: NoFightCard,
		played: [2]Card{NoCard, NoCard}, ties: uint8(l.Within("ties", d.Ties, 0, 3)),
		cardTies: uint8(l.Within("ties_by_card", d.CardTies, 0, 3)), passes: uint8(l.Within("passes", d.Passes, 0, 9)),
		winner: uint8(l.Within("winner", d.Winner, 0, 1)), noMarshal: d.NoMarshal, open: d.Open, declined: d.Declined,
		parried: d.Parried, restarted: d.Restarted, token: NoToken, train: -1,
	}
	for i := range b.side {
		b.mod[i] = int8(l.Within("lowered", d.Lowered[i], -50, 50))
		b.byCard[i] = int8(l.Within("lowered_by_card", d.ByCard[i], -50, 50))
		if d.Played[i] != "" {
			b.played[i] = l.card(d.Played[i])
		}
	}
	for i, id := range d.Drawn {
		b.drawn[i] = l.fightCard(id)
	}
	b.seen = rows[uint16](l, "fight card", d.Seen, fightCards, fightCardID)
	if d.Dealt != "" {
		b.dealt = l.fightCard(d.Dealt)
	}
	if d.Token != "" {
		b.token = l.token(d.Token)
	}
	if d.Train != "" {
		b.train = int8(l.find("train encounter", d.Train, trainCount, trainID))
	}
	l.checkFight(&b)
	return b
}

// checkFight records an error if the fields of fight b break one of the fightRules.
func (l *loader) checkFight(b *bout) {
	for _, rule := range fightRules {
		if rule.broken(l.s, b) {
			l.Failf("%s", rule.text)
			return
		}
	}
}

// fightRules lists the faults that a fight can have. Each has the text of the error and a function
// that detects the fault.
var fightRules = []struct {
	text   string
	broken func(s *State, b *bout) bool
}{
	{"a fight between nobody", func(_ *State, b *bout) bool {
		humans := b.human(0) || b.kind == fightMib && b.side[0] == ManInBlack && b.human(1)
		npc := b.kind >= fightBandit && b.kind <= fightTrain
		return b.kind == noFight || !humans || npc != (b.side[1] == engine.NoSeat) || b.side[0] == b.side[1]
	}},
	{"a fight with too many or too few fight cards", func(_ *State, b *bout) bool {
		return (b.n > 0) == (b.human(0) && b.human(1)) || b.left != 0 && b.left != b.n
	}},
	{"a fight without its dealer or its token", func(s *State, b *bout) bool {
		return b.dealer == ManInBlack || b.withToken() && s.tokenOn[b.space] != b.token
	}},
	{"a fight with an outlaw who is not there", func(_ *State, b *bout) bool {
		return !b.open && b.withToken() && (b.token < 0 || b.token >= firstRoller)
	}},
	{"a train heist without an encounter", func(_ *State, b *bout) bool { return b.kind == fightTrain && b.train < 0 }},
	{"an open fight without a fight card", func(_ *State, b *bout) bool {
		return b.open && b.n > 0 && !b.declined && b.dealt < 0 || b.dealt >= 0 && b.left == 0
	}},
}

// withToken reports whether the opponent in the fight is the outlaw or claim jumper of an event
// token.
func (b *bout) withToken() bool { return b.kind == fightOutlaw || b.kind == fightJumper }

// game reads the game of poker or faro in progress from the document.
func (l *loader) game() {
	d := l.d.Game
	if d == nil {
		return
	}
	kind := l.find("game", d.Kind, len(gameIDs), func(i int) string { return gameIDs[i] })
	g := saloonGame{
		kind: gameKind(kind), starter: l.seat(d.Starter), dealer: l.side(d.Dealer), in: l.seats(d.In) & l.s.everybody(),
		folded: l.seats(d.Folded) & l.s.everybody(), shown: l.seats(d.Chosen) & l.s.everybody(),
		won: l.seats(d.Won) & l.s.everybody(), houseWon: d.HouseWon, noHouse: d.NoHouse, open: d.Open,
		anywhere: d.Anywhere, saloon: NoTown, token: NoToken, pot: int16(l.Within("pot", d.Pot, 0, maxLP)),
		turned: uint8(l.Within("faro_turned", d.Turned, 0, 3)),
	}
	if d.Saloon != "" {
		g.saloon = Town(l.find("saloon", d.Saloon, saloonCount, func(i int) string { return townIDs[i] }))
	}
	if d.Token != "" {
		g.token = l.token(d.Token)
	}
	for i := range g.cards {
		g.cards[i] = [2]Card{NoCard, NoCard}
	}
	l.stakes(&g, d)
	l.faro(&g, d)
	switch {
	case g.kind == noGame, !g.in.Has(g.starter), g.dealer == ManInBlack:
		l.Failf("a game of cards without players")
	case g.kind == gameChallenge && (g.token < firstRoller || g.token >= firstLonghorn || g.saloon == NoTown ||
		l.s.roller[max(0, g.saloon)] != g.token):
		l.Failf("a challenge without a high roller")
	}
	l.s.game = g
}

// stakes reads from d the open cards, the cards of the house and of the participants, and the bets
// of game g.
func (l *loader) stakes(g *saloonGame, d *gameDoc) {
	if len(d.Flop) > len(g.flop) {
		l.Failf("%d open cards", len(d.Flop))
		return
	}
	for _, id := range d.Flop {
		g.flop[g.flopSize] = l.card(id)
		g.flopSize++
	}
	if g.kind != gameFaro {
		g.house = l.hand(d.House)
	}
	for p, ids := range d.Cards {
		if q := l.seat(p); len(ids) <= 2 {
			for i, id := range ids {
				g.cards[q][i] = l.card(id)
			}
		}
	}
	for p, list := range d.Bets {
		q, sum := l.seat(p), 0
		for i, x := range list {
			if i > 1 || x < 0 || x > 999 || !legalBet(int16(x)) {
				l.Failf("bets of seat %d: %v", p, list)
				return
			}
			g.bets[q][i] = unpackBet(int16(x))
			sum += int(g.bets[q][i].amount)
		}
		if sum > int(l.s.p[q].money) {
			l.Failf("seat %d bets more than it has", p)
		}
	}
}

// faro reads from d the ranks shown and the cards turned up in g, a game of faro.
func (l *loader) faro(g *saloonGame, d *gameDoc) {
	if g.kind != gameFaro {
		return
	}
	g.house = CardSet(rows[uint16](l, "fight card", d.Shown, fightCards, fightCardID))
	if len(d.Faro) > faroCards {
		l.Failf("%d cards in the faro box", len(d.Faro))
		return
	}
	for i, id := range d.Faro {
		g.faro[i] = l.fightCard(id)
	}
}
