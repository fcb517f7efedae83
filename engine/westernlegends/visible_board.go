package westernlegends

import "gulch/engine"

// Board is the visible table, see [engine.Board]. It hides from the viewer: the hands of others,
// face-down cards in a fight or a game of poker, goals, legendary tokens, the faces of tokens that
// the viewer has not looked at, and the dealer's cards. It also hides whether a player has to
// decide about using a card, if that decision is secret (see Waiting). In a bit set, bit i stands
// for the thing with number i.
type Board struct {
	Seats            int
	Round, LastRound int // the current round, from 1, and the last round, 0 until the end is triggered
	First            engine.Seat
	Active           engine.Seat  // the seat whose turn it is
	Phase            engine.Phase // the kind of decision to be made next
	Actor            engine.Seat  // the seat to decide; NoSeat if the game is over or Waiting is set
	Waiting          bool         // Actor and Phase are hidden: a seat may be asked in secret whether to use a card
	Open             engine.SeatSet
	Alternate        bool // poker cards have their alternate effects

	Actions int            // actions left in the turn
	Fought  engine.SeatSet // players that the active player has fought in this turn; can include ManInBlack
	Bank    bool           // the Bank has been robbed in this turn
	Heist   bool           // a train heist has been tried in this turn, successfully or not
	// what the active player has done in this turn, by counter (see EventCount), for stories and
	// goals
	Turn [statCount]int
	Of   [MaxSeats]BoardSeat // by seat: what belongs to the seat

	Sheriff   Space
	Train     Space // space of the Train, NoSpace in games without Ante Up
	MIB       Space // space of the Man in Black
	MibLP     int
	MibPrey   engine.Seat
	MibCards  uint16 // cards in the deck of the Man in Black, a bit set
	Bandits   SpaceSet
	Gold      [maxSpaces]int      // by space: number of nuggets on the map
	Kind      [maxSpaces]int8     // by space: kind of the event token there, -1 for none
	Face      [maxSpaces]Token    // by space: the event token there, NoToken if there is none or its face is hidden
	Roller    [saloonCount]bool   // by saloon: whether there is a high roller
	RollFace  [saloonCount]Token  // by saloon: the token of the high roller, NoToken if its face is hidden
	Plot      [frontierPlots]int  // by frontier space: number on the frontier token, 0 if there is no token
	PlotFace  [frontierPlots]int8 // by frontier space: the frontier token, -1 if its face is hidden
	Developed uint16              // frontier tokens whose faces all players have seen, a bit set
	Trading   ItemSet             // items for sale at the Trading Post
	Delivered uint32              // the cattle token that is turned face up by its delivery, a bit set

	Stories     [2]StorySlot
	StoriesGone uint64 // stories that are out of the game, a bit set
	Marks       uint8  // tracks that still have their event marker, a bit set
	LPMarks     uint8  // event markers left on 5, 10, 15 and 20 LP, a bit set
	Owed        [maxOwed]engine.Seat
	Owing       int // number of entries used in Owed, the list of seats that must still resolve an event
	Discard     CardSet
	DeckSize    int
	EventsGone  [eventCount]int8 // discarded events, the oldest first; the first EventsOut are used
	EventsOut   int
	TrainGone   [trainCount]int8 // discarded train encounters, the oldest first; the first TrainOut are used
	TrainOut    int

	Fights   [maxFights]Duel // current fights, one inside the other; the innermost one has the index Fighting-1
	Fighting int
	Game     CardGame // current game of poker or faro, if any

	Past Past
}

// Sizes of arrays: the largest number of events that seats may still have to resolve, and the
// largest number of fights in progress at the same time.
const (
	maxOwed   = 10
	maxFights = 3
)

