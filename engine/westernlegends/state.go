package westernlegends

import (
	"gulch/engine"
)

// player is the part of a position that belongs to one seat.
type player struct {
	hand   CardSet
	known  CardSet // cards that this seat has seen in the hands of others
	tokens uint32  // legendary tokens
	seen   uint32  // face-down event tokens that this seat has looked at
	filed  uint32  // event cards that this seat knows to be at the bottom of the deck

	items, upgraded ItemSet
	lp, money       int16
	spent           int16 // dollars paid in a town during this action
	regions         uint16

	space                      Space
	char                       Char
	mp, wp, gp                 uint8
	nuggets, wounds, longhorns uint8
	discs                      uint8 // story discs that are not placed
	weapon, mount              Item  // the active weapon and mount
	cattle                     int8  // carried cattle token, -1 for none
	goals, done                uint8 // goals held and completed, as bit sets
	slow, slowNext             uint8
	used                       uint8 // abilities used in this turn, as a bit set
	mines, towns, saloons      uint8 // visited places, as bit sets
	awake                      bool  // the ability is active (R11)
	placed                     bool  // the miniature is on the map
	dealt                      [2]Char
	stats                      [statCount]uint8
}

// maxDiscs is the largest number of discs on a story: two of each player.
const maxDiscs = 2 * MaxSeats

// activeStory is a face-up story with its discs in the order in which they were placed.
type activeStory struct {
	story   int8 // -1 if the pile is empty
	left    uint8
	n       uint8
	disc    [maxDiscs]engine.Seat
	matched engine.SeatSet // players who may contribute after this action
	joined  engine.SeatSet // players who have contributed in this turn
}

// bout is a current fight.
type bout struct {
	kind      fightKind
	space     Space
	side      [2]engine.Seat // attacker and defender; NoSeat is an NPC, ManInBlack the Man in Black
	dealer    engine.Seat    // the seat that plays the fight cards, NoSeat for the automatic dealer
	n         uint8
	drawn     [4]FightCard
	left      uint8 // number of drawn cards that are not played yet
	dealt     FightCard
	played    [2]Card
	mod       [2]int8 // amount taken off the value of each side by reactions, weapons and abilities
	byCard    [2]int8 // amount taken off by the bonus of the other side's played card
	ties      uint8   // sides that win ties, as a bit set
	cardTies  uint8   // sides that win ties because of their played card, as a bit set
	passes    uint8
	winner    uint8 // winning side, 0 or 1, once known
	noMarshal bool
	open      bool // the cards are revealed
	declined  bool
	parried   bool
	restarted bool
	seen      uint16 // fight cards that the fighter saw with a Rifle, as a bit set
	token     Token  // token of the outlaw or claim jumper
	train     int8   // train encounter
}

// gameKind is the kind of the current game of poker or faro.
type gameKind uint8

const (
	noGame gameKind = iota
	gamePoker
	gameHighStakes
	gameChallenge
	gameFaro
)

var gameIDs = []string{"", "poker", "high_stakes", "challenge", "faro"}

// bet is a faro bet on a rank (0 for the 2 to 12 for the ace). Amount 0 is no bet.
type bet struct{ rank, amount int8 }

// saloonGame is the current game of poker or faro.
type saloonGame struct {
	house    CardSet
	kind     gameKind
	starter  engine.Seat
	dealer   engine.Seat
	in       engine.SeatSet
	folded   engine.SeatSet // players who have folded, or in faro have taken their bets back
	shown    engine.SeatSet // players who have chosen their two cards
	won      engine.SeatSet
	houseWon bool
	noHouse  bool
	open     bool // the hands are revealed
	anywhere bool
	saloon   Town
	token    Token
	pot      int16
	flop     [5]Card
	flopSize uint8
	cards    [MaxSeats][2]Card
	bets     [MaxSeats][2]bet
	faro     [4]FightCard
	turned   uint8
}

// rules are the rule switches.
type rules struct {
	version2 bool // plays by version 2 of the rules

	anteUp, altPoker, goals, highStakes, mib, autoDealer, patrol bool
	target                                                       int16
}

