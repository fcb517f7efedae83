package dakota

import (
	"math/bits"

	"gulch/engine"
)

// valueExploring returns the value in dollars of move m, which is part of an exploration or sends
// explorers.
func (g *valuer) valueExploring(m engine.Move) float32 {
	switch m.Kind {
	case KindBag:
		return 1 + float32(LayerOf(m))
	case KindTile:
		return g.bestLaying(TileOf(m))
	case KindPlace, KindReplace:
		return g.bestTurn(g.s.explore.inHand(), cell(CellOf(m)), m.Kind == KindReplace)
	case KindTurn:
		return g.valueLaying(g.s.explore.inHand(), g.s.explore.site, uint8(RotationOf(m)), g.s.explore.swap)
	case KindSend:
		return g.exploreGain() - float32(g.s.wage()) - g.dayOf(WorkerOf(m))
	case KindProspect:
		return 1.2*g.exploreGain() - g.dayOf(Prospector)
	case KindSurvey:
		return g.exploreGain() - float32(box.k.SurveyorFee) - 0.5 - g.dayOf(Prospector)
	}
	return 0
}

// bestLaying returns the value in dollars of placing tile t at the best place in the actor's mine.
// Replacing another tile is considered if the exploration allows it.
func (g *valuer) bestLaying(t Tile) float32 {
	best := float32(-1e3)
	for left := g.m.ends(); ; {
		c, ok := left.take()
		if !ok {
			break
		}
		best = max(best, g.bestTurn(t, c, false))
	}
	if !g.s.explore.replace {
		return best
	}
	for left := g.m.used; ; {
		c, ok := left.take()
		if !ok {
			return best
		}
		best = max(best, g.bestTurn(t, c, true))
	}
}

// bestTurn returns the value in dollars of placing tile t in cell c of the actor's mine with its
// best rotation. swap is true if t replaces the tile in that cell.
func (g *valuer) bestTurn(t Tile, c cell, swap bool) float32 {
	best := float32(-1e3)
	for turns := g.m.waysToLay(t, c, swap); turns != 0; turns &= turns - 1 {
		best = max(best, g.valueLaying(t, c, uint8(bits.TrailingZeros8(turns)), swap))
	}
	return best
}

// valueLaying returns the value in dollars of placing tile t in cell c of the actor's mine, turned
// clockwise by rot quarter turns. swap is true if t replaces the tile in that cell.
func (g *valuer) valueLaying(t Tile, c cell, rot uint8, swap bool) float32 {
	if !swap {
		return g.valuePlace(t, c, rot)
	}
	return g.tileWorth(t) - g.tileWorth(g.m.kind(c)) + 0.8*g.newEnds(t, c, rot) - 0.6
}

// newEnds returns how many sides of tile t would open to an empty cell if it were placed in cell c
// of the actor's mine, turned clockwise by rot quarter turns.
func (g *valuer) newEnds(t Tile, c cell, rot uint8) float32 {
	n := 0
	for open := box.open[placed(t, rot)] &^ g.m.facing(c); open != 0; open &= open - 1 {
		n += one(g.m.tile[nextTo[c][bits.TrailingZeros8(open)]] == 0)
	}
	return float32(n)
}

// valuePlace returns the value in dollars of placing tile t in the empty cell c of the actor's
// mine, turned clockwise by rot quarter turns. It considers the tile's ore, the open ends left, and
// the depth and size of the mine.
func (g *valuer) valuePlace(t Tile, c cell, rot uint8) float32 {
	others := g.ends - 1
	fresh := g.newEnds(t, c, rot)
	worth := g.tileWorth(t) + 0.7
	dist := g.m.dist[nextTo[c][bits.TrailingZeros8(box.open[placed(t, rot)]&g.m.facing(c))]] + 1
	if dist > g.m.depth {
		worth += 0.6
		if dist == box.minDist[2]-1 || dist == box.minDist[3]-1 {
			worth++
		}
	}
	if others == 0 && fresh == 0 && g.left >= 1 {
		return worth - 3*g.left
	}
	if others+int(fresh) > 1 {
		worth += 0.3 * g.left * min(1, fresh)
	}
	if fresh == 0 {
		worth -= 0.2 * g.left
	}
	return worth
}

// exploreGain returns the value in dollars of one more exploration for the actor, or 0 if the
// actor's mine has no room for another tile.
func (g *valuer) exploreGain() float32 {
	far := g.m.reach()
	if far == 0 {
		return 0
	}
	gain := float32(1)
	if far >= box.minDist[2] {
		gain += 0.4
	}
	if far >= box.minDist[3] {
		gain += 0.4
	}
	return gain * min(1.2, g.left/4.3)
}

// dayOf returns the dollars that one of the actor's workers of kind w could still earn today. A
// move that uses the worker for another purpose loses them.
func (g *valuer) dayOf(w Worker) float32 {
	g.valuePlaces()
	day := g.work.nth(g.p.idle() - 1)
	if w != Miner {
		day = max(day, g.work.nth(max(0, g.p.idle()-2)))
	}
	return day
}
