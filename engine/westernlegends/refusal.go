package westernlegends

import (
	"slices"

	"gulch/engine"
)

// phasePrompts holds, by phase, a sentence that says what the player has to do. It is shown when
// the player tries a move of another phase.
var phasePrompts = [phaseCount]*engine.Refusal{
	PhasePickCharacter:    engine.Refuse("", "It is time to keep one of your two characters."),
	PhasePickStart:        engine.Refuse("", "It is time to choose where you start."),
	PhaseStartAbility:     engine.Refuse("R11", "It is time to use your ability or to pass."),
	PhaseIncome:           engine.Refuse("R18", "It is time to take your income: cash, cards or mixed."),
	PhaseGear:             engine.Refuse("R19", "It is time to choose the weapon and the mount you use."),
	PhaseAct:              engine.Refuse("R20", "It is time for an action or to end your turn."),
	PhaseStory:            engine.Refuse("R82", "It is time to place a disc on a story or to pass."),
	PhaseEndGoals:         engine.Refuse("R85", "It is time to complete a goal or to pass."),
	PhaseEndDiscard:       engine.Refuse("R8", "You hold too many cards: it is time to discard one."),
	PhaseMoveStep:         engine.Refuse("R24", "It is time to take a step."),
	PhaseBonusStep:        engine.Refuse("R30", "It is time to take a step or to stop."),
	PhaseSheriffStep:      engine.Refuse("R61", "It is time to move the Sheriff or to stop him."),
	PhaseSheriffPlace:     engine.Refuse("R61", "It is time to put the Sheriff in a space next to yours."),
	PhasePickNuggets:      engine.Refuse("R113", "It is time to say how many nuggets you pick up."),
	PhaseDeliverLonghorns: engine.Refuse("R91", "It is time to say how many longhorns you deliver."),
	PhaseDeliverCattle:    engine.Refuse("R73", "It is time to deliver your cattle or to keep it."),
	PhaseReact:            engine.Refuse("R15", "It is time to use something or to pass."),
	PhaseChoose:           engine.Refuse("R2", "It is time to choose an option."),
	PhaseTarget:           engine.Refuse("R2", "It is time to choose a player."),
	PhaseDiscard:          engine.Refuse("R34", "It is time to choose a card to give up."),
	PhaseLegend:           engine.Refuse("R87", "It is time to choose the legendary tokens you keep."),
	PhaseEventPick:        engine.Refuse("R90", "It is time to choose the event to resolve."),
	PhasePeek:             engine.Refuse("R92", "It is time to look at a face-down token or at none."),
	PhaseFightCard:        engine.Refuse("R36", "It is time to play a poker card."),
	PhaseFightAnswer:      engine.Refuse("R36", "It is time to play a poker card or to decline."),
	PhaseDealerCard:       engine.Refuse("R37", "It is time to choose a fight card for the other side."),
	PhaseRefight:          engine.Refuse("R39", "It is time to restart the fight or to let it stand."),
	PhaseFightReward:      engine.Refuse("R41", "It is time to choose what you gain."),
	PhaseShop:             engine.Refuse("R66", "It is time to buy, to upgrade or to be done."),
	PhaseDrop:             engine.Refuse("R6", "You own too many: it is time to return one."),
	PhaseJoin:             engine.Refuse("R76", "It is time to join the game or to pass."),
	PhasePokerHand:        engine.Refuse("R78", "It is time to choose the two cards you show."),
	PhasePokerKeep:        engine.Refuse("R80", "It is time to take a card back or to pass."),
	PhaseHSStay:           engine.Refuse("R97", "It is time to stay or to fold."),
	PhaseFaroBet:          engine.Refuse("R96", "It is time to bet 10 or 20 on one or two ranks."),
	PhaseFaroStay:         engine.Refuse("R96", "It is time to stay or to take your bets back."),
	PhaseChaseFight:       engine.Refuse("R28", "It is time to start a fight or to pass."),
	PhaseMoveExtend:       engine.Refuse("R31", "It is time to move on or to pass."),
	PhaseMoveEnded:        engine.Refuse("R28", "It is time to use something at the end of the move or to pass."),
	PhaseFightDeclared:    engine.Refuse("R36", "It is time to buy yourself off or to pass."),
	PhaseFightWonReact:    engine.Refuse("R41", "It is time to use something after the fight or to pass."),
	PhaseSheriffContact:   engine.Refuse("R62", "It is time to get away or to face the Sheriff."),
	PhaseDice:             engine.Refuse("R71", "It is time to reroll dice or to pass."),
	PhaseGameOver:         engine.Refuse("R108", "The game is over."),
}

