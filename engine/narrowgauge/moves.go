package narrowgauge

import (
	"math/bits"
	"slices"

	"gulch/engine"
)

// Kinds of moves, in the words of section 5.1. The comment names the parameters.
const (
	KindBegin    engine.Kind = iota + 1 // lay out the round
	KindBid                             // A amount
	KindContract                        // A contract, -1 to pass
	KindToss                            // toss the coin
	KindDeal                            // deal two Contracts each
	KindKeep                            // A contract
	KindShare                           // A company
	KindPlay                            // A card, B origin, C how: Turned, Mirrored, Blasted
	KindNoBuild                         // nothing can be built
	KindUse                             // A contract, River Night Shift
	KindStop                            // no second card
	KindRefill                          // A, B and C: the cards to discard, 16 bits each
	KindPay                             // pay the dividends
	kindEnd
)

// How a card is played, in C of a play.
const (
	Turned   = int16(turned)
	Mirrored = int16(mirrored) // with Mirror Survey
	Blasted  = int16(4)        // with Tunnel Blast
)

// passed is A of a Contract move that takes none.
const passed = -1

// Constructors of the moves.

// Begin lays out the round.
func Begin() engine.Move { return engine.Move{Kind: KindBegin} }

// Bid offers an amount for the first turn and a Contract.
func Bid(amount int) engine.Move { return engine.Move{Kind: KindBid, A: int16(amount)} }

// TakeContract takes one of the Contracts that lie face up.
func TakeContract(k Contract) engine.Move { return engine.Move{Kind: KindContract, A: int16(k)} }

// PassContract takes no Contract.
func PassContract() engine.Move { return engine.Move{Kind: KindContract, A: passed} }

// Toss tosses the coin.
func Toss() engine.Move { return engine.Move{Kind: KindToss} }

// Deal deals two Contracts to each player.
func Deal() engine.Move { return engine.Move{Kind: KindDeal} }

// Keep keeps one of the two Contracts dealt.
func Keep(k Contract) engine.Move { return engine.Move{Kind: KindKeep, A: int16(k)} }

// Share takes a Certificate of a Company.
func Share(c Company) engine.Move { return engine.Move{Kind: KindShare, A: int16(c)} }

// PlayTrack plays a Track card from an origin; how adds up Turned, Mirrored and Blasted.
func PlayTrack(c Card, origin Space, how int16) engine.Move {
	return engine.Move{Kind: KindPlay, A: int16(c), B: int16(origin), C: how}
}

// NoBuild says that nothing can be built.
func NoBuild() engine.Move { return engine.Move{Kind: KindNoBuild} }

// UseNightShift turns the dark Build token white.
func UseNightShift() engine.Move { return engine.Move{Kind: KindUse, A: int16(NightShift)} }

// Stop plays no second card.
func Stop() engine.Move { return engine.Move{Kind: KindStop} }

// Refill discards cards and draws.
func Refill(discard Hand) engine.Move {
	return engine.Move{Kind: KindRefill, A: int16(discard), B: int16(discard >> 16), C: int16(discard >> 32)}
}

// Discards returns the cards that a refill discards.
func Discards(m engine.Move) Hand {
	return Hand(uint16(m.A)) | Hand(uint16(m.B))<<16 | Hand(uint16(m.C))<<32
}

// Pay pays the dividends.
func Pay() engine.Move { return engine.Move{Kind: KindPay} }

// onward is the only move of each phase in which nobody decides.
var onward = [phaseCount]engine.Move{
	PhaseRoundStart: Begin(), PhaseCoin: Toss(), PhaseDealContracts: Deal(), PhaseDividends: Pay(),
}

