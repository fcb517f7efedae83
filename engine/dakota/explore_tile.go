package dakota

import (
	"math/bits"

	"gulch/engine"
)

// A tile is placed in three steps: the actor chooses the tile, then its cell, then its rotation. A
// step with a single choice is skipped.

// inHand returns the tile that the actor has chosen but not yet placed. There must be such a tile.
func (e *exploration) inHand() Tile { return Tile(e.tile) - 1 }

// layAt returns the move that chooses cell c for a tile. swap says that the tile replaces the one
// in that cell.
func layAt(c cell, swap bool) engine.Move {
	if swap {
		return ReplaceAt(int(c))
	}
	return PlaceAt(int(c))
}

// waysToLay returns, as a bit set, the rotations in which tile t can be placed in cell c. swap says
// that t replaces the tile in that cell.
func (m *mine) waysToLay(t Tile, c cell, swap bool) uint8 {
	ways, facing := uint8(0), m.facing(c)
	for rot := range turns[box.tileShape[t]] {
		if swap && m.replaces(t, c, rot) == legal || !swap && m.fitsFacing(t, c, rot, facing) == legal {
			ways |= 1 << rot
		}
	}
	return ways
}

// hasPlace reports whether tile t can be placed anywhere in the actor's mine.
func (s *State) hasPlace(t Tile) bool {
	m := s.myMine()
	for left := m.ends(); ; {
		c, ok := left.take()
		if !ok {
			break
		}
		if m.waysToLay(t, c, false) != 0 {
			return true
		}
	}
	if !s.explore.replace {
		return false
	}
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			return false
		}
		if m.waysToLay(t, c, true) != 0 {
			return true
		}
	}
}

func (s *State) tileMoves(dst []engine.Move) []engine.Move {
	for kinds := s.explore.offered; kinds != 0; kinds &= kinds - 1 {
		if t := Tile(bits.TrailingZeros64(kinds)); s.hasPlace(t) {
			dst = append(dst, ChooseTile(t))
		}
	}
	return append(dst, engine.Move{Kind: KindDecline})
}

func (s *State) refuseTile(m engine.Move) reason {
	switch {
	case TileOf(m) >= TileKinds || s.explore.offered>>uint(TileOf(m))&1 == 0:
		return tileNotDrawn
	case !s.hasPlace(TileOf(m)):
		return because("R15", "You can't choose that tile: it doesn't fit anywhere in your mine.")
	}
	return legal
}

func (s *State) playTile(m engine.Move, obs engine.Observer) {
	s.explore.tile = uint8(TileOf(m)) + 1
	s.phase = PhaseExploreCell
	tellChosen(obs, s.actor, nobody, ChosenTile, int(TileOf(m)), 0)
}

func (s *State) cellMoves(dst []engine.Move) []engine.Move {
	m, t := s.myMine(), s.explore.inHand()
	for left := m.ends(); ; {
		c, ok := left.take()
		if !ok {
			break
		}
		if m.waysToLay(t, c, false) != 0 {
			dst = append(dst, PlaceAt(int(c)))
		}
	}
	if !s.explore.replace {
		return dst
	}
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			return dst
		}
		if m.waysToLay(t, c, true) != 0 {
			dst = append(dst, ReplaceAt(int(c)))
		}
	}
}

// refuseCell returns the reason why the chosen tile cannot be placed in the cell of move m in any
// rotation, or legal if it fits in at least one.
func (s *State) refuseCell(m engine.Move) reason {
	switch {
	case uint(CellOf(m)) >= gridCells:
		return beyondGrid
	case m.Kind == KindReplace && !s.explore.replace:
		return mustReplace
	}
	why := legal
	for rot := range turns[box.tileShape[s.explore.inHand()]] {
		// prefer a reason that holds only for some rotations, because it is more specific
		switch now := s.refuseLaying(cell(CellOf(m)), rot, m.Kind == KindReplace); {
		case now == legal:
			return legal
		case why == legal || now != notJoined && now != cutsOff:
			why = now
		}
	}
	return why
}

// refuseLaying returns the reason why the chosen tile cannot be placed in cell c with rotation rot,
// or legal if it can. swap is true if the tile replaces the one in that cell.
func (s *State) refuseLaying(c cell, rot uint8, swap bool) reason {
	if swap {
		return s.myMine().replaces(s.explore.inHand(), c, rot)
	}
	return s.myMine().fits(s.explore.inHand(), c, rot)
}

func (s *State) playCell(m engine.Move, obs engine.Observer) {
	s.explore.site, s.explore.swap = cell(CellOf(m)), m.Kind == KindReplace
	s.phase = PhaseExploreTurn
	tellChosen(obs, s.actor, nobody, ChosenCell, CellOf(m), one(m.Kind == KindReplace))
}

func (s *State) turnMoves(dst []engine.Move) []engine.Move {
	e := &s.explore
	for ways := s.myMine().waysToLay(e.inHand(), e.site, e.swap); ways != 0; ways &= ways - 1 {
		dst = append(dst, TurnTile(bits.TrailingZeros8(ways)))
	}
	return dst
}

func (s *State) refuseTurn(m engine.Move) reason {
	if uint(RotationOf(m)) >= uint(turns[box.tileShape[s.explore.inHand()]]) {
		return noSuchTurn
	}
	return s.refuseLaying(s.explore.site, uint8(RotationOf(m)), s.explore.swap)
}

// playTurn places the chosen tile with the rotation of move m. A tile that it replaces goes back
// into its bag (R12, R14).
func (s *State) playTurn(m engine.Move, obs engine.Observer) {
	e, rot := s.explore, uint8(RotationOf(m))
	t, c := e.inHand(), e.site
	s.explore = exploration{}
	s.bag[t]--
	if e.swap {
		old := s.myMine().replace(t, c, rot)
		s.bag[old]++
		tellReplaced(obs, s.actor, t, int(c), int(rot), old)
	} else {
		s.myMine().place(t, c, rot)
		tellPlaced(obs, s.actor, t, int(c), int(rot), int(s.myMine().dist[c]))
	}
	s.afterExploring(e.why, obs)
}
