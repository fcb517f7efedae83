package westernlegends

import (
	"gulch/engine"
)

// CauseKind is the kind of component or rule that causes a decision.
type CauseKind uint8

// The kinds of causes. The comments name what field N of the [Cause] is.
const (
	NoCause        CauseKind = iota
	CauseEffect              // the effect of a poker card; number of the effect
	CauseFightCard           // FightCard
	CauseItem                // Item
	CauseAbility             // Char
	CauseStory               // number of the story
	CauseEvent               // number of the event
	CauseTrain               // number of the train encounter
	CauseMib                 // number of the card of the Man in Black
	CauseToken               // Token
	CausePlot                // number of the frontier token
	CauseCattle              // number of the cattle token
	CauseMarshal             // space of the Marshal track
	CauseWanted              // space of the Wanted track
	CauseGambler             // space of the Gambler track
	CauseWound               // a wound beyond the third costs a card (R33)
	CauseBandit              // a beaten bandit (R45)
	CauseRobbery             // a robbery that was won (R44)
	CausePoker               // a game of poker that was won (R95)
	CausePatrol              // the Sheriff's patrol at the end of a turn (R61)
	CausePrison              // an arrest, after which the Sheriff rides to a law office (R59)
	CauseDefeat              // a fight that the Sheriff has lost (R62)

	// the following kinds cause no decision, only changes of what a seat has

	CauseIncome    // the income of a turn (R18)
	CauseWork      // the Work action (R65)
	CauseDeposit   // gold that is deposited at the Bank (R67)
	CauseRevel     // the Revel action (R70)
	CauseDoctor    // the price of the doctor (R69)
	CauseRail      // the fare of the railroad (R101)
	CauseLonghorns // delivered longhorns
	CauseGround    // nuggets that lie in a space (R113)
	CauseLoad      // nuggets above the limit (R4)
	CauseDice      // prospecting dice (R71)
	CauseDuel      // a duel that was won (R43)
	CauseGuard     // the robbery of the Bank (R68)
	CauseArrest    // an arrest (R59)
	CauseGame      // a card game; number of its kind, see [GameName]
	CauseTurnEnd   // being Wanted at the end of a turn (R58)
	CauseLostFight // a fight that was lost (R41)
	CauseOutlawed  // a Wanted point, which costs all Marshal points (R55)
	CauseGoal      // a completed goal (R86)
	causeKinds
)

// Cause is the component or the rule that causes a decision or a change.
type Cause struct {
	Kind CauseKind
	N    int
}

// Why is a Cause as a number, as events contain it.
type Why int16

// number returns the cause as a number.
func (c Cause) number() Why { return Why(c.Kind)<<8 | Why(c.N) }

// Cause returns the cause that the number stands for.
func (w Why) Cause() Cause { return Cause{CauseKind(w >> 8), int(w & 0xff)} }

// valid reports whether the game has a component or a rule with the kind and the number of the
// cause. No cause at all is valid too.
func (c Cause) valid() bool {
	n := 1
	switch c.Kind {
	case CauseEffect:
		n = len(box.effects)
	case CauseFightCard:
		n = fightCards
	case CauseItem:
		n = itemCount
	case CauseAbility:
		n = charCount
	case CauseStory:
		n = storyCount
	case CauseEvent:
		n = eventCount
	case CauseTrain:
		n = trainCount
	case CauseMib:
		n = mibCount
	case CauseToken:
		n = tokenCount
	case CausePlot:
		n = frontierCount
	case CauseCattle:
		n = len(box.cattle)
	case CauseMarshal, CauseWanted, CauseGambler:
		n = topSpace + 1
	case CauseGame:
		n = len(gameIDs)
	}
	return c.Kind < causeKinds && c.N < n
}

// Text returns the id, the name and the printed text of the component that is the cause. It is
// empty for other causes.
func (c Cause) Text() Text {
	switch c.Kind {
	case CauseEffect:
		e := &box.effects[c.N]
		return Text{e.id, e.name, e.text}
	case CauseFightCard:
		return FightCard(c.N).Text()
	case CauseItem:
		return Item(c.N).Info().Text
	case CauseAbility:
		return Char(c.N).Info().Text
	case CauseStory:
		st := DescribeStory(c.N)
		return Text{st.ID, st.Name, st.Finish}
	case CauseEvent:
		return DescribeEvent(c.N)
	case CauseTrain:
		return box.train[c.N].description()
	case CauseMib:
		return DescribeMibCard(c.N)
	case CauseToken:
		return Text{box.token[c.N].id, "", box.token[c.N].text}
	case CausePlot:
		return Text{box.plot[c.N].id, "", box.plot[c.N].text}
	case CauseCattle:
		return Text{box.cattle[c.N].id, "", box.cattle[c.N].text}
	}
	return Text{}
}

