package narrowgauge

import "gulch/engine"

// phaseRefusals has for each phase the refusal of a move that belongs to another phase. It tells
// the player what to do in this phase.
var phaseRefusals = [phaseCount]*engine.Refusal{
	PhaseRoundStart:    engine.Refuse("R8", "The next round is about to begin."),
	PhaseBid:           engine.Refuse("R12", "It is time to seal a bid."),
	PhaseContractHigh:  engine.Refuse("R16", "It is time to take a Contract or to pass."),
	PhaseContractLow:   engine.Refuse("R17", "It is time to take a Contract or to pass."),
	PhaseCoin:          engine.Refuse("R15", "The coin is about to be tossed."),
	PhaseDealContracts: engine.Refuse("R67", "The Contracts are about to be dealt."),
	PhaseKeep:          engine.Refuse("R67", "It is time to keep one of your two Contracts."),
	PhaseShare:         engine.Refuse("R26", "It is time to take a Certificate."),
	PhaseFirstCard:     engine.Refuse("R29", "It is time to lay the first Track card."),
	PhaseSecondCard:    engine.Refuse("R52", "It is time to lay a second Track card or to stop."),
	PhaseRefill:        engine.Refuse("R54", "It is time to choose which cards to discard before you draw."),
	PhaseDividends:     engine.Refuse("R57", "The dividends are about to be paid."),
	PhaseGameOver:      engine.Refuse("R64", "The game is over."),
}

// refusal returns the reason why move m is illegal. m must be an illegal move.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "That is not a move of Narrow Gauge. %s", phaseRefusals[s.phase])
	case kindPhases[m.Kind]>>s.phase&1 == 0:
		return phaseRefusals[s.phase]
	case m.Kind == KindPlay:
		return s.refusePlay(m)
	case m.Kind == KindRefill:
		return engine.Refuse("R54", "You do not hold %s, so you cannot discard it.",
			(Discards(m) &^ s.hands[s.actor]).first())
	case m.B != 0 || m.C != 0:
		return engine.Refuse("", "That move says more than a move may.")
	}
	switch m.Kind {
	case KindBid:
		if m.A < 0 {
			return engine.Refuse("R12", "A bid cannot be less than $0.")
		}
		return engine.Refuse("R12", "You have $%d, so you cannot bid $%d.", s.cash[s.actor], m.A)
	case KindContract:
		return s.refuseContract(m.A)
	case KindKeep:
		return engine.Refuse("R67", "You were dealt %s and %s; keep one of these.",
			s.dealt[s.actor][0], s.dealt[s.actor][1])
	case KindShare:
		if uint16(m.A) >= uint16(CompanyCount) {
			return engine.Refuse("R26", "There is no such company.")
		}
		return engine.Refuse("R26", "%s has no Certificate left in the Market.", Company(m.A))
	case KindNoBuild:
		if m.A == 0 {
			return engine.Refuse("R29", "You hold a card that can be laid, so you must lay one.")
		}
	case KindUse:
		return s.refuseUse(m.A)
	}
	return engine.Refuse("", "That move says more than a move may.")
}

func (s *State) refuseContract(a int16) *engine.Refusal {
	if uint16(a) >= ContractCount || !s.shown.Has(Contract(a)) {
		return engine.Refuse("R16", "That Contract does not lie face up on the table.")
	}
	k := Contract(a)
	return engine.Refuse("R16", "%s takes a bid of $%d or more; yours was $%d.", k, k.Info().Value, s.bids[s.actor])
}

func (s *State) refuseUse(a int16) *engine.Refusal {
	const used = NightShift
	switch {
	case a != int16(NightShift):
		return engine.Refuse("R23", "Only %s is used here by itself.", used)
	case !s.owned[s.actor].Has(NightShift):
		return engine.Refuse("R20", "You do not have %s.", used)
	case s.used.Has(NightShift):
		return engine.Refuse("R20", "%s has been used in this round.", used)
	case !s.dark[s.actor]:
		return engine.Refuse("R53", "Your Build token is white already.")
	}
	return engine.Refuse("R51", "You have no card that could be laid, so it would be wasted.")
}

// refusePlay returns the first reason why the illegal play m is not allowed.
func (s *State) refusePlay(m engine.Move) *engine.Refusal {
	if uint16(m.A) >= CardCount || uint16(m.B) >= SpaceCount || m.C < 0 || m.C > Turned|Mirrored|Blasted {
		return engine.Refuse("R29", "There is no such card, space or way to lay it.")
	}
	p, c, x := s.actor, s.building, Space(m.B)
	if !s.hands[p].Has(Card(m.A)) {
		return engine.Refuse("R29", "You do not hold %s.", Card(m.A))
	}
	if s.phase == PhaseSecondCard && s.dark[p] {
		return engine.Refuse("R53", "Your Build token is dark: no second card in this turn.")
	}
	if missing := variantOf(m.C).contracts() &^ s.ready(p); missing != 0 {
		return engine.Refuse("R20", "You have no %s ready.", missing.first())
	}
	if other := s.yardOf(x); !s.net[c].Has(x) && other != NoCompany {
		return engine.Refuse("R30", "%s has no Locomotive on the Yard of %s to start from.", c, other)
	}
	if !s.net[c].Has(x) {
		return engine.Refuse("R30", "%s has no Locomotive on %s to start from.", c, x)
	}
	return s.refuseTargets(Card(m.A), x, m.C)
}

// refuseTargets returns the reason why a card cannot be placed with its origin at a space (from).
// The play must be illegal. how is the sum of Turned, Mirrored and Blasted.
func (s *State) refuseTargets(card Card, from Space, how int16) *engine.Refusal {
	c, v := s.building, variantOf(how)
	sum := cell(0)
	for _, d := range components.card[card].Offsets {
		t, on := components.at(components.space[from].Hex.plus(d.oriented(how&Turned != 0, how&Mirrored != 0)))
		switch {
		case !on:
			return engine.Refuse("R33", "The pattern would leave the board.")
		case components.space[t].Yard >= 0 && components.space[t].Yard != int(s.yard[c]):
			return engine.Refuse("R34", "That is the Yard of %s: nobody else may build there.", s.yardOf(t))
		}
		sum += s.price(s.actor, c, t, v.blast())
	}
	switch left, cash := s.supply[c], s.cash[s.actor]; {
	case sum.fresh() == 0:
		return engine.Refuse("R35", "%s stands on all these spaces already.", c)
	case sum.fresh() > left:
		return engine.Refuse("R38", "The pattern needs %d Locomotives, but %s has only %d left.", sum.fresh(), c, left)
	case sum.penalty() > int(cash):
		return engine.Refuse("R40", "The ground costs $%d, to be paid before any bonus, but you have $%d.",
			sum.penalty(), cash)
	}
	return engine.Refuse("R24", "%s needs a new Difficult or Water space.", TunnelBlast)
}

// yardOf returns the Company whose Yard is space x, NoCompany if x is not a Yard.
func (s *State) yardOf(x Space) Company {
	for c := range Company(CompanyCount) {
		if s.Yard(c) == x {
			return c
		}
	}
	return NoCompany
}

// at returns the space at a hex; false if the hex is off the board.
func (b *tables) at(h Hex) (Space, bool) {
	for x := range b.space {
		if b.space[x].Hex == h {
			return Space(x), true
		}
	}
	return NoSpace, false
}
