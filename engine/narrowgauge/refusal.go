package narrowgauge

import "gulch/engine"

// phaseRefusals holds, for each phase, the refusal of moves that belong to other phases. It says
// what the player has to do in this phase.
var phaseRefusals = [phaseCount]*engine.Refusal{
	PhaseRoundStart:    engine.Refuse("R8", "You can't do that now: the next round is about to begin."),
	PhaseBid:           engine.Refuse("R12", "First, seal a bid."),
	PhaseContractHigh:  engine.Refuse("R16", "First, take a contract or pass."),
	PhaseContractLow:   engine.Refuse("R17", "First, take a contract or pass."),
	PhaseCoin:          engine.Refuse("R15", "You can't do that now: the coin is about to be tossed."),
	PhaseDealContracts: engine.Refuse("R67", "You can't do that now: the contracts are about to be dealt."),
	PhaseKeep:          engine.Refuse("R67", "First, keep 1 of your 2 contracts."),
	PhaseShare:         engine.Refuse("R26", "First, take a certificate."),
	PhaseFirstCard:     engine.Refuse("R29", "First, lay a track card."),
	PhaseSecondCard:    engine.Refuse("R52", "First, lay a second track card or stop."),
	PhaseRefill:        engine.Refuse("R54", "First, choose which cards to discard before you draw."),
	PhaseDividends:     engine.Refuse("R57", "You can't do that now: the dividends are about to be paid."),
	PhaseGameOver:      engine.Refuse("R64", "The game is over."),
}

// refusal returns the reason, as a sentence for players, why move m is not legal. m must be an
// illegal move.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "You can't make that move in Narrow Gauge. %s", phaseRefusals[s.phase])
	case kindPhases[m.Kind]>>s.phase&1 == 0:
		return phaseRefusals[s.phase]
	case !wellFormed(m):
		return engine.Refuse("", "You can't make that move. Choose a highlighted option.")
	case m.Kind == KindPlay:
		return s.refusePlay(m)
	case m.Kind == KindRefill:
		return engine.Refuse("R54", "You can't discard %s: it isn't in your hand.",
			(Discards(m) &^ s.hands[s.actor]).first())
	}
	switch m.Kind {
	case KindBid:
		if AmountOf(m) < 0 {
			return engine.Refuse("R12", "You can't bid less: $0 is the lowest bid.")
		}
		return engine.Refuse("R12", "You can't bid $%[2]d: you have only $%[1]d.", s.cash[s.actor], AmountOf(m))
	case KindContract:
		return s.refuseContract(ChoiceOf(m))
	case KindKeep:
		return engine.Refuse("R67", "You can't keep that contract. Choose %s or %s.",
			s.dealt[s.actor][0], s.dealt[s.actor][1])
	case KindShare:
		if uint8(CompanyOf(m)) >= CompanyCount {
			return engine.Refuse("R26", "You can't choose that company. Choose a highlighted one.")
		}
		return engine.Refuse("R26", "You can't take a certificate from %s: none are left.", CompanyOf(m))
	case KindNoBuild:
		return engine.Refuse("R29", "You can't skip building: at least 1 of your cards fits.")
	case KindUse:
		return s.refuseUse(ContractOf(m))
	}
	return engine.Refuse("", "You can't make that move. Choose a highlighted option.")
}

func (s *State) refuseContract(choice int) *engine.Refusal {
	if uint(choice) >= ContractCount || !s.shown.Has(Contract(choice)) {
		return engine.Refuse("R16", "You can't take that contract: it isn't face up on the table.")
	}
	k := Contract(choice)
	return engine.Refuse("R16", "You can't take %s: it needs a bid of $%d and you bid $%d.", k, k.Info().Value, s.bids[s.actor])
}

func (s *State) refuseUse(k Contract) *engine.Refusal {
	const used = NightShift
	switch {
	case k != NightShift:
		return engine.Refuse("R23", "You can't use that contract now: only %s works on its own.", used)
	case !s.owned[s.actor].Has(NightShift):
		return engine.Refuse("R20", "You can't use %s: you don't have that contract.", used)
	case s.used.Has(NightShift):
		return engine.Refuse("R20", "You can't use %s again this round: it works only once.", used)
	case !s.dark[s.actor]:
		return engine.Refuse("R53", "You can't use %s: your build token is already white.", used)
	}
	return engine.Refuse("R51", "You can't use %s: none of your cards fit, so it would be wasted.", used)
}

