package boomtown

import "gulch/engine"

// phaseRefusals has for each phase the refusal of a move that belongs to another phase. It tells
// the player what to do in this phase.
var phaseRefusals = [phaseCount]*engine.Refusal{
	PhaseReveal:        engine.Refuse("R11", "The next cards are about to be turned up."),
	PhaseBid:           engine.Refuse("R14", "It is time to bid or to pass."),
	PhaseMustang:       engine.Refuse("R27", "It is time to ride or to keep the Mustang."),
	PhasePick:          engine.Refuse("R26", "It is time to take a card from the row."),
	PhasePlaceGovernor: engine.Refuse("R53", "The Governor must go to one of your pawns."),
	PhasePlaceVein:     engine.Refuse("R55", "The New Vein must go under one of your mines."),
	PhasePlaceSaloon:   engine.Refuse("R57", "The Saloon must open in a town."),
	PhasePlaceGirls:    engine.Refuse("R59", "The Saloon Girls must go to one of your saloons."),
	PhaseDynamite:      engine.Refuse("R48", "The Dynamite must hit a mine or a saloon of another player."),
	PhaseExpropriate:   engine.Refuse("R49", "The Expropriation must seize a mine of another player."),
	PhaseHoldupVictim:  engine.Refuse("R51", "It is time to name the player to hold up."),
	PhaseHoldupAmount:  engine.Refuse("R51", "It is time to say how much you demand, 2 to 12."),
	PhaseRoll:          engine.Refuse("R63", "The dice are about to be rolled."),
	PhaseTelegraph:     engine.Refuse("R62", "It is time to turn a die with the Telegraph or to keep it."),
	PhaseGameOver:      engine.Refuse("R74", "The game is over."),
}

// refusal returns why a move is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "That is not a move of Boomtown. %s", phaseRefusals[s.phase])
	case kindPhases[m.Kind] != s.phase:
		return phaseRefusals[s.phase]
	case m.C != 0 || m.B != 0 && m.Kind != KindWire || verbs[m.Kind].is == noParameter && m.A != 0:
		return engine.Refuse("", "That move says more than a move may.")
	}
	switch m.Kind {
	case KindBid:
		return s.refuseBid(int(m.A))
	case KindTake:
		if uint16(m.A) >= uint16(box.cards) {
			return engine.Refuse("R26", "There is no such card.")
		}
		return engine.Refuse("R26", "%s is not in the row.", Card(m.A))
	case KindRob:
		if m.A == int16(s.actor) {
			return engine.Refuse("R51", "You cannot hold yourself up.")
		}
		return engine.Refuse("R51", "There is no seat %d at this table.", m.A)
	case KindDemand:
		return engine.Refuse("R51", "You can demand 2 to 12 gold, not %d.", m.A)
	case KindWire:
		return s.refuseWire(m)
	case KindPromote:
		return engine.Refuse("R53", "You do not hold the pawn of %s.", Town(m.A))
	case KindOpen:
		if uint16(m.A) >= TownCount {
			return engine.Refuse("R57", "There is no such town.")
		}
		return engine.Refuse("R57", "%s has no free token for another saloon.", Town(m.A))
	default:
		return s.refuseTarget(m)
	}
}

func (s *State) refuseBid(amount int) *engine.Refusal {
	switch gold := s.Gold(s.actor); {
	case amount < 1:
		return engine.Refuse("R15", "A bid is at least 1 gold.")
	case amount <= int(s.bid):
		return engine.Refuse("R15", "The standing bid is %d, so you must bid at least %d.", s.bid, s.bid+1)
	default:
		return engine.Refuse("R15", "You have %d gold, so you cannot bid %d.", gold, amount)
	}
}

func (s *State) refuseWire(m engine.Move) *engine.Refusal {
	switch {
	case uint16(m.A) > 1:
		return engine.Refuse("R62", "There are two dice, 0 and 1, but no die %d.", m.A)
	case m.B < 1 || m.B > 6:
		return engine.Refuse("R62", "A die has the faces 1 to 6, not %d.", m.B)
	default:
		return engine.Refuse("R62", "That die shows %d already; turn it to another face.", m.B)
	}
}

// targetRules maps kinds of moves that choose a target to the number of the rule about the target.
var targetRules = map[engine.Kind]string{KindAttach: "R55", KindHire: "R59", KindBlast: "R48", KindSeize: "R49"}

// refuseTarget returns why the target of move m is not allowed.
func (s *State) refuseTarget(m engine.Move) *engine.Refusal {
	rule := targetRules[m.Kind]
	if uint16(m.A) >= uint16(box.cards) {
		return engine.Refuse(rule, "There is no such card.")
	}
	c := Card(m.A)
	owner := s.Owner(c)
	switch {
	case owner == engine.NoSeat:
		return engine.Refuse(rule, "Nobody has %s on the table.", c)
	case m.Kind == KindAttach && owner == s.actor:
		return engine.Refuse(rule, "%s is not a mine.", c)
	case m.Kind == KindAttach:
		return engine.Refuse(rule, "%s is not one of your mines.", c)
	case m.Kind == KindHire:
		return engine.Refuse(rule, "%s is not one of your saloons.", c)
	case owner == s.actor:
		return engine.Refuse(rule, "%s is your own.", c)
	case !c.IsMine():
		return engine.Refuse(rule, "%s is not a mine.", c)
	default:
		return engine.Refuse(rule, "You own no mine in %s, so you cannot seize %s.", box.townOf[c], c)
	}
}