// CauseIn returns the cause of an event of kind EventSheriff.
func CauseIn(e engine.Event) Cause { return Cause{CauseKindIn(e), CauseNIn(e)} }

// Cause returns what causes the decision, if it is a choice, a target, a discard, a reward or a
// move of the Sheriff. For other decisions the kind is NoCause.
func (s *State) Cause() Cause {
	if s.depth == 0 {
		return Cause{}
	}
	switch f := s.top(); f.op {
	case askChoose, askTarget:
		return causeOf(f.a)
	case askSheriffStep:
		return causeOf(s.below(opSheriff).c - 1)
	case askSheriffPlace:
		return causeOf(f.a - 1)
	case askReward:
		return f.rewardCause()
	case askDiscard:
		switch d := s.below(opDiscard); {
		case d == nil:
		case d.b == discardWound:
			return Cause{Kind: CauseWound}
		default:
			return causeOf(d.d - 1)
		}
	}
	return Cause{}
}

// rewardCause returns what causes the choice of frame f, whose operation is askReward.
func (f *frame) rewardCause() Cause {
	switch f.a {
	case rewardBandit:
		return Cause{Kind: CauseBandit}
	case rewardLoot, rewardToken:
		return Cause{Kind: CauseRobbery}
	case rewardPoker:
		return Cause{Kind: CausePoker}
	}
	return causeOf(f.b)
}

// Chase returns how many steps the seat to decide can move toward a player that it is choosing now.
// It returns 0 if the choice is about something else.
func (s *State) Chase() int {
	if s.depth == 0 || s.top().op != askTarget || box.code[s.top().a].do != doChase {
		return 0
	}
	return int(box.code[s.top().a].n)
}

// ChaseOf returns how many steps the effect of poker card c lets its player move toward another
// player to fight. It returns 0 for other effects.
func (s *State) ChaseOf(c Card) int {
	for at, then := s.effectOf(c).then.start, s.effectOf(c).then; at < then.end; at++ {
		if in := &box.code[at]; in.do == doChase {
			return int(in.n)
		}
	}
	return 0
}

// Affects reports whether the effect for which the seat to decide is choosing a player can do
// anything to player q. Most effects do nothing to the Man in Black (R105).
func (s *State) Affects(q engine.Seat) bool {
	if q != ManInBlack || s.depth == 0 || s.top().op != askTarget {
		return true
	}
	in := &box.code[s.top().a]
	return in.do == doChase || mibPayment(in.then) > 0
}

// causeOf returns the component that contains an instruction. at is the index of the instruction in
// box.code.
func causeOf(at int16) Cause {
	if at < 0 || int(at) >= len(causes) {
		return Cause{}
	}
	return causes[at]
}

// causes holds, by index of an instruction in box.code, the component that contains the
// instruction.
var causes []Cause

// newCauses computes causes.
func newCauses() []Cause {
	all := make([]Cause, len(box.code))
	var walk func(c Cause, then block)
	walk = func(c Cause, then block) {
		for at := then.start; at < then.end; at++ {
			all[at] = c
			in := &box.code[at]
			walk(c, in.then)
			walk(c, in.other)
			for _, o := range in.opts {
				walk(c, o.then)
			}
		}
	}
	for i := range box.effects {
		walk(Cause{CauseEffect, i}, box.effects[i].then)
	}
	for i := range box.fight {
		walk(Cause{CauseFightCard, i}, box.fight[i].then)
	}
	for i := range box.item {
		for _, side := range box.item[i].side {
			for _, a := range side {
				walk(Cause{CauseItem, i}, a.then)
			}
		}
	}
	for i := range box.char {
		for _, a := range box.char[i].ability {
			walk(Cause{CauseAbility, i}, a.then)
		}
	}
	for i := range box.story {
		walk(Cause{CauseStory, i}, box.story[i].reward)
		walk(Cause{CauseStory, i}, box.story[i].finish)
	}
	for i := range box.event {
		walk(Cause{CauseEvent, i}, box.event[i].then)
	}
	for i := range box.train {
		walk(Cause{CauseTrain, i}, box.train[i].then)
		walk(Cause{CauseTrain, i}, box.train[i].loss)
	}
	for i := range box.mib {
		walk(Cause{CauseMib, i}, box.mib[i].then)
	}
	for _, x := range []struct {
		kind CauseKind
		all  []tokenInfo
	}{{CauseToken, box.token[:]}, {CausePlot, box.plot[:]}, {CauseCattle, box.cattle[:]}} {
		for i := range x.all {
			walk(Cause{x.kind, i}, x.all[i].then)
		}
	}
	for t := range box.track {
		for i := range box.track[t] {
			walk(Cause{CauseMarshal + CauseKind(t), i}, box.track[t][i].then)
		}
	}
	return all
}
