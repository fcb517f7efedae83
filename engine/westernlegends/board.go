package westernlegends

import "gulch/engine"

// Board is what everybody sees on the table. It follows the game by events alone, one at a time, so that a picture can
// show any moment between two positions.
type Board struct {
	Seats     int
	Round     int
	Active    engine.Seat
	First     engine.Seat
	Char      [MaxSeats]Char
	Space     [MaxSeats]Space
	LP        [MaxSeats]int
	Money     [MaxSeats]int
	Nuggets   [MaxSeats]int
	Wounds    [MaxSeats]int
	Cards     [MaxSeats]int // poker cards in hand
	Cube      [MaxSeats][trackCount]int
	Awake     [MaxSeats]bool
	Items     [MaxSeats]ItemSet
	Upgraded  [MaxSeats]ItemSet
	Weapon    [MaxSeats]Item
	Mount     [MaxSeats]Item
	Cattle    [MaxSeats]int // colour, -1 for none
	Longhorns [MaxSeats]int
	Tokens    [MaxSeats]int // legendary tokens
	Sheriff   Space
	Train     Space
	MIB       Space
	MibLP     int
	Bandits   SpaceSet
	Kind      [maxSpaces]int8 // kind of the event token, -1 for none
	Gold      [maxSpaces]int
	Roller    [saloonCount]bool
	Plot      [frontierPlots]bool // frontier tokens
	Story     [2]int
	Discs     [2]int
	Discard   CardSet
	Over      bool
}

// BoardOf returns the board of a position.
func BoardOf(s *State) Board {
	b := Board{
		Seats: s.Seats(), Round: int(s.round), Active: s.active, First: s.first, Sheriff: s.sheriff, Train: s.Train(),
		MIB: s.mibSpace, MibLP: int(s.mibLP), Bandits: s.bandits, Discard: s.discard, Over: s.depth == 0,
	}
	picking := s.depth > 0 && s.stack[0].st == turnPick
	for p := range engine.Seat(MaxSeats) {
		pl := &s.p[p]
		b.Char[p], b.Space[p] = pl.char, s.Space(p)
		if picking {
			b.Char[p] = NoChar
		}
		b.LP[p], b.Money[p], b.Nuggets[p], b.Wounds[p] = int(pl.lp), int(pl.money), int(pl.nuggets), int(pl.wounds)
		b.Cards[p] = pl.hand.Len()
		b.Cube[p] = [trackCount]int{int(pl.mp), int(pl.wp), int(pl.gp)}
		b.Awake[p], b.Items[p], b.Upgraded[p], b.Weapon[p], b.Mount[p] = pl.awake, pl.items, pl.upgraded, pl.weapon, pl.mount
		b.Cattle[p] = -1
		if pl.cattle >= 0 {
			b.Cattle[p] = int(pl.cattle) / cattleEach
		}
		b.Longhorns[p], b.Tokens[p] = int(pl.longhorns), popCount(uint64(pl.tokens))
	}
	for x, t := range s.tokenOn {
		b.Kind[x] = -1
		if t >= 0 {
			b.Kind[x] = int8(t.kind())
		}
		b.Gold[x] = int(s.nuggetsOn[x])
	}
	for i, t := range s.roller {
		b.Roller[i] = t >= 0
	}
	for i, t := range s.plot {
		b.Plot[i] = t >= 0
	}
	for i := range s.tales {
		b.Story[i], b.Discs[i] = int(s.tales[i].story), int(s.tales[i].n)
	}
	return b
}

