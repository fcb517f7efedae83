package dakota

import "gulch/engine"

// Evaluate estimates the final scores and turns them into shares of the win; at the end it mostly counts the win. The
// solo race has one seat, whose value is its points per day.
func (s *State) Evaluate(dst []float32) []float32 {
	var score [MaxSeats]float32
	left := s.daysLeft()
	if s.phase == PhaseGameOver {
		left = 0
	} else if s.phase == PhaseDayStart {
		left = max(0.5, left)
	}
	for p := range engine.Seat(s.seats) {
		score[p] = s.outlook(p, left)
	}
	if s.solo() {
		days := max(1, float32(s.day)+left)
		return append(dst[:0], min(1, max(0, score[0]/days/bestPerDay)))
	}
	s.majorities(&score, left)
	dst = engine.AppendShares(dst[:0], score[:s.seats], 4+1.2*left)
	if s.phase == PhaseGameOver {
		var buf [MaxSeats]int
		engine.CountWin(dst, s.Ranks(buf[:0]))
	}
	return dst
}

// bestPerDay is the solo result that counts as full success: a legend and some more.
const bestPerDay = 25

// outlook guesses the points that a seat will have: those it has, and what the days to come bring.
func (s *State) outlook(seat engine.Seat, left float32) float32 {
	p, m := &s.player[seat], &s.mine[seat]
	points, windows, sleepBeds, offices := float32(0), 0, 0, 0
	for i := range p.slot {
		b := p.slot[i].building
		points += float32(box.points[b])
		switch b {
		case Saloon:
			windows += 2
			sleepBeds += 3
		case SheriffOffice:
			offices++
		}
	}
	people, specialists := p.people(), p.specialists()
	points += float32(people+specialists) + float32(p.money)/perPoint
	if offices > 0 {
		points += float32(p.workers(Sheriff))
	}
	built := p.buildings()
	if built == BuildingSlots {
		points += float32(box.k.Score.CompletedTown)
	} else if left > 0 {
		points += 4 * max(0, float32(built)-7+1.2*left) / 8
	}
	goods := float32(0)
	for r, n := range p.res {
		goods += float32(n) * keepWorth[r]
	}
	if left <= 0 {
		return points
	}
	points += (goods + 1.6*float32(handSize(p.hand))) / perPoint
	// What a day brings: tax, saloons, sleepers, ore.
	ores, seats := s.orePerDay(seat, m)
	workers := float32(people)
	drink := min(float32(windows), workers*0.7)
	dig := min(float32(seats), workers-drink)
	day := float32(built) + 3.6*drink + float32(min(specialists, sleepBeds)) + min(2.6*dig, ores)
	shops := float32(p.count(Workshop))
	// Money turns into buildings and workers at a little more than its price.
	worth := 1.15 + 0.1*min(shops, 3)
	spare := float32(p.beds() - people)
	points += left * day * worth / perPoint
	points += min(max(spare, 0), 4*left) * 0.7
	points += left * 0.4 * float32(p.count(School))
	return points + 0.25*min(float32(p.free[Craftsman]+p.used[Craftsman]), 2)*left
}

// orePerDay guesses the worth of the ore that a mine gives on a day, and how many seats its carts have for it.
func (s *State) orePerDay(seat engine.Seat, m *mine) (worth float32, seats int) {
	p := &s.player[seat]
	carts := 0
	for i := range p.cart {
		if k := p.cart[i].kind; k != NoCart {
			carts++
			seats += int(box.capacity[k])
		}
	}
	shafts := m.leaves.len()
	if shafts == 0 {
		return 0, 0
	}
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			break
		}
		res := box.tileRes[m.kind(c)]
		if res[0] != noResource {
			best := oreWorth[res[0]]
			if res[1] != noResource {
				best = max(best, oreWorth[res[1]]) + 0.5
			}
			worth += best
		}
	}
	if carts < shafts {
		// Tiles off the shafts that are served stay where they are.
		worth *= 0.5 + 0.5*float32(carts)/float32(shafts)
	} else if shafts < carts {
		seats = seats * shafts / carts
	}
	return 0.85 * worth, seats
}

// majorities adds what most workers, deepest and largest mine are likely to bring.
func (s *State) majorities(score *[MaxSeats]float32, left float32) {
	k := &box.k.Score
	for p := range engine.Seat(s.seats) {
		heads, depth, size := -1, -1, -1
		for q := range engine.Seat(s.seats) {
			if q != p {
				heads = max(heads, s.headcount(q))
				depth, size = max(depth, int(s.mine[q].depth)), max(size, int(s.mine[q].count))
			}
		}
		score[p] += float32(k.MostPopulous) * ahead(s.headcount(p)-heads, left)
		if s.mine[p].count > 0 {
			score[p] += float32(k.DeepestMine) * ahead(int(s.mine[p].depth)-depth, left)
			score[p] += float32(k.LargestMine) * ahead(int(s.mine[p].count)-size, left)
		}
	}
}

// ahead is the chance to stay level or ahead with a lead, with days to go.
func ahead(lead int, left float32) float32 {
	if left <= 0 {
		return one32(lead >= 0)
	}
	x := (float32(lead) + 0.5) / (1 + left)
	if x > 0 {
		return 1 - 0.5*engine.ExpDown(-x)
	}
	return 0.5 * engine.ExpDown(x)
}