// BoardSeat is the part of the board that belongs to one seat. Some fields hold secrets; they are
// only filled if the viewer may see the seat's secrets.
type BoardSeat struct {
	Char      Char
	Dealt     [2]Char // the characters that the seat may choose from, if the viewer may see them
	Picked    bool    // the seat has chosen a character that is not revealed yet
	Space     Space   // space of the miniature, NoSpace before it is placed
	LP        int
	Final     int // total of the final scoring, 0 until the game is over
	Money     int
	Nuggets   int
	Wounds    int
	Longhorns int
	Cattle    int // colour of the carried cattle token, -1 for none
	Discs     int // number of discs that the seat can still place on stories
	Cube      [trackCount]int
	Awake     bool

	Items, Upgraded ItemSet
	Weapon, Mount   Item // the active weapon and mount

	Cards int     // number of poker cards in hand
	Hand  CardSet // poker cards in hand, if the viewer may see them; otherwise empty
	// by other seat: cards of its hand that this seat has seen, if the viewer may know
	Known      [MaxSeats]CardSet
	GoalsHeld  int
	Goals      uint8 // goals still to be completed, if the viewer may see them, a bit set
	Done       uint8 // completed goals, a bit set
	TokensHeld int
	Tokens     uint32 // legendary tokens, if the viewer may see them, a bit set
	// event cards at the bottom of the event deck that this seat has seen, if the viewer may know,
	// a bit set
	Filed uint32

	Used           uint8 // abilities already used in this turn, a bit set
	Slow, SlowNext int   // spaces of movement that the seat loses in this turn and in its next turn
	Counters       [statCount]int
}

// StorySlot is one of the two piles of stories: the story on top, which is face up, and the discs
// placed on it.
type StorySlot struct {
	Story  int                   // number of the story, -1 if the pile is empty
	Left   int                   // number of stories left face down in the pile
	Disc   [maxDiscs]engine.Seat // owners of the placed discs, the first placed first
	Discs  int
	Joined engine.SeatSet // seats that have placed a disc on the story in this turn
}

// Duel is a fight in progress between two sides. Side 0 is the attacker, side 1 the defender.
type Duel struct {
	kind   fightKind
	Space  Space
	Side   [2]engine.Seat // attacker and defender; NoSeat for an NPC, ManInBlack for the Man in Black
	Dealer engine.Seat    // the seat that plays the fight cards, NoSeat for the automatic dealer
	Cards  int            // number of fight cards drawn for the side that plays no poker card
	Left   int            // number of these fight cards that have not been played yet
	// the drawn fight cards if the viewer may see the dealer's secrets, otherwise NoFightCard
	Drawn [4]FightCard
	// fight cards that a fighter has seen by using a Rifle, if the viewer may know, a bit set
	Seen      uint16
	Dealt     FightCard // the fight card that was played, once it is revealed
	Played    [2]Card   // by side: the played poker card if the viewer can see it, otherwise NoCard
	Facedown  [2]bool   // by side: whether its card is face down and hidden from the viewer
	Lowered   [2]int    // by side: amount by which reactions, weapons and abilities lower its value
	ByCard    [2]int    // by side: amount by which the bonus of the opponent's card lowers its value
	Ties      uint8     // sides that win ties because of reactions, weapons or abilities, a bit set
	CardTies  uint8     // sides that win ties because of their played card, a bit set
	Winner    int       // the side that won, 0 or 1; 0 while the fight is undecided
	Decided   bool      // the fight has a winner, and what the sides gain and lose is being paid out
	Open      bool      // the cards have been revealed
	Declined  bool
	Parried   bool
	Restarted bool
	Token     Token // token of the outlaw or claim jumper who is fought, otherwise NoToken
	Train     int8  // number of the train encounter that is fought, -1 for none
}

// CardGame is a game of poker or faro in progress.
type CardGame struct {
	kind     gameKind
	Starter  engine.Seat
	Dealer   engine.Seat
	In       engine.SeatSet
	Folded   engine.SeatSet // seats that have folded in poker, or taken their bets back in faro
	Won      engine.SeatSet
	HouseWon bool
	NoHouse  bool
	Open     bool // the hands have been revealed
	Anywhere bool
	Town     Town
	Token    Token // token of the high roller who was challenged, otherwise NoToken
	Pot      int
	Flop     [5]Card
	FlopSize int
	House    CardSet           // hand of the house, empty until it is revealed
	HouseN   int               // number of cards in the hand of the house
	Cards    [MaxSeats][2]Card // by seat: the cards chosen for the hand, as far as the viewer can see them
	Down     [MaxSeats]int     // by seat: number of chosen cards that are face down and hidden from the viewer
	Bets     [MaxSeats][2]bet
	Shown    uint16               // ranks of the fight cards shown to all at the start of faro, a bit set
	Faro     [faroCards]FightCard // faro cards turned up so far; only the first Turned entries are used
	Turned   int
}

