package westernlegends

import "gulch/engine"

// Board is the visible table, see [engine.Board]. Hidden from a viewer are the hands of others,
// face-down cards in a fight or a game of poker, goals, legendary tokens, the faces of tokens that
// the viewer has not looked at, the dealer's cards, and whether anybody is asked in a silent
// window.
type Board struct {
	Seats            int
	Round, LastRound int // LastRound is 0 until the end is triggered
	First            engine.Seat
	Active           engine.Seat  // the seat whose turn it is
	Phase            engine.Phase // the kind of decision to be made
	Actor            engine.Seat  // the seat to decide, NoSeat when the game is over or Waiting is set
	Waiting          bool         // another seat may be asked in a silent window; the seat and the decision are hidden
	Open             engine.SeatSet

	Actions int                 // actions left in the turn
	Fought  engine.SeatSet      // players fought in this turn, may include the Man in Black
	Bank    bool                // the Bank was robbed in this turn
	Heist   bool                // the train was robbed in this turn, or the attempt failed
	Turn    [statCount]int      // counters of the active player's turn
	Of      [MaxSeats]BoardSeat // by seat

	Sheriff   Space
	Train     Space // space of the Train, NoSpace without Ante Up
	MIB       Space // space of the Man in Black
	MibLP     int
	MibPrey   engine.Seat
	MibCards  uint16 // cards left in the deck of the Man in Black, as a bit set
	Bandits   SpaceSet
	Gold      [maxSpaces]int      // nuggets lying in the space
	Kind      [maxSpaces]int8     // kind of the event token in the space, -1 for none
	Face      [maxSpaces]Token    // the token, NoToken if its face is hidden
	Roller    [saloonCount]bool   // whether the saloon has a high roller
	RollFace  [saloonCount]Token  // the high roller's token, NoToken if its face is hidden
	Plot      [frontierPlots]int  // number on the frontier token, 0 if there is none
	PlotFace  [frontierPlots]int8 // the frontier token, -1 if its face is hidden
	Developed uint16              // frontier tokens whose face has been seen, as a bit set
	Trading   ItemSet             // items sold at the Trading Post

	Stories     [2]StorySlot
	StoriesGone uint64 // stories out of the game, as a bit set
	Marks       uint8  // event markers left on the tracks, as a bit set
	LPMarks     uint8  // event markers left on 5, 10, 15 and 20 LP, as a bit set
	Owed        [maxOwed]engine.Seat
	Owing       int // number of events still to be resolved for event markers
	Discard     CardSet
	DeckSize    int
	EventsGone  [eventCount]int8 // discarded events, the oldest first; the first EventsOut are used
	EventsOut   int
	TrainGone   [trainCount]int8 // discarded train encounters, the oldest first; the first TrainOut are used
	TrainOut    int

	Fights   [maxFights]Duel // current fights; the top one has the index Fighting-1
	Fighting int
	Game     CardGame // current game of poker or faro

	Past Past
}

// Sizes of the lists.
const (
	maxOwed   = 10
	maxFights = 3
)

// BoardSeat is the part of the board that belongs to one seat.
type BoardSeat struct {
	Char      Char
	Dealt     [2]Char // the characters that an open seat may choose from
	Space     Space   // NoSpace before the miniature is placed
	LP        int
	Money     int
	Nuggets   int
	Wounds    int
	Longhorns int
	Cattle    int // colour of the carried cattle token, -1 for none
	Discs     int // story discs that are not placed
	Cube      [trackCount]int
	Awake     bool

	Items, Upgraded ItemSet
	Weapon, Mount   Item // the active weapon and mount

	Cards      int               // number of poker cards in hand
	Hand       CardSet           // hand of an open seat, otherwise empty
	Known      [MaxSeats]CardSet // of an open seat, by holder: the cards it has seen in other hands
	GoalsHeld  int
	Goals      uint8 // goals held by an open seat, as a bit set
	Done       uint8 // completed goals, as a bit set
	TokensHeld int
	Tokens     uint32 // legendary tokens of an open seat, as a bit set
	Filed      uint32 // event cards that an open seat knows to be at the bottom of the deck, as a bit set

	Used           uint8 // abilities used in this turn, as a bit set
	Slow, SlowNext int   // movement lost in this turn and in the next one, in spaces
	Counters       [statCount]int
}

