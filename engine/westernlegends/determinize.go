package westernlegends

import (
	"math/rand/v2"
	"slices"

	"gulch/engine"
)

// Determinize replaces everything that a seat cannot know by a random sample: hands, face-down
// choices, goals, faces of tokens, the order of decks and all future random results. It leaves the
// poker deck, the story piles and the cards of the Man in Black as they are, because every draw
// from them is random anyway. It sorts what it shuffles before shuffling, so that the sample does
// not depend on hidden information.
func (s *State) Determinize(seat engine.Seat, r *rand.Rand) {
	s.chance.Reseed(r)
	s.pauses = 0
	for i := range s.stacked[:s.stackedN] {
		s.stacked[i] = 0
	}
	s.stackedN = 0
	if s.depth == 0 {
		return
	}
	if s.stack[0].st == turnPick {
		s.redealCharacters(seat)
	}
	s.redealHands(seat)
	s.redealPrivate(seat)
	if s.opts.anteUp {
		s.redealTokens(seat)
	}
	s.redealFight(seat)
	s.redealEvents(seat)
	slices.Sort(s.trainDeck[:s.trainLeft])
	engine.Shuffle(&s.chance, s.trainDeck[:s.trainLeft])
}

// redealCharacters deals random characters to all seats except the given one, while characters are
// being chosen. If a seat has already chosen, one of its two new characters becomes its choice at
// random.
func (s *State) redealCharacters(seat engine.Seat) {
	var list [charCount]Char
	n := 0
	mine := s.p[seat].dealt
	for c := range Char(charCount) {
		if (s.opts.anteUp || box.baseSet>>c&1 != 0) && c != mine[0] && c != mine[1] {
			list[n] = c
			n++
		}
	}
	engine.Shuffle(&s.chance, list[:n])
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		n -= 2
		pl := &s.p[q]
		pl.dealt = [2]Char{list[n], list[n+1]}
		if pl.char != NoChar {
			pl.char = pl.dealt[s.chance.Below(2)]
		}
	}
}

// faceDownCards returns the face-down cards of a player in a fight or a game of poker. While the
// cards of several players are turned up, those whose event is still to come count as face down.
func (s *State) faceDownCards(q engine.Seat) CardSet {
	set := CardSet(0)
	for i := range s.bouts[:s.fighting] {
		b := &s.bouts[i]
		side := b.sideOf(q)
		if side < 0 || b.played[side] < 0 {
			continue
		}
		turning := i == int(s.fighting)-1 && s.revealing.fight>>side&1 != 0
		if !b.open || turning {
			set |= b.played[side].bit()
		}
	}
	if g := &s.game; g.kind != noGame && (!g.open || s.revealing.hands.Has(q)) {
		for _, c := range g.cards[q] {
			if c >= 0 {
				set |= c.bit()
			}
		}
	}
	return set
}

// redealHands replaces all hands, face-down cards and the house's hand by random cards, except the
// cards of the given seat. Cards that this seat has seen in other hands stay there.
func (s *State) redealHands(seat engine.Seat) {
	known := s.p[seat].known
	pool := s.deck
	house := CardSet(0)
	if g := &s.game; g.kind != noGame && g.kind != gameFaro && !g.open {
		house = g.house
		pool |= house
	}
	var held [MaxSeats]CardSet
	for q := range engine.Seat(s.seats) {
		if q != seat {
			held[q] = s.p[q].hand | s.faceDownCards(q)
			pool |= held[q] &^ known
		}
	}
	for q := range engine.Seat(s.seats) {
		if q == seat || held[q] == 0 {
			continue
		}
		unknown := (held[q] &^ known).Len()
		now := held[q]&known | s.sample(&pool, unknown)
		s.p[q].hand = now
		s.rechooseFaceDown(q)
	}
	if house != 0 {
		s.game.house = s.sample(&pool, house.Len())
	}
	s.deck = pool
	// What the other seats know is hidden from this seat, so it is deleted.
	for q := range engine.Seat(s.seats) {
		if q != seat {
			s.p[q].known, s.p[q].seen, s.p[q].filed = 0, 0, 0
		}
	}
}

// sample removes n random cards from pool and returns them. pool must have at least n cards.
func (s *State) sample(pool *CardSet, n int) CardSet {
	set := CardSet(0)
	for left := pool.Len(); n > 0; n-- {
		c := pool.nth(s.chance.Below(left))
		*pool &^= c.bit()
		set |= c.bit()
		left--
	}
	return set
}