// Past holds public facts that a position does not contain. Only Follow fills it.
type Past struct {
	Dice [maxDice]int // faces of the last roll, 0 for dice that were not rolled
	MIB  int          // number of the last card that the Man in Black played, -1 for none
}

// Values of an element of Board.Fights while no fight uses it, and of Board.Game while no card game
// is in progress.
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

// NewBoard returns a zero Board. Read must be called before it is used.
func (game) NewBoard() engine.Board { return new(Board) }

// Read fills the board from a position, for one viewer. open is the set of seats whose secrets the
// viewer may see. Read replaces all previous content.
func (b *Board) Read(state engine.State, open engine.SeatSet) {
	s := state.(*State)
	*b = Board{
		Seats: s.Seats(), Round: int(s.round), LastRound: int(s.lastRound), First: s.first, Active: s.active,
		Phase: PhaseGameOver, Actor: engine.NoSeat, Open: open, Alternate: s.opts.altPoker,
		Actions: int(s.actions), Fought: s.fought, Bank: s.bank,
		Heist:   s.heist,
		Sheriff: s.sheriff, Train: s.Train(), MIB: s.mibSpace, MibLP: int(s.mibLP), MibPrey: s.mibPrey,
		MibCards: s.mibCards,
		Bandits:  s.bandits, Developed: s.plotsOut, Trading: s.trading, Marks: s.marks, LPMarks: s.lpMarks,
		Owing:   int(s.owing),
		Discard: s.discard, DeckSize: s.deck.Len(), Fighting: int(s.fighting),
		EventsOut: eventCount - int(s.eventLeft), TrainOut: trainCount - int(s.trainLeft),
		Past: Past{MIB: -1},
	}
	b.readQuestion(s)
	copy(b.Owed[:], s.owed[:s.owing])
	copy(b.EventsGone[:], s.eventDeck[s.eventLeft:])
	copy(b.TrainGone[:], s.trainDeck[s.trainLeft:])
	for k, n := range s.turn {
		b.Turn[k] = int(n)
	}
	for p := range engine.Seat(s.seats) {
		b.Of[p].read(s, p, open.Has(p))
	}
	if b.Phase == PhaseGameOver {
		t := s.tally()
		for p := range int(s.seats) {
			b.Of[p].Final = t.score(p)
		}
	}
	b.readMap(s)
	b.readStories(s)
	for i := range b.Fights {
		b.Fights[i] = noDuel
	}
	for i := range s.bouts[:s.fighting] {
		b.Fights[i].read(s, i, open)
	}
	b.Game = noSaloon
	if s.game.kind != noGame {
		b.Game.read(s, open)
	}
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
	case EventRolled:
		if DieIn(e) == 0 && !AgainIn(e) {
			p.Dice = [maxDice]int{}
		}
		p.Dice[DieIn(e)] = FaceIn(e)
	case EventMibCard:
		p.MIB = MibCardIn(e)
	}
}

// readQuestion reads the decision that a seat has to make, or whose answer is being carried out.
func (b *Board) readQuestion(s *State) {
	f := s.answered
	if f.op < firstAsk {
		if s.depth == 0 {
			return
		}
		f = *s.top()
	}
	b.Phase, b.Actor = f.phase(), f.seat
	if f.op == askReact && (s.revealing.asking || !b.Open.Has(f.seat)) {
		b.Waiting, b.Phase, b.Actor = true, PhaseReact, engine.NoSeat
	}
}

