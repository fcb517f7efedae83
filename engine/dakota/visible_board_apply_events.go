package dakota

import (
	"math/bits"

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
		dayAppliers, cardAppliers, mineAppliers, attackAppliers, planAppliers, eveningAppliers,
	} {
		for k, f := range part {
			appliers[k] = f
		}
	}
}

// of returns the town of the seat in field Seat of event e.
func (b *Board) of(e engine.Event) *Town { return &b.Towns[e.Seat] }

// other returns the town of the seat in field Other of event e.
func (b *Board) other(e engine.Event) *Town { return &b.Towns[e.Other] }

// pay moves n dollars from the first town to the second.
func pay(from, to *Town, n int) {
	from.Money -= n
	to.Money += n
}

// dayAppliers holds the functions for events about days, the morning and the end of the game.
var dayAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventDay: func(b *Board, e engine.Event) {
		b.Day, b.LastDay, b.Past.Planned, b.Past.Turns = DayIn(e), b.LastDay || LastIn(e), 0, [MaxSeats]int{}
		for p := range b.Seats {
			b.Towns[p].resetDay()
		}
	},
	EventIncome: func(b *Board, e engine.Event) { b.of(e).Money += DollarsIn(e) },
	EventBailed: func(b *Board, e engine.Event) {
		pay(b.of(e), b.other(e), DollarsIn(e))
		b.of(e).Free[WorkerIn(e)]++
		b.release(e.Other, SlotIn(e))
	},
	EventStayed: func(b *Board, e engine.Event) {
		b.of(e).Free[WorkerIn(e)]++
		b.release(e.Seat, SlotIn(e))
	},
	EventHappening: func(b *Board, e engine.Event) {
		b.Happening, b.HappensTo = CardIn(e), e.Seat
		if t := b.of(e); WaitedIn(e) {
			t.PendingSize--
			copy(t.Pending[:], t.Pending[1:])
			t.Pending[len(t.Pending)-1] = noCard
		}
		switch b.Happening {
		case BankRun:
			b.BankRun = true
		case Blizzard:
			b.Blizzard++
		case PaydayWeekend:
			b.Payday++
		}
	},
	EventOver: func(b *Board, e engine.Event) {
		b.discard(CardIn(e))
		b.Happening, b.HappensTo = noCard, nobody
	},
	EventRolled: func(b *Board, e engine.Event) {
		b.Past.Die, b.Past.DieFor, b.Past.DieOf = RollIn(e), PurposeIn(e), e.Seat
		if PurposeIn(e) != RollGamble {
			return
		}
		if plot := &b.of(e).Plots[SlotIn(e)]; b.Phase != PhaseReroll {
			plot.Acts[WindowIn(e)]++
			if plot.besideBartender(WindowIn(e)) {
				b.Work = Work{Slot: SlotIn(e), Window: WindowIn(e), Cart: -1, Roll: RollIn(e)}
			}
		}
	},
	EventDestroyed: func(b *Board, e engine.Event) {
		b.of(e).Plots[SlotIn(e)] = noPlot
		b.Destroyed[BuildingIn(e)]++
	},
	EventLaidDown: func(b *Board, e engine.Event) { b.of(e).useWorker(Engineer) },
	EventShortage: func(b *Board, e engine.Event) { b.Shortage[ResourceIn(e)] = DollarsIn(e) },
	EventJoined: func(b *Board, e engine.Event) {
		b.MinerPool--
		b.of(e).Acquired++
		if FreeIn(e) {
			b.of(e).Free[WorkerIn(e)]++
		} else {
			b.of(e).Used[WorkerIn(e)]++
		}
	},
	EventTaxed:   func(b *Board, e engine.Event) { b.of(e).Money -= DollarsIn(e) },
	EventGranted: func(b *Board, e engine.Event) { b.of(e).Money += DollarsIn(e) },
	EventSick:    func(b *Board, e engine.Event) { b.of(e).useWorker(WorkerIn(e)) },
	EventLastDay: func(b *Board, _ engine.Event) { b.LastDay = true },
	EventOrder: func(b *Board, e engine.Event) {
		copy(b.Order[:], Order(e, b.Seats))
	},
	EventPassed: func(b *Board, e engine.Event) {
		if b.Passed = b.Passed.With(e.Seat); b.Passed == engine.AllSeats(b.Seats) {
			b.Passed = 0
		}
		b.Actions, b.Acted = 0, false
	},
	EventAsked: (*Board).applyAsked,
	EventGameOver: func(b *Board, _ engine.Event) {
		b.Phase, b.stage, b.Actor = PhaseGameOver, stageLodging, nobody
	},
}

