package westernlegends

import (
	"slices"

	"gulch/engine"
)

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
	askStart: {maySettleIn, func(s *State, m engine.Move, obs engine.Observer) { s.playStart(SpaceOf(m), obs) }},
	// Abilities at the start of a turn are offered in windows, so no position has this frame. A
	// document that contains it is refused.
	askAbility: {func(*State, *frame, engine.Move) bool { return false },
		func(*State, engine.Move, engine.Observer) {}},
	askIncome: {
		func(_ *State, _ *frame, m engine.Move) bool {
			return m.Kind == KindIncome && between(IncomeOf(m), 0, incomeKinds-1)
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playIncome(IncomeOf(m), obs) },
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
			return m.Kind == KindTake && between(AmountOf(m), 0, s.pickable(f.seat))
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playNuggets(AmountOf(m), obs) },
	},
	askLonghorns: {
		func(s *State, f *frame, m engine.Move) bool {
			return m.Kind == KindDeliverLonghorns && between(AmountOf(m), 0, int(s.p[f.seat].longhorns))
		},
		func(s *State, m engine.Move, obs engine.Observer) { s.playLonghorns(AmountOf(m), obs) },
	},
	askCattle: {mayEither(KindDeliver, KindKeep), (*State).playCattle},

	// Decisions that effects require.
	askReact:  {(*State).mayReact, (*State).playReact},
	askChoose: {mayOption, func(s *State, m engine.Move, _ engine.Observer) { s.playOption(label(OptionOf(m))) }},
	askTarget: {mayAim, func(s *State, m engine.Move, obs engine.Observer) { s.playPlayer(PlayerOf(m), obs) }},
	askDiscard: {(*State).mayLay, func(s *State, m engine.Move, obs engine.Observer) {
		s.playDiscard(CardOf(m), obs)
	}},
	askLegend: {mayKeepTokens, (*State).playKeepTokens},
	askEventPick: {mayResolve, func(s *State, m engine.Move, obs engine.Observer) {
		s.playResolve(int8(EventOf(m)), obs)
	}},
	askPeek: {mayLook, func(s *State, m engine.Move, obs engine.Observer) { s.playLook(PlaceOf(m), obs) }},

	// Decisions in fights, stores and saloons.
	askFightCard:   {(*State).mayLay, (*State).playFightCard},
	askFightAnswer: {(*State).mayLay, (*State).playFightCard},
	askDealer:      {mayDeal, (*State).playDeal},
	askRefight:     {mayEither(KindRestart, KindLetStand), (*State).playRefight},
	askReward: {mayTake, func(s *State, m engine.Move, obs engine.Observer) {
		s.playReward(label(OptionOf(m)), obs)
	}},
	askFight: {mayChase, (*State).playChaseFight},
	askShop:  {mayTrade, (*State).playShop},
	askDrop:  {mayGiveUp, (*State).playDrop},
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

// isOne reports whether n is one of the numbers in list.
func isOne(list []int8, n int) bool {
	for _, x := range list {
		if int(x) == n {
			return true
		}
	}
	return false
}

// mayEither returns a function that reports whether a move is of one of two kinds, yes and no.
func mayEither(yes, no engine.Kind) func(*State, *frame, engine.Move) bool {
	return func(_ *State, _ *frame, m engine.Move) bool {
		return m.Kind == yes || m.Kind == no
	}
}

// mayReact reports whether move m legally uses a card, item or ability in the open window, or
// legally passes. A window is a moment at which these may be used.
func (s *State) mayReact(_ *frame, m engine.Move) bool {
	f := &s.stack[s.depth-2]
	switch {
	case m.Kind == KindPass:
		return !s.mustDiscount(window(f.a))
	case window(f.a) == winProspectRoll:
		return m.Kind == KindReroll && s.offers(f, SourceOf(m)) && s.mayReroll(m)
	}
	return m.Kind == KindUse && s.offers(f, SourceOf(m))
}

