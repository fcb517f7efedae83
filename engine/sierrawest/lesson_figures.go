package sierrawest

import "gulch/engine"

// figures are the named numbers that lesson texts may use.
var figures = engine.Figures[*State]{
	"hand": func(s *State, of *engine.Of) int { return s.HandSize(of.Seat()) },
	"goods": func(s *State, of *engine.Of) int {
		g := engine.Among(of, Good(0), int(goodCount))
		return s.Goods(of.Seat(), g)
	},
	"fee": func(_ *State, of *engine.Of) int { // fee of a path space; spaces are counted from 1
		p := engine.Among(of, Path(0), int(pathCount))
		return p.Fee(of.Number(1, p.Spaces()))
	},
	"wagon":  func(s *State, of *engine.Of) int { return s.Wagon(of.Seat()) },
	"counts": func(s *State, of *engine.Of) int { return s.Multiplier(of.Seat()) },
	"track": func(s *State, of *engine.Of) int {
		t := engine.Among(of, Garden, int(TrackCount))
		return s.Track(of.Seat(), t)
	},
	"mined": func(s *State, of *engine.Of) int { return s.Vein(of.Seat()) },
	"vein":  func(s *State, of *engine.Of) int { return s.printed(s.row[of.Number(1, int(s.rowSize))-1]).Gold },
	"mines": func(s *State, of *engine.Of) int { return s.Along(of.Seat()) },
	// the n-th lowest die face that hits
	"face":     func(s *State, of *engine.Of) int { return s.Faces(0).at(of.Number(1, 6) - 1) },
	"faces":    func(s *State, of *engine.Of) int { return s.Faces(of.Seat()).Len() },
	"outposts": func(s *State, _ *engine.Of) int { return len(s.outlaws) - 1 }, // the last entry of outlaws is the base
	"plans":    func(s *State, _ *engine.Of) int { return planCount },
}

// Figure returns a number of the position by its name, for lesson texts. It returns an error if
// there is no such name.
func (s *State) Figure(name string) (int, error) { return figures.Read(s, name) }
