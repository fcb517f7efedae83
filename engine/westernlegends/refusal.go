package westernlegends

import (
	"errors"
	"fmt"
	"strings"

	"gulch/engine"
)

// asked says by phase what a player has to do, for a move that belongs to another phase.
var asked = [phaseCount]string{
	PhasePickCharacter:    "It is time to keep one of your two characters.",
	PhasePickStart:        "It is time to choose where you start.",
	PhaseStartAbility:     "It is time to use your ability or to pass.",
	PhaseIncome:           "It is time to take your income: cash, cards or mixed.",
	PhaseGear:             "It is time to choose the weapon and the mount you use.",
	PhaseAct:              "It is time for an action or to end your turn.",
	PhaseStory:            "It is time to place a disc on a story or to pass.",
	PhaseEndGoals:         "It is time to complete a goal or to pass.",
	PhaseEndDiscard:       "You hold too many cards: it is time to discard one.",
	PhaseMoveStep:         "It is time to take a step.",
	PhaseBonusStep:        "It is time to take a step or to stop.",
	PhaseSheriffStep:      "It is time to move the Sheriff or to stop him.",
	PhaseSheriffPlace:     "It is time to put the Sheriff in a space next to yours.",
	PhasePickNuggets:      "It is time to say how many nuggets you pick up.",
	PhaseDeliverLonghorns: "It is time to say how many longhorns you deliver.",
	PhaseDeliverCattle:    "It is time to deliver your cattle or to keep it.",
	PhaseReact:            "It is time to use something or to pass.",
	PhaseChoose:           "It is time to choose an option.",
	PhaseTarget:           "It is time to choose a player.",
	PhaseDiscard:          "It is time to choose a card to give up.",
	PhaseLegend:           "It is time to choose the legendary tokens you keep.",
	PhaseEventPick:        "It is time to choose the event to resolve.",
	PhasePeek:             "It is time to look at a facedown token or at none.",
	PhaseFightCard:        "It is time to play a poker card.",
	PhaseFightAnswer:      "It is time to play a poker card or to decline.",
	PhaseDealerCard:       "It is time to choose a fight card for the other side.",
	PhaseRefight:          "It is time to restart the fight or to let it stand.",
	PhaseFightReward:      "It is time to choose what you gain.",
	PhaseShop:             "It is time to buy, to upgrade or to be done.",
	PhaseDrop:             "You own too many: it is time to return one.",
	PhaseJoin:             "It is time to join the game or to pass.",
	PhasePokerHand:        "It is time to choose the two cards you show.",
	PhasePokerKeep:        "It is time to take a card back or to pass.",
	PhaseHSStay:           "It is time to stay or to fold.",
	PhaseFaroBet:          "It is time to bet 10 or 20 on one or two ranks.",
	PhaseFaroStay:         "It is time to stay or to take your bets back.",
	PhaseChaseFight:       "It is time to start a fight or to pass.",
	PhaseMoveExtend:       "It is time to move on or to pass.",
	PhaseMoveEnded:        "It is time to use something at the end of the move or to pass.",
	PhaseFightDeclared:    "It is time to buy yourself off or to pass.",
	PhaseFightWonReact:    "It is time to use something after the fight or to pass.",
	PhaseSheriffContact:   "It is time to get away or to face the Sheriff.",
	PhaseDice:             "It is time to reroll dice or to pass.",
	PhaseGameOver:         "The game is over.",
}

// refusal says in words why a move is not legal.
func (s *State) refusal(m engine.Move) error {
	if m.Kind == 0 || m.Kind >= kindEnd {
		return fmt.Errorf("That is not a move of Western Legends. %s", asked[s.Phase()])
	}
	if s.depth == 0 {
		return errors.New(asked[PhaseGameOver])
	}
	legal := s.Moves(nil)
	same := false
	for _, l := range legal {
		same = same || l.Kind == m.Kind
	}
	f := s.top()
	switch {
	case f.op == askAct && m.Kind >= KindMove && m.Kind <= KindEndTurn:
		return s.refuseAct(m)
	case m.Kind == KindStep && (f.op == askStep || f.op == askBonusStep):
		return s.refuseStep(m.A)
	case m.Kind == KindStop && (f.op == askStep || f.op == askBonusStep):
		return errors.New("You cannot stop here: take a step.")
	case f.op == askShop && (m.Kind == KindBuy || m.Kind == KindUpgrade || m.Kind == KindDone):
		return s.refuseShop(m)
	case f.op == askBet && m.Kind == KindBet:
		return s.refuseBet(m)
	case f.op == askBet && m.Kind == KindDone:
		return errors.New("Place one bet at least.")
	case f.op == askReact && m.Kind == KindPass && s.mustDiscount(window(f.a)):
		return errors.New("You have counted on Encore for this price: use it.")
	case same:
		return fmt.Errorf("%q is not among your choices. You can write %s.", s.Notation(m), s.grammar().Examples())
	}
	return errors.New(asked[s.Phase()])
}

