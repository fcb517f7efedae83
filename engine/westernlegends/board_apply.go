package westernlegends

import (
	"slices"

	"gulch/engine"
)

// Apply changes the board by what event e says.
func (b *Board) Apply(e engine.Event) {
	if int(e.Kind) < len(appliers) && appliers[e.Kind] != nil {
		appliers[e.Kind](b, e)
	}
}

// appliers holds the function that applies each kind of event to a board. A kind of event without a
// function changes nothing on the board.
var appliers [eventEnd]func(b *Board, e engine.Event)

func init() {
	for _, part := range []map[engine.EventKind]func(*Board, engine.Event){
		turnAppliers, goodsAppliers, mapAppliers, cardAppliers, pileAppliers, fightAppliers, gameAppliers,
	} {
		for k, f := range part {
			appliers[k] = f
		}
	}
}

// of returns the BoardSeat of the seat that event e names.
func (b *Board) of(e engine.Event) *BoardSeat { return &b.Of[e.Seat] }

// turnAppliers holds the functions for events of the set-up and of turns and rounds.
var turnAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventPicked: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.of(e).Char = Char(e.A)
		}
	},
	EventCharacter: func(b *Board, e engine.Event) {
		b.of(e).Char, b.of(e).Dealt = Char(e.A), [2]Char{NoChar, NoChar}
	},
	EventGoals: func(b *Board, e engine.Event) {
		b.of(e).GoalsHeld, b.of(e).Goals = goalsEach-1, uint8(e.A)
	},
	EventFirst: func(b *Board, e engine.Event) { b.First, b.Active = e.Seat, e.Seat },
	EventRound: func(b *Board, e engine.Event) { b.Round = int(e.A) },
	EventTurn:  (*Board).beginTurn,
	EventAction: func(b *Board, e engine.Event) {
		switch engine.Kind(e.A) {
		case KindEndTurn, KindCompleteGoal:
			return
		case KindBankRobbery:
			b.Bank = true
		case KindTrainHeist:
			b.Heist = true
		}
		b.Actions--
	},
	EventActions: func(b *Board, e engine.Event) { b.Actions += int(e.A) },
	EventSlow:    func(b *Board, e engine.Event) { b.of(e).SlowNext = int(e.A) },
	EventUsed: func(b *Board, e engine.Event) {
		if at := int(e.A) - sourceAbility; at >= 0 && int(e.A) < sourceItem && box.char[b.of(e).Char].ability[at].once {
			b.of(e).Used |= 1 << at
		}
	},
	EventCount: func(b *Board, e engine.Event) {
		b.of(e).Counters[e.A] = int(e.B)
		if e.Seat == b.Active {
			b.Turn[e.A] = int(e.C)
		}
	},
	EventGoal: func(b *Board, e engine.Event) {
		b.of(e).GoalsHeld--
		b.of(e).Goals &^= 1 << e.A
		b.of(e).Done |= 1 << e.A
	},
	EventEnd: func(b *Board, e engine.Event) { b.LastRound = int(e.A) },
	EventTally: func(b *Board, e engine.Event) {
		b.Past.Tally[e.C][e.Seat] = int(e.A)
	},
	EventAsked: func(b *Board, e engine.Event) {
		b.Phase, b.Actor, b.Waiting = engine.Phase(e.A), e.Seat, e.Seat == engine.NoSeat
	},
	EventSilent: func(b *Board, e engine.Event) {
		if !e.Redacted && e.B == 1 {
			b.Phase, b.Actor, b.Waiting = engine.Phase(e.A), e.Seat, false
		}
	},
	EventGameOver: func(b *Board, _ engine.Event) {
		b.Phase, b.Actor, b.Waiting = PhaseGameOver, engine.NoSeat, false
	},
}

// beginTurn resets the fields of the board that count what happens in one turn. e is the event in
// which a turn begins.
func (b *Board) beginTurn(e engine.Event) {
	b.Active, b.Actions = e.Seat, actionsPerTurn
	b.Fought, b.Bank, b.Heist, b.Turn = 0, false, false, [statCount]int{}
	for p := range b.Of {
		b.Of[p].Used = 0
	}
	for i := range b.Stories {
		b.Stories[i].Joined = 0
	}
	b.of(e).Slow, b.of(e).SlowNext = b.of(e).SlowNext, 0
}

