package westernlegends

import (
	"gulch/engine"
	"gulch/engine/westernlegends/poker"
)

// Stakes of players and of the house (money in dollars), and numbers of cards dealt to the house
// (R76, R93, R96, R97).
const (
	pokerAnte     = 10
	pokerHouse    = 50
	pokerDealt    = 4
	highMinimum   = 30
	highHouse     = 40
	highRaise     = 20
	highDealt     = 5
	challengeAnte = 20
	faroMinimum   = 10
	faroWelcome   = 10
)

// Steps of a game of poker or faro, in order.
const (
	pokerJoin uint8 = iota
	pokerDeal
	pokerFlop
	pokerStay
	pokerTurn
	pokerHands
	pokerShow
	pokerPay
	pokerClean
	faroJoin // first step of faro; the others are in game_faro.go
)

// startGame starts a game of poker or faro of kind k by player p. If anywhere is true, players
// outside of the town may join.
func (s *State) startGame(k gameKind, p engine.Seat, anywhere bool, obs engine.Observer) {
	g := saloonGame{kind: k, starter: p, dealer: engine.NoSeat, in: engine.SeatsOf(p), anywhere: anywhere,
		token: NoToken}
	g.saloon = box.saloon[s.p[p].space]
	for i := range g.cards {
		g.cards[i] = [2]Card{NoCard, NoCard}
	}
	s.game = g
	tellGame(obs, p, int(k), int(g.saloon), anywhere)
	f := frame{op: opGame, seat: p, by: p, c: int16(s.joiners())}
	switch k {
	case gamePoker:
		s.ante(p, pokerAnte, obs)
	case gameHighStakes:
		s.ante(p, pokerAnte, obs)
	case gameChallenge:
		s.game.token = s.roller[g.saloon]
		f.c = 0
		tellTokenShown(obs, p, s.game.token, NoSpace)
		s.pay(p, challengeAnte, s.game.cause(), obs)
		s.draw(p, 1, s.game.cause(), obs)
	case gameFaro:
		f.st = faroJoin
	}
	s.push(f)
}

// stake returns the money, in dollars, that a player needs to join the game.
func (g *saloonGame) stake() int16 {
	switch g.kind {
	case gameHighStakes:
		return highMinimum
	case gameChallenge:
		return challengeAnte
	}
	return pokerAnte
}

// joiners returns the other seats that may join the game. They must have enough money and, unless
// anywhere is set in the game, be in the same town.
func (s *State) joiners() engine.SeatSet {
	g := &s.game
	set := engine.SeatSet(0)
	town := box.space[s.p[g.starter].space].Town
	for p := range engine.Seat(s.seats) {
		if p != g.starter && s.p[p].money >= g.stake() &&
			(g.anywhere || town != NoTown && box.space[s.p[p].space].Town == town) {
			set = set.With(p)
		}
	}
	return set
}

// ante moves n dollars from player p to the pot and makes the player draw a card (R76).
func (s *State) ante(p engine.Seat, n int16, obs engine.Observer) {
	s.pay(p, n, s.game.cause(), obs)
	s.raise(n, obs)
	s.draw(p, 1, s.game.cause(), obs)
}

// raise adds n dollars to the pot. It does not take them from a player.
func (s *State) raise(n int16, obs engine.Observer) {
	s.game.pot += n
	tellPot(obs, int(s.game.pot))
}

// playJoin carries out a player's decision: joins is true if the player joins the game of poker or
// faro, false if not.
func (s *State) playJoin(joins bool, obs engine.Observer) {
	p := s.pop().seat
	g := &s.game
	if !joins {
		return
	}
	g.in = g.in.With(p)
	tellJoined(obs, p)
	if g.kind != gameFaro {
		s.ante(p, pokerAnte, obs)
	}
}