func (s *State) refuseStep(to int16) error {
	f := s.walker()
	if to < 0 || int(to) >= box.spaces {
		return errors.New("There is no such space.")
	}
	x, from := Space(to), s.p[f.seat].space
	name := box.space[x].Name
	switch {
	case !s.enters(f.seat, x):
		return fmt.Errorf("You are Wanted: %s is the last place to go.", name)
	case box.space[x].Feature == Mesa:
		return fmt.Errorf("%s is a mesa, which you cannot enter now.", name)
	case !adjacent(from, x):
		return fmt.Errorf("%s is not next to %s.", name, box.space[from].Name)
	case f.op == opBonus && f.c > 0:
		return errors.New("Every step of this move must bring you nearer.")
	}
	return fmt.Errorf("You cannot step to %s now.", name)
}

func (s *State) refuseShop(m engine.Move) error {
	f := s.walker()
	i := Item(m.A)
	switch {
	case m.Kind == KindDone:
		return errors.New("Buy or upgrade at least one thing first.")
	case i < 0 || i >= itemCount || m.B != 0 || m.C != 0:
		return errors.New("There is no such item.")
	}
	name := box.item[i].name
	switch {
	case !s.stocked.Has(i):
		return fmt.Errorf("The %s is not in this game.", name)
	case !s.sells(storeKind(f.a), i):
		return fmt.Errorf("The %s is sold at the other store.", name)
	case m.Kind == KindBuy && s.p[f.seat].items.Has(i):
		return fmt.Errorf("You own the %s already; nobody owns two of a kind.", name)
	case m.Kind == KindUpgrade && !s.p[f.seat].items.Has(i):
		return fmt.Errorf("You do not own the %s.", name)
	case m.Kind == KindUpgrade && !box.item[i].canUp:
		return fmt.Errorf("The %s cannot be upgraded.", name)
	case m.Kind == KindUpgrade && s.p[f.seat].upgraded.Has(i):
		return fmt.Errorf("Your %s is upgraded already.", name)
	case s.p[f.seat].money < box.item[i].cost:
		return fmt.Errorf("The %s costs $%d and you have $%d.", name, box.item[i].cost, s.p[f.seat].money)
	}
	return fmt.Errorf("There is no %s left.", name)
}

func (s *State) refuseBet(m engine.Move) error {
	p := s.top().seat
	first := s.game.bets[p][0]
	x := unpackBet(m.A)
	switch {
	case !legalBet(m.A) || m.B != 0 || m.C != 0:
		return errors.New("A bet is $10 or $20 on a rank.")
	case first.amount > 0 && x.rank == first.rank:
		return errors.New("Your second bet goes on another rank.")
	}
	return fmt.Errorf("You bet $%d but have only $%d left.", x.amount, s.unstaked(p))
}

// refuseAct explains why an action is not possible.
func (s *State) refuseAct(m engine.Move) error {
	p := s.active
	pl := &s.p[p]
	name := box.space[pl.space].Name
	if m.Kind == KindEndTurn {
		return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
	}
	if m.Kind == KindCompleteGoal {
		return s.refuseGoal(p, m.A)
	}
	if s.actions == 0 {
		return errors.New("You have no action left.")
	}
	poor := func(price int16) error {
		if pl.money < price {
			return fmt.Errorf("That takes $%d and you have $%d.", price, pl.money)
		}
		return nil
	}
	if place, price, wrong := s.actPlace(m.Kind, pl); wrong {
		return fmt.Errorf("%s is no place for that: go to %s.", name, place)
	} else if err := poor(price); err != nil {
		return err
	}
	switch m.Kind {
	case KindMove:
		return errors.New("There is no step that you may take.")
	case KindShop:
		return errors.New("There is nothing here that you can buy or upgrade.")
	case KindDeposit:
		return fmt.Errorf("You have %d nuggets to deposit.", pl.nuggets)
	case KindRevel:
		return fmt.Errorf("A revel costs $%d for each point and you have $%d.", revelPrice, pl.money)
	case KindBankRobbery, KindTrainHeist:
		return errors.New("You have tried that in this turn already.")
	case KindHeal:
		return errors.New("You have no wound to heal.")
	case KindAcquire:
		if pl.cattle >= 0 {
			return errors.New("You have cattle with you already.")
		}
		return errors.New("This ranch has no cattle left.")
	case KindFight:
		return s.refuseFight(m)
	}
	return s.refuseOwn(m)
}

