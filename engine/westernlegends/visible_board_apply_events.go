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
			b.of(e).Char = CharIn(e)
		}
	},
	EventCharacter: func(b *Board, e engine.Event) {
		b.of(e).Char, b.of(e).Dealt = CharIn(e), [2]Char{NoChar, NoChar}
	},
	EventGoals: func(b *Board, e engine.Event) {
		b.of(e).GoalsHeld, b.of(e).Goals = goalsEach-1, uint8(GoalsIn(e))
	},
	EventFirst: func(b *Board, e engine.Event) { b.First, b.Active = e.Seat, e.Seat },
	EventRound: func(b *Board, e engine.Event) { b.Round = RoundIn(e) },
	EventTurn:  (*Board).beginTurn,
	EventAction: func(b *Board, e engine.Event) {
		switch MoveIn(e) {
		case KindEndTurn, KindCompleteGoal:
			return
		case KindBankRobbery:
			b.Bank = true
		case KindTrainHeist:
			b.Heist = true
		}
		b.Actions--
	},
	EventActions: func(b *Board, e engine.Event) { b.Actions += ActionsIn(e) },
	EventSlow:    func(b *Board, e engine.Event) { b.of(e).SlowNext = SpacesIn(e) },
	EventUsed: func(b *Board, e engine.Event) {
		if at := SourceIn(e) - sourceAbility; at >= 0 && SourceIn(e) < sourceItem &&
			box.char[b.of(e).Char].ability[at].once {
			b.of(e).Used |= 1 << at
		}
	},
	EventCount: func(b *Board, e engine.Event) {
		b.of(e).Counters[CounterIn(e)] = TotalIn(e)
		if e.Seat == b.Active {
			b.Turn[CounterIn(e)] = TurnIn(e)
		}
	},
	EventGoal: func(b *Board, e engine.Event) {
		b.of(e).GoalsHeld--
		b.of(e).Goals &^= 1 << GoalIn(e)
		b.of(e).Done |= 1 << GoalIn(e)
	},
	EventEnd: func(b *Board, e engine.Event) { b.LastRound = LastRoundIn(e) },
	EventTally: func(b *Board, e engine.Event) {
		b.Past.Tally[StepIn(e)][e.Seat] = ChangeIn(e)
	},
	EventAsked: func(b *Board, e engine.Event) {
		b.Phase, b.Actor, b.Waiting = PhaseIn(e), e.Seat, e.Seat == engine.NoSeat
	},
	EventSilent: func(b *Board, e engine.Event) {
		if !e.Redacted && YouIn(e) {
			b.Phase, b.Actor, b.Waiting = PhaseIn(e), e.Seat, false
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
	EventMoney:     func(b *Board, e engine.Event) { b.of(e).Money = NowIn(e) },
	EventLP:        func(b *Board, e engine.Event) { b.of(e).LP = NowIn(e) },
	EventNuggets:   func(b *Board, e engine.Event) { b.of(e).Nuggets = NowIn(e) },
	EventWounds:    func(b *Board, e engine.Event) { b.of(e).Wounds = NowIn(e) },
	EventPoint:     func(b *Board, e engine.Event) { b.of(e).Cube[TrackIn(e)] = PointsIn(e) },
	EventAwake:     func(b *Board, e engine.Event) { b.of(e).Awake = true },
	EventLonghorns: func(b *Board, e engine.Event) { b.of(e).Longhorns = NowIn(e) },
	EventItem: func(b *Board, e engine.Event) {
		b.of(e).Items |= ItemIn(e).bit()
		if UpgradedIn(e) {
			b.of(e).Upgraded |= ItemIn(e).bit()
		}
	},
	EventUpgrade: func(b *Board, e engine.Event) { b.of(e).Upgraded |= ItemIn(e).bit() },
	EventItemBack: func(b *Board, e engine.Event) {
		b.of(e).Items &^= ItemIn(e).bit()
		b.of(e).Upgraded &^= ItemIn(e).bit()
	},
	EventGear:       func(b *Board, e engine.Event) { b.of(e).Weapon, b.of(e).Mount = WeaponIn(e), MountIn(e) },
	EventCattle:     func(b *Board, e engine.Event) { b.of(e).Cattle = ColourIn(e) },
	EventCattleBack: func(b *Board, e engine.Event) { b.of(e).Cattle = -1 },
	EventLegend:     func(b *Board, e engine.Event) { b.of(e).TokensHeld = TokensIn(e) },
	EventLegends: func(b *Board, e engine.Event) {
		b.of(e).Tokens = uint32(LowIn(e)) | uint32(HighIn(e))<<16
	},
}

// mapAppliers holds the functions for events about pieces on the map.
var mapAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventMini:    func(b *Board, e engine.Event) { b.of(e).Space = SpaceIn(e) },
	EventSheriff: func(b *Board, e engine.Event) { b.Sheriff = SpaceIn(e) },
	EventTrain:   func(b *Board, e engine.Event) { b.Train = SpaceIn(e) },
	EventMib:     func(b *Board, e engine.Event) { b.MIB = SpaceIn(e) },
	EventMibLP:   func(b *Board, e engine.Event) { b.MibLP = NowIn(e) },
	EventPrey:    func(b *Board, e engine.Event) { b.MibPrey = e.Seat },
	EventGold:    func(b *Board, e engine.Event) { b.Gold[SpaceIn(e)] = NuggetsIn(e) },
	EventBandit: func(b *Board, e engine.Event) {
		b.Bandits.remove(SpaceIn(e))
		if AppearsIn(e) {
			b.Bandits.add(SpaceIn(e))
		}
	},
	EventToken: func(b *Board, e engine.Event) {
		b.Kind[SpaceIn(e)], b.Face[SpaceIn(e)] = -1, NoToken
		if AppearsIn(e) {
			b.Kind[SpaceIn(e)], b.Face[SpaceIn(e)] = int8(KindIn(e)), TokenIn(e)
		} else if f := b.fight(); f != nil && f.Space == SpaceIn(e) {
			f.Token = NoToken // the opponent was this token, which has left the map
		}
	},
	EventRoller: func(b *Board, e engine.Event) {
		b.Roller[SaloonIn(e)] = AppearsIn(e)
		b.RollFace[SaloonIn(e)] = NoToken
	},
	EventTokenShown: func(b *Board, e engine.Event) {
		if SpaceIn(e) != NoSpace {
			b.Face[SpaceIn(e)] = TokenIn(e)
			return
		}
		b.Game.Token, b.RollFace[b.Game.Town] = TokenIn(e), TokenIn(e)
	},
	EventPeekedToken: func(b *Board, e engine.Event) {
		switch {
		case e.Redacted:
		case PlaceIn(e) >= peekSaloon:
			b.RollFace[PlaceIn(e)-peekSaloon] = TokenIn(e)
		default:
			b.Face[PlaceIn(e)] = TokenIn(e)
		}
	},
	EventPlot: func(b *Board, e engine.Event) {
		at := box.plotAt[SpaceIn(e)]
		b.Plot[at], b.PlotFace[at] = 0, -1
		b.Developed |= 1 << FrontierIn(e)
		for i, n := range b.Plot {
			if n == int(box.plot[FrontierIn(e)].number) {
				b.PlotFace[i] = box.twin[FrontierIn(e)]
			}
		}
	},
}