// read fills r from the part of a position that belongs to seat p. open says whether the viewer may
// see the seat's secrets.
func (r *BoardSeat) read(s *State, p engine.Seat, open bool) {
	pl := &s.p[p]
	*r = BoardSeat{
		Char: pl.char, Dealt: [2]Char{NoChar, NoChar}, Space: s.Space(p), LP: int(pl.lp), Money: int(pl.money),
		Nuggets: int(pl.nuggets), Wounds: int(pl.wounds), Longhorns: int(pl.longhorns), Cattle: -1,
		Discs: int(pl.discs),
		Cube:  [trackCount]int{int(pl.mp), int(pl.wp), int(pl.gp)}, Awake: pl.awake, Items: pl.items,
		Upgraded: pl.upgraded,
		Weapon:   pl.weapon, Mount: pl.mount, Cards: s.cardsOf(p), GoalsHeld: popCount(uint64(pl.goals)),
		Done:       pl.done,
		TokensHeld: popCount(uint64(pl.tokens)), Used: pl.used, Slow: int(pl.slow), SlowNext: int(pl.slowNext),
	}
	r.Picked = pl.dealt[0] != NoChar && pl.char != NoChar
	if pl.cattle >= 0 {
		r.Cattle = int(pl.cattle) / cattleEach
	}
	for k, n := range pl.stats {
		r.Counters[k] = int(n)
	}
	if !open {
		if pl.dealt[0] != NoChar { // the characters are revealed seat by seat
			r.Char = NoChar
		}
		return
	}
	r.Dealt, r.Hand, r.Goals, r.Filed = pl.dealt, pl.hand, pl.goals, pl.filed
	r.Tokens = pl.tokens &^ s.revealing.legends
	for q := range engine.Seat(s.seats) {
		if q != p {
			r.Known[q] = pl.known & (s.p[q].hand | s.faceDownCards(q))
		}
	}
}

// cardsOf returns the number of cards in the hand of seat p. A card that one seat gives to another
// counts for the other one from the event that reports it, which comes before both see the card.
func (s *State) cardsOf(p engine.Seat) int {
	n := s.p[p].hand.Len()
	if s.revealing.gives.Has(p) {
		n--
	}
	if s.revealing.gets.Has(p) {
		n++
	}
	return n
}

// readMap reads the tokens, nuggets and miniatures on the map of position s.
func (b *Board) readMap(s *State) {
	b.Delivered = s.revealing.cattle
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

// seenTokens returns, as a bit set, the event tokens whose faces the viewer sees: those that are
// being turned up, fought or challenged, and those at which a seat has looked whose secrets the
// viewer may see.
func (b *Board) seenTokens(s *State) uint32 {
	seen := s.revealing.token
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
		if s.stories>>i&1 == 0 && s.slotOf(i) < 0 {
			b.StoriesGone |= 1 << i
		}
	}
}

// read fills d with fight i of position s, for one viewer. open is the set of seats whose secrets
// the viewer may see.
func (d *Duel) read(s *State, i int, open engine.SeatSet) {
	b, hidden := &s.bouts[i], uint8(0)
	if i == int(s.fighting)-1 {
		hidden = s.revealing.fight
	}
	*d = Duel{
		kind: b.kind, Space: b.space, Side: b.side, Dealer: b.dealer, Cards: int(b.n), Left: int(b.left),
		Drawn: noDuel.Drawn,
		Dealt: NoFightCard, Played: noDuel.Played, Lowered: [2]int{int(b.mod[0]), int(b.mod[1])},
		ByCard: [2]int{int(b.byCard[0]), int(b.byCard[1])}, Ties: b.ties, CardTies: b.cardTies, Winner: int(b.winner),
		Decided: b.decided, Open: b.open, Declined: b.declined, Parried: b.parried, Restarted: b.restarted,
		Token: b.token, Train: b.train,
	}
	for side, c := range b.played {
		switch {
		case c < 0:
		case b.open && hidden>>side&1 == 0 || open.Has(b.side[side]):
			d.Played[side] = c
		default:
			d.Facedown[side] = true
		}
		if open.Has(b.side[side]) {
			d.Seen = b.seen
		}
	}
	if b.open && hidden&hiddenFightCard == 0 || open.Has(b.dealer) {
		d.Dealt = b.dealt
	}
	if b.token >= 0 && s.tokens>>uint(b.token)&1 != 0 { // the token has left the map
		d.Token = NoToken
	}
	if open.Has(b.dealer) {
		copy(d.Drawn[:], b.drawn[:b.left])
	}
}

// read fills d with the current game of poker or faro of position s, for one viewer. open is the
// set of seats whose secrets the viewer may see.
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
		d.House = g.house &^ s.revealing.house
	}
	for p := range engine.Seat(s.seats) {
		for i, c := range g.cards[p] {
			switch {
			case c < 0:
			case g.open && !s.revealing.hands.Has(p) || open.Has(p):
				d.Cards[p][i] = c
			default:
				d.Down[p]++
			}
		}
	}
}
