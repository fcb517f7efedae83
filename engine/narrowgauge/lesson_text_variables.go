package narrowgauge

import "gulch/engine"

// figures holds the functions that compute the numbers in lesson texts. The keys are the names used
// in the texts.
var figures = engine.TextVarFuncs[*State]{
	"cash": func(s *State, of *engine.TextVarArgs) int { return s.Cash(of.Seat()) },
	"price": func(s *State, of *engine.TextVarArgs) int { // penalty for a Locomotive of a Company on a space
		c := companyIn(of)
		x := engine.TextVarChoice(of, Space(0), SpaceCount)
		return s.Price(0, c, x)
	},
	"shares":   func(s *State, of *engine.TextVarArgs) int { c := companyIn(of); return s.Pieces(of.Seat(), c) },
	"worth":    func(s *State, of *engine.TextVarArgs) int { c := companyIn(of); return s.Points(of.Seat(), c) },
	"pays":     func(s *State, of *engine.TextVarArgs) int { c := companyIn(of); return s.Dividend(of.Seat(), c) },
	"rate":     func(s *State, of *engine.TextVarArgs) int { return int(components.perPoint[s.marker[companyIn(of)]]) },
	"cities":   func(s *State, of *engine.TextVarArgs) int { return s.Marker(companyIn(of)) },
	"left":     func(s *State, _ *engine.TextVarArgs) int { return s.onOffer() },
	"bid":      func(s *State, of *engine.TextVarArgs) int { n, _ := s.Bid(of.Seat()); return n },
	"shown":    func(s *State, _ *engine.TextVarArgs) int { return s.Shown().Len() },
	"round":    func(s *State, _ *engine.TextVarArgs) int { return s.Round() },
	"rounds":   func(*State, *engine.TextVarArgs) int { return Rounds },
	"railways": func(*State, *engine.TextVarArgs) int { return CompanyCount },
	"row": func(s *State, of *engine.TextVarArgs) int { // row of the Commodity track that a die is in, on either side
		at, _ := s.Die(goodIn(of))
		return max(at, -at)
	},
	"die":    func(s *State, of *engine.TextVarArgs) int { _, n := s.Die(goodIn(of)); return n },
	"market": func(s *State, of *engine.TextVarArgs) int { _, n := s.CommodityBonus(goodIn(of)); return n },
}

func companyIn(of *engine.TextVarArgs) Company {
	return engine.TextVarChoice(of, Company(0), CompanyCount)
}
func goodIn(of *engine.TextVarArgs) Commodity {
	return engine.TextVarChoice(of, Commodity(0), CommodityCount)
}

// TextVar returns the number that lesson texts refer to by the given name, for this position. It
// returns an error if no number has this name.
func (s *State) TextVar(name string) (int, error) { return figures.Read(s, name) }
