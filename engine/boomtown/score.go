package boomtown

import "gulch/engine"

// Score returns the points that seat p has now: its gold, the printed values of its mines, 5 for
// each mayor pawn and, with option R82, 3 for each New Vein (R76, R77).
func (s *State) Score(p engine.Seat) int {
	return s.Gold(p) + s.mineWorth(p) + pawnWorth*s.Pawns(p) + s.veinWorth(p)
}

// mineWorth returns the sum of the printed values of the mines of seat p.
func (s *State) mineWorth(p engine.Seat) int {
	sum := 0
	for set := s.mines[p]; set != 0; set &= set - 1 {
		sum += int(box.value[set.First()])
	}
	return sum
}

// veinWorth returns the points for the New Vein cards of seat p, or 0 if option R82 is off.
func (s *State) veinWorth(p engine.Seat) int {
	if s.rules&ruleVeinScores == 0 {
		return 0
	}
	sum := 0
	for set := s.mines[p] & s.veined; set != 0; set &= set - 1 {
		sum += VeinYield * s.Veins(set.First()).Len()
	}
	return sum
}

// Scores appends the score of every seat to dst.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// rankKey returns the numbers by which seats are ranked, the most important one first (R78).
func (s *State) rankKey(p engine.Seat) engine.RankKey {
	return engine.RankKey{s.Score(p), s.Gold(p), s.Pawns(p), s.mines[p].Len()}
}

// Ranks appends the rank of every seat to dst. The rank is 1 plus the number of better seats.
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// Sheet returns the score sheet. It has a line for each source of points, with the points of every
// seat.
func (s *State) Sheet() []engine.Line {
	lines := []engine.Line{{Name: "Gold"}, {Name: "Mines"}, {Name: "Mayors"}}
	if s.VeinScores() {
		lines = append(lines, engine.Line{Name: "Veins"})
	}
	for p := range engine.Seat(s.seats) {
		for i, points := range []int{s.Gold(p), s.mineWorth(p), pawnWorth * s.Pawns(p), s.veinWorth(p)}[:len(lines)] {
			lines[i].Points = append(lines[i].Points, points)
		}
	}
	return lines
}
