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
	return questions[f.op].moves(s, f, dst)
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

func (s *State) rewardMoves(f *frame, dst []engine.Move) []engine.Move {
	for l := range engineLabels {
		if s.mayReward(f, l) {
			dst = append(dst, engine.Move{Kind: KindOption, A: int16(l)})
		}
	}
	return dst
}

func (s *State) optionMoves(f *frame, dst []engine.Move) []engine.Move {
	for _, o := range box.code[f.a].opts {
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
