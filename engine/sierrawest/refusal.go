package sierrawest

import (
	"errors"
	"fmt"

	"gulch/engine"
)

// asks says by phase what a player has to do, for a move that belongs to another phase.
var asks = [phaseCount]string{
	PhasePlan:      "It is time to lay out three cards: left, top and right.",
	PhasePioneer:   "It is time to move or post a pioneer, or to end the turn.",
	PhaseRival:     "It is Hastings's turn.",
	PhaseOver:      "The game is over.",
	PhasePickBasic: "First take a food, a wood or a stone.",
	PhaseSteps:     "There are steps to take first: climb, roll the wagon, or stop.",
	PhaseShovel:    "The shovel comes first: claim a card, build a cabin, or stop.",
	PhaseBuild:     "There is a cabin to build first, or stop.",
	PhaseBarter:    "There is a swap to make first, or stop.",
	PhaseHunt:      "There is an animal to catch first, or stop.",
	PhaseGrizzly:   "The grizzly comes first: lure it with food or suffer.",
	PhaseDamage:    "There is damage to take first.",
	PhaseHarvest:   "There is a harvest to bring in first, or stop.",
	PhasePaddle:    "The canoe moves first, or stop.",
	PhaseRapid:     "The canoe moves first, or stop.",
	PhaseLoad:      "There is a cart to load first, or stop.",
	PhaseBuyFish:   "There is fish to buy first, or stop.",
	PhasePickTrack: "First choose the track to move up on.",
	PhasePickClaim: "First choose the card to claim.",
	PhaseAdvance:   "First say how far the wagon rolls.",
	PhaseShoot:     "The shooting comes first.",
	PhasePress:     "The Cider Press comes first, or stop.",
	PhaseMill:      "The Stamp Mill comes first, or stop.",
	PhaseReact:     "Somebody is asked for a reaction first: react or decline.",
}

// refusal says in words why a move is not legal.
func (s *State) refusal(m engine.Move) error {
	switch {
	case m.Kind == 0 || m.Kind >= kindEnd:
		return errors.New("That is not a move of Sierra West.")
	case s.Turn() == engine.NoSeat || kindPhases[m.Kind]>>s.Phase()&1 == 0:
		return errors.New(asks[s.Phase()])
	}
	switch m.Kind {
	case KindPlan:
		return s.refusePlan(m)
	case KindWalk, KindSummit, KindVisit, KindTrap, KindBait:
		return s.refusePioneer(m)
	case KindClimb:
		return fmt.Errorf("Your frontiersman cannot climb to %s: it is not next to him, or holds no card.", Node(m.A))
	case KindRoll:
		return s.refuseRoll(m)
	case KindBuild:
		return s.refuseBuild(m)
	case KindClaim:
		return errors.New("Your frontiersman does not stand on a card that is face up.")
	case KindClaimAt:
		return fmt.Errorf("There is no card face up on %s.", Node(m.A))
	case KindCatch:
		return s.refuseAnimal(Animal(m.A))
	case KindLose:
		return s.refuseLoss()
	case KindWreck:
		return fmt.Errorf("You own no %s.", Cabin(m.A).Info().Name)
	case KindReact:
		return errors.New("The General Store brings two basic resources; other reactions bring nothing to choose.")
	}
	return s.refuseOther(m)
}

// refuseOther explains the moves that need little explanation.
func (s *State) refuseOther(m engine.Move) error {
	text, known := map[engine.Kind]string{
		KindLaceBoots:    "You have no Pair of Boots.",
		KindBlast:        "To blast you need the dynamite and 2 stone.",
		KindSellFish:     "To sell fish your canoe must be at the Fish Market, and you need the fish.",
		KindTake:         "You can take a food, a wood or a stone.",
		KindSwap:         "You must give a basic resource that you have, for another kind.",
		KindLure:         "You have no food, and no gold to stand in for it.",
		KindRetreat:      "Your wagon is on space 0 already; it cannot roll back.",
		KindCanoe:        "The canoe cannot go there.",
		KindLoad:         "You need such a cart with room enough, and the gold.",
		KindBuy:          "That fish is not in the supply, or you cannot pay for it.",
		KindAdvanceTrack: "That track is not offered here.",
		KindAdvance:      "The wagon cannot roll that far.",
		KindPress:        "The press takes 1 or 2 apples, and they must be in the supply.",
		KindMill:         "The mill takes 1 or 2 of your stone.",
		KindFire:         "You need a bullet, and an outlaw to shoot at.",
		KindStop:         "The first shot must be fired.",
	}[m.Kind]
	if !known || m.A == 0 && m.B == 0 && m.C == 0 && s.offers(m.Kind) && verbs[m.Kind].is == nil {
		return errors.New(asks[s.Phase()])
	}
	if verbs[m.Kind].is == nil && (m.A != 0 || m.B != 0 || m.C != 0) {
		return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
	}
	return errors.New(text)
}

func (s *State) refusePlan(m engine.Move) error {
	for _, v := range [3]int16{m.A, m.B, m.C} {
		if !s.now().hand.Has(int(v)) {
			return fmt.Errorf("%s is not in your hand.", s.cardName(v))
		}
	}
	return errors.New("The three cards must be different.")
}

