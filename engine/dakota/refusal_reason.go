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
	if s.covered {
		why = why.cover()
	}
	var about []any
	for _, n := range why.amounts[:why.count] {
		about = append(about, n)
	}
	r := engine.Refuse(why.rule, why.text, about...)
	if !wellFormed(m) || phasesOf[m.Kind]>>s.phase&1 == 0 {
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
	switch m.Kind {
	case KindPlay, KindAttack, KindReact, KindKeepCard, KindDiscardCard:
		if c := CardOf(m); c < CardKinds {
			return engine.Name(c.Name())
		}
	case KindBuild, KindRebuild:
		if b := BuildingOf(m); b >= House && b < buildingEnd {
			return engine.Name(b.Name())
		}
	case KindBuyCart:
		if c := CartOf(m); c >= SmallCart && c < cartEnd {
			return engine.Name(c.Name())
		}
	case KindSick, KindSend, KindCommit, KindOfficer, KindArrest, KindIdle, KindDismiss:
		if w := WorkerOf(m); w < WorkerKinds {
			return engine.Name(w.Name())
		}
	case KindHireSpecialist:
		if n := JobOf(m); n >= 1 && n <= int(box.jobCount[s.seats]) && s.job[n-1] < noWorker {
			return engine.Name(s.job[n-1].Name())
		}
	case KindTake, KindSell, KindSellPlain, KindDiscardRes:
		if r := ResourceOf(m); r < ResourceCount {
			return engine.Name(r.Name())
		}
	case KindSellCombo:
		if c := CombinationOf(m); c < CombinationCount {
			return engine.Name(c.Name())
		}
	}
	return ""
}
