package narrowgauge

import "gulch/engine"

// builder weighs what the actor can do for one Company. It is a value on the stack.
type builder struct {
	s       *State
	o       outlook
	c       Company
	points  float32 // Share points of the actor beyond the other's
	pieces  int     // Certificates, by which a die moves
	list    prices
	sc      scanner
	follows bool // a second card may follow
	second  bool // this is the second card
}

// What cards are worth beyond cash.
const (
	followPart = 0.75 // of the bonus that a second card can reach
	aroundUse  = 0.15 // a new space: more to start from
	doubled    = 1.5  // off a play that another one equals
)

// builderFor prepares to weigh plays for a Company. taken says that its Certificate is still to be taken.
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

// gain values the new Cities of a play: bonus, dividends of the higher marker, and dice.
func (b *builder) gain(ts *targets, sum cell) float32 {
	s, p := b.s, b.s.actor
	n := sum.cities()
	if n == 0 {
		return 0
	}
	info := &box.company[b.c]
	marker, pieces := int(s.marker[b.c]), b.pieces
	if s.owned[p].Has(MarketBrokers) && !s.brokered {
		pieces++
	}
	total := float32(float32(n) * float32(b.points*b.o.step[b.c]))
	if s.owned[p].Has(MailContract) {
		total += float32(n)
	}
	for _, t := range ts {
		city := box.space[t].City
		if city < 0 || b.list[t] == 0 {
			continue
		}
		marker = min(marker+1, MaxMarker)
		total += float32(marker * info.Rate)
		if s.faceDown>>city&1 == 0 {
			total += b.pull(s.tile[city], pieces)
		}
		pieces = b.pieces
	}
	return total
}

// pull values moving a die.
func (b *builder) pull(g Commodity, steps int) float32 {
	toward := side(b.s.actor)
	d := b.s.dice[g]
	was := int(d.at*toward) * int(d.value)
	d.move(toward, steps)
	return float32(b.o.row * float32(int(d.at*toward)*int(d.value)-was))
}

// play values a play. reach holds the origins from which the other cards of the hand would reach a new City.
func (b *builder) play(ts *targets, sum cell, reach Spaces, noted bool) float32 {
	s := b.s
	v := b.gain(ts, sum) - float32(sum.penalty()) + float32(aroundUse*float32(sum.fresh()))
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
			next := float32(min(int(s.marker[b.c])+sum.cities()+1, MaxMarker) * box.company[b.c].Rate)
			v += float32(followPart * (next - 1))
		}
	}
	return v
}

// rough reports whether a play has a new Difficult space.
func (b *builder) rough(ts *targets) bool {
	for _, t := range ts {
		if box.rough.Has(t) && b.list[t] != 0 {
			return true
		}
	}
	return false
}

// weighPlays weighs the moves of the two card steps. Playing no second card weighs 0.
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
		if c := Card(m.A); c != last {
			last, reach = c, Spaces{}
			if b.follows {
				reach = s.origins(s.hands[s.actor]&^c.bit(), s.building)
			}
		}
		by := &b
		if m.C&Blasted != 0 {
			by = &blasted
		}
		ts := &box.geometry.target[box.geometry.shape[m.A][lay(m.C)&(turned|mirrored)]][m.B]
		w := by.play(ts, by.list.sum(ts), reach, noted && m.C&Blasted == 0)
		dst = append(dst, w-s.waste(m))
	}
	return dst
}

// waste returns what a play uses up for nothing: Flip Contracts, and being one of two that are the same.
func (s *State) waste(m engine.Move) float32 {
	w := float32(0)
	if s.rules&ruleMorePower != 0 || s.TurnsLeft() > 1 {
		for k := range variantOf(m.C).contracts().All() {
			w += s.contractWorth(k) / 3
		}
	}
	twin := guideTables.twin[m.A]
	if twin != NoCard && s.hands[s.actor].Has(twin) || m.C&Turned != 0 && guideTables.same[m.A] {
		w += doubled
	}
	return w
}

// bestSecond returns what the best play is worth when the token is turned white.
func (s *State) bestSecond(b *builder) float32 {
	_, worth := b.best(s.hands[s.actor], false)
	return worth
}

// best finds the best play with the cards of a hand, without Flip Contracts, and what it is worth; the zero Move if
// there is none. With quick set, follow-ups are looked for in one sweep for the whole hand.
func (b *builder) best(hand Hand, quick bool) (engine.Move, float32) {
	s := b.s
	var reach Spaces
	if b.follows && quick {
		reach = s.origins(hand, b.c)
	}
	noted := !s.owned[s.actor].Has(MountainCrews)
	best, most := engine.Move{}, float32(-1e9)
	for set := hand; set != 0; set &= set - 1 {
		c := set.first()
		if twin := guideTables.twin[c]; twin != NoCard && hand.Has(twin) {
			continue
		}
		if b.follows && !quick {
			reach = s.origins(hand&^c.bit(), b.c)
		}
		for l := range lay(2) {
			if l == turned && guideTables.same[c] {
				continue
			}
			shape := box.geometry.shape[c][l]
			for from := b.sc.net.And(box.geometry.origins[shape][b.sc.yard]); !from.Empty(); {
				x := from.pop()
				ts := &box.geometry.target[shape][x]
				sum := b.list.sum(ts)
				if !b.sc.legal(sum) {
					continue
				}
				if v := b.play(ts, sum, reach, noted); v > most {
					best, most = PlayTrack(c, x, int16(l)), v
				}
			}
		}
	}
	return best, most
}

// weighShares weighs the Certificates: dividends, majority, and what the Company lets the hand build.
func (s *State) weighShares(moves []engine.Move, dst []float32) []float32 {
	var b builder
	o := s.outlook()
	for _, m := range moves {
		dst = append(dst, s.shareWorth(&b, &o, Company(m.A)))
	}
	return dst
}

// stuck is what a turn without a build is worth less than one that builds nothing special.
const stuck = 2

func (s *State) shareWorth(b *builder, o *outlook, c Company) float32 {
	v := s.certificateWorth(o, c)
	s.builderFor(b, c, true)
	b.o = *o
	if m, build := b.best(s.hands[s.actor], false); m.Kind != 0 {
		return v + build
	}
	return v - stuck
}

// certificateWorth values the paper alone.
func (s *State) certificateWorth(o *outlook, c Company) float32 {
	lead := s.pieces(s.actor, c) - s.pieces(1-s.actor, c)
	return float32(o.per[c]*float32(s.round)) + o.lead(lead+1) - o.lead(lead)
}
