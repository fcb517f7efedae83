package sierrawest

import "gulch/engine"

// icon returns the value, in points, of moving a pioneer onto an icon now and using it.
func (a *appraiser) icon(icon Icon) float32 {
	if g := gains[icon]; g.n > 0 {
		if icon == IconReload {
			return float32(float32(MaxBullets-a.me.bullets) * a.good[Bullet])
		}
		return float32(float32(g.n) * a.good[g.good])
	}
	if t := takes[icon]; t.is {
		return a.piece(t.piece)
	}
	switch icon {
	case IconAny:
		return max(a.good[Food], a.good[Wood], a.good[Stone])
	case IconBoot1:
		return a.steps(1)
	case IconBoot2:
		return a.steps(2)
	case IconShovel:
		return a.shovel()
	case IconBarter:
		return 0.8
	case IconHunt:
		if a.s.shownAnimals()&^a.me.caught != 0 {
			return a.animal(Beaver)
		}
		return 0
	case IconFur:
		return a.pelts()
	case IconGrizzly:
		if a.me.caught>>Bear&1 != 0 {
			return 0
		}
		return -a.damage(0)
	}
	return a.modeIcon(icon)
}

// modeIcon returns the value, in points, of using an icon that only exists in one mode.
func (a *appraiser) modeIcon(icon Icon) float32 {
	switch icon {
	case IconAppleGR:
		return a.good[GreenApple] + a.good[RedApple]
	case IconHarvest:
		return a.harvest()
	case IconPan:
		return a.pan()
	case IconBanjo:
		if a.s.phase == PhasePioneer && a.s.dueling() {
			return 0
		}
		return -a.damage(0)
	case IconDuel:
		return 0.2
	case IconPaddle1:
		return a.paddles(1)
	case IconPaddle2:
		return a.paddles(2)
	case IconRapid:
		return a.paddles(RowSlots)
	case IconGoFish:
		return a.catch(int(a.me.canoe))
	case IconMine:
		vein := float32(a.s.trailGold(a.p))
		return float32(max(0, vein-2)*a.good[Gold]) + float32(min(2, vein)*0.85)
	case IconLoad:
		return a.loading()
	}
	return 0
}

// piece returns the value, in points, of taking a piece (a component that exists once) from its
// owner or the supply. It is 0 if the seat has it already.
func (a *appraiser) piece(piece Piece) float32 {
	owner := a.s.owner[piece]
	if owner == a.p {
		return 0
	}
	worth := float32(pieceWorth[piece])
	if a.left > 0 {
		worth *= 0.6
	}
	if owner != engine.NoSeat && a.s.seats == 2 {
		worth *= 1.8 // the only opponent loses what the seat gains
	}
	use := [PieceCount]float32{Mule: 0.2, Lantern: 0.15, Dynamite: 0.05, Sheriff: 0.15}[piece]
	return worth + float32(use*a.left)
}

// shovel returns the value, in points, of the icon Shovel. With it the player claims the card under
// the frontiersman or builds a cabin.
func (a *appraiser) shovel() float32 { return a.shovelAfter(0, 0) }

// shovelAfter returns the value of using the icon Shovel after making the payment pay and paying a
// fee, a number of basic resources of any kind. The goods spent in this way are not available for
// the price of a cabin.
func (a *appraiser) shovelAfter(pay Pay, fee int) float32 {
	worth := a.bestBuildAfter(0, pay, fee)
	if at := a.s.climber[a.p]; a.s.faceUp.Has(int(at)) {
		worth = max(worth, a.claim(at))
	}
	return worth
}

// steps returns the value of n steps. Each step either climbs towards a face-up card or rolls the
// wagon.
func (a *appraiser) steps(n int) float32 {
	roll := a.rollWorth()
	near := a.stepsToCard()
	sum := float32(0)
	for range n {
		if near > 0 && near < far && a.climbStep() > roll {
			sum += a.climbStep()
			near--
			continue
		}
		sum += max(0, roll)
	}
	return sum
}

// rollWorth returns the value of rolling the wagon by one space, minus the toll. It is 0 if the
// seat cannot pay the toll or the wagon is at the end of the trail.
func (a *appraiser) rollWorth() float32 {
	if a.me.wagon == LastSpace {
		return 0
	}
	worth := a.wagon(1)
	if a.s.owner[Mule] == a.p {
		return worth
	}
	short := 0
	for k, n := range box.space[a.me.wagon+1].Toll {
		short += max(0, int(n)-int(a.me.goods[k]))
		worth -= float32(float32(n) * a.good[k])
	}
	if short > int(a.me.goods[Gold]) {
		return 0
	}
	return worth
}