// goodsAppliers holds the functions for events in which a seat gains or loses something.
var goodsAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventMoney:     func(b *Board, e engine.Event) { b.of(e).Money = int(e.B) },
	EventLP:        func(b *Board, e engine.Event) { b.of(e).LP = int(e.B) },
	EventNuggets:   func(b *Board, e engine.Event) { b.of(e).Nuggets = int(e.B) },
	EventWounds:    func(b *Board, e engine.Event) { b.of(e).Wounds = int(e.B) },
	EventPoint:     func(b *Board, e engine.Event) { b.of(e).Cube[e.A] = int(e.B) },
	EventAwake:     func(b *Board, e engine.Event) { b.of(e).Awake = true },
	EventLonghorns: func(b *Board, e engine.Event) { b.of(e).Longhorns = int(e.B) },
	EventItem: func(b *Board, e engine.Event) {
		b.of(e).Items |= Item(e.A).bit()
		if e.B == 1 {
			b.of(e).Upgraded |= Item(e.A).bit()
		}
	},
	EventUpgrade: func(b *Board, e engine.Event) { b.of(e).Upgraded |= Item(e.A).bit() },
	EventItemBack: func(b *Board, e engine.Event) {
		b.of(e).Items &^= Item(e.A).bit()
		b.of(e).Upgraded &^= Item(e.A).bit()
	},
	EventGear:       func(b *Board, e engine.Event) { b.of(e).Weapon, b.of(e).Mount = Item(e.A), Item(e.B) },
	EventCattle:     func(b *Board, e engine.Event) { b.of(e).Cattle = int(e.A) },
	EventCattleBack: func(b *Board, e engine.Event) { b.of(e).Cattle = -1 },
	EventLegend:     func(b *Board, e engine.Event) { b.of(e).TokensHeld = int(e.A) },
	EventLegends: func(b *Board, e engine.Event) {
		b.of(e).Tokens = uint32(uint16(e.A)) | uint32(uint16(e.B))<<16
	},
}

// mapAppliers holds the functions for events about pieces on the map.
var mapAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventMini:    func(b *Board, e engine.Event) { b.of(e).Space = Space(e.A) },
	EventSheriff: func(b *Board, e engine.Event) { b.Sheriff = Space(e.A) },
	EventTrain:   func(b *Board, e engine.Event) { b.Train = Space(e.A) },
	EventMib:     func(b *Board, e engine.Event) { b.MIB = Space(e.A) },
	EventMibLP:   func(b *Board, e engine.Event) { b.MibLP = int(e.B) },
	EventPrey:    func(b *Board, e engine.Event) { b.MibPrey = e.Seat },
	EventGold:    func(b *Board, e engine.Event) { b.Gold[e.A] = int(e.B) },
	EventBandit: func(b *Board, e engine.Event) {
		b.Bandits.remove(Space(e.A))
		if e.B == 1 {
			b.Bandits.add(Space(e.A))
		}
	},
	EventToken: func(b *Board, e engine.Event) {
		b.Kind[e.A], b.Face[e.A] = -1, NoToken
		if e.C == 1 {
			b.Kind[e.A], b.Face[e.A] = int8(e.B), Token(e.D)
		} else if f := b.fight(); f != nil && f.Space == Space(e.A) {
			f.Token = NoToken // the opponent was this token, which has left the map
		}
	},
	EventRoller: func(b *Board, e engine.Event) { b.Roller[e.A], b.RollFace[e.A] = e.B == 1, NoToken },
	EventTokenShown: func(b *Board, e engine.Event) {
		if Space(e.B) != NoSpace {
			b.Face[e.B] = Token(e.A)
			return
		}
		b.Game.Token, b.RollFace[b.Game.Town] = Token(e.A), Token(e.A)
	},
	EventPeekedToken: func(b *Board, e engine.Event) {
		switch {
		case e.Redacted:
		case e.B >= peekSaloon:
			b.RollFace[e.B-peekSaloon] = Token(e.A)
		default:
			b.Face[e.B] = Token(e.A)
		}
	},
	EventPlot: func(b *Board, e engine.Event) {
		at := box.plotAt[e.A]
		b.Plot[at], b.PlotFace[at] = 0, -1
		b.Developed |= 1 << e.B
		for i, n := range b.Plot {
			if n == int(box.plot[e.B].number) {
				b.PlotFace[i] = box.twin[e.B]
			}
		}
	},
}

