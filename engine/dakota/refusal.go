package dakota

import "gulch/engine"

// reason is the reason why a move is not legal: a rule number and a sentence. It is a plain value
// because moves are checked very often; Play converts it to an engine.Refusal.
type reason struct{ rule, text string }

// legal is the zero value of a reason. It means that the move is legal.
var legal reason

// because returns a reason that consists of a rule number and a sentence.
func because(rule, text string) reason { return reason{rule, text} }

// explain converts the reason against move m to a refusal for players. It adds the name of the
// card, building, worker or resource that the move is about. If the player cannot pay the price, it
// also adds the price and the player's money.
func (s *State) explain(why reason, m engine.Move) *engine.Refusal {
	r := engine.Refuse(why.rule, why.text)
	if m.Kind == 0 || m.Kind >= kindEnd || phasesOf[m.Kind]>>s.phase&1 == 0 {
		return r
	}
	if price, money := s.price(m), s.me().money; price > money {
		r = engine.Refuse(why.rule, "%s It costs $%d and you have $%d.", r, price, money)
	}
	if name := s.subject(m); name != "" {
		r = engine.Refuse(why.rule, "%s: %s", name, r)
	}
	return r
}

// price returns the price of move m in dollars, 0 if the move buys nothing.
func (s *State) price(m engine.Move) int16 {
	switch m.Kind {
	case KindBail:
		return box.k.Bail
	case KindSurvey:
		return box.k.SurveyorFee
	case KindSend:
		return max(s.wage(), 0)
	case KindAttack:
		if uint16(m.A) < uint16(CardKinds) {
			return box.moneyCost[m.A]
		}
	case KindBuild, KindRebuild:
		if b := Building(m.A); b >= House && b < buildingEnd {
			return s.buildPrice(b, s.jobWorker())
		}
	case KindUpgrade:
		return box.k.CraftsmanUpgradeCost
	case KindBuyCart:
		if m.A >= int16(SmallCart) && m.A < int16(cartEnd) {
			return box.cartCost[m.A] - cartDiscount(s.jobWorker())
		}
	case KindHireMiner:
		return box.k.MinerCost
	case KindHireStrong:
		return box.k.StrongMinerCost
	case KindHireSpecialist:
		if m.A >= 1 && m.A <= int16(box.jobCount[s.seats]) {
			return box.jobCost[m.A-1]
		}
	}
	return 0
}

// subject returns the name of the card, building, worker or resource that move m is about, or "" if
// there is none.
func (s *State) subject(m engine.Move) engine.Name {
	a := int(uint16(m.A))
	switch m.Kind {
	case KindPlay, KindAttack, KindReact, KindKeepCard, KindDiscardCard:
		if a < int(CardKinds) {
			return engine.Name(Card(a).Name())
		}
	case KindBuild, KindRebuild:
		if b := Building(m.A); b >= House && b < buildingEnd {
			return engine.Name(b.Name())
		}
	case KindBuyCart:
		if m.A >= int16(SmallCart) && m.A < int16(cartEnd) {
			return engine.Name(Cart(m.A).Name())
		}
	case KindSick, KindSend, KindCommit, KindOfficer, KindArrest, KindIdle, KindDismiss:
		if a < int(WorkerKinds) {
			return engine.Name(Worker(a).Name())
		}
	case KindHireSpecialist:
		if m.A >= 1 && m.A <= int16(box.jobCount[s.seats]) && s.job[m.A-1] < noWorker {
			return engine.Name(s.job[m.A-1].Name())
		}
	case KindTake, KindSell, KindSellPlain, KindDiscardRes:
		if a < int(ResourceCount) {
			return engine.Name(Resource(a).Name())
		}
	case KindSellCombo:
		if a < CombinationCount {
			return engine.Name(Combination(a).Name())
		}
	}
	return ""
}
