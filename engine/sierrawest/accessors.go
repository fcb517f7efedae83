package sierrawest

import (
	"slices"

	"gulch/engine"
)

// Accessors of public information for scenes and bots. They allocate no memory, except for
// functions that return a slice.

// Mode returns the mode in which the game is played, such as Apple Hill.
func (s *State) Mode() Mode { return s.mode }

// Solo reports whether this is a solo game, in which seat 1 is Hastings, the automated rival.
func (s *State) Solo() bool { return s.solo }

// Round returns the number of the current round, from 1.
func (s *State) Round() int { return int(s.round) }

// EndRound returns the number of the last round, or 0 until the end of the game is triggered.
func (s *State) EndRound() int { return int(s.endRound) }

// StartSeat returns the seat that has the first turn of every round.
func (s *State) StartSeat() engine.Seat { return s.start }

// Active returns the seat whose turn it is. It stays the same while another seat is asked for a
// reaction.
func (s *State) Active() engine.Seat { return s.active }

// Goods returns the amount of a good (a ware) that seat p has. For apples, which nobody owns, it
// returns the amount in the supply that all players share.
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

// Supply returns the amount of a good in the supply that all players share. Only apples, Pairs of
// Boots, fish and mine carts have such a supply; for other goods Supply returns -1.
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

// Carts returns the number of mine carts of seat p by their content: the index is the amount of
// gold in the cart, from 0 to CartRoom.
func (s *State) Carts(p engine.Seat) [CartRoom + 1]int {
	c := s.player[p].carts
	return [CartRoom + 1]int{int(c[0]), int(c[1]), int(c[2])}
}

// HandSize returns the number of cards in the hand of a seat.
func (s *State) HandSize(p engine.Seat) int { return s.player[p].hand.Len() }

// Hidden returns the cards in the hand and in the draw pile of seat p together. This union is
// public, because all other cards of the seat are visible.
func (s *State) Hidden(p engine.Seat) Set { return s.player[p].hand | s.player[p].draw }

// Claimed returns the mountain cards that seat p has claimed.
func (s *State) Claimed(p engine.Seat) Set { return s.player[p].claimed }

// Laid returns the card that the active player has laid out in a slot of the player board, or
// NoCard.
func (s *State) Laid(slot Slot) Card { return s.slots[slot] }

// IconAt returns the icon on a space of path p of the active player's board. Spaces are counted
// from 1. The active player must have laid out three cards.
func (s *State) IconAt(p Path, space int) Icon { return s.iconAt(p, space) }

// Preview returns the icons that path p would show if these cards were laid out in the left, top
// and right slots of a player board. The icons are in the order in which a pioneer walks over them.
func (m Mode) Preview(left, top, right Card, p Path) []Icon {
	l, t, r := m.Card(left), m.Card(top), m.Card(right)
	if p == Tan {
		return []Icon{l.T1, l.T2, r.T1, r.T2}
	}
	return []Icon{l.G1, l.G2, t.Crest, r.G1, r.G2}
}

// Place describes where a pioneer is and whether he can still act.
type Place struct {
	Ready  bool // the pioneer is in camp and has not acted in this turn
	Space  int  // the space of the path where the pioneer is, from 1; 0 if not on the path
	Used   bool // whether the icon of that space has been used
	Summit bool
	Slot   Slot // the slot on whose summit the pioneer is; only valid if Summit is set
	Trap   bool
	Cabin  Cabin // the cabin where the pioneer is; CabinCount if he is in no cabin
}

// Pioneer returns the place of one pioneer of seat p: the one who walks the given path. If all
// fields but Cabin are zero and Cabin is CabinCount, the pioneer is in camp and has finished the
// turn.
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

// Wagon returns the space of the wagon trail, from 0, where the wagon of seat p is.
func (s *State) Wagon(p engine.Seat) int { return int(s.player[p].wagon) }

// Multiplier returns the number printed at the space of the wagon trail where the wagon of seat p
// is. The final scoring multiplies the seat's track moves and captured outlaws by it (R69).
func (s *State) Multiplier(p engine.Seat) int { return box.space[s.player[p].wagon].Multiplier }

// Space returns the description of space n of the wagon trail, from 0 to LastSpace.
func Space(n int) SpaceInfo { return box.space[n] }

// CardsAlongTrail returns the number of cards of the row that are along the trail of seat p: the
// cards, from the left, that its wagon has come far enough to use (R68).
func (s *State) CardsAlongTrail(p engine.Seat) int { return s.along(p) }

