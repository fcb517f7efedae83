package sierrawest

import (
	"slices"

	"gulch/engine"
)

// Accessors for public information, for scenes and bots. Only those that return a slice allocate.

// Mode returns the mode of the game.
func (s *State) Mode() Mode { return s.mode }

// Solo reports whether seat 1 is Hastings.
func (s *State) Solo() bool { return s.solo }

// Round returns the number of the round, from 1.
func (s *State) Round() int { return int(s.round) }

// EndRound returns the last round once the end is triggered, otherwise 0.
func (s *State) EndRound() int { return int(s.endRound) }

// StartSeat returns who begins every round.
func (s *State) StartSeat() engine.Seat { return s.start }

// Active returns the seat whose turn it is, also while another seat is asked for a reaction.
func (s *State) Active() engine.Seat { return s.active }

// Goods returns the amount of a good that a seat has. For apples it is the common supply.
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

// Supply returns the common supply of a limited good: apples, Pairs of Boots, fish, mine carts. It
// is -1 for unlimited goods.
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

// Carts returns the number of carts of a seat that hold 0, 1 and 2 gold.
func (s *State) Carts(p engine.Seat) [CartRoom + 1]int {
	c := s.player[p].carts
	return [CartRoom + 1]int{int(c[0]), int(c[1]), int(c[2])}
}

// Hand returns the hand of a seat. It must only be shown to that seat.
func (s *State) Hand(p engine.Seat) Set { return s.player[p].hand }

// HandSize returns the number of cards in the hand of a seat.
func (s *State) HandSize(p engine.Seat) int { return s.player[p].hand.Len() }

// Discards returns the discard pile of a seat.
func (s *State) Discards(p engine.Seat) Set { return s.player[p].discard }

// Hidden returns the hand and the draw pile of a seat together. Everybody knows them by
// elimination.
func (s *State) Hidden(p engine.Seat) Set { return s.player[p].hand | s.player[p].draw }

// Claimed returns the mountain cards that a seat has claimed.
func (s *State) Claimed(p engine.Seat) Set { return s.player[p].claimed }

// Laid returns the card in a slot of the active player, or NoCard.
func (s *State) Laid(slot Slot) Card { return s.slots[slot] }

// IconAt returns the icon of a path space of the active player. Three cards must be laid out.
func (s *State) IconAt(p Path, space int) Icon { return s.iconAt(p, space) }

// Preview returns the icons that the spaces of a path would show with these cards, in the order of
// the path.
func (m Mode) Preview(left, top, right Card, p Path) []Icon {
	l, t, r := m.Card(left), m.Card(top), m.Card(right)
	if p == Tan {
		return []Icon{l.T1, l.T2, r.T1, r.T2}
	}
	return []Icon{l.G1, l.G2, t.Crest, r.G1, r.G2}
}

// Place is the place of a pioneer.
type Place struct {
	Ready  bool // in camp, has not acted yet
	Space  int  // space of the path, 0 if not on the path
	Used   bool // the icon of that space was used
	Summit bool
	Slot   Slot // the slot, if on a summit
	Trap   bool
	Cabin  Cabin // the cabin, CabinCount if in none
}

// Pioneer returns the place of a pioneer. A Place with CabinCount and otherwise zero fields is the
// camp, finished.
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

// Wagon returns the space of a seat's wagon.
func (s *State) Wagon(p engine.Seat) int { return int(s.player[p].wagon) }

// Multiplier returns the number printed at a seat's wagon (R69).
func (s *State) Multiplier(p engine.Seat) int { return box.space[s.player[p].wagon].Multiplier }

// Space returns the description of a space of the wagon trail.
func Space(n int) SpaceInfo { return box.space[n] }

// CardsAlongTrail returns how many row cards are along a seat's trail (R68).
func (s *State) CardsAlongTrail(p engine.Seat) int { return s.along(p) }

// Track returns the space of a seat's marker on a track.
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

// Caught returns the animals that a seat has caught, as a set of Animal values.
func (s *State) Caught(p engine.Seat) Set { return Set(s.player[p].caught) }

