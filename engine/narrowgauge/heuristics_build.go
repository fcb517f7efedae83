package narrowgauge

import "gulch/engine"

// builder computes the values of the actor's plays for one Company. It is a local variable, so
// creating it allocates no memory.
type builder struct {
	s       *State
	o       outlook
	c       Company
	points  float32 // Share points of the actor minus those of the opponent
	pieces  int     // number of the actor's Certificates, by which it may move a die
	list    prices
	sc      scanner
	follows bool // after this play, a second card may follow
	second  bool // the play is the second card of the turn
}

// Parameters of the formula for the value of a play.
const (
	followPart    = 0.75 // fraction of a bonus that counts if it takes a second card to get it
	aroundUse     = 0.15 // value, in dollars, of each new space from which later cards can start
	duplicateCost = 1.5  // deduction, in dollars, for a play with the same effect as another one
)

// builderFor prepares b for computing the values of the actor's plays for Company c. taken says
// whether the actor is assumed to take one more Certificate of c before the plays.
func (s *State) builderFor(b *builder, c Company, taken bool) {
	p := s.actor
	b.s, b.c = s, c
	b.points = float32(s.points(p, c) - s.points(1-p, c))
	b.pieces = s.pieces(p, c)
	if taken {
		b.points += float32(s.round)
		b.pieces++
	}
	s.priceList(&b.list, p, c, false)
	b.sc = s.scan(p, c, false)
	b.second = s.phase == PhaseSecondCard
	b.follows = !b.second && (!s.dark[p] || s.ready(p).Has(NightShift)) && s.supply[c] > 1
}

// cityGain returns the value, in dollars, of the Cities that a play connects: bonuses, higher
// dividends, and moves of dice. ts are the target spaces of the play, and sum is the sum of their
// cells (packed costs).
func (b *builder) cityGain(ts *targets, sum cell) float32 {
	s, p := b.s, b.s.actor
	n := sum.cities()
	if n == 0 {
		return 0
	}
	info := &components.company[b.c]
	marker, pieces := int(s.marker[b.c]), b.pieces
	if s.owned[p].Has(MarketBrokers) && !s.brokered {
		pieces++
	}
	total := float32(float32(n) * float32(b.points*b.o.step[b.c]))
	if s.owned[p].Has(MailContract) {
		total += float32(n)
	}
	for _, t := range ts {
		city := components.space[t].City
		if city < 0 || b.list[t] == 0 {
			continue
		}
		marker = min(marker+1, MaxMarker)
		total += float32(marker * info.Rate)
		if s.faceDown>>city&1 == 0 {
			total += b.dieGain(s.tile[city], pieces)
		}
		pieces = b.pieces
	}
	return total
}

// dieGain returns the value, in dollars, of moving the die of Commodity g by a number of steps
// towards the actor.
func (b *builder) dieGain(g Commodity, steps int) float32 {
	toward := side(b.s.actor)
	d := b.s.dice[g]
	was := int(d.at*toward) * int(d.value)
	d.move(toward, steps)
	return float32(b.o.row * float32(int(d.at*toward)*int(d.value)-was))
}

// playValue returns the value of a play, in dollars. ts are its target spaces, and sum is the sum
// of their cells (packed costs). reach contains the spaces from which the remaining cards in hand
// connect a new City. A play of a second card turns the Build token dark if the first card was
// placed on a Difficult space; if noted is true, it does so too if the play itself is on one.
func (b *builder) playValue(ts *targets, sum cell, reach Spaces, noted bool) float32 {
	s := b.s
	v := b.cityGain(ts, sum) - float32(sum.penalty()) + float32(aroundUse*float32(sum.fresh()))
	if b.second && b.o.token > 0 {
		if s.difficult || noted && b.rough(ts) {
			v -= b.o.token
		}
	}
	if b.follows {
		net := b.sc.net
		for _, t := range ts {
			net.add(t)
		}
		if !net.And(reach).Empty() && int(s.supply[b.c]) > int(sum.fresh()) {
			next := float32(min(int(s.marker[b.c])+sum.cities()+1, MaxMarker) * components.company[b.c].Rate)
			v += float32(followPart * (next - 1))
		}
	}
	return v
}

// rough reports whether a play with the target spaces ts places a Locomotive on a Difficult space.
func (b *builder) rough(ts *targets) bool {
	for _, t := range ts {
		if components.difficult.Has(t) && b.list[t] != 0 {
			return true
		}
	}
	return false
}

