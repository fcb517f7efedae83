package narrowgauge

import "gulch/engine"

// contractWorths holds the value, in dollars, of each Contract for a whole round, as the mean of
// the three rounds.
var contractWorths = [ContractCount]float32{20, 15, 16, 12, 10, 8, 7, 6, 4}

// roundScale holds, for each round, the factor between the value of a Contract in that round and
// its mean value.
var roundScale = [Rounds]float32{0.5, 1, 1.5}

const (
	goingFirst  = 4   // disadvantage of the first turn of a round compared with the second, in dollars
	earlyState  = 0.4 // value, in dollars, of each step by which a Contract's state is earlier
	lowCash     = 5   // cash, in dollars, below which many plays are too expensive
	lowCashCost = 0.8 // additional cost, in the first round, of each dollar below lowCash
	tieCost     = 2   // cost of a tie, in dollars, because both bids are then lost
	bidNoise    = 2.5 // maximum of the random amount, in dollars, that is added to the value of a bid
)

// contractWorth returns the value, in dollars, of Contract k in the current round.
func (s *State) contractWorth(k Contract) float32 {
	return float32(contractWorths[k] * roundScale[s.round-1])
}

// bestContract returns the Contract with the highest value of those in set that can be taken with
// the given bid, and its value in dollars. If there is none, it returns NoContract and 0.
func (s *State) bestContract(set Contracts, bid int16) (best Contract, worth float32) {
	best = NoContract
	for ; set != 0; set &= set - 1 {
		k := set.first()
		if w := s.contractWorth(k); int16(components.contract[k].Value) <= bid && w > worth {
			best, worth = k, w
		}
	}
	return best, worth
}

// outcome returns the gain of the actor, in dollars, from an auction. mine is the actor's bid, and
// other the opponent's bid; they must be different. The gain includes the Contracts that both seats
// get and the value of being first player, but not the bids.
func (s *State) outcome(mine, other int16) float32 {
	high, low := max(mine, other), min(mine, other)
	k, first := s.bestContract(s.shown, high)
	rest := s.shown
	if k != NoContract {
		rest &^= k.bit()
	}
	_, second := s.bestContract(rest, low)
	gain := first - goingFirst - second
	if mine < other {
		gain = -gain
	}
	return gain
}

// weighBids appends the expected value of each of the given bids, in dollars, to dst. The
// opponent's bid is assumed to be one of these, all with the same probability: 0, the value of each
// face-up Contract, and one dollar more than each of these values. The opponent never bids more
// than it has.
func (s *State) weighBids(moves []engine.Move, dst []float32) []float32 {
	var likely [1 + 2*facesUp]int16
	n := 1
	rich := s.cash[1-s.actor]
	for set := s.shown; set != 0 && n+2 <= len(likely); set &= set - 1 {
		value := int16(components.contract[set.first()].Value)
		likely[n], likely[n+1] = min(value, rich), min(value+1, rich)
		n += 2
	}
	for _, m := range moves {
		bid := int16(AmountOf(m))
		sum := float32(0)
		for _, other := range likely[:n] {
			if other == bid {
				sum -= tieCost
			} else {
				sum += s.outcome(bid, other)
			}
		}
		left := s.cash[s.actor] - bid
		cost := float32(bid)
		if s.round == 1 && left < lowCash {
			cost += float32(lowCashCost * float32(lowCash-left))
		}
		dst = append(dst, sum/float32(n)-cost+s.noise(bid))
	}
	return dst
}

// noise returns a random-looking preference for a bid of amount dollars, from 0 to bidNoise
// dollars. It depends on the actor's own hand, so the opponent cannot predict it. Without it, two
// seats with equal values would tie again and again.
func (s *State) noise(amount int16) float32 {
	h := uint64(s.hands[s.actor]) ^ uint64(s.bidding)<<60 ^ uint64(amount)<<52
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return bidNoise * float32(h>>40) / (1 << 24)
}
