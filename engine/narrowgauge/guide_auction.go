package narrowgauge

import "gulch/engine"

// contractWorths are dollars for a whole round, the mean of the three (section 10), in file order.
var contractWorths = [ContractCount]float32{20, 15, 16, 12, 10, 8, 7, 6, 4}

// roundScale is how much more a Contract is worth in later rounds.
var roundScale = [Rounds]float32{0.5, 1, 1.5}

const (
	goingFirst = 4   // what the first turn of a round costs against the second
	earlyState = 0.4 // what each step towards the first states costs, since they go first
	purse      = 5   // below this much cash many plays cannot be paid
	tight      = 0.8 // what each dollar below it costs in the first round
	tieCost    = 2   // a tie only burns money
	bidNoise   = 2.5 // how far bidding is a matter of taste
)

// contractWorth returns what a Contract brings in this round.
func (s *State) contractWorth(k Contract) float32 {
	return float32(contractWorths[k] * roundScale[s.round-1])
}

// best returns the most useful Contract of a set that a bid can take, NoContract if there is none.
func (s *State) best(set Contracts, bid int16) (best Contract, worth float32) {
	best = NoContract
	for ; set != 0; set &= set - 1 {
		k := set.first()
		if w := s.contractWorth(k); int16(box.contract[k].Value) <= bid && w > worth {
			best, worth = k, w
		}
	}
	return best, worth
}

// outcome returns what two bids that differ bring the bidder of mine.
func (s *State) outcome(mine, other int16) float32 {
	high, low := max(mine, other), min(mine, other)
	k, first := s.best(s.shown, high)
	rest := s.shown
	if k != NoContract {
		rest &^= k.bit()
	}
	_, second := s.best(rest, low)
	gain := first - goingFirst - second
	if mine < other {
		gain = -gain
	}
	return gain
}

// weighBids weighs bids against the likely ones of the other seat: nothing, the value of a Contract, one more.
func (s *State) weighBids(moves []engine.Move, dst []float32) []float32 {
	var likely [1 + 2*facesUp]int16
	n := 1
	rich := s.cash[1-s.actor]
	for set := s.shown; set != 0 && n+2 <= len(likely); set &= set - 1 {
		value := int16(box.contract[set.first()].Value)
		likely[n], likely[n+1] = min(value, rich), min(value+1, rich)
		n += 2
	}
	for _, m := range moves {
		sum := float32(0)
		for _, other := range likely[:n] {
			if other == m.A {
				sum -= tieCost
			} else {
				sum += s.outcome(m.A, other)
			}
		}
		left := s.cash[s.actor] - m.A
		cost := float32(m.A)
		if s.round == 1 && left < purse {
			cost += float32(tight * float32(purse-left))
		}
		dst = append(dst, sum/float32(n)-cost+s.noise(m.A))
	}
	return dst
}

// noise is a liking for some bids over others, up to bidNoise dollars, that nobody else can foresee since it comes from
// the own hand: two bidders of one mind would tie again and again.
func (s *State) noise(amount int16) float32 {
	h := uint64(s.hands[s.actor]) ^ uint64(s.bidding)<<60 ^ uint64(amount)<<52
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return bidNoise * float32(h>>40) / (1 << 24)
}
