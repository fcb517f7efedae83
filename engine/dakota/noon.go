package dakota

import (
	"slices"

	"gulch/engine"
)

// beginNoon starts High Noon. The first seat in player order begins (R35).
func (s *State) beginNoon() {
	s.stage, s.at, s.passed = stageNoon, 0, 0
	s.phase, s.actor = PhaseHighNoon, s.order[0]
}

// nextNoon makes the next seat the actor, skipping seats that have passed. When all seats have
// passed, the afternoon begins.
func (s *State) nextNoon(obs engine.Observer) {
	if s.nextInTurn() {
		s.phase = PhaseHighNoon
		return
	}
	s.beginPlan(obs)
}

// nextInTurn makes the next seat in player order the actor, skipping seats that have passed. It
// returns false if all seats have passed.
func (s *State) nextInTurn() bool {
	for range s.seats {
		if s.at++; s.at == uint8(s.seats) {
			s.at = 0
		}
		if seat := s.order[s.at]; !s.passed.Has(seat) {
			s.actor = seat
			return true
		}
	}
	return false
}

func (s *State) playPass(_ engine.Move, obs engine.Observer) {
	s.passed = s.passed.With(s.actor)
	tellPassed(obs, s.actor)
	s.nextNoon(obs)
}

func (s *State) noonMoves(dst []engine.Move) []engine.Move {
	dst = append(dst, engine.Move{Kind: KindPass})
	p := s.me()
	if p.hand == 0 {
		return dst
	}
	for c := firstNoon; c < firstEvening; c++ {
		if p.holds(c) > 0 {
			dst = s.noonCardMoves(c, dst)
		}
	}
	for c := firstHand; c < firstReaction; c++ {
		if p.holds(c) == 0 {
			continue
		}
		for target := range engine.Seat(s.seats) {
			if s.refuseAttackOn(c, target) == legal {
				dst = append(dst, AttackWith(c, target))
			}
		}
	}
	return dst
}

// noonCardMoves appends to dst a move for each way in which the actor can play High Noon card c.
func (s *State) noonCardMoves(c Card, dst []engine.Move) []engine.Move {
	p := s.me()
	switch c {
	case ControlledCollapse:
		if s.myMine().count < 2 {
			return dst
		}
		for left := s.myMine().leaves; ; {
			leaf, ok := left.take()
			if !ok {
				return dst
			}
			dst = append(dst, PlayCard(c, int(leaf), 0))
		}
	case StrongCoffee:
		for w, n := range p.used {
			if n > 0 {
				dst = append(dst, PlayCard(c, w, 0))
			}
		}
		return dst
	case MailOrder:
		play := func(t Cart, givenUp int) engine.Move { return PlayCard(c, int(t), givenUp) }
		return p.cartMoves(play, mailDiscount, dst)
	}
	return append(dst, PlayCard(c, 0, 0))
}

// mailDiscount is the discount in dollars on a cart bought with the card Mail-Order Catalog.
const mailDiscount = 2

// cartMoves appends to dst the moves that buy a cart at a discount, which is in dollars. The
// function move returns the move for a type of cart and the slot whose cart is given up. If all
// slots for carts are full, there is a move for each cart that can be given up.
func (p *player) cartMoves(move func(t Cart, givenUp int) engine.Move, discount int16,
	dst []engine.Move) []engine.Move {
	full := p.cartRoom() < 0
	for t := SmallCart; t < cartEnd; t++ {
		if p.money < box.cartCost[t]-discount {
			continue
		}
		for i := range CartSlots + 1 {
			if (i == NoCartSlot) == full || full && p.cart[i].crew != 0 {
				continue
			}
			dst = append(dst, move(t, i))
		}
	}
	return dst
}

// cartRoom returns the lowest slot without a cart (counted from 0), or -1 if all slots are full.
func (p *player) cartRoom() int {
	for i := range p.cart {
		if p.cart[i].kind == NoCart {
			return i
		}
	}
	return -1
}