// rechooseFaceDown replaces the face-down cards of player q by random cards of q's hand, which has
// been dealt again.
func (s *State) rechooseFaceDown(q engine.Seat) {
	for i := range s.bouts[:s.fighting] {
		b := &s.bouts[i]
		if side := b.sideOf(q); side >= 0 && !b.open && b.played[side] >= 0 {
			b.played[side] = s.sample(&s.p[q].hand, 1).First()
		}
	}
	if g := &s.game; g.kind != noGame && !g.open {
		for i, c := range g.cards[q] {
			if c >= 0 {
				g.cards[q][i] = s.sample(&s.p[q].hand, 1).First()
			}
		}
		if g.cards[q][1] >= 0 && g.cards[q][0] > g.cards[q][1] {
			g.cards[q][0], g.cards[q][1] = g.cards[q][1], g.cards[q][0]
		}
	}
}

// redealPrivate gives random goals and legendary tokens to all seats except the given one, and
// random faces to the carried cattle tokens, which nobody has seen.
func (s *State) redealPrivate(seat engine.Seat) {
	pool := s.legends
	for q := range engine.Seat(s.seats) {
		if q == seat {
			continue
		}
		pl := &s.p[q]
		pool |= pl.tokens
		if pl.goals != 0 {
			rest := uint64(1<<goalsEach-1) &^ uint64(pl.done)
			pl.goals = uint8(rest &^ (1 << nthBit(rest, s.chance.Below(popCount(rest)))))
		}
	}
	for q := range engine.Seat(s.seats) {
		if q != seat && s.p[q].tokens != 0 {
			s.p[q].tokens = s.sampleBits(&pool, popCount(uint64(s.p[q].tokens)))
		}
	}
	s.legends = pool
	for ranch := range ranchCount {
		s.redealCattle(uint32(1<<cattleEach-1) << (ranch * cattleEach))
	}
}

// sampleBits removes n random bits from pool and returns them. pool must have at least n bits.
func (s *State) sampleBits(pool *uint32, n int) uint32 {
	set := uint32(0)
	for ; n > 0; n-- {
		at := nthBit(uint64(*pool), s.chance.Below(popCount(uint64(*pool))))
		*pool &^= 1 << at
		set |= 1 << at
	}
	return set
}

// redealCattle shuffles the cattle tokens of one ranch among their stack and the players who carry
// one of them; nobody has seen their faces. colour is the bit set of all tokens of this ranch.
func (s *State) redealCattle(colour uint32) {
	pool := s.cattle & colour
	carried := 0
	for p := range s.p[:s.seats] {
		if t := s.p[p].cattle; t >= 0 && colour>>uint(t)&1 != 0 {
			pool |= 1 << uint(t)
			carried++
		}
	}
	if carried == 0 {
		return
	}
	for p := range s.p[:s.seats] {
		if t := s.p[p].cattle; t >= 0 && colour>>uint(t)&1 != 0 {
			s.p[p].cattle = int8(nthBit(uint64(s.sampleBits(&pool, 1)), 0))
		}
	}
	s.cattle = s.cattle&^colour | pool
}

// redealTokens shuffles the faces of the event tokens that the given seat has not seen. It also
// swaps, at random, face-down frontier tokens with the same number, which differ in their rewards.
func (s *State) redealTokens(seat engine.Seat) {
	open := s.p[seat].seen
	for i := range s.bouts[:s.fighting] {
		if t := s.bouts[i].token; t >= 0 {
			open |= 1 << uint(t)
		}
	}
	if s.game.kind == gameChallenge {
		open |= 1 << uint(s.game.token)
	}
	var pools [tokenKinds]uint32
	place := func(t Token) bool { return t >= 0 && t < hiddenTokens && open>>uint(t)&1 == 0 }
	board := false
	for _, t := range s.tokenOn[:box.spaces] {
		if place(t) {
			pools[t.kind()] |= 1 << uint(t)
			board = true
		}
	}
	for _, t := range s.roller {
		if place(t) {
			pools[HighRoller] |= 1 << uint(t)
			board = true
		}
	}
	if board {
		s.replaceTokens(&pools, place)
	}
	s.redealPlots()
}

// redealPlots goes through the pairs of frontier tokens with the same number and exchanges the
// spaces of such a pair at random. If one of the two has been uncovered, the pair stays as it is.
func (s *State) redealPlots() {
	for t := range int8(frontierCount) {
		twin := box.twin[t]
		if t > twin || s.plotsOut>>t&1 != 0 || s.plotsOut>>twin&1 != 0 {
			continue
		}
		next := [2]int8{t, twin}
		if s.chance.Below(2) == 0 {
			next = [2]int8{twin, t}
		}
		n := 0
		for i, lies := range s.plot {
			if lies == t || lies == twin {
				s.plot[i] = next[n]
				n++
			}
		}
	}
}