// BeginsTurn reports whether event e, an EventAsked, begins a turn of the evening, with all its
// actions (R81). It must be called before e is applied to the board.
func (b *Board) BeginsTurn(e engine.Event) bool {
	return PhaseIn(e) == PhaseEvening && b.Actions == 0
}

// applyAsked applies event e, an EventAsked: it sets the actor, the phase, the stage, and the
// details of the decision that the event describes.
func (b *Board) applyAsked(e engine.Event) {
	if b.Actor != e.Seat || b.Phase != PhaseIn(e) {
		b.Assigning = noWorker
		if PhaseIn(e) == PhasePlan && b.Open.Has(e.Seat) {
			b.assignFrom(0, e.Seat)
		}
	}
	b.Actor, b.Phase, b.stage = e.Seat, PhaseIn(e), stage(StageIn(e))
	b.Prisoner = noCell
	switch b.Phase {
	case PhaseBail:
		b.Prisoner = Cell{engine.Seat(FirstIn(e)), SecondIn(e)}
	case PhaseExploreBag:
		b.Exploring = noExploring
		b.Exploring.why, b.Exploring.Draws, b.Exploring.Replace = why(FirstIn(e)), SecondIn(e)/2, SecondIn(e)%2 == 1
	case PhaseStealResource:
		b.Assault.Steals = FirstIn(e)
	case PhaseEvening:
		if b.BeginsTurn(e) {
			b.Actions = int(box.k.EveningActions)
			*engine.At(b.Past.Turns[:], e.Seat)++
		}
	}
}

// release empties the prison cell in slot i of the town of seat jailer.
func (b *Board) release(jailer engine.Seat, i int) {
	plot := &b.Towns[jailer].Plots[i]
	plot.Prisoner, plot.Owner, b.Prisoner = noWorker, nobody, noCell
}

// noPlot is the content of a slot of a town that has no building.
var noPlot = Plot{Windows: [2]Worker{noWorker, noWorker}, Prisoner: noWorker, Owner: nobody}

// resetDay resets the fields of the town that hold facts about a single day.
func (t *Town) resetDay() {
	for w := range t.Free {
		t.Free[w] += t.Used[w]
		t.Used[w] = 0
	}
	for i := range t.Plots {
		plot := noPlot
		plot.Building, plot.Starting = t.Plots[i].Building, t.Plots[i].Starting
		plot.Prisoner, plot.Owner = t.Plots[i].Prisoner, t.Plots[i].Owner
		t.Plots[i] = plot
	}
	for i := range t.Carts {
		t.Carts[i] = Wagon{Kind: t.Carts[i].Kind}
	}
	t.mined = cellSet{}
	t.Spent, t.Explorers, t.Acquired, t.Hires, t.Timber, t.Overtime = 0, 0, 0, 0, 0, 0
	t.Greased, t.Poster, t.Tents, t.Warehouse = false, 0, 0, 0
}

// useWorker marks one free worker of kind w as used.
func (t *Town) useWorker(w Worker) {
	t.Free[w]--
	t.Used[w]++
}

// besideBartender reports whether there is a bartender in the building's other window, the one next
// to window k (R67).
func (p *Plot) besideBartender(k int) bool { return p.Windows[1-k] == Bartender }

