package sierrawest

import "gulch/engine"

// Board is the visible table, see [engine.Board]. It hides from a viewer only the hands of other
// seats. A seat's hand and draw pile together are public, because all other cards of the seat are
// visible.
type Board struct {
	Mode            Mode
	Seats           int // number of seats; Hastings has one too
	Solo            bool
	Round, EndRound int          // the current round, from 1, and the last round, 0 until the end is triggered
	Start           engine.Seat  // the seat that begins every round
	Active          engine.Seat  // the seat whose turn it is, even while another seat is asked for a reaction
	Phase           engine.Phase // the kind of decision to be made next
	Actor           engine.Seat  // the seat to decide; NoSeat when the game is over
	Open            engine.SeatSet
	Pending         Decision // the two parameters of the decision that Phase names; 0 if it has none
	// if damage interrupts a player's steps: number of steps that remain after it; otherwise 0
	StepsBelow int
	Reactions  Reactions

	Laid         [SummitSlots]Card // by slot: card laid out by the active seat, NoCard for none
	Row          [RowSlots]Card    // cards of the row; only the first RowSize entries are used
	RowSize      int
	Taken        [RowSlots]int   // by slot of the row: number of resources taken from the river card there
	Held, FaceUp Set             // nodes that hold a card, and nodes whose card is face up
	Up           [NodeCount]Card // by node: its card if everybody can see it, otherwise NoCard
	// cards that are face down on the mountain; nobody knows which card is on which node
	Unseen         Set
	HiddenSpecials [6]int // by row of the mountain: number of face-down special cards
	// by seat: node of its frontiersman; the last entry is the right figure of Hastings
	Climbers [MaxSeats + 1]Node
	Owner    [PieceCount]engine.Seat
	Market   [CabinCount]int
	Outlaws  [6]int         // number of outlaws on each of the outposts I to V; the last entry is the base
	Supply   [goodCount]int // by good: common supply of apples, Pairs of Boots, fish and carts; 0 for other goods
	FishGone [fishKinds]int // by kind: number of fish that Hastings has removed from the game
	Of       [MaxSeats]BoardSeat
	Rival    Rival

	Past Past
}

// Decision holds the two parameters of a pending decision, such as the number of steps that are
// left. Their meaning depends on the phase; parameters that the phase does not use are 0.
type Decision struct{ N, M int }

// Reactions is the queue of events, such as a claimed card, to which pioneers may still react
// (R64).
type Reactions struct {
	Open     bool
	Claim    bool        // whether other seats may still react to a claimed card
	Revealed Set         // nodes of turned-up cards to which pioneers may still react
	Tracks   int         // number of moves on tracks to which other seats may still react
	Seat     engine.Seat // the seat that is asked for a reaction now
	Path     Path        // the pioneer of that seat who may react
}

// Rival describes the plan card of Hastings, the automated rival, and how far it has been carried
// out.
type Rival struct {
	Ahead bool // whether his next plan is face up before his turn begins (R115)
	Plans Set  // plan cards that have not been drawn since the last shuffle
	Plan  int  // number of the plan card that is face up, -1 for none
	Step  int  // index of the operation of the plan that is carried out next, from 0
	Left  int  // number of frontiersman steps that remain in the operation with index Step
}

// BoardSeat is the part of the board that belongs to one seat.
type BoardSeat struct {
	HandSize          int
	Hand              Set               // cards in hand; empty unless the viewer may see the secrets of the seat
	Hidden            Set               // cards in the hand and in the draw pile together
	Goods             [goodCount]int    // by good: amount that the seat has; apples are in Supply
	Carts             [CartRoom + 1]int // number of mine carts that hold no gold, 1 gold and 2 gold
	Wagon, Canoe      int
	Captured          int // number of outlaws that the seat has captured
	Track             [TrackCount]int
	Caught, Cabins    Set
	Claimed, Discards Set
	Pioneer           [pathCount]Place
}

