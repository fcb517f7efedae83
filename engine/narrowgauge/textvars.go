package narrowgauge

import "gulch/engine"

// figures defines the text variables of lessons.
var figures = engine.Figures[*State]{
	"cash": func(s *State, of *engine.Of) int { return s.Cash(of.Seat()) },
	"price": func(s *State, of *engine.Of) int { // penalty for a Locomotive of a railway on a space
		c := companyIn(of)
		x := engine.Among(of, Space(0), SpaceCount)
		return s.Price(0, c, x)
	},
	"shares":   func(s *State, of *engine.Of) int { c := companyIn(of); return s.Pieces(of.Seat(), c) },
	"worth":    func(s *State, of *engine.Of) int { c := companyIn(of); return s.Points(of.Seat(), c) },
	"pays":     func(s *State, of *engine.Of) int { c := companyIn(of); return s.Dividend(of.Seat(), c) },
	"rate":     func(s *State, of *engine.Of) int { return int(components.perPoint[s.marker[companyIn(of)]]) },
	"cities":   func(s *State, of *engine.Of) int { return s.Marker(companyIn(of)) },
	"left":     func(s *State, _ *engine.Of) int { return s.onOffer() },
	"bid":      func(s *State, of *engine.Of) int { n, _ := s.Bid(of.Seat()); return n },
	"shown":    func(s *State, _ *engine.Of) int { return s.Shown().Len() },
	"round":    func(s *State, _ *engine.Of) int { return s.Round() },
	"rounds":   func(*State, *engine.Of) int { return Rounds },
	"railways": func(*State, *engine.Of) int { return CompanyCount },
	"row": func(s *State, of *engine.Of) int { // row of the market that a die is in, on either side
		at, _ := s.Die(goodIn(of))
		return max(at, -at)
	},
	"die":    func(s *State, of *engine.Of) int { _, n := s.Die(goodIn(of)); return n },
	"market": func(s *State, of *engine.Of) int { _, n := s.CommodityBonus(goodIn(of)); return n },
}

func companyIn(of *engine.Of) Company { return engine.Among(of, Company(0), CompanyCount) }
func goodIn(of *engine.Of) Commodity  { return engine.Among(of, Commodity(0), CommodityCount) }

// Figure returns a number of the position by name, for the texts of lessons.
func (s *State) Figure(name string) (int, error) { return figures.Read(s, name) }
