package westernlegends

import "gulch/engine"

// Steps of a fight, in the order of R36 and R37.
const (
	fightDeclare uint8 = iota
	fightParry
	fightDraw
	fightStartFirst
	fightStartSecond
	fightPlay
	fightAnswer
	fightReveal
	fightBonusSecond
	fightReact
	fightEffect
	fightCompare
	fightWound
	fightConsole
	fightResult
	fightSpoils
	fightWin
	fightLoss
	fightBeaten
	fightWonReact
	fightClean
)

// vsPlayer reports whether both sides of the fight are players, one of which may be the Man in
// Black.
func (b *bout) vsPlayer() bool { return b.side[1] != engine.NoSeat }

// sideOf returns the side on which player p fights: 0 (attacker), 1 (defender), or -1 if p is not
// in the fight.
func (b *bout) sideOf(p engine.Seat) int {
	for i, q := range b.side {
		if q == p {
			return i
		}
	}
	return -1
}

// foe returns the opponent of player p in the fight, or NoSeat if the opponent is an NPC (has no
// seat and is not the Man in Black).
func (b *bout) foe(p engine.Seat) engine.Seat {
	if b.side[0] == p {
		return b.side[1]
	}
	return b.side[0]
}

// human reports whether the fighter on a side (0 or 1) is a player with a seat, and not the Man in
// Black or an NPC.
func (b *bout) human(side int) bool { return b.side[side] >= 0 && b.side[side] < ManInBlack }

// fighter returns the side, 0 or 1, whose opponent plays fight cards. It returns -1 if both sides
// play poker cards.
func (b *bout) fighter() int {
	switch {
	case b.n == 0:
		return -1
	case b.human(0):
		return 0
	}
	return 1
}

// startNPC starts a fight of kind k between player p and an NPC (an opponent without a seat, such
// as a bandit) for which n fight cards are drawn (R37).
func (s *State) startNPC(k fightKind, p engine.Seat, n int, obs engine.Observer) {
	s.startNPCOf(k, p, n, NoToken, -1, obs)
}

// startNPCOf starts a fight of kind k between player p and an NPC for which n fight cards are
// drawn. token is the NPC's event token or NoToken; train is its train encounter or -1.
func (s *State) startNPCOf(k fightKind, p engine.Seat, n int, token Token, train int8, obs engine.Observer) {
	dealer := s.right(p)
	if s.opts.autoDealer {
		dealer = engine.NoSeat
	}
	s.start(bout{kind: k, side: [2]engine.Seat{p, engine.NoSeat}, dealer: dealer, n: uint8(n), token: token,
		train: train}, p, obs)
}

// Rules of fights with the Man in Black (R104, R106): the number of his fight cards, and the amount
// by which the card of the other side is lowered.
const (
	mibFightCards = 3
	MibLowers     = 1
)

// startDuel starts a fight of kind k in which player p attacks target, a player (R36) or the Man in
// Black (R106).
func (s *State) startDuel(k fightKind, p, target engine.Seat, obs engine.Observer) {
	b := bout{kind: k, side: [2]engine.Seat{p, target}, dealer: engine.NoSeat, token: NoToken, train: -1}
	if target == ManInBlack {
		b.n = mibFightCards
	}
	s.fought = s.fought.With(target)
	s.start(b, p, obs)
}

func (s *State) start(b bout, p engine.Seat, obs engine.Observer) {
	b.space = s.p[p].space
	b.played = [2]Card{NoCard, NoCard}
	b.dealt = NoFightCard
	s.bouts[s.fighting] = b
	s.fighting++
	s.push(frame{op: opFight, seat: p, by: p})
	tellFight(obs, eventSeat(b.side[0]), b.side[1], int(b.kind), int(b.n), b.space, int(max(int8(b.token), b.train)))
}

// fightStep is a function that carries out one step of b, the innermost fight. f is the frame of
// that fight.
type fightStep func(s *State, f *frame, b *bout, obs engine.Observer)

