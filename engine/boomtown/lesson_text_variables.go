package boomtown

import "gulch/engine"

// figures holds the functions that compute the numbers in lesson texts. The keys are the names used
// in the texts.
var figures = engine.TextVarFuncs[*State]{
	"gold":   func(s *State, of *engine.TextVarArgs) int { return s.Gold(of.Seat()) },
	"bid":    func(s *State, _ *engine.TextVarArgs) int { return s.StandingBid() },
	"cards":  func(s *State, _ *engine.TextVarArgs) int { return len(s.Row()) },
	"number": func(s *State, of *engine.TextVarArgs) int { return int(mineOf(of).Info().Number) },
	"pays":   func(s *State, of *engine.TextVarArgs) int { return s.Yield(mineOf(of)) },
	// the number of results of two dice, out of 36, with which the mine produces
	"chance": func(s *State, of *engine.TextVarArgs) int { return 6 - abs(7-int(mineOf(of).Info().Number)) },
	"fee":    func(s *State, of *engine.TextVarArgs) int { return s.Fee(0, mineOf(of)) },
	"mines": func(s *State, of *engine.TextVarArgs) int {
		town := engine.TextVarChoice(of, Town(0), TownCount)
		return s.MineCount(of.Seat(), town)
	},
	"die": func(s *State, of *engine.TextVarArgs) int {
		a, b := s.Dice()
		return [2]int{a, b}[of.Number(1, 2)-1]
	},
	"paying": func(s *State, of *engine.TextVarArgs) int { // number of mines that would produce at a total
		total := of.Number(2, 12)
		return (s.Producing(1, total-1) & s.Mines(of.Seat())).Len()
	},
	"toll": func(s *State, of *engine.TextVarArgs) int {
		return s.Toll(engine.TextVarChoice(of, Card(MineCount), Cards()-MineCount))
	},
	"worth": func(_ *State, of *engine.TextVarArgs) int { return mineOf(of).Info().Value },
	"pawn":  func(*State, *engine.TextVarArgs) int { return pawnWorth },
}

func mineOf(of *engine.TextVarArgs) Card { return engine.TextVarChoice(of, Card(0), MineCount) }

func abs(n int) int { return max(n, -n) }

// TextVar returns the number that lesson texts refer to by the given name, for this position. It
// returns an error if no number has this name.
func (s *State) TextVar(name string) (int, error) { return figures.Read(s, name) }
