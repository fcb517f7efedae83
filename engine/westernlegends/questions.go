package westernlegends

import "gulch/engine"

// question is what is asked in a frame at which somebody decides.
type question struct {
	// moves appends the legal moves, in the order of section 5.
	moves func(s *State, f *frame, dst []engine.Move) []engine.Move
	// may reports whether a move is legal, where listing all of them would be dear; nil to look among these.
	may func(s *State, f *frame, m engine.Move) bool
	// play carries a legal move out.
	play func(s *State, m engine.Move, tell engine.Observer)
}

// questions are all of them, by the op of the frame.
var questions = [opCount]question{
	askAct: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.actMoves(dst) },
		func(s *State, _ *frame, m engine.Move) bool { return s.mayAct(m) },
		(*State).playAct,
	},
	askStep:      {rideMoves, mayRide, (*State).playStep},
	askBonusStep: {rideMoves, mayRide, (*State).playStep},
	askReact: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.sourceMoves(dst) }, (*State).mayReact, (*State).playReact,
	},
	askFightCard:   {handOf(KindPlay), (*State).mayLay, (*State).playFightCard},
	askFightAnswer: {answerMoves, (*State).mayLay, (*State).playFightCard},
	askDiscard: {
		handOf(KindDiscard), (*State).mayLay,
		func(s *State, m engine.Move, tell engine.Observer) { s.playDiscard(Card(m.A), tell) },
	},
	askEndDiscard: {handOf(KindDiscard), (*State).mayLay, (*State).playEndDiscard},
	askHand: {
		func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.handMoves(dst, s.p[f.seat].hand) },
		func(s *State, f *frame, m engine.Move) bool { return s.mayShow(f.seat, m) },
		(*State).playShow,
	},
	askGear: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.gearMoves(dst) }, mayWear, (*State).playGear,
	},
	askIncome: {
		moves: func(_ *State, _ *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindIncome, 0, int(incomeKinds)-1)
		},
		may: func(_ *State, _ *frame, m engine.Move) bool {
			return isPlain(m, KindIncome) && between(m.A, 0, incomeKinds-1)
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playIncome(m.A, tell) },
	},
	askBet: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.betMoves(dst) },
		func(s *State, _ *frame, m engine.Move) bool { return s.mayBet(m) },
		(*State).playBet,
	},
	askSheriffStep: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.sheriffMoves(dst) }, maySend, (*State).playSheriffStep,
	},
	askSheriffPlace: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendSpaces(dst, KindStep, box.near[s.p[f.seat].space])
		},
		may: func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindStep) && isOne(box.near[s.p[f.seat].space], m.A)
		},
		play: (*State).playSheriffPlace,
	},
	// What abilities do at the start is asked by windows: no position has a frame of this name, and one that claims to is refused.
	askAbility: {
		moves: func(_ *State, _ *frame, dst []engine.Move) []engine.Move { return dst },
		play:  func(*State, engine.Move, engine.Observer) {},
	},
	askPick: {moves: dealtMoves, may: mayPick, play: (*State).playPick},
	askStart: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendSpaces(dst, KindStart, box.char[s.p[f.seat].char].start)
		},
		may: func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindStart) && isOne(box.char[s.p[f.seat].char].start, m.A)
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playStart(Space(m.A), tell) },
	},
	askStory: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.storyMoves(dst, f.seat) }, may: mayJoinStory,
		play: (*State).playStory,
	},
	askEndGoals: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.goalMoves(dst, f.seat) }, may: mayEndGoal,
		play: (*State).playEndGoal,
	},
	askNuggets: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindTake, 0, s.pickable(f.seat))
		},
		may: func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindTake) && between(m.A, 0, int16(s.pickable(f.seat)))
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playNuggets(int(m.A), tell) },
	},
	askLonghorns: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindDeliverLonghorns, 0, int(s.p[f.seat].longhorns))
		},
		may: func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindDeliverLonghorns) && between(m.A, 0, int16(s.p[f.seat].longhorns))
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playLonghorns(int(m.A), tell) },
	},
	askCattle: {moves: either(KindDeliver, KindKeep), may: mayEither(KindDeliver, KindKeep), play: (*State).playCattle},
	askChoose: {
		moves: (*State).optionMoves, may: mayOption, play: func(s *State, m engine.Move, _ engine.Observer) { s.playOption(label(m.A)) },
	},
	askReward: {
		moves: (*State).rewardMoves, may: mayTake, play: func(s *State, m engine.Move, tell engine.Observer) { s.playReward(label(m.A), tell) },
	},
	askTarget: {
		moves: targetMoves, may: mayAim, play: func(s *State, m engine.Move, tell engine.Observer) { s.playPlayer(engine.Seat(m.A), tell) },
	},
	askLegend: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.tokenMoves(dst, f) }, may: mayKeepTokens,
		play: (*State).playKeepTokens,
	},
	askEventPick: {
		moves: eventMoves, may: mayResolve, play: func(s *State, m engine.Move, tell engine.Observer) { s.playResolve(int8(m.A), tell) },
	},
	askPeek: {
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.lookMoves(dst) },
		may:   mayLook,
		play:  func(s *State, m engine.Move, tell engine.Observer) { s.playLook(m.A, tell) },
	},
	askDealer:  {moves: dealerMoves, may: mayDeal, play: (*State).playDeal},
	askRefight: {moves: either(KindRestart, KindLetStand), may: mayEither(KindRestart, KindLetStand), play: (*State).playRefight},
	askShop: {
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.shopMoves(dst) }, may: mayTrade, play: (*State).playShop,
	},
	askDrop: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.dropMoves(dst, f) },
		may: func(s *State, f *frame, m engine.Move) bool {
			return isPlain(m, KindDrop) && between(m.A, 0, itemCount-1) && s.mayDrop(f, Item(m.A))
		},
		play: (*State).playDrop,
	},
	askJoin: {
		moves: either(KindJoin, KindPass), may: mayEither(KindJoin, KindPass),
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playJoin(m.Kind == KindJoin, tell) },
	},
	askPokerKeep: {
		moves: either(KindKeep, KindPass), may: mayEither(KindKeep, KindPass),
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playPokerKeep(m.Kind == KindKeep, tell) },
	},
	askStay: {
		moves: stayMoves, may: mayStay, play: func(s *State, m engine.Move, tell engine.Observer) { s.playStay(m.Kind == KindStay, tell) },
	},
	askFaroStay: {
		moves: either(KindStay, KindTakeBack), may: mayEither(KindStay, KindTakeBack),
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playFaroStay(m.Kind == KindStay, tell) },
	},
	askFight: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return append(s.fightsWith(dst, int(f.a)), engine.Move{Kind: KindPass})
		},
		may: func(s *State, f *frame, m engine.Move) bool {
			return m == engine.Move{Kind: KindPass} || m.Kind == KindFight && m.B == f.a && m.C == 0 && s.mayFight(m)
		},
		play: (*State).playChaseFight,
	},
}

