package sierrawest

import "gulch/engine"

// Board is the part of a position that a viewer may see, see [engine.Board]. Only the hands of
// other seats are hidden. Their hand and draw pile together are public, because all other cards of
// a seat are visible.
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
	// if damage interrupts the steps of a player: number of steps that remain afterwards; otherwise
	// 0
	StepsBelow int
	Reactions  Reactions

	Laid         [SummitSlots]Card // by slot: card laid out by the active seat, NoCard for none
	Row          [RowSlots]Card    // cards of the row; only the first RowSize entries are used
	RowSize      int
	Taken        [RowSlots]int   // by slot of the row: number of resources taken from the river card there
	Held, FaceUp Set             // nodes that hold a card, and nodes whose card is face up
	Up           [NodeCount]Card // by node: its card if everybody can see it, otherwise NoCard
	// the cards that are face down on the mountain; nobody knows which card is on which node
	Unseen         Set
	HiddenSpecials [6]int // by row of the mountain: number of face-down special cards
	// by seat: node of its frontiersman; the last entry is the right frontiersman of Hastings
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
// left. Their meaning depends on the phase. Parameters that the phase does not use are 0.
type Decision struct{ N, M int }

// Reactions is the queue of events, such as the claim of a card, to which pioneers may still react
// (R64).
type Reactions struct {
	Open     bool
	Claim    bool        // whether other seats may still react to a claimed card
	Revealed Set         // nodes of turned-up cards to which pioneers may still react
	Tracks   int         // number of moves on tracks to which other seats may still react
	Seat     engine.Seat // the seat that is asked for a reaction now
	Path     Path        // the pioneer of that seat who may react
}

// Rival describes the face-up plan card of Hastings, the automated rival, and how far he has
// carried it out.
type Rival struct {
	Ahead bool // whether his next plan is face up before his turn begins (R115)
	Plans Set  // plan cards that have not been drawn since the last shuffle
	Plan  int  // number of the plan card that is face up, -1 for none
	Step  int  // index of the operation of the plan that is carried out next, from 0
	Left  int  // number of frontiersman steps that remain in the operation with index Step
}

// BoardSeat is the part of the board that belongs to one seat.
type BoardSeat struct {
	Points            int // points so far
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

// Past holds what everybody has seen before but what a position does not contain, such as the last
// roll of the die. Only Follow fills it, because Read does not find it in a position.
type Past struct {
	Die   int             // result of the last roll, 0 before the first one
	DieOf engine.Seat     // the seat that made the last roll
	Plan  int             // number of the plan card that Hastings turned over last, -1 for none
	Shown [NodeCount]bool // by node: its card has been turned up in this turn
}

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position for one viewer. open is the set of seats whose secrets
// the viewer may see.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read replaces the content of the board by that of a position, for one viewer. open is the set of
// seats whose secrets the viewer may see.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Mode: s.mode, Seats: int(s.seats), Solo: s.solo, Round: int(s.round), EndRound: int(s.endRound), Start: s.start,
		Active: s.active, Open: open, Laid: s.slots, Row: s.row,
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

// readDecision reads the decision that is asked for or being answered, the queue of reactions and
// the plan of Hastings from s.
func (b *Board) readDecision(s *State) {
	asked := s.answered
	if !asked.asked {
		asked = s.question()
	}
	b.Actor, b.Phase, b.StepsBelow = asked.actor, asked.phase, int(asked.below)
	b.Pending = Decision{int(asked.n), int(asked.m)}
	q := &s.queue
	b.Reactions = Reactions{Open: q.open, Claim: q.claim, Revealed: q.reveals, Tracks: int(q.tracks)}
	if q.open {
		b.Reactions.Seat, b.Reactions.Path = s.reactingSeat(), q.path
	}
	if s.plan != noPlan {
		b.Rival.Plan = int(s.plan)
	}
}

func boardSeat(s *State, p engine.Seat, open engine.SeatSet) BoardSeat {
	me := &s.player[p]
	o := BoardSeat{
		Points: s.Score(p), HandSize: me.hand.Len(), Hidden: s.Hidden(p), Carts: s.Carts(p),
		Wagon: int(me.wagon), Canoe: int(me.canoe),
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

// Follow sets the board to the position after event e, for one viewer, and lets Past remember the
// event. open is the set of seats whose secrets the viewer may see.
func (b *Board) Follow(e engine.Told, open engine.SeatSet) {
	past := b.Past
	b.Read(e.State, open)
	past.remember(e.Event)
	b.Past = past
}

// remember records in p what event e tells but a position does not contain.
func (p *Past) remember(e engine.Event) {
	switch e.Kind {
	case EventTurn:
		p.Shown = [NodeCount]bool{}
	case EventRevealed:
		p.Shown[NodeIn(e)] = true
	case EventMined:
		p.Die, p.DieOf = DieIn(e), e.Seat
	case EventShot:
		p.Die, p.DieOf = DieIn(e), e.Seat
	case EventRival:
		p.Plan = PlanIn(e)
	}
}
