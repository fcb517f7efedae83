package sierrawest

import "gulch/engine"

// Evaluate estimates the final scores and turns them into shares of the win; at the end it mostly counts the win.
func (s *State) Evaluate(dst []float32) []float32 {
	var score [MaxSeats]float32
	for p := range engine.Seat(s.seats) {
		score[p] = s.outlook(p)
	}
	dst = engine.AppendShares(dst[:0], score[:s.seats], 4+float32(0.8*s.turnsLeft(s.start)))
	if s.phase == PhaseOver {
		var buf [MaxSeats]int
		engine.CountWin(dst, s.Ranks(buf[:0]))
	}
	return dst
}

// outlook guesses the final score of a seat.
func (s *State) outlook(p engine.Seat) float32 {
	line := s.points(p)
	score := float32(line[lineCards] + line[lineCabins] + line[linePlots] + line[lineAnimals] + line[lineLevel])
	score += float32(line[lineCarts])
	if !s.human(p) {
		return score + s.rivalOutlook(p)
	}
	a := s.appraise(p)
	score += float32(a.times * a.moves())
	score += float32(float32(line[lineGold]) * a.good[Gold])
	score += float32(float32(line[lineBoots]) * a.good[Boots])
	score += a.holdings()
	if a.left == 0 {
		return score + float32(line[linePieces])
	}
	score += float32(0.6*float32(line[linePieces])) + float32(min(2.5, float32(0.3*a.left))*float32(a.me.claimed.Len()))
	owned := Set(a.me.cabins).Len() + Set(a.me.caught).Len()
	score += float32(1.5 * a.early * float32(owned))
	score += float32(0.4*(a.standing(s.climber[p])-a.standing(Base))) + float32(0.45*float32(a.me.wagon)*a.early)
	for _, at := range a.me.pioneer {
		switch {
		case at == spotTrap:
			score += float32(0.6 * a.trapWorth())
		case at >= spotCabin && box.cabin[at-spotCabin].Reaction:
			score += float32(0.5 * a.visit(Cabin(at-spotCabin)))
		}
	}
	return score
}

// holdings values what can still be turned into points: nothing when no turn is left.
func (a *appraiser) holdings() float32 {
	inTurn := a.p == a.s.active && a.s.phase == PhasePioneer
	if a.left == 0 && !inTurn {
		return 0
	}
	sum := float32(0)
	stock := 0
	for g := range Good(basicKinds) {
		n := a.me.goods[g]
		stock += int(n)
		if n > 0 && a.left > 0 {
			sum += 0.2
		}
	}
	sum += float32(float32(min(stock, 9))*a.basic) + float32(0.15*float32(max(0, stock-9)))
	for _, n := range a.me.fish {
		sum += float32(0.9 * fishValue[n])
	}
	sum += float32(a.good[Bullet] * float32(a.me.bullets))
	empty := 2*int(a.me.carts[0]) + int(a.me.carts[1])
	sum += float32(1.2 * float32(min(empty, int(a.me.goods[Gold]))))
	sum += float32(0.5 * float32(max(0, empty-int(a.me.goods[Gold]))))
	if a.left == 0 {
		sum *= 0.4
	}
	return sum
}

// rivalOutlook guesses what Hastings will have: his plans bring about the same every turn.
func (s *State) rivalOutlook(p engine.Seat) float32 {
	const perTurn = 5.2
	left := s.turnsLeft(p)
	line := s.points(p)
	now := line[lineTracks] + line[lineApples] + line[lineOutlaws] + line[lineGold] + line[lineBoots]
	return float32(now) + float32(perTurn*left)
}
