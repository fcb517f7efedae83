package boomtown

import "gulch/engine"

// phaseRefusals holds, for each phase, the refusal of moves that belong to other phases. It says
// what the player has to do in this phase.
var phaseRefusals = [phaseCount]*engine.Refusal{
	PhaseReveal:        engine.Refuse("R11", "You can't do that now: the next cards are about to be revealed."),
	PhaseBid:           engine.Refuse("R14", "First, bid or pass."),
	PhaseMustang:       engine.Refuse("R27", "First, ride the Mustang or keep it."),
	PhasePick:          engine.Refuse("R26", "First, take a card from the row."),
	PhasePlaceGovernor: engine.Refuse("R53", "First, place the Governor with one of your pawns."),
	PhasePlaceVein:     engine.Refuse("R55", "First, put the New Vein under one of your mines."),
	PhasePlaceSaloon:   engine.Refuse("R57", "First, open the Saloon in a town."),
	PhasePlaceGirls:    engine.Refuse("R59", "First, send the Saloon Girls to one of your saloons."),
	PhaseDynamite:      engine.Refuse("R48", "First, choose another player's mine or saloon to blow up."),
	PhaseExpropriate:   engine.Refuse("R49", "First, choose another player's mine to seize."),
	PhaseHoldupVictim:  engine.Refuse("R51", "First, choose a player to hold up."),
	PhaseHoldupAmount:  engine.Refuse("R51", "First, choose how much to demand: 2 to 12."),
	PhaseRoll:          engine.Refuse("R63", "You can't do that now: the dice are about to be rolled."),
	PhaseTelegraph:     engine.Refuse("R62", "First, turn a die with the Telegraph or keep the card."),
	PhaseGameOver:      engine.Refuse("R74", "The game is over."),
}

// refusal returns the reason, as a sentence for players, why move m is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "You can't make that move in Boomtown. %s", phaseRefusals[s.phase])
	case kindPhases[m.Kind] != s.phase:
		return phaseRefusals[s.phase]
	case !wellFormed(m):
		return engine.Refuse("", "You can't make that move. Choose a highlighted option.")
	}
	switch m.Kind {
	case KindBid:
		return s.refuseBid(GoldOf(m))
	case KindTake:
		if CardOf(m) >= Card(box.cards) {
			return engine.Refuse("R26", "You can't choose that card. Choose a highlighted card.")
		}
		return engine.Refuse("R26", "You can't take %s: it isn't in the row.", CardOf(m))
	case KindRob:
		if VictimOf(m) == s.actor {
			return engine.Refuse("R51", "You can't hold yourself up. Choose another player.")
		}
		return engine.Refuse("R51", "You can't hold up that player. Choose another player at this table.")
	case KindDemand:
		return engine.Refuse("R51", "You can't demand %d gold. Choose an amount from 2 to 12.", DemandOf(m))
	case KindWire:
		return s.refuseWire(m)
	case KindPromote:
		return engine.Refuse("R53", "You can't choose %s: you don't have its pawn.", TownOf(m))
	case KindOpen:
		if uint8(TownOf(m)) >= TownCount {
			return engine.Refuse("R57", "You can't choose that town. Choose a highlighted town.")
		}
		return engine.Refuse("R57", "You can't open a saloon in %s: there's no free saloon token there.", TownOf(m))
	default:
		return s.refuseTarget(m)
	}
}

func (s *State) refuseBid(amount int) *engine.Refusal {
	switch gold := s.Gold(s.actor); {
	case amount < 1:
		return engine.Refuse("R15", "You can't bid less than 1 gold. Bid more or pass.")
	case amount <= int(s.bid):
		return engine.Refuse("R15", "You can't bid less than %[2]d: the high bid is %[1]d.", s.bid, s.bid+1)
	default:
		return engine.Refuse("R15", "You can't bid %[2]d gold: you have only %[1]d.", gold, amount)
	}
}

func (s *State) refuseWire(m engine.Move) *engine.Refusal {
	switch {
	case uint(DieOf(m)) > 1:
		return engine.Refuse("R62", "You can't turn that die. Choose the ivory or the red die.")
	case FaceOf(m) < 1 || FaceOf(m) > 6:
		return engine.Refuse("R62", "You can't turn a die to %d. Choose a number from 1 to 6.", FaceOf(m))
	default:
		return engine.Refuse("R62", "You can't turn that die to %d: it already shows that. Choose another number.",
			FaceOf(m))
	}
}

// targetRules holds the number of the rule about the target, for the kinds of moves that name a
// card as target.
var targetRules = map[engine.Kind]string{KindAttach: "R55", KindHire: "R59", KindBlast: "R48", KindSeize: "R49"}

// refuseTarget returns the reason, as a sentence for players, why the target of move m is not
// allowed.
func (s *State) refuseTarget(m engine.Move) *engine.Refusal {
	rule := targetRules[m.Kind]
	if CardOf(m) >= Card(box.cards) {
		return engine.Refuse(rule, "You can't choose that card. Choose a highlighted card.")
	}
	c := CardOf(m)
	owner := s.Owner(c)
	switch {
	case owner == engine.NoSeat:
		return engine.Refuse(rule, "You can't choose %s: no player has it on the table.", c)
	case m.Kind == KindAttach && owner == s.actor:
		return engine.Refuse(rule, "You can't choose %s: it isn't a mine.", c)
	case m.Kind == KindAttach:
		return engine.Refuse(rule, "You can't put the vein under %s: it isn't your mine.", c)
	case m.Kind == KindHire:
		return engine.Refuse(rule, "You can't send the girls to %s: it isn't your saloon.", c)
	case owner == s.actor:
		return engine.Refuse(rule, "You can't choose %s: it's yours. Choose another player's card.", c)
	case !c.IsMine():
		return engine.Refuse(rule, "You can't choose %s: it isn't a mine.", c)
	default:
		return engine.Refuse(rule, "You can't seize %[2]s: you don't own a mine in %[1]s.", box.townOf[c], c)
	}
}