// cardAppliers holds the functions for events about poker cards.
var cardAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventDrew: func(b *Board, e engine.Event) { b.of(e).Cards = int(e.B) },
	EventDrewCard: func(b *Board, e engine.Event) {
		b.DeckSize--
		if !e.Redacted {
			b.of(e).Hand |= Card(e.A).bit()
		}
	},
	EventDiscard: (*Board).discard,
	EventBack: func(b *Board, e engine.Event) {
		c := Card(e.A)
		b.of(e).Cards = int(e.B)
		b.removePlayed(e.Seat, c)
		if b.Open.Has(e.Seat) {
			b.of(e).Hand |= c.bit()
		}
		for q := range engine.Seat(b.Seats) {
			if q != e.Seat && b.Open.Has(q) {
				b.Of[q].Known[e.Seat] |= c.bit()
			}
		}
	},
	EventGave: func(b *Board, e engine.Event) {
		b.of(e).Cards, b.Of[e.Other].Cards = int(e.A), int(e.B)
		for q := range b.Of {
			if engine.Seat(q) != e.Seat && engine.Seat(q) != e.Other {
				b.Of[q].Known[e.Seat] = 0
			}
		}
	},
	EventGaveCard: func(b *Board, e engine.Event) {
		c := Card(e.A)
		switch {
		case e.Redacted:
		case e.B == 0:
			b.of(e).Hand &^= c.bit()
			b.of(e).Known[e.Other] |= c.bit()
		default:
			b.of(e).Hand |= c.bit()
			b.of(e).Known[e.Other] &^= c.bit()
		}
	},
	EventSaw: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.of(e).Known[e.Other] |= Card(e.A).bit()
		}
	},
	EventShuffled: func(b *Board, e engine.Event) {
		switch e.A {
		case 0:
			b.DeckSize += b.Discard.Len()
			b.Discard = 0
		case 1:
			b.EventsGone, b.EventsOut = [eventCount]int8{}, 0
		case 2:
			b.TrainGone, b.TrainOut = [trainCount]int8{}, 0
		default:
			b.MibCards = 1<<mibCount - 1
		}
	},
}

// discard moves the card that event e names to the discard pile, from the hand or from the fight or
// game in which it was played.
func (b *Board) discard(e engine.Event) {
	c := Card(e.A)
	b.Discard |= c.bit()
	if e.Seat == engine.NoSeat {
		return
	}
	b.of(e).Cards = int(e.B)
	b.of(e).Hand &^= c.bit()
	b.forget(c)
	b.removePlayed(e.Seat, c)
}

// forget removes card c from what seats know of each other's hands. It must be called when c leaves
// a hand in such a way that all players see it.
func (b *Board) forget(c Card) {
	if c < 0 {
		return
	}
	for q := range b.Of {
		for p := range b.Of[q].Known {
			b.Of[q].Known[p] &^= c.bit()
		}
	}
}

// removePlayed removes card c of seat p from the fight or card game in which it is face up.
func (b *Board) removePlayed(p engine.Seat, c Card) {
	if f := b.fight(); f != nil {
		for side := range f.Played {
			if f.Side[side] == p && f.Played[side] == c {
				f.Played[side] = NoCard
			}
		}
	}
	for i := range b.Game.Cards[p] {
		if b.Game.Cards[p][i] == c {
			b.Game.Cards[p][i] = NoCard
		}
	}
}