// cardAppliers holds the functions for events about hands, deck and discard pile.
var cardAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventDrew: func(b *Board, e engine.Event) {
		b.DeckSize = LeftIn(e)
		switch EventIn(e) {
		case 0:
			b.of(e).HandSize++
		case 1:
			b.of(e).PendingSize++
		}
	},
	EventGot:  (*Board).applyGot,
	EventLost: (*Board).applyLost,
	EventTookCard: func(b *Board, e engine.Event) {
		b.of(e).HandSize++
		b.other(e).HandSize--
		for q := range b.Seats {
			if engine.Seat(q) != e.Seat {
				b.other(e).Known[q] = Cards{}
			}
		}
	},
	EventShuffled: func(b *Board, e engine.Event) {
		b.DeckSize, b.Discard, b.Past.Top = LeftIn(e), Cards{}.counts(), noCard
		if b.Phase == PhaseHighNoon {
			b.Discard[Telegraph] = 1 // Telegraph is discarded only after the shuffle that it has caused
		}
	},
	EventSeen: func(b *Board, e engine.Event) {
		b.DeckSize--
		if !e.Redacted {
			b.Seen[b.SeenSize] = CardIn(e)
		}
		b.SeenSize++
	},
	EventPeeked: func(b *Board, e engine.Event) {
		b.DeckSize += SeenIn(e) - KeptIn(e)
		b.of(e).HandSize += KeptIn(e)
		b.SeenSize, b.Seen = 0, noSeen
	},
	EventPlayed:    (*Board).applyPlayed,
	EventDiscarded: func(b *Board, e engine.Event) { b.spend(e.Seat, CardIn(e)); b.discard(CardIn(e)) },
}

// counts returns the number of cards of each kind, as ints.
func (n Cards) counts() (list [CardKinds]int) {
	for c, k := range n {
		list[c] = int(k)
	}
	return list
}

// discard puts card c on the discard pile.
func (b *Board) discard(c Card) {
	b.Discard[c]++
	b.Past.Top = c
}

// spend removes card c from the hand of seat p, which has played it openly. A rival who knew of a
// card of this kind in the hand assumes that it was the played one.
func (b *Board) spend(p engine.Seat, c Card) {
	b.Towns[p].HandSize--
	b.Towns[p].forget(c)
}

// forget removes card c from the town's hand, and from what each rival knows of that hand.
func (t *Town) forget(c Card) {
	t.Hand[c] = max(0, t.Hand[c]-1)
	for q := range t.Known {
		t.Known[q][c] = max(0, t.Known[q][c]-1)
	}
}

// applyGot applies event e, an EventGot. If the card was taken from a rival's hand, that rival
// knows that the seat has it.
func (b *Board) applyGot(e engine.Event) {
	if e.Redacted {
		return
	}
	c, t := CardIn(e), b.of(e)
	if c.IsEvent() {
		t.Pending[t.PendingSize-1] = c
		return
	}
	t.Hand[c]++
	if e.Other != nobody && !b.Open.Has(e.Other) { // an open Other gets an EventLost, which updates its town
		b.other(e).forget(c)
		t.Known[e.Other][c]++
	}
}

// applyLost applies event e, an EventLost: a rival has taken a card from the hand of the seat.
func (b *Board) applyLost(e engine.Event) {
	if e.Redacted {
		return
	}
	c := CardIn(e)
	b.of(e).forget(c)
	b.other(e).Known[e.Seat][c]++
}

// applyPlayed applies event e, an EventPlayed: a card is played. Effects of the card that have
// events of their own are not applied here.
func (b *Board) applyPlayed(e engine.Event) {
	c, t := CardIn(e), b.of(e)
	b.spend(e.Seat, c)
	b.discard(c)
	switch c {
	case TimberDelivery:
		t.Timber++
	case Overtime:
		t.Overtime++
	case GreasedRails:
		t.Greased = true
	case RecruitmentPoster:
		t.Poster++
	case Tents:
		t.Tents++
	case Warehouse:
		t.Warehouse++
	case TravellingMerchant:
		b.Digging.Left = merchantUnits
	case NightShift:
		b.Digging.Left = nightShifts
	}
}