// refuseCart returns the reason why the player cannot buy a cart of type t at a discount in
// dollars, or legal if the player can (R74). givenUp is the slot of the cart that is given up for
// it, or NoCartSlot for none.
func (p *player) refuseCart(t, givenUp int, discount int16) reason {
	switch {
	case t < int(SmallCart) || t >= int(cartEnd):
		return because("R74", "You can't buy that. Choose a small or a large cart.")
	case p.money < box.cartCost[t]-discount:
		return because(
			"R74", "You can't buy that cart: it costs $%d and you have $%d.", box.cartCost[t]-discount, p.money)
	case givenUp < 0 || givenUp > NoCartSlot:
		return because("R74", "You can't choose that. Choose one of your 4 cart spaces.")
	case givenUp == NoCartSlot && p.cartRoom() < 0:
		return because("R74", "You can't take another cart: all 4 spaces are full. Choose a cart to replace.")
	case givenUp == NoCartSlot:
		return legal
	case p.cartRoom() >= 0:
		return because("R74", "You can't replace a cart: you have an empty cart space. Use it instead.")
	case p.cart[givenUp].crew != 0:
		return because("R74", "You can't replace that cart: it has a crew.")
	}
	return legal
}

// buyCart makes the actor pay a price in dollars for a cart of type t. The cart is put into slot
// givenUp, whose cart is given up, or into an empty slot if givenUp is NoCartSlot.
func (s *State) buyCart(t Cart, givenUp int, price int16, obs engine.Observer) {
	p := s.me()
	at := givenUp
	if givenUp == NoCartSlot {
		at = p.cartRoom()
	}
	old := p.cart[at].kind
	p.cart[at] = cart{kind: t, leaf: outside}
	p.money -= price
	tellCartBought(obs, s.actor, at, t, int(price), old)
}

// refusePlay returns the reason why the actor cannot play a card with move m, or legal if the actor
// can (R36). Attack and reaction cards are played with other moves.
func (s *State) refusePlay(m engine.Move) reason {
	c := CardOf(m)
	switch {
	case CardOf(m) >= CardKinds:
		return because("R36", "You can't choose that card. Choose a highlighted card.")
	case s.phase == PhaseHighNoon && !c.IsNoon():
		return because("R36", "You can't play that at High Noon. Choose a High Noon card or an attack.")
	case s.phase == PhaseEvening && !c.IsEvening():
		return because("R36", "You can't play that in the evening. Choose an evening card.")
	case s.me().holds(c) == 0:
		return because("R36", "You can't use that card: it isn't in your hand.")
	case s.phase == PhaseEvening:
		return s.refuseEveningCard(c, m)
	case !takesParameter[c] && (FirstOf(m) != 0 || SecondOf(m) != 0) || c != MailOrder && SecondOf(m) != 0:
		return because("R36", "You can't play this card that way. Choose a highlighted option.")
	}
	switch c {
	case ControlledCollapse:
		if s.myMine().count < 2 {
			return because("R36", "You can't play that: your mine needs at least 2 tiles.")
		}
		return s.myMine().refuseLeaf(FirstOf(m))
	case StrongCoffee:
		if uint(FirstOf(m)) >= uint(WorkerKinds) || s.me().used[FirstOf(m)] == 0 {
			return because("R36", "You can't choose that worker: none of that kind have been used today.")
		}
	case MailOrder:
		return s.me().refuseCart(FirstOf(m), SecondOf(m), mailDiscount)
	}
	return legal
}

// takesParameter marks the High Noon and evening cards that need a parameter in a KindPlay move
// besides the card itself.
var takesParameter = [CardKinds]bool{
	ControlledCollapse: true, StrongCoffee: true, MailOrder: true, PrivateBuyer: true, PokerNight: true,
	CheapLabour: true, HeadHunter: true,
}

// playCard carries out move m, which plays a High Noon card or an evening card.
func (s *State) playCard(m engine.Move, obs engine.Observer) {
	c := CardOf(m)
	s.spendCard(s.actor, c)
	s.discard[c]++
	s.beginEffect(c)
	tellPlayed(obs, s.actor, c, FirstOf(m), SecondOf(m))
	if c.IsEvening() {
		s.playEveningCard(c, m, obs)
		return
	}
	s.playNoonCard(c, m, obs)
	if s.phase == PhaseHighNoon {
		s.nextNoon(obs)
	}
}

