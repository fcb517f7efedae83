package dakota

import (
	"gulch/engine"
	"gulch/engine/document"
)

// describeTown describes the town of a seat.
func (s *State) describeTown(d *document.Document, seat engine.Seat) {
	p, m := &s.player[seat], &s.mine[seat]
	d.Object("", func() {
		document.Int(d, "money", &p.money, 0, maxMoney)
		document.Int(d, "spent,omitempty", &p.spent, 0, maxMoney)
		if d.Sees(seat) {
			describeHand(d, "hand,omitempty", &p.hand)
			document.NameArray(d, "pending,omitempty", p.pending[:], &p.pendingSize, cardNotation)
		}
		document.SeatMap(d, "known,omitempty", "P",
			func(q engine.Seat) bool { return p.known[q] != 0 && (d.Sees(seat) || d.Sees(q)) },
			func(q engine.Seat) { describeHand(d, "", &p.known[q]) })
		document.Counts(d, "free", p.free[:], workerNotation, 100)
		document.Counts(d, "used", p.used[:], workerNotation, 100)
		document.Map(d, "slots", slotNotation, BuildingSlots,
			func(i uint8) bool { return p.slot[i].building != NoBuilding },
			func(i uint8) { p.describeSlot(d, i) })
		document.Map(d, "carts", cartSlotNotation, CartSlots,
			func(i uint8) bool { return p.cart[i].kind != NoCart },
			func(i uint8) { p.cart[i].describe(d) })
		m.describe(d)
		document.Each(d, "mined,omitempty", p.mined.all(),
			func(c *cell) { describeCell(d, "", c) },
			func(c cell) { p.mined.add(c) })
		document.Counts(d, "resources", p.res[:], resourceNotation, 100)
		document.Int(d, "sleepers,omitempty", &p.sleepers, 0, 36)
		document.Int(d, "explorers,omitempty", &p.explorers, 0, 3)
		document.Int(d, "acquired,omitempty", &p.acquired, 0, 9)
		document.Int(d, "hires,omitempty", &p.hires, 0, 20)
		document.Int(d, "timber,omitempty", &p.timber, 0, 9)
		document.Int(d, "overtime,omitempty", &p.overtime, 0, 9)
		document.Bool(d, "greased,omitempty", &p.greased)
		document.Int(d, "poster,omitempty", &p.poster, 0, 9)
		document.Int(d, "tents,omitempty", &p.tents, 0, 9)
		document.Int(d, "warehouse,omitempty", &p.warehouse, 0, 9)
		if d.Ignore("hand_size", "pending_size", "depth", "shafts", "beds", "storage") {
			return
		}
		d.Number("hand_size", handSize(p.hand))
		d.Number("pending_size", int(p.pendingSize))
		d.Number("depth", int(m.depth))
		d.Number("shafts", m.leaves.len())
		d.Number("beds", p.beds())
		d.Number("storage", p.storage())
	})
}

// describeHand describes a packed hand as the list of its cards.
func describeHand(d *document.Document, name string, hand *uint64) {
	cards := cardsOf(*hand)
	document.Multiset(d, name, cards[:], cardNotation, func(c Card) int {
		if c < firstHand {
			return 0
		}
		return int(box.cardQty[c])
	})
	if d.Reading() {
		*hand = 0
		for c := firstHand; c < CardKinds; c++ {
			*hand += uint64(cards[c]) * oneCard(c)
		}
	}
}