// refusal returns a sentence for players that says why a move is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	if m.Kind == 0 || m.Kind >= kindEnd {
		return engine.Refuse("", "That is not a move of Western Legends. %s", phasePrompts[s.Phase()])
	}
	if s.depth == 0 {
		return phasePrompts[PhaseGameOver]
	}
	f := s.top()
	if emit := reasons[f.op]; emit != nil {
		if why := emit(s, f, m); why != nil {
			return why
		}
	}
	if slices.ContainsFunc(s.Moves(nil), func(l engine.Move) bool { return l.Kind == m.Kind }) {
		return s.refuseChoice(m)
	}
	return phasePrompts[s.Phase()]
}

// reasons holds, by operation that asks for a decision, a function that returns why move m is not
// legal. The function returns nil if moves of this kind never answer such a decision.
var reasons = [opCount]func(s *State, f *frame, m engine.Move) *engine.Refusal{
	askAct: func(s *State, _ *frame, m engine.Move) *engine.Refusal {
		if m.Kind < KindMove || m.Kind > KindEndTurn {
			return nil
		}
		return s.refuseAct(m)
	},
	askStep: refuseWalk, askBonusStep: refuseWalk,
	askShop: func(s *State, _ *frame, m engine.Move) *engine.Refusal {
		switch m.Kind {
		case KindBuy, KindUpgrade, KindDone:
			return s.refuseShop(m)
		}
		return nil
	},
	askBet: func(s *State, _ *frame, m engine.Move) *engine.Refusal {
		switch m.Kind {
		case KindBet:
			return s.refuseBet(m)
		case KindDone:
			return engine.Refuse("R96", "Place one bet at least.")
		}
		return nil
	},
	askReact: func(s *State, f *frame, m engine.Move) *engine.Refusal {
		if m.Kind == KindPass && s.mustDiscount(window(f.a)) {
			return engine.Refuse("R70", "You have counted on Encore for this price: use it.")
		}
		return nil
	},
}

func refuseWalk(s *State, _ *frame, m engine.Move) *engine.Refusal {
	switch m.Kind {
	case KindStep:
		return s.refuseStep(m.A)
	case KindStop:
		return engine.Refuse("R24", "You cannot stop here: take a step.")
	}
	return nil
}

// notOffered holds, by kind of move, the refusal of a move that chooses something which cannot be
// chosen now, although a move of its kind is possible. Kinds without an entry use phasePrompts.
var notOffered = map[engine.Kind]*engine.Refusal{
	KindPick:             engine.Refuse("", "You were dealt two characters, and this is neither of them."),
	KindUse:              engine.Refuse("R15", "You cannot use that at this moment."),
	KindTake:             engine.Refuse("R113", "There is not that much gold here, or you cannot carry it."),
	KindDeliverLonghorns: engine.Refuse("R91", "You do not drive that many longhorns."),
	KindDeliver:          engine.Refuse("R73", "You cannot deliver that cattle here."),
	KindOption:           engine.Refuse("R2", "That is not one of the choices here."),
	KindPlayer:           engine.Refuse("R2", "That player is not among those whom you can choose."),
	KindDiscard:          engine.Refuse("R34", "You do not hold that card."),
	KindPlay:             engine.Refuse("R36", "You do not hold that card."),
	KindKeepTokens:       engine.Refuse("R87", "Keep as many of the tokens before you as you may."),
	KindResolve:          engine.Refuse("R90", "That event was not drawn."),
	KindLook:             engine.Refuse("R92", "No token that you could look at lies there."),
	KindReroll:           engine.Refuse("R71", "You cannot roll those dice again."),
	KindDeal:             engine.Refuse("R37", "That fight card was not drawn."),
	KindDrop:             engine.Refuse("R6", "Return one of the items of which you have too many."),
	KindShow:             engine.Refuse("R78", "Show two cards of your hand."),
	KindContribute:       engine.Refuse("R82", "You cannot add a disc to that story now."),
}