// offers reports whether source can be used in the open window of frame f. It agrees with the moves
// that sourceMoves lists.
func (s *State) offers(f *frame, source Source) bool {
	switch pl := &s.p[f.seat]; {
	case source < 0:
		return false
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
	return m.Kind == KindGear && s.mayGear(s.active, Weapon, WeaponOf(m)) && s.mayGear(s.active, Mount, MountOf(m))
}

func maySend(s *State, _ *frame, m engine.Move) bool {
	return m.Kind == KindStop || m.Kind == KindStep && slices.Contains(box.rides[s.au()][s.sheriff], SpaceOf(m))
}

func mayJoinStory(s *State, f *frame, m engine.Move) bool {
	if m.Kind != KindContribute {
		return m.Kind == KindPass
	}
	slot := s.slotOf(StoryOf(m))
	return slot >= 0 && s.mayContribute(f.seat, slot)
}

func mayEndGoal(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindPass || m.Kind == KindCompleteGoal && s.mayComplete(f.seat, GoalOf(m))
}

func mayOption(s *State, f *frame, m engine.Move) bool {
	if m.Kind != KindOption {
		return false
	}
	for _, o := range box.code[f.a].opts {
		if o.label == label(OptionOf(m)) && s.holds(o.cond, f.seat) {
			return true
		}
	}
	return false
}

func mayTake(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindOption && between(OptionOf(m), 0, int(engineLabels)-1) && s.mayReward(f, label(OptionOf(m)))
}

func mayTrade(s *State, _ *frame, m engine.Move) bool {
	f := s.askingFrame() // the frame of the shopping, below the question
	if m.Kind == KindDone {
		return f.b > 0
	}
	if !between(ItemOf(m), 0, itemCount-1) {
		return false
	}
	return m.Kind == KindBuy && s.mayBuy(f.seat, storeKind(f.a), ItemOf(m)) ||
		m.Kind == KindUpgrade && s.mayUpgrade(f.seat, storeKind(f.a), ItemOf(m))
}

func mayStay(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindFold || m.Kind == KindStay && s.p[f.seat].money >= highRaise
}

func mayPick(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindPick && slices.Contains(s.p[f.seat].dealt[:], CharOf(m))
}

func mayAim(_ *State, f *frame, m engine.Move) bool {
	return m.Kind == KindPlayer && between(PlayerOf(m), 0, ManInBlack) && engine.SeatSet(f.b).Has(PlayerOf(m))
}

func mayResolve(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindResolve && isOne(s.eventDeck[:f.a], EventOf(m))
}

func mayDeal(s *State, _ *frame, m engine.Move) bool {
	b := s.bout()
	return m.Kind == KindDeal && slices.Contains(b.drawn[:b.left], FightCardOf(m))
}

// mayKeepTokens reports whether move m legally keeps legendary tokens: the player of frame f owns
// them, there are as many as may be kept, and they are in ascending order (R86, R87).
func mayKeepTokens(s *State, f *frame, m engine.Move) bool {
	if m.Kind != KindKeepTokens {
		return false
	}
	last := 0
	for i, token := range TokensOf(m) {
		if i >= int(f.a) {
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
	switch x := PlaceOf(m); {
	case m.Kind != KindLook || x < -1:
		return false
	case x >= peekSaloon:
		i := x - peekSaloon
		return i < len(s.roller) && s.roller[i] >= 0
	case x >= 0:
		return x < box.spaces && s.tokenOn[x] >= 0 && s.tokenOn[x] < hiddenTokens
	}
	return true
}

func maySettleIn(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindStart && slices.Contains(box.char[s.p[f.seat].char].start, SpaceOf(m))
}

func mayPlaceSheriff(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindStep && slices.Contains(box.near[s.p[f.seat].space], SpaceOf(m))
}

func mayChase(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindPass || m.Kind == KindFight && FoeOf(m) == engine.Seat(f.a) && s.mayFight(m)
}

func mayGiveUp(s *State, f *frame, m engine.Move) bool {
	return m.Kind == KindDrop && between(ItemOf(m), 0, itemCount-1) && s.mayDrop(f, ItemOf(m))
}

func mayRide(s *State, _ *frame, m engine.Move) bool { return s.mayGo(m) }
