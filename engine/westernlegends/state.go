package westernlegends

import (
	"gulch/engine"
)

// player is what one seat has.
type player struct {
	hand   CardSet
	known  CardSet // cards in the hands of others that this seat has seen there
	tokens uint32  // legendary tokens
	seen   uint32  // facedown event tokens that this seat has looked at
	filed  uint32  // event cards that this seat knows to lie under the deck

	items, upgraded ItemSet
	lp, money       int16
	spent           int16 // dollars paid in a town during this action
	regions         uint16

	space                      Space
	char                       Char
	mp, wp, gp                 uint8
	nuggets, wounds, longhorns uint8
	discs                      uint8 // story discs not placed
	weapon, mount              Item  // the active ones
	cattle                     int8  // token carried, -1 for none
	goals, done                uint8 // goals held and completed, a bit each
	slow, slowNext             uint8
	used                       uint8 // abilities used this turn, a bit each
	mines, towns, saloons      uint8 // visited, a bit each
	awake                      bool  // the ability (R11)
	placed                     bool  // the miniature stands on the map
	dealt                      [2]Char
	stats                      [statCount]uint8
}

// maxDiscs is how many discs a story can hold: two of each player.
const maxDiscs = 2 * MaxSeats

// activeStory is a face-up story with its discs, in the order in which they were placed.
type activeStory struct {
	story   int8 // -1 when the pile is used up
	left    uint8
	n       uint8
	disc    [maxDiscs]engine.Seat
	matched engine.SeatSet // who may contribute after this action
	joined  engine.SeatSet // who has contributed this turn
}

// bout is a fight that is going on.
type bout struct {
	kind      fightKind
	space     Space
	side      [2]engine.Seat // attacker and defender; NoSeat for an NPC, ManInBlack for him
	dealer    engine.Seat    // NoSeat: the engine picks
	n         uint8
	drawn     [4]FightCard
	left      uint8 // how many of drawn are still with the dealer
	dealt     FightCard
	played    [2]Card
	mod       [2]int8 // taken off the value of each side by reactions, weapons and abilities
	byCard    [2]int8 // the same by the bonus of the other side's played card
	ties      uint8   // sides that win ties
	cardTies  uint8   // the same by their played card
	passes    uint8
	winner    uint8 // 0 or 1, once known
	noMarshal bool
	open      bool // cards are revealed
	declined  bool
	parried   bool
	restarted bool
	seen      uint16 // fight cards that the fighter saw with a Rifle, a bit each
	token     Token  // outlaw or claim jumper
	train     int8   // train encounter
}

// gameKind is a game of cards that is going on.
type gameKind uint8

const (
	noGame gameKind = iota
	gamePoker
	gameHighStakes
	gameChallenge
	gameFaro
)

var gameIDs = []string{"", "poker", "high_stakes", "challenge", "faro"}

// bet is a faro bet on a rank (0 for the 2 to 12 for the ace); amount 0 is no bet.
type bet struct{ rank, amount int8 }

