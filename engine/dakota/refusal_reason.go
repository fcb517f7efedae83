package dakota

import "gulch/engine"

// reason is the reason why a move is not legal: a rule number and a sentence. It is a plain value
// because moves are checked very often. Play converts it to an engine.Refusal.
type reason struct {
	rule, text string
	amounts    [2]int16 // the values for the verbs of text: what the player needs and has
	count      int8     // number of amounts
}

// legal is the zero value of a reason. It means that a move is legal.
var legal reason

// because returns a reason with the given rule number and sentence (text), which may contain
// formatting verbs. amounts are the values for these verbs. If the player does not have enough of
// something, they are what the player needs and what the player has, in the order of the verbs.
func because(rule, text string, amounts ...int16) reason {
	why := reason{rule: rule, text: text}
	why.count = int8(copy(why.amounts[:], amounts))
	return why
}

// explain converts why, the reason against move m, to a refusal that players see. It adds the name
// of the card, building, worker or resource that the move is about.
func (s *State) explain(why reason, m engine.Move) *engine.Refusal {
	var about []any
	for _, n := range why.amounts[:why.count] {
		about = append(about, n)
	}
	r := engine.Refuse(why.rule, why.text, about...)
	if m.Kind == 0 || m.Kind >= kindEnd || phasesOf[m.Kind]>>s.phase&1 == 0 {
		return r
	}
	if name := s.subject(m); name != "" {
		r = engine.Refuse(why.rule, "%s: %s", name, r)
	}
	return r
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