// fightSteps holds the steps of a fight in order (R36, R37). After a step, the fight continues with
// the next one, unless the step has stored the index of another one in field st of the frame (entry
// on the stack).
var fightSteps = [...]fightStep{
	fightDeclare:     (*State).fightDeclare,           // the attacked player may buy off the fight
	fightParry:       (*State).fightParry,             // a fight that was bought off ends
	fightDraw:        (*State).fightDraw,              // fight cards are drawn for the side without a hand
	fightStartFirst:  opens(winFightStart, first),     // sources are used that work before cards are chosen
	fightStartSecond: opens(winFightStart, second),    //
	fightPlay:        (*State).fightPlay,              // the first side chooses a card
	fightAnswer:      (*State).fightAnswer,            // the second side or the dealer chooses a card
	fightReveal:      (*State).fightReveal,            // all cards are revealed; bonus of the first side's card
	fightBonusSecond: opens(winFightBonus, second),    // the bonus of the second side's card takes effect
	fightReact:       (*State).fightReact,             // both sides may use reactions (R38)
	fightEffect:      (*State).fightEffect,            // the effect of the fight card is carried out
	fightCompare:     (*State).fightCompare,           // the winner is determined (R40)
	fightWound:       (*State).fightWound,             // the loser is wounded
	fightConsole:     (*State).fightConsole,           // the loser draws a card
	fightResult:      (*State).fightResult,            // consequences that depend on the kind (R42 to R50)
	fightSpoils:      (*State).fightSpoils,            // the winner takes the Bank's money after beating its guard
	fightWin:         opens(winFightWin, winner),      // sources are used that work when their owner wins (R41)
	fightLoss:        opens(winFightLoss, loser),      // sources are used that work when their owner loses
	fightBeaten:      (*State).fightBeaten,            // sources are used that work when a bandit has been beaten
	fightWonReact:    opens(winFightWonReact, winner), // the winner may use sources
	fightClean:       (*State).fightClean,             // all cards return to their piles (R53)
}

// runFight carries out the next step of a fight. f is the frame (entry on the stack) of the fight.
func (s *State) runFight(f *frame, obs engine.Observer) {
	step := f.st
	f.st++
	fightSteps[step](s, f, s.bout(), obs)
}

// opens returns a step of a fight in which one side may use cards, items and abilities in window w.
// of is the function that returns the number of that side (0 or 1). The step does nothing if no
// player with a seat is on that side.
func opens(w window, of func(b *bout) int) fightStep {
	return func(s *State, _ *frame, b *bout, _ engine.Observer) {
		if side := of(b); b.human(side) {
			s.open(w, b.side[side], 0)
		}
	}
}

func first(*bout) int    { return 0 }
func second(*bout) int   { return 1 }
func winner(b *bout) int { return int(b.winner) }
func loser(b *bout) int  { return int(1 - b.winner) }

func (s *State) fightDeclare(_ *frame, b *bout, obs engine.Observer) {
	if b.human(0) {
		s.count(b.side[0], statFightsStarted, 1, obs)
	}
	if b.vsPlayer() && b.human(1) {
		s.open(winFightDeclared, b.side[1], 1)
	}
}

func (s *State) fightParry(f *frame, b *bout, _ engine.Observer) {
	if b.parried {
		f.st = fightClean
	} else if b.vsPlayer() && b.human(0) {
		s.signal(sigFightPlayer, b.side[0], 1)
	}
}

// fightDraw draws the fight cards of fight b if one side plays fight cards instead of a poker card.
func (s *State) fightDraw(_ *frame, b *bout, obs engine.Observer) {
	b.left = b.n
	if b.n == 0 {
		return
	}
	for i := range b.n {
		b.drawn[i] = NoFightCard
	}
	tellFightDrawn(obs, eventSeat(b.side[b.fighter()]), b.dealer, int(b.n))
	for i := range b.n {
		b.drawn[i] = s.takeFight()
		if b.dealer != engine.NoSeat {
			tellDealerCard(obs, b.dealer, b.drawn[i])
		}
	}
}

// takeFight removes the top card of the fight deck and returns it.
func (s *State) takeFight() FightCard {
	c := s.fightDeck[0]
	s.fightLeft--
	copy(s.fightDeck[:s.fightLeft], s.fightDeck[1:s.fightLeft+1])
	s.fightDeck[s.fightLeft] = 0
	return c
}

// returnFight puts fight cards below the fight deck in random order (R53).
func (s *State) returnFight(cards []FightCard) {
	engine.Shuffle(&s.chance, cards)
	s.fightLeft += uint8(copy(s.fightDeck[s.fightLeft:], cards))
}

// fightPlay asks the attacker in fight b for a card. A player with an empty hand plays none. The
// Man in Black plays his highest fight card (R38, R51).
func (s *State) fightPlay(_ *frame, b *bout, _ engine.Observer) {
	switch {
	case !b.human(0):
		b.dealt = b.highest()
	case s.p[b.side[0]].hand != 0:
		s.push(frame{op: askFightCard, seat: b.side[0], by: b.side[0]})
	}
}

