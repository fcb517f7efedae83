package westernlegends

import "gulch/engine"

// estimate guesses the final score of every seat and returns the turns still to come.
func (s *State) estimate(score *[MaxSeats]float32) float32 {
	t := s.tally()
	turns := s.turnsLeft(s.active)
	for p := range engine.Seat(s.seats) {
		score[p] = float32(t.score(int(p)))
		if s.depth > 0 {
			score[p] += s.prospects(p, float32(t[tallyMoney][p]))
		}
	}
	return turns
}

// prospects returns what a player's things will bring beyond the score as it stands.
func (s *State) prospects(p engine.Seat, counted float32) float32 {
	a := s.appraise(p)
	pl := a.pl
	sum := a.handWorth() * min(1, 0.2*a.turns)
	sum += float32(pl.money)*a.mv - counted
	if a.turns > 1 {
		late := min(1, a.turns/3)
		sum += float32(pl.nuggets) * worthNugget * late
		if pl.cattle >= 0 {
			sum += 0.9 * late
		}
		sum += float32(pl.longhorns) * 0.9 * late
	}
	if pl.wp > 0 {
		sum += float32(box.track[Wanted][pl.wp].row) * max(0, a.turns-0.5) * stayFree * a.freedom()
		sum += 0.08 * float32(pl.wp)
	}
	if pl.mp > 0 && pl.mp < topSpace {
		sum += 0.4 * marshalWorth[pl.mp+1] * min(1, a.turns/4)
	}
	if s.opts.anteUp && pl.gp > 0 && pl.gp < topGambler {
		sum += 0.3 * gamblerWorth[pl.gp+1]
	}
	if pl.mount >= 0 {
		sum += float32(box.item[pl.mount].move[pl.sideOf(pl.mount)]-2) * worthMounted * max(0, a.turns-1)
	}
	for set := pl.items &^ pl.upgraded; set != 0; set &= set - 1 {
		sum += min(0.3, 0.05*a.turns)
	}
	sum -= 0.1 * float32(pl.wounds) * min(3, a.turns)
	if a.turns > 0.5 {
		sum += 0.25 * a.potential(pl.space, 0)
	}
	return sum
}