// Past holds what everybody has seen but a position does not contain, such as the last roll. Only
// Apply fills it, because Read cannot find it in a position.
type Past struct {
	Die   int             // result of the last roll, 0 before the first one
	DieOf engine.Seat     // the seat that made the last roll
	Plan  int             // number of the plan card that Hastings turned over last, -1 for none
	Shown [NodeCount]bool // by node: its card has been turned up in this turn
}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position for a viewer who may see the secrets of some seats. The
// set open contains these seats.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read fills the board from a position, for a viewer who may see the secrets of some seats. The set
// open contains these seats. All previous content is replaced.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Mode: s.mode, Seats: int(s.seats), Solo: s.solo, Round: int(s.round), EndRound: int(s.endRound), Start: s.start,
		Active: s.active, Phase: s.Phase(), Actor: s.Turn(), Open: open, Laid: s.slots, Row: s.row,
		RowSize: int(s.rowSize),
		Held:    s.held, FaceUp: s.faceUp, Unseen: s.unseen, Climbers: s.climber, Owner: s.owner,
		Rival: Rival{Ahead: s.plansAhead(), Plans: s.plans, Plan: -1, Step: int(s.step), Left: int(s.left)},
		Past:  Past{DieOf: engine.NoSeat, Plan: -1},
	}
	for n := range s.decidedNodes().All() {
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

// readDecision reads the pending decision, the queue of reactions and the plan of Hastings.
func (b *Board) readDecision(s *State) {
	if s.depth > 0 {
		b.Pending = Decision{int(s.top().n), int(s.top().m)}
	}
	if s.depth > 1 {
		b.StepsBelow = int(s.stack[0].n)
	}
	if q := &s.queue; q.open {
		b.Reactions = Reactions{true, q.claim, q.reveals, int(q.tracks), s.reactingSeat(), q.path}
	}
	if s.plan != noPlan {
		b.Rival.Plan = int(s.plan)
	}
}

func boardSeat(s *State, p engine.Seat, open engine.SeatSet) BoardSeat {
	me := &s.player[p]
	o := BoardSeat{
		HandSize: me.hand.Len(), Hidden: s.Hidden(p), Carts: s.Carts(p), Wagon: int(me.wagon), Canoe: int(me.canoe),
		Captured: int(me.outlaws), Caught: Set(me.caught), Cabins: Set(me.cabins), Claimed: me.claimed,
		Discards: me.discard,
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

// camp is the Place value of a pioneer in camp who has finished the turn.
var camp = Place{Cabin: CabinCount}

// Apply updates the board by one event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventRound:
		b.Round = int(e.A)
	case EventTurn:
		b.Active, b.Past.Shown = e.Seat, [NodeCount]bool{}
	case EventOver:
		b.applyAsked(engine.Event{Seat: engine.NoSeat, A: int16(PhaseOver)})
		b.Active = b.Start
	case EventAsked:
		b.applyAsked(e)
	case EventRival, EventStride:
		b.applyRival(e)
	case EventMayReact:
		b.applyMayReact(e)
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

// applyAsked applies EventAsked. It sets the actor, the phase and the pending decision. If the
// decision is not a reaction, it also empties the queue of reactions: no pioneer may react to the
// events that are left in it.
func (b *Board) applyAsked(e engine.Event) {
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

// applyRival applies EventRival, which turns over a plan card of Hastings, and EventStride, a step
// of one of his frontiersmen.
func (b *Board) applyRival(e engine.Event) {
	if e.Kind == EventStride { // all reactions to the previous step have been answered
		b.Rival.Left, b.Reactions = int(e.A), Reactions{}
		return
	}
	b.Rival.Plan, b.Rival.Left = int(e.A), int(box.plan[e.A].left)
	b.Rival.Plans &^= 1 << e.A
	b.Past.Plan = int(e.A)
}

// applyMayReact applies EventMayReact. Reactions are asked for in a fixed order, so all reactions
// that come before this one have been answered and are removed from the queue.
func (b *Board) applyMayReact(e engine.Event) {
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

// applySeat applies an event about the cards, pioneers or markers of one seat. o is that seat's
// part of the board.
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

// applyMountain applies events about cards and frontiersmen on the mountain.
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
		if !b.Solo || e.Seat != Hastings { // Hastings has no deck
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
		if b.Mode != OutlawsOutposts { // outposts are face up from the start, so they were never counted as hidden
			b.HiddenSpecials[box.node[e.C].Row]--
		}
		b.RowSize++
	case EventClimbed:
		b.Climbers[figure] = Node(e.A)
	case EventFell:
		b.Climbers[figure] = Base
	}
}

// applyGoods applies gains, payments, losses and the loading of carts.
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
