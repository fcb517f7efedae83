package sierrawest

import "gulch/engine"

// shownAnimals returns the animals printed on the face-up cards of the mountain, as a bit set.
func (s *State) shownAnimals() uint8 {
	var set uint8
	for up := s.faceUp; up != 0; up &= up - 1 {
		set |= 1 << s.printed(s.card[up.First()]).Animal
	}
	return set
}

// catchAnimal records that seat p has caught animal a (R44). how is the way in which it was caught.
func (s *State) catchAnimal(p engine.Seat, a Animal, how CatchMethod, obs engine.Observer) {
	s.player[p].caught |= 1 << a
	tellCaught(obs, p, a, how)
}

// furTrade gives seat p what a Fur Trade pays: one good for each animal that it has caught (R48).
func (s *State) furTrade(p engine.Seat, obs engine.Observer) {
	tellFurTrade(obs, p)
	for a := range ModeAnimal + 1 {
		if s.player[p].caught>>a&1 != 0 {
			s.peltIncome(p, a, obs)
		}
	}
}

// peltIncome gives seat p the good that the pelt of animal a pays (R46, R48).
func (s *State) peltIncome(p engine.Seat, a Animal, obs engine.Observer) {
	s.gain(p, s.Pelt(a), 1, FromPelt, obs)
}

// Pelt returns the good that the pelt of an animal pays now, if there is room and supply for it.
// For two animals it depends on the supplies (R49): the deer brings the apples with the lower
// supply, green if both are equal, and the otter brings the fish with the largest supply.
func (s *State) Pelt(a Animal) Good {
	switch good := s.mode.animalInfo(a).pelt; good {
	case GreenApple:
		if s.apples[1] < s.apples[0] {
			return RedApple
		}
		return GreenApple
	case Trout:
		return s.mostFish()
	default:
		return good
	}
}
