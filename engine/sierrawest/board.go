package sierrawest

import "gulch/engine"

// Board is what lies on the table, see [engine.Board]. Closed to a viewer are the hands of others; hand and draw pile
// together everybody knows.
type Board struct {
	Mode            Mode
	Seats           int // with Hastings
	Solo            bool
	Round, EndRound int          // EndRound is 0 until the end is triggered
	Start           engine.Seat  // who begins every round
	Active          engine.Seat  // whose turn it is, whoever is asked for a reaction in it
	Phase           engine.Phase // what is waited for
	Actor           engine.Seat  // who decides, NoSeat when the game is over
	Open            engine.SeatSet
	Pending         Decision // what Phase is about
	StepsBelow      int      // steps that wait until Pending is decided
	Reactions       Reactions

	Laid           [SummitSlots]Card // by slot of the active seat
	Row            [RowSlots]Card    // the first RowSize
	RowSize        int
	Taken          [RowSlots]int      // resources taken from each river card
	Held, FaceUp   Set                // nodes with a card, and those with one that is turned up
	Up             [NodeCount]Card    // by node, of cards that all can see; NoCard otherwise
	Unseen         Set                // cards of which nobody knows where they lie
	HiddenSpecials [6]int             // by row of the mountain, how many special cards lie face down
	Climbers       [MaxSeats + 1]Node // by seat, then the right figure of Hastings
	Owner          [PieceCount]engine.Seat
	Market         [CabinCount]int
	Outlaws        [6]int         // on the outposts I to V, at the base
	Supply         [goodCount]int // of apples, Pairs of Boots, fish and carts
	FishGone       [fishKinds]int // fish that Hastings took out of the game
	Of             [MaxSeats]BoardSeat
	Rival          Rival

	Past Past
}

// Decision is a pending decision and its numbers, as the JSON describes them.
type Decision struct{ N, M int }

// Reactions is what has happened and has not been answered by all who may (R64).
type Reactions struct {
	Open     bool
	Claim    bool        // a card was claimed
	Revealed Set         // nodes with a card just turned up
	Tracks   int         // moves of markers
	Seat     engine.Seat // who is asked first
	Path     Path        // his pioneer
}

// Rival is what Hastings is going to do, and how far he is in it.
type Rival struct {
	Ahead bool // a plan lies face up before his turn, too (R115)
	Plans Set  // plan cards that have not come up since the last shuffle
	Plan  int  // the one that lies face up, -1 for none
	Step  int  // its next operation
	Left  int  // steps left in that
}

// BoardSeat is what lies in front of a seat.
type BoardSeat struct {
	HandSize          int
	Hand              Set               // of an open seat
	Hidden            Set               // hand and draw pile together
	Goods             [goodCount]int    // carts included, apples not
	Carts             [CartRoom + 1]int // by the gold in them
	Wagon, Canoe      int
	Captured          int // outlaws
	Track             [TrackCount]int
	Caught, Cabins    Set
	Claimed, Discards Set
	Pioneer           [pathCount]Place
}

// Past is what the course of the game has left in sight, though the position does not say it.
type Past struct {
	Die   int             // as it lies, 0 before the first roll
	DieOf engine.Seat     // who rolled it
	Plan  int             // the last plan card of Hastings, -1 before the first
	Shown [NodeCount]bool // nodes whose card was turned up in this turn
}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position as somebody sees it who may see the secrets of the seats in open.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read makes the board show a position.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Mode: s.mode, Seats: int(s.seats), Solo: s.solo, Round: int(s.round), EndRound: int(s.endRound), Start: s.start,
		Active: s.active, Phase: s.Phase(), Actor: s.Turn(), Open: open, Laid: s.slots, Row: s.row, RowSize: int(s.rowSize),
		Held: s.held, FaceUp: s.faceUp, Unseen: s.unseen, Climbers: s.climber, Owner: s.owner,
		Rival: Rival{Ahead: s.plansAhead(), Plans: s.plans, Plan: -1, Step: int(s.step), Left: int(s.left)},
		Past:  Past{DieOf: engine.NoSeat, Plan: -1},
	}
	for n := range s.decided().All() {
		b.Unseen |= bit(s.card[n])
	}
	for row := 1; row < len(b.HiddenSpecials); row++ {
		b.HiddenSpecials[row] = s.HiddenSpecials(row)
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
	for k, n := range s.gone {
		b.FishGone[k] = int(n)
	}
	for g := range goodCount {
		b.Supply[g] = max(0, s.Supply(g))
	}
	for p := range engine.Seat(s.seats) {
		b.Of[p] = boardSeat(s, p, open)
	}
	b.readDecision(s)
}

// readDecision reads what is being decided.
func (b *Board) readDecision(s *State) {
	if s.depth > 0 {
		b.Pending = Decision{int(s.top().n), int(s.top().m)}
	}
	if s.depth > 1 {
		b.StepsBelow = int(s.stack[0].n)
	}
	if q := &s.queue; q.open {
		b.Reactions = Reactions{true, q.claim, q.reveals, int(q.tracks), s.asked(), q.path}
	}
	if s.plan != noPlan {
		b.Rival.Plan = int(s.plan)
	}
}

