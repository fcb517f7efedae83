package westernlegends

import "gulch/engine"

// Steps of a game of faro (R96), which follow the step faroJoin.
const (
	faroDeal = faroJoin + 1 + iota
	faroBets
	faroTurn
	faroSettle
	faroStays
	faroClean
)

const faroCards = 4

// faroBets asks the next player to place bets. f is the frame (entry on the stack) of the game.
func (s *State) faroBets(f *frame, _ engine.Observer) { s.askNext(f, askBet) }

// faroStays asks the next player whether to leave the bets on the table. f is the frame (entry on
// the stack) of the game. After the last answer, the game goes on with another card if there are
// any bets left.
func (s *State) faroStays(f *frame, _ engine.Observer) {
	switch {
	case s.askNext(f, askFaroStay):
	case s.bettors() == 0:
		f.st = faroClean
	default:
		f.st = faroTurn
	}
}

// faroClean puts the faro cards back into the fight deck.
func (s *State) faroClean(_ *frame, obs engine.Observer) {
	cards := s.game.faro // a copy, so that those on the table stay as they are until the game ends
	s.returnFight(cards[:])
	s.endGame(obs)
}

// faroDeal draws four fight cards and shows three of them. If others have joined, the player who
// started the game gets $10. f is the frame (entry on the stack) of the game.
func (s *State) faroDeal(f *frame, obs engine.Observer) {
	g := &s.game
	f.c = int16(g.in)
	if g.in.Len() > 1 {
		s.gainMoney(g.starter, faroWelcome, RoadCards, g.cause(), obs)
	}
	g.dealer = g.starter
	for p := s.right(g.starter); p != g.starter; p = s.right(p) {
		if !g.in.Has(p) {
			g.dealer = p
			break
		}
	}
	for i := range g.faro {
		g.faro[i] = s.takeFight()
		if i < faroCards-1 {
			g.house |= 1 << uint(g.faro[i]) // the ranks that everybody sees
			tellFaroCard(obs, g.starter, g.dealer, g.faro[i])
		}
	}
}

// playBet places the bet of move m. After a first bet, the player is asked for a second one if
// there is money left.
func (s *State) playBet(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	if m.Kind == KindDone {
		return
	}
	bets := &s.game.bets[p]
	b := unpackBet(PackedOf(m))
	again := bets[0].amount > 0
	switch {
	case !again:
		bets[0] = b
	case b.rank < bets[0].rank: // bets are kept in order of rank, so that the order of placing them does not matter
		bets[0], bets[1] = b, bets[0]
	default:
		bets[1] = b
	}
	tellBet(obs, p, int(b.rank), int(b.amount))
	if !again && s.unstaked(p) >= leastBet {
		s.push(frame{op: askBet, seat: p, by: p})
	}
}

// leastBet is the smaller of the two amounts of a bet, in dollars. The other is twice as much.
const leastBet = 10

// unstaked returns the money of player p, in dollars, that is not in a bet.
func (s *State) unstaked(p engine.Seat) int16 {
	n := s.p[p].money
	for _, b := range s.game.bets[p] {
		n -= int16(b.amount)
	}
	return n
}

// A move packs a bet in one number: rank × 8 + amount / 10, with the amount in dollars.

func packBet(rank, amount int) int16 { return int16(rank*8 + amount/10) }

func unpackBet(x int16) bet { return bet{rank: int8(x >> 3), amount: int8(x & 7 * 10)} }

// faroTurn turns up one of the remaining faro cards at random.
func (s *State) faroTurn(_ *frame, obs engine.Observer) {
	g := &s.game
	at := int(g.turned)
	j := at + s.chance.Below(faroCards-at)
	g.faro[at], g.faro[j] = g.faro[j], g.faro[at]
	g.turned++
	tellFaroTurned(obs, g.starter, g.faro[at], int(g.turned))
}

