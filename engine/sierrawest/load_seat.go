package sierrawest

import (
	"fmt"

	"gulch/engine"
)

// seat reads what belongs to seat p from l.d into l.s.
func (l *loader) seat(p engine.Seat) {
	d, known := l.d.Seats[fmt.Sprint(p)]
	if !known || len(l.d.Seats) != int(l.s.seats) {
		l.Failf("seats: want one entry for each of 0 to %d", l.s.seats-1)
		return
	}
	s, me := l.s, &l.s.player[p]
	for _, id := range d.Claimed {
		me.claimed |= bit(l.unusedCard(id))
	}
	l.deck(p, &d)
	for id, n := range d.Goods {
		me.goods[l.choice("goods", id, goodIDs[:Gold+1])] = int16(l.Within(id, n, 0, maxGoods))
	}
	me.boots = uint8(l.Within("boots", d.Boots, 0, bootsTokens))
	me.wagon = uint8(l.WithinBy("I10", "wagon", d.Wagon, 0, LastSpace))
	for id, n := range d.Tracks {
		ids := []string{Garden.String(), Barn.String(), Hearth.String(), Granny.String(), RedDelicious.String()}
		t := l.choice("tracks", id, ids[:s.tracks()])
		me.track[t] = uint8(l.Within(id, n, 0, box.track[t].Top))
	}
	me.caught, me.cabins = 0, 0
	for _, id := range d.Caught {
		a, err := s.mode.ParseAnimal(id)
		if err != nil {
			l.Failf("caught: %w", err)
			return
		}
		me.caught |= 1 << a
	}
	for _, id := range d.Cabins {
		c, err := ParseCabin(id)
		if err != nil || me.cabins>>c&1 != 0 {
			l.Failf("cabins: %q is no cabin, or listed twice", id)
			return
		}
		me.cabins |= 1 << c
	}
	l.figures(p, &d)
	l.seatMode(me, &d)
}

// deck reads the cards of seat p from d. If the document has no draw pile, it gets the cards of the
// deck that the document does not list elsewhere.
func (l *loader) deck(p engine.Seat, d *seatDocument) {
	me := &l.s.player[p]
	me.hand, me.discard = l.cards("hand", d.Hand), l.cards("discard", d.Discard)
	me.draw = l.cards("draw", d.Draw)
	if d.Draw == nil && l.s.human(p) {
		me.draw = (starters | me.claimed) &^ me.hand &^ me.discard
		if p == l.s.active {
			for _, c := range l.s.slots {
				me.draw &^= bit(c)
			}
		}
	}
}

// figures reads the places of the pioneers and frontiersmen of seat p from d.
func (l *loader) figures(p engine.Seat, d *seatDocument) {
	s := l.s
	s.climber[p] = l.node("frontiersman", d.Frontiersman)
	if d.Right != "" {
		if s.human(p) {
			l.Failf("only the rival has a right frontiersman")
			return
		}
		s.climber[rightFigure] = l.node("right_frontiersman", d.Right)
	}
	for id, where := range d.Pioneers {
		path := Path(l.choice("pioneers", id, pathIDs[:]))
		at := spotEnd
		for w := range spotEnd {
			if w.valid(path) && w.name(path) == where {
				at = w
			}
		}
		if at == spotEnd {
			l.Failf("pioneers: %q is no place for the %s pioneer", where, path)
			return
		}
		s.player[p].pioneer[path] = at
	}
}

// valid reports whether w is a place where the pioneer of path p can be.
func (w spot) valid(p Path) bool {
	switch {
	case w <= spotReady || w >= spotSummit:
		return true
	case w > spotPast:
		return w.space() <= pathSpaces[p] && p.Fee(w.space()) > 0
	case w < spotPast:
		return w.space() >= 1 && w.space() <= pathSpaces[p]
	}
	return false
}

// seatMode reads from d into me what a seat has of the components that only exist in the mode.
func (l *loader) seatMode(me *player, d *seatDocument) {
	if d.Canoe != nil {
		me.canoe = uint8(l.Within("canoe", *d.Canoe, 0, RowSlots))
	}
	l.fish(d.Fish, &me.fish)
	for _, inside := range d.Carts {
		me.carts[l.Within("carts", inside, 0, CartRoom)]++
	}
	if d.Bullets != nil {
		me.bullets = uint8(l.Within("bullets", *d.Bullets, 0, MaxBullets))
	}
	if d.Outlaws != nil {
		me.outlaws = uint8(l.Within("outlaws", *d.Outlaws, 0, 20))
	}
}
