package sierrawest

import "gulch/engine"

// appraiser values things for one seat in one position, in points. It is a value on the stack: the position does not
// change while it is used. Products are converted before they are added, so that every platform rounds alike.
type appraiser struct {
	s     *State
	p     engine.Seat
	me    *player
	phase engine.Phase
	left  float32 // turns still to come for the seat, this one not counted
	times float32 // the multiplier that it will end with
	early float32 // how much of the game is still to come, from 1 to 0
	basic float32 // a basic resource of a kind that does not matter
	good  [goodCount]float32
	path  [pathCount]ahead // of the active seat in the phase PIONEER
}

// ending says how many rounds a game still takes after the one it is in, by the number of players: so many by itself,
// and so many for each card on the mountain. It is fitted to games between bots of the level medium.
var ending = [MaxSeats + 1]struct{ base, perCard float32 }{
	1: {-3.1, 0.43}, 2: {-4, 0.525}, 3: {-1.4, 0.505}, 4: {-1.2, 0.435},
}

// lastStand says the same of Outlaws & Outposts, where above all the outposts count that are not in the row yet.
var lastStand = [MaxSeats + 1]struct{ base, perCard, perSlot float32 }{
	1: {-2.9, 0.1, 1.55}, 2: {-2.55, 0.1, 1.25}, 3: {-3.85, 0.17, 1.07}, 4: {-3.85, 0.25, 0.7},
}

// roundsLeft estimates how many rounds follow this one while the end is not triggered.
func (s *State) roundsLeft() float32 {
	players := s.seats
	if s.solo {
		players = 1
	}
	cards := float32(s.held.Len())
	if s.mode == OutlawsOutposts {
		e := lastStand[players]
		return max(1, e.base+float32(e.perCard*cards)+float32(e.perSlot*float32(RowSlots-s.rowSize)))
	}
	e := ending[players]
	return max(1, e.base+float32(e.perCard*cards))
}

// turnsLeft estimates how many turns a seat still has, the one it is in not counted. Every claim brings the end nearer
// for all alike, so positions of one seat before and after must be compared by its lead, never by its score alone.
func (s *State) turnsLeft(p engine.Seat) float32 {
	if s.phase == PhaseOver {
		return 0
	}
	n := engine.Seat(s.seats)
	at, now := (p-s.start+n)%n, (s.active-s.start+n)%n
	yet := float32(0)
	if at > now || at == now && s.phase != PhasePioneer {
		yet = 1 // its turn of this round is still to come
	}
	switch {
	case s.endRound > 0:
		return float32(s.endRound-s.round) + yet
	case s.round >= LastRound:
		return yet
	}
	return s.roundsLeft() + yet
}

func (s *State) appraise(p engine.Seat) appraiser {
	a := appraiser{s: s, p: p, me: &s.player[p], phase: s.Phase(), left: s.turnsLeft(p)}
	a.early = min(1, a.left/8)
	a.times = s.finalTimes(p, a.left)
	a.basic = 0.75
	if a.left == 0 {
		a.basic = 0.3 // it may still pay for a summit
	}
	stock := a.me.basics()
	for g := range Good(basicKinds) {
		v := a.basic
		switch {
		case a.left == 0:
		case stock >= 9:
			v = 0.15
		case a.me.goods[g] == 0:
			v += 0.2
		case a.me.goods[g] > 3:
			v -= 0.15
		}
		a.good[g] = v
	}
	a.good[Gold], a.good[Boots] = 1.1, 1.5
	if a.left == 0 {
		a.good[Gold], a.good[Boots] = 1, 1
	}
	a.modeGoods()
	return a
}

// modeGoods values what only the mode has.
func (a *appraiser) modeGoods() {
	if a.left == 0 {
		a.good[Cart], a.good[Bullet] = 0.5, 0.25
		a.good[GreenApple], a.good[RedApple] = 0.25, 0.25
		return
	}
	a.good[GreenApple], a.good[RedApple] = 0.3, 0.3
	a.good[Bullet] = 0.55
	a.good[Cart] = 2.4
}