// replaceTokens gives new faces to tokens on the boards. place reports whether a token is replaced,
// and pools holds, by kind, the tokens that are replaced. The new faces come from pools and from
// the supply.
func (s *State) replaceTokens(pools *[tokenKinds]uint32, place func(Token) bool) {
	for k := range pools {
		pools[k] |= s.tokens & tokensOf(TokenKind(k))
	}
	draw := func(t *Token) {
		if place(*t) {
			*t = Token(nthBit(uint64(s.sampleBits(&pools[t.kind()], 1)), 0))
		}
	}
	for i := range s.tokenOn[:box.spaces] {
		draw(&s.tokenOn[i])
	}
	for i := range s.roller {
		draw(&s.roller[i])
	}
	s.tokens &^= 1<<hiddenTokens - 1
	for k := range Longhorn {
		s.tokens |= pools[k]
	}
}

// seesDrawn returns, as a bit set, those fight cards drawn for this fight that a seat knows. The
// dealer knows all of them.
func (b *bout) seesDrawn(seat engine.Seat) uint16 {
	known := uint16(0)
	if b.dealer == seat {
		return 1<<fightCards - 1
	}
	if b.sideOf(seat) >= 0 {
		known = b.seen
	}
	if b.open && b.dealt >= 0 {
		known |= 1 << uint(b.dealt)
	}
	return known
}

// redealFight shuffles all fight cards except those of which the given seat knows where they are.
func (s *State) redealFight(seat engine.Seat) {
	s.sortFaro()
	var pool [fightCards]FightCard
	n := copy(pool[:], s.fightDeck[:s.fightLeft])
	each := func(do func(c *FightCard)) {
		for i := range s.bouts[:s.fighting] {
			b := &s.bouts[i]
			if b.sideOf(seat) < 0 {
				b.seen = 0
			}
			known := b.seesDrawn(seat)
			for j := range b.drawn[:b.left] {
				if known>>uint(b.drawn[j])&1 == 0 {
					do(&b.drawn[j])
				}
			}
		}
		if s.game.kind == gameFaro && s.faroDealt() {
			for i := int(s.game.turned); i < faroCards; i++ {
				if c := &s.game.faro[i]; s.game.house>>uint(*c)&1 == 0 {
					do(c)
				}
			}
		}
	}
	each(func(c *FightCard) {
		pool[n] = *c
		n++
	})
	slices.Sort(pool[:n])
	engine.Shuffle(&s.chance, pool[:n])
	each(func(c *FightCard) {
		n--
		*c = pool[n]
	})
	copy(s.fightDeck[:s.fightLeft], pool[:n])
	for i := range s.bouts[:s.fighting] {
		if b := &s.bouts[i]; b.side[0] == ManInBlack && !b.open && b.dealt >= 0 {
			b.dealt = b.highest()
		}
	}
}

// sortFaro sorts the faro cards that have not been turned up, so that their order reveals nothing:
// first those whose rank was shown at the start, then the hidden one.
func (s *State) sortFaro() {
	if s.game.kind != gameFaro || !s.faroDealt() {
		return
	}
	g := &s.game
	slices.SortFunc(g.faro[g.turned:], func(x, y FightCard) int {
		if a, b := g.house>>uint(x)&1, g.house>>uint(y)&1; a != b {
			return int(b) - int(a)
		}
		return int(x - y)
	})
}

// redealEvents shuffles the event deck. Cards whose position in the deck is known to the given seat
// stay in place.
func (s *State) redealEvents(seat engine.Seat) {
	known := s.p[seat].filed
	if known == 0 {
		slices.Sort(s.eventDeck[:s.eventLeft])
		engine.Shuffle(&s.chance, s.eventDeck[:s.eventLeft])
		return
	}
	var unknown [eventCount]int8
	n := 0
	for _, e := range s.eventDeck[:s.eventLeft] {
		if known>>e&1 == 0 {
			unknown[n] = e
			n++
		}
	}
	slices.Sort(unknown[:n])
	engine.Shuffle(&s.chance, unknown[:n])
	for i, e := range s.eventDeck[:s.eventLeft] {
		if known>>e&1 == 0 {
			n--
			s.eventDeck[i] = unknown[n]
		}
	}
}
