package sierrawest

// movesPerTurn is the average number of track moves that a seat makes in a turn.
const movesPerTurn = 0.75

// expectedMoves returns the number of track moves and captured outlaws that the seat is expected to
// have at the end of the game.
func (a *appraiser) expectedMoves() float32 {
	return float32(a.movesUp()) + float32(movesPerTurn*a.left)
}

// movesUp returns the number of track moves that the seat has made so far, plus the number of
// outlaws that it has captured.
func (a *appraiser) movesUp() int {
	n := int(a.me.outlaws)
	for _, at := range a.me.track {
		n += int(at)
	}
	return n
}

// payment returns the total value, in points, of the goods in a payment.
func (a *appraiser) payment(pay Pay) float32 {
	sum := float32(0)
	for g := Good(0); pay != 0; g, pay = g+1, pay>>payBits {
		if n := pay & payMost; n > 0 {
			sum += float32(float32(n) * a.good[g])
		}
	}
	return sum
}

// wagon returns the value, in points, of rolling the wagon by n spaces.
func (a *appraiser) wagon(n int) float32 {
	from := int(a.me.wagon)
	to := min(from+n, LastSpace)
	if to <= from {
		return 0
	}
	if a.left == 0 {
		up := box.space[to].Multiplier - box.space[from].Multiplier
		near := float32(0.05 * float32(to-from))
		return float32(float32(up)*a.expectedMoves()) + near
	}
	rise := smoothMultiplier(float32(to)+min(7, float32(0.85*a.left))) - a.multiplier
	along := float32(0)
	if to/2 > from/2 {
		along = 0.3 // one more card of the row is along the trail
	}
	return float32(float32(to-from)*0.5) + float32(0.5*rise*a.expectedMoves()) + float32(along*a.early)
}

// track returns the value, in points, of moving the marker on track t by one space, including the
// reward. If the marker cannot move, the value is that of the reward alone, which the seat gets all
// the same.
func (a *appraiser) track(t Track) float32 {
	worth := float32(0)
	if a.room(t) {
		worth = a.multiplier
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

// room reports whether the next space of track t has room for the seat's marker (R57).
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

// bestTrack returns the value, in points, of a move on the best of several consecutive tracks.
// first and last are the first and the last of these tracks, both included.
func (a *appraiser) bestTrack(first, last Track) float32 {
	best := float32(0)
	for t := first; t <= last; t++ {
		best = max(best, a.track(t))
	}
	return best
}

// pelts returns the value, in points, of a Fur Trade with the animals that the seat has caught so
// far.
func (a *appraiser) pelts() float32 {
	sum := float32(0)
	for set := Set(a.me.caught); set != 0; set &= set - 1 {
		pelt := a.s.mode.animalInfo(Animal(set.First())).pelt
		sum += a.unit(pelt)
	}
	return sum
}

// unit returns the value, in points, of one unit of good g. All kinds of fish have the same value
// here: that of the fish which the pelt of an otter brings.
func (a *appraiser) unit(g Good) float32 {
	if g >= Trout && g <= Salmon {
		return 0.95
	}
	return a.good[g]
}

// animal returns the value, in points, of catching animal n.
func (a *appraiser) animal(n Animal) float32 {
	worth := 1 + float32(1.5*a.early)
	if n == Bear {
		worth += float32(0.3 * a.early)
	}
	return worth
}

// card returns the value, in points, of claiming mountain card c: its points, and the improvement
// of the deck.
func (a *appraiser) card(c Card) float32 {
	return float32(a.s.printed(c).Points) + min(2.5, float32(0.3*a.left))
}

// claim returns the value, in points, of claiming the card on node n. It is a little lower if the
// seat's frontiersman is there, because he falls back to the base.
func (a *appraiser) claim(n Node) float32 {
	worth := a.card(a.s.card[n])
	if n == a.s.climber[a.p] {
		worth -= 0.4
	}
	return worth
}

// cabin returns the value, in points, of having cabin c, without subtracting its price: its points,
// the points for filling the plot, and its use.
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

// bestBuild returns the value, in points, of the best cabin that the seat can build, minus its
// price. The price is reduced by discount resources.
func (a *appraiser) bestBuild(discount int) float32 { return a.bestBuildAfter(discount, 0, 0) }

// bestBuildAfter returns the value of the best cabin like bestBuild, but after the payment pay and
// a fee. The price of the cabin is reduced by discount resources. The fee is a number of basic
// resources of any kind; it is assumed to be paid with those that are needed least.
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

// bestClaim returns the value, in points, of claiming the best of the face-up cards.
func (a *appraiser) bestClaim() float32 {
	best := float32(0)
	for set := a.s.faceUp; set != 0; set &= set - 1 {
		best = max(best, a.claim(Node(set.First())))
	}
	return best
}

// trapWorth returns the value, in points, of leaving a pioneer on the trap, where he waits for an
// animal.
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

// visit returns the value, in points, of sending a pioneer into cabin c, where he stays.
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
