package westernlegends

import "gulch/engine"

// Kinds of moves. The comment says what A to C hold.
const (
	KindPick             engine.Kind = iota + 1 // A character
	KindStart                                   // A space
	KindUse                                     // A source: a poker card, 64 + an ability, 96 + an item
	KindPass                                    //
	KindIncome                                  // A 0 cash, 1 cards, 2 mixed
	KindGear                                    // A weapon, B mount, -1 for none
	KindMove                                    //
	KindTrail                                   //
	KindRail                                    //
	KindWork                                    //
	KindShop                                    //
	KindDeposit                                 // A nuggets
	KindBankRobbery                             //
	KindHeal                                    //
	KindRevel                                   // A LP
	KindProspect                                //
	KindAcquire                                 //
	KindTakeLonghorns                           //
	KindPoker                                   //
	KindHighStakes                              //
	KindFaro                                    //
	KindChallenge                               //
	KindFrontier                                // A to C poker cards, packed
	KindTrainHeist                              //
	KindCard                                    // A poker card
	KindItem                                    // A item
	KindAbility                                 //
	KindFight                                   // A kind of fight, B seat or ManInBlack
	KindCompleteGoal                            // A goal of the character
	KindEndTurn                                 //
	KindStep                                    // A space
	KindStop                                    //
	KindTake                                    // A nuggets
	KindDeliverLonghorns                        // A longhorns
	KindDeliver                                 //
	KindKeep                                    //
	KindOption                                  // A label
	KindPlayer                                  // A seat or ManInBlack
	KindDiscard                                 // A poker card
	KindKeepTokens                              // A to C legendary tokens, their number plus one
	KindResolve                                 // A event
	KindLook                                    // A space, 200 + a saloon, or -1
	KindReroll                                  // A dice, a bit each, B source
	KindPlay                                    // A poker card
	KindDecline                                 //
	KindDeal                                    // A fight card
	KindRestart                                 //
	KindLetStand                                //
	KindBuy                                     // A item
	KindUpgrade                                 // A item
	KindDrop                                    // A item
	KindDone                                    //
	KindJoin                                    //
	KindShow                                    // A, B poker cards, B -1 for the only one
	KindStay                                    //
	KindFold                                    //
	KindBet                                     // A bet: rank × 8 + tens of dollars
	KindTakeBack                                //
	KindContribute                              // A story
	kindEnd
)

// Moves appends the legal moves in the order of section 5.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	if s.depth == 0 {
		return dst
	}
	f := s.top()
	switch f.op {
	case askAct:
		return s.actMoves(dst)
	case askStep, askBonusStep:
		return s.stepMoves(dst)
	case askReact:
		return s.sourceMoves(dst)
	case askFightCard:
		return appendHand(dst, KindPlay, s.p[f.seat].hand)
	case askFightAnswer:
		return append(appendHand(dst, KindPlay, s.p[f.seat].hand), engine.Move{Kind: KindDecline})
	case askDiscard, askEndDiscard:
		return appendHand(dst, KindDiscard, s.p[f.seat].hand)
	case askHand:
		return s.handMoves(dst, s.p[f.seat].hand)
	case askGear:
		return s.gearMoves(dst)
	case askBet:
		return s.betMoves(dst)
	case askSheriffStep:
		return s.sheriffMoves(dst)
	case askIncome:
		for k := range incomeKinds {
			dst = append(dst, engine.Move{Kind: KindIncome, A: k})
		}
		return dst
	}
	return s.moreMoves(dst, f)
}

