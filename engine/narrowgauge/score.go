package narrowgauge

import "gulch/engine"

// Winner returns the seat that is ahead now, or NoSeat for a draw, and the criterion that decides
// it (R64, R65).
func (s *State) Winner() (engine.Seat, TieBreak) {
	mine, other, by := int(s.cash[0]), int(s.cash[1]), ByCash
	if mine == other {
		// the seat with the lower sum of dice wins
		mine, other, by = s.DiceTotal(1), s.DiceTotal(0), ByDice
	}
	switch {
	case mine > other:
		return 0, by
	case other > mine:
		return 1, by
	}
	return engine.NoSeat, Drawn
}

// DiceTotal returns the sum of the values of the Commodity dice that are on the side of seat p. It
// decides ties; the lower sum wins (R65).
func (s *State) DiceTotal(p engine.Seat) int {
	sum := 0
	for _, d := range s.dice {
		if d.at*side(p) > 0 {
			sum += int(d.value)
		}
	}
	return sum
}

// Scores appends the score of each seat to dst, which is its cash in dollars.
func (s *State) Scores(dst []int) []int { return append(dst, int(s.cash[0]), int(s.cash[1])) }

// Ranks appends the rank of each seat to dst. In a draw both seats have rank 1.
func (s *State) Ranks(dst []int) []int {
	switch winner, _ := s.Winner(); winner {
	case 0:
		return append(dst, 1, 2)
	case 1:
		return append(dst, 2, 1)
	}
	return append(dst, 1, 1)
}

// sources holds the lines of the score sheet after the first one, one for each kind of ledger
// entry. The ledger of a seat holds the sums of its payments and earnings by kind.
var sources = [entryCount]engine.Line{
	{Name: "Bids", Cost: true}, {Name: "Terrain", Cost: true}, {Name: "Cities"}, {Name: "Shares"}, {Name: "Majorities"},
	{Name: "Markets"},
}

// Sheet returns the lines of the score sheet, which divide the cash of each seat by its sources:
// the starting cash, and one line for each kind of ledger entry. A game with dealt Contracts, in
// which nobody bids (R67), has no line for bids.
func (s *State) Sheet() []engine.Line {
	start := engine.Line{Name: "Starting cash"}
	lines := make([]engine.Line, 0, entryCount+1)
	for p := range s.cash {
		start.Points = append(start.Points, s.startOf(engine.Seat(p)))
	}
	lines = append(lines, start)
	for e, source := range sources {
		if entry(e) == entryBids && s.DealsContracts() {
			continue
		}
		line := engine.Line{Name: source.Name, Cost: source.Cost}
		for p := range s.cash {
			line.Points = append(line.Points, int(s.ledger[p][e]))
		}
		lines = append(lines, line)
	}
	return lines
}

// startOf returns the cash with which seat p started: its cash minus the sum of its ledger. In a
// game that was played from the start it is $20.
func (s *State) startOf(p engine.Seat) int {
	rest := int(s.cash[p])
	for _, amount := range s.ledger[p] {
		rest -= int(amount)
	}
	return rest
}