// weighPlays appends the value of each of the given moves, in dollars, to dst. They must be the
// moves of the phases first_card or second_card. The move stop has the value 0.
func (s *State) weighPlays(moves []engine.Move, dst []float32) []float32 {
	var b, blasted builder
	s.builderFor(&b, s.building, false)
	b.o = s.outlook()
	if s.ready(s.actor).Has(TunnelBlast) {
		blasted = b
		s.priceList(&blasted.list, s.actor, s.building, true)
	}
	noted := !s.owned[s.actor].Has(MountainCrews)
	last, reach := NoCard, Spaces{}
	for _, m := range moves {
		if m.Kind != KindPlay {
			w := float32(0)
			if m.Kind == KindUse {
				w = s.bestSecond(&b)
			}
			dst = append(dst, w)
			continue
		}
		if c := CardOf(m); c != last {
			last, reach = c, Spaces{}
			if b.follows {
				reach = s.origins(s.hands[s.actor]&^c.bit(), s.building)
			}
		}
		by := &b
		if HowOf(m)&Blasted != 0 {
			by = &blasted
		}
		shape := components.geometry.shape[CardOf(m)][orientation(HowOf(m))&(turned|mirrored)]
		ts := &components.geometry.target[shape][OriginOf(m)]
		w := by.playValue(ts, by.list.sum(ts), reach, noted && HowOf(m)&Blasted == 0)
		dst = append(dst, w-s.waste(m))
	}
	return dst
}

// waste returns the deduction, in dollars, from the value of play m because it uses up Flip
// Contracts, or because another legal play has the same effect.
func (s *State) waste(m engine.Move) float32 {
	w := float32(0)
	if s.rules&ruleMorePower != 0 || s.TurnsLeft() > 1 {
		for k := range variantOf(HowOf(m)).contracts().All() {
			w += s.contractWorth(k) / 3
		}
	}
	twin := heuristicTables.twin[CardOf(m)]
	if twin != NoCard && s.hands[s.actor].Has(twin) || HowOf(m)&Turned != 0 && heuristicTables.same[CardOf(m)] {
		w += duplicateCost
	}
	return w
}

// bestSecond returns the value, in dollars, of the actor's best play of a second card, by the
// values in b. It assumes that the Contract River Night Shift has turned the Build token white.
func (s *State) bestSecond(b *builder) float32 {
	_, worth := b.bestPlay(s.hands[s.actor], false)
	return worth
}

// bestPlay returns the play of a card in hand with the highest value, and that value in dollars.
// Plays with Flip Contracts are not considered. It returns the zero Move if there is no play. If
// quick is true, the effect on a possible second card is computed once for the whole hand, instead
// of for the cards that are left after each play.
func (b *builder) bestPlay(hand Hand, quick bool) (engine.Move, float32) {
	s := b.s
	var reach Spaces
	if b.follows && quick {
		reach = s.origins(hand, b.c)
	}
	noted := !s.owned[s.actor].Has(MountainCrews)
	best, most := engine.Move{}, float32(-1e9)
	for set := hand; set != 0; set &= set - 1 {
		c := set.first()
		if twin := heuristicTables.twin[c]; twin != NoCard && hand.Has(twin) {
			continue
		}
		if b.follows && !quick {
			reach = s.origins(hand&^c.bit(), b.c)
		}
		for l := range orientation(2) {
			if l == turned && heuristicTables.same[c] {
				continue
			}
			shape := components.geometry.shape[c][l]
			for from := b.sc.net.And(components.geometry.origins[shape][b.sc.yard]); !from.Empty(); {
				x := from.pop()
				ts := &components.geometry.target[shape][x]
				sum := b.list.sum(ts)
				if !b.sc.legal(sum) {
					continue
				}
				if v := b.playValue(ts, sum, reach, noted); v > most {
					best, most = PlayTrack(c, x, int16(l)), v
				}
			}
		}
	}
	return best, most
}

// weighShares appends the value of each of the given moves, in dollars, to dst. They must be moves
// that take a Certificate. The value consists of dividends, majority, and the best play for the
// Company.
func (s *State) weighShares(moves []engine.Move, dst []float32) []float32 {
	var b builder
	o := s.outlook()
	for _, m := range moves {
		dst = append(dst, s.shareWorth(&b, &o, CompanyOf(m)))
	}
	return dst
}

// noBuildCost is the deduction, in dollars, from the value of a turn in which the actor cannot
// build.
const noBuildCost = 2

func (s *State) shareWorth(b *builder, o *outlook, c Company) float32 {
	v := s.certificateWorth(o, c)
	s.builderFor(b, c, true)
	b.o = *o
	if m, build := b.bestPlay(s.hands[s.actor], false); m.Kind != 0 {
		return v + build
	}
	return v - noBuildCost
}

// certificateWorth returns the value, in dollars, of one more Certificate of Company c for the
// actor, without the plays that follow in the turn. o holds the present values of shares and
// majorities.
func (s *State) certificateWorth(o *outlook, c Company) float32 {
	lead := s.pieces(s.actor, c) - s.pieces(1-s.actor, c)
	return float32(o.per[c]*float32(s.round)) + o.lead(lead+1) - o.lead(lead)
}
