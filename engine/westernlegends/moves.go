package westernlegends

import "gulch/engine"

// Moves appends the legal moves to dst in the order of section 5 of RULES.md. It uses a switch
// instead of a table of functions, because this allows dst to stay on the caller's stack.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	if s.depth == 0 {
		return dst
	}
	switch f := s.top(); {
	case f.op <= askEndDiscard:
		return s.turnMoves(f, dst)
	case f.op <= askCattle:
		return s.mapMoves(f, dst)
	case f.op <= askPeek:
		return s.effectMoves(f, dst)
	case f.op <= askReward:
		return s.fightCardMoves(f, dst)
	default:
		return s.houseMoves(f, dst)
	}
}

// turnMoves appends the legal moves of the set-up and of the steps of a turn.
func (s *State) turnMoves(f *frame, dst []engine.Move) []engine.Move {
	switch f.op {
	case askPick:
		return dealtMoves(s, f, dst)
	case askStart:
		return appendSpaces(dst, StartAt, box.char[s.p[f.seat].char].start)
	case askIncome:
		return appendNumbers(dst, TakeIncome, 0, incomeKinds-1)
	case askGear:
		return s.gearMoves(dst)
	case askAct:
		return s.actMoves(dst)
	case askStory:
		return s.storyMoves(dst, f.seat)
	case askEndGoals:
		return s.goalMoves(dst, f.seat)
	case askEndDiscard:
		return appendHand(dst, Discard, s.p[f.seat].hand)
	}
	return dst
}

// mapMoves appends to dst the legal moves of decisions on the map, such as steps and deliveries.
func (s *State) mapMoves(f *frame, dst []engine.Move) []engine.Move {
	switch f.op {
	case askSheriffStep:
		return s.sheriffMoves(dst)
	case askSheriffPlace:
		return appendSpaces(dst, Step, box.near[s.p[f.seat].space])
	case askNuggets:
		return appendNumbers(dst, takeNuggets, 0, s.pickable(f.seat))
	case askLonghorns:
		return appendNumbers(dst, deliverLonghorns, 0, int(s.p[f.seat].longhorns))
	case askCattle:
		return appendEither(dst, KindDeliver, KindKeep)
	}
	return s.stepMoves(dst)
}

// effectMoves appends the legal moves of decisions that cards, items, abilities and events ask for.
func (s *State) effectMoves(f *frame, dst []engine.Move) []engine.Move {
	switch f.op {
	case askReact:
		return s.sourceMoves(dst)
	case askChoose:
		return s.optionMoves(f, dst)
	case askTarget:
		return targetMoves(s, f, dst)
	case askDiscard:
		return appendHand(dst, Discard, s.p[f.seat].hand)
	case askLegend:
		return s.tokenMoves(dst, f)
	case askEventPick:
		return eventMoves(s, f, dst)
	}
	return s.lookMoves(dst)
}

// fightCardMoves appends the legal moves of decisions in a fight.
func (s *State) fightCardMoves(f *frame, dst []engine.Move) []engine.Move {
	switch f.op {
	case askDealer:
		return dealerMoves(s, f, dst)
	case askRefight:
		return appendEither(dst, KindRestart, KindLetStand)
	case askReward:
		return s.rewardMoves(f, dst)
	case askFightAnswer:
		return append(appendHand(dst, PlayCard, s.p[f.seat].hand), engine.Move{Kind: KindDecline})
	}
	return appendHand(dst, PlayCard, s.p[f.seat].hand)
}

// houseMoves appends the legal moves in stores and saloons. It also handles the decision whether to
// fight after a chase.
func (s *State) houseMoves(f *frame, dst []engine.Move) []engine.Move {
	switch f.op {
	case askShop:
		return s.shopMoves(dst)
	case askDrop:
		return s.dropMoves(dst, f)
	case askJoin:
		return appendEither(dst, KindJoin, KindPass)
	case askHand:
		return s.handMoves(dst, s.p[f.seat].hand)
	case askPokerKeep:
		return appendEither(dst, KindKeep, KindPass)
	case askStay:
		return stayMoves(s, f, dst)
	case askBet:
		return s.betMoves(dst)
	case askFaroStay:
		return appendEither(dst, KindStay, KindTakeBack)
	}
	return append(s.fightsWith(dst, engine.Seat(f.a)), engine.Move{Kind: KindPass})
}

// stayMoves appends the moves of a high stakes game: staying, if the player can pay the raise, and
// folding.
func stayMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	if s.p[f.seat].money >= highRaise {
		dst = append(dst, engine.Move{Kind: KindStay})
	}
	return append(dst, engine.Move{Kind: KindFold})
}

func dealtMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	for _, c := range s.p[f.seat].dealt {
		dst = append(dst, Pick(c))
	}
	return dst
}

func targetMoves(_ *State, f *frame, dst []engine.Move) []engine.Move {
	for set := engine.SeatSet(f.b); set != 0; set &= set - 1 {
		dst = append(dst, ChoosePlayer(engine.Seat(nthBit(uint64(set), 0))))
	}
	return dst
}

func eventMoves(s *State, f *frame, dst []engine.Move) []engine.Move {
	for _, e := range s.eventDeck[:f.a] {
		dst = append(dst, resolve(int(e)))
	}
	return dst
}

func dealerMoves(s *State, _ *frame, dst []engine.Move) []engine.Move {
	b := s.bout()
	for _, c := range b.drawn[:b.left] {
		dst = append(dst, deal(c))
	}
	return dst
}

