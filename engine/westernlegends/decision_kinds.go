package westernlegends

import "gulch/engine"

// question holds the functions for one kind of decision of a seat. They do not list the legal
// answers; State.Moves does that.
type question struct {
	// may reports whether m is a legal answer to the decision of frame f. It does not list all
	// answers.
	may func(s *State, f *frame, m engine.Move) bool
	// play carries out m, which must be a legal answer.
	play func(s *State, m engine.Move, obs engine.Observer)
}

// questions holds the functions for each operation that asks a seat for a decision.
var questions = [opCount]question{
	// Decisions of the set-up and the turn.
	askPick:  {mayPick, (*State).playPick},
	askStart: {maySettleIn, func(s *State, m engine.Move, obs engine.Observer) { s.playStart(Space(m.A), obs) }},
	// Abilities at the start of a turn are offered in windows, so no position has this frame. A
	// document that contains it is refused.
	askAbility: {func(*State, *frame, engine.Move) bool { return false },
		func(*State, engine.Move, engine.Observer) {}},
	askIncome: {
		func(_ *State, _ *frame, m engine.Move) bool {
			return isPlain(m, KindIncome) && between(m.A, 0, incomeKinds-1)
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playIncome(m.A, obs) },
	},
	askGear:       {mayWear, (*State).playGear},
	askAct:        {func(s *State, _ *frame, m engine.Move) bool { return s.mayAct(m) }, (*State).playAct},
	askStory:      {mayJoinStory, (*State).playStory},
	askEndGoals:   {mayEndGoal, (*State).playEndGoal},
	askEndDiscard: {(*State).mayLay, (*State).playEndDiscard},

	// Decisions on the map.
	askStep:         {mayRide, (*State).playStep},
	askBonusStep:    {mayRide, (*State).playStep},
	askSheriffStep:  {maySend, (*State).playSheriffStep},
	askSheriffPlace: {mayPlaceSheriff, (*State).playSheriffPlace},
	askNuggets: {
		func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindTake) && between(m.A, 0, int16(s.pickable(f.seat)))
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playNuggets(int(m.A), obs) },
	},
	askLonghorns: {
		func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindDeliverLonghorns) && between(m.A, 0, int16(s.p[f.seat].longhorns))
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playLonghorns(int(m.A), obs) },
	},
	askCattle: {mayEither(KindDeliver, KindKeep), (*State).playCattle},

	// Decisions that effects require.
	askReact:  {(*State).mayReact, (*State).playReact},
	askChoose: {mayOption, func(s *State, m engine.Move, _ engine.Observer) { s.playOption(label(m.A)) }},
	askTarget: {mayAim, func(s *State, m engine.Move, obs engine.Observer) { s.playPlayer(engine.Seat(m.A), obs) }},
	askDiscard: {(*State).mayLay, func(s *State, m engine.Move, obs engine.Observer) {
		s.playDiscard(Card(m.A), obs)
	}},
	askLegend:    {mayKeepTokens, (*State).playKeepTokens},
	askEventPick: {mayResolve, func(s *State, m engine.Move, obs engine.Observer) { s.playResolve(int8(m.A), obs) }},
	askPeek:      {mayLook, func(s *State, m engine.Move, obs engine.Observer) { s.playLook(m.A, obs) }},

	// Decisions in fights, stores and saloons.
	askFightCard:   {(*State).mayLay, (*State).playFightCard},
	askFightAnswer: {(*State).mayLay, (*State).playFightCard},
	askDealer:      {mayDeal, (*State).playDeal},
	askRefight:     {mayEither(KindRestart, KindLetStand), (*State).playRefight},
	askReward:      {mayTake, func(s *State, m engine.Move, obs engine.Observer) { s.playReward(label(m.A), obs) }},
	askFight:       {mayChase, (*State).playChaseFight},
	askShop:        {mayTrade, (*State).playShop},
	askDrop:        {mayGiveUp, (*State).playDrop},
	askJoin: {
		mayEither(KindJoin, KindPass),
		func(s *State, m engine.Move, obs engine.Observer) {
			s.playJoin(m.Kind == KindJoin, obs)
		},
	},
	askHand: {func(s *State, f *frame, m engine.Move) bool { return s.mayShow(f.seat, m) }, (*State).playShow},
	askPokerKeep: {
		mayEither(KindKeep, KindPass),
		func(s *State, m engine.Move, obs engine.Observer) {
			s.playPokerKeep(m.Kind == KindKeep, obs)
		},
	},
	askStay: {mayStay, func(s *State, m engine.Move, obs engine.Observer) { s.playStay(m.Kind == KindStay, obs) }},
	askBet:  {func(s *State, _ *frame, m engine.Move) bool { return s.mayBet(m) }, (*State).playBet},
	askFaroStay: {
		mayEither(KindStay, KindTakeBack),
		func(s *State, m engine.Move, obs engine.Observer) { s.playFaroStay(m.Kind == KindStay, obs) },
	},
}