// refuseChoice returns the reason why the card, space or other thing that move m names cannot be
// chosen. Moves of this kind must be possible in the current phase.
func (s *State) refuseChoice(m engine.Move) *engine.Refusal {
	f := s.top()
	switch {
	case m.Kind == KindStep && (m.A < 0 || int(m.A) >= box.spaces), m.Kind == KindStart &&
		(m.A < 0 || int(m.A) >= box.spaces):
		return engine.Refuse("R25", "There is no such space.")
	case m.Kind == KindStart && s.p[f.seat].char >= 0:
		return engine.Refuse("", "%s does not start at %s: press a lit space.",
			engine.Name(box.char[s.p[f.seat].char].name), engine.Name(box.space[m.A].Name))
	case m.Kind == KindStep && f.op == askSheriffPlace:
		return engine.Refuse("R61", "%s is not next to you, or the Sheriff cannot stand there.",
			engine.Name(box.space[m.A].Name))
	case m.Kind == KindStep:
		return engine.Refuse("R61", "The Sheriff cannot ride to %s now.", engine.Name(box.space[m.A].Name))
	}
	if why := notOffered[m.Kind]; why != nil {
		return why
	}
	return phasePrompts[s.Phase()]
}

func (s *State) refuseStep(to int16) *engine.Refusal {
	f := s.askingFrame()
	if to < 0 || int(to) >= box.spaces {
		return engine.Refuse("R25", "There is no such space.")
	}
	x, from := Space(to), s.p[f.seat].space
	name := engine.Name(box.space[x].Name)
	switch {
	case x == from:
		return engine.Refuse("R25", "You are at %s already.", name)
	case !s.enters(f.seat, x):
		return engine.Refuse("R26", "You are Wanted: %s is the last place to go.", name)
	case box.space[x].Feature == Mesa:
		return engine.Refuse("R25", "%s is a mesa, which you cannot enter now.", name)
	case !adjacent(from, x):
		return engine.Refuse("R25", "%s is not next to %s.", name, engine.Name(box.space[from].Name))
	case f.op == opBonus && f.c > 0:
		return engine.Refuse("R30", "Every step of this move must bring you nearer.")
	}
	return engine.Refuse("R25", "You cannot step to %s now.", name)
}

func (s *State) refuseShop(m engine.Move) *engine.Refusal {
	f := s.askingFrame()
	i := Item(m.A)
	switch {
	case m.Kind == KindDone:
		return engine.Refuse("R66", "Buy or upgrade at least one thing first.")
	case i < 0 || i >= itemCount || m.B != 0 || m.C != 0:
		return engine.Refuse("R66", "There is no such item.")
	}
	name := engine.Name(box.item[i].name)
	switch {
	case !s.stocked.Has(i):
		return engine.Refuse("R66", "The %s is not in this game.", name)
	case !s.sells(storeKind(f.a), i):
		return engine.Refuse("R100", "The %s is sold at the other store.", name)
	case m.Kind == KindBuy && s.p[f.seat].items.Has(i):
		return engine.Refuse("R6", "You own the %s already; nobody owns two of a kind.", name)
	}
	if why := s.p[f.seat].refuseUpgrade(i); m.Kind == KindUpgrade && why != nil {
		return why
	}
	if s.p[f.seat].money < box.item[i].cost {
		return engine.Refuse("R66", "The %s costs $%d and you have $%d.", name, box.item[i].cost, s.p[f.seat].money)
	}
	return engine.Refuse("R66", "There is no %s left.", name)
}

