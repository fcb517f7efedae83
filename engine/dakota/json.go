package dakota

import (
	"cmp"
	"fmt"
	"strings"

	"gulch/engine"
	"gulch/engine/document"
)

// maxMoney is the largest amount of money that a document may contain. It is higher than in any
// real game, and small enough for the fields of a State.
const maxMoney = 5000

var (
	phaseNotation = document.Words("phase", phaseNames[:])
	stageNotation = document.Words("stage", stageNames[:])
	whyNotation   = document.Words("reason to explore", whyNames[:])
)

// rankNotation is the notation of the kind of worker that is assigned next, by its index in
// planOrder.
var rankNotation = engine.WordNotation("kind of worker", func(_ engine.State, rank int16) string {
	switch {
	case rank == 0:
		return ""
	case rank < int16(WorkerKinds):
		return planOrder[rank].String()
	}
	return "done"
}, func(_ engine.State, word string) (int16, error) {
	for rank, w := range planOrder {
		if w.String() == word {
			return int16(rank), nil
		}
	}
	if word == "done" {
		return int16(WorkerKinds), nil
	}
	return 0, fmt.Errorf("there is no worker %q", word)
})

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) { return document.Write(s, engine.NoSeat, s.describe) }

// InformationState returns what a seat knows about the position, as JSON. Of other seats it
// contains only those cards that the seat has seen, and no pending events. While others are
// planning, it contains neither their plans nor which of them have planned. It never contains the
// order of the deck or the random generator.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	v := s.knownTo(seat)
	return document.Write(&v, seat, v.describe)
}

// OnBoard returns the part of the information state that the seat's board shows.
func (s *State) OnBoard(seat engine.Seat) ([]byte, error) {
	v := s.knownTo(seat)
	return document.WriteOnBoard(&v, seat, v.describe)
}

// knownTo returns a copy of the position without the plans that a seat cannot know.
func (s *State) knownTo(seat engine.Seat) State {
	v := *s
	v.coverPlans(engine.SeatsOf(seat))
	return v
}

// UnmarshalJSON reads a position from its JSON form. Components that it mentions neither in a town
// nor on a board nor in the deck are put into their supplies: tokens into the pool, miners into the
// miner pool, specialists into the worker bag, tiles into the layer bags, buildings into the
// supply, and cards on the discard pile. If the position is not possible, UnmarshalJSON returns an
// error and leaves the state unchanged.
func (s *State) UnmarshalJSON(text []byte) error {
	return document.Unmarshal(s, text, ready, (*State).describe)
}

// describe describes the JSON form of a position; the package comment explains its fields.
func (s *State) describe(d *document.Document) {
	ok := d.Setup(Game.Info(), s.Seats(), nil, func(players int, _ engine.Options) error {
		*s = *emptyPosition(players)
		s.actor = nobody
		return nil
	})
	if !ok {
		return
	}
	document.Int(d, "day", &s.day, 0, int(box.setup[s.seats].dayLimit))
	document.Name(d, "phase", &s.phase, phaseNotation)
	if d.Reading() {
		s.stage = usualStage[s.phase]
	}
	if d.Has("stage", s.stage != usualStage[s.phase]) {
		document.Name(d, "stage", &s.stage, stageNotation)
	}
	document.Seat(d, "actor", &s.actor)
	// the board shows instead the seat that decides, draws or attacks
	at, atGiven := s.at, d.Has("at", int(s.at) != s.usualAt() && d.OffBoard())
	if atGiven {
		document.Int(d, "at", &at, 0, s.Seats())
	}
	document.SeatOrder(d, "order", s.order[:s.seats])
	document.Bool(d, "last_day", &s.lastDay)
	document.SeatMap(d, "towns", "P", nil, func(p engine.Seat) { s.describeTown(d, p) })
	s.describeBoards(d)
	s.describeFlow(d)
	s.describeDecision(d)
	if d.Reading() {
		if s.at = at; !atGiven {
			s.at = uint8(s.usualAt())
		}
	}
	if d.Whole() {
		// the card that is drawn next comes first
		document.Array(d, "deck,omitempty", &s.deckSize, maxDeck, func(i int) {
			document.Name(d, "", &s.deck[int(s.deckSize)-1-i], cardNotation)
		})
		document.Bool(d, "unordered,omitempty", &s.unordered)
		document.Value(d, "chance", &s.chance, false)
	}
	if d.Reading() && d.Err == nil {
		d.Fail(s.fillRest())
	}
	s.describeDerived(d)
}

