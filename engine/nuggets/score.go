package nuggets

import "gulch/engine"

// Score returns the points of a seat, including its sack once the game is over (R12).
func (s *State) Score(p engine.Seat) int { return int(s.points[p]) + s.opened(p) }

// Scores appends the points of every seat to dst.
func (s *State) Scores(dst []int) []int { return engine.AppendPerSeat(dst, s.Seats(), s.Score) }

// opened returns the points that a seat gets for its sack at the end of the game, 0 before.
func (s *State) opened(p engine.Seat) int {
	if !s.open(p) {
		return 0
	}
	return sackTimes * s.sack[p].Worth()
}

// rankKey returns the numbers by which a seat is ranked: its points, then the points for its sack
// (R13).
func (s *State) rankKey(p engine.Seat) engine.RankKey { return engine.RankKey{s.Score(p), s.opened(p)} }

// Ranks appends the ranks of all seats to dst, 1 for the winner.
func (s *State) Ranks(dst []int) []int { return engine.RankSeats(dst, s.Seats(), s.rankKey) }

// Sheet returns the scores of all seats, split by source.
func (s *State) Sheet() []engine.Line {
	row, sack := engine.Line{Name: "Nuggets and digs"}, engine.Line{Name: "Sack, tripled"}
	for p := range engine.Seat(s.seats) {
		row.Points, sack.Points = append(row.Points, int(s.points[p])), append(sack.Points, s.opened(p))
	}
	return []engine.Line{row, sack}
}