// finalTimes estimates the multiplier at the end from the wagon now.
func (s *State) finalTimes(p engine.Seat, left float32) float32 {
	w := s.player[p].wagon
	if left == 0 {
		// In its last turn a seat that has not finished may still roll on.
		return float32(box.space[w].Multiplier)
	}
	return smoothTimes(float32(w) + min(7, float32(0.85*left)))
}

// smoothTimes is the multiplier of a space, without its steps.
func smoothTimes(space float32) float32 { return min(4, 1+max(0, space-1)/2.7) }

// pace is how many moves up a seat usually still makes in a turn.
const pace = 0.75

// moves returns how many track moves and outlaws a seat will have at the end.
func (a *appraiser) moves() float32 { return float32(a.upward()) + float32(pace*a.left) }

// upward returns the moves up tracks, and the outlaws, that a seat has.
func (a *appraiser) upward() int {
	n := int(a.me.outlaws)
	for _, at := range a.me.track {
		n += int(at)
	}
	return n
}

// payment values what is paid.
func (a *appraiser) payment(pay Pay) float32 {
	sum := float32(0)
	for g := Good(0); pay != 0; g, pay = g+1, pay>>payBits {
		if n := pay & payMost; n > 0 {
			sum += float32(float32(n) * a.good[g])
		}
	}
	return sum
}

// wagon values so many spaces of the trail.
func (a *appraiser) wagon(n int) float32 {
	from := int(a.me.wagon)
	to := min(from+n, LastSpace)
	if to <= from {
		return 0
	}
	if a.left == 0 {
		up := box.space[to].Multiplier - box.space[from].Multiplier
		near := float32(0.05 * float32(to-from))
		return float32(float32(up)*a.moves()) + near
	}
	rise := smoothTimes(float32(to)+min(7, float32(0.85*a.left))) - a.times
	along := float32(0)
	if to/2 > from/2 {
		along = 0.3 // another card along the trail
	}
	return float32(float32(to-from)*0.5) + float32(0.5*rise*a.moves()) + float32(along*a.early)
}

// track values a move up, blocked or not.
func (a *appraiser) track(t Track) float32 {
	worth := float32(0)
	if a.room(t) {
		worth = a.times
	}
	switch t {
	case Garden:
		return worth + a.good[Boots]
	case Barn:
		return worth + a.good[Gold]
	case Hearth:
		return worth + a.good[Food] + a.good[Wood]
	case Granny:
		return worth + a.pelts()
	}
	return worth + float32(2*a.good[Gold])
}

// room reports whether the marker can move up (R57).
func (a *appraiser) room(t Track) bool {
	to := int(a.me.track[t]) + 1
	info := &box.track[t]
	switch {
	case to > info.Top:
		return false
	case to == 6:
		return a.s.markersOn(t, 6) < info.RoomAt6
	case to == 5 && info.RoomAt5 > 0:
		return a.s.markersOn(t, 5) < info.RoomAt5
	}
	return true
}

// bestTrack values the best of the tracks from first to last.
func (a *appraiser) bestTrack(first, last Track) float32 {
	best := float32(0)
	for t := first; t <= last; t++ {
		best = max(best, a.track(t))
	}
	return best
}

// pelts values a Fur Trade.
func (a *appraiser) pelts() float32 {
	sum := float32(0)
	for set := Set(a.me.caught); set != 0; set &= set - 1 {
		pelt := a.s.mode.animalInfo(Animal(set.First())).pelt
		sum += a.unit(pelt)
	}
	return sum
}

// unit values one of a good, with the fish of the otter.
func (a *appraiser) unit(g Good) float32 {
	if g >= Trout && g <= Salmon {
		return 0.95
	}
	return a.good[g]
}

// animal values catching an animal.
func (a *appraiser) animal(n Animal) float32 {
	worth := 1 + float32(1.5*a.early)
	if n == Bear {
		worth += float32(0.3 * a.early)
	}
	return worth
}

