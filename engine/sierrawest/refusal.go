package sierrawest

import "gulch/engine"

// phasePrompts holds, for each phase, a sentence that says what the player has to do. It is shown
// when the player tries a move of another phase.
var phasePrompts = [phaseCount]*engine.Refusal{
	PhasePlan:      engine.Refuse("R11", "First, lay out 3 cards: left, top and right."),
	PhasePioneer:   engine.Refuse("R15", "First, move or send a pioneer, or end your turn."),
	PhaseRival:     engine.Refuse("R115", "You can't do that now: it's Hastings's turn."),
	PhaseOver:      engine.Refuse("R71", "The game is over."),
	PhasePickBasic: engine.Refuse("R43", "First, take 1 food, 1 wood or 1 stone."),
	PhaseSteps:     engine.Refuse("R23", "First, use your steps: climb, roll the wagon, or stop."),
	PhaseShovel:    engine.Refuse("R38", "First, use the shovel: claim a card, build a cabin, or stop."),
	PhaseBuild:     engine.Refuse("R39", "First, build a cabin or stop."),
	PhaseBarter:    engine.Refuse("R7", "First, make a swap or stop."),
	PhaseHunt:      engine.Refuse("R45", "First, catch an animal or stop."),
	PhaseGrizzly:   engine.Refuse("R50", "First, lure the grizzly with food or take damage."),
	PhaseDamage:    engine.Refuse("R51", "First, take the damage."),
	PhaseHarvest:   engine.Refuse("R78", "First, take the harvest or stop."),
	PhasePaddle:    engine.Refuse("R89", "First, move the canoe or stop."),
	PhaseRapid:     engine.Refuse("R89", "First, move the canoe or stop."),
	PhaseLoad:      engine.Refuse("R98", "First, load a cart or stop."),
	PhaseBuyFish:   engine.Refuse("R92", "First, buy fish or stop."),
	PhasePickTrack: engine.Refuse("R80", "First, choose the track to move up on."),
	PhasePickClaim: engine.Refuse("R36", "First, choose the card to claim."),
	PhaseAdvance:   engine.Refuse("R59", "First, choose how far the wagon rolls."),
	PhaseShoot:     engine.Refuse("R108", "First, finish shooting."),
	PhasePress:     engine.Refuse("R43", "First, use the Cider Press or stop."),
	PhaseMill:      engine.Refuse("R43", "First, use the Stamp Mill or stop."),
	PhaseReact:     engine.Refuse("R64", "First, use your reaction or decline it."),
}

// refusal returns a sentence for players that says why move m is not legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return engine.Refuse("", "You can't make that move in Sierra West. Choose a highlighted option.")
	case s.Turn() == engine.NoSeat || kindPhases[m.Kind]>>s.Phase()&1 == 0:
		return s.refusePhase(m.Kind)
	}
	switch m.Kind {
	case KindPlan:
		return s.refusePlan(m)
	case KindWalk, KindSummit, KindVisit, KindTrap, KindBait:
		return s.refusePioneer(m)
	case KindClimb:
		return engine.Refuse("R24", "You can't climb there. Choose a card next to your frontiersman.")
	case KindRoll:
		return s.refuseRoll(m)
	case KindBuild:
		return s.refuseBuild(m)
	case KindClaim:
		return engine.Refuse("R31", "You can't claim a card: your frontiersman isn't on a face-up card.")
	case KindClaimAt:
		return engine.Refuse("R36", "You can't claim that: there's no face-up card there.")
	case KindCatch:
		return s.refuseAnimal(AnimalOf(m))
	case KindLose:
		return s.refuseLoss()
	case KindBlast:
		return s.refuseBlast()
	case KindLoad:
		return s.refuseLoad(m)
	case KindFire:
		return s.refuseShot()
	case KindWreck:
		return refuseUnowned(CabinOf(m))
	case KindBuy:
		return s.refuseBuy(GoodOf(m))
	case KindSellFish:
		return s.refuseSale()
	case KindReact:
		return engine.Refuse(
			"R43", "You can't choose that: only the General Store gives you a choice.")
	}
	return s.refuseOther(m)
}

// refusePhase returns the refusal of a move of kind k, which belongs to another phase. If the move
// can be made at any time while pioneers move, but a decision is pending, the refusal names rule
// R22.
func (s *State) refusePhase(k engine.Kind) *engine.Refusal {
	why := *phasePrompts[s.Phase()]
	free := k == KindLaceBoots || k == KindSellFish || k == KindBlast
	if free && s.phase == PhasePioneer && s.Phase() != PhasePioneer {
		why.Rule = "R22"
	}
	return &why
}

