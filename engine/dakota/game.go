package dakota

import (
	"gulch/engine"
)

// Game creates and loads games of Dakota 1877.
var Game engine.Game = game{}

type game struct{}

// Warm reads the data tables; see [engine.Warmer].
func (game) Warm() error { return ready() }

// Info returns the description of Dakota 1877 for the app: names, seats, phases, events and levels.
func (game) Info() engine.Info {
	return engine.Info{
		ID: "dakota", Name: "Dakota 1877", Rules: 3, MinSeats: MinSeats, MaxSeats: MaxSeats, SeatsRule: "R118",
		Phases: phaseNames[:], Events: eventNames[:],
		Levels: []string{"easy", "mild", "steady", "decent", "handy", "able", "medium", "hard"},
	}
}

// chanceStream selects the stream of the random generator, so that games of different kinds with
// the same seed get different random numbers.
const chanceStream = 0xda0

// New sets up a game for a number of seats, before the first morning. chosen holds the options, and
// seed determines all random results. New returns an error if the options are not valid.
func (g game) New(seats int, chosen engine.Options, seed uint64) (engine.State, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	if _, err := g.Info().Resolve(seats, chosen); err != nil {
		return nil, err
	}
	s := emptyPosition(seats)
	s.chance = engine.NewChance(seed, chanceStream)
	s.fillSupplies()
	for i := range s.job[:box.jobCount[seats]] {
		s.job[i] = s.drawSpecialist(noWorker, nil)
	}
	s.strongOut = box.setup[seats].strongOut
	s.workerBag[StrongMiner] = box.setup[seats].strongBag
	engine.Shuffle(&s.chance, s.deck[:s.deckSize])
	engine.Shuffle(&s.chance, s.order[:seats])
	s.actor = s.order[0]
	return s, nil
}

// fillSupplies fills bags, pools, supply and deck, and gives every town its starting components.
func (s *State) fillSupplies() {
	n, k := s.seats, &box.k
	setup := &box.setup[n]
	s.bag = box.tileQty
	for r := range s.pool {
		s.pool[r] = setup.tokens
	}
	for w := firstSpecialist; w < WorkerKinds; w++ {
		s.workerBag[w] = box.workerTotal[w]
	}
	s.minerPool = setup.miners
	for b := range s.supply {
		s.supply[b] = box.supply[b][n]
	}
	for c := range CardKinds {
		for range s.cardsOf(c) {
			s.deck[s.deckSize] = c
			s.deckSize++
		}
	}
	for i := range s.player[:n] {
		p := &s.player[i]
		p.money = k.StartMoney
		p.free[Miner] = k.StartMiners
		for at, id := range k.StartBuildings {
			p.setBuilding(at, slot{building: parseID(box.buildingID[:], id, NoBuilding), flags: slotStarting})
		}
		for at, id := range k.StartCarts {
			p.cart[at].kind = parseID(box.cartID[:], id, NoCart)
		}
	}
}

// cardsOf returns the number of copies of card c in this game. The solo race leaves out some kinds
// of cards (R118).
func (s *State) cardsOf(c Card) uint8 {
	if s.solo() && !box.cardSolo[c] {
		return 0
	}
	return box.cardQty[c]
}

// parseID returns the index of id in the list ids as a value of type T. none is the result if the
// list does not contain id.
func parseID[T ~uint8](ids []string, id string, none T) T {
	for i, known := range ids {
		if known == id && id != "" {
			return T(i)
		}
	}
	return none
}

// emptyPosition returns a position for a number of seats, before the first morning, in which nobody
// has anything.
func emptyPosition(seats int) *State {
	s := &State{seats: int8(seats), phase: PhaseDayStart, stage: stageNight}
	s.event, s.duty, s.jailer = noCard, noWorker, nobody
	s.attack.card = noCard
	for i := range s.job {
		s.job[i] = noWorker
	}
	for i := range s.order {
		s.order[i] = engine.Seat(i)
		s.mine[i] = openMine()
		for c := range s.player[i].cart {
			s.player[i].cart[c].leaf = outside
		}
	}
	return s
}

// Load reads a position from text, its JSON form. It returns an error if the position is not valid.
func (game) Load(text []byte) (engine.State, error) {
	return engine.LoadJSON[State]("dakota", text)
}
