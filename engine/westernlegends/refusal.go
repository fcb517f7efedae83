package westernlegends

import (
	"slices"

	"gulch/engine"
)

// phasePrompts holds, by phase, a sentence that says what the player has to do. It is shown when
// the player tries a move of another phase.
var phasePrompts = [phaseCount]*engine.Refusal{
	PhasePickCharacter:    engine.Refuse("", "First, keep 1 of your 2 characters."),
	PhasePickStart:        engine.Refuse("", "First, choose where to start."),
	PhaseStartAbility:     engine.Refuse("R11", "First, use your ability or pass."),
	PhaseIncome:           engine.Refuse("R18", "First, take your income: money, cards or both."),
	PhaseGear:             engine.Refuse("R19", "First, choose the weapon and mount to use this turn."),
	PhaseAct:              engine.Refuse("R20", "First, take an action or end your turn."),
	PhaseStory:            engine.Refuse("R82", "First, add a disc to a story, or pass."),
	PhaseEndGoals:         engine.Refuse("R85", "First, complete a goal or pass."),
	PhaseEndDiscard:       engine.Refuse("R8", "First, discard a card: you have too many."),
	PhaseMoveStep:         engine.Refuse("R24", "First, take a step."),
	PhaseBonusStep:        engine.Refuse("R30", "First, take a step or stop."),
	PhaseSheriffStep:      engine.Refuse("R61", "First, move the Sheriff or stop him."),
	PhaseSheriffPlace:     engine.Refuse("R61", "First, put the Sheriff in a space next to yours."),
	PhasePickNuggets:      engine.Refuse("R113", "First, choose how many nuggets to pick up."),
	PhaseDeliverLonghorns: engine.Refuse("R91", "First, choose how many longhorns to deliver."),
	PhaseDeliverCattle:    engine.Refuse("R73", "First, deliver your cattle or keep them."),
	PhaseReact:            engine.Refuse("R15", "First, use a card, item or ability, or pass."),
	PhaseChoose:           engine.Refuse("R2", "First, choose an option."),
	PhaseTarget:           engine.Refuse("R2", "First, choose a player."),
	PhaseDiscard:          engine.Refuse("R34", "First, choose a card to discard."),
	PhaseLegend:           engine.Refuse("R87", "First, choose which legendary tokens to keep."),
	PhaseEventPick:        engine.Refuse("R90", "First, choose the event to resolve."),
	PhasePeek:             engine.Refuse("R92", "First, look at a face-down token, or choose not to look."),
	PhaseFightCard:        engine.Refuse("R36", "First, play a poker card."),
	PhaseFightAnswer:      engine.Refuse("R36", "First, play a poker card or decline."),
	PhaseDealerCard:       engine.Refuse("R37", "First, choose a fight card for your opponent."),
	PhaseRefight:          engine.Refuse("R39", "First, restart the fight or let the result stand."),
	PhaseFightReward:      engine.Refuse("R41", "First, choose your reward."),
	PhaseShop:             engine.Refuse("R66", "First, buy or upgrade an item, or finish shopping."),
	PhaseDrop:             engine.Refuse("R6", "First, return an item: you have too many."),
	PhaseJoin:             engine.Refuse("R76", "First, join the game or pass."),
	PhasePokerHand:        engine.Refuse("R78", "First, choose 2 cards to show."),
	PhasePokerKeep:        engine.Refuse("R80", "First, take a card back or pass."),
	PhaseHSStay:           engine.Refuse("R97", "First, stay or fold."),
	PhaseFaroBet:          engine.Refuse("R96", "First, bet $10 or $20 on 1 or 2 ranks."),
	PhaseFaroStay:         engine.Refuse("R96", "First, stay or take your bets back."),
	PhaseChaseFight:       engine.Refuse("R28", "First, start a fight or pass."),
	PhaseMoveExtend:       engine.Refuse("R31", "First, move 1 more space or pass."),
	PhaseMoveEnded:        engine.Refuse("R28", "First, use an item or ability at the end of your move, or pass."),
	PhaseFightDeclared:    engine.Refuse("R36", "First, pay to avoid the fight, or pass."),
	PhaseFightWonReact:    engine.Refuse("R41", "First, use an item now that the fight is won, or pass."),
	PhaseSheriffContact:   engine.Refuse("R62", "First, get away or face the Sheriff."),
	PhaseDice:             engine.Refuse("R71", "First, reroll dice or pass."),
	PhaseGameOver:         engine.Refuse("R108", "The game is over."),
}

