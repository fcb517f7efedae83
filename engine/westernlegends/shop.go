package westernlegends

import "gulch/engine"

// storeAt returns the kind of store in space x (R13, R66). The Trading Post can only be reached
// with Ante Up.
func (s *State) storeAt(x Space) storeKind { return box.store[x] }

// sells reports whether a store of kind k sells item i (R100).
func (s *State) sells(k storeKind, i Item) bool {
	return i >= 0 && i < itemCount && s.stocked.Has(i) && (k == anyStore || s.trading.Has(i) == (k == tradingPost))
}

func (s *State) mayBuy(p engine.Seat, k storeKind, i Item) bool {
	return s.sells(k, i) && !s.p[p].items.Has(i) && s.p[p].money >= box.item[i].cost && s.itemsLeft(i) > 0
}

func (s *State) mayUpgrade(p engine.Seat, k storeKind, i Item) bool {
	pl := &s.p[p]
	return s.sells(k, i) && pl.items.Has(i) && !pl.upgraded.Has(i) && box.item[i].canUp && pl.money >= box.item[i].cost
}

// canShop reports whether player p could buy or upgrade anything at a store of kind k.
func (s *State) canShop(p engine.Seat, k storeKind) bool {
	if k == noStore {
		return false
	}
	for i := range Item(itemCount) {
		if s.mayBuy(p, k, i) || s.mayUpgrade(p, k, i) {
			return true
		}
	}
	return false
}

// runShop asks for the next purchase while the player can buy anything (R66). f is the frame (entry
// on the stack) of the purchases.
func (s *State) runShop(f *frame) {
	p := f.seat
	if f.st == 0 && s.canShop(p, storeKind(f.a)) {
		s.push(frame{op: askShop, seat: p, by: p})
		return
	}
	bought := f.b
	s.pop()
	if bought > 0 {
		s.signal(sigPurchased, p, 1)
	}
}

// playShop buys or upgrades the item of move m, or leaves the store.
func (s *State) playShop(m engine.Move, obs engine.Observer) {
	p := s.pop().seat
	f := s.top()
	if m.Kind == KindDone {
		f.st = 1
		return
	}
	i := ItemOf(m)
	f.b++
	s.pay(p, box.item[i].cost, Cause{CauseItem, int(i)}, obs)
	s.count(p, statPurchases, 1, obs)
	if m.Kind == KindUpgrade {
		s.p[p].upgraded |= i.bit()
		tellUpgrade(obs, p, i)
		s.trimNuggets(p, obs)
		return
	}
	s.push(frame{op: opBuy, seat: p, by: p, a: int16(i)})
}

// owned returns the number of items of class c that player p has.
func (s *State) owned(p engine.Seat, c Class) int { return (s.p[p].items & box.ofClass[c]).Len() }

// runBuy gives a bought item to the player. f is the frame (entry on the stack) of the purchase. If
// the player has as many items of its class as allowed, the player must first give one up (R6).
func (s *State) runBuy(f *frame, obs engine.Observer) {
	p, i := f.seat, Item(f.a)
	if c := box.item[i].cls; s.owned(p, c) >= s.most(c) {
		s.push(frame{op: askDrop, seat: p, by: p, a: int16(c)})
		return
	}
	s.pop()
	s.addItem(p, i, false, obs)
	s.push(frame{op: opGained, seat: p, by: p, a: int16(i)})
}

// runGained carries out the effects that an item has when a player gains it. f is the frame (entry
// on the stack) of these effects.
func (s *State) runGained(f *frame) {
	p, i := f.seat, Item(f.a)
	s.pop()
	for _, a := range box.item[i].side[s.p[p].sideOf(i)] {
		if a.when == winGained {
			s.runBlock(a.then, p, p)
		}
	}
}