// mineAppliers holds the functions for events about explorers, tiles and collapses.
var mineAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventTiles: func(b *Board, e engine.Event) {
		for _, t := range [3]int{Tile1In(e), Tile2In(e), Tile3In(e)} {
			if t >= 0 {
				b.Exploring.Offered |= 1 << t
			}
		}
	},
	EventSurveyed: func(b *Board, e engine.Event) {
		for kinds := box.layerTiles[LayerIn(e)] & box.branching; kinds != 0; kinds &= kinds - 1 {
			if t := bits.TrailingZeros64(kinds); b.Bags[t] > 0 {
				b.Exploring.Offered |= 1 << t
			}
		}
	},
	EventPlaced: func(b *Board, e engine.Event) {
		b.of(e).mine.place(TileIn(e), cell(CellIn(e)), uint8(RotationIn(e)))
		b.Bags[TileIn(e)]--
		b.Exploring = noExploring
	},
	EventReplaced: func(b *Board, e engine.Event) {
		b.of(e).mine.replace(TileIn(e), cell(CellIn(e)), uint8(RotationIn(e)))
		b.Bags[TileIn(e)]--
		b.Bags[OldTileIn(e)]++
		b.Exploring = noExploring
	},
	EventUnplaced: func(b *Board, _ engine.Event) { b.Exploring = noExploring },
	EventSent: func(b *Board, e engine.Event) {
		b.of(e).useWorker(WorkerIn(e))
		b.of(e).Money -= DollarsIn(e)
		if ModeIn(e) == 0 {
			b.of(e).Explorers++
		}
	},
	EventCollapsed: func(b *Board, e engine.Event) {
		b.of(e).mine.collapse(cell(CellIn(e)))
		b.of(e).mined.drop(cell(CellIn(e)))
		b.Beside[TileIn(e)]++
	},
	EventChosen: (*Board).applyChosen,
}

// applyChosen applies event e, an EventChosen: it stores the first part of a decision, such as the
// selected tile.
func (b *Board) applyChosen(e engine.Event) {
	switch ChoiceIn(e) {
	case ChosenTile:
		b.Exploring.Tile = Tile(ChosenIn(e))
	case ChosenCell:
		b.Exploring.Site, b.Exploring.Swap = ChosenIn(e), DetailIn(e) == 1
	case ChosenCart:
		b.Work.Cart = ChosenIn(e)
	case ChosenWorker:
		b.Work.Slot, b.Work.Window = ChosenIn(e), DetailIn(e)
	case ChosenSite:
		b.Work.Building = Building(ChosenIn(e))
	case ChosenOre:
		b.Digging.Site = ChosenIn(e)
	case ChosenArrest:
		b.Assault.Arrested = Worker(ChosenIn(e))
	}
}

