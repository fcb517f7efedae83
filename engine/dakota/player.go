package dakota

import "gulch/engine"

// count returns how many buildings of a type a town has.
func (p *player) count(b Building) int {
	n := 0
	for i := range p.slot {
		if p.slot[i].building == b {
			n++
		}
	}
	return n
}

// buildings returns the number of buildings in a town.
func (p *player) buildings() int { return int(p.built) }

// vacant returns how many slots have no building.
func (p *player) vacant() int { return BuildingSlots - int(p.built) }

// erect puts a building, or none, on a slot in place of what was there.
func (p *player) erect(i int, at slot) {
	p.built += uint8(one(at.building != NoBuilding) - one(p.slot[i].building != NoBuilding))
	p.slot[i] = at
}

// holds returns how many cards of a kind are in the hand.
func (p *player) holds(c Card) int { return copies(p.hand, c) }

func copies(hand uint64, c Card) int { return int(hand >> (2 * (c - firstHand)) & 3) }

func oneCard(c Card) uint64 { return 1 << (2 * (c - firstHand)) }

// handSize returns the number of cards in a packed hand.
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

// workers returns how many workers of a kind are in town (prisoners elsewhere are not).
func (p *player) workers(w Worker) int { return int(p.free[w] + p.used[w]) }

// people returns how many workers of all kinds are in town.
func (p *player) people() int {
	n := 0
	for w := range p.free {
		n += int(p.free[w] + p.used[w])
	}
	return n
}

// idle returns how many free workers of all kinds are in town.
func (p *player) idle() int {
	n := 0
	for _, f := range p.free {
		n += int(f)
	}
	return n
}

// specialists returns how many specialists are in town.
func (p *player) specialists() int {
	n := 0
	for w := firstSpecialist; w < WorkerKinds; w++ {
		n += p.workers(w)
	}
	return n
}

// tire makes a free worker used.
func (p *player) tire(w Worker) {
	p.free[w]--
	p.used[w]++
}

// goods returns the number of resource tokens a town holds.
func (p *player) goods() int {
	n := 0
	for _, r := range p.res {
		n += int(r)
	}
	return n
}

// beds returns the beds of a town tonight (R99).
func (p *player) beds() int {
	n := 2 * int(p.tents)
	for i := range p.slot {
		n += int(box.beds[p.slot[i].building])
	}
	return n
}

// storage returns how many resources a town may keep tonight (R102).
func (p *player) storage() int {
	n := 4 * int(p.warehouse)
	for i := range p.slot {
		n += int(box.storage[p.slot[i].building])
	}
	return n
}

// handLimit returns how many cards may be kept (R106).
func (p *player) handLimit() int {
	return int(box.k.HandLimit) + int(box.k.HandPerSchool)*p.count(School)
}

// launches returns how many carts were sent today.
func (p *player) launches() int {
	n := 0
	for i := range p.cart {
		if p.cart[i].kind != NoCart && p.cart[i].launched() {
			n++
		}
	}
	return n
}

// served reports whether a shaft has had its cart today (R66).
func (p *player) served(leaf cell) bool {
	for i := range p.cart {
		if p.cart[i].leaf == leaf {
			return true
		}
	}
	return false
}

// has reports whether a town has an empty cell, and in which slot (R51).
func (p *player) freeCell() (at int, ok bool) {
	for i := range p.slot {
		if box.cells[p.slot[i].building] > 0 && p.slot[i].prisoner == 0 {
			return i, true
		}
	}
	return 0, false
}

// officeSlot returns the lowest-numbered office with an unused officer window (R48).
func (p *player) officeSlot() (at int, ok bool) {
	for i := range p.slot {
		if p.slot[i].building == SheriffOffice && p.slot[i].officers() < box.k.OfficerWindows {
			return i, true
		}
	}
	return 0, false
}

// officers returns how many officer windows are used today.
func (s *slot) officers() uint8 { return s.flags/slotOfficer&1 + s.flags/slotOfficer2&1 }

// putOfficer takes an officer window.
func (s *slot) putOfficer() {
	if s.flags&slotOfficer != 0 {
		s.flags |= slotOfficer2
	}
	s.flags |= slotOfficer
}

func prisonerOf(w Worker, owner engine.Seat) uint8 { return uint8(w) + 1 | uint8(owner)<<4 }

// captive returns who sits in the cell of a slot that has a prisoner.
func (s *slot) captive() (Worker, engine.Seat) {
	return Worker(s.prisoner&15) - 1, engine.Seat(s.prisoner >> 4)
}