// Track returns the space, counted from 0, where the marker of seat p is on track t.
func (s *State) Track(p engine.Seat, t Track) int { return int(s.player[p].track[t]) }

// Info returns the description of a track.
func (t Track) Info() TrackInfo {
	if t >= TrackCount {
		return TrackInfo{}
	}
	return box.track[t]
}

// Caught returns the animals that seat p has caught, as a set of Animal values.
func (s *State) Caught(p engine.Seat) Set { return Set(s.player[p].caught) }

// Cabins returns the cabins that seat p has built, as a set of Cabin values.
func (s *State) Cabins(p engine.Seat) Set { return Set(s.player[p].cabins) }

// OwnerOf returns the seat that owns a single piece, or NoSeat.
func (s *State) OwnerOf(p Piece) engine.Seat { return s.owner[p] }

// Market returns the number of copies of a cabin that are left in the market.
func (s *State) Market(c Cabin) int { return int(s.market[c]) }

// Row returns the special cards in the row under the wagon trail, from left to right. The slice
// belongs to the state and is only valid until the next move.
func (s *State) Row() []Card { return s.row[:s.rowSize] }

// Outlaws returns the number of outlaws at a place. at is the number of the place: 0 to 4 are the
// outposts I to V, and 5 is the base.
func (s *State) Outlaws(at int) int { return int(s.outlaws[at]) }

// Faces returns the die results with which a Six-Shooter of seat p hits, as a set of numbers from 1
// to 6.
func (s *State) Faces(p engine.Seat) Set { return Set(s.faces(p)) }

// TrailGold returns the amount of gold on the mine cards that the wagon of seat p has come far
// enough to use. This is the most gold that the icon Mining can bring (R96).
func (s *State) TrailGold(p engine.Seat) int { return s.trailGold(p) }

// Held returns the set of mountain nodes that hold a card.
func (s *State) Held() Set { return s.held }

// FaceUp returns the set of mountain nodes whose card is face up.
func (s *State) FaceUp() Set { return s.faceUp }

// CardAt returns the card on a mountain node if everybody can see it, because it is face up or an
// outpost. Otherwise, and for nodes without a card, it returns NoCard.
func (s *State) CardAt(n Node) Card {
	if s.faceUp.Has(int(n)) || s.outpostAt(n) >= 0 {
		return s.card[n]
	}
	return NoCard
}

// HiddenSpecials returns the number of face-down special cards in a row of the mountain. Rows are
// numbered from 1 at the foot of the mountain to 5.
func (s *State) HiddenSpecials(row int) int {
	sum := int(s.special[row])
	for n := range (s.decidedNodes() & box.rowNodes[row]).All() {
		if s.card[n].IsSpecial() {
			sum++
		}
	}
	return sum
}

// Climber returns the mountain node where the frontiersman of seat p is, or Base. For Hastings this
// is the left one of his two frontiersmen.
func (s *State) Climber(p engine.Seat) Node { return s.climber[p] }

// Adjacent returns the set of nodes to which one step leads from node n. From Base, these are the
// nodes of row 1 (R24).
func (n Node) Adjacent() Set {
	if n == Base {
		return box.rowNodes[1]
	}
	return box.node[n].adjacent
}

// Pending returns the phases of the decisions on the stack, which are still to be made in this
// turn. The last one in the list is made first.
func (s *State) Pending() []engine.Phase {
	var list []engine.Phase
	for _, d := range s.stack[:s.depth] {
		list = append(list, d.phase)
	}
	return list
}

// PendingReaction describes the reaction that a seat is asked for: the kind of event that the
// pioneer of the returned path may react to and, for a revealed card, its node (otherwise Base).
func (s *State) PendingReaction() (trigger Trigger, n Node, path Path) {
	trigger, n = s.queue.trigger()
	return trigger, n, s.queue.path
}

// SummitUse returns the reason why the active player's pioneer of path p cannot use the summit
// action of a slot now, or nil if he can.
func (s *State) SummitUse(p Path, slot Slot) *engine.Refusal {
	if s.phase != PhasePioneer {
		return phasePrompts[s.phase]
	}
	moves := s.list(KindSummit, nil)
	if slices.ContainsFunc(moves, func(m engine.Move) bool { return PathOf(m) == p && SlotOf(m) == slot }) {
		return nil
	}
	return s.refusePioneer(TakeSummit(p, slot, 0))
}