// describeSlot describes the building in a slot and the workers in it.
func (p *player) describeSlot(d *document.Document, i uint8) {
	at := p.slot[i]
	officers := at.officers()
	var workers [len(at.window)]Worker
	var acts [len(at.window)]uint8
	n, acted := 0, false
	for _, w := range at.window {
		if w != 0 {
			workers[n], acts[n] = w.worker(), w.acts()
			n, acted = n+1, acted || w.acts() > 0
		}
	}
	prisoner, owner := noWorker, engine.Seat(0)
	if at.prisoner != 0 {
		prisoner, owner = at.prisonerAndOwner()
	}
	d.Object("", func() {
		document.Name(d, "building", &at.building, buildingNotation)
		document.Bit(d, "starting,omitempty", &at.flags, slotStarting)
		document.Bit(d, "closed,omitempty", &at.flags, slotClosed)
		document.Bit(d, "lesson,omitempty", &at.flags, slotLesson)
		document.Int(d, "officers,omitempty", &officers, 0, int(box.k.OfficerWindows))
		document.NameArray(d, "windows,omitempty", workers[:], &n, workerNotation)
		if d.Has("acts", acted) {
			document.Fixed(d, "acts", n, func(k int) { document.Int(d, "", &acts[k], 0, 9) })
		}
		if d.Has("prisoner", at.prisoner != 0) {
			d.Object("prisoner", func() {
				document.Name(d, "worker", &prisoner, workerNotation)
				document.Seat(d, "owner", &owner)
			})
		}
	})
	if !d.Reading() || d.Err != nil {
		return
	}
	for range officers {
		at.putOfficer()
	}
	for k := range n {
		at.window[k] = sit(workers[k]) | window(acts[k])<<4
	}
	if prisoner != noWorker {
		at.prisoner = prisonerOf(prisoner, owner)
	}
	p.setBuilding(int(i), at)
}

// describe describes a cart.
func (c *cart) describe(d *document.Document) {
	var crew [WorkerKinds]uint8
	for w := range crew {
		crew[w] = c.aboard(Worker(w))
	}
	d.Object("", func() {
		document.Name(d, "type", &c.kind, cartNotation)
		document.Counts(d, "crew,omitempty", crew[:], workerNotation, maxCrew)
		if d.Has("leaf", c.launched()) {
			describeCell(d, "leaf", &c.leaf)
		}
		document.Bool(d, "derailed,omitempty", &c.derailed)
		document.Bool(d, "returned,omitempty", &c.returned)
	})
	if d.Reading() {
		c.crew = 0
		for w, n := range crew {
			c.crew |= uint32(n) << (3 * w)
		}
	}
}

// placedTile is a tile of a mine with its cell and its rotation.
type placedTile struct {
	cell cell
	tile Tile
	rot  uint8
}

// describe describes the tiles of the mine, sorted by their distance from the entrance. So each
// tile comes after the one that connects it to the entrance. When they are read, each must fit
// where it is placed (R4, R7).
func (m *mine) describe(d *document.Document) {
	document.Each(d, "mine", m.tiles, func(t *placedTile) {
		x, y := 0, 0
		if !d.Reading() {
			x, y = t.cell.xy()
		}
		d.Object("", func() {
			document.Int(d, "x", &x, -100, 100)
			document.Int(d, "y", &y, -100, 100)
			document.Name(d, "tile", &t.tile, tileNotation)
			document.Int(d, "rot", &t.rot, 0, int(turns[box.tileShape[t.tile]])-1)
		})
		if d.Reading() {
			t.cell = cellOf(d, "mine", x, y)
		}
	}, func(t placedTile) {
		if why := m.fits(t.tile, t.cell, t.rot); why != legal {
			x, y := t.cell.xy()
			d.Failf("%s at %d, %d: %s", t.tile, x, y, why.text)
			return
		}
		m.place(t.tile, t.cell, t.rot)
	})
}

// tiles yields the tiles of the mine, sorted by their distance from the entrance.
func (m *mine) tiles(yield func(placedTile) bool) {
	for dist := uint8(1); dist <= m.depth; dist++ {
		for c := range m.used.all() {
			if m.dist[c] != dist {
				continue
			}
			if t, rot := m.at(c); !yield(placedTile{c, t, rot}) {
				return
			}
		}
	}
}

// describeCell describes a cell of a mine as its x and y.
func describeCell(d *document.Document, name string, c *cell) {
	x, y := c.xy()
	xy := [2]int{x, y}
	document.Fixed(d, name, len(xy), func(i int) { document.Int(d, "", &xy[i], -100, 100) })
	if d.Reading() {
		*c = cellOf(d, name, xy[0], xy[1])
	}
}

// cellOf returns the cell with the coordinates x and y.
func cellOf(d *document.Document, name string, x, y int) cell {
	c, inside := cellAt(x, y)
	if !inside {
		d.Failf("%s: %d, %d lies outside of the mine", name, x, y)
		return 0
	}
	return c
}