// gameSteps holds the steps of poker in order, followed by the steps of faro. After a step, the
// game continues with the next one, unless the step has stored the index of another one in field st
// of the frame (entry on the stack). Field c of the frame is the set of seats that have not been
// asked or paid yet in this step.
var gameSteps = [...]frameRunner{
	pokerJoin:  (*State).gameJoin,   // players join (R76)
	pokerDeal:  (*State).pokerDeal,  // the house pays into the pot, and gets a hand if nobody joined
	pokerFlop:  (*State).pokerFlop,  // three open cards are dealt
	pokerStay:  (*State).pokerStay,  // high stakes only: players stay or fold (R97)
	pokerTurn:  (*State).pokerTurn,  // high stakes only: two more open cards are dealt
	pokerHands: (*State).pokerHands, // every player chooses two cards (R78)
	pokerShow:  (*State).pokerShow,  // the hands are revealed (R79)
	pokerPay:   (*State).pokerPay,   // winners are paid, losers draw a card
	pokerClean: (*State).pokerClean, // all cards of the game are discarded

	faroJoin:   (*State).gameJoin,   // players join (R96)
	faroDeal:   (*State).faroDeal,   // four cards are drawn and three of them shown
	faroBets:   (*State).faroBets,   // bets are placed
	faroTurn:   (*State).faroTurn,   // a card is turned
	faroSettle: (*State).faroSettle, // bets on the turned card are lost or won
	faroStays:  (*State).faroStays,  // players leave their bets or take them back
	faroClean:  (*State).faroClean,  // the cards return to the fight deck
}

// runGame carries out the next step of a game of poker or faro. f is the frame (entry on the stack)
// of the game.
func (s *State) runGame(f *frame, obs engine.Observer) {
	step := f.st
	f.st++
	gameSteps[step](s, f, obs)
}

// askNext asks the next seat of the set f.c for a decision, whose operation is question, and
// removes the seat from the set. The order is clockwise, with the active player last. The step of
// the game is then repeated for the other seats. It returns false if the set is empty.
func (s *State) askNext(f *frame, question op) bool {
	left := engine.SeatSet(f.c)
	if left == 0 {
		return false
	}
	p := s.lastFrom(left, s.game.starter)
	f.st--
	f.c = int16(left.Without(p))
	s.push(frame{op: question, seat: p, by: p})
	return true
}

// gameJoin asks the next player whether to join the game of poker or faro. f is the frame (entry on
// the stack) of the game.
func (s *State) gameJoin(f *frame, _ engine.Observer) { s.askNext(f, askJoin) }

// pokerDeal adds the money of the house to the pot. If nobody has joined, it deals a hand to the
// house (R76, R77, R93, R97).
func (s *State) pokerDeal(_ *frame, obs engine.Observer) {
	g := &s.game
	n := pokerDealt
	switch g.kind {
	case gamePoker:
		s.raise(pokerHouse, obs)
	case gameHighStakes:
		s.raise(highHouse, obs)
		n = highDealt
	case gameChallenge:
		n = int(box.token[g.token].number)
	}
	if g.in.Len() > 1 {
		g.noHouse = true
		tellHouseDealt(obs, engine.NoSeat, 0)
		return
	}
	g.dealer = s.right(g.starter)
	for range n {
		if c := s.drawCard(obs); c != NoCard {
			g.house |= c.bit()
		}
	}
	tellHouseDealt(obs, g.dealer, g.house.Len())
}

// pokerFlop deals three open cards. f is the frame (entry on the stack) of the game. More open
// cards follow only in high stakes.
func (s *State) pokerFlop(f *frame, obs engine.Observer) {
	s.layOpen(3, obs)
	if s.game.kind == gameHighStakes {
		f.c = int16(s.game.in)
		return
	}
	f.st = pokerHands
}

// layOpen deals n open cards, which all participants in the game of poker can use for their hands.
func (s *State) layOpen(n int, obs engine.Observer) {
	g := &s.game
	for range n {
		c := s.drawCard(obs)
		if c == NoCard {
			return
		}
		g.flop[g.flopSize] = c
		g.flopSize++
		tellFlop(obs, c, int(g.flopSize))
	}
}

// pokerStay asks the next player of a high stakes game whether to stay. f is the frame (entry on
// the stack) of the game. The order is clockwise, with the active player last. It asks nobody if
// only one player is left and the house does not play.
func (s *State) pokerStay(f *frame, _ engine.Observer) {
	g := &s.game
	if left := g.in &^ g.folded; !g.noHouse || left.Len() != 1 {
		s.askNext(f, askStay)
	}
}