// StorySlot is a face-up story and its discs.
type StorySlot struct {
	Story  int                   // -1 if the pile is empty
	Left   int                   // stories left in the pile
	Disc   [maxDiscs]engine.Seat // owners of the discs, in the order in which they were placed
	Discs  int
	Joined engine.SeatSet // seats that have contributed in this turn
}

// Duel is a current fight.
type Duel struct {
	kind      fightKind
	Space     Space
	Side      [2]engine.Seat // attacker and defender; NoSeat is an NPC, ManInBlack the Man in Black
	Dealer    engine.Seat    // the seat that plays the fight cards, NoSeat for the automatic dealer
	Cards     int            // number of fight cards drawn against a player
	Left      int            // number of those cards that are not played yet
	Drawn     [4]FightCard   // drawn fight cards if the dealer is open, otherwise NoFightCard
	Seen      uint16         // fight cards that an open fighter saw with a Rifle, as a bit set
	Dealt     FightCard      // the played fight card, once it is revealed
	Played    [2]Card        // played poker cards that the viewer can see
	Facedown  [2]bool        // there is a face-down card that the viewer cannot see
	Lowered   [2]int         // amount taken off the value of each side by reactions, weapons and abilities
	ByCard    [2]int         // amount taken off by the bonus of the other side's played card
	Ties      uint8          // sides that win ties, as a bit set
	CardTies  uint8          // sides that win ties because of their played card, as a bit set
	Winner    int            // winning side, 0 or 1, once it is known
	Open      bool           // the cards are revealed
	Declined  bool
	Parried   bool
	Restarted bool
	Token     Token // token of the outlaw or claim jumper
	Train     int8  // train encounter, -1 for none
}

// CardGame is a current game of poker or faro.
type CardGame struct {
	kind     gameKind
	Starter  engine.Seat
	Dealer   engine.Seat
	In       engine.SeatSet
	Folded   engine.SeatSet // seats that have folded, or in faro have taken their bets back
	Won      engine.SeatSet
	HouseWon bool
	NoHouse  bool
	Open     bool // the hands are revealed
	Anywhere bool
	Town     Town
	Token    Token // token of the challenged high roller
	Pot      int
	Flop     [5]Card
	FlopSize int
	House    CardSet           // hand of the house, once it is revealed
	HouseN   int               // number of cards in that hand
	Cards    [MaxSeats][2]Card // chosen cards that the viewer can see
	Down     [MaxSeats]int     // number of chosen cards that are face down and hidden from the viewer
	Bets     [MaxSeats][2]bet
	Shown    uint16               // ranks shown in the faro box, as a bit set
	Faro     [faroCards]FightCard // faro cards turned up; the first Turned are used
	Turned   int
}

// Past is visible information that the position itself does not contain. Only events fill it.
type Past struct {
	Dice   [maxDice]int // faces of the last roll, 0 for no die
	Event  int          // last event, train encounter and card of the Man in Black; -1 for none
	Train  int
	MIB    int
	Cattle int                       // the cattle token delivered last, -1 for none
	Values [2]int                    // values of the two sides in the last fight
	Tally  [tallySteps][MaxSeats]int // steps of the final scoring
}

// The values of a board's fields for "none".
var (
	noDuel = Duel{
		Side: [2]engine.Seat{engine.NoSeat, engine.NoSeat}, Dealer: engine.NoSeat, Played: [2]Card{NoCard, NoCard},
		Drawn: [4]FightCard{NoFightCard, NoFightCard, NoFightCard, NoFightCard}, Dealt: NoFightCard, Token: NoToken,
		Train: -1,
	}
	noSaloon = func() CardGame {
		g := CardGame{Starter: engine.NoSeat, Dealer: engine.NoSeat, Town: NoTown, Token: NoToken}
		for i := range g.Flop {
			g.Flop[i] = NoCard
		}
		for i := range g.Faro {
			g.Faro[i] = NoFightCard
		}
		for p := range g.Cards {
			g.Cards[p] = [2]Card{NoCard, NoCard}
		}
		return g
	}()
)

// NewBoard returns an empty board.
func (game) NewBoard() engine.Board { return new(Board) }

