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

// State is one position. It is a plain value: assignment copies it.
type State struct {
	chance engine.Chance

	held    Set // nodes that hold a card
	faceUp  Set // nodes with a card that has been turned up
	unknown Set // nodes whose card is not decided: it is drawn from unseen when it is turned up
	unseen  Set // cards of which nobody knows where they lie
	absent  Set // mountain cards that are not in this game at all; only a loaded position has any
	plans   Set // plan cards of Hastings that have not come up since the last shuffle
	queue   reactions
	player  [MaxSeats]player
	card    [NodeCount]Card // by node; NoCard where there is none or it is not decided
	special [6]uint8        // by row of the mountain: how many of the cards not decided are special
	row     [RowSlots]Card
	taken   [RowSlots]uint8 // resources taken from each river card
	market  [CabinCount]uint8
	climber [MaxSeats + 1]Node // frontiersmen by seat; the last one is the right figure of Hastings

	owner   [PieceCount]engine.Seat
	apples  [2]uint8 // green, red
	fish    [fishKinds]uint8
	gone    [fishKinds]uint8 // fish that Hastings took out of the game
	outlaws [6]uint8         // on the outposts I to V, then at the base
	carts   uint8
	boots   uint8

	stack [2]pending // decisions to be made, the first at depth-1; steps may wait below damage
	depth uint8

	mode     Mode
	phase    engine.Phase // PhasePlan to PhaseOver; what is pending stands above it
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
	version2 bool  // played by version 2 of the rules: plansAhead
	plan     uint8 // the plan card that lies face up, noPlan for none
	step     uint8 // its operation
	left     uint8 // steps left in it
}

// player is what lies in front of one seat.
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
	carts               [CartRoom + 1]uint8 // carts by the gold in them
	bullets             uint8
	outlaws             uint8
}

// spot is where a pioneer is.
type spot uint8

const (
	spotResting spot = 0
	spotReady   spot = 1
	spotOn      spot = 1  // + space: on the path, with the icon of the space used
	spotPast    spot = 8  // + space: on the path, the paid icon not used
	spotSummit  spot = 16 // + slot
	spotTrap    spot = 19
	spotCabin   spot = 20 // + cabin
	spotEnd     spot = spotCabin + spot(CabinCount)
)

// walking reports whether the pioneer can still act in this turn.
func (w spot) walking() bool { return w >= spotReady && w < spotSummit }

// space returns the number of the space, 0 in camp.
func (w spot) space() int {
	switch {
	case w > spotPast && w < spotSummit:
		return int(w - spotPast)
	case w > spotOn && w < spotPast:
		return int(w - spotOn)
	}
	return 0
}

// stays reports whether the pioneer keeps his post over the end of the turn (R60).
func (w spot) stays() bool { return w >= spotTrap }

// pending is a decision on the stack: the phase in which it is made, and a number or two.
type pending struct {
	phase engine.Phase
	n, m  uint8
}

// Sources of damage, the n of PhaseDamage. The first two are paths.
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

// noPlan stands for no plan card.
const noPlan = 255

// reactions is the queue of R64: what has happened and has not been answered by all who may. The first entry is
// always one that must be asked; nothing is pending when all is zero.
type reactions struct {
	reveals Set  // nodes with a card just turned up
	claim   bool // a card was claimed
	tracks  uint8
	seat    int8 // distance from the active seat of the one being asked
	path    Path // his pioneer
	open    bool
}

// push puts a decision on top of the stack.
func (s *State) push(phase engine.Phase, n, m uint8) {
	s.stack[s.depth] = pending{phase, n, m}
	s.depth++
}

// pop takes the top decision off the stack.
func (s *State) pop() pending {
	s.depth--
	top := s.stack[s.depth]
	s.stack[s.depth] = pending{}
	return top
}

// top returns the decision to be made next; the stack must not be empty.
func (s *State) top() *pending { return &s.stack[s.depth-1] }

// now returns the active player.
func (s *State) now() *player { return &s.player[s.active] }

// Seats returns the number of seats: two in a solo game, where Hastings sits on seat 1.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns who decides.
func (s *State) Turn() engine.Seat {
	switch {
	case s.queue.open:
		return s.asked()
	case s.phase == PhaseOver:
		return engine.NoSeat
	}
	return s.active
}

// Asks reports whether a kind of move is made in the phase, whether or not one is legal now.
func (s *State) Asks(kind engine.Kind) bool {
	return kind > 0 && kind < kindEnd && s.Turn() != engine.NoSeat && kindPhases[kind]>>s.Phase()&1 != 0
}

// Phase returns what kind of decision is waited for.
func (s *State) Phase() engine.Phase {
	switch {
	case s.queue.open:
		return PhaseReact
	case s.depth > 0:
		return s.top().phase
	}
	return s.phase
}

// CopyTo copies the position into another one.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script forces the next dice: Mining and Six-Shooter.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// next returns the seat to the left.
func (s *State) next(p engine.Seat) engine.Seat {
	if p++; int8(p) == s.seats {
		return 0
	}
	return p
}

// human reports whether a seat has a player board: Hastings has none.
func (s *State) human(p engine.Seat) bool { return !s.solo || p != Hastings }

// Hastings is the seat of the automated rival in a solo game.
const Hastings engine.Seat = 1

// rightFigure is the place of Hastings's second frontiersman among the climbers.
const rightFigure = MaxSeats

// climberOwner returns whose frontiersman it is.
func climberOwner(i int) engine.Seat {
	if i == rightFigure {
		return Hastings
	}
	return engine.Seat(i)
}

// handSize returns how many cards a player holds at his planning (R14).
func (s *State) handSize() int {
	if s.expert {
		return handSize + 1
	}
	return handSize
}

// along returns how many row cards lie along a seat's trail (R68).
func (s *State) along(p engine.Seat) int { return min(int(s.player[p].wagon)/2+1, int(s.rowSize)) }

// uncovered reports whether nothing lies on a node (R30).
func (s *State) uncovered(n Node) bool { return box.node[n].coveredBy&s.held == 0 }

// printed returns what is printed on a card.
func (s *State) printed(c Card) *CardInfo { return &box.mode[s.mode].card[c] }