// describeBoards describes the job board, the market, and the buildings and events that concern all
// towns.
func (s *State) describeBoards(d *document.Document) {
	jobs := box.jobCount[s.seats]
	document.Array(d, "jobs", &jobs, int(jobs), func(i int) {
		document.Name(d, "", &s.job[i], workerNotation.Or("", int16(noWorker)))
	})
	document.Int(d, "strong_section", &s.strongOut, 0, 100)
	document.Map(d, "sales", combinationNotation, CombinationCount,
		func(c Combination) bool { return s.sales[c] != [maxSales]uint8{} },
		func(c Combination) { s.describeSales(d, c) })
	document.Counts(d, "shortage", s.shortage[:], resourceNotation, 100)
	document.Multiset(d, "beside", s.beside[:], tileNotation, func(Tile) int { return TileCount })
	document.Counts(d, "destroyed", s.destroyed[:], buildingNotation, 100)
	document.Bool(d, "bank_run,omitempty", &s.bankRun)
	document.Int(d, "blizzard,omitempty", &s.blizzard, 0, 9)
	document.Int(d, "payday,omitempty", &s.payday, 0, 9)
}

// describeSales describes the tokens on the sale slots of a combination.
func (s *State) describeSales(d *document.Document, c Combination) {
	var tokens [maxSales]Resource
	n := 0
	for _, token := range s.sales[c] {
		if token != 0 {
			tokens[n] = Resource(token - 1)
			n++
		}
	}
	document.NameArray(d, "", tokens[:s.saleSlots(c)], &n, resourceNotation)
	for i := range n {
		if d.Reading() {
			s.sales[c][i] = uint8(tokens[i]) + 1
		}
	}
}

// describeFlow describes the progress of the day.
func (s *State) describeFlow(d *document.Document) {
	document.Name(d, "event,omitempty", &s.event, cardNotation.Or("", int16(noCard)))
	if d.OffBoard() { // the board shows the seat that decides
		document.Int(d, "event_at,omitempty", &s.eventAt, 0, s.Seats())
	}
	if d.Has("prisoner", s.jailer != nobody) {
		d.Object("prisoner", func() {
			document.Seat(d, "jailer", &s.jailer)
			document.Name(d, "slot", &s.jailSlot, slotNotation)
		})
	}
	document.Seats(d, "passed,omitempty", &s.passed)
	document.Seats(d, "planned,omitempty", &s.planned)
	document.Name(d, "plan_kind,omitempty", &s.planRank, rankNotation)
	if d.Reading() && s.phase == PhasePlan && s.planRank == 0 && s.actor != nobody {
		s.settleRank()
	}
	if d.OffBoard() { // the legal moves show the places that are left
		document.Int(d, "plan_place,omitempty", &s.planPlace, 0, placeEnd)
	}
	evening := s.stage == stageEvening
	if d.Reading() && evening {
		s.actions = box.k.EveningActions
	}
	if d.Has("actions", evening) {
		document.Int(d, "actions", &s.actions, 0, int(box.k.EveningActions))
	}
	document.Bool(d, "acted,omitempty", &s.acted)
}

