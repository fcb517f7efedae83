package westernlegends

import "gulch/engine"

// Board is what lies on the table, see [engine.Board]. Closed to a viewer are the hands of others, cards that lie
// facedown in a fight or a game of poker, goals, legendary tokens, the faces of tokens that he has not looked at, what the
// dealer has drawn, and whether anybody is asked in a silent window.
type Board struct {
	Seats            int
	Round, LastRound int // LastRound is 0 until the end is triggered
	First            engine.Seat
	Active           engine.Seat  // whose turn it is
	Phase            engine.Phase // what is waited for
	Actor            engine.Seat  // who decides, NoSeat when the game is over or Waiting is set
	Waiting          bool         // somebody else is asked in a silent window: who, and what, is not shown
	Open             engine.SeatSet

	Actions int             // left in the turn
	Fought  engine.SeatSet  // fought in this turn; the Man in Black may be among them
	Bank    bool            // robbed in this turn
	Heist   bool            // tried in this turn
	Turn    [statCount]int  // counters of the active player's turn
	Of      [MaxSeats]Rider // by seat

	Sheriff   Space
	Train     Space // NoSpace without Ante Up
	MIB       Space // of the Man in Black
	MibLP     int
	MibPrey   engine.Seat
	MibCards  uint16 // cards of his that are still to come, a bit each
	Bandits   SpaceSet
	Gold      [maxSpaces]int      // nuggets that lie there
	Kind      [maxSpaces]int8     // kind of the event token, -1 for none
	Face      [maxSpaces]Token    // which one it is, NoToken where that is not seen
	Roller    [saloonCount]bool   // high rollers
	RollFace  [saloonCount]Token  // which one it is, NoToken where that is not seen
	Plot      [frontierPlots]int  // number on the frontier token, 0 where none lies
	PlotFace  [frontierPlots]int8 // which one it is, -1 where that is not known
	Developed uint16              // frontier tokens that have been uncovered, a bit each
	Trading   ItemSet             // sold at the Trading Post

	Stories     [2]Tale
	StoriesGone uint64 // stories that are out of the game, a bit each
	Marks       uint8  // event markers left on the tracks, a bit each
	LPMarks     uint8  // event markers left on 5, 10, 15 and 20 LP
	Owed        [maxOwed]engine.Seat
	Owing       int // how many events are owed
	Discard     CardSet
	DeckSize    int
	EventsGone  [eventCount]int8 // the oldest first, as many as EventsOut
	EventsOut   int
	TrainGone   [trainCount]int8 // the oldest first, as many as TrainOut
	TrainOut    int

	Fights   [maxFights]Duel // the one going on is the last of Fighting
	Fighting int
	Game     Saloon // the game of cards going on

	Past Past
}

// Sizes of lists.
const (
	maxOwed   = 10
	maxFights = 3
)

// Rider is what a seat has.
type Rider struct {
	Char      Char
	Dealt     [2]Char // what an open seat chooses from
	Space     Space   // NoSpace before the start
	LP        int
	Money     int
	Nuggets   int
	Wounds    int
	Longhorns int
	Cattle    int // colour, -1 for none
	Discs     int // story discs not placed
	Cube      [trackCount]int
	Awake     bool

	Items, Upgraded ItemSet
	Weapon, Mount   Item // the active ones

	Cards      int               // poker cards in hand
	Hand       CardSet           // of an open seat
	Known      [MaxSeats]CardSet // by holder, cards that this seat has seen in other hands; of an open seat
	GoalsHeld  int
	Goals      uint8 // held by an open seat, a bit each
	Done       uint8 // completed
	TokensHeld int
	Tokens     uint32 // legendary tokens of an open seat, a bit each
	Filed      uint32 // event cards that an open seat knows to lie under the deck

	Used           uint8 // abilities used this turn, a bit each
	Slow, SlowNext int   // less movement in this turn, and in the next one
	Counters       [statCount]int
}

// Tale is a face-up story.
type Tale struct {
	Story  int                   // -1 when the pile is used up
	Left   int                   // in the pile
	Disc   [maxDiscs]engine.Seat // in the order in which they were placed
	Discs  int
	Joined engine.SeatSet // have contributed in this turn
}

// Duel is a fight that is going on.
type Duel struct {
	kind      fightKind
	Space     Space
	Side      [2]engine.Seat // attacker and defender; NoSeat for an NPC, ManInBlack for him
	Dealer    engine.Seat    // NoSeat: the engine picks
	Cards     int            // fight cards against a player
	Left      int            // how many of them have been drawn
	Drawn     [4]FightCard   // those of an open dealer, NoFightCard otherwise
	Seen      uint16         // fight cards that an open fighter saw with a Rifle, a bit each
	Dealt     FightCard      // the one that is played, once it is seen
	Played    [2]Card        // as far as they are seen
	Facedown  [2]bool        // a card lies there that is not seen
	Lowered   [2]int         // taken off the value of each side by reactions, weapons and abilities
	ByCard    [2]int         // the same by the bonus of the other side's played card
	Ties      uint8          // sides that win ties, a bit each
	CardTies  uint8          // the same by their played card
	Winner    int            // side 0 or 1, once it is known
	Open      bool           // cards are revealed
	Declined  bool
	Parried   bool
	Restarted bool
	Token     Token // outlaw or claim jumper
	Train     int8  // train encounter, -1 for none
}

