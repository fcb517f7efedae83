package sierrawest

import "gulch/engine"

// phasePrompts holds, by phase, a sentence that says what the player has to do. It is shown when
// the player tries a move of another phase.
var phasePrompts = [phaseCount]*engine.Refusal{
	PhasePlan:      engine.Refuse("R11", "It is time to lay out three cards: left, top and right."),
	PhasePioneer:   engine.Refuse("R15", "It is time to move or post a pioneer, or to end the turn."),
	PhaseRival:     engine.Refuse("R115", "It is Hastings's turn."),
	PhaseOver:      engine.Refuse("R71", "The game is over."),
	PhasePickBasic: engine.Refuse("R43", "First take 1 food, 1 wood or 1 stone."),
	PhaseSteps:     engine.Refuse("R23", "There are steps to take first: climb, roll the wagon, or stop."),
	PhaseShovel:    engine.Refuse("R38", "The shovel comes first: claim a card, build a cabin, or stop."),
	PhaseBuild:     engine.Refuse("R39", "There is a cabin to build first, or stop."),
	PhaseBarter:    engine.Refuse("R7", "There is a swap to make first, or stop."),
	PhaseHunt:      engine.Refuse("R45", "There is an animal to catch first, or stop."),
	PhaseGrizzly:   engine.Refuse("R50", "The grizzly comes first: lure it with food or suffer."),
	PhaseDamage:    engine.Refuse("R51", "There is damage to take first."),
	PhaseHarvest:   engine.Refuse("R78", "There is a harvest to bring in first, or stop."),
	PhasePaddle:    engine.Refuse("R89", "The canoe moves first, or stop."),
	PhaseRapid:     engine.Refuse("R89", "The canoe moves first, or stop."),
	PhaseLoad:      engine.Refuse("R98", "There is a cart to load first, or stop."),
	PhaseBuyFish:   engine.Refuse("R92", "There is fish to buy first, or stop."),
	PhasePickTrack: engine.Refuse("R80", "First choose the track to move up on."),
	PhasePickClaim: engine.Refuse("R36", "First choose the card to claim."),
	PhaseAdvance:   engine.Refuse("R59", "First say how far the wagon rolls."),
	PhaseShoot:     engine.Refuse("R108", "The shooting comes first."),
	PhasePress:     engine.Refuse("R43", "The Cider Press comes first, or stop."),
	PhaseMill:      engine.Refuse("R43", "The Stamp Mill comes first, or stop."),
	PhaseReact:     engine.Refuse("R64", "Somebody is asked for a reaction first: react or decline."),
}

// refusal returns a sentence for players that says why a move is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "That is not a move of Sierra West.")
	case s.Turn() == engine.NoSeat || kindPhases[m.Kind]>>s.Phase()&1 == 0:
		return s.refusePhase(m.Kind)
	}
	switch m.Kind {
	case KindPlan:
		return s.refusePlan(m)
	case KindWalk, KindSummit, KindVisit, KindTrap, KindBait:
		return s.refusePioneer(m)
	case KindClimb:
		return engine.Refuse("R24", "Your frontiersman cannot climb there: it is not next to him, or holds no card.")
	case KindRoll:
		return s.refuseRoll(m)
	case KindBuild:
		return s.refuseBuild(m)
	case KindClaim:
		return engine.Refuse("R31", "Your frontiersman does not stand on a card that is face up.")
	case KindClaimAt:
		return engine.Refuse("R36", "There is no card face up there.")
	case KindCatch:
		return s.refuseAnimal(Animal(m.A))
	case KindLose:
		return s.refuseLoss()
	case KindWreck:
		return refuseUnowned(m.A)
	case KindReact:
		return engine.Refuse(
			"R43", "The General Store brings two basic resources; other reactions bring nothing to choose.")
	}
	return s.refuseOther(m)
}

// refusePhase returns the refusal of a move that belongs to another phase. Moves that are free in
// the phase of pioneers violate R22 if they are made while a decision is pending.
func (s *State) refusePhase(k engine.Kind) *engine.Refusal {
	why := *phasePrompts[s.Phase()]
	free := k == KindLaceBoots || k == KindSellFish || k == KindBlast
	if free && s.phase == PhasePioneer && s.Phase() != PhasePioneer {
		why.Rule = "R22"
	}
	return &why
}

// refuseUnowned returns the reason why a player cannot use cabin c: there is no such cabin, or the
// player does not own it.
func refuseUnowned(c int16) *engine.Refusal {
	if c < 0 || c >= int16(CabinCount) {
		return engine.Refuse("R20", "There is no such cabin.")
	}
	return engine.Refuse("R20", "You own no %s.", Cabin(c))
}

