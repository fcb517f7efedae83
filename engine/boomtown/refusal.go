package boomtown

import (
	"errors"
	"fmt"

	"gulch/engine"
)

// asked says by phase what a player has to do, for a move that belongs to another phase.
var asked = [phaseCount]string{
	PhaseReveal:        "The next cards are about to be turned up.",
	PhaseBid:           "It is time to bid or to pass.",
	PhaseMustang:       "It is time to ride or to keep the Mustang.",
	PhasePick:          "It is time to take a card from the row.",
	PhasePlaceGovernor: "The Governor must go to one of your pawns.",
	PhasePlaceVein:     "The New Vein must go under one of your mines.",
	PhasePlaceSaloon:   "The Saloon must open in a town.",
	PhasePlaceGirls:    "The Saloon Girls must go to one of your saloons.",
	PhaseDynamite:      "The Dynamite must hit a mine or a saloon of another player.",
	PhaseExpropriate:   "The Expropriation must seize a mine of another player.",
	PhaseHoldupVictim:  "It is time to name the player to hold up.",
	PhaseHoldupAmount:  "It is time to say how much you demand, 2 to 12.",
	PhaseRoll:          "The dice are about to be rolled.",
	PhaseTelegraph:     "It is time to turn a die with the Telegraph or to hold it.",
	PhaseGameOver:      "The game is over.",
}

// refusal says in words why a move is not legal.
func (s *State) refusal(m engine.Move) error {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return fmt.Errorf("That is not a move of Boomtown. %s", asked[s.phase])
	case kindPhases[m.Kind] != s.phase:
		return errors.New(asked[s.phase])
	case m.C != 0 || m.B != 0 && m.Kind != KindWire || verbs[m.Kind].is == noParameter && m.A != 0:
		return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
	}
	switch m.Kind {
	case KindBid:
		return s.refuseBid(int(m.A))
	case KindTake:
		return fmt.Errorf("%s is not in the row.", nameOf(m.A))
	case KindRob:
		if m.A == int16(s.actor) {
			return errors.New("You cannot hold yourself up.")
		}
		return fmt.Errorf("There is no seat %d at this table.", m.A)
	case KindDemand:
		return fmt.Errorf("You can demand 2 to 12 gold, not %d.", m.A)
	case KindWire:
		return s.refuseWire(m)
	case KindPromote:
		return fmt.Errorf("You do not hold the pawn of %s.", townName(m.A))
	case KindOpen:
		if uint16(m.A) >= TownCount {
			return errors.New("There is no such town.")
		}
		return fmt.Errorf("%s has no free token for another saloon.", townName(m.A))
	default:
		return s.refuseTarget(m)
	}
}

func (s *State) refuseBid(amount int) error {
	gold := s.Gold(s.actor)
	switch {
	case amount < 1:
		return errors.New("A bid is at least 1 gold.")
	case amount <= int(s.bid):
		return fmt.Errorf("The standing bid is %d, so you must bid at least %d.", s.bid, s.bid+1)
	default:
		return fmt.Errorf("You have %d gold, so you cannot bid %d.", gold, amount)
	}
}

func (s *State) refuseWire(m engine.Move) error {
	switch {
	case uint16(m.A) > 1:
		return fmt.Errorf("There are two dice, 0 and 1, but no die %d.", m.A)
	case m.B < 1 || m.B > 6:
		return fmt.Errorf("A die has the faces 1 to 6, not %d.", m.B)
	default:
		return fmt.Errorf("That die shows %d already; turn it to another face.", m.B)
	}
}

// refuseTarget explains why an event cannot be used on a card.
func (s *State) refuseTarget(m engine.Move) error {
	if uint16(m.A) >= uint16(box.cards) {
		return errors.New("There is no such card.")
	}
	c, name := Card(m.A), nameOf(m.A)
	owner := s.Owner(c)
	switch {
	case owner == engine.NoSeat:
		return fmt.Errorf("Nobody has %s on the table.", name)
	case m.Kind == KindAttach && owner == s.actor:
		return fmt.Errorf("%s is not a mine.", name)
	case m.Kind == KindAttach:
		return fmt.Errorf("%s is not one of your mines.", name)
	case m.Kind == KindHire:
		return fmt.Errorf("%s is not one of your saloons.", name)
	case owner == s.actor:
		return fmt.Errorf("%s is your own.", name)
	case !c.IsMine():
		return fmt.Errorf("%s is not a mine.", name)
	default:
		return fmt.Errorf("You own no mine in %s, so you cannot seize %s.", box.town[box.townOf[c]].Name, name)
	}
}

func nameOf(c int16) string {
	if c < 0 || int(c) >= box.cards {
		return "That card"
	}
	return box.card[c].Name
}

func townName(t int16) string { return Town(t).Info().Name }