// isPlain reports whether move m is of the given kind and its fields B and C are 0.
func isPlain(m engine.Move, kind engine.Kind) bool { return m.Kind == kind && m.B == 0 && m.C == 0 }

// isOne reports whether n is the number of one of the values in list.
func isOne[T ~int8 | ~uint8](list []T, n int16) bool {
	for _, x := range list {
		if int16(x) == n {
			return true
		}
	}
	return false
}

// mayEither returns a function that reports whether a move is of one of two kinds, yes and no, and
// has no parameters.
func mayEither(yes, no engine.Kind) func(*State, *frame, engine.Move) bool {
	return func(_ *State, _ *frame, m engine.Move) bool {
		return m == engine.Move{Kind: yes} || m == engine.Move{Kind: no}
	}
}

// mayReact reports whether move m legally uses a card, item or ability in the open window, or
// legally passes. A window is a moment at which these may be used.
func (s *State) mayReact(_ *frame, m engine.Move) bool {
	f := &s.stack[s.depth-2]
	switch {
	case m.Kind == KindPass:
		return m == engine.Move{Kind: KindPass} && !s.mustDiscount(window(f.a))
	case window(f.a) == winProspectRoll:
		return m.Kind == KindReroll && m.C == 0 && m.B >= 0 && s.offers(f, int(m.B)) && s.mayReroll(m)
	case m.Kind != KindUse || m.A < 0 || m.B != 0 || m.C != 0:
		return false
	}
	return s.offers(f, int(m.A))
}

// offers reports whether a card, ability or item can be used in the open window of frame f. source
// is its number. It agrees with the moves that sourceMoves lists.
func (s *State) offers(f *frame, source int) bool {
	switch pl := &s.p[f.seat]; {
	case source < deckSize:
		if !(pl.hand & box.windows.cards[s.alt()][f.a]).Has(Card(source)) {
			return false
		}
	case source < sourceAbility || source >= sourceItem+itemCount:
		return false
	case source >= sourceItem:
		if !(pl.items & box.windows.items[f.a]).Has(Item(source - sourceItem)) {
			return false
		}
	case source >= sourceAbility+autoItem-autoAbility:
		return false
	}
	_, ok := s.usableSource(f, source)
	return ok
}

func mayWear(s *State, _ *frame, m engine.Move) bool {
	return m.Kind == KindGear && m.C == 0 && between(m.A, int16(NoItem), itemCount-1) &&
		between(m.B, int16(NoItem), itemCount-1) &&
		s.mayGear(s.active, Weapon, Item(m.A)) && s.mayGear(s.active, Mount, Item(m.B))
}

func maySend(s *State, _ *frame, m engine.Move) bool {
	if m.Kind == KindStop {
		return m == engine.Move{Kind: KindStop}
	}
	return isPlain(m, KindStep) && isOne(box.rides[s.au()][s.sheriff], m.A)
}

func mayJoinStory(s *State, f *frame, m engine.Move) bool {
	if m.Kind == KindPass {
		return m == engine.Move{Kind: KindPass}
	}
	slot := s.slotOf(m.A)
	return isPlain(m, KindContribute) && slot >= 0 && s.mayContribute(f.seat, slot)
}