// refuseOther returns the refusal of a move of a kind that has only one possible refusal.
func (s *State) refuseOther(m engine.Move) *engine.Refusal {
	text, known := map[engine.Kind]*engine.Refusal{
		KindLaceBoots: engine.Refuse("R29", "You have no Pair of Boots."),
		KindBlast:     engine.Refuse("R99", "To blast you need the dynamite and 2 stone."),
		KindSellFish: engine.Refuse("R93",
			"To sell fish your canoe must be at the Fish Market, and you need the fish."),
		KindTake:         engine.Refuse("R43", "You can take 1 food, 1 wood or 1 stone."),
		KindSwap:         engine.Refuse("R7", "You must give a basic resource that you have, for another kind."),
		KindLure:         engine.Refuse("R50", "You have no food, and no gold to stand in for it."),
		KindRetreat:      engine.Refuse("R52", "Your wagon is on space 0 already; it cannot roll back."),
		KindCanoe:        engine.Refuse("R89", "The canoe cannot go there."),
		KindLoad:         engine.Refuse("R98", "You need such a cart with enough room, and the gold."),
		KindBuy:          engine.Refuse("R92", "That fish is not in the supply, or you cannot pay for it."),
		KindAdvanceTrack: engine.Refuse("R80", "That track is not offered here."),
		KindAdvance:      engine.Refuse("R59", "The wagon cannot roll that far."),
		KindPress:        engine.Refuse("R43", "The press takes 1 or 2 apples, and they must be in the supply."),
		KindMill:         engine.Refuse("R43", "The mill takes 1 or 2 of your stone."),
		KindFire:         engine.Refuse("R108", "You need a bullet, and an outlaw to shoot at."),
		KindStop:         engine.Refuse("R108", "The first shot must be fired."),
	}[m.Kind]
	if !known || m.A == 0 && m.B == 0 && m.C == 0 && s.offers(m.Kind) && verbs[m.Kind].is == nil {
		return phasePrompts[s.Phase()]
	}
	if verbs[m.Kind].is == nil && (m.A != 0 || m.B != 0 || m.C != 0) {
		return engine.Refuse("", "That move says more than a move may.")
	}
	return text
}

func (s *State) refusePlan(m engine.Move) *engine.Refusal {
	for _, v := range [3]int16{m.A, m.B, m.C} {
		if v < 0 || v >= CardCount {
			return engine.Refuse("R11", "There is no such card.")
		}
		if !s.activePlayer().hand.Has(int(v)) {
			return engine.Refuse("R11", "%s is not in your hand.", s.cardTitle(v))
		}
	}
	return engine.Refuse("R11", "The three cards must be different.")
}

// cardTitle returns the printed name of the card with number v in this mode.
func (s *State) cardTitle(v int16) engine.Name { return engine.Name(s.printed(Card(v)).Name) }

// refusePioneer returns the reason why a move with a pioneer is not legal.
func (s *State) refusePioneer(m engine.Move) *engine.Refusal {
	if m.A < 0 || m.A >= int16(pathCount) {
		return engine.Refuse("R15", "There is no such pioneer; there are green and tan.")
	}
	path := Path(m.A)
	at, other := s.activePlayer().pioneer[path], s.activePlayer().pioneer[1-path]
	if !at.walking() {
		if path == Green {
			return engine.Refuse("R20", "Your green pioneer has finished for this turn.")
		}
		return engine.Refuse("R20", "Your tan pioneer has finished for this turn.")
	}
	switch m.Kind {
	case KindWalk:
		return s.refuseWalk(m, path, at.space()+1)
	case KindSummit:
		return s.refuseSummit(m, path)
	case KindVisit:
		if m.B < 0 || m.B >= int16(CabinCount) || s.activePlayer().cabins>>m.B&1 == 0 {
			return refuseUnowned(m.B)
		}
		return engine.Refuse("R20", "Your other pioneer is in that cabin.")
	case KindBait:
		if s.activePlayer().goods[Food]+s.activePlayer().goods[Gold] < baitPrice {
			return engine.Refuse("R47", "Bait costs %d food, which you cannot pay.", baitPrice)
		}
		return s.refuseAnimal(Animal(m.B))
	}
	if other == spotTrap {
		return engine.Refuse("R20", "Your other pioneer is on the trap.")
	}
	return engine.Refuse("", "That move says more than a move may.")
}