// attackAppliers holds the functions for events about attacks.
var attackAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventRefreshed: func(b *Board, e engine.Event) {
		b.of(e).Used[WorkerIn(e)]--
		b.of(e).Free[WorkerIn(e)]++
	},
	EventAttack: func(b *Board, e engine.Event) {
		b.spend(e.Seat, CardIn(e))
		b.of(e).Money -= DollarsIn(e)
		b.Assault = noRaid
		b.Assault.Card, b.Assault.Attacker, b.Assault.Target = CardIn(e), e.Seat, e.Other
	},
	EventAimed: func(b *Board, e engine.Event) { b.Assault.Aim = AtIn(e) },
	EventCommitted: func(b *Board, e engine.Event) {
		b.of(e).useWorker(WorkerIn(e))
		b.Assault.Committed[b.Assault.Count] = WorkerIn(e)
		b.Assault.Count++
	},
	EventReacted: func(b *Board, e engine.Event) {
		b.spend(e.Seat, CardIn(e))
		b.discard(CardIn(e))
		if CardIn(e) == SlickLawyer {
			b.Assault.Arrested = noWorker
		}
	},
	EventOfficer: func(b *Board, e engine.Event) {
		b.of(e).useWorker(WorkerIn(e))
		b.of(e).Plots[SlotIn(e)].Officers++
	},
	EventArrested: func(b *Board, e engine.Event) {
		b.other(e).Used[WorkerIn(e)]--
		plot := &b.of(e).Plots[SlotIn(e)]
		plot.Prisoner, plot.Owner = WorkerIn(e), e.Other
		b.Assault.Arrested = noWorker
	},
	EventAttackOver: func(b *Board, e engine.Event) {
		b.discard(CardIn(e))
		b.Assault = noRaid
	},
	EventRobbed: func(b *Board, e engine.Event) { pay(b.other(e), b.of(e), DollarsIn(e)) },
	EventRaided: func(b *Board, e engine.Event) {
		b.of(e).Goods[ResourceIn(e)]++
		b.other(e).Goods[ResourceIn(e)]--
	},
	EventClosed:   func(b *Board, e engine.Event) { b.of(e).Plots[SlotIn(e)].Closed = true },
	EventDerailed: func(b *Board, e engine.Event) { b.of(e).Carts[SlotIn(e)].Derailed = true },
	EventLured: func(b *Board, e engine.Event) {
		b.other(e).Free[WorkerIn(e)]--
		b.of(e).Used[WorkerIn(e)]++
		b.of(e).Acquired++
	},
}

// planAppliers holds the functions for events of the afternoon: making plans and carrying them out.
var planAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventPlans:   (*Board).applyPlans,
	EventPlanned: func(b *Board, e engine.Event) { b.Past.Planned = b.Past.Planned.With(e.Seat) },
	EventAssigned: func(b *Board, e engine.Event) {
		if b.Open.Has(e.Seat) {
			return // if the seat is open, EventPlans has already applied this part of its plan
		}
		b.putInWindow(e.Seat, SlotIn(e), WindowIn(e), WorkerIn(e))
		b.of(e).Plots[SlotIn(e)].Lesson = LessonIn(e)
	},
	EventBoarded: func(b *Board, e engine.Event) {
		if !b.Open.Has(e.Seat) {
			b.putInCart(e.Seat, SlotIn(e), WorkerIn(e))
		}
	},
	EventLaunched: func(b *Board, e engine.Event) {
		b.of(e).buy(DollarsIn(e))
		c := &b.of(e).Carts[SlotIn(e)]
		c.Launched, c.Leaf = true, CellIn(e)
		b.Work = noWork
	},
	EventEarned: func(b *Board, e engine.Event) {
		b.of(e).Money += DollarsIn(e)
		if WayIn(e) != EarnGamble {
			b.of(e).Plots[SlotIn(e)].Acts[WindowIn(e)]++
		}
		b.Work = noWork
	},
	EventLearned: func(b *Board, e engine.Event) { b.of(e).Plots[SlotIn(e)].Acts[WindowIn(e)]++ },
	EventTrained: func(b *Board, e engine.Event) {
		t := b.of(e)
		t.Plots[SlotIn(e)].Acts[0]++
		t.Plots[SlotIn(e)].Acts[1]++
		t.Used[Miner]--
		t.Used[WorkerIn(e)]++
		b.MinerPool++
		b.WorkerBag[WorkerIn(e)]--
	},
	EventBuilt: func(b *Board, e engine.Event) {
		t := b.of(e)
		t.buy(DollarsIn(e))
		t.Timber = max(0, t.Timber-1)
		if OldBuildingIn(e) != NoBuilding {
			b.Supply[OldBuildingIn(e)]++
		}
		b.Supply[BuildingIn(e)]--
		t.Plots[SlotIn(e)] = noPlot
		t.Plots[SlotIn(e)].Building = BuildingIn(e)
		b.endJob(e.Seat)
	},
	EventUpgraded: func(b *Board, e engine.Event) {
		b.of(e).buy(DollarsIn(e))
		b.Supply[House]++
		b.Supply[Hotel]--
		plot := &b.of(e).Plots[SlotIn(e)]
		plot.Building, plot.Starting = Hotel, false
		b.endJob(e.Seat)
	},
	EventCartBought: func(b *Board, e engine.Event) {
		b.of(e).Carts[SlotIn(e)] = Wagon{Kind: CartIn(e)}
		if b.Phase != PhaseJob {
			// bought with Mail-Order Catalogue at High Noon, so it does not count as spent
			b.of(e).Money -= DollarsIn(e)
			return
		}
		b.of(e).buy(DollarsIn(e))
		b.endJob(e.Seat)
	},
}