// appendEither appends to dst the two moves of a yes-or-no decision. yes and no are the kinds of
// these moves.
func appendEither(dst []engine.Move, yes, no engine.Kind) []engine.Move {
	return append(dst, engine.Move{Kind: yes}, engine.Move{Kind: no})
}

func appendSpaces(dst []engine.Move, move func(Space) engine.Move, list []Space) []engine.Move {
	for _, x := range list {
		dst = append(dst, move(x))
	}
	return dst
}

// goalMoves appends to dst a move for each goal that seat p can complete at the end of its turn,
// and the pass.
func (s *State) goalMoves(dst []engine.Move, p engine.Seat) []engine.Move {
	for g := range goalsEach {
		if s.mayComplete(p, g) {
			dst = append(dst, CompleteGoal(g))
		}
	}
	return append(dst, engine.Move{Kind: KindPass})
}

// dropMoves appends to dst a move for each item that the player may give up to make room for a new
// one.
func (s *State) dropMoves(dst []engine.Move, f *frame) []engine.Move {
	for i := range Item(itemCount) {
		if s.mayDrop(f, i) {
			dst = append(dst, Drop(i))
		}
	}
	return dst
}

func appendHand(dst []engine.Move, move func(Card) engine.Move, hand CardSet) []engine.Move {
	for ; hand != 0; hand &= hand - 1 {
		dst = append(dst, move(hand.First()))
	}
	return dst
}

func appendNumbers(dst []engine.Move, move func(int) engine.Move, from, to int) []engine.Move {
	for n := from; n <= to; n++ {
		dst = append(dst, move(n))
	}
	return dst
}

// handMoves appends a move for each pair of cards in a hand, or for the only card (R78).
func (s *State) handMoves(dst []engine.Move, hand CardSet) []engine.Move {
	if hand.Len() == 1 {
		return append(dst, Show(hand.First(), NoCard))
	}
	for ; hand != 0; hand &= hand - 1 {
		for rest := hand & (hand - 1); rest != 0; rest &= rest - 1 {
			dst = append(dst, Show(hand.First(), rest.First()))
		}
	}
	return dst
}

func (s *State) storyMoves(dst []engine.Move, p engine.Seat) []engine.Move {
	for slot := range s.tales {
		if s.mayContribute(p, slot) {
			dst = append(dst, Contribute(int(s.tales[slot].story)))
		}
	}
	return append(dst, engine.Move{Kind: KindPass})
}

func (s *State) sheriffMoves(dst []engine.Move) []engine.Move {
	for _, x := range box.rides[s.au()][s.sheriff] {
		dst = append(dst, Step(x))
	}
	return append(dst, engine.Move{Kind: KindStop})
}

// pickable returns how many of the nuggets in the player's space the player can pick up (R113).
func (s *State) pickable(p engine.Seat) int {
	return min(int(s.nuggetsOn[s.p[p].space]), max(0, s.nuggetCap(p)-int(s.p[p].nuggets)))
}

func (s *State) rewardMoves(f *frame, dst []engine.Move) []engine.Move {
	for l := range engineLabels {
		if s.mayReward(f, l) {
			dst = append(dst, chooseOption(int(l)))
		}
	}
	return dst
}

func (s *State) optionMoves(f *frame, dst []engine.Move) []engine.Move {
	for _, o := range box.code[f.a].opts {
		if s.holds(o.cond, f.seat) {
			dst = append(dst, chooseOption(int(o.label)))
		}
	}
	return dst
}

// tokenMoves appends to dst a move for each set of legendary tokens that the player of frame f may
// keep (R86, R87).
func (s *State) tokenMoves(dst []engine.Move, f *frame) []engine.Move {
	held := s.p[f.seat].tokens
	for a := 1; a <= legendCount; a++ {
		if held>>(a-1)&1 == 0 {
			continue
		}
		if f.a == 1 {
			dst = append(dst, KeepTokens(a, 0, 0))
			continue
		}
		for b := a + 1; b <= legendCount; b++ {
			if held>>(b-1)&1 == 0 {
				continue
			}
			if f.a == 2 {
				dst = append(dst, KeepTokens(a, b, 0))
				continue
			}
			for c := b + 1; c <= legendCount; c++ {
				if held>>(c-1)&1 != 0 {
					dst = append(dst, KeepTokens(a, b, c))
				}
			}
		}
	}
	return dst
}

func (s *State) lookMoves(dst []engine.Move) []engine.Move {
	for x, t := range s.tokenOn[:box.spaces] {
		if t >= 0 && t < hiddenTokens {
			dst = append(dst, LookAt(x))
		}
	}
	for i, t := range s.roller {
		if t >= 0 {
			dst = append(dst, LookAt(peekSaloon+i))
		}
	}
	return append(dst, LookAt(-1))
}

func (s *State) shopMoves(dst []engine.Move) []engine.Move {
	f := s.askingFrame() // the frame of the shopping, below the question
	for i := range Item(itemCount) {
		if s.mayBuy(f.seat, storeKind(f.a), i) {
			dst = append(dst, Buy(i))
		}
	}
	for i := range Item(itemCount) {
		if s.mayUpgrade(f.seat, storeKind(f.a), i) {
			dst = append(dst, Upgrade(i))
		}
	}
	if f.b > 0 {
		dst = append(dst, engine.Move{Kind: KindDone})
	}
	return dst
}

// mayDrop reports whether giving up item i makes room for the new item that the player of frame f
// has bought.
func (s *State) mayDrop(f *frame, i Item) bool {
	return i >= 0 && i < itemCount && s.p[f.seat].items.Has(i) && box.item[i].cls == Class(f.a)
}
