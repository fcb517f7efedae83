package westernlegends

import "gulch/engine"

// figures are the named numbers that lesson texts may use.
var figures = engine.Figures[*State]{
	"money":   func(s *State, of *engine.Of) int { n, _ := s.Money(of.Seat()); return n },
	"lp":      func(s *State, of *engine.Of) int { return s.LP(of.Seat()) },
	"nuggets": func(s *State, of *engine.Of) int { n, _ := s.Nuggets(of.Seat()); return n },
	"pockets": func(s *State, of *engine.Of) int { _, most := s.Nuggets(of.Seat()); return most },
	"wounds":  func(s *State, of *engine.Of) int { return s.Wounds(of.Seat()) },
	"hand":    func(s *State, of *engine.Of) int { n, _ := s.HandSize(of.Seat()); return n },
	"actions": func(s *State, _ *engine.Of) int { return s.Actions() },
	"marshal": func(s *State, of *engine.Of) int { return s.Cube(of.Seat(), Marshal) },
	"wanted":  func(s *State, of *engine.Of) int { return s.Cube(of.Seat(), Wanted) },
	"gambler": func(s *State, of *engine.Of) int { return s.Cube(of.Seat(), Gambler) },
	"reach":   func(s *State, of *engine.Of) int { return int(s.movement(of.Seat(), 0)) },
	"target":  func(s *State, _ *engine.Of) int { return int(s.opts.target) },
	"bet": func(s *State, of *engine.Of) int { // bet of seat 0 on its first or second rank
		return int(s.game.bets[0][of.Number(1, 2)-1].amount)
	},
	// price of buying the item, and of upgrading it
	"cost":  func(_ *State, of *engine.Of) int { return int(box.item[itemIn(of)].cost) },
	"moves": func(_ *State, of *engine.Of) int { return int(box.item[itemIn(of)].move[0]) },
	"fight": func(_ *State, of *engine.Of) int { return engine.Among(of, FightCard(0), fightCards).Value() },
	"value": func(_ *State, of *engine.Of) int { return engine.Among(of, Card(0), deckSize).Value() },
}

func itemIn(of *engine.Of) Item { return engine.Among(of, Item(0), itemCount) }

// Figure returns a number of the position by its name, for lesson texts. It returns an error if
// there is no such name.
func (s *State) Figure(name string) (int, error) { return figures.Read(s, name) }