// refusal returns a sentence for players that says why move m is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	if !wellFormed(m) {
		return engine.Refuse("", "You can't make that move in Western Legends. %s", phasePrompts[s.Phase()])
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

// reasons holds, by operation that asks for a decision, a function that returns why move m is not a
// legal answer in frame f. The function returns nil if moves of this kind never answer such a
// decision.
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
			return engine.Refuse("R96", "First, place at least 1 bet.")
		}
		return nil
	},
	askReact: func(s *State, f *frame, m engine.Move) *engine.Refusal {
		if m.Kind == KindPass && s.mustDiscount(window(f.a)) {
			return engine.Refuse("R70", "First, use Encore: you can't pay for these LP without it.")
		}
		return nil
	},
}

func refuseWalk(s *State, _ *frame, m engine.Move) *engine.Refusal {
	switch m.Kind {
	case KindStep:
		return s.refuseStep(SpaceOf(m))
	case KindStop:
		return engine.Refuse("R24", "You can't stop here. Take a step.")
	}
	return nil
}

// notOffered holds, by kind of move, the refusal of a move that chooses something that cannot be
// chosen now, although another move of its kind is legal. Kinds without an entry use phasePrompts.
var notOffered = map[engine.Kind]*engine.Refusal{
	KindPick:    engine.Refuse("", "You can't keep that character. Choose one of the 2 you were dealt."),
	KindDeliver: engine.Refuse("R73", "You can't deliver those cattle: they aren't yours."),
	KindOption:  engine.Refuse("R2", "You can't choose that. Choose one of the options here."),
	KindPlayer:  engine.Refuse("R2", "You can't choose that player. Choose a highlighted one."),
	KindDiscard: engine.Refuse("R34", "You can't use that card: it isn't in your hand."),
	KindPlay:    engine.Refuse("R36", "You can't use that card: it isn't in your hand."),
	KindResolve: engine.Refuse("R90", "You can't resolve that event: it wasn't drawn."),
	KindLook:    engine.Refuse("R92", "You can't look there. Choose a face-down token."),
	KindReroll:  engine.Refuse("R71", "You can't reroll those dice. Choose one of the options here."),
	KindDeal:    engine.Refuse("R37", "You can't choose that fight card: it wasn't drawn."),
	KindDrop:    engine.Refuse("R6", "You can't return that item. Choose a miscellaneous item you own."),
	KindShow:    engine.Refuse("R78", "You can't show those cards. Choose 2 cards from your hand."),
}

