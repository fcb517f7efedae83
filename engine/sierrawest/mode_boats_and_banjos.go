package sierrawest

import (
	"math/bits"

	"gulch/engine"
)

// This file holds the rules of the mode Boats & Banjos (R84 to R94).

// riverTokens is the number of resources that lie on a river card when it comes into the row.
const riverTokens = 3

// pan gives the active player the leftmost resource of each river card along the trail (R86).
func (s *State) pan(obs engine.Observer) {
	for i, c := range s.row[:s.along(s.active)] {
		if s.taken[i] == riverTokens {
			continue
		}
		good := s.printed(c).Tokens[s.taken[i]]
		s.taken[i]++
		tellPan(obs, s.active, good, i)
		s.gain(s.active, good, 1, FromRiver, obs)
	}
}

// dueling reports whether the active player's tan pioneer is at the icon Dueling Banjos and has
// used it (R87, R88).
func (s *State) dueling() bool {
	at := s.activePlayer().pioneer[Tan]
	return at > spotOn && at < spotPast && s.iconAt(Tan, at.space()) == IconDuel
}

// goFish gives the active player the fish on the river cards from the first one to the one where
// the canoe is (R91).
func (s *State) goFish(obs engine.Observer) {
	for _, c := range s.row[:s.activePlayer().canoe] {
		for _, fish := range s.printed(c).Fish {
			s.gain(s.active, fish, 1, FromRiver, obs)
		}
	}
}

// listCanoe appends to dst a move for each location of the river to which the canoe can move. With
// a Rapid Paddle these are all other locations, otherwise the adjacent ones (R89).
func (s *State) listCanoe(dst []engine.Move) []engine.Move {
	at, last := int(s.activePlayer().canoe), int(s.rowSize)
	if s.top().phase == PhasePaddle {
		if at > 0 {
			dst = append(dst, Canoe(at-1))
		}
		if at < last {
			dst = append(dst, Canoe(at+1))
		}
		return dst
	}
	for to := 0; to <= last; to++ {
		if to != at {
			dst = append(dst, Canoe(to))
		}
	}
	return dst
}

// paddle moves the active player's canoe to a location of the river. d is the pending decision that
// the move answers. After the first move of a Double Paddle, paddle asks for the second one.
func (s *State) paddle(d pending, to int, obs engine.Observer) {
	from := s.activePlayer().canoe
	s.activePlayer().canoe = uint8(to)
	tellCanoe(obs, s.active, to, int(from))
	if d.n > 1 {
		s.push(PhasePaddle, d.n-1, 0)
	}
}

// fishLeft reports whether there is fish of any kind in the supply.
func (s *State) fishLeft() bool { return s.fish != [fishKinds]uint8{} }

// mostFish returns the kind of fish of which most are in the supply, or the first one of several
// equal kinds (R49).
func (s *State) mostFish() Good {
	most := 0
	for k := range s.fish {
		if s.fish[k] > s.fish[most] {
			most = k
		}
	}
	return Trout + Good(most)
}

// listBuys appends to dst a move for each kind of fish that the active player can buy. The price is
// that of the summit action to which the pending decision belongs (R92).
func (s *State) listBuys(dst []engine.Move) []engine.Move {
	if !s.activePlayer().canPay((*[basicKinds]uint8)(box.summit[s.top().n].cost.goods[:])) {
		return dst
	}
	for k, left := range s.fish {
		if left > 0 {
			dst = append(dst, Buy(Trout+Good(k)))
		}
	}
	return dst
}

// buy carries out the purchase of one fish, and asks whether the active player buys another one. d
// is the pending decision that the purchase answers.
func (s *State) buy(d pending, fish Good, obs engine.Observer) {
	s.payCost([basicKinds]uint8(box.summit[d.n].cost.goods[:basicKinds]), FromSummit, obs)
	s.gain(s.active, fish, 1, FromSummit, obs)
	s.push(PhaseBuyFish, d.n, 0)
}

// sales lists every combination of fish that the Fish Market accepts for an exchange. kinds is a
// bit set of kinds of fish, with trout in the lowest bit; the last field is the number of fish of
// each of these kinds.
var sales = [...]struct {
	exchange Exchange
	kinds    uint8
	each     uint8
}{
	{SellTrout, 1, 1}, {SellBass, 2, 1}, {SellSalmon, 4, 1},
	{SellTwoDifferent, 3, 1}, {SellTwoDifferent, 5, 1}, {SellTwoDifferent, 6, 1}, {SellThreeDifferent, 7, 1},
	{SellTwoSame, 1, 2}, {SellTwoSame, 2, 2}, {SellTwoSame, 4, 2},
	{SellThreeSame, 1, 3}, {SellThreeSame, 2, 3}, {SellThreeSame, 4, 3},
}

// listSales appends to dst a move for each combination of fish that the active player can exchange.
// There are none unless the player's canoe is at the Fish Market (R93).
func (s *State) listSales(dst []engine.Move) []engine.Move {
	p := s.activePlayer()
	if s.mode != BoatsBanjos || p.canoe != 0 || p.fish == [fishKinds]uint8{} {
		return dst
	}
	for _, sale := range sales {
		enough := true
		for set := sale.kinds; set != 0; set &= set - 1 {
			enough = enough && p.fish[bits.TrailingZeros8(set)] >= sale.each
		}
		if enough {
			dst = append(dst, SellFish(sale.exchange, int(sale.kinds)))
		}
	}
	return dst
}

// sellFish carries out exchange x at the Fish Market for the active player. kinds is a bit set of
// the kinds of fish that are sold.
func (s *State) sellFish(x Exchange, kinds int, obs engine.Observer) {
	each := 1
	if x >= SellTwoSame {
		each = int(x-SellTwoSame) + 2
	}
	for k := range Good(fishKinds) {
		if kinds>>k&1 != 0 {
			s.spend(s.active, Trout+k, each, FromMarket, obs)
		}
	}
	s.gain(s.active, box.fish[x].good, int(box.fish[x].n), FromMarket, obs)
}
