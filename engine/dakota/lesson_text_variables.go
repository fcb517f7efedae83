package dakota

import "gulch/engine"

// figures holds the functions that compute the numbers in lesson texts. The keys are the names used
// in the texts.
var figures = engine.TextVarFuncs[*State]{
	"money":     func(s *State, of *engine.TextVarArgs) int { return s.Money(of.Seat()) },
	"buildings": func(s *State, of *engine.TextVarArgs) int { return s.Buildings(of.Seat()) },
	"vacant":    func(s *State, of *engine.TextVarArgs) int { return s.player[of.Seat()].vacant() },
	"lots":      func(*State, *engine.TextVarArgs) int { return BuildingSlots },
	"beds":      func(s *State, of *engine.TextVarArgs) int { return s.Beds(of.Seat()) },
	"people":    func(s *State, of *engine.TextVarArgs) int { return s.People(of.Seat()) },
	"have": func(s *State, of *engine.TextVarArgs) int {
		w := workerIn(of)
		p := of.Seat()
		return s.Free(p, w) + s.Used(p, w)
	},
	"offered":  func(s *State, _ *engine.TextVarArgs) int { return len(s.Offered()) },
	"tiles":    func(s *State, of *engine.TextVarArgs) int { return s.Tiles(of.Seat()) },
	"shafts":   func(s *State, of *engine.TextVarArgs) int { return len(s.Shafts(of.Seat())) },
	"distance": func(_ *State, of *engine.TextVarArgs) int { return NeedsDistance(of.Number(1, 3)) },
	"wage":     func(_ *State, of *engine.TextVarArgs) int { return Wage(of.Number(1, 3) - 1) },
	"fare":     func(s *State, of *engine.TextVarArgs) int { return s.CartFee(of.Seat()) },
	"actions":  func(s *State, _ *engine.TextVarArgs) int { return s.ActionsLeft() },
	"crew": func(s *State, of *engine.TextVarArgs) int {
		n := 0
		for _, k := range s.Wagon(0, of.Number(1, CartSlots)-1).Crew {
			n += k
		}
		return n
	},
	"seats": func(_ *State, of *engine.TextVarArgs) int {
		return engine.TextVarChoice(of, NoCart, int(cartEnd)).Capacity()
	},
	"sells": func(s *State, of *engine.TextVarArgs) int {
		return s.CartPrice(engine.TextVarChoice(of, NoCart, int(cartEnd)))
	},
	"cost":     func(_ *State, of *engine.TextVarArgs) int { return buildingIn(of).Price() },
	"worth":    func(_ *State, of *engine.TextVarArgs) int { return buildingIn(of).Points() },
	"sleeps":   func(_ *State, of *engine.TextVarArgs) int { return buildingIn(of).Sleeps() },
	"windows":  func(_ *State, of *engine.TextVarArgs) int { return buildingIn(of).Windows() },
	"hires":    func(s *State, of *engine.TextVarArgs) int { _, limit := s.Hires(of.Seat()); return limit },
	"hand":     func(s *State, of *engine.TextVarArgs) int { return s.HandSize(of.Seat()) },
	"holds":    func(s *State, of *engine.TextVarArgs) int { return s.HandLimit(of.Seat()) },
	"goods":    func(s *State, of *engine.TextVarArgs) int { r := resourceIn(of); return s.Goods(of.Seat(), r) },
	"plain":    func(s *State, of *engine.TextVarArgs) int { return s.PlainPrice(resourceIn(of)) },
	"shortage": func(s *State, of *engine.TextVarArgs) int { return s.Shortage(resourceIn(of)) },
	"price":    func(s *State, of *engine.TextVarArgs) int { return s.ComboPrice(comboIn(of)) },
	"usual":    func(_ *State, of *engine.TextVarArgs) int { return comboIn(of).UsualPrice() },
	"slots":    func(s *State, of *engine.TextVarArgs) int { return comboIn(of).Slots(s.Seats()) },
	"takes":    func(_ *State, of *engine.TextVarArgs) int { c := comboIn(of); return c.Needs()[resourceIn(of)] },
}

func workerIn(of *engine.TextVarArgs) Worker {
	return engine.TextVarChoice(of, Worker(0), int(WorkerKinds))
}
func buildingIn(of *engine.TextVarArgs) Building {
	return engine.TextVarChoice(of, House, int(buildingEnd-House))
}
func resourceIn(of *engine.TextVarArgs) Resource {
	return engine.TextVarChoice(of, Resource(0), int(ResourceCount))
}
func comboIn(of *engine.TextVarArgs) Combination {
	return engine.TextVarChoice(of, Combination(0), int(CombinationCount))
}

// TextVar returns the number that lesson texts refer to by the given name, for this position. It
// returns an error if no number has this name.
func (s *State) TextVar(name string) (int, error) { return figures.Read(s, name) }