// refuseChoice returns the reason why the card, space or other thing that move m names cannot be
// chosen. It must only be called if moves of this kind are possible in the current phase.
func (s *State) refuseChoice(m engine.Move) *engine.Refusal {
	f := s.top()
	switch {
	case (m.Kind == KindStep || m.Kind == KindStart) && int(SpaceOf(m)) >= box.spaces:
		return engine.Refuse("R25", "You can't choose that space. Choose a highlighted one.")
	case m.Kind == KindStart && s.p[f.seat].char >= 0:
		return engine.Refuse("", "You can't start %s at %s. Choose a highlighted space.",
			engine.Name(box.char[s.p[f.seat].char].name), engine.Name(box.space[SpaceOf(m)].Name))
	case m.Kind == KindStep && f.op == askSheriffPlace:
		return engine.Refuse("R61", "You can't put the Sheriff at %s. Choose a highlighted space next to yours.",
			engine.Name(box.space[SpaceOf(m)].Name))
	case m.Kind == KindStep && SpaceOf(m) == s.sheriff:
		return engine.Refuse("R61", "You can't move the Sheriff to %s: he's already there.",
			engine.Name(box.space[SpaceOf(m)].Name))
	case m.Kind == KindStep:
		return engine.Refuse("R61", "You can't move the Sheriff to %s: it isn't next to him.",
			engine.Name(box.space[SpaceOf(m)].Name))
	}
	switch m.Kind {
	case KindUse:
		return s.refuseUse(m)
	case KindContribute:
		return s.refuseContribute(f.seat, StoryOf(m))
	}
	if why := s.refuseNumber(f, m); why != nil {
		return why
	}
	if why := notOffered[m.Kind]; why != nil {
		return why
	}
	return phasePrompts[s.Phase()]
}

// refuseContribute returns the reason why seat p cannot place a disc on a story (R82).
func (s *State) refuseContribute(p engine.Seat, story int) *engine.Refusal {
	slot := s.slotOf(story)
	switch {
	case slot < 0:
		return engine.Refuse("R82", "You can't add a disc there: that story isn't face up.")
	case s.p[p].discs == 0:
		return engine.Refuse("R82", "You can't add a disc: you have none left.")
	case s.tales[slot].joined.Has(p):
		return engine.Refuse("R82", "You can't add a disc to that story again: you've just added one.")
	}
	return engine.Refuse("R82", "You can't add a disc to that story: you haven't done what it asks.")
}

// refuseUse returns the reason why the card, ability or item of the KindUse move m cannot be used
// in the open window. If the seat has it, the reason contains the text of the card, which says when
// it can be used.
func (s *State) refuseUse(m engine.Move) *engine.Refusal {
	pl := &s.p[s.top().seat]
	switch c, ability, i := SourceOf(m).Parts(); {
	case c != NoCard && pl.hand.Has(c):
		return engine.Refuse("R15", "You can't use %s now: %s", engine.Name(s.effectOf(c).name),
			engine.Name(s.effectOf(c).text))
	case ability >= 0 && pl.char >= 0 && !pl.awake:
		return engine.Refuse("R11", "You can't use your ability until you have %d LP.", abilityLP)
	case ability >= 0 && pl.char >= 0:
		return engine.Refuse("R11", "You can't use your ability now: %s", engine.Name(box.char[pl.char].text))
	case i != NoItem && pl.items.Has(i):
		return s.refuseItem(pl, i)
	}
	return engine.Refuse("R15", "You can't use that: you don't have it.")
}

// refuseItem returns the reason why player pl cannot use item i in the open window.
func (s *State) refuseItem(pl *player, i Item) *engine.Refusal {
	name, text := engine.Name(box.item[i].name), ""
	if does := i.Does(pl.upgraded.Has(i)); len(does) > 0 {
		text = does[0]
	}
	switch class := i.Info().Class; {
	case class != Misc && pl.weapon != i && pl.mount != i:
		return engine.Refuse("R19", "You can't use the %s this turn: you chose another one.", name)
	case text == "":
		return engine.Refuse("R15", "You can't use the %s now: it works by itself.", name)
	}
	return engine.Refuse("R15", "You can't use the %s now: %s", name, engine.Name(text))
}

// refuseNumber returns the reason why the player of frame f cannot choose as many things as move m
// says. It returns nil if m contains no number of things.
func (s *State) refuseNumber(f *frame, m engine.Move) *engine.Refusal {
	pl := &s.p[f.seat]
	switch m.Kind {
	case KindTake:
		here, room := int(s.nuggetsOn[pl.space]), max(0, s.nuggetCap(f.seat)-int(pl.nuggets))
		if room < here {
			return engine.Refuse("R113", "You can't take that many nuggets: you can carry only %d more.", room)
		}
		return engine.Refuse("R113", "You can't take that many nuggets: this space has only %d.", here)
	case KindDeliverLonghorns:
		return engine.Refuse("R91", "You can't deliver that many longhorns: you have only %d.", pl.longhorns)
	case KindKeepTokens:
		return engine.Refuse("R87", "You can't keep those tokens. Keep exactly %d of yours.", s.TokensToKeep())
	}
	return nil
}

