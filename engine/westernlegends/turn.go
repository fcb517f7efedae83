package westernlegends

import "gulch/engine"

// Stages of the set-up and of a turn. A frame of turns is always at the bottom of the stack.
const (
	turnPick uint8 = iota
	turnReveal
	turnPlace
	turnBoard
	turnItems
	turnBegin
	turnOpened
	turnIncome
	turnGear
	turnAct
	turnSignals
	turnGoals
	turnStories
	turnDiscard
	turnWanted
	turnPatrol
	turnNext
	turnRound
)

var turnIDs = []string{
	"pick", "reveal", "place", "board", "items", "begin", "opened", "income", "gear", "act", "signals", "goals",
	"stories", "discard", "wanted", "patrol", "next", "round",
}

// actionsPerTurn is how many actions a turn has (R20).
const actionsPerTurn = 3

// runTurn carries the turn on (R17, R22). f.a counts seats in the stages that go round the table.
func (s *State) runTurn(f *frame, tell engine.Observer) {
	switch f.st {
	case turnPick, turnReveal, turnPlace, turnBoard, turnItems:
		s.runSetup(f, tell)
	case turnBegin:
		f.st = turnOpened
		s.beginTurn(tell)
	case turnOpened:
		f.st = turnIncome
		s.push(frame{op: opAfter, seat: s.active, by: s.active})
	case turnIncome:
		f.st = turnGear
		s.push(frame{op: askIncome, seat: s.active, by: s.active})
	case turnGear:
		f.st = turnAct
		s.push(frame{op: askGear, seat: s.active, by: s.active})
	case turnAct:
		if s.actions == 0 && !s.anyGoal(s.active) {
			f.st = turnSignals
			return
		}
		s.push(frame{op: askAct, seat: s.active, by: s.active})
	case turnSignals:
		f.st = turnGoals
		s.signal(sigTurnEnded, s.active, 1)
		s.askStories()
	default:
		s.runTurnEnd(f, tell)
	}
}

// runTurnEnd carries the end of a turn on (R22).
func (s *State) runTurnEnd(f *frame, tell engine.Observer) {
	p := s.active
	switch f.st {
	case turnGoals:
		if s.anyGoal(p) {
			s.push(frame{op: askEndGoals, seat: p, by: p})
			return
		}
		f.st, f.a = turnStories, 0
		s.resolving = true
	case turnStories:
		slot := int(f.a)
		if slot == len(s.tales) {
			f.st = turnDiscard
			return
		}
		f.a++
		if st := &s.tales[slot]; st.story >= 0 && st.n >= s.discsNeeded() {
			s.push(frame{op: opFinish, seat: p, by: p, a: int16(slot)})
		}
	case turnDiscard:
		if s.p[p].hand.Len() > s.handSize(p) {
			s.push(frame{op: askEndDiscard, seat: p, by: p})
			return
		}
		f.st = turnWanted
	case turnWanted:
		f.st = turnPatrol
		if wp := s.p[p].wp; wp > 0 {
			s.gainLP(p, int16(box.track[Wanted][wp].row), RoadCrime, tell)
		}
	case turnPatrol:
		f.st = turnNext
		if s.opts.patrol {
			s.patrol(tell)
		}
	case turnNext:
		f.st = turnRound
		if s.left(p) == s.first && s.opts.mib {
			s.push(frame{op: opMib, seat: engine.NoSeat, by: engine.NoSeat})
		}
	case turnRound:
		s.nextTurn(f, tell)
	}
}

// anyGoal reports whether a player can complete a goal.
func (s *State) anyGoal(p engine.Seat) bool {
	if s.p[p].goals == 0 {
		return false
	}
	for g := range int16(goalsEach) {
		if s.mayComplete(p, g) {
			return true
		}
	}
	return false
}

// nextTurn hands the turn over; after the last player of the last round the game is over (R16, R107, R108).
func (s *State) nextTurn(f *frame, tell engine.Observer) {
	next := s.left(s.active)
	if next == s.first {
		if s.mibFresh {
			s.mibFresh = false
			s.shuffleMib(tell)
		}
		if s.lastRound > 0 && s.round >= s.lastRound {
			s.finish(tell)
			return
		}
		s.round++
		say(tell, EventRound, engine.NoSeat, engine.NoSeat, int(s.round), 0, 0, 0)
	}
	s.active = next
	f.st, f.a = turnBegin, 0
}

// finish scores the game and ends it (R109).
func (s *State) finish(tell engine.Observer) {
	s.pop()
	if tell != nil {
		s.tellTally(tell)
	}
	say(tell, EventGameOver, engine.NoSeat, engine.NoSeat, 0, 0, 0, 0)
}

// beginTurn resets what counts per turn, moves the Train and opens the turn (R17).
func (s *State) beginTurn(tell engine.Observer) {
	p := s.active
	s.actions = actionsPerTurn
	s.fought, s.bank, s.heist, s.resolving = 0, false, false, false
	s.turn = [statCount]uint8{}
	for q := range s.p[:s.seats] {
		s.p[q].used = 0
	}
	for i := range s.tales {
		s.tales[i].joined, s.tales[i].matched = 0, 0
	}
	s.clearAction()
	s.p[p].slow, s.p[p].slowNext = s.p[p].slowNext, 0
	say(tell, EventTurn, p, engine.NoSeat, int(s.round), 0, 0, 0)
	if s.opts.anteUp {
		s.train = (s.train + 1) % routeStops
		say(tell, EventTrain, engine.NoSeat, engine.NoSeat, int(box.route[s.train]), 0, 0, 0)
	}
	s.open(winTurnStart, p, 0)
}

// Kinds of income (R18).
const (
	incomeCash int16 = iota
	incomeCards
	incomeMixed
	incomeKinds
)

var incomeIDs = []string{"cash", "cards", "mixed"}

// playIncome takes the income.
func (s *State) playIncome(k int16, tell engine.Observer) {
	p := s.pop().seat
	money, cards := int16(20), 0
	switch k {
	case incomeCards:
		money, cards = 0, 2
	case incomeMixed:
		money, cards = 10, 1
	}
	if money > 0 {
		s.gainMoney(p, money, RoadNone, tell)
	}
	s.draw(p, cards, tell)
}

// mayGear reports whether an item, or none, can be made active in the slot of a class (R19).
func (s *State) mayGear(p engine.Seat, c Class, i Item) bool {
	if i == NoItem {
		return s.owned(p, c) == 0
	}
	return i >= 0 && i < itemCount && box.item[i].cls == c && s.p[p].items.Has(i)
}

// gearMoves appends the choices of gear.
func (s *State) gearMoves(dst []engine.Move) []engine.Move {
	p := s.active
	for w := NoItem; w < itemCount; w++ {
		if !s.mayGear(p, Weapon, w) {
			continue
		}
		for m := NoItem; m < itemCount; m++ {
			if s.mayGear(p, Mount, m) {
				dst = append(dst, engine.Move{Kind: KindGear, A: int16(w), B: int16(m)})
			}
		}
	}
	return dst
}