// pileAppliers holds the functions for events about stories, events, train encounters and the cards
// of the Man in Black.
var pileAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventStory: func(b *Board, e engine.Event) {
		st := &b.Stories[e.B]
		if st.Story >= 0 {
			b.StoriesGone |= 1 << st.Story
		}
		for _, p := range st.Disc[:st.Discs] {
			b.Of[p].Discs++
		}
		*st = StorySlot{Story: int(e.A), Left: st.Left}
		if e.A >= 0 {
			st.Left--
		}
	},
	EventContributed: func(b *Board, e engine.Event) {
		st := &b.Stories[e.A]
		st.Disc[st.Discs] = e.Seat
		st.Discs++
		st.Joined = st.Joined.With(e.Seat)
		b.of(e).Discs--
	},
	EventEvent: func(b *Board, e engine.Event) {
		b.EventsGone[b.EventsOut] = int8(e.A)
		b.EventsOut++
		b.Past.Event = int(e.A)
		for q := range b.Of {
			b.Of[q].Filed &^= 1 << e.A
		}
	},
	EventEventSeen: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.of(e).Filed |= 1 << e.A
		}
	},
	EventHeist: func(b *Board, e engine.Event) {
		b.TrainGone[b.TrainOut] = int8(e.A)
		b.TrainOut++
		b.Past.Train = int(e.A)
	},
	EventMibCard: func(b *Board, e engine.Event) {
		b.MibCards &^= 1 << e.A
		b.MibPrey, b.Past.MIB = engine.NoSeat, int(e.A)
	},
	EventMarker: func(b *Board, e engine.Event) {
		if Track(e.A) < trackCount {
			b.Marks &^= 1 << e.A
		} else {
			b.LPMarks &^= 1 << (e.B - 1)
		}
		b.Owed[b.Owing] = e.Seat
		b.Owing++
	},
	EventMarkerPaid: func(b *Board, _ engine.Event) {
		copy(b.Owed[:], b.Owed[1:])
		b.Owed[len(b.Owed)-1] = 0
		b.Owing--
	},
	EventRolled: func(b *Board, e engine.Event) {
		if e.B == 0 && e.C == 0 {
			b.Past.Dice = [maxDice]int{}
		}
		b.Past.Dice[e.B] = int(e.A)
	},
}

// fight returns the innermost current fight, or nil if there is none.
func (b *Board) fight() *Duel {
	if b.Fighting == 0 {
		return nil
	}
	return &b.Fights[b.Fighting-1]
}

// fightAppliers holds the functions for events about fights.
var fightAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventFight: func(b *Board, e engine.Event) {
		d := noDuel
		d.kind, d.Cards, d.Space = fightKind(e.A), int(e.B), Space(e.C)
		d.Side = [2]engine.Seat{e.Seat, e.Other}
		switch d.kind {
		case fightMib:
			d.Side[0] = ManInBlack
		case fightArrest, fightDuel, fightRob:
			b.Fought = b.Fought.With(e.Other)
		case fightOutlaw, fightJumper:
			d.Token = Token(e.D)
		case fightTrain:
			d.Train = int8(e.D)
		}
		b.Fights[b.Fighting] = d
		b.Fighting++
	},
	EventFightDrawn: func(b *Board, e engine.Event) {
		b.fight().Left, b.fight().Dealer = int(e.A), e.Other
	},
	EventDealerCard: func(b *Board, e engine.Event) {
		if f := b.fight(); !e.Redacted {
			f.Drawn[slices.Index(f.Drawn[:], NoFightCard)] = FightCard(e.A)
		}
	},
	EventSawFight: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.fight().Seen |= 1 << e.A
		}
	},
	EventSealed: func(b *Board, e engine.Event) {
		f := b.fight()
		side := f.sideOf(e.Seat)
		b.of(e).Cards--
		if f.Facedown[side] = e.Redacted; !e.Redacted {
			b.of(e).Hand &^= Card(e.A).bit()
			f.Played[side] = Card(e.A)
		}
	},
	EventParried:  func(b *Board, _ engine.Event) { b.fight().Parried = true },
	EventDeclined: func(b *Board, _ engine.Event) { b.fight().Declined = true },
	EventShown: func(b *Board, e engine.Event) {
		f := b.fight()
		side := f.sideOf(e.Seat)
		f.Open, f.Facedown[side], f.Played[side] = true, false, Card(e.A)
		b.forget(Card(e.A))
	},
	EventFightCard: func(b *Board, e engine.Event) { b.fight().Open, b.fight().Dealt = true, FightCard(e.A) },
	EventLowered: func(b *Board, e engine.Event) {
		b.fight().Lowered, b.fight().ByCard = [2]int{int(e.A), int(e.B)}, [2]int{int(e.C), int(e.D)}
	},
	EventTies:      func(b *Board, e engine.Event) { b.fight().Ties, b.fight().CardTies = uint8(e.A), uint8(e.B) },
	EventDelivered: func(b *Board, e engine.Event) { b.Past.Cattle = int(e.A) },
	EventValues:    func(b *Board, e engine.Event) { b.Past.Values = [2]int{int(e.A), int(e.B)} },
	EventFightWon: func(b *Board, e engine.Event) {
		b.fight().Open, b.fight().Winner = true, int(e.B)
	},
	EventRestart: func(b *Board, _ engine.Event) {
		f, d := b.fight(), noDuel
		d.kind, d.Space, d.Side, d.Cards, d.Dealer, d.Token, d.Train = f.kind, f.Space, f.Side, f.Cards, f.Dealer,
			f.Token, f.Train
		d.Restarted = true
		*f = d
	},
	EventFightOver: func(b *Board, _ engine.Event) {
		*b.fight() = noDuel
		b.Fighting--
	},
}

