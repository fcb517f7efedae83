package dakota

import (
	"math/bits"

	"gulch/engine"
)

// OpenDecision reports whether the decision needs nothing that only the actor knows; see
// [engine.DecidesOpenly]. High Noon and the evening are open although cards are played in them:
// passing and the other actions do not need the hand. Which moves are legal may depend on the
// actor's money, because all income and all payments are public. But money is secret on the screen
// (R123), so decisions about large sums, such as bail and carrying out a plan, are not open.
func (s *State) OpenDecision() bool {
	switch s.phase {
	case PhaseEarthquake, PhaseCollapse, PhaseFever, PhaseExplorers,
		PhaseExploreBag, PhaseExploreTile, PhaseExploreCell, PhaseExploreTurn,
		PhaseHighNoon, PhaseArrest, PhaseStealResource,
		PhaseEvening, PhaseCollect, PhaseHaul, PhaseMerchant, PhaseNightShift, PhaseLodging:
		return true
	}
	return false
}

// CoverSecrets puts the hands and the pending events of all players into the deck, which becomes
// unordered. The order of the events that are revealed later is lost, so the position must not be
// played on into the next day.
func (s *State) CoverSecrets() {
	for q := range s.player[:s.seats] {
		p := &s.player[q]
		for p.hand != 0 {
			c := firstHand + Card(bits.TrailingZeros64(p.hand)/2)
			p.hand -= oneCard(c)
			s.putIntoDeck(c)
		}
		for _, c := range p.pending[:p.pendingSize] {
			s.putIntoDeck(c)
		}
		p.pending, p.pendingSize, p.known = [maxPending]Card{}, 0, [MaxSeats]uint64{}
	}
	s.unordered, s.covered = true, true
}

// coveredTexts replaces texts of refusals that say how much money the actor has, in a position
// without secrets. The new texts have only the first amount, the price.
var coveredTexts = map[string]string{
	cannotPay(0, 0).text:    engine.Mark("You can't hire that worker: the price is $%d, more than you have."),
	cannotSearch(0, 0).text: engine.Mark("You can't search a bag: it costs $%d, more than you have."),
	cannotSend(0, 0).text:   engine.Mark("You can't send an explorer: the wage is $%d, more than you have."),
}

// cover returns a reason without the actor's money.
func (why reason) cover() reason {
	if text, ok := coveredTexts[why.text]; ok {
		why.text, why.count = text, 1
	}
	return why
}

func (s *State) putIntoDeck(c Card) {
	s.deck[s.deckSize] = c
	s.deckSize++
}

var _ engine.DecidesOpenly = (*State)(nil)
