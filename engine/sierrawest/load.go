package sierrawest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"gulch/engine"
)

// maxGoods bounds what a document may claim, far beyond any real game, so that numbers fit their fields.
const maxGoods = 5000

// strict reads one JSON value and refuses unknown fields and anything after it.
func strict(text []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if _, err := dec.Token(); err != io.EOF {
		return errors.New("there is more text after the JSON value")
	}
	return nil
}

// UnmarshalJSON reads a position. Mountain cards that are not mentioned are out of the game. An impossible position
// is an error and leaves the state as it was.
func (s *State) UnmarshalJSON(text []byte) error {
	if boxErr != nil {
		return boxErr
	}
	var d document
	if err := strict(text, &d); err != nil {
		return err
	}
	full, err := Game.Info().Resolve(d.Players, d.Options)
	if err != nil {
		return err
	}
	fresh, err := blank(d.Players, full)
	if err != nil {
		return err
	}
	l := loader{d: &d, s: fresh}
	l.flow()
	l.mountain()
	l.supplies()
	for p := range engine.Seat(l.s.seats) {
		l.seat(p)
	}
	l.decisions()
	l.rival()
	if l.err != nil {
		return l.err
	}
	l.s.absent = (allBasic | allSpecial) &^ l.used
	if err := l.s.Check(); err != nil {
		return err
	}
	*s = *l.s
	return nil
}

// loader fills a position from a document. The first error stays.
type loader struct {
	d    *document
	s    *State
	used Set // mountain cards that have a place
	err  error
}

func (l *loader) fail(format string, args ...any) {
	if l.err == nil {
		l.err = fmt.Errorf(format, args...)
	}
}

// within reads a number that must lie in a range.
func (l *loader) within(what string, n, low, high int) int {
	if n < low || n > high {
		l.fail("%s is %d, but must be %d to %d", what, n, low, high)
		return low
	}
	return n
}

// card reads a card id.
func (l *loader) card(id string) Card {
	c, err := l.s.mode.ParseCard(id)
	if err != nil {
		l.fail("%w", err)
		return 0
	}
	return c
}

// book reads a mountain card, which must not be anywhere else.
func (l *loader) book(id string) Card {
	c := l.card(id)
	if l.used.Has(int(c)) {
		l.fail("card %s is in two places", id)
	}
	if starters.Has(int(c)) {
		l.fail("%s is a starting card, not one of the mountain", id)
		return FirstBasic
	}
	l.used |= bit(c)
	return c
}

// cards reads a list of different cards.
func (l *loader) cards(what string, list []string) Set {
	var set Set
	for _, id := range list {
		c := l.card(id)
		if set.Has(int(c)) {
			l.fail("%s: card %s is listed twice", what, id)
		}
		set |= bit(c)
	}
	return set
}

// choice reads a word out of a list.
func (l *loader) choice(what, word string, words []string) int {
	i := slices.Index(words, word)
	if i < 0 {
		l.fail("%s cannot be %q; it can be %s", what, word, strings.Join(words, " or "))
		return 0
	}
	return i
}

func (l *loader) seatNumber(what string, n int) engine.Seat {
	return engine.Seat(l.within(what, n, 0, int(l.s.seats)-1))
}

func (l *loader) node(what, id string) Node {
	n, err := ParseNode(id)
	if err != nil {
		l.fail("%s: %w", what, err)
	}
	return n
}

// flow reads whose turn it is and the laid-out cards.
func (l *loader) flow() {
	d, s := l.d, l.s
	s.phase = engine.Phase(l.choice("phase", d.Phase, phaseNames[:PhaseOver+1]))
	s.active = l.seatNumber("active", d.Active)
	s.start = l.seatNumber("start_seat", d.StartSeat)
	s.round = uint8(l.within("round", d.Round, 1, LastRound))
	s.endRound = uint8(l.within("end_round", d.EndRound, 0, LastRound))
	for id, card := range d.Slots {
		s.slots[l.choice("slots", id, slotIDs[:])] = l.card(card)
	}
	if d.Chance != nil {
		s.chance = *d.Chance
	}
}

