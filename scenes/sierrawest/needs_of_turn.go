package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// need is something that the active seat may want to pay for later in its turn. Its weight is how
// much it counts against others.
type need struct {
	prices []rules.Price
	weight int
}

// Weights of needs: a cabin counts less, because a seat can build only one with a shovel.
const (
	needWeight  = 6
	cabinWeight = 1
)

// needsOf returns what the active seat may want to pay for in the rest of its turn, besides the
// fees of the tan path: summits, the next toll if a pioneer can still take steps, cabins if he can
// still use a shovel, and food if a grizzly is ahead.
func needsOf(s *rules.State) (all []need) {
	p := s.Active()
	steps, shovel, bear, comes := s.Phase() == rules.PhaseSteps, s.Phase() == rules.PhaseShovel, false, false
	taken := [rules.SummitSlots]bool{}
	for path := range rules.Path(2) {
		at := s.Pioneer(p, path)
		if at.Summit {
			taken[at.Slot] = true
		}
		if !canWalk(s, path) {
			continue
		}
		comes = true
		for space := at.Space + 1; space <= path.Spaces(); space++ {
			switch s.IconAt(path, space) {
			case rules.IconBoot1, rules.IconBoot2:
				steps = true
			case rules.IconShovel:
				shovel = true
			case rules.IconGrizzly:
				bear = !s.Caught(p).Has(int(rules.Bear))
			}
		}
	}
	for slot := range rules.Slot(rules.SummitSlots) {
		prices := s.Mode().Card(s.Laid(slot)).Summit.Info().Prices()
		if comes && !taken[slot] && len(prices) > 0 {
			all = append(all, need{prices, needWeight})
		}
	}
	if toll := nextToll(s); steps && len(toll) > 0 {
		all = append(all, need{toll, needWeight})
	}
	if bear || s.Phase() == rules.PhaseGrizzly {
		all = append(all, need{[]rules.Price{{Good: rules.Food, N: 1}}, needWeight})
	}
	if shovel && s.Cabins(p).Len() < rules.Plots {
		for c := range rules.CabinCount {
			if s.Market(c) > 0 && !s.Cabins(p).Has(int(c)) {
				all = append(all, need{pricesOf(c.Info().Cost), cabinWeight})
			}
		}
	}
	return all
}

// keptNeeds returns how much of what the active seat may need it could still pay for in its turn
// after move m, see [keptOf]. It is 0 if the turn ends or something unknown is revealed.
func keptNeeds(s *rules.State, m engine.Move) (sum int) {
	after, unknown := new(rules.State), false
	s.CopyTo(after)
	tell := func(e engine.Event) { unknown = unknown || e.RevealsTo(s.Active()) }
	if after.Play(m, tell) != nil || unknown || after.Active() != s.Active() || after.Phase() == rules.PhaseOver ||
		after.Phase() == rules.PhasePlan {
		return 0
	}
	return keptOf(after, needsOf(after))
}

// keptOf returns the sum of the weights of those needs that the active seat of s could pay for,
// each by itself. A need counts most if it could be paid for together with the fees ahead and
// without gold, which is a point.
func keptOf(s *rules.State, needs []need) (sum int) {
	have, fees := spendableGoods(s), 0
	if canWalk(s, rules.Tan) {
		for space := s.Pioneer(s.Active(), rules.Tan).Space + 1; space <= rules.Tan.Spaces(); space++ {
			fees += rules.Tan.Fee(space)
		}
	}
	fees = min(fees, have[rules.Food]+have[rules.Wood]+have[rules.Stone]+have[rules.Gold])
	poor := slices.Clone(have)
	poor[rules.Gold] = 0
	for _, x := range needs {
		if covers(have, x.prices) {
			sum += x.weight
		}
		if covers(have, withAny(x.prices, fees)) {
			sum += x.weight
		}
		if covers(poor, x.prices) {
			sum += x.weight
		}
	}
	return sum
}

// withAny returns prices together with n basic resources of any kind.
func withAny(prices []rules.Price, n int) []rules.Price {
	return append(prices[:len(prices):len(prices)], rules.Price{Good: rules.Food, Any: true, N: n})
}

// nextToll returns the toll of the next space of the active seat's wagon, nothing if there is none.
func nextToll(s *rules.State) []rules.Price {
	p := s.Active()
	if at := s.Wagon(p); at < rules.LastSpace && s.OwnerOf(rules.Mule) != p {
		return pricesOf(rules.Space(at + 1).Toll)
	}
	return nil
}

// pricesOf returns a cost in food, wood and stone as a list of its parts.
func pricesOf(cost [3]uint8) (prices []rules.Price) {
	for g, n := range cost {
		if n > 0 {
			prices = append(prices, rules.Price{Good: rules.Good(g), N: int(n)})
		}
	}
	return prices
}