// Moves appends the legal moves in the order of section 5.2; plays by card, lay, Flip Contracts and origin.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	switch s.phase {
	case PhaseBid:
		dst = appendBids(dst, int(s.cash[s.actor]))
	case PhaseContractHigh, PhaseContractLow:
		dst = append(dst, PassContract())
		for set := s.within(s.actor); set != 0; set &= set - 1 {
			dst = append(dst, TakeContract(set.first()))
		}
	case PhaseKeep:
		two := s.dealt[s.actor]
		dst = append(dst, Keep(min(two[0], two[1])), Keep(max(two[0], two[1])))
	case PhaseShare:
		for c, left := range s.market {
			if left > 0 {
				dst = append(dst, Share(Company(c)))
			}
		}
	case PhaseFirstCard:
		dst = s.appendPlays(dst, true)
	case PhaseSecondCard:
		dst = append(dst, Stop())
		if !s.dark[s.actor] {
			dst = s.appendPlays(dst, false)
		} else if s.mayUse() {
			dst = append(dst, UseNightShift())
		}
	case PhaseRefill:
		dst = appendRefills(dst, s.hands[s.actor])
	case PhaseGameOver:
	default:
		dst = append(dst, onward[s.phase])
	}
	return dst
}

// someBids holds the bids by amount as far as cash usually goes, so that a list of them is one copy.
var someBids = func() (bids [512]engine.Move) {
	for amount := range bids {
		bids[amount] = Bid(amount)
	}
	return bids
}()

func appendBids(dst []engine.Move, cash int) []engine.Move {
	dst = append(dst, someBids[:min(cash+1, len(someBids))]...)
	for amount := len(someBids); amount <= cash; amount++ {
		dst = append(dst, Bid(amount))
	}
	return dst
}

// within returns the Contracts on the table that a seat's bid may take (R16).
func (s *State) within(p engine.Seat) Contracts {
	set := s.shown
	for k := range set.All() {
		if box.contract[k].Value > int(s.bids[p]) {
			set &^= k.bit()
		}
	}
	return set
}

// mayUse reports whether River Night Shift would help the actor in the second-card step.
func (s *State) mayUse() bool {
	ready := s.ready(s.actor)
	return s.dark[s.actor] && ready.Has(NightShift) && s.canBuild(ready)
}

// appendRefills lists every set of cards of a hand, by the places of its cards: nothing, the first, the second, both…
func appendRefills(dst []engine.Move, hand Hand) []engine.Move {
	// The next subset of hand in numerical order is (set - hand) & hand.
	for set := Hand(0); ; {
		dst = append(dst, Refill(set))
		if set = (set - hand) & hand; set == 0 {
			return dst
		}
	}
}

// canBuild reports whether the actor has a legal play, with the given Flip Contracts at hand.
func (s *State) canBuild(ready Contracts) bool {
	var list prices
	for v := range variantCount {
		if !v.open(ready) {
			continue
		}
		s.priceList(&list, s.actor, s.building, v.blast())
		sc := s.scan(s.actor, s.building, v.blast())
		for hand := s.hands[s.actor]; hand != 0; hand &= hand - 1 {
			for t := range lay(2) {
				if sc.any(&list, hand.first(), t|v.lay()) {
					return true
				}
			}
		}
	}
	return false
}

// appendPlays lists the plays of the actor (R30 to R40), with each set of Flip Contracts that is ready. Where a play
// must be made, no_build stands in for those without Flip Contracts when there are none (R51).
func (s *State) appendPlays(dst []engine.Move, must bool) []engine.Move {
	before := len(dst)
	ready := s.ready(s.actor)
	var list prices
	for v := range variantCount {
		if !v.open(ready) {
			continue
		}
		s.priceList(&list, s.actor, s.building, v.blast())
		sc := s.scan(s.actor, s.building, v.blast())
		for hand := s.hands[s.actor]; hand != 0; hand &= hand - 1 {
			for t := range lay(2) {
				dst = sc.appendTo(dst, &list, hand.first(), t|v.lay())
			}
		}
		if v == 0 && must && len(dst) == before {
			dst = append(dst, NoBuild())
		}
	}
	return dst
}

// variant is a set of Flip Contracts that is used with a play.
type variant uint8

const variantCount variant = 4

