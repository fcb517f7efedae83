package sierrawest

import "gulch/engine"

// Board is what everybody sees of a game. It follows events alone, so that a scene can show the table as it was
// before each of them; the audit checks that it always agrees with the position. Boards are compared with ==.
type Board struct {
	Seats, Round, EndRound int
	Active                 engine.Seat
	Over, Solo             bool
	Laid                   [SummitSlots]Card
	Row                    [RowSlots]Card // the first RowSize
	RowSize                int
	Taken                  [RowSlots]int // resources taken from each river card
	Held, FaceUp           Set           // nodes
	Up                     [NodeCount]Card
	Climbers               [MaxSeats + 1]Node // by seat, then the right figure of Hastings
	Owner                  [PieceCount]engine.Seat
	Market                 [CabinCount]int
	Outlaws                [6]int         // on the outposts I to V, at the base
	Supply                 [goodCount]int // of apples, Pairs of Boots, fish and carts
	Of                     [MaxSeats]BoardSeat
}

// BoardSeat is what everybody sees in front of a seat.
type BoardSeat struct {
	Goods             [goodCount]int // carts included
	Carts             [CartRoom + 1]int
	Wagon, Canoe      int
	Captured          int
	Track             [TrackCount]int
	Caught, Cabins    Set
	Claimed, Discards Set
	Pioneer           [pathCount]Place
}

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	b := Board{
		Seats: int(s.seats), Round: int(s.round), EndRound: int(s.endRound), Active: s.active,
		Over: s.phase == PhaseOver, Solo: s.solo, Laid: s.slots, Row: s.row, RowSize: int(s.rowSize), Held: s.held,
		FaceUp: s.faceUp, Climbers: s.climber, Owner: s.owner,
	}
	for i := range s.taken {
		b.Taken[i] = int(s.taken[i])
	}
	for n := range Node(NodeCount) {
		b.Up[n] = s.CardAt(n)
	}
	for c, n := range s.market {
		b.Market[c] = int(n)
	}
	for i, n := range s.outlaws {
		b.Outlaws[i] = int(n)
	}
	for g := range goodCount {
		b.Supply[g] = max(0, s.Supply(g))
	}
	for p := range engine.Seat(s.seats) {
		b.Of[p] = boardSeat(s, p)
	}
	return b
}

func boardSeat(s *State, p engine.Seat) BoardSeat {
	me := &s.player[p]
	o := BoardSeat{
		Carts: s.Carts(p), Wagon: int(me.wagon), Canoe: int(me.canoe), Captured: int(me.outlaws),
		Caught: Set(me.caught), Cabins: Set(me.cabins), Claimed: me.claimed, Discards: me.discard,
	}
	for g := range goodCount {
		if g != GreenApple && g != RedApple {
			o.Goods[g] = s.Goods(p, g)
		}
	}
	for t, at := range me.track {
		o.Track[t] = int(at)
	}
	for path := range pathCount {
		o.Pioneer[path] = s.Pioneer(p, path)
	}
	return o
}

// camp is where a pioneer who has finished is.
var camp = Place{Cabin: CabinCount}

// Apply lets the board follow an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventRound:
		b.Round = int(e.A)
	case EventTurn:
		b.Active = e.Seat
	case EventOver:
		b.Over = true
		b.Active = (b.Active + 1) % engine.Seat(b.Seats)
	case EventEnding:
		b.EndRound = int(e.A)
	case EventPicked:
		b.Owner[e.A] = e.Seat
	case EventCaptured:
		b.Outlaws[e.A]--
		b.Of[e.Seat].Captured++
	case EventBandits:
		b.Outlaws[len(b.Outlaws)-1] = int(e.A)
	case EventFishGone:
		b.Supply[e.A] -= int(e.B)
	case EventPan:
		b.Taken[e.B]++
	case EventClaimed, EventRevealed, EventRow, EventClimbed, EventFell:
		b.applyMountain(e)
	case EventGained, EventPaid, EventLost, EventLoaded:
		b.applyGoods(e)
	default:
		if e.Seat != engine.NoSeat {
			b.applySeat(e, &b.Of[e.Seat])
		}
	}
}

// applySeat follows what concerns one seat alone.
func (b *Board) applySeat(e engine.Event, o *BoardSeat) {
	switch e.Kind {
	case EventPlanned:
		b.Laid = [SummitSlots]Card{Card(e.A), Card(e.B), Card(e.C)}
		o.Pioneer = [pathCount]Place{{Ready: true, Cabin: CabinCount}, {Ready: true, Cabin: CabinCount}}
	case EventWalked:
		o.Pioneer[e.A] = Place{Space: int(e.B), Used: e.D == 1, Cabin: CabinCount}
	case EventPosted:
		at := camp
		switch Post(e.B) {
		case OnSummit:
			at.Summit, at.Slot = true, Slot(e.C)
		case InCabin:
			at.Cabin = Cabin(e.C)
		case OnTrap:
			at.Trap = true
		}
		o.Pioneer[e.A] = at
	case EventRested:
		o.Pioneer[e.A] = camp
	case EventWagon:
		o.Wagon = int(e.A)
	case EventCanoe:
		o.Canoe = int(e.A)
	case EventTrack:
		o.Track[e.A] = int(e.B)
	case EventCaught:
		o.Caught |= 1 << e.A
	case EventBuilt:
		o.Cabins |= 1 << e.A
		b.Market[e.A] = int(e.B)
	case EventWrecked:
		o.Cabins &^= 1 << e.A
		b.Market[e.A] = int(e.B)
	case EventTurnEnd:
		for i, c := range b.Laid {
			o.Discards |= bit(c)
			b.Laid[i] = NoCard
		}
	case EventShuffled:
		o.Discards = 0
	}
}

// applyMountain follows cards and frontiersmen.
func (b *Board) applyMountain(e engine.Event) {
	lift := func(n Node) {
		b.Held &^= bit(n)
		b.FaceUp &^= bit(n)
		b.Up[n] = NoCard
	}
	figure := int(e.Seat)
	if e.C == 1 {
		figure = rightFigure
	}
	switch e.Kind {
	case EventClaimed:
		lift(Node(e.B))
		b.Of[e.Seat].Claimed |= bit(Card(e.A))
		if !b.Solo || e.Seat != Hastings { // he has no deck
			b.Of[e.Seat].Discards |= bit(Card(e.A))
		}
	case EventRevealed:
		b.FaceUp |= bit(Node(e.B))
		b.Up[e.B] = Card(e.A)
	case EventRow:
		lift(Node(e.C))
		b.Row[e.B] = Card(e.A)
		b.RowSize++
	case EventClimbed:
		b.Climbers[figure] = Node(e.A)
	case EventFell:
		b.Climbers[figure] = Base
	}
}

// applyGoods follows what is gained, paid, lost and loaded.
func (b *Board) applyGoods(e engine.Event) {
	o := &b.Of[e.Seat]
	if e.Kind == EventLoaded {
		o.Carts[e.A]--
		o.Carts[e.A+e.B]++
		return
	}
	g, n := Good(e.A), int(e.B)
	if e.Kind != EventGained {
		n = -n
	}
	switch g {
	case GreenApple, RedApple:
		b.Supply[g] = int(e.D)
		return
	case Boots, Trout, Bass, Salmon:
		b.Supply[g] -= n
	case Cart:
		b.Supply[g] -= n
		o.Carts[0] += n
	}
	o.Goods[g] += n
}