// refuseUpgrade returns the reason why item i cannot be upgraded at any price, or nil if it can be
// upgraded.
func (pl *player) refuseUpgrade(i Item) *engine.Refusal {
	name := engine.Name(box.item[i].name)
	switch {
	case !pl.items.Has(i):
		return engine.Refuse("R66", "You do not own the %s.", name)
	case !box.item[i].canUp:
		return engine.Refuse("R66", "The %s cannot be upgraded.", name)
	case pl.upgraded.Has(i):
		return engine.Refuse("R66", "Your %s is upgraded already.", name)
	}
	return nil
}

func (s *State) refuseBet(m engine.Move) *engine.Refusal {
	p := s.top().seat
	first := s.game.bets[p][0]
	x := unpackBet(m.A)
	switch {
	case !legalBet(m.A) || m.B != 0 || m.C != 0:
		return engine.Refuse("R96", "A bet is $10 or $20 on a rank.")
	case first.amount > 0 && x.rank == first.rank:
		return engine.Refuse("R96", "Your second bet goes on another rank.")
	}
	return engine.Refuse("R96", "You bet $%d but have only $%d left.", x.amount, s.unstaked(p))
}

// refuseAct returns the reason why the action of move m is not possible.
func (s *State) refuseAct(m engine.Move) *engine.Refusal {
	p := s.active
	pl := &s.p[p]
	name := engine.Name(box.space[pl.space].Name)
	if m.Kind == KindEndTurn {
		return engine.Refuse("", "That move says more than a move may.")
	}
	if m.Kind == KindCompleteGoal {
		return s.refuseGoal(p, m.A)
	}
	if s.actions == 0 {
		return engine.Refuse("R20", "You have no action left.")
	}
	a := &actionRules[m.Kind]
	switch {
	case a.here != nil && !a.here(s, pl.space):
		return engine.Refuse("R13", "%s is no place for that: go to %s.", name, whereTo[m.Kind])
	case pl.money < a.price:
		return engine.Refuse("R20", "That takes $%d and you have $%d.", a.price, pl.money)
	}
	if why := missingFor[m.Kind]; why != nil {
		return why
	}
	switch m.Kind {
	case KindDeposit:
		return engine.Refuse("R67", "You have %d nuggets to deposit.", pl.nuggets)
	case KindRevel:
		return engine.Refuse("R70", "A revel costs $%d for each point and you have $%d.", revelPrice, pl.money)
	case KindAcquire:
		if pl.cattle >= 0 {
			return engine.Refuse("R5", "You have cattle with you already.")
		}
		return engine.Refuse("R72", "This ranch has no cattle left.")
	case KindFight:
		return s.refuseFight(m)
	}
	return s.refuseOwn(m)
}

// whereTo holds, by kind of action, a phrase for refusals that names the places where the action
// can be taken.
var whereTo = map[engine.Kind]engine.Name{
	KindTrail:         engine.Name("a trail head of Ante Up"),
	KindRail:          engine.Name("a rail station of Ante Up"),
	KindWork:          engine.Name("a store, a mine, a hideout or any other location"),
	KindShop:          engine.Name("a store"),
	KindDeposit:       engine.Name("the Bank"),
	KindBankRobbery:   engine.Name("the Bank"),
	KindHeal:          engine.Name("the Doctor's Office"),
	KindRevel:         engine.Name("the Cabaret"),
	KindProspect:      engine.Name("a mine"),
	KindAcquire:       engine.Name("a ranch"),
	KindTakeLonghorns: engine.Name("a space with longhorns"),
	KindPoker:         engine.Name("a saloon"),
	KindHighStakes:    engine.Name("a saloon of a game with high stakes"),
	KindFaro:          engine.Name("a saloon of Ante Up"),
	KindChallenge:     engine.Name("a saloon with a high roller"),
	KindFrontier:      engine.Name("a frontier space with its token"),
	KindTrainHeist:    engine.Name("the Train"),
}

