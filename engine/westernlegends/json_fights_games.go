package westernlegends

import (
	"gulch/engine"
	"gulch/engine/document"
)

// facedown stands for a card that the viewer may not see.
const facedown = "facedown"

// fight describes a fight. In its fields for seats, 6 is the Man in Black, and null is an NPC or
// the automatic dealer.
func (w *description) fight(b *bout) {
	d := w.d
	if d.Reading() {
		*b = bout{
			dealt: NoFightCard, played: [2]Card{NoCard, NoCard}, token: NoToken, train: -1,
			side: [2]engine.Seat{engine.NoSeat, engine.NoSeat}, dealer: engine.NoSeat,
		}
	}
	document.Name(d, "kind", &b.kind, fightNames)
	document.Name(d, "space", &b.space, spaceIDs)
	w.side("first", &b.side[0])
	w.side("second", &b.side[1])
	w.side("dealer", &b.dealer)
	document.Int(d, "cards", &b.n, 0, len(b.drawn))
	if d.Sees(b.dealer) {
		document.NameArray(d, "drawn,omitempty", b.drawn[:], &b.left, fightCardIDs)
	}
	if !d.Ignore("left") {
		d.Number("left", int(b.left))
	}
	if d.Sees(b.dealer) || b.open {
		document.Name(d, "dealt,omitempty", &b.dealt, fightCardIDs.Or("", int16(NoFightCard)))
	}
	document.Fixed(d, "played", len(b.played), func(i int) {
		if d.Sees(b.side[i]) || b.open || b.played[i] < 0 {
			document.Name(d, "", &b.played[i], w.cards.Or("", int16(NoCard)))
		} else {
			d.Word("", facedown)
		}
	})
	document.Fixed(d, "lowered", len(b.mod), func(i int) { document.Int(d, "", &b.mod[i], -50, 50) })
	document.Fixed(d, "lowered_by_card", len(b.byCard), func(i int) { document.Int(d, "", &b.byCard[i], -50, 50) })
	document.Int(d, "ties", &b.ties, 0, 3)
	document.Int(d, "ties_by_card", &b.cardTies, 0, 3)
	if d.Whole() {
		document.Int(d, "passes", &b.passes, 0, 9)
	} else {
		d.Number("passes", 0)
	}
	document.Int(d, "winner", &b.winner, 0, 1)
	document.Bool(d, "decided,omitempty", &b.decided)
	if d.OffBoard() { // the choice of the reward for a bandit shows it
		document.Bool(d, "no_marshal", &b.noMarshal)
	}
	document.Bool(d, "open", &b.open)
	document.Bool(d, "declined", &b.declined)
	document.Bool(d, "parried", &b.parried)
	document.Bool(d, "restarted", &b.restarted)
	if d.Sees(b.side[0]) || d.Sees(b.side[1]) {
		document.Set(d, "seen,omitempty", &b.seen, fightCardIDs)
	}
	document.Name(d, "token,omitempty", &b.token, someTokenIDs)
	document.Name(d, "train,omitempty", &b.train, trainIDs.Or("", -1))
	for _, rule := range fightRules {
		if d.Reading() && d.Err == nil && rule.broken(w.s, b) {
			d.Failf("%s", rule.text)
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

// game describes a game of poker or faro.
func (w *description) game(g *saloonGame) {
	d, s := w.d, w.s
	if d.Reading() {
		*g = saloonGame{saloon: NoTown, token: NoToken, dealer: engine.NoSeat}
		for p := range g.cards {
			g.cards[p] = [2]Card{NoCard, NoCard}
		}
	}
	document.Name(d, "kind", &g.kind, gameNames)
	document.Seat(d, "starter", &g.starter)
	w.side("dealer", &g.dealer)
	document.Seats(d, "in", &g.in)
	document.Seats(d, "folded", &g.folded)
	if d.OffBoard() { // the chosen cards show it
		document.Seats(d, "chosen", &g.shown)
	}
	document.Seats(d, "won", &g.won)
	document.Bool(d, "house_won", &g.houseWon)
	document.Bool(d, "no_house", &g.noHouse)
	document.Bool(d, "open", &g.open)
	document.Bool(d, "anywhere", &g.anywhere)
	document.Name(d, "saloon", &g.saloon, saloonIDs.Or("", int16(NoTown)))
	document.Name(d, "token,omitempty", &g.token, someTokenIDs)
	document.Int(d, "pot", &g.pot, 0, maxLP)
	document.NameArray(d, "flop", g.flop[:], &g.flopSize, w.cards)
	faro := g.kind == gameFaro
	if (d.Whole() || g.open) && !faro {
		document.Set(d, "house,omitempty", &g.house, w.cards)
	}
	if size := g.house.Len(); !d.Ignore("house_size") {
		if faro {
			size = 0 // it is the set of the cards shown
		}
		d.Number("house_size", size)
	}
	document.SeatMap(d, "cards", "", func(p engine.Seat) bool { return g.cards[p] != [2]Card{NoCard, NoCard} },
		func(p engine.Seat) { w.gameCards(p, &g.cards[p]) })
	document.SeatMap(d, "bets", "", func(p engine.Seat) bool { return g.bets[p] != [2]bet{} },
		func(p engine.Seat) { w.bets(p, &g.bets[p]) })
	w.faroBox(g)
	switch {
	case !d.Reading():
	case g.kind == noGame, !g.in.Has(g.starter), g.dealer == ManInBlack:
		d.Failf("a game of cards without players")
	case g.kind == gameChallenge && (g.token < firstRoller || g.token >= firstLonghorn || g.saloon == NoTown ||
		s.roller[max(0, g.saloon)] != g.token):
		d.Failf("a challenge without a high roller")
	}
}

// gameCards describes the cards that seat p has in a game.
func (w *description) gameCards(p engine.Seat, cards *[2]Card) {
	var held [len(cards)]Card
	n := 0
	for _, c := range cards {
		if c >= 0 {
			held[n], n = c, n+1
		}
	}
	document.Array(w.d, "", &n, len(held), func(i int) {
		if w.s.game.open || w.d.Sees(p) {
			document.Name(w.d, "", &held[i], w.cards)
		} else {
			w.d.Word("", facedown)
		}
	})
	if w.d.Reading() {
		copy(cards[:], held[:n])
	}
}

// bets describes the bets of seat p, each packed into a number by packBet.
func (w *description) bets(p engine.Seat, bets *[2]bet) {
	n, sum := 0, 0
	document.Each(w.d, "", func(yield func(int16) bool) {
		for _, b := range bets {
			if b.amount > 0 && !yield(packBet(int(b.rank), int(b.amount))) {
				return
			}
		}
	}, func(x *int16) { document.Int(w.d, "", x, 0, 999) }, func(x int16) {
		if n == len(bets) || !legalBet(x) {
			w.d.Failf("bets of seat %d: %d is no bet, or there are too many", p, x)
			return
		}
		bets[n] = unpackBet(x)
		sum += int(bets[n].amount)
		n++
	})
	if sum > int(w.s.p[p].money) {
		w.d.Failf("seat %d bets more than it has", p)
	}
}

// faroBox describes the ranks shown to all in a game of faro and the faro cards turned up. A
// complete document also has the other faro cards.
func (w *description) faroBox(g *saloonGame) {
	shown, n := uint16(0), int(g.turned)
	faro := g.kind == gameFaro
	if faro {
		shown = uint16(g.house)
	}
	if document.Set(w.d, "faro_shown", &shown, fightCardIDs); w.d.Reading() && faro {
		g.house = CardSet(shown)
	}
	if w.d.Whole() && !w.d.Reading() && w.s.faroDealt() {
		n = len(g.faro)
	}
	if faro {
		document.NameArray(w.d, "faro,omitempty", g.faro[:], &n, fightCardIDs)
		w.faro = n
	}
	document.Int(w.d, "faro_turned", &g.turned, 0, 3)
}
