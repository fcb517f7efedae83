package sierrawest

import "gulch/engine"

// figures holds the functions that compute the numbers in lesson texts. The keys are the names used
// in the texts.
var figures = engine.TextVarFuncs[*State]{
	"hand": func(s *State, of *engine.TextVarArgs) int { return s.HandSize(of.Seat()) },
	"goods": func(s *State, of *engine.TextVarArgs) int {
		g := engine.TextVarChoice(of, Good(0), int(goodCount))
		return s.Goods(of.Seat(), g)
	},
	"fee": func(_ *State, of *engine.TextVarArgs) int { // the fee of a space of a path, counted from 1
		p := engine.TextVarChoice(of, Path(0), int(pathCount))
		return p.Fee(of.Number(1, p.Spaces()))
	},
	"wagon":  func(s *State, of *engine.TextVarArgs) int { return s.Wagon(of.Seat()) },
	"counts": func(s *State, of *engine.TextVarArgs) int { return s.Multiplier(of.Seat()) },
	"track": func(s *State, of *engine.TextVarArgs) int {
		t := engine.TextVarChoice(of, Garden, int(TrackCount))
		return s.Track(of.Seat(), t)
	},
	"mined": func(s *State, of *engine.TextVarArgs) int { return s.TrailGold(of.Seat()) },
	"vein": func(s *State, of *engine.TextVarArgs) int {
		return s.printed(s.row[of.Number(1, int(s.rowSize))-1]).Gold
	},
	"mines": func(s *State, of *engine.TextVarArgs) int { return s.CardsAlongTrail(of.Seat()) },
	// one of the die results that hit: the lowest for 1, the second lowest for 2, and so on
	"face":  func(s *State, of *engine.TextVarArgs) int { return s.Faces(0).at(of.Number(1, 6) - 1) },
	"faces": func(s *State, of *engine.TextVarArgs) int { return s.Faces(of.Seat()).Len() },
	// the number of outposts; outlaws has one more entry, for the base
	"outposts": func(s *State, _ *engine.TextVarArgs) int { return len(s.outlaws) - 1 },
	"plans":    func(s *State, _ *engine.TextVarArgs) int { return planCount },
}

// TextVar returns the number that lesson texts refer to by the given name, for this position. It
// returns an error if no number has this name.
func (s *State) TextVar(name string) (int, error) { return figures.Read(s, name) }