func (s *State) refuseStep(x Space) *engine.Refusal {
	f := s.askingFrame()
	if int(x) >= box.spaces {
		return engine.Refuse("R25", "You can't choose that space. Choose a highlighted one.")
	}
	from := s.p[f.seat].space
	name := engine.Name(box.space[x].Name)
	switch {
	case x == from:
		return engine.Refuse("R25", "You can't move to %s: you're already there.", name)
	case !s.enters(f.seat, x):
		return engine.Refuse("R26", "You can't enter %s while you're Wanted.", name)
	case box.space[x].Feature == Mesa && !s.passive(f.seat).mesa:
		return engine.Refuse("R25", "You can't go to %s: nothing you have lets you cross a mesa.", name)
	case box.space[x].Feature == Mesa && crossing(from, x):
		return engine.Refuse("R25", "You can't enter %s: crossing a mesa takes 2 steps and you have %d left.", name, f.a)
	case !adjacent(from, x):
		return engine.Refuse("R25", "You can't move to %s: it isn't next to %s.", name,
			engine.Name(box.space[from].Name))
	case f.op == opBonus && f.c > 0:
		return engine.Refuse("R30", "You can't step there: each step must bring you closer to that player.")
	case f.op == opBonus && f.b == int16(x)+1:
		return engine.Refuse("R62", "You can't move to %s: the Sheriff is there, and you're evading him.", name)
	}
	return engine.Refuse("R25", "You can't move to %s: you have no steps left.", name)
}

func (s *State) refuseShop(m engine.Move) *engine.Refusal {
	f := s.askingFrame()
	i := ItemOf(m)
	switch {
	case m.Kind == KindDone:
		return engine.Refuse("R66", "First, buy or upgrade at least 1 item.")
	case !between(i, 0, itemCount-1):
		return engine.Refuse("R66", "You can't choose that item. Choose a highlighted one.")
	}
	name := engine.Name(box.item[i].name)
	switch {
	case !s.stocked.Has(i):
		return engine.Refuse("R66", "You can't get the %s: it isn't in this game.", name)
	case !s.sells(storeKind(f.a), i):
		return engine.Refuse("R100", "You can't get the %s here: the other store sells it.", name)
	case m.Kind == KindBuy && s.p[f.seat].items.Has(i):
		return engine.Refuse("R6", "You can't buy another %s: you already own one.", name)
	}
	if why := s.p[f.seat].refuseUpgrade(i); m.Kind == KindUpgrade && why != nil {
		return why
	}
	if s.p[f.seat].money < box.item[i].cost {
		return engine.Refuse("R66", "You can't buy the %s: it costs $%d and you have $%d.", name, box.item[i].cost,
			s.p[f.seat].money)
	}
	return engine.Refuse("R66", "You can't buy the %s: none are left.", name)
}

// refuseUpgrade returns the reason why item i cannot be upgraded even with enough money, or nil if
// it can be.
func (pl *player) refuseUpgrade(i Item) *engine.Refusal {
	name := engine.Name(box.item[i].name)
	switch {
	case !pl.items.Has(i):
		return engine.Refuse("R66", "You can't upgrade the %s: you don't own it.", name)
	case !box.item[i].canUp:
		return engine.Refuse("R66", "You can't upgrade the %s: it has no upgraded side.", name)
	case pl.upgraded.Has(i):
		return engine.Refuse("R66", "You can't upgrade your %s: it's already upgraded.", name)
	}
	return nil
}