// cardAppliers holds the functions for events about poker cards.
var cardAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventDrew: func(b *Board, e engine.Event) { b.of(e).Cards = HandIn(e) },
	EventDrewCard: func(b *Board, e engine.Event) {
		b.DeckSize--
		if !e.Redacted {
			b.of(e).Hand |= CardIn(e).bit()
		}
	},
	EventDiscard: (*Board).discard,
	EventBack: func(b *Board, e engine.Event) {
		c := CardIn(e)
		b.of(e).Cards = HandIn(e)
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
		b.of(e).Cards, b.Of[e.Other].Cards = HandIn(e), OtherHandIn(e)
		for q := range b.Of {
			if engine.Seat(q) != e.Seat && engine.Seat(q) != e.Other {
				b.Of[q].Known[e.Seat] = 0
			}
		}
	},
	EventGaveCard: func(b *Board, e engine.Event) {
		c := CardIn(e)
		switch {
		case e.Redacted:
		case !ReceivesIn(e):
			b.of(e).Hand &^= c.bit()
			b.of(e).Known[e.Other] |= c.bit()
		default:
			b.of(e).Hand |= c.bit()
			b.of(e).Known[e.Other] &^= c.bit()
		}
	},
	EventSaw: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.of(e).Known[e.Other] |= CardIn(e).bit()
		}
	},
	EventShuffled: func(b *Board, e engine.Event) {
		switch DeckIn(e) {
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
	c := CardIn(e)
	b.Discard |= c.bit()
	if e.Seat == engine.NoSeat {
		return
	}
	b.of(e).Cards = HandIn(e)
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
		st := &b.Stories[PileIn(e)]
		if st.Story >= 0 {
			b.StoriesGone |= 1 << st.Story
		}
		for _, p := range st.Disc[:st.Discs] {
			b.Of[p].Discs++
		}
		*st = StorySlot{Story: StoryIn(e), Left: st.Left}
		if StoryIn(e) >= 0 {
			st.Left--
		}
	},
	EventContributed: func(b *Board, e engine.Event) {
		st := &b.Stories[PileIn(e)]
		st.Disc[st.Discs] = e.Seat
		st.Discs++
		st.Joined = st.Joined.With(e.Seat)
		b.of(e).Discs--
	},
	EventEvent: func(b *Board, e engine.Event) {
		b.EventsGone[b.EventsOut] = int8(EventIn(e))
		b.EventsOut++
		b.Past.Event = EventIn(e)
		for q := range b.Of {
			b.Of[q].Filed &^= 1 << EventIn(e)
		}
	},
	EventEventSeen: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.of(e).Filed |= 1 << EventIn(e)
		}
	},
	EventHeist: func(b *Board, e engine.Event) {
		b.TrainGone[b.TrainOut] = int8(EncounterIn(e))
		b.TrainOut++
		b.Past.Train = EncounterIn(e)
	},
	EventMibCard: func(b *Board, e engine.Event) {
		b.MibCards &^= 1 << MibCardIn(e)
		b.MibPrey, b.Past.MIB = engine.NoSeat, MibCardIn(e)
	},
	EventMarker: func(b *Board, e engine.Event) {
		if TrackIn(e) < trackCount {
			b.Marks &^= 1 << TrackIn(e)
		} else {
			b.LPMarks &^= 1 << (StepIn(e) - 1)
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
		if DieIn(e) == 0 && !AgainIn(e) {
			b.Past.Dice = [maxDice]int{}
		}
		b.Past.Dice[DieIn(e)] = FaceIn(e)
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
		d.kind, d.Cards, d.Space = fightKind(FightIn(e)), CardsIn(e), SpaceIn(e)
		d.Side = [2]engine.Seat{e.Seat, e.Other}
		switch d.kind {
		case fightMib:
			d.Side[0] = ManInBlack
		case fightArrest, fightDuel, fightRob:
			b.Fought = b.Fought.With(e.Other)
		case fightOutlaw, fightJumper:
			d.Token = Token(AgainstIn(e))
		case fightTrain:
			d.Train = int8(AgainstIn(e))
		}
		b.Fights[b.Fighting] = d
		b.Fighting++
	},
	EventFightDrawn: func(b *Board, e engine.Event) {
		b.fight().Left, b.fight().Dealer = CardsIn(e), e.Other
	},
	EventDealerCard: func(b *Board, e engine.Event) {
		if f := b.fight(); !e.Redacted {
			f.Drawn[slices.Index(f.Drawn[:], NoFightCard)] = FightCardIn(e)
		}
	},
	EventSawFight: func(b *Board, e engine.Event) {
		if !e.Redacted {
			b.fight().Seen |= 1 << FightCardIn(e)
		}
	},
	EventSealed: func(b *Board, e engine.Event) {
		f := b.fight()
		side := f.sideOf(e.Seat)
		b.of(e).Cards--
		if f.Facedown[side] = e.Redacted; !e.Redacted {
			b.of(e).Hand &^= CardIn(e).bit()
			f.Played[side] = CardIn(e)
		}
	},
	EventParried:  func(b *Board, _ engine.Event) { b.fight().Parried = true },
	EventDeclined: func(b *Board, _ engine.Event) { b.fight().Declined = true },
	EventShown: func(b *Board, e engine.Event) {
		f := b.fight()
		side := f.sideOf(e.Seat)
		f.Open, f.Facedown[side], f.Played[side] = true, false, CardIn(e)
		b.forget(CardIn(e))
	},
	EventFightCard: func(b *Board, e engine.Event) { b.fight().Open, b.fight().Dealt = true, FightCardIn(e) },
	EventLowered: func(b *Board, e engine.Event) {
		b.fight().Lowered, b.fight().ByCard = [2]int{Lowered0In(e), Lowered1In(e)}, [2]int{ByCard0In(e), ByCard1In(e)}
	},
	EventTies: func(b *Board, e engine.Event) {
		b.fight().Ties, b.fight().CardTies = uint8(TiesIn(e)), uint8(CardTiesIn(e))
	},
	EventDelivered: func(b *Board, e engine.Event) { b.Past.Cattle = CattleIn(e) },
	EventValues:    func(b *Board, e engine.Event) { b.Past.Values = [2]int{Value0In(e), Value1In(e)} },
	EventFightWon: func(b *Board, e engine.Event) {
		b.fight().Open, b.fight().Winner = true, SideIn(e)
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
		b.Game.kind, b.Game.Starter, b.Game.In = gameKind(GameIn(e)), e.Seat, engine.SeatsOf(e.Seat)
		b.Game.Town, b.Game.Anywhere = Town(SaloonIn(e)), AnywhereIn(e)
	},
	EventJoined: func(b *Board, e engine.Event) { b.Game.In = b.Game.In.With(e.Seat) },
	EventPot:    func(b *Board, e engine.Event) { b.Game.Pot = DollarsIn(e) },
	EventHouseDealt: func(b *Board, e engine.Event) {
		b.Game.NoHouse, b.Game.Dealer, b.Game.HouseN = e.Seat == engine.NoSeat, e.Seat, CardsIn(e)
		b.DeckSize -= CardsIn(e)
	},
	EventHouse: func(b *Board, e engine.Event) { b.Game.House |= CardIn(e).bit() },
	EventFlop: func(b *Board, e engine.Event) {
		b.Game.Flop[NumberIn(e)-1], b.Game.FlopSize = CardIn(e), NumberIn(e)
		b.DeckSize--
	},
	EventChose: func(b *Board, e engine.Event) {
		b.of(e).Cards -= CardsIn(e)
		b.Game.Down[e.Seat] = CardsIn(e)
	},
	EventChoseCards: func(b *Board, e engine.Event) {
		if e.Redacted {
			return
		}
		b.Game.Down[e.Seat] = 0
		for i, x := range [2]Card{CardIn(e), OtherCardIn(e)} {
			b.Game.Cards[e.Seat][i] = x
			if x >= 0 {
				b.of(e).Hand &^= x.bit()
			}
		}
	},
	EventHand: func(b *Board, e engine.Event) {
		b.Game.Open = true
		if e.Seat == engine.NoSeat {
			return
		}
		b.Game.Cards[e.Seat], b.Game.Down[e.Seat] = [2]Card{CardIn(e), OtherCardIn(e)}, 0
		b.forget(CardIn(e))
		b.forget(OtherCardIn(e))
	},
	EventWinners: func(b *Board, e engine.Event) { b.Game.Won, b.Game.HouseWon = SeatsIn(e), HouseIn(e) },
	EventFolded: func(b *Board, e engine.Event) {
		b.Game.Folded, b.Game.Bets[e.Seat] = b.Game.Folded.With(e.Seat), [2]bet{}
	},
	EventFaroCard: func(b *Board, e engine.Event) {
		b.Game.Dealer = e.Seat
		b.Game.Shown |= 1 << FightCardIn(e)
	},
	EventBet: func(b *Board, e engine.Event) {
		bets := &b.Game.Bets[e.Seat]
		placed := bet{rank: int8(RankIn(e)), amount: int8(DollarsIn(e))}
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
		b.Game.Faro[NumberIn(e)-1], b.Game.Turned = FightCardIn(e), NumberIn(e)
	},
	EventBetWon:    (*Board).settleBet,
	EventBetLost:   (*Board).settleBet,
	EventGameEnded: func(b *Board, _ engine.Event) { b.Game = noSaloon },
}

// settleBet takes the bet that event e names off the table, because it has been won or lost.
func (b *Board) settleBet(e engine.Event) {
	bets := &b.Game.Bets[e.Seat]
	for i := range bets {
		if bets[i].amount > 0 && bets[i].rank == int8(RankIn(e)) {
			bets[i] = bet{}
		}
	}
}