func (s *State) refuseWalk(m engine.Move, path Path, space int) *engine.Refusal {
	if space > pathSpaces[path] {
		if path == Green {
			return engine.Refuse("R15", "Your green pioneer is at the end of his path.")
		}
		return engine.Refuse("R15", "Your tan pioneer is at the end of his path.")
	}
	fee, icon := path.Fee(space), s.iconAt(path, space).Info()
	switch {
	case fee == 0:
		return engine.Refuse("R16", "This space costs nothing, and its icon is used on entering.")
	case m.B == 0 && icon.Mandatory:
		return engine.Refuse("R18", "%s may not be walked past: pay %d basic resources or stay.",
			engine.Name(icon.Name), fee)
	}
	return s.refusePay(engine.Refuse("R17", "This space costs %d basic resources.", fee))
}

// refusePay returns the reason why the payment of a move does not match the price (R5). The reason
// names the price and what the player has.
func (s *State) refusePay(price *engine.Refusal) *engine.Refusal {
	g := s.activePlayer().goods
	return engine.Refuse(
		"R5", "%s You have food %d, wood %d, stone %d, gold %d; gold only stands in for what is missing.",
		price, g[Food], g[Wood], g[Stone], g[Gold])
}

func (s *State) refuseSummit(m engine.Move, path Path) *engine.Refusal {
	if m.B < 0 || m.B >= SummitSlots {
		return engine.Refuse("R54", "There is no such summit; there are left, top and right.")
	}
	if s.activePlayer().pioneer[path].space() != pathSpaces[path] {
		return engine.Refuse("R20", "Only from the last space of his path can a pioneer take a summit.")
	}
	if s.activePlayer().pioneer[1-path] == spotSummit+spot(m.B) {
		return engine.Refuse("R54", "Your other pioneer is on that summit.")
	}
	info := &box.summit[s.printed(s.slots[m.B]).Summit]
	if !s.useful(info) {
		return engine.Refuse("R55", "%s can do nothing now: %s", engine.Name(info.Name), engine.Name(info.Text))
	}
	return s.refusePay(engine.Refuse("R55", "%s wants another payment: %s.", engine.Name(info.Name),
		engine.Name(info.Text)))
}

func (s *State) refuseAnimal(a Animal) *engine.Refusal {
	if a > ModeAnimal {
		return engine.Refuse("R44", "There is no such animal.")
	}
	name := engine.Name(s.mode.animalInfo(a).Name)
	if s.activePlayer().caught>>a&1 != 0 {
		return engine.Refuse("R44", "You have caught the %s already.", name)
	}
	return engine.Refuse("R45", "No card that is face up shows the %s.", name)
}

func (s *State) refuseRoll(m engine.Move) *engine.Refusal {
	p := s.activePlayer()
	if p.wagon == LastSpace {
		return engine.Refuse("R25", "Your wagon is at the end of the trail.")
	}
	if s.owner[Mule] == s.active {
		return engine.Refuse("R26", "You own the mule: your wagon pays no toll.")
	}
	toll := Pay(0)
	for k, n := range box.space[p.wagon+1].Toll {
		toll += PayOf(Good(k), int(n))
	}
	return s.refusePay(engine.Refuse("R25", "The toll of space %d is %s.", p.wagon+1, toll.goods()))
}

func (s *State) refuseBuild(m engine.Move) *engine.Refusal {
	if m.A < 0 || m.A >= int16(CabinCount) {
		return engine.Refuse("R39", "There is no such cabin.")
	}
	info, p := &box.cabin[m.A], s.activePlayer()
	switch {
	case p.cabins>>m.A&1 != 0:
		return engine.Refuse("R39", "You have a %s already.", Cabin(m.A))
	case Set(p.cabins).Len() == Plots:
		return engine.Refuse("R39", "All your plots are taken.")
	case s.market[m.A] == 0:
		return engine.Refuse("R39", "There is no %s in the market.", Cabin(m.A))
	}
	cost := Pay(0)
	for k, n := range info.Cost {
		cost += PayOf(Good(k), int(n))
	}
	if s.top().n == 0 {
		return s.refusePay(engine.Refuse("R39", "%s costs %s.", Cabin(m.A), cost.goods()))
	}
	return s.refusePay(engine.Refuse("R39", "%s costs %s, less %d of your choice.", Cabin(m.A), cost.goods(),
		s.top().n))
}

func (s *State) refuseLoss() *engine.Refusal {
	p := s.activePlayer()
	if p.basics()+int(p.goods[Gold]) < 2 {
		return engine.Refuse(
			"R51", "With fewer than two goods you lose a cabin or fall back, or all you have if you can do neither.")
	}
	return engine.Refuse("R51", "You must lose two of the food, wood, stone and gold that you have.")
}