func (s *State) refuseBet(m engine.Move) *engine.Refusal {
	p := s.top().seat
	first := s.game.bets[p][0]
	x := unpackBet(PackedOf(m))
	switch {
	case !legalBet(PackedOf(m)):
		return engine.Refuse("R96", "You can't bet that. Bet $10 or $20 on a rank.")
	case first.amount > 0 && x.rank == first.rank:
		return engine.Refuse("R96", "You can't bet on the same rank twice. Choose another rank.")
	}
	return engine.Refuse("R96", "You can't bet $%d: you have $%d left.", x.amount, s.unstaked(p))
}

// refuseAct returns the reason why the action of move m is not possible.
func (s *State) refuseAct(m engine.Move) *engine.Refusal {
	p := s.active
	pl := &s.p[p]
	name := engine.Name(box.space[pl.space].Name)
	if m.Kind == KindCompleteGoal {
		return s.refuseGoal(p, GoalOf(m))
	}
	if s.actions == 0 {
		return engine.Refuse("R20", "You can't do that: you have no actions left.")
	}
	a := &actionRules[m.Kind]
	switch {
	case a.here != nil && !a.here(s, pl.space):
		return engine.Refuse("R13", "You can't do that at %s. Go to %s.", name, whereTo[m.Kind])
	case pl.money < a.price:
		return engine.Refuse("R20", "You can't do that: it costs $%d and you have $%d.", a.price, pl.money)
	}
	if why := missingFor[m.Kind]; why != nil {
		return why
	}
	switch m.Kind {
	case KindDeposit:
		if pl.nuggets == 0 {
			return engine.Refuse("R67", "You can't deposit nuggets: you have none.")
		}
		return engine.Refuse("R67", "You can't deposit that many nuggets: you have only %d.", pl.nuggets)
	case KindRevel:
		return engine.Refuse("R70", "You can't revel: each LP costs $%d and you have $%d.", revelPrice, pl.money)
	case KindAcquire:
		if pl.cattle >= 0 {
			return engine.Refuse("R5", "You can't take cattle: you already have some with you.")
		}
		return engine.Refuse("R72", "You can't take cattle here: this ranch has none left.")
	case KindFight:
		return s.refuseFight(m)
	}
	return s.refuseOwn(m)
}

// whereTo holds, by kind of action, a phrase for refusals that names the places where the action
// can be taken.
var whereTo = map[engine.Kind]engine.Name{
	KindTrail:         engine.Name("a trailhead (with Ante Up)"),
	KindRail:          engine.Name("a rail station (with Ante Up)"),
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
	KindHighStakes:    engine.Name("a saloon in a high-stakes game"),
	KindFaro:          engine.Name("a saloon (with Ante Up)"),
	KindChallenge:     engine.Name("a saloon with a high roller"),
	KindFrontier:      engine.Name("a frontier space that still has its token"),
	KindTrainHeist:    engine.Name("the Train"),
}

// missingFor holds, by kind of action, the reason for which it is not possible for a player who is
// in the right place and has enough money.
var missingFor = map[engine.Kind]*engine.Refusal{
	KindMove:        engine.Refuse("R32", "You can't move: there's no space you can enter."),
	KindShop:        engine.Refuse("R66", "You can't shop here: there's nothing you can afford to buy or upgrade."),
	KindBankRobbery: engine.Refuse("R68", "You can't rob the Bank again this turn. Choose another action."),
	KindTrainHeist:  engine.Refuse("R99", "You can't rob the Train again this turn. Choose another action."),
	KindHeal:        engine.Refuse("R69", "You can't heal: you have no wounds."),
}