// moreMoves appends the moves of the rarer questions.
func (s *State) moreMoves(dst []engine.Move, f *frame) []engine.Move {
	switch f.op {
	case askPick:
		return append(dst, engine.Move{Kind: KindPick, A: int16(s.p[f.seat].dealt[0])},
			engine.Move{Kind: KindPick, A: int16(s.p[f.seat].dealt[1])})
	case askStart:
		return appendSpaces(dst, KindStart, box.char[s.p[f.seat].char].start)
	case askStory:
		return s.storyMoves(dst, f.seat)
	case askEndGoals:
		return s.goalMoves(dst, f.seat)
	case askSheriffPlace:
		return appendSpaces(dst, KindStep, box.near[s.p[f.seat].space])
	case askNuggets:
		return appendNumbers(dst, KindTake, 0, s.pickable(f.seat))
	case askLonghorns:
		return appendNumbers(dst, KindDeliverLonghorns, 0, int(s.p[f.seat].longhorns))
	case askChoose, askReward:
		return s.labelMoves(dst, f)
	case askTarget:
		for set := engine.SeatSet(f.b); set != 0; set &= set - 1 {
			dst = append(dst, engine.Move{Kind: KindPlayer, A: int16(nthBit(uint64(set), 0))})
		}
		return dst
	case askLegend:
		return s.tokenMoves(dst, f)
	case askEventPick:
		for _, e := range s.eventDeck[:f.a] {
			dst = append(dst, engine.Move{Kind: KindResolve, A: int16(e)})
		}
		return dst
	case askPeek:
		return s.lookMoves(dst)
	case askDealer:
		b := s.bout()
		for _, c := range b.drawn[:b.left] {
			dst = append(dst, engine.Move{Kind: KindDeal, A: int16(c)})
		}
		return dst
	case askShop:
		return s.shopMoves(dst)
	case askDrop:
		return s.dropMoves(dst, f)
	case askFight:
		return append(s.fightsWith(dst, int(f.a)), engine.Move{Kind: KindPass})
	}
	return s.pairMoves(dst, f)
}

func appendSpaces(dst []engine.Move, kind engine.Kind, list []Space) []engine.Move {
	for _, x := range list {
		dst = append(dst, engine.Move{Kind: kind, A: int16(x)})
	}
	return dst
}

// goalMoves appends the goals that a seat may still complete at the end of the game.
func (s *State) goalMoves(dst []engine.Move, p engine.Seat) []engine.Move {
	for g := range int16(goalsEach) {
		if s.mayComplete(p, g) {
			dst = append(dst, engine.Move{Kind: KindCompleteGoal, A: g})
		}
	}
	return append(dst, engine.Move{Kind: KindPass})
}

// dropMoves appends the items that may be given up for a new one.
func (s *State) dropMoves(dst []engine.Move, f *frame) []engine.Move {
	for i := range Item(itemCount) {
		if s.mayDrop(f, i) {
			dst = append(dst, engine.Move{Kind: KindDrop, A: int16(i)})
		}
	}
	return dst
}

// pairs are the questions with a yes and a no.
var pairs = [opCount][2]engine.Kind{
	askCattle: {KindDeliver, KindKeep}, askRefight: {KindRestart, KindLetStand}, askJoin: {KindJoin, KindPass},
	askPokerKeep: {KindKeep, KindPass}, askStay: {KindStay, KindFold}, askFaroStay: {KindStay, KindTakeBack},
}

func (s *State) pairMoves(dst []engine.Move, f *frame) []engine.Move {
	for i, k := range pairs[f.op] {
		if i == 0 && f.op == askStay && s.p[f.seat].money < highRaise {
			continue
		}
		dst = append(dst, engine.Move{Kind: k})
	}
	return dst
}

func appendHand(dst []engine.Move, k engine.Kind, hand CardSet) []engine.Move {
	for ; hand != 0; hand &= hand - 1 {
		dst = append(dst, engine.Move{Kind: k, A: int16(hand.First())})
	}
	return dst
}

func appendNumbers(dst []engine.Move, k engine.Kind, from, to int) []engine.Move {
	for n := from; n <= to; n++ {
		dst = append(dst, engine.Move{Kind: k, A: int16(n)})
	}
	return dst
}

// handMoves appends all pairs of cards of a hand, or the only card (R78).
func (s *State) handMoves(dst []engine.Move, hand CardSet) []engine.Move {
	if hand.Len() == 1 {
		return append(dst, engine.Move{Kind: KindShow, A: int16(hand.First()), B: int16(NoCard)})
	}
	for ; hand != 0; hand &= hand - 1 {
		for rest := hand & (hand - 1); rest != 0; rest &= rest - 1 {
			dst = append(dst, engine.Move{Kind: KindShow, A: int16(hand.First()), B: int16(rest.First())})
		}
	}
	return dst
}