func (s *State) cardName(v int16) string {
	if v < 0 || v >= CardCount {
		return "That card"
	}
	return s.printed(Card(v)).Name
}

// refusePioneer explains why a pioneer cannot do something.
func (s *State) refusePioneer(m engine.Move) error {
	if m.A < 0 || m.A >= int16(pathCount) {
		return errors.New("There is no such pioneer; there are green and tan.")
	}
	path := Path(m.A)
	at, other := s.now().pioneer[path], s.now().pioneer[1-path]
	if !at.walking() {
		return fmt.Errorf("Your %s pioneer has finished for this turn.", path)
	}
	switch m.Kind {
	case KindWalk:
		return s.refuseWalk(m, path, at.space()+1)
	case KindSummit:
		return s.refuseSummit(m, path)
	case KindVisit:
		if m.B < 0 || m.B >= int16(CabinCount) || s.now().cabins>>m.B&1 == 0 {
			return fmt.Errorf("You own no %s.", Cabin(m.B).Info().Name)
		}
		return errors.New("Your other pioneer is in that cabin.")
	case KindBait:
		if s.now().goods[Food]+s.now().goods[Gold] < baitPrice {
			return fmt.Errorf("Bait costs %d food, which you cannot pay.", baitPrice)
		}
		return s.refuseAnimal(Animal(m.B))
	}
	if other == spotTrap {
		return errors.New("Your other pioneer is on the trap.")
	}
	return fmt.Errorf("The move says more than %q does.", verbs[m.Kind].word)
}

func (s *State) refuseWalk(m engine.Move, path Path, space int) error {
	if space > pathSpaces[path] {
		return fmt.Errorf("Your %s pioneer is at the end of his path.", path)
	}
	fee, icon := path.Fee(space), s.iconAt(path, space).Info()
	switch {
	case fee == 0:
		return fmt.Errorf("%s_%d costs nothing, and its icon is used on entering.", path, space)
	case m.B == 0 && icon.Mandatory:
		return fmt.Errorf("%s may not be walked past: pay %d basic resources or stay.", icon.Name, fee)
	}
	return s.refusePay(fmt.Sprintf("%s_%d costs %d basic resources", path, space, fee))
}

// refusePay explains a payment that does not fit (R5).
func (s *State) refusePay(what string) error {
	g := s.now().goods
	return fmt.Errorf("%s. You have food %d, wood %d, stone %d, gold %d; gold only stands in for what is missing.",
		what, g[Food], g[Wood], g[Stone], g[Gold])
}

func (s *State) refuseSummit(m engine.Move, path Path) error {
	if m.B < 0 || m.B >= SummitSlots {
		return errors.New("There is no such summit; there are left, top and right.")
	}
	if s.now().pioneer[path].space() != pathSpaces[path] {
		return errors.New("Only from the last space of his path can a pioneer take a summit.")
	}
	if s.now().pioneer[1-path] == spotSummit+spot(m.B) {
		return errors.New("Your other pioneer is on that summit.")
	}
	info := &box.summit[s.printed(s.slots[m.B]).Summit]
	if !s.useful(info) {
		return fmt.Errorf("%s can do nothing now: %s", info.Name, info.Text)
	}
	return s.refusePay(fmt.Sprintf("%s wants another payment: %s", info.Name, info.Text))
}

func (s *State) refuseAnimal(a Animal) error {
	if a > ModeAnimal {
		return errors.New("There is no such animal.")
	}
	name := s.mode.animalInfo(a).Name
	if s.now().caught>>a&1 != 0 {
		return fmt.Errorf("You have caught the %s already.", name)
	}
	return fmt.Errorf("No card that is face up shows the %s.", name)
}

func (s *State) refuseRoll(m engine.Move) error {
	p := s.now()
	if p.wagon == LastSpace {
		return errors.New("Your wagon is at the end of the trail.")
	}
	if s.owner[Mule] == s.active {
		return errors.New("You own the mule: your wagon pays no toll.")
	}
	toll := Pay(0)
	for k, n := range box.space[p.wagon+1].Toll {
		toll += PayOf(Good(k), int(n))
	}
	return s.refusePay(fmt.Sprintf("The toll of space %d is %s", p.wagon+1, toll))
}

func (s *State) refuseBuild(m engine.Move) error {
	if m.A < 0 || m.A >= int16(CabinCount) {
		return errors.New("There is no such cabin.")
	}
	info, p := &box.cabin[m.A], s.now()
	switch {
	case p.cabins>>m.A&1 != 0:
		return fmt.Errorf("You have a %s already.", info.Name)
	case Set(p.cabins).Len() == Plots:
		return errors.New("All your plots are taken.")
	case s.market[m.A] == 0:
		return fmt.Errorf("There is no %s in the market.", info.Name)
	}
	cost := Pay(0)
	for k, n := range info.Cost {
		cost += PayOf(Good(k), int(n))
	}
	return s.refusePay(fmt.Sprintf("%s costs %s, less %d of your choice", info.Name, cost, s.top().n))
}

func (s *State) refuseLoss() error {
	p := s.now()
	if p.basics()+int(p.goods[Gold]) < 2 {
		return errors.New("With fewer than two goods you lose a cabin or fall back, or all you have if you can do neither.")
	}
	return errors.New("You must lose two of the food, wood, stone and gold that you have.")
}