// mountain reads mountain, row and what is not known.
func (l *loader) mountain() {
	d, s := l.d, l.s
	s.held = 0
	for i := range s.card {
		s.card[i] = NoCard
	}
	for _, entry := range d.Mountain {
		place, what, found := strings.Cut(entry, ":")
		if !found {
			l.fail("mountain: %q should be node:card", entry)
			return
		}
		if row, isRow := strings.CutPrefix(place, "row"); isRow {
			l.specialRow(entry, row, what)
			continue
		}
		n := l.node("mountain", place)
		if n == Base || s.held.Has(int(n)) {
			l.fail("mountain: %q is no node, or listed twice", place)
			return
		}
		s.held |= bit(n)
		if what == "?" {
			s.unknown |= bit(n)
		} else {
			s.card[n] = l.book(what)
		}
	}
	for n := range Node(NodeCount) {
		if s.held.Has(int(n)) && !s.unknown.Has(int(n)) && s.uncovered(n) && s.card[n].IsBasic() {
			s.faceUp |= bit(n)
		}
	}
	for _, id := range d.Unseen {
		s.unseen |= bit(l.book(id))
	}
	if len(d.Row) == 0 || len(d.Row) > RowSlots || len(d.RiverUsed) > len(d.Row) {
		l.fail("the row has %d cards; it can have 1 to %d", len(d.Row), RowSlots)
		return
	}
	for i, id := range d.Row {
		s.row[i] = l.book(id)
		s.rowSize++
	}
	for i, n := range d.RiverUsed {
		s.taken[i] = uint8(l.within("river_used", n, 0, riverTokens))
	}
}

// specialRow reads an entry like "row4:1".
func (l *loader) specialRow(entry, row, count string) {
	if len(row) != 1 || len(count) != 1 {
		l.fail("mountain: cannot read %q", entry)
		return
	}
	r := l.within("mountain row", int(row[0])-'0', 1, 5)
	l.s.special[r] = uint8(l.within("special cards of a row", int(count[0])-'0', 0, SpecialCards))
}

// supplies reads what belongs to nobody, or to one seat only.
func (l *loader) supplies() {
	d, s := l.d, l.s
	s.boots = uint8(l.within("boots_supply", d.Boots, 0, bootsTokens))
	s.carts = uint8(l.within("cart_supply", d.Carts, 0, int(cartsAtStart(MaxSeats))))
	for id, n := range d.Apples {
		s.apples[l.choice("apples", id, goodIDs[GreenApple:Bullet])] = uint8(l.within("apples", n, 0, MaxApples))
	}
	l.fish(d.Fish, &s.fish)
	l.fish(d.FishGone, &s.gone)
	for id, n := range d.Outlaws {
		s.outlaws[l.choice("outlaws", id, outpostNames[:])] = uint8(l.within("outlaws", n, 0, 20))
	}
	for id, n := range d.Market {
		c, err := ParseCabin(id)
		if err != nil {
			l.fail("market: %w", err)
			return
		}
		s.market[c] = uint8(l.within("market", n, 0, 9))
	}
	for id, p := range d.Pieces {
		if p != nil {
			s.owner[l.choice("pieces", id, pieceIDs[:])] = l.seatNumber(id, *p)
		}
	}
}

func (l *loader) fish(from map[string]int, to *[fishKinds]uint8) {
	for id, n := range from {
		to[l.choice("fish", id, goodIDs[Trout:Cart])] = uint8(l.within("fish", n, 0, 10))
	}
}

// seat reads what lies in front of a seat.
func (l *loader) seat(p engine.Seat) {
	d, known := l.d.Seats[fmt.Sprint(p)]
	if !known || len(l.d.Seats) != int(l.s.seats) {
		l.fail("seats: want one entry for each of 0 to %d", l.s.seats-1)
		return
	}
	s, me := l.s, &l.s.player[p]
	for _, id := range d.Claimed {
		me.claimed |= bit(l.book(id))
	}
	l.deck(p, &d)
	for id, n := range d.Goods {
		me.goods[l.choice("goods", id, goodIDs[:Gold+1])] = int16(l.within(id, n, 0, maxGoods))
	}
	me.boots = uint8(l.within("boots", d.Boots, 0, bootsTokens))
	me.wagon = uint8(l.within("wagon", d.Wagon, 0, LastSpace))
	for id, n := range d.Tracks {
		ids := []string{Garden.String(), Barn.String(), Hearth.String(), Granny.String(), RedDelicious.String()}
		t := l.choice("tracks", id, ids[:s.tracks()])
		me.track[t] = uint8(l.within(id, n, 0, box.track[t].Top))
	}
	me.caught, me.cabins = 0, 0
	for _, id := range d.Caught {
		a, err := s.mode.ParseAnimal(id)
		if err != nil {
			l.fail("caught: %w", err)
			return
		}
		me.caught |= 1 << a
	}
	for _, id := range d.Cabins {
		c, err := ParseCabin(id)
		if err != nil || me.cabins>>c&1 != 0 {
			l.fail("cabins: %q is no cabin, or listed twice", id)
			return
		}
		me.cabins |= 1 << c
	}
	l.figures(p, &d)
	l.seatMode(me, &d)
}