// State is one position of the game. It contains no pointers, so an assignment copies it.
type State struct {
	chance engine.Chance
	p      [MaxSeats]player

	deck, discard CardSet // the deck is a bag: every draw is a random card
	stories       uint64  // stories that have not been turned up
	legends       uint32  // legendary tokens in the supply
	tokens        uint32  // event tokens in their supplies
	cattle        uint32  // cattle tokens in their stacks, 8 bits for each ranch
	bandits       SpaceSet
	plotsOut      uint16 // frontier tokens whose face has been seen
	mibCards      uint16 // cards left in the deck of the Man in Black
	trading       ItemSet
	stocked       ItemSet // items in the game

	stack    [maxDepth]frame
	depth    uint8
	fighting uint8 // number of current fights
	bouts    [3]bout
	game     saloonGame
	tales    [2]activeStory

	owed  [10]engine.Seat // players who still resolve an event for a marker
	owing uint8

	stacked  [16]Card // cards that are drawn first, in this order, for scenarios
	stackedN uint8

	fightDeck  [fightCards]FightCard
	fightLeft  uint8
	eventDeck  [eventCount]int8 // the first eventLeft entries are the deck, top first, the others the discard pile
	eventLeft  uint8
	trainDeck  [trainCount]int8
	trainLeft  uint8
	plot       [frontierPlots]int8 // frontier token in the space, -1 for none
	roller     [saloonCount]Token
	nuggetsOn  [maxSpaces]uint8
	tokenOn    [maxSpaces]Token
	nuggetPile uint8

	opts      rules
	seats     int8
	first     engine.Seat
	active    engine.Seat
	round     int16
	lastRound int16 // 0 until the end is triggered
	actions   uint8
	fought    engine.SeatSet // players fought in this turn
	bank      bool           // the Bank was robbed in this turn
	heist     bool           // a train heist was tried in this turn
	lpMarks   uint8          // event markers left on 5, 10, 15 and 20 LP
	marks     uint8          // event markers left on the tracks, as a bit set
	lpAct     int16          // LP gained by the active player in this action
	found     int16          // nuggets found by the last roll of dice
	turn      [statCount]uint8
	sheriff   Space
	train     uint8 // index of the Train's stop in the route
	mibSpace  Space
	mibLP     int16
	mibPrey   engine.Seat
	mibFresh  bool // his cards are shuffled at the end of the round
	setup     bool // the map is being set up
	resolving bool // from the resolution of stories to the next turn, signals trigger nothing (R82)
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, NoSeat when the game is over.
func (s *State) Turn() engine.Seat {
	if s.depth == 0 {
		return engine.NoSeat
	}
	return s.top().seat
}

// Phase returns the kind of decision to be made.
func (s *State) Phase() engine.Phase {
	if s.depth == 0 {
		return PhaseGameOver
	}
	return s.top().phase()
}

// ConcealForced reports whether a single legal move must not be played automatically: players end
// their turns themselves.
func (s *State) ConcealForced() bool { return s.depth > 0 && s.top().op == askAct }

// CopyTo copies the position to dst, which must be a *State. Entries above the top of the stack are
// always zero and are not copied.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script fixes the next die rolls, for scenario files: 1 to 3 nugget, 4 $10, 5 $10 and roll again,
// 6 gravel. It returns an error if a roll is not 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// left returns the next seat clockwise (R1).
func (s *State) left(p engine.Seat) engine.Seat {
	if p++; int8(p) >= s.seats {
		return 0
	}
	return p
}

// right returns the right neighbour (R1).
func (s *State) right(p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.seats - 1)
	}
	return p - 1
}

// everybody returns the set of all seats.
func (s *State) everybody() engine.SeatSet { return engine.AllSeats(int(s.seats)) }

// firstOf returns the first seat of a set in turn order, beginning with from. The set must not be
// empty.
func (s *State) firstOf(set engine.SeatSet, from engine.Seat) engine.Seat {
	if from < 0 || int8(from) >= s.seats {
		from = 0
	}
	for !set.Has(from) {
		from = s.left(from)
	}
	return from
}

