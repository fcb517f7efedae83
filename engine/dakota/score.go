package dakota

import "gulch/engine"

// sheetLines holds the lines of the score sheet, in the order in which they are shown.
var sheetLines = [...]engine.Line{
	{Name: "Buildings"}, {Name: "Sheriffs"}, {Name: "Money"}, {Name: "Workers"}, {Name: "Completed town"},
	{Name: "Most workers", Compared: true},
	{Name: "Deepest mine", Compared: true}, {Name: "Largest mine", Compared: true},
}

type sheet [len(sheetLines)]int

// staff returns the number of workers of each kind that count for a seat at the end of the game.
// Other seats' workers in its prison cells are included (R116).
func (s *State) staff(seat engine.Seat) (workers [WorkerKinds]int) {
	p := &s.player[seat]
	for w := range WorkerKinds {
		workers[w] = p.workers(w)
	}
	for i := range p.slot {
		if p.slot[i].prisoner != 0 {
			w, _ := p.slot[i].prisonerAndOwner()
			workers[w]++
		}
	}
	return workers
}

func (s *State) headcount(seat engine.Seat) int {
	n := s.player[seat].people()
	for i := range s.player[seat].slot {
		n += one(s.player[seat].slot[i].prisoner != 0)
	}
	return n
}

// sheetOf returns the points of a seat for each line of the score sheet (R109 to R116, R120).
func (s *State) sheetOf(seat engine.Seat) (line sheet) {
	p, k := &s.player[seat], &box.k.Score
	offices := 0
	for i := range p.slot {
		line[0] += int(box.points[p.slot[i].building])
		offices += one(p.slot[i].building == SheriffOffice)
	}
	staff := s.staff(seat)
	if offices > 0 {
		line[1] = k.SheriffBonus * staff[Sheriff]
	}
	line[2] = int(p.money) / k.MoneyPerPoint
	for w, n := range staff {
		switch {
		case Worker(w) == Miner:
			line[3] += k.Miner * n
		case Worker(w) == StrongMiner:
			line[3] += k.StrongMiner * n
		default:
			line[3] += k.Specialist * n
		}
	}
	line[4] = k.CompletedTown * one(p.vacant() == 0)
	if s.solo() {
		return line
	}
	most, deep, large := true, s.mine[seat].count > 0, s.mine[seat].count > 0
	for q := range engine.Seat(s.seats) {
		most = most && s.headcount(q) <= s.headcount(seat)
		deep = deep && s.mine[q].depth <= s.mine[seat].depth
		large = large && s.mine[q].count <= s.mine[seat].count
	}
	line[5], line[6], line[7] = k.MostPopulous*one(most), k.DeepestMine*one(deep), k.LargestMine*one(large)
	return line
}

// Score returns the points that a seat would have if the game ended now.
func (s *State) Score(seat engine.Seat) int {
	sum := 0
	for _, n := range s.sheetOf(seat) {
		sum += n
	}
	return sum
}

// Scores appends the score of every seat to dst.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// rankKey returns the numbers by which seats are ranked: points, then money, then buildings (R117).
func (s *State) rankKey(p engine.Seat) engine.RankKey {
	return engine.RankKey{s.Score(p), int(s.player[p].money), s.player[p].buildings()}
}

// Ranks appends the rank of every seat to dst. The rank is 1 plus the number of better seats. Seats
// are compared by points, then money, then buildings (R117).
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// TieBreak returns what decides between the ranks of seats p and q: "score", "money" or
// "buildings", or "" if they have the same rank.
func (s *State) TieBreak(p, q engine.Seat) string {
	return engine.TieBreak(s.rankKey(p), s.rankKey(q), "score", "money", "buildings")
}

// Sheet returns the lines of the score sheet with the values of all seats. In the solo race it
// leaves out the lines that compare seats (R120).
func (s *State) Sheet() []engine.Line {
	lines := make([]engine.Line, len(sheetLines))
	copy(lines, sheetLines[:])
	if s.solo() {
		lines = lines[:5]
	}
	for p := range engine.Seat(s.seats) {
		own := s.sheetOf(p)
		for i := range lines {
			lines[i].Points = append(lines[i].Points, own[i])
		}
	}
	return lines
}

// PerDay returns the result of the solo race in tenths of a point per day, rounded (halves up), and
// the name of its rank. The rank is determined by the result before rounding (R120, R121).
func (s *State) PerDay() (tenths int, rank string) {
	points, days := s.Score(0), max(1, int(s.day))
	tenths = (20*points + days) / (2 * days)
	for _, r := range box.ranks {
		if points >= r.from*days {
			rank = r.name
		}
	}
	return tenths, rank
}