// BoardOf returns the board of a position as seen by a viewer who may see the secrets of the seats
// in open.
func BoardOf(s *State, open engine.SeatSet) Board {
	var b Board
	b.Read(s, open)
	return b
}

// Read replaces the content of the board by a position, as seen by a viewer who may see the secrets
// of the seats in open.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Seats: s.Seats(), Round: int(s.round), LastRound: int(s.lastRound), First: s.first, Active: s.active,
		Phase: s.Phase(), Actor: s.Turn(), Open: open, Actions: int(s.actions), Fought: s.fought, Bank: s.bank,
		Heist:   s.heist,
		Sheriff: s.sheriff, Train: s.Train(), MIB: s.mibSpace, MibLP: int(s.mibLP), MibPrey: s.mibPrey,
		MibCards: s.mibCards,
		Bandits:  s.bandits, Developed: s.plotsOut, Trading: s.trading, Marks: s.marks, LPMarks: s.lpMarks,
		Owing:   int(s.owing),
		Discard: s.discard, DeckSize: s.deck.Len(), Fighting: int(s.fighting),
		EventsOut: eventCount - int(s.eventLeft), TrainOut: trainCount - int(s.trainLeft),
		Past: Past{Event: -1, Train: -1, MIB: -1, Cattle: -1},
	}
	if s.depth > 0 && s.top().op == askReact && !open.Has(s.top().seat) {
		b.Waiting, b.Phase, b.Actor = true, PhaseReact, engine.NoSeat
	}
	copy(b.Owed[:], s.owed[:s.owing])
	copy(b.EventsGone[:], s.eventDeck[s.eventLeft:])
	copy(b.TrainGone[:], s.trainDeck[s.trainLeft:])
	for k, n := range s.turn {
		b.Turn[k] = int(n)
	}
	for p := range engine.Seat(s.seats) {
		b.Of[p].read(s, p, open.Has(p))
	}
	b.readMap(s)
	b.readStories(s)
	for i := range b.Fights {
		b.Fights[i] = noDuel
	}
	for i := range s.bouts[:s.fighting] {
		b.Fights[i].read(&s.bouts[i], open)
	}
	b.Game = noSaloon
	if s.game.kind != noGame {
		b.Game.read(s, open)
	}
}

// read reads the part of a position that belongs to a seat.
func (r *BoardSeat) read(s *State, p engine.Seat, open bool) {
	pl := &s.p[p]
	*r = BoardSeat{
		Char: pl.char, Dealt: [2]Char{NoChar, NoChar}, Space: s.Space(p), LP: int(pl.lp), Money: int(pl.money),
		Nuggets: int(pl.nuggets), Wounds: int(pl.wounds), Longhorns: int(pl.longhorns), Cattle: -1,
		Discs: int(pl.discs),
		Cube:  [trackCount]int{int(pl.mp), int(pl.wp), int(pl.gp)}, Awake: pl.awake, Items: pl.items,
		Upgraded: pl.upgraded,
		Weapon:   pl.weapon, Mount: pl.mount, Cards: pl.hand.Len(), GoalsHeld: popCount(uint64(pl.goals)),
		Done:       pl.done,
		TokensHeld: popCount(uint64(pl.tokens)), Used: pl.used, Slow: int(pl.slow), SlowNext: int(pl.slowNext),
	}
	if pl.cattle >= 0 {
		r.Cattle = int(pl.cattle) / cattleEach
	}
	for k, n := range pl.stats {
		r.Counters[k] = int(n)
	}
	if !open {
		if s.depth > 0 && s.stack[0].st == turnPick {
			r.Char = NoChar
		}
		return
	}
	r.Dealt, r.Hand, r.Goals, r.Tokens, r.Filed = pl.dealt, pl.hand, pl.goals, pl.tokens, pl.filed
	for q := range engine.Seat(s.seats) {
		if q != p {
			r.Known[q] = pl.known & (s.p[q].hand | s.faceDownCards(q))
		}
	}
}

