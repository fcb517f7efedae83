package narrowgauge

import (
	"errors"
	"fmt"

	"gulch/engine"
)

// asked says by phase what a player has to do, for a move that belongs to another phase.
var asked = [phaseCount]string{
	PhaseRoundStart:    "The next round is about to begin.",
	PhaseBid:           "It is time to seal a bid.",
	PhaseContractHigh:  "It is time to take a Contract or to pass.",
	PhaseContractLow:   "It is time to take a Contract or to pass.",
	PhaseCoin:          "The coin is about to be tossed.",
	PhaseDealContracts: "The Contracts are about to be dealt.",
	PhaseKeep:          "It is time to keep one of your two Contracts.",
	PhaseShare:         "It is time to take a Certificate.",
	PhaseFirstCard:     "It is time to play the first Track card.",
	PhaseSecondCard:    "It is time to play a second Track card or to stop.",
	PhaseRefill:        "It is time to choose which cards to discard before you draw.",
	PhaseDividends:     "The dividends are about to be paid.",
	PhaseGameOver:      "The game is over.",
}

// refusal says in words why a move is not legal.
func (s *State) refusal(m engine.Move) error {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return fmt.Errorf("That is not a move of Narrow Gauge. %s", asked[s.phase])
	case kindPhases[m.Kind]>>s.phase&1 == 0:
		return errors.New(asked[s.phase])
	case m.Kind == KindPlay:
		return s.refusePlay(m)
	case m.Kind == KindRefill:
		return fmt.Errorf("You do not hold %s, so you cannot discard it.", (Discards(m) &^ s.hands[s.actor]).first())
	case m.B != 0 || m.C != 0:
		return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
	}
	switch m.Kind {
	case KindBid:
		if m.A < 0 {
			return errors.New("A bid cannot be less than $0.")
		}
		return fmt.Errorf("You have $%d, so you cannot bid $%d.", s.cash[s.actor], m.A)
	case KindContract:
		return s.refuseContract(m.A)
	case KindKeep:
		return fmt.Errorf("You were dealt %s and %s; keep one of these.",
			s.dealt[s.actor][0].Info().Name, s.dealt[s.actor][1].Info().Name)
	case KindShare:
		return fmt.Errorf("%s has no Certificate left in the Market.", Company(m.A).Info().Name)
	case KindNoBuild:
		if m.A == 0 {
			return errors.New("You hold a card that can be played, so you must play one.")
		}
	case KindUse:
		return s.refuseUse(m.A)
	}
	return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
}

func (s *State) refuseContract(a int16) error {
	if uint16(a) >= ContractCount || !s.shown.Has(Contract(a)) {
		return errors.New("That Contract does not lie face up on the table.")
	}
	k := Contract(a).Info()
	return fmt.Errorf("%s takes a bid of $%d or more; yours was $%d.", k.Name, k.Value, s.bids[s.actor])
}

func (s *State) refuseUse(a int16) error {
	name := NightShift.Info().Name
	switch {
	case a != int16(NightShift):
		return fmt.Errorf("Only %s is used here by itself.", name)
	case !s.owned[s.actor].Has(NightShift):
		return fmt.Errorf("You do not have %s.", name)
	case s.used.Has(NightShift):
		return fmt.Errorf("%s has been used in this round.", name)
	case !s.dark[s.actor]:
		return errors.New("Your Build token is white already.")
	}
	return errors.New("You have no card that could be played, so it would be wasted.")
}

// refusePlay names the first thing that stands against a play.
func (s *State) refusePlay(m engine.Move) error {
	if uint16(m.A) >= CardCount || uint16(m.B) >= SpaceCount || m.C < 0 || m.C > Turned|Mirrored|Blasted {
		return errors.New("There is no such card, space or way to lay it.")
	}
	p, c, x := s.actor, s.building, Space(m.B)
	if !s.hands[p].Has(Card(m.A)) {
		return fmt.Errorf("You do not hold %s.", Card(m.A))
	}
	if s.phase == PhaseSecondCard && s.dark[p] {
		return errors.New("Your Build token is dark: no second card in this turn.")
	}
	if missing := variantOf(m.C).contracts() &^ s.ready(p); missing != 0 {
		return fmt.Errorf("You have no %s ready.", missing.first().Info().Name)
	}
	if !s.net[c].Has(x) {
		return fmt.Errorf("%s has no Locomotive on %s to start from.", c.Info().Name, x)
	}
	return s.refuseTargets(Card(m.A), x, m.C)
}

// refuseTargets says what is wrong with the spaces that a card would fill.
func (s *State) refuseTargets(card Card, from Space, how int16) error {
	c, v := s.building, variantOf(how)
	sum := cell(0)
	for _, d := range box.card[card].Offsets {
		t, on := box.at(box.space[from].Hex.plus(d.laid(how&Turned != 0, how&Mirrored != 0)))
		switch {
		case !on:
			return errors.New("The pattern would leave the board.")
		case box.space[t].Yard >= 0 && box.space[t].Yard != int(s.yard[c]):
			return fmt.Errorf("%s is the Yard of another Company.", box.space[t].Name)
		}
		sum += s.price(s.actor, c, t, v.blast())
	}
	switch left, cash := s.supply[c], s.cash[s.actor]; {
	case sum.fresh() == 0:
		return fmt.Errorf("%s stands on all these spaces already.", c.Info().Name)
	case sum.fresh() > left:
		return fmt.Errorf("The pattern needs %d Locomotives, but %s has only %d left.", sum.fresh(), c.Info().Name, left)
	case sum.penalty() > int(cash):
		return fmt.Errorf("The penalty is $%d and must be paid before any bonus, but you have $%d.", sum.penalty(), cash)
	}
	return fmt.Errorf("%s needs a new Difficult or Water space.", TunnelBlast.Info().Name)
}

// at returns the space at a place of the grid.
func (b *tables) at(h Hex) (Space, bool) {
	for x := range b.space {
		if b.space[x].Hex == h {
			return Space(x), true
		}
	}
	return NoSpace, false
}
