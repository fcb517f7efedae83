package dakota

import (
	"strconv"
	"strings"

	"gulch/engine"
)

// maxMoney is the largest amount of money that a document may contain. It is higher than in any
// real game, and small enough for the fields of a State.
const maxMoney = 5000

// UnmarshalJSON reads a position from its JSON form. Components that it mentions neither in a town
// nor on a board nor in the deck are put into their supplies: tokens into the pool, miners into the
// miner pool, specialists into the worker bag, tiles into the layer bags, buildings into the
// supply, and cards on the discard pile. If the position is not possible, UnmarshalJSON returns an
// error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	if err := ready(); err != nil {
		return err
	}
	var d document
	if err := engine.DecodeStrict(text, &d); err != nil {
		return err
	}
	if _, err := Game.Info().Resolve(d.Players, nil); err != nil {
		return err
	}
	l := loader{d: &d, s: emptyPosition(d.Players)}
	l.common()
	for id, town := range d.Towns {
		l.town(id, &town)
	}
	l.flow()
	l.decision()
	if l.Err == nil {
		l.derive()
	}
	if l.Err != nil {
		return l.Err
	}
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// loader fills a position from a document. It keeps the first error.
type loader struct {
	engine.FirstError
	d *document
	s *State
}

// find returns the index of id in ids, as a value of type T. If id is not in ids, it records an
// error in l.
func find[T ~uint8](l *loader, ids []string, id string) T {
	for i, known := range ids {
		if known == id && id != "" {
			return T(i)
		}
	}
	l.Failf("%q is not known", id)
	return 0
}

// fill stores numbers in the slice into: each number at the index that its id has in ids. from is a
// map from ids to numbers. what names the numbers in error messages.
func (l *loader) fill(what string, ids []string, into []uint8, from map[string]int) {
	for id, n := range from {
		into[find[uint8](l, ids, id)] = uint8(l.Within(what+" "+id, n, 0, 100))
	}
}

func (l *loader) seat(what string, n int) engine.Seat {
	return engine.Seat(l.Within(what, n, 0, l.d.Players-1))
}

func (l *loader) seats(what string, list []int) engine.SeatSet {
	var set engine.SeatSet
	for _, n := range list {
		set = set.With(l.seat(what, n))
	}
	return set
}

// numbered returns the number from 0 that an id such as "slot_01" stands for: the number at its
// end, minus 1. It records an error in l unless the id is the prefix and a number from 1 to count.
func (l *loader) numbered(id, prefix string, count int) uint8 {
	n, err := strconv.Atoi(strings.TrimPrefix(id, prefix))
	if err != nil || !strings.HasPrefix(id, prefix) || n < 1 || n > count {
		l.Failf("%q is not one of %s1 to %s%d", id, prefix, prefix, count)
		return 0
	}
	return uint8(n - 1)
}

func (l *loader) slot(id string) uint8 { return l.numbered(id, "slot_", BuildingSlots) }

func (l *loader) cell(what string, xy [2]int) cell {
	c, inside := cellAt(xy[0], xy[1])
	if !inside {
		l.Failf("%s: %d, %d lies outside of the mine", what, xy[0], xy[1])
		return 0
	}
	return c
}

func (l *loader) hand(list []string) uint64 {
	hand := uint64(0)
	for _, id := range list {
		c := find[Card](l, box.cardID[:], id)
		if c < firstHand || copies(hand, c) >= int(box.cardQty[c]) {
			l.Failf("a hand cannot hold that many of %q", id)
			return hand
		}
		hand += oneCard(c)
	}
	return hand
}

// common reads the components that belong to no seat from l.d into l.s.
func (l *loader) common() {
	d, s := l.d, l.s
	s.day = uint8(l.Within("day", d.Day, 0, int(box.setup[d.Players].dayLimit)))
	s.lastDay = d.LastDay
	s.strongOut = uint8(l.Within("strong_section", d.StrongSection, 0, 100))
	s.bankRun = d.BankRun
	s.blizzard = uint8(l.Within("blizzard", d.Blizzard, 0, 9))
	s.payday = uint8(l.Within("payday", d.Payday, 0, 9))
	l.fill("shortage", box.resourceID[:], s.shortage[:], d.Shortage)
	l.fill("destroyed", box.buildingID[:], s.destroyed[:], d.Destroyed)
	if len(d.Jobs) > int(box.jobCount[d.Players]) {
		l.Failf("jobs: %d slots are used with %d players", box.jobCount[d.Players], d.Players)
		return
	}
	for i, id := range d.Jobs {
		if id != "" {
			s.job[i] = find[Worker](l, box.workerID[:], id)
		}
	}
	for id, tokens := range d.Sales {
		c := find[Combination](l, box.comboID[:], id)
		if len(tokens) > int(s.saleSlots(c)) {
			l.Failf("%s has %d sale slots", id, s.saleSlots(c))
			return
		}
		for i, token := range tokens {
			s.sales[c][i] = 1 + find[uint8](l, box.resourceID[:], token)
		}
	}
	for _, id := range d.Beside {
		s.beside[find[Tile](l, box.tileID[:], id)]++
	}
	if len(d.Deck) > maxDeck || len(d.Beside) > TileCount {
		l.Failf("there are not so many cards or tiles")
		return
	}
	for i := len(d.Deck) - 1; i >= 0; i-- { // the document lists the card that is drawn next first, the state last
		s.deck[s.deckSize] = find[Card](l, box.cardID[:], d.Deck[i])
		s.deckSize++
	}
	s.unordered = d.Unordered
	if d.Chance != nil {
		s.chance = *d.Chance
	}
}