// readMap reads the tokens, nuggets and figures on the map.
func (b *Board) readMap(s *State) {
	seen := b.seenTokens(s)
	face := func(t Token) Token {
		if t >= 0 && (t >= hiddenTokens || seen>>uint(t)&1 != 0) {
			return t
		}
		return NoToken
	}
	for x, t := range s.tokenOn {
		b.Kind[x], b.Face[x], b.Gold[x] = -1, face(t), int(s.nuggetsOn[x])
		if t >= 0 {
			b.Kind[x] = int8(t.kind())
		}
	}
	for i, t := range s.roller {
		b.Roller[i], b.RollFace[i] = t >= 0, face(t)
	}
	for i, t := range s.plot {
		b.PlotFace[i] = -1
		if t < 0 {
			continue
		}
		b.Plot[i] = int(box.plot[t].number)
		if s.plotsOut>>box.twin[t]&1 != 0 {
			b.PlotFace[i] = t
		}
	}
}

// seenTokens returns the tokens whose faces the viewer sees: open seats have looked at them, or
// they are being fought or challenged.
func (b *Board) seenTokens(s *State) uint32 {
	seen := uint32(0)
	for p := range engine.Seat(s.seats) {
		if b.Open.Has(p) {
			seen |= s.p[p].seen
		}
	}
	for i := range s.bouts[:s.fighting] {
		if t := s.bouts[i].token; t >= 0 {
			seen |= 1 << uint(t)
		}
	}
	if s.game.kind == gameChallenge {
		seen |= 1 << uint(s.game.token)
	}
	return seen
}

func (b *Board) readStories(s *State) {
	for i := range s.tales {
		st := &s.tales[i]
		b.Stories[i] = StorySlot{Story: int(st.story), Left: int(st.left), Discs: int(st.n), Joined: st.joined}
		copy(b.Stories[i].Disc[:], st.disc[:st.n])
	}
	for i := range box.story {
		if s.stories>>i&1 == 0 && s.slotOf(int16(i)) < 0 {
			b.StoriesGone |= 1 << i
		}
	}
}

// read reads a fight, as seen by a viewer who may see the secrets of the seats in open.
func (d *Duel) read(b *bout, open engine.SeatSet) {
	*d = Duel{
		kind: b.kind, Space: b.space, Side: b.side, Dealer: b.dealer, Cards: int(b.n), Left: int(b.left),
		Drawn: noDuel.Drawn,
		Dealt: NoFightCard, Played: noDuel.Played, Lowered: [2]int{int(b.mod[0]), int(b.mod[1])},
		ByCard: [2]int{int(b.byCard[0]), int(b.byCard[1])}, Ties: b.ties, CardTies: b.cardTies, Winner: int(b.winner),
		Open: b.open, Declined: b.declined, Parried: b.parried, Restarted: b.restarted, Token: b.token, Train: b.train,
	}
	for side, c := range b.played {
		switch {
		case c < 0:
		case b.open || open.Has(b.side[side]):
			d.Played[side] = c
		default:
			d.Facedown[side] = true
		}
		if open.Has(b.side[side]) {
			d.Seen = b.seen
		}
	}
	if b.open || open.Has(b.dealer) {
		d.Dealt = b.dealt
	}
	if open.Has(b.dealer) {
		copy(d.Drawn[:], b.drawn[:b.left])
	}
}

// read reads the game of poker or faro, as seen by a viewer who may see the secrets of the seats in
// open.
func (d *CardGame) read(s *State, open engine.SeatSet) {
	g := &s.game
	d.kind, d.Starter, d.Dealer, d.In, d.Folded, d.Won = g.kind, g.starter, g.dealer, g.in, g.folded, g.won
	d.HouseWon, d.NoHouse, d.Open, d.Anywhere = g.houseWon, g.noHouse, g.open, g.anywhere
	d.Town, d.Token, d.Pot, d.FlopSize, d.Turned = g.saloon, g.token, int(g.pot), int(g.flopSize), int(g.turned)
	copy(d.Flop[:], g.flop[:g.flopSize])
	copy(d.Faro[:], g.faro[:g.turned])
	d.Bets = g.bets
	if g.kind == gameFaro {
		d.Shown = uint16(g.house)
		return
	}
	d.HouseN = g.house.Len()
	if g.open {
		d.House = g.house
	}
	for p := range engine.Seat(s.seats) {
		for i, c := range g.cards[p] {
			switch {
			case c < 0:
			case g.open || open.Has(p):
				d.Cards[p][i] = c
			default:
				d.Down[p]++
			}
		}
	}
}