// either appends the answers of a question with a yes and a no.
func either(yes, no engine.Kind) func(*State, *frame, []engine.Move) []engine.Move {
	return func(_ *State, _ *frame, dst []engine.Move) []engine.Move {
		return append(dst, engine.Move{Kind: yes}, engine.Move{Kind: no})
	}
}

// isPlain reports whether a move is of a kind that holds one number.
func isPlain(m engine.Move, kind engine.Kind) bool { return m.Kind == kind && m.B == 0 && m.C == 0 }

// isOne reports whether a number names one of a list.
func isOne[T ~int8 | ~uint8](list []T, n int16) bool {
	for _, x := range list {
		if int16(x) == n {
			return true
		}
	}
	return false
}

// mayEither reports whether a move is one of two answers.
func mayEither(yes, no engine.Kind) func(*State, *frame, engine.Move) bool {
	return func(_ *State, _ *frame, m engine.Move) bool {
		return m == engine.Move{Kind: yes} || m == engine.Move{Kind: no}
	}
}

// handOf appends a kind of move for every card of the hand.
func handOf(kind engine.Kind) func(*State, *frame, []engine.Move) []engine.Move {
	return func(s *State, f *frame, dst []engine.Move) []engine.Move {
		return appendHand(dst, kind, s.p[f.seat].hand)
	}
}

func rideMoves(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.stepMoves(dst) }

func mayRide(s *State, _ *frame, m engine.Move) bool { return s.mayGo(m) }

func answerMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	return append(appendHand(dst, KindPlay, s.p[f.seat].hand), engine.Move{Kind: KindDecline})
}

// stayMoves appends to stay in high stakes, where the money is there, and to fold.
func stayMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	if s.p[f.seat].money >= highRaise {
		dst = append(dst, engine.Move{Kind: KindStay})
	}
	return append(dst, engine.Move{Kind: KindFold})
}

func dealtMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	for _, c := range s.p[f.seat].dealt {
		dst = append(dst, engine.Move{Kind: KindPick, A: int16(c)})
	}
	return dst
}

func targetMoves(_ *State, f *frame, dst []engine.Move) []engine.Move {
	for set := engine.SeatSet(f.b); set != 0; set &= set - 1 {
		dst = append(dst, engine.Move{Kind: KindPlayer, A: int16(nthBit(uint64(set), 0))})
	}
	return dst
}

func eventMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	for _, e := range s.eventDeck[:f.a] {
		dst = append(dst, engine.Move{Kind: KindResolve, A: int16(e)})
	}
	return dst
}

func dealerMoves(s *State, _ *frame, dst []engine.Move) []engine.Move {
	b := s.bout()
	for _, c := range b.drawn[:b.left] {
		dst = append(dst, engine.Move{Kind: KindDeal, A: int16(c)})
	}
	return dst
}

// mayReact reports whether something may be used at the window below the question, or the chance let go by.
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

// offers reports whether a source can be used at a window, as sourceMoves lists them.
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
	return m.Kind == KindGear && m.C == 0 && between(m.A, int16(NoItem), itemCount-1) && between(m.B, int16(NoItem), itemCount-1) &&
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
	f := s.walker() // the shop below the question
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

// mayKeepTokens reports whether the legendary tokens of a move are held, as many as may be kept, each named once in their
// order (R86, R87).
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

// mayLook reports whether a hidden token lies where a move looks, or it looks nowhere.
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