// deck reads a player's cards. Without a draw pile, it is what the deck has besides.
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

// figures reads where pioneers and frontiersmen are.
func (l *loader) figures(p engine.Seat, d *seatDocument) {
	s := l.s
	s.climber[p] = l.node("frontiersman", d.Frontiersman)
	if d.Right != "" {
		if s.human(p) {
			l.fail("only the rival has a right frontiersman")
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
			l.fail("pioneers: %q is no place for the %s pioneer", where, path)
			return
		}
		s.player[p].pioneer[path] = at
	}
}

// valid reports whether a place exists on a path.
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

// seatMode reads what a seat has of the mode's things.
func (l *loader) seatMode(me *player, d *seatDocument) {
	if d.Canoe != nil {
		me.canoe = uint8(l.within("canoe", *d.Canoe, 0, RowSlots))
	}
	l.fish(d.Fish, &me.fish)
	for _, inside := range d.Carts {
		me.carts[l.within("carts", inside, 0, CartRoom)]++
	}
	if d.Bullets != nil {
		me.bullets = uint8(l.within("bullets", *d.Bullets, 0, MaxBullets))
	}
	if d.Outlaws != nil {
		me.outlaws = uint8(l.within("outlaws", *d.Outlaws, 0, 20))
	}
}

// decisions reads the stack and the queue of reactions.
func (l *loader) decisions() {
	d, s := l.d, l.s
	if len(d.Pending) > len(s.stack) {
		l.fail("pending: no more than %d decisions", len(s.stack))
		return
	}
	for _, p := range d.Pending {
		phase := engine.Phase(l.choice("decision", p.Decision, phaseNames[:PhaseReact]))
		if phase <= PhaseOver {
			l.fail("%q is a phase, not a pending decision", p.Decision)
			return
		}
		n, m := l.within("n", p.N, 0, 20), l.within("m", p.M, 0, 20)
		switch phase {
		case PhaseDamage:
			n = l.choice("damage", p.What, damageNames)
		case PhaseGrizzly:
			n = l.choice("grizzly", p.What, pathIDs[:])
		case PhaseShoot:
			n = l.choice("shoot", p.What, shootNames)
		case PhaseBuyFish:
			for i := range SummitCount {
				if box.summit[i].ID == p.What {
					n = i
				}
			}
		case PhasePickTrack:
			for set, name := range trackSets {
				if name == p.What {
					n = int(set)
				}
			}
		}
		s.push(phase, uint8(n), uint8(m))
	}
	if q := d.Queue; q != nil {
		l.queue(q)
	}
}

func (l *loader) queue(d *queueDocument) {
	q := &l.s.queue
	q.open, q.claim, q.tracks = true, d.Claim, uint8(l.within("tracks", d.Tracks, 0, 2))
	for _, id := range d.Revealed {
		n := l.node("revealed", id)
		if !l.s.faceUp.Has(int(n)) {
			l.fail("revealed: %s holds no card that is turned up", id)
		}
		q.reveals |= bit(n)
	}
	q.seat = (int8(l.seatNumber("queue seat", d.Seat)) - int8(l.s.active) + l.s.seats) % l.s.seats
	q.path = Path(l.choice("queue pioneer", d.Pioneer, pathIDs[:]))
}

// rival reads the plan cards of a solo game.
func (l *loader) rival() {
	d, s := l.d.Rival, l.s
	if d == nil || !s.solo {
		return
	}
	var ids [planCount]string
	for i := range ids {
		ids[i] = box.plan[i].id
	}
	s.plans = 0
	for _, id := range d.Unused {
		s.plans |= 1 << l.choice("unused", id, ids[:])
	}
	if d.Plan != "" {
		s.plan = uint8(l.choice("plan", d.Plan, ids[:]))
	}
	s.step = uint8(l.within("step", d.Step, 0, int(rivalDone)))
	s.left = uint8(l.within("left", d.Left, 0, 3))
}
