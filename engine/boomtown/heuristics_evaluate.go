package boomtown

import "gulch/engine"

// Weights of gold in the evaluation of the position where a rollout ends.
const (
	auctionGold      = 8   // gold up to this amount is worth more than 1 point each, because auctions need it
	auctionGoldBonus = 0.2 // additional value of each gold up to auctionGold
)

// spread returns the lead, in points, that multiplies the odds of winning by e (2.718) if the given
// number of production rolls is left. It grows with this number.
func spread(rolls int) float32 { return 4 + 0.5*float32(rolls) }

// estimate stores an estimate of every seat's final score in score. It is computed from gold, mines
// and their production, pawns, saloons and kept cards.
func (a *appraiser) estimate(score *[MaxSeats]float32) {
	s := a.s
	for p := range s.seats {
		score[p] = float32(s.gold[p])
		if a.rolls > 0 {
			score[p] += auctionGoldBonus * float32(min(s.gold[p], auctionGold))
		}
		for set := s.mines[p]; set != 0; set &= set - 1 {
			score[p] += a.worth[set.First()]
		}
		if s.kept[p] != 0 {
			score[p] += a.kept(s.kept[p])
		}
	}
	for t := range Town(TownCount) {
		a.estimatePawn(t, score)
	}
	if s.placed != 0 {
		a.estimatePlaced(score)
	}
}

// kept returns the value, in gold, of a set of cards that a seat keeps in front of it.
func (a *appraiser) kept(cards Set) float32 {
	worth := float32(0)
	if cards&box.ofKind[Telegraph] != 0 {
		worth += a.spare(telegraphWorth)
	}
	if cards&box.ofKind[Mustang] != 0 {
		worth += a.spare(mustangWorth)
	}
	return worth
}

// estimatePawn adds the value of the mayor pawn of town t to score. The value is divided between
// the mayor and the seat that may become mayor next.
func (a *appraiser) estimatePawn(t Town, score *[MaxSeats]float32) {
	mayor := a.s.mayor[t]
	if mayor == engine.NoSeat {
		a.estimateClaim(t, score)
		return
	}
	n := a.s.count(mayor, t)
	next, most := engine.NoSeat, 0
	for q := range engine.Seat(a.s.seats) {
		if q == mayor {
			continue
		}
		if m := a.s.count(q, t); m > most {
			next, most = q, m
		}
	}
	score[mayor] += a.pawn(t, n, n-most)
	if next != engine.NoSeat {
		score[next] += (1 - a.keeps(n-most)) * pawnWorth
	}
}

// estimateClaim adds a part of the value of the mayor pawn of town t, which nobody has yet, to the
// score of each seat that has a mine there.
func (a *appraiser) estimateClaim(t Town, score *[MaxSeats]float32) {
	if a.unseen&box.inTown[t] == 0 || a.rolls == 0 {
		return
	}
	for q := range engine.Seat(a.s.seats) {
		if a.s.count(q, t) > 0 {
			score[q] += secondLot
		}
	}
}

// estimatePlaced adds the expected production of New Vein cards and the expected payments to
// saloons to score. These payments are gains of the saloons' owners and losses of the mines'
// owners.
func (a *appraiser) estimatePlaced(score *[MaxSeats]float32) {
	s := a.s
	for set := s.placed & box.ofKind[NewVein]; set != 0; set &= set - 1 {
		mine := Card(s.placedAt[set.First()-MineCount])
		score[s.Owner(mine)] += a.attachVein(mine)
	}
	for set := s.Saloons(); set != 0; set &= set - 1 {
		c := set.First()
		keeper, t, toll := s.keeper[c-MineCount], Town(s.placedAt[c-MineCount]), float32(s.Toll(c))
		for q := range engine.Seat(s.seats) {
			if q == keeper {
				continue
			}
			for mines := s.mines[q] & box.inTown[t]; mines != 0; mines &= mines - 1 {
				owed := toll * a.pays[mines.First()]
				score[q] -= owed
				score[keeper] += owed
			}
		}
		for mines := a.unseen & box.inTown[t]; mines != 0; mines &= mines - 1 {
			score[keeper] += toll * unseenShare * a.pays[mines.First()]
		}
	}
}