// fightAnswer asks the defender in fight b for a card. If the defender plays fight cards, it asks
// the dealer.
func (s *State) fightAnswer(_ *frame, b *bout, _ engine.Observer) {
	switch {
	case b.human(1):
		s.push(frame{op: askFightAnswer, seat: b.side[1], by: b.side[1]})
	case b.side[1] == ManInBlack:
		b.dealt = b.highest()
	case b.dealer == engine.NoSeat:
		b.dealt = b.dealerPick()
	default:
		s.push(frame{op: askDealer, seat: b.dealer, by: b.dealer})
	}
}

// highest returns the highest fight card of those drawn for this fight.
func (b *bout) highest() FightCard {
	best := b.drawn[0]
	for _, c := range b.drawn[:b.left] {
		best = max(best, c)
	}
	return best
}

// Fight cards, by number, that the automatic dealer treats specially.
const (
	fightTen  FightCard = 8
	fightJack FightCard = 9
)

// dealerLikes lists the fight cards below the 10 in the order in which the automatic dealer prefers
// them (R37).
var dealerLikes = [...]FightCard{7, 6, 1, 0, 2, 4, 5, 3}

// dealerPick returns the fight card that the automatic dealer plays (R37).
func (b *bout) dealerPick() FightCard {
	if c := b.highest(); c >= fightJack {
		return c
	}
	ten := false
	for _, c := range b.drawn[:b.left] {
		ten = ten || c == fightTen
	}
	if ten && !b.restarted {
		return fightTen
	}
	for _, like := range dealerLikes {
		for _, c := range b.drawn[:b.left] {
			if c == like {
				return c
			}
		}
	}
	return fightTen
}

// fightReveal turns the cards of fight b up. f is the frame of the fight. If the fight was
// declined, nothing else happens, and the cards are discarded later without effect (R51).
func (s *State) fightReveal(f *frame, b *bout, obs engine.Observer) {
	b.open = true
	s.revealing.fight = 1<<0 | 1<<1 | hiddenFightCard
	for side := range b.side {
		if b.human(side) && (b.played[side] >= 0 || !b.declined) {
			s.forget(b.played[side])
			s.revealing.fight &^= 1 << side
			tellShown(obs, b.side[side], b.played[side])
		}
	}
	s.revealing.fight = 0
	if side := b.fighter(); side >= 0 {
		tellFightCard(obs, b.side[side], b.dealt)
		if b.vsPlayer() && !b.declined {
			b.mod[side] += MibLowers // R104, R106
			b.emitEdge(obs)
		}
	}
	switch {
	case b.declined:
		f.st = fightCompare
	case b.human(0):
		s.open(winFightBonus, b.side[0], 0)
	}
}

// forget deletes what players know about card c in each other's hands. It must be called when all
// players see the card leave a hand.
func (s *State) forget(c Card) {
	if c >= 0 {
		for q := range s.p[:s.seats] {
			s.p[q].known &^= c.bit()
		}
	}
}

// fightReact lets the sides of fight b use reactions. f is the frame of the fight. In a fight
// between two players, they alternate until both pass, one directly after the other. A player who
// fights against fight cards may use any number of reactions.
func (s *State) fightReact(f *frame, b *bout, _ engine.Observer) {
	if side := b.fighter(); side >= 0 {
		s.open(winFightReact, b.side[side], 0)
		return
	}
	if b.passes >= 2 {
		return
	}
	f.st = fightReact
	side := f.c
	f.c ^= 1
	s.open(winFightReact, b.side[side], 1)
}

// fightEffect carries out the effects of the fight card in fight b on the player who fights against
// it.
func (s *State) fightEffect(_ *frame, b *bout, _ engine.Observer) {
	if side := b.fighter(); side >= 0 {
		s.runBlock(box.fight[b.dealt].then, b.side[side], b.side[side])
	}
}

// value returns the value of a side's card (side 0 or 1) after all modifiers. It is at least 2, but
// 0 for a player who has played no card (R38).
func (b *bout) value(side int) int {
	n := 0
	switch {
	case side == b.fighter() || b.fighter() < 0:
		if b.played[side] < 0 {
			return 0
		}
		n = b.played[side].Value()
	default:
		n = b.dealt.Value()
	}
	return max(2, n-int(b.mod[side])-int(b.byCard[side]))
}

// foeValue returns the value of the card that player p's opponent has played in the current fight.
func (s *State) foeValue(p engine.Seat) int {
	b := s.bout()
	return b.value(1 - max(0, b.sideOf(p)))
}