// refuseUnowned returns the reason why the active player cannot use cabin c: there is no such
// cabin, or the player does not own it.
func refuseUnowned(c Cabin) *engine.Refusal {
	if c >= CabinCount {
		return engine.Refuse("R20", "You can't choose that cabin. Choose a highlighted one.")
	}
	return engine.Refuse("R20", "You can't use the %s: you don't own one.", c)
}

// refuseBuy returns the reason why the active player cannot buy a fish of the given kind now.
func (s *State) refuseBuy(fish Good) *engine.Refusal {
	if fish < Trout || fish > Salmon {
		return engine.Refuse("R92", "You can't buy that. Choose a highlighted fish.")
	}
	if s.fish[fish-Trout] == 0 {
		return engine.Refuse("R92", "You can't buy that fish: none are left in the supply.")
	}
	price := Pay(0)
	for k, n := range box.summit[s.top().n].cost.goods[:basicKinds] {
		price += PayOf(Good(k), int(n))
	}
	return s.refusePay(engine.Refuse("R92", "You can't pay for that fish: it costs %s.", price.goods()))
}

// refuseSale returns the reason why the active player cannot sell fish.
func (s *State) refuseSale() *engine.Refusal {
	if s.activePlayer().canoe != 0 {
		return engine.Refuse("R93", "You can't sell fish until your canoe is at the Fish Market.")
	}
	return engine.Refuse("R93", "You can't sell those fish: you don't have all of them.")
}

// refuseBlast returns the reason why the active player cannot blast for gold.
func (s *State) refuseBlast() *engine.Refusal {
	if s.owner[Dynamite] != s.active {
		return engine.Refuse("R99", "You can't blast: you don't have the dynamite.")
	}
	return engine.Refuse("R99", "You can't blast: it takes 2 stone, and you have %d.", s.activePlayer().goods[Stone])
}

// refuseLoad returns the reason why the active player cannot load gold by move m.
func (s *State) refuseLoad(m engine.Move) *engine.Refusal {
	if have := s.activePlayer().goods[Gold]; AddedOf(m) > int(have) {
		return engine.Refuse("R98", "You can't load that: you have %d gold.", have)
	}
	return engine.Refuse("R98", "You can't load that: a cart holds 2 gold. Choose a cart with room.")
}

// refuseShot returns the reason why the active player cannot shoot.
func (s *State) refuseShot() *engine.Refusal {
	if s.activePlayer().bullets == 0 {
		return engine.Refuse("R108", "You can't shoot: you have no bullets left.")
	}
	return engine.Refuse("R108", "You can't shoot: no outlaw is left to catch.")
}

// refuseOther returns the refusal of move m, whose kind has only one possible reason.
func (s *State) refuseOther(m engine.Move) *engine.Refusal {
	text, known := map[engine.Kind]*engine.Refusal{
		KindLaceBoots:    engine.Refuse("R29", "You can't spend a Pair of Boots: you have none."),
		KindTake:         engine.Refuse("R43", "You can't take that. Choose 1 food, 1 wood or 1 stone."),
		KindSwap:         engine.Refuse("R7", "You can't swap that. Give a basic resource you have for a different one."),
		KindLure:         engine.Refuse("R50", "You can't lure the grizzly away: you have no food or gold."),
		KindRetreat:      engine.Refuse("R52", "You can't roll your wagon back: it's at the start of the trail."),
		KindCanoe:        engine.Refuse("R89", "You can't move the canoe there. Choose a highlighted space."),
		KindAdvanceTrack: engine.Refuse("R80", "You can't move up on that track. Choose a highlighted one."),
		KindAdvance:      engine.Refuse("R59", "You can't roll the wagon that far. Choose a highlighted space."),
		KindPress:        engine.Refuse("R43", "You can't press that. Choose 1 or 2 apples from the supply."),
		KindMill:         engine.Refuse("R43", "You can't mill that. Choose 1 or 2 stone you have."),
		KindStop:         engine.Refuse("R108", "You can't stop yet: you must fire the first shot."),
	}[m.Kind]
	if !known || m == engine.MoveOf(m.Kind) && s.offers(m.Kind) && !kindNotations[m.Kind].HasParts() {
		return phasePrompts[s.Phase()]
	}
	if !wellFormed(m) {
		return engine.Refuse("", "You can't make that move. Choose a highlighted option.")
	}
	return text
}

