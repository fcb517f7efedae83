package westernlegends

import "gulch/engine"

// Steps of the set-up and of a turn. The frame of the turn is always at the bottom of the stack.
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

// turnSteps holds the steps of the set-up and of a turn in order, with their names in JSON
// documents. After a step, the next one comes, unless the step has stored the index of another one
// in field st of the bottom frame. A step that deals with every seat or with both stories counts
// them in field a of the frame.
var turnSteps = [...]struct {
	id  string
	run frameRunner
}{
	turnPick:    {"pick", (*State).stepPick},       // each player keeps one of two characters
	turnReveal:  {"reveal", (*State).stepReveal},   // characters are revealed (steps 7 to 10)
	turnPlace:   {"place", (*State).stepPlace},     // miniatures are placed (step 11)
	turnBoard:   {"board", (*State).stepBoard},     // bandits appear, weapons and mounts become active (steps 12 to 14)
	turnItems:   {"items", (*State).stepItems},     // effects of starting items (step 15)
	turnBegin:   {"begin", (*State).stepBegin},     // the turn begins: the Train moves (R17)
	turnOpened:  {"opened", (*State).stepOpened},   // stories triggered at the start of the turn are offered
	turnIncome:  {"income", (*State).stepIncome},   // the player chooses an income (R18)
	turnGear:    {"gear", (*State).stepGear},       // the player chooses weapon and mount (R19)
	turnAct:     {"act", (*State).stepAct},         // three actions (R20), and stories after each of them
	turnSignals: {"signals", (*State).stepSignals}, // stories triggered by the end of the turn are offered
	turnGoals:   {"goals", (*State).stepGoals},     // the player may complete goals (R22)
	turnStories: {"stories", (*State).stepStories}, // complete stories are resolved
	turnDiscard: {"discard", (*State).stepDiscard}, // the player discards down to the hand size
	turnWanted:  {"wanted", (*State).stepWanted},   // a Wanted player gets the LP of the Wanted track
	turnPatrol:  {"patrol", (*State).stepPatrol},   // the Sheriff patrols, if that option is on
	turnNext:    {"next", (*State).stepNext},       // after the last seat, the Man in Black plays
	turnRound:   {"round", (*State).stepRound},     // the next turn or round begins, or the game ends
}

// actionsPerTurn is the number of actions of a turn (R20).
const actionsPerTurn = 3

// runTurn carries out the next step of the set-up or of the turn (R17, R22). f is the frame (entry
// on the stack) of the turn.
func (s *State) runTurn(f *frame, obs engine.Observer) {
	step := f.st
	f.st++
	turnSteps[step].run(s, f, obs)
}

func (s *State) stepBegin(_ *frame, obs engine.Observer) { s.beginTurn(obs) }

func (s *State) stepOpened(*frame, engine.Observer) {
	s.push(frame{op: opAfter, seat: s.active, by: s.active})
}

func (s *State) stepIncome(*frame, engine.Observer) {
	s.push(frame{op: askIncome, seat: s.active, by: s.active})
}

func (s *State) stepGear(*frame, engine.Observer) {
	s.push(frame{op: askGear, seat: s.active, by: s.active})
}

func (s *State) stepAct(f *frame, _ engine.Observer) {
	if s.actions == 0 && !s.anyGoal(s.active) && !s.seemsGoal(s.active) {
		return
	}
	f.st = turnAct
	s.push(frame{op: askAct, seat: s.active, by: s.active})
}

func (s *State) stepSignals(*frame, engine.Observer) {
	s.signal(sigTurnEnded, s.active, 1)
	s.askStories()
}

func (s *State) stepGoals(f *frame, _ engine.Observer) {
	if s.anyGoal(s.active) {
		f.st = turnGoals
		s.push(frame{op: askEndGoals, seat: s.active, by: s.active})
		return
	}
	f.a = 0
	s.resolving = true
}

func (s *State) stepStories(f *frame, _ engine.Observer) {
	slot := int(f.a)
	if slot == len(s.tales) {
		return
	}
	f.st = turnStories
	f.a++
	if st := &s.tales[slot]; st.story >= 0 && st.n >= s.discsNeeded() {
		s.push(frame{op: opFinish, seat: s.active, by: s.active, a: int16(slot)})
	}
}

func (s *State) stepDiscard(f *frame, _ engine.Observer) {
	if p := s.active; s.p[p].hand.Len() > s.handSize(p) {
		f.st = turnDiscard
		s.push(frame{op: askEndDiscard, seat: p, by: p})
	}
}

func (s *State) stepWanted(_ *frame, obs engine.Observer) {
	if wp := s.p[s.active].wp; wp > 0 {
		s.gainLP(s.active, int16(box.track[Wanted][wp].row), RoadCrime, Cause{Kind: CauseTurnEnd}, obs)
	}
}

