package westernlegends

import "gulch/engine"

// figures holds the functions that compute the numbers in lesson texts, by the names used in the
// texts.
var figures = engine.TextVarFuncs[*State]{
	"money":   func(s *State, of *engine.TextVarArgs) int { n, _ := s.Money(of.Seat()); return n },
	"lp":      func(s *State, of *engine.TextVarArgs) int { return s.LP(of.Seat()) },
	"nuggets": func(s *State, of *engine.TextVarArgs) int { n, _ := s.Nuggets(of.Seat()); return n },
	"pockets": func(s *State, of *engine.TextVarArgs) int { _, most := s.Nuggets(of.Seat()); return most },
	"wounds":  func(s *State, of *engine.TextVarArgs) int { return s.Wounds(of.Seat()) },
	"hand":    func(s *State, of *engine.TextVarArgs) int { n, _ := s.HandSize(of.Seat()); return n },
	"actions": func(s *State, _ *engine.TextVarArgs) int { return s.ActionsLeft() },
	"marshal": func(s *State, of *engine.TextVarArgs) int { return s.Cube(of.Seat(), Marshal) },
	"wanted":  func(s *State, of *engine.TextVarArgs) int { return s.Cube(of.Seat(), Wanted) },
	"gambler": func(s *State, of *engine.TextVarArgs) int { return s.Cube(of.Seat(), Gambler) },
	"reach":   func(s *State, of *engine.TextVarArgs) int { return int(s.movement(of.Seat(), 0)) },
	// the value of the frontier space where the active player is, and the number of its token
	"land": func(s *State, _ *engine.TextVarArgs) int { return s.Space(s.active).Info().Frontier },
	"plot": func(s *State, _ *engine.TextVarArgs) int {
		at := s.plotHere()
		if at < 0 {
			return 0
		}
		return s.plotPrice(at) - s.Space(s.active).Info().Frontier
	},
	"target": func(s *State, _ *engine.TextVarArgs) int { return int(s.opts.target) },
	"bet": func(s *State, of *engine.TextVarArgs) int { // the bet of seat 0, in dollars, on its first or second rank
		return int(s.game.bets[0][of.Number(1, 2)-1].amount)
	},
	// the price of buying the item, which is also the price of upgrading it
	"cost":  func(_ *State, of *engine.TextVarArgs) int { return int(box.item[itemIn(of)].cost) },
	"moves": func(_ *State, of *engine.TextVarArgs) int { return int(box.item[itemIn(of)].move[0]) },
	"fight": func(_ *State, of *engine.TextVarArgs) int {
		return engine.TextVarChoice(of, FightCard(0), fightCards).Value()
	},
	"value": func(_ *State, of *engine.TextVarArgs) int { return engine.TextVarChoice(of, Card(0), deckSize).Value() },
}

func itemIn(of *engine.TextVarArgs) Item { return engine.TextVarChoice(of, Item(0), itemCount) }

// TextVar returns the number that a lesson text refers to by name, computed for this position. It
// returns an error if no number has that name.
func (s *State) TextVar(name string) (int, error) { return figures.Read(s, name) }
