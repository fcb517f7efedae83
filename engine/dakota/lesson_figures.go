package dakota

import "gulch/engine"

// figures are the named numbers that lesson texts may use.
var figures = engine.Figures[*State]{
	"money":     func(s *State, of *engine.Of) int { return s.Money(of.Seat()) },
	"buildings": func(s *State, of *engine.Of) int { return s.Buildings(of.Seat()) },
	"vacant":    func(s *State, of *engine.Of) int { return s.player[of.Seat()].vacant() },
	"lots":      func(*State, *engine.Of) int { return BuildingSlots },
	"beds":      func(s *State, of *engine.Of) int { return s.Beds(of.Seat()) },
	"people":    func(s *State, of *engine.Of) int { return s.People(of.Seat()) },
	"have": func(s *State, of *engine.Of) int {
		w := workerIn(of)
		p := of.Seat()
		return s.Free(p, w) + s.Used(p, w)
	},
	"offered":  func(s *State, _ *engine.Of) int { return len(s.Offered()) },
	"tiles":    func(s *State, of *engine.Of) int { return s.Tiles(of.Seat()) },
	"shafts":   func(s *State, of *engine.Of) int { return len(s.Shafts(of.Seat())) },
	"distance": func(_ *State, of *engine.Of) int { return NeedsDistance(of.Number(1, 3)) },
	"wage":     func(_ *State, of *engine.Of) int { return Wage(of.Number(1, 3) - 1) },
	"fare":     func(s *State, of *engine.Of) int { return s.CartFee(of.Seat()) },
	"actions":  func(s *State, _ *engine.Of) int { return s.ActionsLeft() },
	"crew": func(s *State, of *engine.Of) int {
		n := 0
		for _, k := range s.Wagon(0, of.Number(1, CartSlots)-1).Crew {
			n += k
		}
		return n
	},
	"seats":    func(_ *State, of *engine.Of) int { return engine.Among(of, NoCart, int(cartEnd)).Capacity() },
	"sells":    func(s *State, of *engine.Of) int { return s.CartPrice(engine.Among(of, NoCart, int(cartEnd))) },
	"cost":     func(_ *State, of *engine.Of) int { return buildingIn(of).Price() },
	"worth":    func(_ *State, of *engine.Of) int { return buildingIn(of).Points() },
	"sleeps":   func(_ *State, of *engine.Of) int { return buildingIn(of).Sleeps() },
	"windows":  func(_ *State, of *engine.Of) int { return buildingIn(of).Windows() },
	"hires":    func(s *State, of *engine.Of) int { _, limit := s.Hires(of.Seat()); return limit },
	"hand":     func(s *State, of *engine.Of) int { return s.HandSize(of.Seat()) },
	"holds":    func(s *State, of *engine.Of) int { return s.HandLimit(of.Seat()) },
	"goods":    func(s *State, of *engine.Of) int { r := resourceIn(of); return s.Goods(of.Seat(), r) },
	"plain":    func(s *State, of *engine.Of) int { return s.PlainPrice(resourceIn(of)) },
	"shortage": func(s *State, of *engine.Of) int { return s.Shortage(resourceIn(of)) },
	"price":    func(s *State, of *engine.Of) int { return s.ComboPrice(comboIn(of)) },
	"usual":    func(_ *State, of *engine.Of) int { return comboIn(of).UsualPrice() },
	"slots":    func(s *State, of *engine.Of) int { return comboIn(of).Slots(s.Seats()) },
	"takes":    func(_ *State, of *engine.Of) int { c := comboIn(of); return c.Needs()[resourceIn(of)] },
}

func workerIn(of *engine.Of) Worker     { return engine.Among(of, Worker(0), int(WorkerKinds)) }
func buildingIn(of *engine.Of) Building { return engine.Among(of, House, int(buildingEnd-House)) }
func resourceIn(of *engine.Of) Resource { return engine.Among(of, Resource(0), int(ResourceCount)) }
func comboIn(of *engine.Of) Combination {
	return engine.Among(of, Combination(0), int(CombinationCount))
}

// Figure returns a number of the position by its name, for lesson texts. It returns an error if
// there is no such name.
func (s *State) Figure(name string) (int, error) { return figures.Read(s, name) }