// describeDecision describes what has been decided so far in an exploration, an attack, mining with
// a returned cart, or a job in a workshop.
func (s *State) describeDecision(d *document.Document) {
	if e := &s.explore; d.Has("explore", e.why != exploreNone) {
		d.Object("explore", func() {
			document.Name(d, "why", &e.why, whyNotation)
			document.Int(d, "draws", &e.draws, 0, 3)
			document.Bool(d, "replace", &e.replace)
			document.Set(d, "offered", &e.offered, tileNotation)
			tile := noTile
			if e.tile != 0 {
				tile = e.inHand()
			}
			document.Name(d, "tile,omitempty", &tile, tileNotation.Or("", int16(noTile)))
			if d.Reading() && tile != noTile {
				e.tile = uint8(tile) + 1
			}
			if d.Has("at", s.phase == PhaseExploreTurn) {
				describeCell(d, "at", &e.site)
			}
			if d.Has("swap", s.phase == PhaseExploreTurn && e.swap) {
				document.Bool(d, "swap", &e.swap)
			}
		})
	}
	if d.Has("attack", s.attack.card != noCard) {
		d.Object("attack", func() { s.describeAttack(d) })
	}
	if c := &s.crew; d.Has("crew", *c != crew{}) {
		d.Object("crew", func() {
			document.Int(d, "normal,omitempty", &c.normal, 0, maxCrew)
			document.Int(d, "strong,omitempty", &c.strong, 0, maxCrew)
			if d.Has("leaf", s.phase == PhaseCollect || s.phase == PhaseHaul) {
				describeCell(d, "leaf", &c.leaf)
			}
			if d.Has("at", s.phase == PhaseHaul) {
				describeCell(d, "at", &c.site)
			}
			document.Int(d, "left,omitempty", &c.left, 0, 3)
		})
	}
	job := s.phase == PhaseJob || s.phase == PhaseReroll || s.phase == PhaseSite
	if w := &s.work; d.Has("work", job || s.phase == PhaseShaft) {
		d.Object("work", func() {
			if d.Has("slot", job) {
				document.Name(d, "slot", &w.slot, slotNotation)
			}
			if d.Reading() || job {
				document.Int(d, "window,omitempty", &w.window, 0, 1)
				document.Name(d, "building,omitempty", &w.building, buildingNotation.Or("", int16(NoBuilding)))
			}
			if d.Has("cart", !job) {
				document.Name(d, "cart", &w.cart, cartSlotNotation)
			}
			if d.Reading() || job {
				document.Int(d, "roll,omitempty", &w.roll, 0, dieSides)
			}
		})
	}
	if d.Sees(s.actor) && (d.Whole() || s.phase == PhaseTelegraph) {
		document.NameArray(d, "seen,omitempty", s.seen[:], &s.seenSize, cardNotation)
	}
}

// describeAttack describes the attack in progress.
func (s *State) describeAttack(d *document.Document) {
	a := &s.attack
	document.Name(d, "card", &a.card, cardNotation)
	document.Seat(d, "attacker", &a.attacker)
	document.Seat(d, "target", &a.target)
	if d.Has("aim", s.hasAim()) {
		aim := ""
		if !d.Reading() {
			aim = aimNotation.Write(s, AimAt(aimOf(a.card), int(a.aim)), 0)
		}
		document.Text(d, "aim", &aim)
		if m, more, err := aimNotation.Parse(s, AimAt(0, 0), 0, strings.Fields(aim)); d.Reading() {
			if err != nil || len(more) > 0 || AimOf(m) != aimOf(a.card) || !s.hasAim() {
				d.Failf("aim: %q is not what %s aims at", aim, a.card)
			}
			a.aim = uint8(AtOf(m))
		}
	}
	document.NameArray(d, "committed,omitempty", a.committed[:], &a.count, workerNotation)
	document.Int(d, "steals,omitempty", &a.steals, 0, jumpersTake)
	document.Name(d, "arrested,omitempty", &s.duty, workerNotation.Or("", int16(noWorker)))
}

// describeDerived describes what follows from the other fields.
func (s *State) describeDerived(d *document.Document) {
	if d.Ignore("seen_size", "deck_size", "discard", "pool", "miner_pool", "worker_bag", "bags", "supply", "scores",
		"ranks", "per_day", "rank") {
		return
	}
	d.Number("seen_size,omitempty", int(s.seenSize))
	d.Number("deck_size", int(s.deckSize))
	document.Counts(d, "discard", s.discard[:], cardNotation, 0)
	document.Counts(d, "pool", s.pool[:], resourceNotation, 0)
	d.Number("miner_pool", int(s.minerPool))
	document.Counts(d, "worker_bag", s.workerBag[:], workerNotation, 0)
	document.List(d, "bags", Layers, func(i int) { d.Number("", s.bagSize(i+1)) })
	document.Counts(d, "supply", s.supply[:], buildingNotation, 0)
	d.NumberList("scores", s.Scores(nil))
	d.NumberList("ranks", s.Ranks(nil))
	if s.solo() {
		tenths, rank := s.PerDay()
		d.Word("per_day,omitempty", fmt.Sprintf("%d.%d", tenths/10, tenths%10))
		d.Word("rank,omitempty", rank)
	}
}