// lastFrom returns the first seat of a set in the turn order that begins after from and ends with
// from.
func (s *State) lastFrom(set engine.SeatSet, from engine.Seat) engine.Seat {
	return s.firstOf(set, s.left(from))
}

func (s *State) bout() *bout { return &s.bouts[s.fighting-1] }

// align returns the alignment of a player: Marshal, Wanted or neither (R12).
func (s *State) align(p engine.Seat) align {
	switch {
	case s.p[p].wp > 0:
		return alignWanted
	case s.p[p].mp > 0:
		return alignMarshal
	}
	return alignNeutral
}

func (s *State) wanted(p engine.Seat) bool { return s.p[p].wp > 0 }

// au returns 1 with Ante Up, otherwise 0, as an index.
func (s *State) au() int {
	if s.opts.anteUp {
		return 1
	}
	return 0
}

// passive returns the passive effects of a player's ability.
func (s *State) passive(p engine.Seat) *passives {
	if pl := &s.p[p]; pl.awake && pl.char >= 0 {
		return &box.char[pl.char].passive
	}
	return &noPassives
}

var noPassives passives

// sideOf returns 1 for an upgraded item of a player, otherwise 0.
func (pl *player) sideOf(i Item) int {
	if pl.upgraded.Has(i) {
		return 1
	}
	return 0
}

// moneyCap returns the limit of a player's money (R3).
func (s *State) moneyCap(p engine.Seat) int16 {
	if c := s.passive(p).cap; c > 0 {
		return c
	}
	return 120
}

// nuggetCap returns the limit of a player's nuggets (R4).
func (s *State) nuggetCap(p engine.Seat) int {
	n := 4 + int(s.passive(p).nuggets)
	pl := &s.p[p]
	if pl.mount >= 0 {
		n += int(box.mounts[pl.mount][pl.sideOf(pl.mount)].nuggets)
	}
	return n
}

// handSize returns the number of cards that a player may keep (R8).
func (s *State) handSize(p engine.Seat) int {
	pa := s.passive(p)
	n := 5 + int(pa.hand)
	if !pa.spare {
		n -= int(s.p[p].wounds)
	}
	return max(0, n)
}

// effectOf returns the effect of a poker card in this game.
func (s *State) effectOf(c Card) *cardEffect {
	if s.opts.altPoker {
		return &box.effects[box.poker[c].alt]
	}
	return &box.effects[box.poker[c].effect]
}

// here returns the players in a space, except but.
func (s *State) here(x Space, but engine.Seat) engine.SeatSet {
	var set engine.SeatSet
	for p := range engine.Seat(s.seats) {
		if p != but && s.p[p].placed && s.p[p].space == x {
			set = set.With(p)
		}
	}
	return set
}

// rivals returns the players within a distance of a player, who can be targets of an effect. The
// Man in Black is included (R105).
func (s *State) rivals(p engine.Seat, within int) engine.SeatSet {
	var set engine.SeatSet
	from := s.p[p].space
	for q := range engine.Seat(s.seats) {
		if q != p && int(box.dist[from][s.p[q].space]) <= within {
			set = set.With(q)
		}
	}
	if s.opts.mib && int(box.dist[from][s.mibSpace]) <= within {
		set = set.With(ManInBlack)
	}
	return set
}

// spaceOf returns the space of a player or of the Man in Black.
func (s *State) spaceOf(p engine.Seat) Space {
	if p == ManInBlack {
		return s.mibSpace
	}
	return s.p[p].space
}

// occupied reports whether there is a miniature or a token in a space (section 2, "unoccupied").
func (s *State) occupied(x Space) bool {
	return s.bandits.Has(x) || s.tokenOn[x] >= 0 || box.plotAt[x] >= 0 && s.plot[box.plotAt[x]] >= 0 ||
		s.sheriff == x || s.opts.mib && s.mibSpace == x || s.opts.anteUp && box.route[s.train] == x ||
		s.here(x, engine.NoSeat) != 0
}

// inPlay reports whether a space exists in this game (R88).
func (s *State) inPlay(x Space) bool {
	return int(x) < box.spaces && (s.opts.anteUp || !box.space[x].East)
}