// Saloon is a game of poker or faro that is going on.
type Saloon struct {
	kind     gameKind
	Starter  engine.Seat
	Dealer   engine.Seat
	In       engine.SeatSet
	Folded   engine.SeatSet // or, in faro, have taken their bets back
	Won      engine.SeatSet
	HouseWon bool
	NoHouse  bool
	Open     bool // hands are revealed
	Anywhere bool
	Town     Town
	Token    Token // the high roller who was challenged
	Pot      int
	Flop     [5]Card
	FlopSize int
	House    CardSet           // once it is shown
	HouseN   int               // cards of the house
	Cards    [MaxSeats][2]Card // those that were chosen, as far as they are seen
	Down     [MaxSeats]int     // how many lie facedown and are not seen
	Bets     [MaxSeats][2]bet
	Shown    uint16               // ranks that were shown in the faro box, a bit each
	Faro     [faroCards]FightCard // the first Turned
	Turned   int
}

// Past is what the course of the game has left in sight, though the position does not say it.
type Past struct {
	Dice   [maxDice]int // as they lie after the last roll, 0 for none
	Event  int          // the last event, train encounter and card of the Man in Black; -1 for none
	Train  int
	MIB    int
	Cattle int                       // the token that was delivered last, -1 for none
	Values [2]int                    // of the sides of the last fight
	Tally  [tallySteps][MaxSeats]int // the steps of the final scoring
}

// What stands for nothing on the board.
var (
	noDuel = Duel{
		Side: [2]engine.Seat{engine.NoSeat, engine.NoSeat}, Dealer: engine.NoSeat, Played: [2]Card{NoCard, NoCard},
		Drawn: [4]FightCard{NoFightCard, NoFightCard, NoFightCard, NoFightCard}, Dealt: NoFightCard, Token: NoToken, Train: -1,
	}
	noSaloon = func() Saloon {
		g := Saloon{Starter: engine.NoSeat, Dealer: engine.NoSeat, Town: NoTown, Token: NoToken}
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
		Seats: s.Seats(), Round: int(s.round), LastRound: int(s.lastRound), First: s.first, Active: s.active,
		Phase: s.Phase(), Actor: s.Turn(), Open: open, Actions: int(s.actions), Fought: s.fought, Bank: s.bank, Heist: s.heist,
		Sheriff: s.sheriff, Train: s.Train(), MIB: s.mibSpace, MibLP: int(s.mibLP), MibPrey: s.mibPrey, MibCards: s.mibCards,
		Bandits: s.bandits, Developed: s.plotsOut, Trading: s.trading, Marks: s.marks, LPMarks: s.lpMarks, Owing: int(s.owing),
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

// read reads what a seat has.
func (r *Rider) read(s *State, p engine.Seat, open bool) {
	pl := &s.p[p]
	*r = Rider{
		Char: pl.char, Dealt: [2]Char{NoChar, NoChar}, Space: s.Space(p), LP: int(pl.lp), Money: int(pl.money),
		Nuggets: int(pl.nuggets), Wounds: int(pl.wounds), Longhorns: int(pl.longhorns), Cattle: -1, Discs: int(pl.discs),
		Cube: [trackCount]int{int(pl.mp), int(pl.wp), int(pl.gp)}, Awake: pl.awake, Items: pl.items, Upgraded: pl.upgraded,
		Weapon: pl.weapon, Mount: pl.mount, Cards: pl.hand.Len(), GoalsHeld: popCount(uint64(pl.goals)), Done: pl.done,
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
			r.Known[q] = pl.known & (s.p[q].hand | s.sealed(q))
		}
	}
}

// readMap reads what lies on the spaces.
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

// seenTokens returns the tokens whose faces are seen: open seats have looked at them, or they are being fought or
// challenged.
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
		b.Stories[i] = Tale{Story: int(st.story), Left: int(st.left), Discs: int(st.n), Joined: st.joined}
		copy(b.Stories[i].Disc[:], st.disc[:st.n])
	}
	for i := range box.story {
		if s.stories>>i&1 == 0 && s.slotOf(int16(i)) < 0 {
			b.StoriesGone |= 1 << i
		}
	}
}

// read reads a fight.
func (d *Duel) read(b *bout, open engine.SeatSet) {
	*d = Duel{
		kind: b.kind, Space: b.space, Side: b.side, Dealer: b.dealer, Cards: int(b.n), Left: int(b.left), Drawn: noDuel.Drawn,
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

// read reads a game of cards.
func (d *Saloon) read(s *State, open engine.SeatSet) {
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