// buy pays n dollars of the town to the bank during the afternoon. It adds them to Spent, which
// determines the new player order (R80).
func (t *Town) buy(n int) {
	t.Money -= n
	t.Spent += n
}

// applyPlans applies event e, an EventPlans, which contains one part of a secret plan. It does
// nothing if the viewer may not see that part.
func (b *Board) applyPlans(e engine.Event) {
	if e.Redacted {
		return
	}
	w := WorkerIn(e)
	rank := 0
	for planOrder[rank] != w {
		rank++
	}
	switch HowIn(e) {
	case PlanWindow:
		b.putInWindow(e.Seat, SlotIn(e), WindowIn(e), w)
	case PlanCart:
		b.putInCart(e.Seat, SlotIn(e), w)
	case PlanLesson:
		b.putInWindow(e.Seat, SlotIn(e), 0, Teacher)
		b.putInWindow(e.Seat, SlotIn(e), 1, Miner)
		b.of(e).Plots[SlotIn(e)].Lesson = true
	case PlanIdle:
		rank++
	}
	b.assignFrom(rank, e.Seat)
}

// assignFrom sets b.Assigning to the next kind of worker that seat p has to assign. This is the
// first kind in planOrder, from index rank on, of which there is a free worker.
func (b *Board) assignFrom(rank int, p engine.Seat) {
	b.Assigning = noWorker
	for _, w := range planOrder[rank:] {
		if b.Towns[p].Free[w] > 0 {
			b.Assigning = w
			return
		}
	}
}

// putInWindow assigns a worker of kind w and of seat p to window k (0 or 1) of slot i.
func (b *Board) putInWindow(p engine.Seat, i, k int, w Worker) {
	b.Towns[p].useWorker(w)
	b.Towns[p].Plots[i].Windows[k] = w
}

// putInCart assigns a worker of kind w and of seat p to cart i.
func (b *Board) putInCart(p engine.Seat, i int, w Worker) {
	b.Towns[p].useWorker(w)
	b.Towns[p].Carts[i].Crew[w]++
}

// endJob records that a worker of seat p has done the chosen job. A second job of the same worker
// uses up a card Overtime (R70).
func (b *Board) endJob(p engine.Seat) {
	acts := &b.Towns[p].Plots[b.Work.Slot].Acts[b.Work.Window]
	if *acts > 0 {
		b.Towns[p].Overtime--
	}
	*acts++
	b.Work = noWork
}