// ShownAnimals returns the animals printed on face-up cards, as a set of Animal values.
func (s *State) ShownAnimals() Set { return Set(s.shownAnimals()) }

// Cabins returns the cabins of a seat, as a set of Cabin values.
func (s *State) Cabins(p engine.Seat) Set { return Set(s.player[p].cabins) }

// Market returns the number of copies of a cabin in the market.
func (s *State) Market(c Cabin) int { return int(s.market[c]) }

// Owner returns the owner of a single piece, NoSeat while it is in the supply.
func (s *State) Owner(p Piece) engine.Seat { return s.owner[p] }

// Row returns the cards of the row. The slice is part of the state and is only valid until the next
// move.
func (s *State) Row() []Card { return s.row[:s.rowSize] }

// River returns the resources left on the river card in a row slot, from left to right.
func (s *State) River(slot int) []Good { return s.printed(s.row[slot]).Tokens[s.taken[slot]:] }

// Canoe returns the location of a seat's canoe: 0 is the Fish Market.
func (s *State) Canoe(p engine.Seat) int { return int(s.player[p].canoe) }

// Outlaws returns the number of outlaws on an outpost, 0 for I to 4 for V, or at the base for 5.
func (s *State) Outlaws(at int) int { return int(s.outlaws[at]) }

// Captured returns how many outlaws a seat has captured.
func (s *State) Captured(p engine.Seat) int { return int(s.player[p].outlaws) }

// Faces returns the die faces on which a seat's Six-Shooter hits: bit n is set for face n.
func (s *State) Faces(p engine.Seat) Set { return Set(s.faces(p)) }

// TrailGold returns the gold along a seat's trail that Mining counts (R96).
func (s *State) TrailGold(p engine.Seat) int { return s.trailGold(p) }

// Held returns the nodes of the mountain that hold a card.
func (s *State) Held() Set { return s.held }

// FaceUp returns the nodes whose card is face up.
func (s *State) FaceUp() Set { return s.faceUp }

// CardAt returns the card on a node if it is face up or an outpost, otherwise NoCard.
func (s *State) CardAt(n Node) Card {
	if s.faceUp.Has(int(n)) || s.outpostAt(n) >= 0 {
		return s.card[n]
	}
	return NoCard
}

// HiddenSpecials returns the number of face-down special cards in a row of the mountain, 1 to 5.
func (s *State) HiddenSpecials(row int) int {
	sum := int(s.special[row])
	for n := range (s.decidedNodes() & box.rowNodes[row]).All() {
		if s.card[n].IsSpecial() {
			sum++
		}
	}
	return sum
}

// Climber returns the place of a seat's frontiersman: a node or Base.
func (s *State) Climber(p engine.Seat) Node { return s.climber[p] }

// RightClimber returns the place of the second frontiersman of Hastings.
func (s *State) RightClimber() Node { return s.climber[rightFigure] }

// Adjacent returns the nodes next to a node. For Base they are the nodes of row 1 (R24).
func (n Node) Adjacent() Set {
	if n == Base {
		return box.rowNodes[1]
	}
	return box.node[n].adjacent
}

// Pending returns the phases of the decisions on the stack, the next decision last.
func (s *State) Pending() []engine.Phase {
	var list []engine.Phase
	for _, d := range s.stack[:s.depth] {
		list = append(list, d.phase)
	}
	return list
}

// StepsLeft returns the number of steps left to take, 0 outside the phase of steps.
func (s *State) StepsLeft() int {
	if s.Phase() != PhaseSteps {
		return 0
	}
	return int(s.top().n)
}

// PendingReaction returns the reaction that is asked for: its trigger, the node of a revealed card,
// and the pioneer.
func (s *State) PendingReaction() (trigger Trigger, n Node, path Path) {
	trigger, n = s.queue.trigger()
	return trigger, n, s.queue.path
}

// SummitUse returns the reason why a pioneer cannot use the summit action of a slot now, nil if he
// can.
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
