package westernlegends

import "gulch/engine"

// chanceStream selects the stream of the random generator, so that games of different kinds with
// the same seed get different random numbers.
const chanceStream = 0x3e57

// emptyPosition returns a position for a number of seats before the set-up: nothing is on the map,
// and everything is in decks and supplies. r holds the optional rules.
func emptyPosition(seats int, r rules) *State {
	s := &State{seats: int8(seats), opts: r, round: 1, deck: allCards, nuggetPile: nuggetCount}
	s.sheriff, s.mibPrey = box.byFeature(SheriffOffice), engine.NoSeat
	s.mibSpace, s.mibCards = box.only[Rail], 1<<mibCount-1
	s.mibSpace = box.route[0]
	for i := range s.tokenOn {
		s.tokenOn[i] = NoToken
	}
	for i := range s.roller {
		s.roller[i] = NoToken
	}
	for i := range s.plot {
		s.plot[i] = -1
	}
	for i := range s.fightDeck {
		s.fightDeck[i] = FightCard(i)
	}
	s.fightLeft = fightCards
	s.cattle = 1<<(2*cattleEach) - 1
	s.stocked = box.baseIt
	if r.anteUp {
		s.cattle = 1<<(3*cattleEach) - 1
		s.tokens = 1<<tokenCount - 1
		s.stocked = 1<<itemCount - 1
	}
	s.blankPiles(r)
	for p := range s.p {
		pl := &s.p[p]
		pl.char, pl.weapon, pl.mount, pl.cattle = NoChar, NoItem, NoItem, -1
		pl.dealt = [2]Char{NoChar, NoChar}
		if p < seats {
			pl.discs = 2
		}
	}
	return s
}

// blankPiles fills the decks with the rows of the tables in their order, without shuffling. r holds
// the optional rules.
func (s *State) blankPiles(r rules) {
	for i := range s.eventDeck {
		s.eventDeck[i] = int8(i)
	}
	for i := range s.trainDeck {
		s.trainDeck[i] = int8(i)
	}
	s.eventLeft, s.trainLeft = eventCount, trainCount
	s.stories = 1<<storyCount - 1
	for i := range s.tales {
		s.tales[i] = activeStory{story: -1, left: storyCount / 2}
	}
	switch {
	case r.anteUp:
		s.legends = 1<<legendCount - 1
	case r.goals:
		s.legends = 1<<legendBase - 1
	}
	if r.anteUp {
		s.marks = 1<<trackCount - 1
		s.lpMarks = 1<<(r.target/5-1) - 1
	}
}

// newGame returns a new game for a number of seats at its first decision. It carries out the set-up
// up to the choice of characters. r holds the optional rules, and seed determines all random
// results.
func newGame(seats int, r rules, seed uint64) *State {
	s := emptyPosition(seats, r)
	s.chance = engine.NewChance(seed, chanceStream)
	c := &s.chance
	if r.anteUp {
		s.trading = pickClass(c, Weapon, 1) | pickClass(c, Mount, 1) | pickClass(c, Misc, 2)
		s.layPlots()
	}
	engine.Shuffle(c, s.fightDeck[:])
	engine.Shuffle(c, s.eventDeck[:])
	engine.Shuffle(c, s.trainDeck[:])
	for slot := range s.tales {
		s.turnStory(slot, nil)
	}
	s.dealCharacters()
	s.push(frame{op: opTurn, seat: engine.NoSeat, by: engine.NoSeat, st: turnPick})
	if r.anteUp {
		s.setup = true
		for range (seats + 1) / 2 {
			s.setupEvent()
		}
		s.setup = false
	}
	s.run(nil)
	return s
}

// pickClass returns n items of class cls, which it draws at random with c.
func pickClass(c *engine.Chance, cls Class, n int) ItemSet {
	set := ItemSet(0)
	for ; n > 0; n-- {
		rest := box.ofClass[cls] &^ set
		set |= 1 << nthBit(uint64(rest), c.Below(rest.Len()))
	}
	return set
}

// layPlots places a random frontier token on each frontier space.
func (s *State) layPlots() {
	var tokens [frontierCount]int8
	for i := range tokens {
		tokens[i] = int8(i)
	}
	engine.Shuffle(&s.chance, tokens[:])
	copy(s.plot[:], tokens[:])
}

// setupEvent draws an event during the set-up and carries out only those of its effects that place
// something on the map.
func (s *State) setupEvent() {
	e := s.eventDeck[0]
	s.eventLeft--
	copy(s.eventDeck[:], s.eventDeck[1:])
	s.eventDeck[eventCount-1] = e
	then := box.event[e].then
	for at := then.start; at < then.end; at++ {
		s.effect(at, frame{seat: engine.NoSeat, by: engine.NoSeat}, nil)
	}
}

// dealCharacters deals two random characters to each seat.
func (s *State) dealCharacters() {
	var list [charCount]Char
	n := 0
	for c := range Char(charCount) {
		if s.opts.anteUp || box.baseSet>>c&1 != 0 {
			list[n] = c
			n++
		}
	}
	engine.Shuffle(&s.chance, list[:n])
	for p := range int(s.seats) {
		s.p[p].dealt = [2]Char{list[2*p], list[2*p+1]}
	}
}