// faroSettle settles the next bet after a card was turned up. f is the frame (entry on the stack)
// of the game. A bet on the rank of the first card is lost. A bet on the rank of the second card
// wins its amount, on that of the third card three times the amount. After the third card all other
// bets are lost.
func (s *State) faroSettle(f *frame, obs engine.Observer) {
	g := &s.game
	rank := int8(g.faro[g.turned-1])
	p, b := s.nextBet(rank)
	if b == nil && g.turned == 3 {
		p, b = s.nextBet(-1)
	}
	if b == nil {
		switch g.turned {
		case 1:
			f.st = faroTurn
		case 2:
			f.st, f.c = faroStays, int16(s.bettors())
		default:
			f.st = faroClean
		}
		return
	}
	f.st = faroSettle
	placed := *b
	*b = bet{}
	if g.turned == 1 || placed.rank != rank {
		tellBetLost(obs, p, int(placed.amount), int(placed.rank))
		s.pay(p, int16(placed.amount), g.cause(), obs)
		return
	}
	won := int16(placed.amount)
	if g.turned == 3 {
		won *= 3
	}
	tellBetWon(obs, p, int(won), int(placed.rank))
	s.gainMoney(p, won, RoadCards, g.cause(), obs)
	s.count(p, statFaroWon, 1, obs)
	s.gainPoints(p, Gambler, 1, g.cause())
}

// nextBet returns a bet on a rank, or on any rank if rank is -1, and the seat that placed it. It
// searches clockwise from the player who started the game. It returns nil if there is no such bet.
func (s *State) nextBet(rank int8) (engine.Seat, *bet) {
	g := &s.game
	p := g.starter
	for range s.seats {
		for i := range g.bets[p] {
			if b := &g.bets[p][i]; b.amount > 0 && (rank < 0 || b.rank == rank) {
				return p, b
			}
		}
		p = s.left(p)
	}
	return engine.NoSeat, nil
}

// bettors returns the seats that have bets on the table.
func (s *State) bettors() engine.SeatSet {
	set := engine.SeatSet(0)
	for p := range engine.Seat(s.seats) {
		for _, b := range s.game.bets[p] {
			if b.amount > 0 {
				set = set.With(p)
			}
		}
	}
	return set
}

// playFaroStay leaves a player's bets on the table, or takes all of them back if stays is false.
func (s *State) playFaroStay(stays bool, obs engine.Observer) {
	p := s.pop().seat
	if stays {
		tellStayed(obs, p)
		return
	}
	s.game.bets[p] = [2]bet{}
	s.game.folded = s.game.folded.With(p)
	tellFolded(obs, p)
}

// mayBet reports whether move m is legal for the seat to move: a bet, or stopping after the first
// bet (R96).
func (s *State) mayBet(m engine.Move) bool {
	p := s.top().seat
	first := s.game.bets[p][0]
	if m.Kind == KindDone {
		return first.amount > 0
	}
	x := unpackBet(PackedOf(m))
	return m.Kind == KindBet && legalBet(PackedOf(m)) && int16(x.amount) <= s.unstaked(p) &&
		(first.amount == 0 || x.rank != first.rank)
}

// EndsBetting reports whether the seat to move can place no other bet after m, a legal bet: it is
// the second one, or too little money would be left. The faro cards are then turned up as soon as
// the other players have placed their bets.
func (s *State) EndsBetting(m engine.Move) bool {
	p := s.Turn()
	return s.game.bets[p][0].amount > 0 || s.unstaked(p)-int16(unpackBet(PackedOf(m)).amount) < leastBet
}

// Bet returns the move that bets an amount in dollars on a rank, from 0 for the 2 to 12 for the
// ace.
func Bet(rank, amount int) engine.Move { return packedBet(packBet(rank, amount)) }

func legalBet(b int16) bool {
	x := unpackBet(b)
	return b > 0 && x.rank < fightCards && (x.amount == 10 || x.amount == 20) &&
		b == packBet(int(x.rank), int(x.amount))
}

// Bets returns a move for every possible bet, by rank and amount, including those that are not
// legal now.
func Bets() (all []engine.Move) {
	for rank := range fightCards {
		for amount := leastBet; amount <= 2*leastBet; amount += leastBet {
			all = append(all, Bet(rank, amount))
		}
	}
	return all
}

// betMoves appends to dst the bets that the seat to move may place and, after a first bet, the move
// that stops.
func (s *State) betMoves(dst []engine.Move) []engine.Move {
	p := s.top().seat
	first := s.game.bets[p][0]
	for rank := range fightCards {
		if first.amount > 0 && int(first.rank) == rank {
			continue
		}
		for amount := leastBet; amount <= min(2*leastBet, int(s.unstaked(p))); amount += leastBet {
			dst = append(dst, Bet(rank, amount))
		}
	}
	if first.amount > 0 {
		dst = append(dst, engine.Move{Kind: KindDone})
	}
	return dst
}
