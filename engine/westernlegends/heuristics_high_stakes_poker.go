package westernlegends

import "gulch/engine/westernlegends/poker"

// High stakes poker is valued by the probability of winning, given three known and two unknown open
// cards, and unknown hands of the rivals. The probabilities were counted in 60,000 random deals for
// each number of own cards.

// Bounds of the tables below. leastOwn and mostOwn are the smallest and largest number of own
// cards. strengths is the number of hand strengths that have an entry. A stronger hand uses the
// last entry, that of the full house.
const (
	leastOwn, mostOwn = 2, 7
	strengths         = poker.FullHouse + 1
)

// againstFive and againstFour are the probabilities of winning or tying against one rival:
// againstFive if the rival has five cards (the house), againstFour if four (a typical player). The
// first index is the number of own cards. The second index is the strength of the best hand with
// three open cards.
var againstFive = [mostOwn + 1][strengths]float32{
	2: {0, 0.09, 0.2, 0.38, 0.66, 0.75, 0.88, 0.87},
	3: {0, 0.17, 0.29, 0.44, 0.7, 0.77, 0.82, 0.89},
	4: {0, 0.27, 0.37, 0.5, 0.74, 0.76, 0.85, 0.91},
	5: {0, 0.38, 0.45, 0.55, 0.77, 0.76, 0.84, 0.91},
	6: {0, 0.47, 0.52, 0.6, 0.78, 0.8, 0.84, 0.9},
	7: {0, 0.59, 0.58, 0.64, 0.8, 0.82, 0.85, 0.92},
}

var againstFour = [mostOwn + 1][strengths]float32{
	2: {0, 0.13, 0.29, 0.51, 0.72, 0.82, 0.91, 0.96},
	3: {0, 0.24, 0.39, 0.56, 0.78, 0.79, 0.89, 0.93},
	4: {0, 0.35, 0.48, 0.61, 0.81, 0.84, 0.89, 0.93},
	5: {0, 0.46, 0.55, 0.65, 0.83, 0.86, 0.88, 0.95},
	6: {0, 0.56, 0.62, 0.69, 0.85, 0.85, 0.89, 0.94},
	7: {0, 0.61, 0.67, 0.73, 0.86, 0.88, 0.88, 0.95},
}

// dealtStrength is the probability that the best hand that a player can make with three open cards
// has a given strength. The first index is the number of own cards, the second the strength.
var dealtStrength = [mostOwn + 1][strengths]float32{
	2: {0, 0.503, 0.421, 0.046, 0.023, 0.004, 0.002, 0.001},
	3: {0, 0.336, 0.506, 0.1, 0.037, 0.01, 0.006, 0.005},
	4: {0, 0.2, 0.545, 0.159, 0.059, 0.019, 0.009, 0.009},
	5: {0, 0.103, 0.545, 0.214, 0.083, 0.027, 0.013, 0.015},
	6: {0, 0.044, 0.51, 0.258, 0.111, 0.037, 0.019, 0.021},
	7: {0, 0.016, 0.456, 0.286, 0.144, 0.049, 0.023, 0.026},
}

// highChance returns the probability of winning a game of high stakes poker. own is the number of
// own cards, strength the strength of their best hand with three open cards, and rivals the number
// of other players. house says whether the house plays too.
func highChance(own, strength, rivals int, house bool) float32 {
	own, strength = min(max(own, leastOwn), mostOwn), min(max(strength, poker.High), strengths-1)
	p := float32(1)
	if house {
		p = againstFive[own][strength]
	}
	for range rivals {
		p *= againstFour[own][strength]
	}
	return p
}

// strengthNow returns the strength of the best hand that the seat can make with the open cards so
// far.
func (a *appraiser) strengthNow() int {
	best := poker.Value(0)
	for set := a.pl.hand; set != 0; set &= set - 1 {
		for rest := set & (set - 1); rest != 0; rest &= rest - 1 {
			best = max(best, a.s.handWith([2]Card{set.First(), rest.First()}))
		}
	}
	return best.Strength()
}

// stayHigh estimates the gain, in LP, of paying for the last two open cards, compared with folding.
// A card that losers draw does not matter, because a player who folds draws one too.
func (a *appraiser) stayHigh() float32 {
	g := &a.s.game
	others := (g.in &^ g.folded).Without(a.p).Len()
	chance := highChance(a.pl.hand.Len(), a.strengthNow(), others, !g.noHouse)
	return a.highGain(chance, float32(g.pot)+highRaise*float32(others+1))
}

// highGain returns the expected gain, in LP, of staying in the game. It is the probability of
// winning, chance, times what is won (an LP, a Gambler point and the pot), minus the raise. pot is
// in dollars.
func (a *appraiser) highGain(chance, pot float32) float32 {
	win := pot*a.mv + 1 + a.points(Gambler, 1) + a.counterValue(statPokerWon, 1) - worthCard
	return float32(chance*win) - highRaise*a.mv
}

// high estimates the gain, in LP, of joining a high stakes game with a number of rivals. It is the
// average over the possible deals, and assumes that the seat stays only if that pays. It counts the
// card that every participant draws first as an own card.
func (a *appraiser) high(rivals int) float32 {
	if a.pl.money < highMinimum {
		return 0
	}
	own := min(max(a.pl.hand.Len()+1, leastOwn), mostOwn)
	house, sum := rivals == 0, float32(0)
	pot := float32(pokerAnte*(rivals+1)+highHouse) + highRaise*float32(rivals+2)
	for strength := poker.High; strength < strengths; strength++ {
		gain := a.highGain(highChance(own, strength, rivals, house), pot)
		sum += float32(dealtStrength[own][strength] * max(0, gain))
	}
	return sum + worthCard - pokerAnte*a.mv - 0.35 + a.signalValue(sigGambled, 0)
}

// othersInGame returns the number of other players in the current game of poker or faro.
func (a *appraiser) othersInGame() int { return a.s.game.in.Without(a.p).Len() }
