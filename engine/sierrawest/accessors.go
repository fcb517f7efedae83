package sierrawest

import (
	"slices"

	"gulch/engine"
)

// Accessors of public information for scenes and bots. Only functions that return a slice allocate
// memory.

// Mode returns the mode of the game.
func (s *State) Mode() Mode { return s.mode }

// Solo reports whether seat 1 is Hastings.
func (s *State) Solo() bool { return s.solo }

// Round returns the number of the current round, from 1.
func (s *State) Round() int { return int(s.round) }

// EndRound returns the number of the last round, or 0 until the end of the game is triggered.
func (s *State) EndRound() int { return int(s.endRound) }

// StartSeat returns the seat that begins every round.
func (s *State) StartSeat() engine.Seat { return s.start }

// Active returns the seat whose turn it is. It stays the same while another seat is asked for a
// reaction.
func (s *State) Active() engine.Seat { return s.active }

// Goods returns how many of a good seat p has. For apples it returns the common supply.
func (s *State) Goods(p engine.Seat, g Good) int {
	me := &s.player[p]
	switch g {
	case Food, Wood, Stone, Gold:
		return int(me.goods[g])
	case GreenApple, RedApple:
		return int(s.apples[g-GreenApple])
	case Bullet:
		return int(me.bullets)
	case Boots:
		return int(me.boots)
	case Trout, Bass, Salmon:
		return int(me.fish[g-Trout])
	case Cart:
		return int(me.carts[0]) + int(me.carts[1]) + int(me.carts[2])
	}
	return 0
}

// Supply returns how many of a good are in the common supply: apples, Pairs of Boots, fish or mine
// carts. It returns -1 for goods without a limit.
func (s *State) Supply(g Good) int {
	switch g {
	case GreenApple, RedApple:
		return int(s.apples[g-GreenApple])
	case Boots:
		return int(s.boots)
	case Trout, Bass, Salmon:
		return int(s.fish[g-Trout])
	case Cart:
		return int(s.carts)
	}
	return -1
}

// Carts returns how many mine carts of seat p hold 0, 1 and 2 gold.
func (s *State) Carts(p engine.Seat) [CartRoom + 1]int {
	c := s.player[p].carts
	return [CartRoom + 1]int{int(c[0]), int(c[1]), int(c[2])}
}

// Hand returns the hand of seat p. It must only be shown to that seat.
func (s *State) Hand(p engine.Seat) Set { return s.player[p].hand }

// HandSize returns the number of cards in the hand of a seat.
func (s *State) HandSize(p engine.Seat) int { return s.player[p].hand.Len() }

// Discards returns the discard pile of seat p.
func (s *State) Discards(p engine.Seat) Set { return s.player[p].discard }

// Hidden returns the cards in the hand and in the draw pile of seat p together. This union is
// public, because all other cards of the seat are visible.
func (s *State) Hidden(p engine.Seat) Set { return s.player[p].hand | s.player[p].draw }

// Claimed returns the mountain cards that seat p has claimed.
func (s *State) Claimed(p engine.Seat) Set { return s.player[p].claimed }

// Laid returns the card that the active player has laid out in a slot, or NoCard.
func (s *State) Laid(slot Slot) Card { return s.slots[slot] }

// IconAt returns the icon of a space, from 1, of the active player's path p. Three cards must be
// laid out.
func (s *State) IconAt(p Path, space int) Icon { return s.iconAt(p, space) }

// Preview returns the icons on the spaces of path p, in the order of the path, if three cards were
// laid out in the left, top and right slots.
func (m Mode) Preview(left, top, right Card, p Path) []Icon {
	l, t, r := m.Card(left), m.Card(top), m.Card(right)
	if p == Tan {
		return []Icon{l.T1, l.T2, r.T1, r.T2}
	}
	return []Icon{l.G1, l.G2, t.Crest, r.G1, r.G2}
}

// Place describes where a pioneer is.
type Place struct {
	Ready  bool // in camp, and has not acted in this turn
	Space  int  // space of the path, from 1; 0 if not on the path
	Used   bool // whether the icon of that space was used
	Summit bool
	Slot   Slot // the slot, if Summit is set
	Trap   bool
	Cabin  Cabin // the cabin, CabinCount if in no cabin
}

// Pioneer returns where the pioneer of a path of seat p is. If only Cabin is set, to CabinCount,
// the pioneer is in camp and has finished the turn.
func (s *State) Pioneer(p engine.Seat, path Path) Place {
	at := s.player[p].pioneer[path]
	place := Place{Ready: at == spotReady, Space: at.space(), Trap: at == spotTrap, Cabin: CabinCount}
	place.Used = place.Space > 0 && at < spotPast
	if at >= spotSummit && at < spotTrap {
		place.Summit, place.Slot = true, Slot(at-spotSummit)
	}
	if at >= spotCabin {
		place.Cabin = Cabin(at - spotCabin)
	}
	return place
}

// Wagon returns the space of the wagon of seat p on the trail, from 0.
func (s *State) Wagon(p engine.Seat) int { return int(s.player[p].wagon) }

// Multiplier returns the multiplier printed at the space of the wagon of seat p (R69).
func (s *State) Multiplier(p engine.Seat) int { return box.space[s.player[p].wagon].Multiplier }

// Space returns the description of space n of the wagon trail.
func Space(n int) SpaceInfo { return box.space[n] }

