package dakota

import (
	"math/bits"

	"gulch/engine"
)

// beginExploring starts an exploration by asking a seat for a layer bag (R15). why is the reason
// for it, draws the number of tiles to draw. replace says whether the new tile may replace another
// one.
func (s *State) beginExploring(seat engine.Seat, why why, draws uint8, replace bool) {
	s.explore = exploration{why: why, draws: draws, replace: replace}
	s.phase, s.actor = PhaseExploreBag, seat
}

// afterExploring continues with the part of the day that an exploration has interrupted. why is the
// reason for the exploration.
func (s *State) afterExploring(why why, obs engine.Observer) {
	switch why {
	case exploreParty:
		s.continueMorning(obs)
	case exploreFree:
		s.at++
		s.nextFree(obs)
	case explorePaid:
		s.phase = PhaseExplorers
	default:
		s.nextNoon(obs)
	}
}

// bagsAllowed returns, as a bit set, the layers of the mine that the actor may explore (R16).
func (s *State) bagsAllowed() uint8 {
	m := s.myMine()
	reach := m.reach()
	if s.explore.replace {
		reach = max(reach, m.depth)
	}
	allowed := uint8(0)
	for l := 1; l <= Layers; l++ {
		if reach >= box.minDist[l] && s.bagSize(l) > 0 {
			allowed |= 1 << l
		}
	}
	return allowed
}

// bagSize returns the number of tiles in the bag of a layer.
func (s *State) bagSize(layer int) int {
	n := 0
	for kinds := box.layerTiles[layer]; kinds != 0; kinds &= kinds - 1 {
		n += int(s.bag[bits.TrailingZeros64(kinds)])
	}
	return n
}

func (s *State) bagMoves(dst []engine.Move) []engine.Move {
	for allowed := s.bagsAllowed(); allowed != 0; allowed &= allowed - 1 {
		dst = append(dst, ExploreBag(bits.TrailingZeros8(allowed)))
	}
	return append(dst, engine.Move{Kind: KindSkip})
}

func (s *State) refuseBag(m engine.Move) reason {
	switch {
	case LayerOf(m) < 1 || LayerOf(m) > Layers:
		return because("R16", "You can't draw from that bag. Choose layer 1, 2 or 3.")
	case s.bagSize(LayerOf(m)) == 0:
		return because("R16", "You can't draw from that bag: it's empty.")
	case s.bagsAllowed()>>LayerOf(m)&1 == 0:
		return because("R16", "You can't draw from that bag: your mine isn't deep enough for its tiles.")
	}
	return legal
}

// playBag draws tiles from the bag of move m, or offers all tees and crosses in the bag (R15, R23).
// The tiles offered still count as being in the bag until one of them is placed.
func (s *State) playBag(m engine.Move, obs engine.Observer) {
	layer := LayerOf(m)
	if s.explore.draws == 0 {
		for kinds := box.layerTiles[layer] & box.branching; kinds != 0; kinds &= kinds - 1 {
			if t := bits.TrailingZeros64(kinds); s.bag[t] > 0 {
				s.explore.offered |= 1 << t
			}
		}
		tellSurveyed(obs, s.actor, layer, bits.OnesCount64(s.explore.offered))
	} else {
		s.drawTiles(layer, obs)
	}
	s.phase = PhaseExploreTile
}

func (s *State) drawTiles(layer int, obs engine.Observer) {
	var drawn [3]Tile
	shown := [3]int{-1, -1, -1}
	n := 0
	size := s.bagSize(layer)
	for ; n < int(s.explore.draws) && n < size; n++ {
		at := s.chance.Below(size - n)
		for kinds := box.layerTiles[layer]; ; kinds &= kinds - 1 {
			t := Tile(bits.TrailingZeros64(kinds))
			if at -= int(s.bag[t]); at < 0 {
				drawn[n], shown[n] = t, int(t)
				s.bag[t]--
				s.explore.offered |= 1 << t
				break
			}
		}
	}
	for _, t := range drawn[:n] {
		s.bag[t]++
	}
	tellTiles(obs, s.actor, shown[0], shown[1], shown[2], layer)
}

// playNoTile carries out move m, which ends an exploration without placing a tile (R17).
func (s *State) playNoTile(m engine.Move, obs engine.Observer) {
	why := s.explore.why
	s.explore = exploration{}
	tellUnplaced(obs, s.actor, m.Kind == KindDecline)
	s.afterExploring(why, obs)
}

func (s *State) explorerMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	if s.wage() >= 0 && p.money >= s.wage() {
		dst = s.freeKinds(Send, dst)
	}
	if p.free[Prospector] > 0 {
		dst = append(dst, engine.Move{Kind: KindProspect})
		if p.money >= box.k.SurveyorFee {
			dst = append(dst, engine.Move{Kind: KindSurvey})
		}
	}
	return append(dst, engine.Move{Kind: KindDone})
}

// wage returns the wage of the next explorer that the actor sends, in dollars, or -1 if all
// explorer slots are used (R20).
func (s *State) wage() int16 {
	if n := s.me().explorers; int(n) < len(box.k.ExplorerWages) {
		return box.k.ExplorerWages[n]
	}
	return -1
}

// cannotSearch returns the reason against searching a bag for a fee that is more than the player's
// money, in dollars.
func cannotSearch(fee, money int16) reason {
	return because("R23", "You can't search a bag: it costs $%d and you have $%d.", fee, money)
}

// cannotSend returns the reason against sending an explorer for a wage that is more than the
// player's money, in dollars.
func cannotSend(wage, money int16) reason {
	return because("R20", "You can't send an explorer: the wage is $%d and you have $%d.", wage, money)
}

func (s *State) refuseExplorer(m engine.Move) reason {
	p := s.me()
	switch {
	case m.Kind != KindSend && p.free[Prospector] == 0:
		return because("R22", "You can't send a prospector: none of your prospectors are free.")
	case m.Kind == KindSurvey && p.money < box.k.SurveyorFee:
		return cannotSearch(box.k.SurveyorFee, p.money)
	case m.Kind == KindSend && s.wage() < 0:
		return because("R20", "You can't send an explorer: all your explorer spaces are taken today.")
	case m.Kind == KindSend && p.money < s.wage():
		return cannotSend(s.wage(), p.money)
	case m.Kind == KindSend:
		return p.refuseFree(WorkerOf(m))
	}
	return legal
}

// playExplorer carries out move m: the actor pays for an explorer and starts the exploration (R20
// to R24).
func (s *State) playExplorer(m engine.Move, obs engine.Observer) {
	p := s.me()
	w, cost, draws, mode := WorkerOf(m), int16(0), box.k.ExploreDraw, 0
	switch m.Kind {
	case KindSend:
		cost = s.wage()
		p.explorers++
	case KindProspect:
		w, draws, mode = Prospector, box.k.ProspectorDraw, 1
	case KindSurvey:
		w, cost, draws, mode = Prospector, box.k.SurveyorFee, 0, 2
	}
	p.money -= cost
	p.useWorker(w)
	tellSent(obs, s.actor, w, int(cost), mode)
	s.beginExploring(s.actor, explorePaid, draws, w == StrongMiner)
}

func (s *State) playExplorersDone(_ engine.Move, obs engine.Observer) {
	s.at++
	s.nextExplorers(obs)
}