func (s *State) refuseFight(m engine.Move) *engine.Refusal {
	p, q := s.active, FoeOf(m)
	switch {
	case s.p[p].hand == 0:
		return engine.Refuse("R35", "You can't start a fight: you have no poker cards.")
	case !s.isPrey(int16(FoeOf(m)), false) || p == q:
		return engine.Refuse("R35", "You can't fight that opponent. Choose a highlighted one.")
	case s.spaceOf(q) != s.p[p].space:
		return engine.Refuse("R35", "You can't fight that opponent: they aren't in your space.")
	case s.fought.Has(q):
		return engine.Refuse("R23", "You can't fight that opponent again this turn. Choose another opponent.")
	case fightKind(FightOf(m)) == fightArrest && q == ManInBlack:
		return engine.Refuse("R105", "You can't arrest the Man in Black. Duel or rob him instead.")
	case fightKind(FightOf(m)) == fightArrest && s.p[p].mp == 0:
		return engine.Refuse("R35", "You can't arrest a player: you aren't a Marshal.")
	case fightKind(FightOf(m)) == fightArrest:
		return engine.Refuse("R35", "You can't arrest that player: they aren't Wanted.")
	}
	return engine.Refuse("R35", "You can't fight that way. Choose an arrest, a duel or a robbery.")
}

func (s *State) refuseGoal(p engine.Seat, goal int) *engine.Refusal {
	switch {
	case goal >= 0 && goal < goalsEach && s.p[p].done>>goal&1 != 0:
		return engine.Refuse("R85", "You can't complete that goal: you've already completed it.")
	case goal < 0 || goal >= goalsEach || s.p[p].goals>>goal&1 == 0:
		return engine.Refuse("R85", "You can't complete that goal: it isn't yours.")
	}
	g := &box.char[s.p[p].char].goals[goal]
	return engine.Refuse("R85", "You can't complete %s until you meet this goal: %s", engine.Name(g.name), engine.Name(g.text))
}

// refuseOwn returns the reason why the card, item or ability of move m cannot be used as an action.
func (s *State) refuseOwn(m engine.Move) *engine.Refusal {
	pl := &s.p[s.active]
	switch m.Kind {
	case KindCard:
		switch c := CardOf(m); {
		case !s.holdsCard(s.active, c):
			return engine.Refuse("R74", "You can't use that card: it isn't in your hand.")
		case s.effectOf(c).kind != actionCard:
			return engine.Refuse("R74", "You can't use %s as an action: %s", engine.Name(s.effectOf(c).name),
				engine.Name(s.effectOf(c).text))
		default:
			return engine.Refuse("R74", "You can't use %s now: %s", engine.Name(s.effectOf(c).name),
				engine.Name(s.effectOf(c).text))
		}
	case KindItem:
		if !between(ItemOf(m), 0, itemCount-1) || !pl.items.Has(ItemOf(m)) {
			return engine.Refuse("R75", "You can't use that item: you don't own it.")
		}
		return engine.Refuse("R75", "You can't use the %s as an action. Choose another action.", engine.Name(box.item[ItemOf(m)].name))
	case KindAbility:
		if !pl.awake {
			return engine.Refuse("R11", "You can't use your ability until you have %d LP.", abilityLP)
		}
		return engine.Refuse("R75", "You can't use your ability as an action now: %s",
			engine.Name(box.char[pl.char].text))
	case KindFrontier:
		return s.refuseFrontier(m)
	}
	return engine.Refuse("R20", "You can't do that now. Choose one of the actions you can take here.")
}

// refuseFrontier returns the reason why the cards of move m do not pay for the frontier space where
// the active player is (R103).
func (s *State) refuseFrontier(m engine.Move) *engine.Refusal {
	set, ok := unpackCards(m)
	if !ok || set&^s.p[s.active].hand != 0 {
		return engine.Refuse("R103", "You can't settle with those cards: they aren't in your hand.")
	}
	sum := 0
	for c := range set.All() {
		sum += int(box.poker[c].frontier)
	}
	price := s.plotPrice(s.plotHere())
	if sum < price {
		return engine.Refuse("R103", "You can't settle yet: the land costs %d and your cards total %d.", price, sum)
	}
	return engine.Refuse("R103", "You can't overpay: the land costs %d and your cards total %d. Remove a card.",
		price, sum)
}
