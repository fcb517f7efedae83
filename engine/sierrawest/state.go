package sierrawest

import "gulch/engine"

// The phases: first the four phases of a turn and of the game, then one for each kind of pending
// decision.
const (
	PhasePlan engine.Phase = iota
	PhasePioneer
	PhaseRival
	PhaseOver
	PhasePickBasic
	PhaseSteps
	PhaseShovel
	PhaseBuild
	PhaseBarter
	PhaseHunt
	PhaseGrizzly
	PhaseDamage
	PhaseHarvest
	PhasePaddle
	PhaseRapid
	PhaseLoad
	PhaseBuyFish
	PhasePickTrack
	PhasePickClaim
	PhaseAdvance
	PhaseShoot
	PhasePress
	PhaseMill
	PhaseReact
	phaseCount
)

var phaseNames = [phaseCount]string{
	"plan", "pioneer", "rival", "over", "pick_basic", "steps", "shovel", "build", "barter", "hunt", "grizzly",
	"damage", "harvest", "paddle", "rapid", "load", "buy_fish", "pick_track", "pick_claim", "advance", "shoot",
	"press", "mill", "react",
}

// State is one position of the game. It contains no pointers, so an assignment copies it. In a bit
// set, bit i stands for the thing with number i.
type State struct {
	chance engine.Chance

	held   Set // nodes that hold a card
	faceUp Set // nodes whose card lies face up
	// nodes whose face-down card is undecided: it is drawn at random from the unseen cards when it
	// is turned up
	unknown Set
	unseen  Set // cards that are on the nodes in unknown; nobody knows which card is on which node
	absent  Set // mountain cards that are not in this game; empty unless the position was loaded
	plans   Set // plan cards that have not been drawn since the last shuffle
	queue   reactions
	player  [MaxSeats]player
	card    [NodeCount]Card // by node: its card; NoCard if it has none or the card is undecided
	special [6]uint8        // by row of the mountain: number of special cards among its undecided ones
	row     [RowSlots]Card
	taken   [RowSlots]uint8 // by slot of the row: number of resources taken from the river card
	market  [CabinCount]uint8
	climber [MaxSeats + 1]Node // by seat: node of its frontiersman; the last entry is the right figure of Hastings

	owner   [PieceCount]engine.Seat
	apples  [2]uint8 // common supplies of green and of red apples
	fish    [fishKinds]uint8
	gone    [fishKinds]uint8 // by kind: number of fish that Hastings has removed from the game
	outlaws [6]uint8         // number of outlaws on each of the outposts I to V; the last entry is the base
	carts   uint8
	boots   uint8

	stack [2]pending // pending decisions; stack[depth-1] comes next; only steps can be below damage
	depth uint8

	mode Mode
	// one of PhasePlan to PhaseOver; pending decisions and reactions have phases of their own, see
	// method Phase
	phase    engine.Phase
	seats    int8
	active   engine.Seat
	start    engine.Seat
	round    uint8
	endRound uint8 // number of the last round, 0 until the end is triggered
	rowSize  uint8
	slots    [SummitSlots]Card // by slot: card laid out by the active seat, NoCard for none
	expert   bool
	solo     bool
	level    uint8
	version2 bool  // the game uses version 2 of the rules, see plansAhead
	plan     uint8 // number of the plan card that is face up, noPlan for none
	step     uint8 // index of the operation of the plan that is carried out next, from 0
	left     uint8 // number of frontiersman steps that remain in that operation of the plan

	// the decision whose answer is being carried out while an observer is told about it; the
	// observer sees this decision until the next one is asked for; zero between moves
	answered question
}

// player is the part of a position that belongs to one seat.
type player struct {
	hand, draw, discard Set // the draw pile has no order: each card is drawn at random
	claimed             Set
	goods               [4]int16 // amounts of food, wood, stone and gold
	cabins              uint16   // cabins that the seat has built, a bit set
	boots               uint8
	wagon               uint8
	track               [TrackCount]uint8
	caught              uint8 // animals that the seat has caught, a bit set
	pioneer             [pathCount]spot
	canoe               uint8
	fish                [fishKinds]uint8
	carts               [CartRoom + 1]uint8 // number of mine carts that hold no gold, 1 gold and 2 gold
	bullets             uint8
	outlaws             uint8
}

// spot packs into one number where a pioneer is and whether he can still act in this turn.
type spot uint8

const (
	spotResting spot = 0
	spotReady   spot = 1
	spotOn      spot = 1  // on the path, having used the icon of the space; the number of the space is added
	spotPast    spot = 8  // on the path, without using the icon, which has a fee; the number of the space is added
	spotSummit  spot = 16 // on the summit of a slot; the number of the slot is added
	spotTrap    spot = 19
	spotCabin   spot = 20 // in a cabin; the number of the cabin is added
	spotEnd     spot = spotCabin + spot(CabinCount)
)

// walking reports whether the pioneer is in camp or on his path and can still act in this turn.
func (w spot) walking() bool { return w >= spotReady && w < spotSummit }

// space returns the number of the path's space on which the pioneer is, from 1, or 0 if he is not
// on the path.
func (w spot) space() int {
	switch {
	case w > spotPast && w < spotSummit:
		return int(w - spotPast)
	case w > spotOn && w < spotPast:
		return int(w - spotOn)
	}
	return 0
}