// sideOf returns the side of player p in the fight: 1 for the defender, 0 for everybody else.
func (d *Duel) sideOf(p engine.Seat) int {
	if d.Side[1] == p {
		return 1
	}
	return 0
}

// gameAppliers holds the functions for events about poker and faro.
var gameAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventGame: func(b *Board, e engine.Event) {
		b.Game = noSaloon
		b.Game.kind, b.Game.Starter, b.Game.In = gameKind(e.A), e.Seat, engine.SeatsOf(e.Seat)
		b.Game.Town, b.Game.Anywhere = Town(e.B), e.C == 1
	},
	EventJoined: func(b *Board, e engine.Event) { b.Game.In = b.Game.In.With(e.Seat) },
	EventPot:    func(b *Board, e engine.Event) { b.Game.Pot = int(e.A) },
	EventHouseDealt: func(b *Board, e engine.Event) {
		b.Game.NoHouse, b.Game.Dealer, b.Game.HouseN = e.Seat == engine.NoSeat, e.Seat, int(e.A)
		b.DeckSize -= int(e.A)
	},
	EventHouse: func(b *Board, e engine.Event) { b.Game.House |= Card(e.A).bit() },
	EventFlop: func(b *Board, e engine.Event) {
		b.Game.Flop[e.B-1], b.Game.FlopSize = Card(e.A), int(e.B)
		b.DeckSize--
	},
	EventChose: func(b *Board, e engine.Event) {
		b.of(e).Cards -= int(e.A)
		b.Game.Down[e.Seat] = int(e.A)
	},
	EventChoseCards: func(b *Board, e engine.Event) {
		if e.Redacted {
			return
		}
		b.Game.Down[e.Seat] = 0
		for i, x := range [2]int16{e.A, e.B} {
			b.Game.Cards[e.Seat][i] = Card(x)
			if x >= 0 {
				b.of(e).Hand &^= Card(x).bit()
			}
		}
	},
	EventHand: func(b *Board, e engine.Event) {
		b.Game.Open = true
		if e.Seat == engine.NoSeat {
			return
		}
		b.Game.Cards[e.Seat], b.Game.Down[e.Seat] = [2]Card{Card(e.A), Card(e.B)}, 0
		b.forget(Card(e.A))
		b.forget(Card(e.B))
	},
	EventWinners: func(b *Board, e engine.Event) { b.Game.Won, b.Game.HouseWon = engine.SeatSet(e.A), e.B == 1 },
	EventFolded: func(b *Board, e engine.Event) {
		b.Game.Folded, b.Game.Bets[e.Seat] = b.Game.Folded.With(e.Seat), [2]bet{}
	},
	EventFaroCard: func(b *Board, e engine.Event) {
		b.Game.Dealer = e.Seat
		b.Game.Shown |= 1 << e.A
	},
	EventBet: func(b *Board, e engine.Event) {
		bets := &b.Game.Bets[e.Seat]
		placed := bet{rank: int8(e.A), amount: int8(e.B)}
		if bets[0].amount == 0 {
			bets[0] = placed
			return
		}
		bets[1] = placed
		if placed.rank < bets[0].rank {
			bets[0], bets[1] = bets[1], bets[0]
		}
	},
	EventFaroTurned: func(b *Board, e engine.Event) {
		b.Game.Faro[e.B-1], b.Game.Turned = FightCard(e.A), int(e.B)
	},
	EventBetWon:    (*Board).settleBet,
	EventBetLost:   (*Board).settleBet,
	EventGameEnded: func(b *Board, _ engine.Event) { b.Game = noSaloon },
}

// settleBet takes the bet that event e names off the table, because it has been won or lost.
func (b *Board) settleBet(e engine.Event) {
	bets := &b.Game.Bets[e.Seat]
	for i := range bets {
		if bets[i].amount > 0 && bets[i].rank == int8(e.B) {
			bets[i] = bet{}
		}
	}
}