// actPlace says where an action can be taken, what it takes at least, and whether the player is in the wrong place.
func (s *State) actPlace(k engine.Kind, pl *player) (place string, price int16, wrong bool) {
	x := pl.space
	f := box.space[x].Feature
	saloon := box.saloon[x] == NoTown
	switch k {
	case KindTrail:
		return "a trail head of Ante Up", 0, !s.opts.anteUp || box.trail[x] == NoSpace
	case KindRail:
		return "a rail station of Ante Up", railFare, !s.opts.anteUp || box.rail[x] == NoSpace
	case KindWork:
		return "a location with honest work", 0, !box.work[s.au()].Has(x)
	case KindShop:
		return "a store", 0, s.storeAt(x) == noStore
	case KindDeposit, KindBankRobbery:
		return "the Bank", 0, f != Bank
	case KindHeal:
		return "the Doctor's Office", healPrice, f != Doctor
	case KindRevel:
		return "the Cabaret", 0, f != Cabaret
	case KindProspect:
		return "a mine", 0, f != Mine
	case KindAcquire:
		return "a ranch", 0, !f.ranch()
	case KindTakeLonghorns:
		return "a space with longhorns", 0, true
	case KindPoker:
		return "a saloon", pokerAnte, saloon
	case KindHighStakes:
		return "a saloon of a game with high stakes", highMinimum, saloon || !s.opts.highStakes
	case KindFaro:
		return "a saloon of Ante Up", faroMinimum, saloon || !s.opts.anteUp
	case KindChallenge:
		return "a saloon with a high roller", challengeAnte, saloon || s.roller[box.saloon[x]] < 0
	case KindFrontier:
		return "a frontier space with its token", 0, s.plotHere() < 0
	case KindTrainHeist:
		return "the Train", 0, !s.opts.anteUp || box.route[s.train] != x
	}
	return "", 0, false
}

func (s *State) refuseFight(m engine.Move) error {
	p, q := s.active, engine.Seat(m.B)
	switch {
	case s.p[p].hand == 0:
		return errors.New("You need a poker card to start a fight.")
	case q < 0 || q > ManInBlack || q == ManInBlack && !s.opts.mib || q < ManInBlack && int8(q) >= s.seats || p == q:
		return errors.New("There is no such rival.")
	case s.spaceOf(q) != s.p[p].space:
		return errors.New("You can only fight somebody in your own space.")
	case s.fought.has(q):
		return errors.New("You have fought that rival in this turn already.")
	case fightKind(m.A) == fightArrest && q == ManInBlack:
		return errors.New("The Man in Black cannot be arrested.")
	case fightKind(m.A) == fightArrest && s.p[p].mp == 0:
		return errors.New("Only a Marshal can arrest.")
	case fightKind(m.A) == fightArrest:
		return errors.New("Only the Wanted can be arrested.")
	}
	return errors.New("A fight is an arrest, a duel or a rob.")
}

func (s *State) refuseGoal(p engine.Seat, goal int16) error {
	switch {
	case goal < 0 || goal >= goalsEach || s.p[p].goals>>goal&1 == 0:
		return errors.New("You do not hold that goal.")
	}
	g := &box.char[s.p[p].char].goals[goal]
	return fmt.Errorf("%s is not reached yet: %s", g.name, g.text)
}

// refuseOwn explains why cards, items and abilities cannot be used as an action.
func (s *State) refuseOwn(m engine.Move) error {
	pl := &s.p[s.active]
	switch m.Kind {
	case KindCard:
		switch c := Card(m.A); {
		case m.A < 0 || m.A >= deckSize || !pl.hand.Has(c):
			return errors.New("You do not hold that card.")
		case s.effectOf(c).kind != actionCard:
			return fmt.Errorf("%s is not used as an action: %s", s.effectOf(c).name, s.effectOf(c).text)
		default:
			return fmt.Errorf("You cannot do what %s asks for: %s", s.effectOf(c).name, s.effectOf(c).text)
		}
	case KindItem:
		if m.A < 0 || m.A >= itemCount || !pl.items.Has(Item(m.A)) {
			return errors.New("You do not own that item.")
		}
		return fmt.Errorf("The %s is not used as an action.", box.item[m.A].name)
	case KindAbility:
		if !pl.awake {
			return fmt.Errorf("Your ability sleeps until you have %d legendary points.", wakesAt)
		}
		return fmt.Errorf("Your ability cannot be used as an action now: %s", box.char[pl.char].text)
	case KindFrontier:
		return fmt.Errorf("The land asks for %d with no card to spare.", s.plotPrice(s.plotHere()))
	}
	return fmt.Errorf("%q is not possible now. You can write %s.", strings.TrimSpace(s.Notation(m)), s.grammar().Examples())
}