// saloonGame is a game of poker or faro that is going on.
type saloonGame struct {
	house    CardSet
	kind     gameKind
	starter  engine.Seat
	dealer   engine.Seat
	in       engine.SeatSet
	folded   engine.SeatSet // or, in faro, those who have taken their bets back
	shown    engine.SeatSet // those who have chosen their two cards
	won      engine.SeatSet
	houseWon bool
	noHouse  bool
	open     bool // hands are revealed
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

// rules are the switches.
type rules struct {
	version2 bool // not the current version of the rules but version 2

	anteUp, altPoker, goals, highStakes, mib, autoDealer, patrol bool
	target                                                       int16
}

// State is one position. It is a plain value: assignment copies it.
type State struct {
	chance engine.Chance
	p      [MaxSeats]player

	deck, discard CardSet // the deck is a bag: every draw takes a random card of it
	stories       uint64  // stories that have not been turned up
	legends       uint32  // legendary tokens in the supply
	tokens        uint32  // event tokens in their supplies
	cattle        uint32  // cattle tokens in their stacks, 8 bits a ranch
	bandits       SpaceSet
	plotsOut      uint16 // frontier tokens whose face has been seen
	mibCards      uint16 // cards of the Man in Black still in his deck
	trading       ItemSet
	stocked       ItemSet // items in the game

	stack    [maxDepth]frame
	depth    uint8
	fighting uint8 // fights going on
	bouts    [3]bout
	game     saloonGame
	tales    [2]activeStory

	owed  [10]engine.Seat // who still has to resolve an event set off by a marker
	owing uint8

	stacked  [16]Card // cards that will be drawn first, in this order, by a scenario's wish
	stackedN uint8

	fightDeck  [fightCards]FightCard
	fightLeft  uint8
	eventDeck  [eventCount]int8 // the first eventLeft are the deck, top first, the rest the discard pile
	eventLeft  uint8
	trainDeck  [trainCount]int8
	trainLeft  uint8
	plot       [frontierPlots]int8 // token there, -1 for none
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
	fought    engine.SeatSet // players fought this turn
	bank      bool           // robbed this turn
	heist     bool           // tried this turn
	lpMarks   uint8          // event markers on 5, 10, 15, 20
	marks     uint8          // event markers on the tracks, a bit each
	lpAct     int16          // LP gained by the active player in this action
	found     int16          // nuggets found by the last roll of dice
	turn      [statCount]uint8
	sheriff   Space
	train     uint8 // stop of the route
	mibSpace  Space
	mibLP     int16
	mibPrey   engine.Seat
	mibFresh  bool // shuffle his cards at the end of the round
	setup     bool // the map is being set up
	resolving bool // from the resolving of stories to the next turn signals trigger nothing (R82)
}

// Seats returns the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns who decides.
func (s *State) Turn() engine.Seat {
	if s.depth == 0 {
		return engine.NoSeat
	}
	return s.top().seat
}

// Phase returns what is to be decided.
func (s *State) Phase() engine.Phase {
	if s.depth == 0 {
		return PhaseGameOver
	}
	return s.top().phase()
}

// KeepForced reports whether the only move may not be played automatically: a turn is ended by its player.
func (s *State) KeepForced() bool { return s.depth > 0 && s.top().op == askAct }

// CopyTo copies the position into another one. Frames above the stack carry nothing and are left out.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Script forces the next prospecting dice: 1 to 3 nugget, 4 $10, 5 $10 and again, 6 gravel.
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

// firstOf returns the first seat of a set that is not empty, clockwise beginning with from itself.
func (s *State) firstOf(set engine.SeatSet, from engine.Seat) engine.Seat {
	if from < 0 || int8(from) >= s.seats {
		from = 0
	}
	for !set.Has(from) {
		from = s.left(from)
	}
	return from
}

// lastFrom returns the first seat of a set in the order that begins left of from and ends with from.
func (s *State) lastFrom(set engine.SeatSet, from engine.Seat) engine.Seat {
	return s.firstOf(set, s.left(from))
}

func (s *State) bout() *bout { return &s.bouts[s.fighting-1] }

// align returns what a player is to the law (R12).
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

// au returns 1 with Ante Up, 0 without, as an index.
func (s *State) au() int {
	if s.opts.anteUp {
		return 1
	}
	return 0
}

// passive returns what a player's ability adds at all times.
func (s *State) passive(p engine.Seat) *passives {
	if pl := &s.p[p]; pl.awake && pl.char >= 0 {
		return &box.char[pl.char].passive
	}
	return &noPassives
}

var noPassives passives

// sideOf returns 1 for an upgraded item of a player, else 0.
func (pl *player) sideOf(i Item) int {
	if pl.upgraded.Has(i) {
		return 1
	}
	return 0
}

// moneyCap returns how much money a player may hold (R3).
func (s *State) moneyCap(p engine.Seat) int16 {
	if c := s.passive(p).cap; c > 0 {
		return c
	}
	return 120
}

// nuggetCap returns how many nuggets a player may hold (R4).
func (s *State) nuggetCap(p engine.Seat) int {
	n := 4 + int(s.passive(p).nuggets)
	pl := &s.p[p]
	if pl.mount >= 0 {
		n += int(box.mounts[pl.mount][pl.sideOf(pl.mount)].nuggets)
	}
	return n
}

// handSize returns how many cards a player may keep (R8).
func (s *State) handSize(p engine.Seat) int {
	pa := s.passive(p)
	n := 5 + int(pa.hand)
	if !pa.spare {
		n -= int(s.p[p].wounds)
	}
	return max(0, n)
}

// effectOf returns what a poker card does in this game.
func (s *State) effectOf(c Card) *cardEffect {
	if s.opts.altPoker {
		return &box.effects[box.poker[c].alt]
	}
	return &box.effects[box.poker[c].effect]
}

// here returns the other players in a space.
func (s *State) here(x Space, but engine.Seat) engine.SeatSet {
	var set engine.SeatSet
	for p := range engine.Seat(s.seats) {
		if p != but && s.p[p].placed && s.p[p].space == x {
			set = set.With(p)
		}
	}
	return set
}

// rivals returns whom an effect within range of a player may choose; the Man in Black counts (R105).
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

// spaceOf returns where a player or the Man in Black stands.
func (s *State) spaceOf(p engine.Seat) Space {
	if p == ManInBlack {
		return s.mibSpace
	}
	return s.p[p].space
}

// occupied reports whether a miniature or a token is in a space (section 2, unoccupied).
func (s *State) occupied(x Space) bool {
	return s.bandits.Has(x) || s.tokenOn[x] >= 0 || box.plotAt[x] >= 0 && s.plot[box.plotAt[x]] >= 0 ||
		s.sheriff == x || s.opts.mib && s.mibSpace == x || s.opts.anteUp && box.route[s.train] == x ||
		s.here(x, engine.NoSeat) != 0
}

// inPlay reports whether a space exists in this game (R88).
func (s *State) inPlay(x Space) bool {
	return int(x) < box.spaces && (s.opts.anteUp || !box.space[x].East)
}