func boardSeat(s *State, p engine.Seat, open engine.SeatSet) BoardSeat {
	me := &s.player[p]
	o := BoardSeat{
		HandSize: me.hand.Len(), Hidden: s.Hidden(p), Carts: s.Carts(p), Wagon: int(me.wagon), Canoe: int(me.canoe),
		Captured: int(me.outlaws), Caught: Set(me.caught), Cabins: Set(me.cabins), Claimed: me.claimed, Discards: me.discard,
	}
	if open.Has(p) {
		o.Hand = me.hand
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
		b.Active, b.Past.Shown = e.Seat, [NodeCount]bool{}
	case EventOver:
		b.ask(engine.Event{Seat: engine.NoSeat, A: int16(PhaseOver)})
		b.Active = b.Start
	case EventAsked:
		b.ask(e)
	case EventRival, EventStride:
		b.applyRival(e)
	case EventMayReact:
		b.mayReact(e)
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
		b.FishGone[Good(e.A)-Trout] += int(e.B)
	case EventMined:
		b.Past.Die, b.Past.DieOf = int(e.B), e.Seat
	case EventShot:
		b.Past.Die, b.Past.DieOf = int(e.A), e.Seat
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

// ask follows who is asked what. Whatever has not been asked about by then was no question.
func (b *Board) ask(e engine.Event) {
	b.Actor, b.Phase = e.Seat, engine.Phase(e.A)
	if b.Phase != PhaseReact {
		b.Reactions = Reactions{}
	}
	b.Pending, b.StepsBelow = Decision{}, 0
	if b.Solo && b.Active == Hastings && b.Phase != PhaseOver {
		if b.Rival.Step != int(e.B) && uint8(e.B) == rivalRight {
			b.Rival.Left = int(box.plan[b.Rival.Plan].right)
		}
		b.Rival.Step = int(e.B)
		return
	}
	if b.Rival.Step = 0; !b.Rival.Ahead || b.Phase == PhaseOver {
		b.Rival.Plan = -1
	}
	b.Pending, b.StepsBelow = Decision{int(e.B), int(e.C)}, int(e.D)
}

// applyRival follows Hastings through his plan.
func (b *Board) applyRival(e engine.Event) {
	if e.Kind == EventStride { // by now all have answered what the last one has caused
		b.Rival.Left, b.Reactions = int(e.A), Reactions{}
		return
	}
	b.Rival.Plan, b.Rival.Left = int(e.A), int(box.plan[e.A].left)
	b.Rival.Plans &^= 1 << e.A
	b.Past.Plan = int(e.A)
}

// mayReact follows what is asked about of all that has happened: what comes before it is done with.
func (b *Board) mayReact(e engine.Event) {
	q := &b.Reactions
	q.Open, q.Seat, q.Path, q.Tracks = true, e.Seat, Path(e.A), int(e.D)
	q.Claim = Trigger(e.B) == OnClaim
	switch Trigger(e.B) {
	case OnReveal:
		q.Revealed &^= 1<<e.C - 1
	case OnTrack:
		q.Revealed = 0
	}
}

// applySeat follows what concerns one seat alone.
func (b *Board) applySeat(e engine.Event, o *BoardSeat) {
	switch e.Kind {
	case EventDrew:
		o.HandSize++
		if !e.Redacted {
			o.Hand |= bit(Card(e.A))
		}
	case EventPlanned:
		b.Laid = [SummitSlots]Card{Card(e.A), Card(e.B), Card(e.C)}
		o.HandSize -= len(b.Laid)
		for _, c := range b.Laid {
			o.Hand &^= bit(c)
			o.Hidden &^= bit(c)
		}
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
		if e.C == 0 {
			b.Reactions.Tracks++
		}
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
		if b.Solo && e.Seat == Hastings {
			b.Rival.Plans = 1<<planCount - 1
		}
		o.Hidden |= o.Discards
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
		b.Reactions.Claim = true
		b.Of[e.Seat].Claimed |= bit(Card(e.A))
		if !b.Solo || e.Seat != Hastings { // he has no deck
			b.Of[e.Seat].Discards |= bit(Card(e.A))
		}
	case EventRevealed:
		b.FaceUp |= bit(Node(e.B))
		b.Up[e.B] = Card(e.A)
		b.Unseen &^= bit(Card(e.A))
		b.Reactions.Revealed |= bit(Node(e.B))
		b.Past.Shown[e.B] = true
	case EventRow:
		lift(Node(e.C))
		b.Row[e.B] = Card(e.A)
		b.Unseen &^= bit(Card(e.A))
		if b.Mode != OutlawsOutposts { // outposts lie open
			b.HiddenSpecials[box.node[e.C].Row]--
		}
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