// climbStep returns the value of one step with which the frontiersman climbs towards a card.
func (a *appraiser) climbStep() float32 {
	if a.left == 0 && a.phase != PhasePioneer && a.phase != PhasePlan && a.phase != PhaseSteps {
		return 0
	}
	return 0.2 + float32(0.24*a.early)
}

// far is larger than any distance on the mountain. As a distance, it means that there is no way.
const far = 9

// distance holds the number of steps from one node to another. The first index is the start, the
// second the destination. The last row is for the start at Base.
var distance [NodeCount + 1][NodeCount]int8

func newDistance() (table [NodeCount + 1][NodeCount]int8) {
	for from := range table {
		seen, front := Set(0), Set(0)
		if from < NodeCount {
			seen = 1 << from
			front = seen
		}
		for n := range NodeCount {
			table[from][n] = far
		}
		for steps := int8(0); steps < far; steps++ {
			for n := range front.All() {
				table[from][n] = steps
			}
			var next Set
			for n := range front.All() {
				next |= box.node[n].adjacent
			}
			if from == NodeCount && steps == 0 {
				next = box.rowNodes[1]
			}
			front = next &^ seen
			seen |= front
		}
	}
	return table
}

// distancesFrom returns the numbers of steps from node n, or from Base, to all nodes.
func distancesFrom(n Node) *[NodeCount]int8 {
	if n == Base {
		return &distance[NodeCount]
	}
	return &distance[n]
}

// stepsToCard returns the number of steps from the frontiersman to the nearest face-up card, or far
// if no card is face up.
func (a *appraiser) stepsToCard() int {
	best := int8(far)
	row := distancesFrom(a.s.climber[a.p])
	for set := a.s.faceUp; set != 0; set &= set - 1 {
		best = min(best, row[set.First()])
	}
	return int(best)
}

// standing returns the value, in points, of having the frontiersman on node n or at Base. It
// depends on the distances to the face-up cards and on their points.
func (a *appraiser) standing(n Node) float32 {
	best := float32(0)
	row := distancesFrom(n)
	for set := a.s.faceUp; set != 0; set &= set - 1 {
		f := set.First()
		best = max(best, 3-float32(0.55*float32(row[f]))+float32(0.25*float32(a.s.printed(a.s.card[f]).Points)))
	}
	return best
}

// climb returns the value, in points, of climbing to a node, minus the damage that outlaws there
// cause.
func (a *appraiser) climb(to Node) float32 {
	at := a.s.climber[a.p]
	gain := float32((a.standing(to) - a.standing(at)) * (0.4 + float32(1.2*a.early)))
	if a.left == 0 {
		gain = a.standing(to) - a.standing(at)
	}
	if a.s.guarded(to) {
		gain -= a.damage(damageOutpost)
	}
	return gain
}

// damage returns the estimated cost, in points, of damage from a source (one of the causes of
// damage), if the seat takes it in the cheapest way.
func (a *appraiser) damage(source uint8) float32 {
	// The seat loses two goods, or retreats: a pioneer then loses the rest of his path, or the
	// wagon a space.
	if a.me.basics() >= 2 {
		return min(1.4, float32(2*a.basic))
	}
	if source == damageSixShooter {
		return a.wagon(1)
	}
	return 1.2
}

// loss returns the cost, in points, of taking the damage from a source (one of the causes of
// damage) in the way that move m states.
func (a *appraiser) loss(source uint8, m engine.Move) float32 {
	switch m.Kind {
	case KindLose:
		sum := float32(0)
		for _, g := range [2]int{FirstOf(m), SecondOf(m)} {
			if g > 0 {
				sum += a.good[g-1]
			}
		}
		return sum
	case KindWreck:
		return a.cabin(CabinOf(m))
	}
	switch source {
	case damageOutpost:
		return a.standing(a.s.climber[a.p]) - a.standing(Base)
	case damageSixShooter:
		steps := float32(box.space[a.me.wagon].Multiplier - box.space[a.me.wagon-1].Multiplier)
		return 0.5 + float32(steps*0.6*a.expectedMoves())
	}
	return 0.8 + a.path[source].worth[a.me.pioneer[source].space()]
}