func (v variant) blast() bool { return v&1 != 0 }

// lay returns how a card may lie in addition to being turned.
func (v variant) lay() lay { return lay(v>>1) * mirrored }

// open reports whether all Flip Contracts of the variant are among those that are ready.
func (v variant) open(ready Contracts) bool { return v.contracts()&^ready == 0 }

func (v variant) contracts() Contracts {
	return Contracts(v&1)<<TunnelBlast | Contracts(v>>1)<<MirrorSurvey
}

// scanner finds legal plays for one Company at given prices.
type scanner struct {
	net    Spaces
	yard   uint8
	supply cell // Locomotives left, in units of cellNew
	cash   cell
	blast  bool
}

// scan prepares to look for plays of seat p for Company c, with or without Tunnel Blast.
func (s *State) scan(p engine.Seat, c Company, blast bool) scanner {
	return scanner{
		net: s.net[c], yard: s.yard[c], supply: cell(min(s.supply[c], maxTargets)) * cellNew,
		cash: cell(min(s.cash[p], int16(cellPenalty))), blast: blast,
	}
}

// legal reports whether a play with this sum of cells may be made (R35, R38, R40, R24).
func (sc *scanner) legal(sum cell) bool {
	fresh := sum & cellAllNew
	return fresh != 0 && fresh <= sc.supply && sum&cellPenalty <= sc.cash && (!sc.blast || sum.hard())
}

// sum adds up what the targets cost and hold.
func (l *prices) sum(ts *targets) cell {
	return l[ts[0]&127] + l[ts[1]&127] + l[ts[2]&127] + l[ts[3]&127]
}

func (sc *scanner) any(list *prices, c Card, l lay) bool {
	shape := box.geometry.shape[c][l]
	target := &box.geometry.target[shape]
	for from := sc.net.And(box.geometry.origins[shape][sc.yard]); !from.Empty(); {
		if sc.legal(list.sum(&target[from.pop()])) {
			return true
		}
	}
	return false
}

// appendTo lists the plays of a card as it lies. Every origin is written down and then counted or not, because a
// branch that cannot be foretold costs more than all the rest.
func (sc *scanner) appendTo(dst []engine.Move, list *prices, c Card, l lay) []engine.Move {
	shape := box.geometry.shape[c][l]
	target := &box.geometry.target[shape]
	m := engine.Move{Kind: KindPlay, A: int16(c), C: int16(l)}
	from := sc.net.And(box.geometry.origins[shape][sc.yard])
	if sc.blast {
		m.C |= Blasted
		return sc.appendBlasts(dst, list, target, from, m)
	}
	n := len(dst)
	dst = slices.Grow(dst, from.Len())
	room := dst[:n+from.Len()]
	for lo := from.lo; lo != 0; lo &= lo - 1 {
		x := bits.TrailingZeros64(lo)
		m.B = int16(x)
		room[n] = m
		n += sc.ok(list.sum(&target[x]))
	}
	for hi := from.hi; hi != 0; hi &= hi - 1 {
		x := min(64+bits.TrailingZeros64(hi), SpaceCount-1)
		m.B = int16(x)
		room[n] = m
		n += sc.ok(list.sum(&target[x]))
	}
	return dst[:n]
}

// ok is legal without Tunnel Blast as a number, 1 or 0, without a branch: both differences are negative if it is.
func (sc *scanner) ok(sum cell) int {
	fresh := int32(sum&cellAllNew-1) - int32(sc.supply) // no new space wraps to a large number
	due := int32(sum&cellPenalty) - int32(sc.cash) - 1
	return int(uint32(fresh&due) >> 31)
}

func (sc *scanner) appendBlasts(
	dst []engine.Move, list *prices, target *[SpaceCount]targets, from Spaces, m engine.Move,
) []engine.Move {
	for x := range from.All() {
		if sc.legal(list.sum(&target[x])) {
			m.B = int16(x)
			dst = append(dst, m)
		}
	}
	return dst
}