// roundOf lets every seat have its turn in a step of the set-up. seat returns the n-th seat, from
// 0. ask lets seat p do what the step requires. Field a of frame f counts the seats that have been
// asked. While seats are left, roundOf makes the frame repeat step.
func (s *State) roundOf(f *frame, step uint8, seat func(n int16) engine.Seat, ask func(p engine.Seat)) {
	if int8(f.a) == s.seats {
		f.a = 0
		return
	}
	p := seat(f.a)
	f.st = step
	f.a++
	ask(p)
}

func (s *State) stepPick(f *frame, _ engine.Observer) {
	s.roundOf(f, turnPick, func(n int16) engine.Seat { return engine.Seat(n) }, func(p engine.Seat) {
		s.push(frame{op: askPick, seat: p, by: p})
	})
}

func (s *State) stepReveal(_ *frame, obs engine.Observer) { s.reveal(obs) }

func (s *State) stepPlace(f *frame, _ engine.Observer) {
	s.roundOf(f, turnPlace, s.seatAfter, func(p engine.Seat) { s.push(frame{op: askStart, seat: p, by: p}) })
}

func (s *State) stepBoard(_ *frame, obs engine.Observer) {
	s.spawnBandits(len(box.hideout), obs)
	for p := range engine.Seat(s.seats) {
		s.firstGear(p, obs)
	}
}

func (s *State) stepItems(f *frame, obs engine.Observer) {
	s.roundOf(f, turnItems, s.seatAfter, s.setupItems)
	if f.st == turnBegin {
		s.active = s.first
		tellRound(obs, int(s.round))
	}
}

// seatAfter returns the seat n places after the first player in turn order.
func (s *State) seatAfter(n int16) engine.Seat {
	return engine.Seat((int16(s.first) + n) % int16(s.seats))
}

// reveal reports the events that were drawn in the set-up, reveals all characters, gives the
// players their starting possessions, deals goals and determines the first player.
func (s *State) reveal(obs engine.Observer) {
	for _, e := range s.eventDeck[s.eventLeft:] { // nobody observed the set-up before the first decision
		tellSetupEvent(obs, int(e))
	}
	for p := range engine.Seat(s.seats) {
		s.p[p].dealt = [2]Char{NoChar, NoChar}
		tellCharacter(obs, p, s.p[p].char)
		s.gainStart(p, obs)
	}
	if s.opts.goals {
		for p := range engine.Seat(s.seats) {
			s.p[p].goals = (1<<goalsEach - 1) &^ (1 << s.chance.Below(goalsEach))
			tellGoals(obs, p, int(s.p[p].goals))
		}
	}
	most, n := uint8(0), 0
	for p := range engine.Seat(s.seats) {
		switch wp := s.p[p].wp; {
		case wp > most:
			most, n, s.first = wp, 1, p
		case wp == most:
			n++
			if s.chance.Below(n) == 0 {
				s.first = p
			}
		}
	}
	s.active = s.first
	tellFirst(obs, s.first)
}

// gainStart gives player p the starting possessions of the character. Marshal and Wanted points
// come without rewards. Gambler points and the effects of the items follow later, in setupItems.
func (s *State) gainStart(p engine.Seat, obs engine.Observer) {
	c := &box.char[s.p[p].char]
	s.gainMoney(p, c.gain.Money, RoadNone, Cause{CauseAbility, int(s.p[p].char)}, obs)
	s.draw(p, c.gain.Cards, Cause{CauseAbility, int(s.p[p].char)}, obs)
	for _, i := range c.items {
		s.p[p].items |= i.bit()
		up := c.itemUp.Has(i)
		if up {
			s.p[p].upgraded |= i.bit()
		}
		tellItem(obs, p, i, up)
	}
	if c.gain.Wounds > 0 {
		s.setWounds(p, int(c.gain.Wounds), Cause{CauseAbility, int(s.p[p].char)}, obs)
	}
	if c.gain.Marshal > 0 {
		s.setCube(p, Marshal, c.gain.Marshal, Cause{CauseAbility, int(s.p[p].char)}, obs)
	}
	if c.gain.Wanted > 0 {
		s.setCube(p, Wanted, c.gain.Wanted, Cause{CauseAbility, int(s.p[p].char)}, obs)
	}
}

// firstGear makes the first weapon and the first mount of player p's character active.
func (s *State) firstGear(p engine.Seat, obs engine.Observer) {
	gear := [2]Item{NoItem, NoItem}
	for _, i := range box.char[s.p[p].char].items {
		if c := box.item[i].cls; c != Misc && gear[c] == NoItem && s.p[p].items.Has(i) {
			gear[c] = i
		}
	}
	s.setGear(p, gear[Weapon], gear[Mount], obs)
}

// setupItems gives player p the Gambler points of the character and carries out the effects of the
// starting items.
func (s *State) setupItems(p engine.Seat) {
	c := &box.char[s.p[p].char]
	s.gainPoints(p, Gambler, int16(c.gain.Gambler), Cause{CauseAbility, int(s.p[p].char)})
	for k := len(c.items) - 1; k >= 0; k-- {
		s.push(frame{op: opGained, seat: p, by: p, a: int16(c.items[k])})
	}
}

// playStart places the miniature of the seat to decide in space x. An event token in that space
// goes back to its supply.
func (s *State) playStart(x Space, obs engine.Observer) {
	p := s.pop().seat
	s.place(p, x, false, obs)
	if s.tokenOn[x] >= 0 {
		s.liftToken(x, obs)
	}
}