// missingFor holds, by kind of action, the reason for refusing it to a player who is at the right
// place and has enough money.
var missingFor = map[engine.Kind]*engine.Refusal{
	KindMove:        engine.Refuse("R32", "There is no step that you may take."),
	KindShop:        engine.Refuse("R66", "There is nothing here that you can buy or upgrade."),
	KindBankRobbery: engine.Refuse("R68", "You have tried that in this turn already."),
	KindTrainHeist:  engine.Refuse("R68", "You have tried that in this turn already."),
	KindHeal:        engine.Refuse("R69", "You have no wound to heal."),
}

func (s *State) refuseFight(m engine.Move) *engine.Refusal {
	p, q := s.active, engine.Seat(m.B)
	switch {
	case s.p[p].hand == 0:
		return engine.Refuse("R35", "You need a poker card to start a fight.")
	case !s.isPrey(m.B, false) || p == q:
		return engine.Refuse("R35", "There is no such rival.")
	case s.spaceOf(q) != s.p[p].space:
		return engine.Refuse("R35", "You can only fight somebody in your own space.")
	case s.fought.Has(q):
		return engine.Refuse("R23", "You have fought that rival in this turn already.")
	case fightKind(m.A) == fightArrest && q == ManInBlack:
		return engine.Refuse("R105", "The Man in Black cannot be arrested.")
	case fightKind(m.A) == fightArrest && s.p[p].mp == 0:
		return engine.Refuse("R35", "Only a Marshal can arrest.")
	case fightKind(m.A) == fightArrest:
		return engine.Refuse("R35", "Only the Wanted can be arrested.")
	}
	return engine.Refuse("R35", "A fight is an arrest, a duel or a robbery.")
}

func (s *State) refuseGoal(p engine.Seat, goal int16) *engine.Refusal {
	switch {
	case goal < 0 || goal >= goalsEach || s.p[p].goals>>goal&1 == 0:
		return engine.Refuse("R85", "You do not hold that goal.")
	}
	g := &box.char[s.p[p].char].goals[goal]
	return engine.Refuse("R85", "%s is not reached yet: %s", engine.Name(g.name), engine.Name(g.text))
}

// refuseOwn returns the reason why the card, item or ability of move m cannot be used as an action.
func (s *State) refuseOwn(m engine.Move) *engine.Refusal {
	pl := &s.p[s.active]
	switch m.Kind {
	case KindCard:
		switch c := Card(m.A); {
		case m.A < 0 || m.A >= deckSize || !pl.hand.Has(c):
			return engine.Refuse("R74", "You do not hold that card.")
		case s.effectOf(c).kind != actionCard:
			return engine.Refuse("R74", "%s is not used as an action: %s", engine.Name(s.effectOf(c).name),
				engine.Name(s.effectOf(c).text))
		default:
			return engine.Refuse("R74", "You cannot do what %s asks for: %s", engine.Name(s.effectOf(c).name),
				engine.Name(s.effectOf(c).text))
		}
	case KindItem:
		if m.A < 0 || m.A >= itemCount || !pl.items.Has(Item(m.A)) {
			return engine.Refuse("R75", "You do not own that item.")
		}
		return engine.Refuse("R75", "The %s is not used as an action.", engine.Name(box.item[m.A].name))
	case KindAbility:
		if !pl.awake {
			return engine.Refuse("R11", "Your ability sleeps until you have %d legendary points.", abilityLP)
		}
		return engine.Refuse("R75", "Your ability cannot be used as an action now: %s",
			engine.Name(box.char[pl.char].text))
	case KindFrontier:
		return engine.Refuse("R103", "The land asks for %d with no card to spare.", s.plotPrice(s.plotHere()))
	}
	return engine.Refuse("R20", "You cannot do that here and now.")
}