func (s *State) refusePlan(m engine.Move) *engine.Refusal {
	for _, v := range [3]Card{LeftCardOf(m), TopCardOf(m), RightCardOf(m)} {
		if v >= CardCount {
			return engine.Refuse("R11", "You can't choose that card. Choose a highlighted card.")
		}
		if !s.activePlayer().hand.Has(int(v)) {
			return engine.Refuse("R11", "You can't lay out %s: it isn't in your hand.", s.cardTitle(v))
		}
	}
	return engine.Refuse("R11", "You can't lay out a card twice. Choose 3 different cards.")
}

// cardTitle returns the printed name of card c in this mode.
func (s *State) cardTitle(c Card) engine.Name { return engine.Name(s.printed(c).Name) }

// refusePioneer returns the reason why move m, which is made with a pioneer, is not legal.
func (s *State) refusePioneer(m engine.Move) *engine.Refusal {
	if PathOf(m) >= pathCount {
		return engine.Refuse("R15", "You can't choose that pioneer. Choose green or tan.")
	}
	path := PathOf(m)
	at, other := s.activePlayer().pioneer[path], s.activePlayer().pioneer[1-path]
	if !at.walking() {
		if path == Green {
			return engine.Refuse("R20", "You can't move your green pioneer: he has finished for this turn.")
		}
		return engine.Refuse("R20", "You can't move your tan pioneer: he has finished for this turn.")
	}
	switch m.Kind {
	case KindWalk:
		return s.refuseWalk(m, path, at.space()+1)
	case KindSummit:
		return s.refuseSummit(m, path)
	case KindVisit:
		if CabinOf(m) >= CabinCount || s.activePlayer().cabins>>CabinOf(m)&1 == 0 {
			return refuseUnowned(CabinOf(m))
		}
		return engine.Refuse("R20", "You can't go to that cabin: your other pioneer is there.")
	case KindBait:
		if s.activePlayer().goods[Food]+s.activePlayer().goods[Gold] < baitPrice {
			return engine.Refuse("R47", "You can't set bait: it costs %d food and you have %d food and %d gold.", baitPrice,
				s.activePlayer().goods[Food], s.activePlayer().goods[Gold])
		}
		return s.refuseAnimal(AnimalOf(m))
	}
	if other == spotTrap {
		return engine.Refuse("R20", "You can't go to the trap: your other pioneer is there.")
	}
	return engine.Refuse("", "You can't make that move. Choose a highlighted option.")
}

func (s *State) refuseWalk(m engine.Move, path Path, space int) *engine.Refusal {
	if space > pathSpaces[path] {
		if path == Green {
			return engine.Refuse("R15", "You can't move your green pioneer: he's at the end of his path.")
		}
		return engine.Refuse("R15", "You can't move your tan pioneer: he's at the end of his path.")
	}
	fee, icon := path.Fee(space), s.iconAt(path, space).Info()
	switch {
	case fee == 0:
		return engine.Refuse("R16", "You can't skip this space: it's free, and you must use its icon.")
	case !UsesOf(m) && icon.Mandatory && fee == 1:
		return engine.Refuse("R18", "You can't skip the %s. Pay 1 basic resource, or stay where you are.",
			engine.Name(icon.Name))
	case !UsesOf(m) && icon.Mandatory:
		return engine.Refuse("R18", "You can't skip the %s. Pay %d basic resources, or stay where you are.",
			engine.Name(icon.Name), fee)
	}
	if fee == 1 {
		return s.refusePay(engine.Refuse("R17", "You can't pay that way: this space costs 1 basic resource."))
	}
	return s.refusePay(engine.Refuse("R17", "You can't pay that way: this space costs %d basic resources.", fee))
}

// refusePay returns the refusal of a move whose payment does not match the price (R5). It consists
// of price, a sentence that names the price, and of what the player has.
func (s *State) refusePay(price *engine.Refusal) *engine.Refusal {
	g := s.activePlayer().goods
	return engine.Refuse(
		"R5", "%s You have %d food, %d wood, %d stone and %d gold. Gold only replaces what's missing.",
		price, g[Food], g[Wood], g[Stone], g[Gold])
}

func (s *State) refuseSummit(m engine.Move, path Path) *engine.Refusal {
	if SlotOf(m) >= SummitSlots {
		return engine.Refuse("R54", "You can't choose that summit. Choose left, top or right.")
	}
	if s.activePlayer().pioneer[path].space() != pathSpaces[path] {
		return engine.Refuse("R20", "You can't go to a summit until your pioneer is on his last space.")
	}
	if s.activePlayer().pioneer[1-path] == spotSummit+spot(SlotOf(m)) {
		return engine.Refuse("R54", "You can't go to that summit: your other pioneer is there.")
	}
	info := &box.summit[s.printed(s.slots[SlotOf(m)]).Summit]
	if !s.useful(info) {
		return engine.Refuse("R55", "You can't use %s now: it would have no effect. %s", engine.Name(info.Name), engine.Name(info.Text))
	}
	return s.refusePay(engine.Refuse("R55", "You can't pay for %s that way. %s", engine.Name(info.Name),
		engine.Name(info.Text)))
}

