package dakota

import "gulch/engine"

// bestPerDay is the number of points per day in the solo race that Evaluate counts as a full
// success (1). It is more than the highest rank needs.
const bestPerDay = 25

// The numbers below were fitted by least squares to the final results, seen from every morning of
// 6,000 games. In these games Policy played, with a few random moves. The solo race was fitted
// separately. The fit explains six tenths of the variance of the points still to be gained.

// daysFit holds the weights of a linear estimate of the days left: base is the constant term; day
// is the weight of the day number; most, most2 and dayMost are the weights of the number of
// buildings in the largest town, of its square, and of its product with the day number.
type daysFit struct{ base, day, most, most2, dayMost float32 }

var (
	soloDaysFit  = daysFit{10.7, -1.05, -0.6, -0.022, 0.094}
	tableDaysFit = daysFit{11, -0.815, -0.877, -0.016, 0.097}
)

// daysToCome estimates the number of days left, including the current one. After its morning has
// begun, the current day counts as half a day.
func (s *State) daysToCome() float32 {
	if s.phase == PhaseGameOver {
		return 0
	}
	pace, day, most := &tableDaysFit, float32(s.day), float32(0)
	if s.solo() {
		pace = &soloDaysFit
	}
	for i := range s.player[:s.seats] {
		most = max(most, float32(s.player[i].buildings()))
	}
	rest, least := float32(box.setup[s.seats].dayLimit-s.day), float32(1)
	if s.phase != PhaseDayStart { // half of the current day is left
		day, rest, least = day-0.5, rest+0.5, 0.5
	}
	if s.lastDay {
		return 0.5
	}
	days := pace.base + float32(pace.day*day) + float32(pace.most*most)
	days += float32(pace.most2*most*most) + float32(pace.dayMost*day*most)
	return max(least, min(rest, days))
}

// growth holds weights for estimating the points that a town will still gain. Some weights count
// once, others for each day left.
type growth struct {
	// Weights that count once: for each building, worker, dollar, and dollar's worth of resources.
	built, people, money, goods float32
	base, day                   float32 // constant terms: one that counts once, and one for each day left
	daily                       [dailyKinds]float32
}

// Indices of the numbers that describe a town and have a weight for each day left.
const (
	dailyBuilt = iota
	dailyPeople
	dailyStrong
	dailySpecialist
	dailySaloon
	dailySchool
	dailyShop // number of workshops beyond the first
	dailyOffice
	dailySleeper
	dailyDollar
	dailyOre // value of the ore that the mine yields in a day, in dollars
	dailyCraftsman
	dailyBartender // number of bartenders that have a saloon to work in
	dailyCart      // number of carts beyond the first
	dailyShaft
	dailyOpen   // number of open ends of the mine, at most three
	dailyClosed // 1 if the mine has no open ends, otherwise 0
	dailyKinds
)

var (
	soloGrowth = growth{
		built: 2.96, people: -1.79, money: -0.15, goods: 0.1, base: -22.9, day: 6.43,
		daily: [dailyKinds]float32{
			dailyBuilt: 1.75, dailyPeople: 0.24, dailyStrong: 0.27, dailySpecialist: 0.14, dailySaloon: 0.51,
			dailySchool: 1.1, dailyShop: -4.6, dailyOffice: -0.97, dailySleeper: 0.37, dailyDollar: 0.11,
			dailyOre:       0.26,
			dailyCraftsman: 0.68, dailyBartender: 0.51, dailyCart: -1.1, dailyShaft: -0.06, dailyOpen: 0.1,
			dailyClosed: -3.5,
		},
	}
	tableGrowth = growth{
		built: 1.83, people: -0.81, money: -0.285, goods: 0.3,
		daily: [dailyKinds]float32{
			dailyBuilt: 1.52, dailyPeople: -0.14, dailyStrong: 0.46, dailySpecialist: 0.27, dailySaloon: 1.26,
			dailySchool: -1.6, dailyShop: -3.1, dailyOffice: -2.35, dailySleeper: 0.21, dailyDollar: 0.14,
			dailyOre:       0.2,
			dailyCraftsman: 0.82, dailyBartender: 0.25, dailyCart: -0.54, dailyShaft: -0.24, dailyOpen: 0.12,
			dailyClosed: -2.4,
		},
	}
)