// eveningAppliers holds the functions for events of the evening and the night.
var eveningAppliers = map[engine.EventKind]func(*Board, engine.Event){
	EventReturned: func(b *Board, e engine.Event) {
		c := &b.of(e).Carts[SlotIn(e)]
		c.Returned = true
		b.Digging = Digging{Leaf: c.Leaf, Site: -1, Strong: c.Crew[StrongMiner]}
		for w, n := range c.Crew {
			if Worker(w) != StrongMiner {
				b.Digging.Normal += n
			}
		}
	},
	EventMined: func(b *Board, e engine.Event) {
		t, c := b.of(e), cell(CellIn(e))
		t.Goods[ResourceIn(e)]++
		b.Pool[ResourceIn(e)]--
		if !t.mined.has(c) { // the tile was mined before, so taking its second resource needs no further worker
			*[3]*int{&b.Digging.Normal, &b.Digging.Strong, &b.Digging.Left}[HowIn(e)]--
		}
		t.mined.add(c)
		b.Digging.Site = -1
	},
	EventSoldCombo: func(b *Board, e engine.Event) {
		b.of(e).Money += DollarsIn(e)
		for r, n := range box.needs[CombinationIn(e)] {
			b.of(e).Goods[r] -= int(n)
			b.Pool[r] += int(n)
		}
		if SaleSlotIn(e) >= 0 {
			b.Pool[KeptIn(e)]--
			b.Sales[CombinationIn(e)][SaleSlotIn(e)] = Resource(KeptIn(e))
		}
	},
	EventSoldPlain: func(b *Board, e engine.Event) {
		b.of(e).Goods[ResourceIn(e)] -= AmountIn(e)
		b.Pool[ResourceIn(e)] += AmountIn(e)
		b.of(e).Money += DollarsIn(e)
		b.Digging.Left = max(0, b.Digging.Left-1)
	},
	EventHired: func(b *Board, e engine.Event) {
		t := b.of(e)
		t.Money -= DollarsIn(e)
		t.Used[WorkerIn(e)]++
		t.Acquired++
		if DailyIn(e) {
			t.Hires++
		}
		switch {
		case JobIn(e) > 0:
			b.Jobs[JobIn(e)-1] = noWorker
		case WorkerIn(e) == Miner:
			b.MinerPool--
		default:
			b.StrongOut--
		}
	},
	EventStaked: func(b *Board, e engine.Event) { b.of(e).Money += BackIn(e) - StakeIn(e) },
	EventActed: func(b *Board, e engine.Event) {
		b.Actions, b.Acted, b.Digging = LeftIn(e), true, noDigging
	},
	EventTurnEnded: func(b *Board, _ engine.Event) { b.Actions, b.Acted = 0, false },
	EventDismissed: func(b *Board, e engine.Event) {
		t, w := b.of(e), WorkerIn(e)
		if t.Used[w] > 0 {
			t.Used[w]--
		} else {
			t.Free[w]--
		}
		switch w {
		case Miner:
			b.MinerPool++
		case StrongMiner:
			b.StrongOut++
		default:
			b.WorkerBag[w]++
		}
	},
	EventDropped: func(b *Board, e engine.Event) {
		b.of(e).Goods[ResourceIn(e)]--
		b.Pool[ResourceIn(e)]++
	},
	EventLodged: func(b *Board, e engine.Event) { b.of(e).Sleepers = SleepersIn(e) },
	EventNight:  func(b *Board, _ engine.Event) { b.slideJobs() },
	EventJobLeft: func(b *Board, e engine.Event) {
		b.WorkerBag[WorkerIn(e)]++
	},
	EventJobFilled: func(b *Board, e engine.Event) {
		b.WorkerBag[WorkerIn(e)]--
		b.Jobs[JobIn(e)-1] = WorkerIn(e)
	},
	EventStrongOut: func(b *Board, e engine.Event) {
		b.WorkerBag[StrongMiner]--
		b.StrongOut = StrongIn(e)
	},
	EventMarketCleared: func(b *Board, _ engine.Event) { b.clearMarket() },
}

// slideJobs removes the specialist from the cheapest slot of the job board and moves the others to
// cheaper slots (R104).
func (b *Board) slideJobs() {
	n := 0
	for i, w := range b.Jobs {
		b.Jobs[i] = noWorker
		if w != noWorker && i > 0 {
			b.Jobs[n] = w
			n++
		}
	}
}

// clearMarket removes tokens, price bonuses and collapsed tiles from the market. It also ends the
// events that last for one day (R105).
func (b *Board) clearMarket() {
	for c := range b.Sales {
		for i, r := range b.Sales[c] {
			if r != noResource {
				b.Pool[r]++
			}
			b.Sales[c][i] = noResource
		}
	}
	for t, n := range b.Beside {
		b.Bags[t] += n
		b.Beside[t] = 0
	}
	b.Shortage = [ResourceCount]int{}
	b.BankRun, b.Blizzard, b.Payday = false, 0, 0
}