func (s *State) stepPatrol(_ *frame, obs engine.Observer) {
	if s.opts.patrol {
		s.patrol(obs)
	}
}

func (s *State) stepNext(*frame, engine.Observer) {
	if s.left(s.active) == s.first && s.opts.mib {
		s.push(frame{op: opMib, seat: engine.NoSeat, by: engine.NoSeat})
	}
}

func (s *State) stepRound(f *frame, obs engine.Observer) { s.nextTurn(f, obs) }

// anyGoal reports whether a player can complete a goal now.
func (s *State) anyGoal(p engine.Seat) bool {
	if s.p[p].goals == 0 {
		return false
	}
	for g := range goalsEach {
		if s.mayComplete(p, g) {
			return true
		}
	}
	return false
}

// seemsGoal reports whether player p must be asked about completing a goal even if the player can
// complete none. This is so if, for all that the others know, one of the player's goals could be
// complete (see PauseForced).
func (s *State) seemsGoal(p engine.Seat) bool {
	pl := &s.p[p]
	if !s.pauses.Has(p) || pl.goals == 0 {
		return false
	}
	for g := range goalsEach {
		if pl.done>>g&1 == 0 && s.holds(box.char[pl.char].goals[g].cond, p) {
			return true
		}
	}
	return false
}

// nextTurn makes the next player active. f is the frame (entry on the stack) of the turn. After the
// last player it begins a new round; after the last round it ends the game (R16, R107, R108).
func (s *State) nextTurn(f *frame, obs engine.Observer) {
	next := s.left(s.active)
	if next == s.first {
		if s.mibFresh {
			s.mibFresh = false
			s.shuffleMib(obs)
		}
		if s.lastRound > 0 && s.round >= s.lastRound {
			s.finish(obs)
			return
		}
		s.round++
		tellRound(obs, int(s.round))
	}
	s.active = next
	f.st, f.a = turnBegin, 0
}

// finish carries out the final scoring and ends the game (R109).
func (s *State) finish(obs engine.Observer) {
	s.pop()
	if obs != nil {
		s.emitTally(obs)
	}
	s.answered = frame{}
	tellGameOver(obs)
}

// beginTurn resets what is counted for one turn and moves the Train. Then the player may use cards,
// abilities and items that work at the start of a turn (R17).
func (s *State) beginTurn(obs engine.Observer) {
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
	tellTurn(obs, p, int(s.round))
	if s.opts.anteUp {
		s.train = (s.train + 1) % routeStops
		tellTrain(obs, box.route[s.train])
	}
	s.open(winTurnStart, p, 0)
}

// Kinds of income (R18).
const (
	incomeCash = iota
	incomeCards
	incomeMixed
	incomeKinds
)

var incomeIDs = []string{"cash", "cards", "mixed"}

// Income is what a kind of income brings: dollars and cards.
type Income struct{ Money, Cards int }

var incomes = [incomeKinds]Income{incomeCash: {20, 0}, incomeCards: {0, 2}, incomeMixed: {10, 1}}

// Incomes returns what each kind of income brings, by the part [IncomeOf] of its move (R18).
func Incomes() [incomeKinds]Income { return incomes }

// Amount implements [engine.Amounts] for incomes: the number of cards, which replace money.
func (s *State) Amount(m engine.Move) (n int, ok bool) {
	if m.Kind != KindIncome {
		return 0, false
	}
	return incomes[IncomeOf(m)].Cards, true
}

// playIncome gives the income of kind k to the seat to decide.
func (s *State) playIncome(k int, obs engine.Observer) {
	p, gain := s.pop().seat, incomes[k]
	if gain.Money > 0 {
		s.gainMoney(p, int16(gain.Money), RoadNone, Cause{Kind: CauseIncome}, obs)
	}
	s.draw(p, gain.Cards, Cause{Kind: CauseIncome}, obs)
}

// mayGear reports whether player p can make item i the active item of class c, weapon or mount
// (R19). NoItem is possible only for a player without items of that class.
func (s *State) mayGear(p engine.Seat, c Class, i Item) bool {
	if i == NoItem {
		return s.owned(p, c) == 0
	}
	return i >= 0 && i < itemCount && box.item[i].cls == c && s.p[p].items.Has(i)
}

// gearMoves appends to dst a move for each choice of an active weapon and mount.
func (s *State) gearMoves(dst []engine.Move) []engine.Move {
	p := s.active
	for w := NoItem; w < itemCount; w++ {
		if !s.mayGear(p, Weapon, w) {
			continue
		}
		for m := NoItem; m < itemCount; m++ {
			if s.mayGear(p, Mount, m) {
				dst = append(dst, Gear(w, m))
			}
		}
	}
	return dst
}
