package boomtown

import "gulch/engine"

// figures are the named numbers for texts of lessons.
var figures = engine.Figures[*State]{
	"gold":   func(s *State, of *engine.Of) int { return s.Gold(of.Seat()) },
	"bid":    func(s *State, _ *engine.Of) int { return s.StandingBid() },
	"cards":  func(s *State, _ *engine.Of) int { return len(s.Row()) },
	"number": func(s *State, of *engine.Of) int { return int(mineOf(of).Info().Number) },
	"pays":   func(s *State, of *engine.Of) int { return s.Yield(mineOf(of)) },
	"chance": func(s *State, of *engine.Of) int { return 6 - abs(7-int(mineOf(of).Info().Number)) }, // ways of 36
	"fee":    func(s *State, of *engine.Of) int { return s.Fee(0, mineOf(of)) },
	"mines": func(s *State, of *engine.Of) int {
		town := engine.Among(of, Town(0), TownCount)
		return s.MineCount(of.Seat(), town)
	},
	"die": func(s *State, of *engine.Of) int {
		a, b := s.Dice()
		return [2]int{a, b}[of.Number(1, 2)-1]
	},
	"paying": func(s *State, of *engine.Of) int { // number of mines that would pay a seat at this total
		total := of.Number(2, 12)
		return (s.Producing(1, total-1) & s.Mines(of.Seat())).Len()
	},
	"toll":  func(s *State, of *engine.Of) int { return s.Toll(engine.Among(of, Card(MineCount), Cards()-MineCount)) },
	"worth": func(_ *State, of *engine.Of) int { return mineOf(of).Info().Value },
	"pawn":  func(*State, *engine.Of) int { return pawnWorth },
}

func mineOf(of *engine.Of) Card { return engine.Among(of, Card(0), MineCount) }

func abs(n int) int { return max(n, -n) }

// Figure returns a number of the position by its name, for texts of lessons. It returns an error if
// there is no such name.
func (s *State) Figure(name string) (int, error) { return figures.Read(s, name) }