// CardsAlongTrail returns how many cards of the row are along the trail of seat p, which means that
// its wagon has come far enough to use them (R68).
func (s *State) CardsAlongTrail(p engine.Seat) int { return s.along(p) }

// Track returns the space of the marker of seat p on a track, from 0.
func (s *State) Track(p engine.Seat, t Track) int { return int(s.player[p].track[t]) }

// Tracks returns how many tracks the mode has: 3, or 5 in Apple Hill.
func (s *State) Tracks() int { return int(s.tracks()) }

// Info returns the description of a track.
func (t Track) Info() TrackInfo {
	if t >= TrackCount {
		return TrackInfo{}
	}
	return box.track[t]
}

// Caught returns the animals that seat p has caught, as a set of Animal values.
func (s *State) Caught(p engine.Seat) Set { return Set(s.player[p].caught) }

// ShownAnimals returns the animals printed on face-up cards, as a set of Animal values.
func (s *State) ShownAnimals() Set { return Set(s.shownAnimals()) }

// Cabins returns the cabins that seat p has built, as a set of Cabin values.
func (s *State) Cabins(p engine.Seat) Set { return Set(s.player[p].cabins) }

// Market returns the number of copies of a cabin that are left in the market.
func (s *State) Market(c Cabin) int { return int(s.market[c]) }

// Owner returns the seat that owns a piece, or NoSeat if it is in the supply.
func (s *State) Owner(p Piece) engine.Seat { return s.owner[p] }

// Row returns the cards of the row. The slice belongs to the state, so it is only valid until the
// next move.
func (s *State) Row() []Card { return s.row[:s.rowSize] }

// River returns the resources that are left on the river card in a slot of the row, from left to
// right.
func (s *State) River(slot int) []Good { return s.printed(s.row[slot]).Tokens[s.taken[slot]:] }

// Canoe returns the location of the canoe of seat p. 0 is the Fish Market.
func (s *State) Canoe(p engine.Seat) int { return int(s.player[p].canoe) }

// Outlaws returns the number of outlaws on an outpost, from 0 for I to 4 for V, or at the base for
// 5.
func (s *State) Outlaws(at int) int { return int(s.outlaws[at]) }

// Captured returns the number of outlaws that seat p has captured.
func (s *State) Captured(p engine.Seat) int { return int(s.player[p].outlaws) }

// Faces returns the die results with which the Six-Shooter of seat p hits: bit n is set for the
// result n.
func (s *State) Faces(p engine.Seat) Set { return Set(s.faces(p)) }

// TrailGold returns the gold along the trail of seat p that the icon Mining counts (R96).
func (s *State) TrailGold(p engine.Seat) int { return s.trailGold(p) }

// Held returns the set of mountain nodes that hold a card.
func (s *State) Held() Set { return s.held }

// FaceUp returns the set of mountain nodes whose card is face up.
func (s *State) FaceUp() Set { return s.faceUp }

// CardAt returns the card on a mountain node if everybody can see it, because it is face up or an
// outpost. Otherwise it returns NoCard.
func (s *State) CardAt(n Node) Card {
	if s.faceUp.Has(int(n)) || s.outpostAt(n) >= 0 {
		return s.card[n]
	}
	return NoCard
}

// HiddenSpecials returns the number of face-down special cards in a row of the mountain, from 1 to
// 5.
func (s *State) HiddenSpecials(row int) int {
	sum := int(s.special[row])
	for n := range (s.decidedNodes() & box.rowNodes[row]).All() {
		if s.card[n].IsSpecial() {
			sum++
		}
	}
	return sum
}

// Climber returns where the frontiersman of seat p is: a node, or Base.
func (s *State) Climber(p engine.Seat) Node { return s.climber[p] }

// RightClimber returns where the second frontiersman of Hastings is: a node, or Base.
func (s *State) RightClimber() Node { return s.climber[rightFigure] }

// Adjacent returns the set of nodes next to node n. The nodes next to Base are those of row 1
// (R24).
func (n Node) Adjacent() Set {
	if n == Base {
		return box.rowNodes[1]
	}
	return box.node[n].adjacent
}

// Pending returns the phases of the pending decisions, the one to be made next last.
func (s *State) Pending() []engine.Phase {
	var list []engine.Phase
	for _, d := range s.stack[:s.depth] {
		list = append(list, d.phase)
	}
	return list
}

// StepsLeft returns the number of steps that the player may still take, or 0 outside of the phase
// of steps.
func (s *State) StepsLeft() int {
	if s.Phase() != PhaseSteps {
		return 0
	}
	return int(s.top().n)
}

// PendingReaction returns what the current reaction answers: the trigger, and the node of a
// revealed card. path is the pioneer who may react.
func (s *State) PendingReaction() (trigger Trigger, n Node, path Path) {
	trigger, n = s.queue.trigger()
	return trigger, n, s.queue.path
}

// SummitUse returns the reason why the pioneer of path p cannot use the summit action of a slot
// now, or nil if he can.
func (s *State) SummitUse(p Path, slot Slot) *engine.Refusal {
	if s.phase != PhasePioneer {
		return phasePrompts[s.phase]
	}
	moves := s.list(KindSummit, nil)
	if slices.ContainsFunc(moves, func(m engine.Move) bool { return m.A == int16(p) && m.B == int16(slot) }) {
		return nil
	}
	return s.refusePioneer(engine.Move{Kind: KindSummit, A: int16(p), B: int16(slot)})
}
