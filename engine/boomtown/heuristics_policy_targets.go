package boomtown

import (
	"math"

	"gulch/engine"
)

// quickTarget returns a move of the actor, by fast estimates, for the phases in which a seat
// chooses the target of an event or decides about its Mustang or Telegraph.
func (s *State) quickTarget() engine.Move {
	p := s.actor
	_, rolls := s.mineWorths()
	switch s.phase {
	case PhaseMustang:
		if s.turnsAfter() > 1 && s.distanceTo(p) < 3 {
			return KeepMustang()
		}
		return Ride()
	case PhasePlaceGovernor:
		return s.quickGovernor()
	case PhasePlaceVein:
		return Attach(mostProductive(s.mines[p], rolls < 4))
	case PhasePlaceSaloon:
		return s.quickSaloon()
	case PhasePlaceGirls:
		return Hire(s.saloonsOf(p).First())
	case PhaseDynamite:
		return Blast(s.bestTarget(KindBlast))
	case PhaseExpropriate:
		return Seize(s.bestTarget(KindSeize))
	case PhaseHoldupVictim:
		return Rob(s.richest(p))
	case PhaseHoldupAmount:
		return Demand(min(6, max(2, int(s.gold[s.victim]))))
	}
	return s.quickWire()
}

// distanceTo returns how many seats pick before seat p if the auction's winner picks first and the
// others follow clockwise.
func (s *State) distanceTo(p engine.Seat) int {
	d := int(p - s.winner)
	if d < 0 {
		d += int(s.seats)
	}
	return d
}

// bestTarget returns the mine or saloon that the actor gains most by destroying or seizing, with
// regard to the lead of its owner. Such events are rare, so the careful estimate costs little.
func (s *State) bestTarget(kind engine.Kind) Card {
	a := s.appraise()
	set := s.targets(kind)
	best, most := set.First(), float32(math.Inf(-1))
	for ; set != 0; set &= set - 1 {
		c, gain := set.First(), float32(0)
		if kind == KindSeize {
			gain = a.seize(s.actor, c)
		} else {
			gain = a.blast(s.actor, c)
		}
		if gain > most {
			best, most = c, gain
		}
	}
	return best
}

// mostProductive returns the mine that produces most often of a set that is not empty. Safe mines
// are preferred to dangerous ones, unless late is true because the end of the game is near.
func mostProductive(set Set, late bool) Card {
	if safe := set &^ box.dangerous; safe != 0 && !late {
		set = safe
	}
	best := set.First()
	for ; set != 0; set &= set - 1 {
		if c := set.First(); ways(box.card[c].Number) > ways(box.card[best].Number) {
			best = c
		}
	}
	return best
}

// quickGovernor returns the move that places a Governor in the best town of which the actor is
// mayor: the one where other seats own, or may still take, the most mines.
func (s *State) quickGovernor() engine.Move {
	best, most := NoTown, -1
	for t := range Town(TownCount) {
		if s.mayor[t] != s.actor {
			continue
		}
		if n := (box.inTown[t] &^ s.mines[s.actor] &^ s.removed).Len(); n > most {
			best, most = t, n
		}
	}
	return Promote(best)
}

// quickSaloon returns the move that opens a saloon in the town where other seats have the most
// mines.
func (s *State) quickSaloon() engine.Move {
	others := s.others(s.actor)
	best, most := NoTown, -1
	for t := range Town(TownCount) {
		if n := (others & box.inTown[t]).Len(); n > most && s.tokens[t] < TokensPerTown {
			best, most = t, n
		}
	}
	return Open(best)
}

// richest returns the seat with the most gold, apart from p. Of several equal seats it returns the
// first one clockwise from p.
func (s *State) richest(p engine.Seat) engine.Seat {
	best := s.left(p)
	for q := s.left(best); q != p; q = s.left(q) {
		if s.gold[q] > s.gold[best] {
			best = q
		}
	}
	return best
}

// quickWire returns a move that turns a die with the Telegraph if the actor clearly gains more by
// it than the others. Otherwise it returns the move that leaves the dice as they are.
func (s *State) quickWire() engine.Move {
	var gain [13]float32
	rel := 1 / float32(s.seats-1)
	for q := range engine.Seat(s.seats) {
		part := -rel
		if q == s.actor {
			part = 1
		}
		for set := s.mines[q]; set != 0; set &= set - 1 {
			c := set.First()
			gain[box.card[c].Number] += part * float32(box.value[c])
		}
	}
	d0, d1 := int(s.dice[0]), int(s.dice[1])
	best, most := Hold(), gain[d0+d1]
	if s.turnsAfter() > 0 {
		most += telegraphWorth
	}
	for face := 1; face <= 6; face++ {
		if v := gain[face+d1]; v > most {
			best, most = Wire(0, face), v
		}
		if v := gain[d0+face]; v > most {
			best, most = Wire(1, face), v
		}
	}
	return best
}
