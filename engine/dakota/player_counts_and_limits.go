package dakota

import "gulch/engine"

// count returns the number of buildings of type b in the player's town.
func (p *player) count(b Building) int {
	n := 0
	for i := range p.slot {
		if p.slot[i].building == b {
			n++
		}
	}
	return n
}

// buildings returns the number of buildings in the player's town.
func (p *player) buildings() int { return int(p.built) }

// vacant returns the number of slots without a building.
func (p *player) vacant() int { return BuildingSlots - int(p.built) }

// setBuilding replaces the content of the player's slot i (counted from 0). at is the new content;
// if its building is NoBuilding, the slot becomes empty.
func (p *player) setBuilding(i int, at slot) {
	p.built += uint8(one(at.building != NoBuilding) - one(p.slot[i].building != NoBuilding))
	p.slot[i] = at
}

// holds returns the number of cards of kind c in the player's hand.
func (p *player) holds(c Card) int { return copies(p.hand, c) }

func copies(hand uint64, c Card) int { return int(hand >> (2 * (c - firstHand)) & 3) }

func oneCard(c Card) uint64 { return 1 << (2 * (c - firstHand)) }

// handSize returns the number of cards in a hand, which is packed like player.hand.
func handSize(hand uint64) int {
	const pairs = 0x5555555555555555
	n := 0
	for v := hand & pairs; v != 0; v &= v - 1 {
		n++
	}
	for v := hand >> 1 & pairs; v != 0; v &= v - 1 {
		n += 2
	}
	return n
}

// workers returns the number of workers of kind w in the town. Those who are prisoners in other
// towns do not count.
func (p *player) workers(w Worker) int { return int(p.free[w] + p.used[w]) }

// people returns the number of workers of all kinds in the town. Those who are prisoners in other
// towns do not count.
func (p *player) people() int {
	n := 0
	for w := range p.free {
		n += int(p.free[w] + p.used[w])
	}
	return n
}

// idle returns the number of free workers of all kinds in the town.
func (p *player) idle() int {
	n := 0
	for _, f := range p.free {
		n += int(f)
	}
	return n
}

// specialists returns the number of specialists in the town.
func (p *player) specialists() int {
	n := 0
	for w := firstSpecialist; w < WorkerKinds; w++ {
		n += p.workers(w)
	}
	return n
}

// useWorker marks one free worker of kind w as used.
func (p *player) useWorker(w Worker) {
	p.free[w]--
	p.used[w]++
}

// goods returns the number of resource tokens that the player has.
func (p *player) goods() int {
	n := 0
	for _, r := range p.res {
		n += int(r)
	}
	return n
}

// beds returns the number of workers that can sleep in the town tonight (R99).
func (p *player) beds() int {
	n := 2 * int(p.tents)
	for i := range p.slot {
		n += int(box.beds[p.slot[i].building])
	}
	return n
}

// storage returns the number of resource tokens that the town may keep tonight (R102).
func (p *player) storage() int {
	n := 4 * int(p.warehouse)
	for i := range p.slot {
		n += int(box.storage[p.slot[i].building])
	}
	return n
}

// handLimit returns the number of cards that the player may keep overnight (R106).
func (p *player) handLimit() int {
	return int(box.k.HandLimit) + int(box.k.HandPerSchool)*p.count(School)
}

// launches returns the number of carts that the player has sent today.
func (p *player) launches() int {
	n := 0
	for i := range p.cart {
		if p.cart[i].kind != NoCart && p.cart[i].launched() {
			n++
		}
	}
	return n
}

// served reports whether the player has sent a cart today down the shaft that ends in the cell leaf
// (R66).
func (p *player) served(leaf cell) bool {
	for i := range p.cart {
		if p.cart[i].leaf == leaf {
			return true
		}
	}
	return false
}

// freeCell returns the slot (counted from 0) of a sheriff's office in the town that has an empty
// prison cell. ok is false if there is none (R51).
func (p *player) freeCell() (at int, ok bool) {
	for i := range p.slot {
		if box.cells[p.slot[i].building] > 0 && p.slot[i].prisoner == 0 {
			return i, true
		}
	}
	return 0, false
}

// officeSlot returns the lowest slot (counted from 0) of a sheriff's office in the town with an
// unused officer window. ok is false if there is none (R48).
func (p *player) officeSlot() (at int, ok bool) {
	for i := range p.slot {
		if p.slot[i].building == SheriffOffice && p.slot[i].officers() < box.k.OfficerWindows {
			return i, true
		}
	}
	return 0, false
}

// officers returns the number of officer windows of the slot's building that have been used today.
func (s *slot) officers() uint8 { return s.flags/slotOfficer&1 + s.flags/slotOfficer2&1 }

// putOfficer marks one more officer window of the slot's building as used today.
func (s *slot) putOfficer() {
	if s.flags&slotOfficer != 0 {
		s.flags |= slotOfficer2
	}
	s.flags |= slotOfficer
}

func prisonerOf(w Worker, owner engine.Seat) uint8 { return uint8(w) + 1 | uint8(owner)<<4 }

// prisonerAndOwner returns the kind of the prisoner in the slot's building and the seat that the
// prisoner belongs to. There must be a prisoner.
func (s *slot) prisonerAndOwner() (Worker, engine.Seat) {
	return Worker(s.prisoner&15) - 1, engine.Seat(s.prisoner >> 4)
}