// refusePlay returns the reason, as a sentence for players, why play m is not legal. If there are
// several reasons, it returns the first. m must be an illegal play.
func (s *State) refusePlay(m engine.Move) *engine.Refusal {
	if uint16(CardOf(m)) >= CardCount || uint16(OriginOf(m)) >= SpaceCount || HowOf(m) < 0 ||
		HowOf(m) > Turned|Mirrored|Blasted {
		return engine.Refuse("R29", "You can't lay that card there. Choose a highlighted locomotive.")
	}
	p, c, x := s.actor, s.building, OriginOf(m)
	if !s.hands[p].Has(CardOf(m)) {
		return engine.Refuse("R29", "You can't lay %s: it isn't in your hand.", CardOf(m))
	}
	if s.phase == PhaseSecondCard && s.dark[p] {
		return engine.Refuse("R53", "You can't lay a second card this turn: your build token is dark.")
	}
	if missing := variantOf(HowOf(m)).contracts() &^ s.ready(p); missing != 0 {
		return engine.Refuse("R20", "You can't use %s: it isn't ready.", missing.first())
	}
	if other := s.yardOf(x); !s.net[c].Has(x) && other != NoCompany {
		return engine.Refuse("R30", "You can't start at %[2]s's yard: %[1]s has no locomotive there.", c, other)
	}
	if !s.net[c].Has(x) {
		return engine.Refuse("R30", "You can't start at %[2]s: %[1]s has no locomotive there.", c, x)
	}
	return s.refuseTargets(CardOf(m), x, HowOf(m))
}

// refuseTargets returns the reason why a card cannot be played. from is the space of the card's
// origin. The play must be illegal because of its target spaces. how is the sum of Turned, Mirrored
// and Blasted.
func (s *State) refuseTargets(card Card, from Space, how int16) *engine.Refusal {
	c, v := s.building, variantOf(how)
	sum := cell(0)
	for _, d := range components.card[card].Offsets {
		t, on := components.at(components.space[from].Hex.plus(d.oriented(how&Turned != 0, how&Mirrored != 0)))
		switch {
		case !on:
			return engine.Refuse("R33", "You can't lay track there: the card would leave the map.")
		case components.space[t].Yard >= 0 && components.space[t].Yard != int(s.yard[c]):
			return engine.Refuse("R34", "You can't build on %s's yard: no other company may build there.", s.yardOf(t))
		}
		sum += s.price(s.actor, c, t, v.blast())
	}
	switch left, cash := s.supply[c], s.cash[s.actor]; {
	case sum.fresh() == 0:
		return engine.Refuse("R35", "You can't lay track there: %s is already on all these spaces.", c)
	case left == 0:
		return engine.Refuse("R38", "You can't lay track there: %s has no locomotives left.", c)
	case sum.fresh() > left:
		return engine.Refuse("R38", "You can't lay track there: it takes %d locomotives, and %s has only %d left.", sum.fresh(), c, left)
	case sum.penalty() > int(cash):
		return engine.Refuse("R40", "You can't build there: it costs $%d before any bonus and you have $%d.",
			sum.penalty(), cash)
	}
	return engine.Refuse("R24", "You can't use %s: this card has no new difficult or water space.", TunnelBlast)
}

// yardOf returns the Company whose Yard is space x, or NoCompany if x is not a Yard.
func (s *State) yardOf(x Space) Company {
	for c := range Company(CompanyCount) {
		if s.Yard(c) == x {
			return c
		}
	}
	return NoCompany
}

// at returns the space at hex h. If the hex is off the board, it returns NoSpace and false.
func (b *tables) at(h Hex) (Space, bool) {
	for x := range b.space {
		if b.space[x].Hex == h {
			return Space(x), true
		}
	}
	return NoSpace, false
}