// card values owning a mountain card: its points, and a better deck.
func (a *appraiser) card(c Card) float32 {
	return float32(a.s.printed(c).Points) + min(2.5, float32(0.3*a.left))
}

// claim values claiming the card on a node, and the way back up.
func (a *appraiser) claim(n Node) float32 {
	worth := a.card(a.s.card[n])
	if n == a.s.climber[a.p] {
		worth -= 0.4
	}
	return worth
}

// cabin values a cabin before its price: points, the plot, and its use.
func (a *appraiser) cabin(c Cabin) float32 {
	worth := float32(box.cabin[c].Points) - emptyPlot
	use := float32(1.5)
	switch c {
	case TrappersLodge:
		use = 0.9
	case SurveyorsHut, GeneralStore:
		use = 1 + float32(0.2*float32(a.s.seats))
	case Wheelwright, StampMill:
		use = 1.9
	case ExpressOffice, MarshalsOffice:
		use = 1.8
	case CiderPress, FruitStand:
		use = 1.6
	}
	return worth + float32(use*a.early)
}

// bestBuild values the best cabin that can be built with a discount.
func (a *appraiser) bestBuild(discount int) float32 { return a.bestBuildAfter(discount, 0, 0) }

// bestBuildAfter is bestBuild for what is left when pay has been paid and a fee of so many resources of any kind, which takes those that
// are needed least.
func (a *appraiser) bestBuildAfter(discount int, pay Pay, fee int) float32 {
	best := float32(0)
	if Set(a.me.cabins).Len() == Plots {
		return 0
	}
	for c, left := range a.s.market {
		if left == 0 || a.me.cabins>>c&1 != 0 {
			continue
		}
		cost, short := 0, 0
		for k, n := range box.cabin[c].Cost {
			cost += int(n)
			short += max(0, int(n)-int(a.me.goods[k])+pay.Of(Good(k)))
		}
		gold := int(a.me.goods[Gold])
		if short-discount <= gold-pay.Of(Gold) && max(0, cost-discount)+fee <= a.me.basics()+gold {
			best = max(best, a.cabin(Cabin(c))-float32(float32(max(0, cost-discount))*a.basic))
		}
	}
	return best
}

// bestClaim values the best card that is face up.
func (a *appraiser) bestClaim() float32 {
	best := float32(0)
	for set := a.s.faceUp; set != 0; set &= set - 1 {
		best = max(best, a.claim(Node(set.First())))
	}
	return best
}

// trapWorth values a pioneer who waits on the trap.
func (a *appraiser) trapWorth() float32 {
	if a.left == 0 {
		return 0
	}
	missing := AnimalKinds - Set(a.me.caught).Len()
	if missing == 0 {
		return 0
	}
	return 0.2 + float32(0.27*float32(missing)*a.early)
}

// visit values posting a pioneer in a cabin.
func (a *appraiser) visit(c Cabin) float32 {
	switch c {
	case RootCellar:
		return float32(2 * a.good[Food])
	case SawPit:
		return float32(2 * a.good[Wood])
	case StoneYard:
		return float32(2 * a.good[Stone])
	case Wheelwright:
		return a.wagon(1)
	case ExpressOffice:
		return a.good[Boots]
	case TrappersLodge:
		return float32(1.2 * a.trapWorth())
	case SurveyorsHut, GeneralStore:
		if a.left == 0 {
			return 0
		}
		return 0.8 + float32(0.3*float32(a.s.seats))
	case CiderPress:
		return float32(float32(min(2, a.s.apples[0]+a.s.apples[1])) * (a.good[Gold] - a.good[GreenApple]))
	case FruitStand:
		return float32(2 * a.good[GreenApple])
	case Boathouse:
		return a.paddles(RowSlots)
	case Smokehouse:
		return a.catch(int(a.me.canoe))
	case StampMill:
		return float32(float32(min(2, a.me.goods[Stone]))*(a.good[Gold]-a.good[Stone])) + a.loading()
	}
	return a.good[Bullet] + max(0, a.shoot())
}