// fightCompare compares the values of both sides of fight b and determines the winner (R40).
func (s *State) fightCompare(_ *frame, b *bout, obs engine.Observer) {
	if !b.declined {
		x, y := b.value(0), b.value(1)
		tellValues(obs, eventSeat(b.side[0]), b.side[1], x, y)
		switch {
		case x > y:
			b.winner = 0
		case x < y:
			b.winner = 1
		default:
			b.winner = uint8(tieWinner(b.ties|b.cardTies, b.fighter()))
		}
	}
	b.decided = true
	tellFightWon(obs, eventSeat(b.side[b.winner]), b.side[1-b.winner], int(b.kind), int(b.winner))
	if b.human(int(b.winner)) {
		s.count(b.side[b.winner], statFightsWon, 1, obs)
	}
	if b.human(int(1 - b.winner)) {
		s.signal(sigFightLost, b.side[1-b.winner], 1)
	}
}

// tieWinner returns the side that wins a tie (R40). ties is the bit set of the sides that win ties
// by an effect. fighter is the side whose opponent plays fight cards, or -1 if both sides play
// poker cards.
func tieWinner(ties uint8, fighter int) int {
	switch {
	case ties == 1:
		return 0
	case ties == 2:
		return 1
	case fighter >= 0:
		return 1 - fighter
	}
	return 0
}

func (s *State) fightWound(_ *frame, b *bout, _ engine.Observer) {
	if lost := loser(b); b.human(lost) {
		s.push(frame{op: opWound, seat: b.side[lost], by: b.side[lost], a: 1})
	}
}

func (s *State) fightConsole(_ *frame, b *bout, obs engine.Observer) {
	if lost := loser(b); b.human(lost) {
		s.draw(b.side[lost], 1, Cause{Kind: CauseLostFight}, obs)
	}
}

func (s *State) fightSpoils(_ *frame, b *bout, obs engine.Observer) {
	if b.kind == fightGuard && b.winner == 0 {
		s.gainMoney(b.side[0], guardPay, RoadCrime, Cause{Kind: CauseGuard}, obs)
	}
}

func (s *State) fightBeaten(_ *frame, b *bout, _ engine.Observer) {
	if b.kind == fightBandit && b.winner == 0 {
		s.open(winBanditBeaten, b.side[0], 0)
	}
}

// fightClean ends fight b: it discards the played cards and puts the fight cards below their deck
// (R53).
func (s *State) fightClean(_ *frame, b *bout, obs engine.Observer) {
	for side, c := range b.played {
		if c >= 0 {
			b.played[side] = NoCard
			s.discardPublicly(b.side[side], c, true, obs)
		}
	}
	s.returnFight(b.drawn[:b.left])
	side := b.side
	s.fighting--
	s.bouts[s.fighting] = bout{}
	tellFightOver(obs, eventSeat(side[0]), side[1])
	s.pop()
}

// restart starts a fight with an NPC again with new fight cards (R39). The player discards the card
// that was played, and draws one.
func (s *State) restart(obs engine.Observer) {
	b := s.bout()
	p, was := b.side[0], *b
	*b = bout{
		kind: b.kind, space: b.space, side: b.side, dealer: b.dealer, n: b.n, token: b.token, train: b.train,
		played: [2]Card{NoCard, NoCard}, dealt: NoFightCard, restarted: true,
	}
	tellRestart(obs, p)
	s.draw(p, 1, Cause{CauseFightCard, int(fightTen)}, obs)
	if c := was.played[0]; c >= 0 {
		s.discardPublicly(p, c, true, obs)
	}
	s.returnFight(was.drawn[:was.left])
	f := s.below(opFight)
	f.st = fightDraw
}

// playFightCard carries out move m: a fighter plays a card face down, or the attacked player
// declines the fight.
func (s *State) playFightCard(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	b := s.bout()
	if m.Kind == KindDecline {
		b.declined, b.winner = true, 0
		tellDeclined(obs, p)
		return
	}
	c := CardOf(m)
	s.p[p].hand &^= c.bit()
	b.played[b.sideOf(p)] = c
	tellSealed(obs, p, c)
}

// emitEdge sends two events: the amounts by which the values of both sides are lowered, and the
// sides that win ties.
func (b *bout) emitEdge(obs engine.Observer) {
	tellLowered(obs, int(b.mod[0]), int(b.mod[1]), int(b.byCard[0]), int(b.byCard[1]))
	tellTies(obs, int(b.ties), int(b.cardTies))
}