// Apply lets the board follow an event.
func (b *Board) Apply(e engine.Event) {
	switch e.Kind {
	case EventCharacter, EventFirst, EventRound, EventTurn, EventGameOver, EventAwake, EventLegend:
		b.applyGame(e)
	case EventMini, EventSheriff, EventTrain, EventMib, EventMibLP, EventBandit, EventToken, EventRoller, EventGold, EventPlot:
		b.applyMap(e)
	case EventMoney, EventLP, EventNuggets, EventWounds, EventPoint, EventLonghorns:
		b.applyCount(e)
	case EventDrew, EventDiscard, EventBack, EventGave, EventSealed, EventShuffled, EventChose, EventHouse, EventFlop:
		b.applyCards(e)
	case EventItem, EventUpgrade, EventItemBack, EventGear, EventCattle, EventCattleBack:
		b.applyItems(e)
	case EventStory:
		b.Story[e.B], b.Discs[e.B] = int(e.A), 0
	case EventContributed:
		b.Discs[e.A]++
	}
}

func (b *Board) applyGame(e engine.Event) {
	switch e.Kind {
	case EventCharacter:
		b.Char[e.Seat] = Char(e.A)
	case EventFirst:
		b.First, b.Active = e.Seat, e.Seat
	case EventRound:
		b.Round = int(e.A)
	case EventTurn:
		b.Active = e.Seat
	case EventGameOver:
		b.Over = true
	case EventAwake:
		b.Awake[e.Seat] = true
	case EventLegend:
		b.Tokens[e.Seat] = int(e.A)
	}
}

func (b *Board) applyMap(e engine.Event) {
	switch e.Kind {
	case EventMini:
		b.Space[e.Seat] = Space(e.A)
	case EventSheriff:
		b.Sheriff = Space(e.A)
	case EventTrain:
		b.Train = Space(e.A)
	case EventMib:
		b.MIB = Space(e.A)
	case EventMibLP:
		b.MibLP = int(e.B)
	case EventBandit:
		b.Bandits.remove(Space(e.A))
		if e.B == 1 {
			b.Bandits.add(Space(e.A))
		}
	case EventToken:
		b.Kind[e.A] = -1
		if e.C == 1 {
			b.Kind[e.A] = int8(e.B)
		}
	case EventRoller:
		b.Roller[e.A] = e.B == 1
	case EventGold:
		b.Gold[e.A] = int(e.B)
	case EventPlot:
		b.Plot[box.plotAt[e.A]] = false
	}
}

func (b *Board) applyCount(e engine.Event) {
	switch e.Kind {
	case EventMoney:
		b.Money[e.Seat] = int(e.B)
	case EventLP:
		b.LP[e.Seat] = int(e.B)
	case EventNuggets:
		b.Nuggets[e.Seat] = int(e.B)
	case EventWounds:
		b.Wounds[e.Seat] = int(e.B)
	case EventPoint:
		b.Cube[e.Seat][e.A] = int(e.B)
	case EventLonghorns:
		b.Longhorns[e.Seat] = int(e.B)
	}
}

func (b *Board) applyCards(e engine.Event) {
	switch e.Kind {
	case EventDrew, EventBack:
		b.Cards[e.Seat] = int(e.B)
	case EventDiscard:
		b.Cards[e.Seat] = int(e.B)
		b.Discard |= Card(e.A).bit()
	case EventGave:
		b.Cards[e.Seat], b.Cards[e.Other] = int(e.A), int(e.B)
	case EventSealed:
		b.Cards[e.Seat]--
	case EventChose:
		b.Cards[e.Seat] -= int(e.A)
	case EventShuffled:
		if e.A == 0 {
			b.Discard = 0
		}
	}
}

func (b *Board) applyItems(e engine.Event) {
	switch e.Kind {
	case EventItem:
		b.Items[e.Seat] |= Item(e.A).bit()
		if e.B == 1 {
			b.Upgraded[e.Seat] |= Item(e.A).bit()
		}
	case EventUpgrade:
		b.Upgraded[e.Seat] |= Item(e.A).bit()
	case EventItemBack:
		b.Items[e.Seat] &^= Item(e.A).bit()
		b.Upgraded[e.Seat] &^= Item(e.A).bit()
	case EventGear:
		b.Weapon[e.Seat], b.Mount[e.Seat] = Item(e.A), Item(e.B)
	case EventCattle:
		b.Cattle[e.Seat] = int(e.A)
	case EventCattleBack:
		b.Cattle[e.Seat] = -1
	}
}
