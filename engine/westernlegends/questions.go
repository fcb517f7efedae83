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
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.sourceMoves(dst) }, play: (*State).playReact,
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
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.gearMoves(dst) }, play: (*State).playGear,
	},
	askIncome: {
		moves: func(_ *State, _ *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindIncome, 0, int(incomeKinds)-1)
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playIncome(m.A, tell) },
	},
	askBet: {
		func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.betMoves(dst) },
		func(s *State, _ *frame, m engine.Move) bool { return s.mayBet(m) },
		(*State).playBet,
	},
	askSheriffStep: {
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.sheriffMoves(dst) }, play: (*State).playSheriffStep,
	},
	askSheriffPlace: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendSpaces(dst, KindStep, box.near[s.p[f.seat].space])
		},
		play: (*State).playSheriffPlace,
	},
	askPick: {moves: dealtMoves, play: (*State).playPick},
	askStart: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendSpaces(dst, KindStart, box.char[s.p[f.seat].char].start)
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playStart(Space(m.A), tell) },
	},
	askStory: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.storyMoves(dst, f.seat) }, play: (*State).playStory,
	},
	askEndGoals: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.goalMoves(dst, f.seat) }, play: (*State).playEndGoal,
	},
	askNuggets: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindTake, 0, s.pickable(f.seat))
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playNuggets(int(m.A), tell) },
	},
	askLonghorns: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return appendNumbers(dst, KindDeliverLonghorns, 0, int(s.p[f.seat].longhorns))
		},
		play: func(s *State, m engine.Move, tell engine.Observer) { s.playLonghorns(int(m.A), tell) },
	},
	askCattle: {moves: either(KindDeliver, KindKeep), play: (*State).playCattle},
	askChoose: {
		moves: (*State).optionMoves, play: func(s *State, m engine.Move, _ engine.Observer) { s.playOption(label(m.A)) },
	},
	askReward: {
		moves: (*State).rewardMoves, play: func(s *State, m engine.Move, tell engine.Observer) { s.playReward(label(m.A), tell) },
	},
	askTarget: {
		moves: targetMoves, play: func(s *State, m engine.Move, tell engine.Observer) { s.playPlayer(engine.Seat(m.A), tell) },
	},
	askLegend: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.tokenMoves(dst, f) }, play: (*State).playKeepTokens,
	},
	askEventPick: {
		moves: eventMoves, play: func(s *State, m engine.Move, tell engine.Observer) { s.playResolve(int8(m.A), tell) },
	},
	askPeek: {
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.lookMoves(dst) },
		play:  func(s *State, m engine.Move, tell engine.Observer) { s.playLook(m.A, tell) },
	},
	askDealer:  {moves: dealerMoves, play: (*State).playDeal},
	askRefight: {moves: either(KindRestart, KindLetStand), play: (*State).playRefight},
	askShop: {
		moves: func(s *State, _ *frame, dst []engine.Move) []engine.Move { return s.shopMoves(dst) }, play: (*State).playShop,
	},
	askDrop: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move { return s.dropMoves(dst, f) }, play: (*State).playDrop,
	},
	askJoin: {
		moves: either(KindJoin, KindPass),
		play:  func(s *State, m engine.Move, tell engine.Observer) { s.playJoin(m.Kind == KindJoin, tell) },
	},
	askPokerKeep: {
		moves: either(KindKeep, KindPass),
		play:  func(s *State, m engine.Move, tell engine.Observer) { s.playPokerKeep(m.Kind == KindKeep, tell) },
	},
	askStay: {
		moves: stayMoves, play: func(s *State, m engine.Move, tell engine.Observer) { s.playStay(m.Kind == KindStay, tell) },
	},
	askFaroStay: {
		moves: either(KindStay, KindTakeBack),
		play:  func(s *State, m engine.Move, tell engine.Observer) { s.playFaroStay(m.Kind == KindStay, tell) },
	},
	askFight: {
		moves: func(s *State, f *frame, dst []engine.Move) []engine.Move {
			return append(s.fightsWith(dst, int(f.a)), engine.Move{Kind: KindPass})
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
