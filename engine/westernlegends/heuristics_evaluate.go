package westernlegends

import "gulch/engine"

// estimate estimates the final score of every seat and stores it in score. If net is not nil, the
// network corrects the estimates of the formulas. It returns the spread, the expected error of the
// estimates in points. The formulas and the network use the same values of a seat, which are
// computed only once.
func (s *State) estimate(net *engine.Net, score *[MaxSeats]float32) (spread float32) {
	t := s.tally()
	spread = expectedError(s.turnsLeft(s.active))
	for p := range engine.Seat(s.seats) {
		score[p] = float32(t.score(int(p)))
		if s.depth == 0 {
			continue
		}
		a := s.appraise(p)
		o := a.outlook()
		score[p] += a.possessionsValue(float32(t[tallyMoney][p]), o)
		if net != nil {
			var x [traitCount]float32
			a.traits(o, &x)
			score[p] = net.CorrectedScore(score[p], spread, x[:])
		}
	}
	return spread
}

// expectedError returns the expected error in points of an estimated final score; turns are those
// that the active player still has.
func expectedError(turns float32) float32 { return 2.5 + float32(0.35*turns) }

// outlook holds two values of a player's position, in LP: that of the hand, and that of the best
// destination within reach.
type outlook struct{ hand, best float32 }

func (a *appraiser) outlook() outlook {
	o := outlook{hand: a.handWorth()}
	if a.turns > 0.5 {
		o.best = a.potential(a.pl.space, 0)
	}
	return o
}

// possessionsValue returns the points that a player's possessions will probably add to the present
// score. counted is the number of points for money that are already in the present score. o holds
// the values of the player's hand and position.
func (a *appraiser) possessionsValue(counted float32, o outlook) float32 {
	s, pl := a.s, a.pl
	sum := o.hand * min(1, 0.2*a.turns)
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
		pay, free := a.wantedIncome(max(0, a.turns-0.5))
		sum += float32(float32(box.track[Wanted][pl.wp].row)*pay) - (1-free)*(1+a.arrest())
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
	return sum + 0.25*o.best + a.goalProgressValue()
}
