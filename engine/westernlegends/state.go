package westernlegends

import (
	"gulch/engine"
)

// player is the part of a position that belongs to one seat. In a bit set, bit i stands for the
// card, token or place with number i.
type player struct {
	hand   CardSet
	known  CardSet // cards in the hands of other seats that this seat has seen
	tokens uint32  // legendary tokens held, a bit set
	seen   uint32  // face-down event tokens that this seat has looked at, a bit set
	filed  uint32  // event cards that this seat knows to be at the bottom of the deck, a bit set

	items, upgraded ItemSet
	lp, money       int16
	spent           int16 // dollars paid in a town during this action
	regions         uint16

	space                      Space
	char                       Char
	mp, wp, gp                 uint8
	nuggets, wounds, longhorns uint8
	discs                      uint8 // number of discs that can still be placed on stories
	weapon, mount              Item  // the active weapon and the active mount
	cattle                     int8  // carried cattle token, -1 for none
	goals, done                uint8 // goals still to be completed, and goals completed, as bit sets
	slow, slowNext             uint8
	used                       uint8 // abilities used in this turn, a bit set
	mines, towns, saloons      uint8 // mines and towns visited, and saloons gambled in, as bit sets
	awake                      bool  // the character's ability is active (R11)
	placed                     bool  // the miniature is on the map
	dealt                      [2]Char
	stats                      [statCount]uint8
}

// maxDiscs is the largest number of discs on a story: every player has two.
const maxDiscs = 2 * MaxSeats

// activeStory is a face-up story and the discs on it, in the order in which they were placed.
type activeStory struct {
	story   int8 // number of the story, -1 if its pile is empty
	left    uint8
	n       uint8
	disc    [maxDiscs]engine.Seat
	matched engine.SeatSet // players who may place a disc on it after this action
	joined  engine.SeatSet // players who have placed a disc on it in this turn
}

// bout is a fight in progress between two sides. Side 0 is the attacker, side 1 the defender.
type bout struct {
	kind      fightKind
	space     Space
	side      [2]engine.Seat // attacker and defender; NoSeat for an NPC, ManInBlack for the Man in Black
	dealer    engine.Seat    // the seat that plays the fight cards, NoSeat for the automatic dealer
	n         uint8
	drawn     [4]FightCard
	left      uint8 // number of drawn fight cards that have not been played yet
	dealt     FightCard
	played    [2]Card
	mod       [2]int8 // by side: amount by which reactions, weapons and abilities lower its value
	byCard    [2]int8 // by side: amount by which the bonus of the opponent's card lowers its value
	ties      uint8   // sides that win ties because of reactions, weapons or abilities, a bit set
	cardTies  uint8   // sides that win ties because of their played card, a bit set
	passes    uint8
	winner    uint8 // the side that won, 0 or 1; 0 while the fight is undecided
	decided   bool  // the fight has a winner; what the sides gain and lose is being paid out
	noMarshal bool
	open      bool // the cards have been revealed
	declined  bool
	parried   bool
	restarted bool
	seen      uint16 // fight cards that the fighter has seen by using a Rifle, a bit set
	token     Token  // token of the outlaw or claim jumper, otherwise NoToken
	train     int8   // number of the train encounter, -1 for none
}

// gameKind is the kind of a card game: poker, high stakes poker, a challenge of a high roller, or
// faro.
type gameKind uint8

const (
	noGame gameKind = iota
	gamePoker
	gameHighStakes
	gameChallenge
	gameFaro
)

var gameIDs = []string{"", "poker", "high_stakes", "challenge", "faro"}

// bet is a faro bet on a rank, from 0 for the 2 to 12 for the ace. amount is in dollars; 0 means
// that there is no bet.
type bet struct{ rank, amount int8 }

