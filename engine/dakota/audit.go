package dakota

import (
	"fmt"

	"gulch/engine"
)

// Audit returns a listener that keeps books by the events alone and compares them with the position after every move:
// so the events tell a screen all that it has to show. It checks invariant 18 on the way.
func (game) Audit(start engine.State) engine.Auditor {
	s := start.(*State)
	return &auditor{books: booksOf(s), lastDay: s.lastDay}
}

// auditor follows one game.
type auditor struct {
	books   [MaxSeats]books
	lastDay bool
}

// books are what a rival can see of a town, and its money.
type books struct {
	money, hand, pending, tiles, sleepers int
	goods                                 [ResourceCount]int
	workers                               [WorkerKinds]int
	plots                                 [BuildingSlots]Building
	carts                                 [CartSlots]Cart
}

func booksOf(s *State) (all [MaxSeats]books) {
	for seat := range engine.Seat(s.seats) {
		p, b := &s.player[seat], &all[seat]
		b.money, b.hand, b.pending = int(p.money), handSize(p.hand), int(p.pendingSize)
		b.tiles, b.sleepers = int(s.mine[seat].count), int(p.sleepers)
		for r, n := range p.res {
			b.goods[r] = int(n)
		}
		for w := range WorkerKinds {
			b.workers[w] = p.workers(w)
		}
		for i := range p.slot {
			b.plots[i] = p.slot[i].building
		}
		for i := range p.cart {
			b.carts[i] = p.cart[i].kind
		}
	}
	return all
}

// Event enters one event.
func (a *auditor) Event(e engine.Event) {
	if e.Seat == nobody {
		return
	}
	b, other := &a.books[e.Seat], &books{}
	if e.Other != nobody {
		other = &a.books[e.Other]
	}
	if at := int(e.Kind); at < len(entries) && entries[at] != nil {
		entries[at](b, other, e)
	}
}

// entries say what each kind of event changes in the books of Seat and Other.
var entries = [eventEnd]func(b, other *books, e engine.Event){
	EventIncome:   func(b, _ *books, e engine.Event) { b.money += int(e.A) },
	EventBailed:   func(b, o *books, e engine.Event) { b.pay(o, e.B); b.workers[e.A]++ },
	EventStayed:   func(b, _ *books, e engine.Event) { b.workers[e.A]++ },
	EventDrew:     (*books).draw,
	EventTookCard: func(b, o *books, _ engine.Event) { b.hand++; o.hand-- },
	EventPeeked:   func(b, _ *books, e engine.Event) { b.hand += int(e.B) },
	EventHappening: func(b, _ *books, e engine.Event) {
		b.pending -= int(e.B)
	},
	EventDestroyed:  func(b, _ *books, e engine.Event) { b.plots[e.A] = NoBuilding },
	EventCollapsed:  func(b, _ *books, _ engine.Event) { b.tiles-- },
	EventJoined:     func(b, _ *books, e engine.Event) { b.workers[e.A]++ },
	EventTaxed:      func(b, _ *books, e engine.Event) { b.money -= int(e.A) },
	EventGranted:    func(b, _ *books, e engine.Event) { b.money += int(e.A) },
	EventPlaced:     func(b, _ *books, _ engine.Event) { b.tiles++ },
	EventSent:       func(b, _ *books, e engine.Event) { b.money -= int(e.B) },
	EventPlayed:     func(b, _ *books, _ engine.Event) { b.hand-- },
	EventCartBought: func(b, _ *books, e engine.Event) { b.money -= int(e.C); b.carts[e.A] = Cart(e.B) },
	EventAttack:     func(b, _ *books, e engine.Event) { b.hand--; b.money -= int(e.B) },
	EventReacted:    func(b, _ *books, _ engine.Event) { b.hand-- },
	EventArrested:   func(_, o *books, e engine.Event) { o.workers[e.A]-- },
	EventRobbed:     func(b, o *books, e engine.Event) { o.pay(b, e.A) },
	EventRaided:     func(b, o *books, e engine.Event) { b.goods[e.A]++; o.goods[e.A]-- },
	EventLured:      func(b, o *books, e engine.Event) { b.workers[e.A]++; o.workers[e.A]-- },
	EventLaunched:   func(b, _ *books, e engine.Event) { b.money -= int(e.C) },
	EventEarned:     func(b, _ *books, e engine.Event) { b.money += int(e.A) },
	EventTrained:    func(b, _ *books, e engine.Event) { b.workers[Miner]--; b.workers[e.B]++ },
	EventBuilt:      func(b, _ *books, e engine.Event) { b.money -= int(e.C); b.plots[e.A] = Building(e.B) },
	EventUpgraded:   func(b, _ *books, e engine.Event) { b.money -= int(e.C); b.plots[e.A] = Hotel },
	EventMined:      func(b, _ *books, e engine.Event) { b.goods[e.B]++ },
	EventSoldCombo:  (*books).sellCombo,
	EventSoldPlain:  func(b, _ *books, e engine.Event) { b.goods[e.A] -= int(e.B); b.money += int(e.C) },
	EventHired:      func(b, _ *books, e engine.Event) { b.money -= int(e.B); b.workers[e.A]++ },
	EventStaked:     func(b, _ *books, e engine.Event) { b.money += int(e.B) - int(e.A) },
	EventDismissed:  func(b, _ *books, e engine.Event) { b.workers[e.A]-- },
	EventDropped:    func(b, _ *books, e engine.Event) { b.goods[e.A]-- },
	EventLodged:     func(b, _ *books, e engine.Event) { b.sleepers = int(e.A) },
	EventDiscarded:  func(b, _ *books, _ engine.Event) { b.hand-- },
}

func (b *books) pay(to *books, dollars int16) {
	b.money -= int(dollars)
	to.money += int(dollars)
}

func (b *books) draw(_ *books, e engine.Event) {
	switch e.C {
	case 0:
		b.hand++
	case 1:
		b.pending++
	}
}

func (b *books) sellCombo(_ *books, e engine.Event) {
	b.money += int(e.B)
	for r, n := range box.needs[e.A] {
		b.goods[r] -= int(n)
	}
}

// Moved compares the position with the books.
func (a *auditor) Moved(state engine.State) error {
	s := state.(*State)
	for seat, is := range booksOf(s) {
		if is != a.books[seat] {
			return fmt.Errorf("by the events seat %d has %+v, in the position %+v", seat, a.books[seat], is)
		}
	}
	if a.lastDay && !s.lastDay {
		return fmt.Errorf("I18: the last-day flag was cleared")
	}
	a.lastDay = s.lastDay
	return nil
}