// expectedPoints estimates the final points of a seat: its present points and the expected gain.
// left is the number of days that the game still lasts. The estimate leaves out the points for
// majorities.
func (s *State) expectedPoints(seat engine.Seat, left float32) float32 {
	p := &s.player[seat]
	var count [buildingEnd]int
	points := 0
	for i := range p.slot {
		b := p.slot[i].building
		count[b]++
		points += int(box.points[b])
	}
	built, people := BuildingSlots-count[NoBuilding], p.people()
	points += people + p.specialists()
	if count[SheriffOffice] > 0 {
		points += p.workers(Sheriff)
	}
	if built == BuildingSlots {
		points += box.k.Score.CompletedTown
	}
	score := float32(points) + float32(p.money)/perPoint
	if s.phase == PhaseGameOver {
		return score
	}
	w := &tableGrowth
	if s.solo() {
		w = &soloGrowth
	}
	// The conversions keep compilers from fusing products with sums, which would round differently
	// on different platforms.
	score += w.base + float32(w.built*float32(built)) + float32(w.people*float32(people))
	score += float32(w.money * float32(p.money))
	for r, n := range p.res {
		score += float32(w.goods * float32(n) * keepWorth[r])
	}
	traffic, daily := s.dailyProperties(seat, &count), w.day
	for i, n := range traffic {
		daily += float32(w.daily[i] * n)
	}
	return score + float32(left*daily)
}

// dailyProperties returns the numbers that describe the town of a seat, indexed by the daily
// constants. The weights for these numbers apply to each day left. count must hold the seat's
// number of buildings of each type.
func (s *State) dailyProperties(seat engine.Seat, count *[buildingEnd]int) (n [dailyKinds]float32) {
	p, m := &s.player[seat], &s.mine[seat]
	people, specialists := float32(p.people()), float32(p.specialists())
	saloons := float32(count[Saloon])
	n[dailyBuilt] = float32(BuildingSlots - count[NoBuilding])
	n[dailyPeople], n[dailyStrong], n[dailySpecialist] = people, float32(p.workers(StrongMiner)), specialists
	n[dailySaloon], n[dailySchool] = saloons, float32(count[School])
	n[dailyShop], n[dailyOffice] = float32(count[Workshop]-1), float32(count[SheriffOffice])
	n[dailySleeper], n[dailyDollar] = min(specialists, float32(box.beds[Saloon])*saloons), float32(p.money)
	n[dailyCraftsman] = float32(min(2, p.workers(Craftsman)))
	n[dailyBartender] = min(float32(p.workers(Bartender)), saloons)
	ores, seats := s.orePerDay(seat, m)
	drinkers := min(2*saloons, 0.7*people)
	n[dailyOre] = min(2.6*min(float32(seats), people-drinkers), ores)
	for i := range p.cart {
		n[dailyCart] += one32(p.cart[i].kind != NoCart)
	}
	n[dailyCart]--
	ends := m.ends()
	n[dailyShaft], n[dailyOpen] = float32(m.leaves.len()), float32(min(3, ends.len()))
	n[dailyClosed] = one32(n[dailyOpen] == 0)
	return n
}

// orePerDay estimates how much ore a seat with mine m can collect in a day. worth is its value in
// dollars; seats is the number of workers that the seat's carts can carry down to collect it.
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
		// tiles on a shaft for which there is no cart are not collected
		worth *= 0.5 + 0.5*float32(carts)/float32(shafts)
	} else if shafts < carts {
		seats = seats * shafts / carts
	}
	return 0.85 * worth, seats
}

// majorities adds to each seat's score the points that it can expect for having the most workers,
// the deepest mine and the largest mine. left is the number of days that the game still lasts.
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
		score[p] += float32(k.MostPopulous) * chanceToStayAhead(s.headcount(p)-heads, left)
		if s.mine[p].count > 0 {
			score[p] += float32(k.DeepestMine) * chanceToStayAhead(int(s.mine[p].depth)-depth, left)
			score[p] += float32(k.LargestMine) * chanceToStayAhead(int(s.mine[p].count)-size, left)
		}
	}
}

// chanceToStayAhead estimates the probability that a seat will be ahead of a rival or level at the
// end of the game. lead is the seat's present lead in points, negative if the seat is behind. left
// is the number of days that the game still lasts.
func chanceToStayAhead(lead int, left float32) float32 {
	if left <= 0 {
		return one32(lead >= 0)
	}
	x := (float32(lead) + 0.5) / (1 + left)
	if x > 0 {
		return 1 - 0.5*engine.ExpNegative(-x)
	}
	return 0.5 * engine.ExpNegative(x)
}