// saloonGame is a game of poker or faro in progress.
type saloonGame struct {
	house    CardSet
	kind     gameKind
	starter  engine.Seat
	dealer   engine.Seat
	in       engine.SeatSet
	folded   engine.SeatSet // players who have folded in poker, or taken their bets back in faro
	shown    engine.SeatSet // players who have chosen their cards for the poker hand
	won      engine.SeatSet
	houseWon bool
	noHouse  bool
	open     bool // the hands have been revealed
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

// rules holds the optional rules of a game that can be switched on or off.
type rules struct {
	version2 bool // the game uses version 2 of the rules

	anteUp, altPoker, goals, highStakes, mib, autoDealer, patrol bool
	target                                                       int16
}

// State is one position of the game. It contains no pointers, so an assignment copies it. In a bit
// set, bit i stands for the thing with number i.
type State struct {
	chance engine.Chance
	p      [MaxSeats]player

	deck, discard CardSet // the deck has no order: every draw is a random card
	stories       uint64  // stories that have not been turned up, a bit set
	legends       uint32  // legendary tokens in the supply, a bit set
	tokens        uint32  // event tokens in their supplies, a bit set
	cattle        uint32  // cattle tokens in their stacks, a bit set with 8 bits for each ranch
	bandits       SpaceSet
	plotsOut      uint16 // frontier tokens whose faces all players have seen, a bit set
	mibCards      uint16 // cards left in the deck of the Man in Black, a bit set
	trading       ItemSet
	stocked       ItemSet // items that are in this game

	stack    [maxDepth]frame
	depth    uint8
	fighting uint8 // number of fights in progress
	bouts    [3]bout
	game     saloonGame
	tales    [2]activeStory

	owed  [10]engine.Seat // players who must still resolve an event because of an event marker
	owing uint8

	stacked  [16]Card // poker cards to be drawn first, in this order; used by scenarios
	stackedN uint8

	fightDeck [fightCards]FightCard
	fightLeft uint8
	// the first eventLeft entries are the deck, the top card first; the others are the discard pile
	eventDeck  [eventCount]int8
	eventLeft  uint8
	trainDeck  [trainCount]int8
	trainLeft  uint8
	plot       [frontierPlots]int8 // by frontier space: its frontier token, -1 for none
	roller     [saloonCount]Token
	nuggetsOn  [maxSpaces]uint8
	tokenOn    [maxSpaces]Token
	nuggetPile uint8

	opts      rules
	seats     int8
	first     engine.Seat
	active    engine.Seat
	round     int16
	lastRound int16 // number of the last round, 0 until the end is triggered
	actions   uint8
	fought    engine.SeatSet // players that the active player has fought in this turn
	bank      bool           // the Bank was robbed in this turn
	heist     bool           // a train heist was tried in this turn
	lpMarks   uint8          // event markers left on 5, 10, 15 and 20 LP, a bit set
	marks     uint8          // tracks that still have their event marker, a bit set
	lpAct     int16          // LP that the active player has gained in this action
	found     int16          // number of nuggets found by the last roll of dice, including rerolls
	turn      [statCount]uint8
	sheriff   Space
	train     uint8 // index of the Train's stop in its route
	mibSpace  Space
	mibLP     int16
	mibPrey   engine.Seat
	mibFresh  bool           // the cards of the Man in Black are shuffled at the end of the round
	setup     bool           // the map is being set up, so only placements take effect
	pauses    engine.SeatSet // seats for which empty windows open, see PauseForced
	resolving bool           // stories have been resolved in this turn, so signals trigger nothing more (R82)

	// the frame of the decision whose answer is being carried out; set only while an observer
	// watches a move, zero between moves
	answered frame
	// what the events of a move reveal one after the other although the rules have decided it;
	// zero between moves
	revealing struct {
		house   CardSet        // cards of the house that have not been revealed yet
		token   uint32         // the event token that is being turned up, a bit set
		cattle  uint32         // the cattle token that is being delivered, a bit set
		legends uint32         // drawn legendary tokens that their seat has not seen yet, a bit set
		hands   engine.SeatSet // seats whose poker hands have not been shown yet
		gives   engine.SeatSet // the seat that gives another one a card that is still in its hand
		gets    engine.SeatSet // the seat that gets this card
		fight   uint8          // face-down cards in the innermost fight: bits 0 and 1 for the sides, hiddenFightCard
		asking  bool           // the seat that decides whether to use a card has not been asked yet
	}
}

// hiddenFightCard is the bit of State.revealing.fight for the fight card.
const hiddenFightCard = 1 << 2

// Seats returns the number of players. The Man in Black does not count.
func (s *State) Seats() int { return int(s.seats) }

// Turn returns the seat to decide, or NoSeat when the game is over.
func (s *State) Turn() engine.Seat {
	if s.depth == 0 {
		return engine.NoSeat
	}
	return s.top().seat
}

// Phase returns the phase, that is, the kind of decision to be made.
func (s *State) Phase() engine.Phase {
	if s.depth == 0 {
		return PhaseGameOver
	}
	return s.top().phase()
}

// PauseForced sets the seats that must be asked even if they can do nothing, whenever they could do
// something for all that the others know. Normally a window opens only for a seat that can use
// something, and a seat without actions is asked only if it can complete a goal. Being asked would
// then show others at the same screen what the seat holds.
func (s *State) PauseForced(seats engine.SeatSet) { s.pauses = seats }

// AtPause reports whether the seat to decide is asked only because of PauseForced.
func (s *State) AtPause() bool {
	if s.pauses == 0 || s.depth < 2 || !s.pauses.Has(s.top().seat) {
		return false
	}
	switch s.top().op {
	case askReact:
		return !s.anySource(&s.stack[s.depth-2])
	case askAct:
		return s.actions == 0 && !s.anyGoal(s.active)
	}
	return false
}

// ConcealForced reports whether the only legal move must not be played automatically. This is so in
// the phase act, because players end their turns themselves.
func (s *State) ConcealForced() bool { return s.depth > 0 && s.top().op == askAct }

// CopyTo copies the position to dst, which must be a *State. It panics if dst has another type.
func (s *State) CopyTo(dst engine.State) { *dst.(*State) = *s }

// Chance returns the generator of random numbers.
func (s *State) Chance() *engine.Chance { return &s.chance }

// Key returns a hash of the position without its random numbers.
func (s *State) Key() engine.Key {
	still := *s
	still.chance = engine.Chance{}
	return engine.KeyOf(still)
}

// Script fixes the results of the next die rolls, for scenario files: 1 to 3 is a nugget, 4 is $10,
// 5 is $10 and another roll, and 6 is gravel. It returns an error if a number is not 1 to 6.
func (s *State) Script(rolls []int) error { return s.chance.Script(rolls, 6) }

// left returns the next seat clockwise from p (R1).
func (s *State) left(p engine.Seat) engine.Seat {
	if p++; int8(p) >= s.seats {
		return 0
	}
	return p
}

// right returns the next seat counterclockwise from p (R1).
func (s *State) right(p engine.Seat) engine.Seat {
	if p == 0 {
		return engine.Seat(s.seats - 1)
	}
	return p - 1
}

// everybody returns the set of all seats.
func (s *State) everybody() engine.SeatSet { return engine.AllSeats(int(s.seats)) }

// firstOf returns the seat of set that comes first in turn order. from is the seat that the turn
// order begins with. set must not be empty.
func (s *State) firstOf(set engine.SeatSet, from engine.Seat) engine.Seat {
	if from < 0 || int8(from) >= s.seats {
		from = 0
	}
	for !set.Has(from) {
		from = s.left(from)
	}
	return from
}

// lastFrom returns the seat of set that comes first in turn order. from is the seat that comes last
// in this order: it begins with the seat after from. set must not be empty.
func (s *State) lastFrom(set engine.SeatSet, from engine.Seat) engine.Seat {
	return s.firstOf(set, s.left(from))
}

func (s *State) bout() *bout { return &s.bouts[s.fighting-1] }

// align returns the alignment of player p: Marshal, Wanted or neutral (R12).
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

// au returns 1 in games with the expansion Ante Up, otherwise 0. It is used as an index into arrays
// that have one entry for each case.
func (s *State) au() int {
	if s.opts.anteUp {
		return 1
	}
	return 0
}

// passive returns the passive effects of player p's ability, which need no action. They are all 0
// while the ability is not active.
func (s *State) passive(p engine.Seat) *passives {
	if pl := &s.p[p]; pl.awake && pl.char >= 0 {
		return &box.char[pl.char].passive
	}
	return &noPassives
}

var noPassives passives

// sideOf returns the side of the player's item i: 1 if it is upgraded, otherwise 0.
func (pl *player) sideOf(i Item) int {
	if pl.upgraded.Has(i) {
		return 1
	}
	return 0
}

// moneyCap returns the limit of player p's money in dollars (R3).
func (s *State) moneyCap(p engine.Seat) int16 { return s.passive(p).moneyCap() }

// moneyCap returns the limit of a player's money in dollars (R3).
func (pa *passives) moneyCap() int16 {
	if pa.cap > 0 {
		return pa.cap
	}
	return 120
}

// nuggetCap returns the number of nuggets that player p can carry (R4).
func (s *State) nuggetCap(p engine.Seat) int {
	pl := &s.p[p]
	return s.passive(p).nuggetCap(pl.mount, pl.upgraded)
}

// nuggetCap returns the number of nuggets that a player can carry with an active mount (R4).
// upgraded is the set of the player's upgraded items.
func (pa *passives) nuggetCap(mount Item, upgraded ItemSet) int {
	n := 4 + int(pa.nuggets)
	if mount >= 0 {
		side := 0
		if upgraded.Has(mount) {
			side = 1
		}
		n += int(box.mounts[mount][side].nuggets)
	}
	return n
}

// handSize returns the number of poker cards that player p may keep at the end of the turn (R8).
func (s *State) handSize(p engine.Seat) int {
	pa := s.passive(p)
	n := 5 + int(pa.hand)
	if !pa.spare {
		n -= int(s.p[p].wounds)
	}
	return max(0, n)
}

// effectOf returns the effect that poker card c has in this game: the normal or the alternate one.
func (s *State) effectOf(c Card) *cardEffect {
	if s.opts.altPoker {
		return &box.effects[box.poker[c].alt]
	}
	return &box.effects[box.poker[c].effect]
}

// here returns the players in space x. but is a player who is left out, or NoSeat.
func (s *State) here(x Space, but engine.Seat) engine.SeatSet {
	var set engine.SeatSet
	for p := range engine.Seat(s.seats) {
		if p != but && s.p[p].placed && s.p[p].space == x {
			set = set.With(p)
		}
	}
	return set
}

// rivals returns the other players who are near player p. within is the maximum walking distance in
// steps. They are the possible targets of an effect. The Man in Black can be among them (R105).
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

// spaceOf returns the space of player p, who may be ManInBlack.
func (s *State) spaceOf(p engine.Seat) Space {
	if p == ManInBlack {
		return s.mibSpace
	}
	return s.p[p].space
}

// occupied reports whether there is a miniature or a token in space x.
func (s *State) occupied(x Space) bool {
	return s.bandits.Has(x) || s.tokenOn[x] >= 0 || box.plotAt[x] >= 0 && s.plot[box.plotAt[x]] >= 0 ||
		s.sheriff == x || s.opts.mib && s.mibSpace == x || s.opts.anteUp && box.route[s.train] == x ||
		s.here(x, engine.NoSeat) != 0
}

// inPlay reports whether space x exists in this game. Without Ante Up, the spaces of the eastern
// board do not (R88).
func (s *State) inPlay(x Space) bool {
	return int(x) < box.spaces && (s.opts.anteUp || !box.space[x].East)
}