func mayEndGoal(s *State, f *frame, m engine.Move) bool {
	if m.Kind == KindPass {
		return m == engine.Move{Kind: KindPass}
	}
	return isPlain(m, KindCompleteGoal) && s.mayComplete(f.seat, m.A)
}

func mayOption(s *State, f *frame, m engine.Move) bool {
	if !isPlain(m, KindOption) {
		return false
	}
	for _, o := range box.code[f.a].opts {
		if o.label == label(m.A) && s.holds(o.cond, f.seat) {
			return true
		}
	}
	return false
}

func mayTake(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindOption) && between(m.A, 0, int16(engineLabels)-1) && s.mayReward(f, label(m.A))
}

func mayTrade(s *State, _ *frame, m engine.Move) bool {
	f := s.askingFrame() // the frame of the shopping, below the question
	if m.Kind == KindDone {
		return m == engine.Move{Kind: KindDone} && f.b > 0
	}
	if !between(m.A, 0, itemCount-1) || m.B != 0 || m.C != 0 {
		return false
	}
	return m.Kind == KindBuy && s.mayBuy(f.seat, storeKind(f.a), Item(m.A)) ||
		m.Kind == KindUpgrade && s.mayUpgrade(f.seat, storeKind(f.a), Item(m.A))
}

func mayStay(s *State, f *frame, m engine.Move) bool {
	return m == engine.Move{Kind: KindFold} || m == engine.Move{Kind: KindStay} && s.p[f.seat].money >= highRaise
}

func mayPick(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindPick) && isOne(s.p[f.seat].dealt[:], m.A)
}

func mayAim(_ *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindPlayer) && between(m.A, 0, int16(ManInBlack)) && engine.SeatSet(f.b).Has(engine.Seat(m.A))
}

func mayResolve(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindResolve) && isOne(s.eventDeck[:f.a], m.A)
}

func mayDeal(s *State, _ *frame, m engine.Move) bool {
	b := s.bout()
	return isPlain(m, KindDeal) && isOne(b.drawn[:b.left], m.A)
}

// mayKeepTokens reports whether move m legally keeps legendary tokens: the player of frame f owns
// them, there are as many as may be kept, and they are in ascending order (R86, R87).
func mayKeepTokens(s *State, f *frame, m engine.Move) bool {
	if m.Kind != KindKeepTokens {
		return false
	}
	last := int16(0)
	for i, token := range [...]int16{m.A, m.B, m.C} {
		if int16(i) >= f.a {
			if token != 0 {
				return false
			}
			continue
		}
		if token <= last || token > legendCount || s.p[f.seat].tokens>>(token-1)&1 == 0 {
			return false
		}
		last = token
	}
	return true
}

// mayLook reports whether move m legally looks at a face-down token: there is one at the place that
// m names. A move that names no place is legal too.
func mayLook(s *State, _ *frame, m engine.Move) bool {
	switch {
	case !isPlain(m, KindLook) || m.A < -1:
		return false
	case m.A >= peekSaloon:
		i := int(m.A - peekSaloon)
		return i < len(s.roller) && s.roller[i] >= 0
	case m.A >= 0:
		return int(m.A) < box.spaces && s.tokenOn[m.A] >= 0 && s.tokenOn[m.A] < hiddenTokens
	}
	return true
}

func maySettleIn(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindStart) && isOne(box.char[s.p[f.seat].char].start, m.A)
}

func mayPlaceSheriff(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindStep) && isOne(box.near[s.p[f.seat].space], m.A)
}

func mayChase(s *State, f *frame, m engine.Move) bool {
	return m == engine.Move{Kind: KindPass} || m.Kind == KindFight && m.B == f.a && m.C == 0 && s.mayFight(m)
}

func mayGiveUp(s *State, f *frame, m engine.Move) bool {
	return isPlain(m, KindDrop) && between(m.A, 0, itemCount-1) && s.mayDrop(f, Item(m.A))
}

func mayRide(s *State, _ *frame, m engine.Move) bool { return s.mayGo(m) }