// keepsPost reports whether the pioneer stays in this place when the turn ends (R60).
func (w spot) keepsPost() bool { return w >= spotTrap }

// pending is a decision on the stack: its phase and two parameters, whose meaning depends on the
// phase.
type pending struct {
	phase engine.Phase
	n, m  uint8
}

// question is a decision that a seat is asked for, with everything that is public about it.
type question struct {
	asked bool // whether there is a question; if not, all fields are zero
	actor engine.Seat
	phase engine.Phase
	// parameters of the decision, and number of steps that wait below it on the stack (0 for none)
	n, m, below uint8
}

// question returns the decision that a seat is asked for now.
func (s *State) question() question {
	q := question{asked: true, actor: s.Turn(), phase: s.Phase()}
	if s.depth > 0 {
		q.n, q.m = s.top().n, s.top().m
	}
	if s.depth > 1 {
		q.below = s.stack[0].n
	}
	return q
}

// Causes of damage, which are values of parameter n of PhaseDamage. The values 0 and 1 are the path
// of a pioneer who meets a hazard.
const (
	damageOutpost    = uint8(pathCount)
	damageSixShooter = uint8(pathCount) + 1
)

// How far a Six-Shooter has been used, which is parameter n of PhaseShoot. A player who stops after
// a missed shot takes damage. An optional use (Marshal's Office) can be declined without damage.
const (
	shootNotStarted uint8 = iota
	shootStarted
	shootOptional
)

// noPlan is the value of State.plan when no plan card is face up.
const noPlan = 255

// reactions is the queue of events to which pioneers may still react (R64). Each event is offered
// to the pioneers of all seats, one after the other; seat and path name the pioneer whose turn it
// is. The queue is empty if all fields are zero.
type reactions struct {
	reveals Set  // nodes of turned-up cards to which pioneers may still react
	claim   bool // whether pioneers may still react to a claimed card
	tracks  uint8
	seat    int8 // the seat that is asked, as its distance from the active seat in turn order
	path    Path // the pioneer of that seat who may react
	open    bool
}

// push puts a decision on the stack. phase is its phase; n and m are its parameters.
func (s *State) push(phase engine.Phase, n, m uint8) {
	s.stack[s.depth] = pending{phase, n, m}
	s.depth++
}

// pop removes the top decision from the stack and returns it.
func (s *State) pop() pending {
	s.depth--
	top := s.stack[s.depth]
	s.stack[s.depth] = pending{}
	return top
}

// top returns the decision on top of the stack, which must not be empty.
func (s *State) top() *pending { return &s.stack[s.depth-1] }

// activePlayer returns the active seat's part of the position.
func (s *State) activePlayer() *player { return &s.player[s.active] }

// Seats returns the number of seats. It is two in a solo game, where Hastings has seat 1.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, or NoSeat when the game is over.
func (s *State) Turn() engine.Seat {
	switch {
	case s.queue.open:
		return s.reactingSeat()
	case s.phase == PhaseOver:
		return engine.NoSeat
	}
	return s.active
}

// ExpectsKind reports whether moves of a kind belong to the current phase, even if no such move is
// legal now.
func (s *State) ExpectsKind(kind engine.Kind) bool {
	return kind > 0 && kind < kindEnd && s.Turn() != engine.NoSeat && kindPhases[kind]>>s.Phase()&1 != 0
}

// Phase returns the phase, which is the kind of decision to be made.
func (s *State) Phase() engine.Phase {
	switch {
	case s.queue.open:
		return PhaseReact
	case s.depth > 0:
		return s.top().phase
	}
	return s.phase
}

// CopyTo copies the position to dst, which must be a *State.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position. It does not depend on the state of the random generator.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script sets the results of the next die rolls, in their order, for scenario files. It returns an
// error if a number is not from 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// next returns the seat after p in turn order.
func (s *State) next(p engine.Seat) engine.Seat {
	if p++; int8(p) == s.seats {
		return 0
	}
	return p
}

// human reports whether seat p is a player with a player board, and not Hastings.
func (s *State) human(p engine.Seat) bool { return !s.solo || p != Hastings }

// Hastings is the seat of the automated rival in a solo game.
const Hastings engine.Seat = 1

// rightFigure is the index of the second frontiersman of Hastings in State.climber.
const rightFigure = MaxSeats

// climberOwner returns the seat that owns the frontiersman with index i in State.climber.
func climberOwner(i int) engine.Seat {
	if i == rightFigure {
		return Hastings
	}
	return engine.Seat(i)
}

// handSize returns the number of cards that a seat holds at the start of its turn (R14).
func (s *State) handSize() int {
	if s.expert {
		return handSize + 1
	}
	return handSize
}

// along returns the number of cards of the row that are along the trail of seat p: the cards, from
// the left, that its wagon has come far enough to use (R68).
func (s *State) along(p engine.Seat) int { return min(int(s.player[p].wagon)/2+1, int(s.rowSize)) }

// uncovered reports whether no card covers node n (R30).
func (s *State) uncovered(n Node) bool { return box.node[n].coveredBy&s.held == 0 }

// printed returns the printed content of card c in this mode.
func (s *State) printed(c Card) *CardInfo { return &box.mode[s.mode].card[c] }