func (s *State) refuseAnimal(a Animal) *engine.Refusal {
	if a > ModeAnimal {
		return engine.Refuse("R44", "You can't catch that animal. Choose a highlighted one.")
	}
	name := engine.Name(s.mode.animalInfo(a).Name)
	if s.activePlayer().caught>>a&1 != 0 {
		return engine.Refuse("R44", "You can't catch the %s: you already have it.", name)
	}
	return engine.Refuse("R45", "You can't catch the %s: no face-up card shows it.", name)
}

func (s *State) refuseRoll(m engine.Move) *engine.Refusal {
	p := s.activePlayer()
	if p.wagon == LastSpace {
		return engine.Refuse("R25", "You can't roll your wagon: it's at the end of the trail.")
	}
	if s.owner[Mule] == s.active {
		return engine.Refuse("R26", "You can't pay a toll: you own the mule, so your wagon rolls for free.")
	}
	toll := Pay(0)
	for k, n := range box.space[p.wagon+1].Toll {
		toll += PayOf(Good(k), int(n))
	}
	return s.refusePay(engine.Refuse("R25", "You can't pay that way: the toll for space %d is %s.", p.wagon+1, toll.goods()))
}

func (s *State) refuseBuild(m engine.Move) *engine.Refusal {
	if CabinOf(m) >= CabinCount {
		return engine.Refuse("R39", "You can't choose that cabin. Choose a highlighted one.")
	}
	info, p := &box.cabin[CabinOf(m)], s.activePlayer()
	switch {
	case p.cabins>>CabinOf(m)&1 != 0:
		return engine.Refuse("R39", "You can't build another %s: you already have one.", CabinOf(m))
	case Set(p.cabins).Len() == Plots:
		return engine.Refuse("R39", "You can't build: all your plots are taken.")
	case s.market[CabinOf(m)] == 0:
		return engine.Refuse("R39", "You can't build the %s: none are left in the market.", CabinOf(m))
	}
	cost := Pay(0)
	for k, n := range info.Cost {
		cost += PayOf(Good(k), int(n))
	}
	if s.top().n == 0 {
		return s.refusePay(engine.Refuse("R39", "You can't pay that way: %s costs %s.", CabinOf(m), cost.goods()))
	}
	return s.refusePay(engine.Refuse("R39", "You can't pay that way: %s costs %s, minus %d of your choice.", CabinOf(m),
		cost.goods(),
		s.top().n))
}

func (s *State) refuseLoss() *engine.Refusal {
	p := s.activePlayer()
	if p.basics()+int(p.goods[Gold]) < 2 {
		return engine.Refuse(
			"R51", "You can't lose 2 resources: you have fewer. Choose another loss.")
	}
	return engine.Refuse("R51", "You can't lose those resources. Choose 2 from your food, wood, stone and gold.")
}

// goods returns a phrase for refusals that lists the goods of the payment, such as "2 in food and 1
// in wood".
func (p Pay) goods() *engine.Refusal {
	var said *engine.Refusal
	for g := range Good(payKinds) {
		n := p.Of(g)
		if n == 0 {
			continue
		}
		part := amount(g, n)
		if said == nil {
			said = part
		} else {
			said = engine.Refuse("", "%s and %s", said, part)
		}
	}
	if said == nil {
		return engine.Refuse("", "nothing")
	}
	return said
}

// amount returns a phrase for refusals that names n units of good g.
func amount(g Good, n int) *engine.Refusal {
	one := n == 1
	switch {
	case g == Food:
		return engine.Refuse("", "%d× food", n)
	case g == Wood:
		return engine.Refuse("", "%d× wood", n)
	case g == Stone:
		return engine.Refuse("", "%d× stone", n)
	case g == Gold:
		return engine.Refuse("", "%d× gold", n)
	case g == GreenApple && one:
		return engine.Refuse("", "1 green apple")
	case g == GreenApple:
		return engine.Refuse("", "%d of your green apples", n)
	case g == RedApple && one:
		return engine.Refuse("", "1 red apple")
	case g == RedApple:
		return engine.Refuse("", "%d of your red apples", n)
	case one:
		return engine.Refuse("", "1 bullet")
	}
	return engine.Refuse("", "%d of your bullets", n)
}