// beginEffect carries out what card c, which the actor plays, changes without an event of its own:
// an effect that lasts for the day, or the number of uses of the card.
func (s *State) beginEffect(c Card) {
	p := s.me()
	switch c {
	case TimberDelivery:
		p.timber++
	case Overtime:
		p.overtime++
	case GreasedRails:
		p.greased = true
	case RecruitmentPoster:
		p.poster++
	case TravellingMerchant:
		s.phase, s.crew = PhaseMerchant, crew{left: merchantUnits}
	case Tents:
		p.tents++
	case Warehouse:
		p.warehouse++
	case NightShift:
		s.phase, s.crew = PhaseNightShift, crew{left: nightShifts}
	}
}

// spendCard removes card c from the hand of a seat that has played it openly. If a rival knew of a
// card of this kind in the hand, the rival now assumes that it was this one.
func (s *State) spendCard(seat engine.Seat, c Card) {
	p := &s.player[seat]
	p.hand -= oneCard(c)
	for q := range p.known {
		if copies(p.known[q], c) > 0 {
			p.known[q] -= oneCard(c)
		}
	}
}

func (s *State) playNoonCard(c Card, m engine.Move, obs engine.Observer) {
	p := s.me()
	switch c {
	case BlastingCrew:
		s.beginExploring(s.actor, exploreCard, box.k.ExploreDraw, true)
	case ControlledCollapse:
		s.collapseLeaf(s.actor, cell(FirstOf(m)), obs)
		p.money += collapsePays
		tellGranted(obs, s.actor, collapsePays)
	case StrongCoffee:
		p.used[FirstOf(m)]--
		p.free[FirstOf(m)]++
		tellRefreshed(obs, s.actor, Worker(FirstOf(m)))
	case MailOrder:
		s.buyCart(Cart(FirstOf(m)), SecondOf(m), box.cartCost[FirstOf(m)]-mailDiscount, obs)
	case Telegraph:
		s.peek(obs)
	}
}

// collapsePays is the amount in dollars that a player gets for playing Controlled Collapse.
const collapsePays = 2

// peek draws cards for the actor to look at, at most three (R33).
func (s *State) peek(obs engine.Observer) {
	for s.seenSize < maxSeen {
		c := s.drawCard(obs)
		if c == noCard {
			break
		}
		s.seen[s.seenSize] = c
		s.seenSize++
		tellSeen(obs, s.actor, c)
	}
	s.phase = PhaseTelegraph
}

func (s *State) telegraphMoves(dst []engine.Move) []engine.Move {
	for i, c := range s.seen[:s.seenSize] {
		twice := false
		for _, earlier := range s.seen[:i] {
			twice = twice || earlier == c
		}
		if !twice && !c.IsEvent() {
			dst = append(dst, KeepCard(c))
		}
	}
	return append(dst, engine.Move{Kind: KindKeepNone})
}

func (s *State) refuseKeepCard(m engine.Move) reason {
	for _, c := range s.seen[:s.seenSize] {
		if c == CardOf(m) {
			if c.IsEvent() {
				return because("R30", "You can't keep an event. Choose another card, or keep none.")
			}
			return legal
		}
	}
	return because("R30", "You can't keep that card: it isn't one of those you looked at.")
}

// playTelegraph carries out move m, the decision about the cards that the actor has looked at
// (s.seen): one or none of them goes into the actor's hand, and the others are shuffled into the
// deck.
func (s *State) playTelegraph(m engine.Move, obs engine.Observer) {
	kept, shows := -1, obs // kept is the index in s.seen of the card that is kept
	if m.Kind == KindKeepCard {
		kept = slices.Index(s.seen[:], CardOf(m))
		s.me().hand += oneCard(CardOf(m))
		tellGot(obs, s.actor, nobody, CardOf(m))
		shows = engine.Disclosing(obs) // the others learn that the cards seen were not all events
	}
	n := int(s.seenSize)
	for i, c := range s.seen[:n] {
		if i != kept {
			s.deck[s.deckSize] = c
			s.deckSize++
		}
		s.seen[i] = 0
	}
	s.seenSize = 0
	tellPeeked(shows, s.actor, n, one(kept >= 0))
	if !s.unordered {
		engine.Shuffle(&s.chance, s.deck[:s.deckSize])
	}
	s.nextNoon(obs)
}
