package sierrawest

import "gulch/engine"

// Phases: the four of section 5.1, then one for each kind of pending decision of section 5.5.
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

// State is one position of the game. It contains no pointers, so an assignment copies it.
type State struct {
	chance engine.Chance

	held    Set // nodes that hold a card
	faceUp  Set // nodes whose card is face up
	unknown Set // nodes whose card is not decided yet: it is drawn from unseen when it is turned up
	unseen  Set // cards whose place nobody knows
	absent  Set // mountain cards that are not in this game; only loaded positions have any
	plans   Set // plan cards not drawn since the last shuffle
	queue   reactions
	player  [MaxSeats]player
	card    [NodeCount]Card // by node; NoCard if there is no card or it is undecided
	special [6]uint8        // by row of the mountain: number of special cards among the undecided ones
	row     [RowSlots]Card
	taken   [RowSlots]uint8 // resources taken from each river card
	market  [CabinCount]uint8
	climber [MaxSeats + 1]Node // frontiersmen by seat; the last entry is the right figure of Hastings

	owner   [PieceCount]engine.Seat
	apples  [2]uint8 // green, red
	fish    [fishKinds]uint8
	gone    [fishKinds]uint8 // fish that Hastings took out of the game
	outlaws [6]uint8         // on the outposts I to V, then at the base
	carts   uint8
	boots   uint8

	stack [2]pending // pending decisions, the next one at depth-1; only steps can wait below damage
	depth uint8

	mode     Mode
	phase    engine.Phase // PhasePlan to PhaseOver; a pending decision takes precedence
	seats    int8
	active   engine.Seat
	start    engine.Seat
	round    uint8
	endRound uint8 // 0 until the end is triggered
	rowSize  uint8
	slots    [SummitSlots]Card // laid-out cards of the active seat
	expert   bool
	solo     bool
	level    uint8
	version2 bool  // plays by version 2 of the rules, see plansAhead
	plan     uint8 // the face-up plan card, noPlan for none
	step     uint8 // the next operation of the plan
	left     uint8 // steps left in that operation
}

// player is the part of a position that belongs to one seat.
type player struct {
	hand, draw, discard Set // the draw pile is a bag: each card is drawn at random
	claimed             Set
	goods               [4]int16 // food, wood, stone, gold
	cabins              uint16   // one bit each
	boots               uint8
	wagon               uint8
	track               [TrackCount]uint8
	caught              uint8 // animals, one bit each
	pioneer             [pathCount]spot
	canoe               uint8
	fish                [fishKinds]uint8
	carts               [CartRoom + 1]uint8 // number of carts by the gold in them
	bullets             uint8
	outlaws             uint8
}

// spot is the place of a pioneer.
type spot uint8

const (
	spotResting spot = 0
	spotReady   spot = 1
	spotOn      spot = 1  // + space: on the path, the icon of the space used
	spotPast    spot = 8  // + space: on the path, the icon of the paid space not used
	spotSummit  spot = 16 // + slot
	spotTrap    spot = 19
	spotCabin   spot = 20 // + cabin
	spotEnd     spot = spotCabin + spot(CabinCount)
)

// walking reports whether the pioneer can still act in this turn.
func (w spot) walking() bool { return w >= spotReady && w < spotSummit }

// space returns the number of the path space, 0 in camp.
func (w spot) space() int {
	switch {
	case w > spotPast && w < spotSummit:
		return int(w - spotPast)
	case w > spotOn && w < spotPast:
		return int(w - spotOn)
	}
	return 0
}

// keepsPost reports whether the pioneer stays at his post at the end of the turn (R60).
func (w spot) keepsPost() bool { return w >= spotTrap }

// pending is a decision on the stack: its phase and up to two parameters.
type pending struct {
	phase engine.Phase
	n, m  uint8
}

// Sources of damage, the n of PhaseDamage. Lower values are the path of the pioneer.
const (
	damageOutpost    = uint8(pathCount)
	damageSixShooter = uint8(pathCount) + 1
)

// States of a Six-Shooter, the n of PhaseShoot.
const (
	shootNotStarted uint8 = iota
	shootStarted
	shootOptional
)

// noPlan is the value of State.plan if no plan card is face up.
const noPlan = 255

// reactions is the queue of R64: events that not every entitled seat has answered yet. Its first
// entry always belongs to a pioneer who can react. The queue is empty if all fields are zero.
type reactions struct {
	reveals Set  // nodes whose card was just turned up
	claim   bool // a card was claimed
	tracks  uint8
	seat    int8 // the seat that is asked, as its distance from the active seat
	path    Path // the pioneer of that seat
	open    bool
}

// push puts a decision on top of the stack.
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

// top returns the next decision. The stack must not be empty.
func (s *State) top() *pending { return &s.stack[s.depth-1] }

// activePlayer returns the active player.
func (s *State) activePlayer() *player { return &s.player[s.active] }

// Seats returns the number of seats. It is two in a solo game, where Hastings has seat 1.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, NoSeat when the game is over.
func (s *State) Turn() engine.Seat {
	switch {
	case s.queue.open:
		return s.reactingSeat()
	case s.phase == PhaseOver:
		return engine.NoSeat
	}
	return s.active
}

// ExpectsKind reports whether the kind of move belongs to the current phase, even if no such move
// is legal now.
func (s *State) ExpectsKind(kind engine.Kind) bool {
	return kind > 0 && kind < kindEnd && s.Turn() != engine.NoSeat && kindPhases[kind]>>s.Phase()&1 != 0
}

// Phase returns the kind of decision to be made.
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

// Script fixes the next die rolls of Mining and Six-Shooter, for scenario files. It returns an
// error if a roll is not 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// next returns the seat after p in turn order.
func (s *State) next(p engine.Seat) engine.Seat {
	if p++; int8(p) == s.seats {
		return 0
	}
	return p
}

// human reports whether a seat has a player board: all but Hastings have one.
func (s *State) human(p engine.Seat) bool { return !s.solo || p != Hastings }

// Hastings is the seat of the automated rival in a solo game.
const Hastings engine.Seat = 1

// rightFigure is the index of the second frontiersman of Hastings in State.climber.
const rightFigure = MaxSeats

// climberOwner returns the seat that owns a frontiersman.
func climberOwner(i int) engine.Seat {
	if i == rightFigure {
		return Hastings
	}
	return engine.Seat(i)
}

// handSize returns the hand size at the start of a turn (R14).
func (s *State) handSize() int {
	if s.expert {
		return handSize + 1
	}
	return handSize
}

// along returns how many row cards are along a seat's trail (R68).
func (s *State) along(p engine.Seat) int { return min(int(s.player[p].wagon)/2+1, int(s.rowSize)) }

// uncovered reports whether no card covers the node (R30).
func (s *State) uncovered(n Node) bool { return box.node[n].coveredBy&s.held == 0 }

// printed returns the description of a card of the mode.
func (s *State) printed(c Card) *CardInfo { return &box.mode[s.mode].card[c] }