// town reads the town of the seat that has the given id, such as "P0", from d.
func (l *loader) town(id string, d *townDocument) {
	seat := l.numberedSeat(id)
	p := &l.s.player[seat]
	p.money = int16(l.Within("money", d.Money, 0, maxMoney))
	p.spent = int16(l.Within("spent", d.Spent, 0, maxMoney))
	p.hand = l.hand(d.Hand)
	for q, known := range d.Known {
		p.known[l.numberedSeat(q)] = l.hand(known)
	}
	if len(d.Pending) > maxPending {
		l.Failf("there are not so many events")
		return
	}
	for _, id := range d.Pending {
		p.pending[p.pendingSize] = find[Card](l, box.cardID[:], id)
		p.pendingSize++
	}
	l.fill("free", box.workerID[:], p.free[:], d.Free)
	l.fill("used", box.workerID[:], p.used[:], d.Used)
	l.fill("resources", box.resourceID[:], p.res[:], d.Resources)
	for id, building := range d.Slots {
		p.setBuilding(int(l.slot(id)), l.building(&building))
	}
	for id, cart := range d.Carts {
		p.cart[l.numbered(id, "cart_", CartSlots)] = l.cart(&cart)
	}
	l.mine(&l.s.mine[seat], d.Mine)
	for _, xy := range d.Mined {
		p.mined.add(l.cell("mined", xy))
	}
	for _, f := range []struct {
		name string
		n    int
		high int
		to   *uint8
	}{
		{"sleepers", d.Sleepers, 36, &p.sleepers}, {"explorers", d.Explorers, 3, &p.explorers},
		{"acquired", d.Acquired, 9, &p.acquired}, {"hires", d.Hires, 20, &p.hires}, {"timber", d.Timber, 9, &p.timber},
		{"overtime", d.Overtime, 9, &p.overtime}, {"poster", d.Poster, 9, &p.poster}, {"tents", d.Tents, 9, &p.tents},
		{"warehouse", d.Warehouse, 9, &p.warehouse},
	} {
		*f.to = uint8(l.Within(f.name, f.n, 0, f.high))
	}
	p.greased = d.Greased
}

func (l *loader) numberedSeat(id string) engine.Seat {
	for p := range engine.Seat(l.d.Players) {
		if seatName(p) == id {
			return p
		}
	}
	l.Failf("there is no town %q with %d players", id, l.d.Players)
	return 0
}

func (l *loader) building(d *slotDocument) slot {
	at := slot{building: find[Building](l, box.buildingID[:], d.Building)}
	for flag, set := range map[uint8]bool{
		slotStarting: d.Starting, slotClosed: d.Closed, slotLesson: d.Lesson,
		slotOfficer: d.Officers > 0, slotOfficer2: d.Officers > 1,
	} {
		if set {
			at.flags |= flag
		}
	}
	l.Within("officers", d.Officers, 0, int(box.k.OfficerWindows))
	if len(d.Windows) > 2 || d.Acts != nil && len(d.Acts) != len(d.Windows) {
		l.Failf("a building has two windows, and acts go with windows")
		return at
	}
	for i, id := range d.Windows {
		at.window[i] = sit(find[Worker](l, box.workerID[:], id))
		if d.Acts != nil {
			at.window[i] += window(l.Within("acts", d.Acts[i], 0, 9)) << 4
		}
	}
	if d.Prisoner != nil {
		w := find[Worker](l, box.workerID[:], d.Prisoner.Worker)
		at.prisoner = prisonerOf(w, l.seat("prisoner", d.Prisoner.Owner))
	}
	return at
}

func (l *loader) cart(d *cartDocument) cart {
	c := cart{kind: find[Cart](l, box.cartID[:], d.Type), leaf: outside, derailed: d.Derailed, returned: d.Returned}
	for id, n := range d.Crew {
		c.crew += uint32(l.Within("crew", n, 0, maxCrew)) << (3 * find[Worker](l, box.workerID[:], id))
	}
	if d.Leaf != nil {
		c.leaf = l.cell("leaf", *d.Leaf)
	}
	return c
}

// mine adds the listed tiles to mine m, in their order. Each must fit where it is placed (R4, R7).
func (l *loader) mine(m *mine, tiles []tileDocument) {
	for _, d := range tiles {
		t, c := find[Tile](l, box.tileID[:], d.Tile), l.cell("mine", [2]int{d.X, d.Y})
		if l.Err != nil {
			return
		}
		rot := l.Within("rot", d.Rot, 0, int(turns[box.tileShape[t]])-1)
		if why := m.fits(t, c, uint8(rot)); why != legal {
			l.Failf("%s at %d, %d: %s", d.Tile, d.X, d.Y, why.text)
			return
		}
		m.place(t, c, uint8(rot))
	}
}
