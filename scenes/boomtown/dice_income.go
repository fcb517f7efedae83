package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// income returns how much gold the mines of seat p pay if the dice have the given total. board is
// the board with the mines. Tolls of saloons are not included.
func income(board *rules.Board, p engine.Seat, total int) int {
	sum := 0
	for c := range board.Mines[p].All() {
		if c.Info().Number == total {
			sum += board.Yield(c)
		}
	}
	return sum
}

// netIncome returns how much gold seat p gains if the dice have the given total. board is the board
// with the mines and saloons. The result includes the tolls of saloons that the seat pays and
// receives, and assumes that every seat can pay its tolls.
func netIncome(board *rules.Board, p engine.Seat, total int) int {
	sum := income(board, p, total)
	for q := range engine.Seat(board.Seats) {
		for c := range board.Mines[q].All() {
			if c.Info().Number == total {
				sum += tollBalance(board, q, c, p)
			}
		}
	}
	return sum
}

// tollsOn returns how much gold the mines of seat p pay to the saloons of other seats if the dice
// have the given total. board is the board with the mines and saloons.
func tollsOn(board *rules.Board, p engine.Seat, total int) int {
	sum := 0
	for c := range board.Mines[p].All() {
		if c.Info().Number == total {
			sum -= tollBalance(board, p, c, p)
		}
	}
	return sum
}

// tollBalance returns how much gold seat p gains by tolls of saloons when a mine of seat q pays; it
// is negative if p loses. mine is the card of that mine, and board is the board with the saloons.
func tollBalance(board *rules.Board, q engine.Seat, mine rules.Card, p engine.Seat) int {
	sum := 0
	for s := range board.Saloons().All() {
		keeper := board.Keeper[s]
		switch {
		case board.SaloonTown(s) != mine.Info().Town || keeper == q:
		case p == q:
			sum -= board.Toll(s)
		case p == keeper:
			sum += board.Toll(s)
		}
	}
	return sum
}