func (s *State) storyMoves(dst []engine.Move, p engine.Seat) []engine.Move {
	for slot := range s.tales {
		if s.mayContribute(p, slot) {
			dst = append(dst, engine.Move{Kind: KindContribute, A: int16(s.tales[slot].story)})
		}
	}
	return append(dst, engine.Move{Kind: KindPass})
}

func (s *State) sheriffMoves(dst []engine.Move) []engine.Move {
	for _, x := range box.rides[s.au()][s.sheriff] {
		dst = append(dst, engine.Move{Kind: KindStep, A: int16(x)})
	}
	return append(dst, engine.Move{Kind: KindStop})
}

// pickable returns how many nuggets lying there a player could take (R113).
func (s *State) pickable(p engine.Seat) int {
	return min(int(s.nuggetsOn[s.p[p].space]), max(0, s.nuggetCap(p)-int(s.p[p].nuggets)))
}

func (s *State) labelMoves(dst []engine.Move, f *frame) []engine.Move {
	if f.op == askReward {
		for l := range engineLabels {
			if s.mayReward(f, l) {
				dst = append(dst, engine.Move{Kind: KindOption, A: int16(l)})
			}
		}
		return dst
	}
	in := &box.code[f.a]
	for _, o := range in.opts {
		if s.holds(o.cond, f.seat) {
			dst = append(dst, engine.Move{Kind: KindOption, A: int16(o.label)})
		}
	}
	return dst
}

// tokenMoves appends the sets of legendary tokens that may be kept (R86, R87).
func (s *State) tokenMoves(dst []engine.Move, f *frame) []engine.Move {
	held := s.p[f.seat].tokens
	for a := int16(1); a <= legendCount; a++ {
		if held>>(a-1)&1 == 0 {
			continue
		}
		if f.a == 1 {
			dst = append(dst, engine.Move{Kind: KindKeepTokens, A: a})
			continue
		}
		for b := a + 1; b <= legendCount; b++ {
			if held>>(b-1)&1 == 0 {
				continue
			}
			if f.a == 2 {
				dst = append(dst, engine.Move{Kind: KindKeepTokens, A: a, B: b})
				continue
			}
			for c := b + 1; c <= legendCount; c++ {
				if held>>(c-1)&1 != 0 {
					dst = append(dst, engine.Move{Kind: KindKeepTokens, A: a, B: b, C: c})
				}
			}
		}
	}
	return dst
}

func (s *State) lookMoves(dst []engine.Move) []engine.Move {
	for x, t := range s.tokenOn[:box.spaces] {
		if t >= 0 && t < hiddenTokens {
			dst = append(dst, engine.Move{Kind: KindLook, A: int16(x)})
		}
	}
	for i, t := range s.roller {
		if t >= 0 {
			dst = append(dst, engine.Move{Kind: KindLook, A: int16(peekSaloon + i)})
		}
	}
	return append(dst, engine.Move{Kind: KindLook, A: -1})
}

func (s *State) shopMoves(dst []engine.Move) []engine.Move {
	f := s.walker() // the shop below the question
	for i := range Item(itemCount) {
		if s.mayBuy(f.seat, storeKind(f.a), i) {
			dst = append(dst, engine.Move{Kind: KindBuy, A: int16(i)})
		}
	}
	for i := range Item(itemCount) {
		if s.mayUpgrade(f.seat, storeKind(f.a), i) {
			dst = append(dst, engine.Move{Kind: KindUpgrade, A: int16(i)})
		}
	}
	if f.b > 0 {
		dst = append(dst, engine.Move{Kind: KindDone})
	}
	return dst
}

// mayDrop reports whether an item makes room for the one being bought.
func (s *State) mayDrop(f *frame, i Item) bool {
	return i >= 0 && i < itemCount && s.p[f.seat].items.Has(i) && box.item[i].cls == Class(f.a)
}