// playStay makes a player pay the raise, or fold if stays is false.
func (s *State) playStay(stays bool, obs engine.Observer) {
	p := s.pop().seat
	if !stays {
		s.game.folded = s.game.folded.With(p)
		tellFolded(obs, p)
		return
	}
	s.pay(p, highRaise, s.game.cause(), obs)
	s.raise(highRaise, obs)
	tellStayed(obs, p)
}

// pokerTurn ends a high stakes game if all players have folded, or if only one is left and the
// house does not play. Otherwise it adds the saloon's money to the pot and deals two more open
// cards. f is the frame (entry on the stack) of the game.
func (s *State) pokerTurn(f *frame, obs engine.Observer) {
	g := &s.game
	left := g.in &^ g.folded
	g.houseWon = left == 0
	if !g.houseWon && !(g.noHouse && left.Len() == 1) {
		s.raise(highRaise, obs)
		s.layOpen(2, obs)
		return
	}
	g.won = left
	f.st, f.c = pokerPay, int16(g.in)
	g.emitWinners(obs)
}

// pokerHands asks every participant to choose two cards, clockwise with the active player last. f
// is the frame (entry on the stack) of the game.
func (s *State) pokerHands(f *frame, _ engine.Observer) {
	g := &s.game
	for left := g.in &^ g.folded &^ g.shown; left != 0; left = g.in &^ g.folded &^ g.shown {
		p := s.lastFrom(left, g.starter)
		g.shown = g.shown.With(p)
		if s.p[p].hand != 0 {
			f.st = pokerHands
			s.push(frame{op: askHand, seat: p, by: p})
			return
		}
	}
}

// playShow stores the cards that a participant shows with move m: two chosen cards or, if the
// participant has only one, that card.
func (s *State) playShow(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	g := &s.game
	n := 0
	for i, c := range [2]Card{CardOf(m), OtherCardOf(m)} {
		g.cards[p][i] = c
		if c != NoCard {
			s.p[p].hand &^= c.bit()
			n++
		}
	}
	tellChose(obs, p, n)
	tellChoseCards(obs, p, CardOf(m), OtherCardOf(m))
}

// pokerShow reveals all hands and determines the winners (R79, R80). f is the frame (entry on the
// stack) of the game.
func (s *State) pokerShow(f *frame, obs engine.Observer) {
	g := &s.game
	f.c = int16(g.in)
	g.open = true
	s.revealing.house, s.revealing.hands = g.house, g.in
	var best, house poker.Value
	won := engine.SeatSet(0)
	if !g.noHouse {
		var cards [2]Card
		house, cards = s.houseHand()
		for c := range g.house.All() {
			s.revealing.house &^= c.bit()
			tellHouse(obs, c)
		}
		tellHand(obs, engine.NoSeat, cards[0], cards[1], house.Strength())
	}
	for p := range engine.Seat(s.seats) {
		if !(g.in &^ g.folded).Has(p) {
			continue
		}
		v := s.handOf(p)
		for _, c := range g.cards[p] {
			s.forget(c)
		}
		s.revealing.hands = s.revealing.hands.Without(p)
		tellHand(obs, p, g.cards[p][0], g.cards[p][1], v.Strength())
		if v > best {
			best, won = v, 0
		}
		if v == best {
			won = won.With(p)
		}
	}
	if house > best {
		won, g.houseWon = 0, true
	}
	if won.Has(g.starter) {
		won = engine.SeatsOf(g.starter)
	}
	s.revealing.house, s.revealing.hands = 0, 0
	g.won = won
	g.emitWinners(obs)
}

// cause returns the game as the cause of gains and losses.
func (g *saloonGame) cause() Cause { return Cause{CauseGame, int(g.kind)} }

// emitWinners sends an event with the winners of the game.
func (g *saloonGame) emitWinners(obs engine.Observer) {
	tellWinners(obs, g.won, g.houseWon)
}