// usualStage holds, by phase, the stage in which the phase always or mostly occurs. Documents omit
// the stage if it is this one.
var usualStage = [phaseCount]stage{
	PhaseDayStart: stageNight, PhaseBail: stageBail, PhaseExploreBag: stageFree, PhaseExploreTile: stageFree,
	PhaseExploreCell: stageFree, PhaseExploreTurn: stageFree,
	PhaseEarthquake: stageDraw, PhaseCollapse: stageDraw, PhaseFever: stageDraw, PhaseExplorers: stageExplorers,
	PhaseHighNoon: stageNoon, PhaseTelegraph: stageNoon, PhaseAttackAim: stageNoon, PhaseAttackCommit: stageNoon,
	PhaseAttackResponse: stageNoon, PhaseAttackCounter: stageNoon, PhaseArrest: stageNoon, PhaseLawyer: stageNoon,
	PhaseAmbush: stageNoon, PhaseStealResource: stageNoon, PhasePlan: stagePlan, PhaseResolve: stageResolve,
	PhaseShaft: stageResolve, PhaseJob: stageResolve, PhaseSite: stageResolve, PhaseReroll: stageResolve,
	PhaseEvening: stageEvening, PhaseCollect: stageEvening, PhaseHaul: stageEvening, PhaseMerchant: stageEvening,
	PhaseNightShift: stageEvening, PhaseLodging: stageLodging, PhaseNight: stageNight, PhaseGameOver: stageLodging,
}

// usualAt returns the usual value of s.at, the index in the player order of the seat whose turn it
// is. Documents omit s.at if it has this value. It is
//
// - the number of seats at the end of the game;
// - 0 before a day begins, while bail is decided, and without an actor;
// - the index of the attacker during an attack;
// - the index of the actor plus 1 while cards are drawn;
// - otherwise the index of the actor.
func (s *State) usualAt() int {
	seat := s.actor
	switch {
	case s.phase == PhaseGameOver:
		return int(s.seats)
	case s.phase == PhaseDayStart || s.stage == stageBail:
		return 0
	case s.attack.card != noCard:
		seat = s.attack.attacker
	}
	for i, p := range s.order[:s.seats] {
		if p == seat {
			if s.stage == stageDraw {
				return i + 1
			}
			return i
		}
	}
	return 0
}

// aimOf returns the kind of thing at which attack card c is aimed, as one of the Aim constants. c
// must be a card that is aimed at a leaf, slot or cart.
func aimOf(c Card) int {
	switch c {
	case Dynamite:
		return AimLeaf
	case Vandals:
		return AimSlot
	}
	return AimCart
}

// hasAim reports whether the attacker has decided at which cell, slot or cart the current attack is
// aimed. It returns false for attack cards without an aim.
func (s *State) hasAim() bool {
	c := s.attack.card
	return (c == Dynamite || c == Vandals || c == Derailment) && s.phase != PhaseAttackAim
}

// fillRest puts all components that a document does not mention into their supplies.
func (s *State) fillRest() error {
	full := emptyPosition(s.Seats())
	full.fillSupplies()
	have, want := s.inventory(), full.inventory()
	setup := &box.setup[s.seats]
	want.workers[StrongMiner] += int(setup.strongOut + setup.strongBag)
	err := cmp.Or(
		rest("I5", "tile", box.tileID[:], s.bag[:], want.tiles[:], have.tiles[:]),
		rest("I1", "resource", box.resourceID[:], s.pool[:], want.resources[:], have.resources[:]),
		rest("I7", "building", box.buildingID[:], s.supply[:], want.buildings[:], have.buildings[:]),
		rest("I6", "card", box.cardID[:], s.discard[:], want.cards[:], have.cards[:]),
		rest("I4", "worker", box.workerID[:], s.workerBag[:], want.workers[:], have.workers[:]),
	)
	s.minerPool, s.workerBag[Miner] = s.workerBag[Miner], 0
	return err
}

// rest computes how many components of each kind belong in the supply and stores these numbers in
// into: the number in the whole game (want) minus the number that the document mentions (have). All
// slices are indexed by kind. If a number would be negative, rest returns a violation of the given
// invariant; its message names the component by what and ids.
func rest(invariant, what string, ids []string, into []uint8, want, have []int) error {
	for i := range into {
		n := want[i] - have[i]
		if n < 0 {
			return engine.Violates(invariant, "there are only %d of the %s %q, not %d", want[i], what, ids[i], have[i])
		}
		into[i] = uint8(n)
	}
	return nil
}
