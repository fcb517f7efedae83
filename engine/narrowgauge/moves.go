package narrowgauge

import (
	"math/bits"
	"slices"

	"gulch/engine"
)

// Bits of the part how of a move of KindPlay.
const (
	Turned   = int16(turned)
	Mirrored = int16(mirrored) // the card is mirrored by the Contract Mirror Survey
	Blasted  = int16(4)        // the Contract Tunnel Blast is used
)

// passed is the choice in a KindContract move that takes no Contract.
const passed = -1

// TakeContract returns the move that takes a face-up Contract.
func TakeContract(k Contract) engine.Move { return chooseContract(int(k)) }

// PassContract returns the move that takes no Contract.
func PassContract() engine.Move { return chooseContract(passed) }

// UseNightShift returns the move that turns the dark Build token white with River Night Shift.
func UseNightShift() engine.Move { return useContract(NightShift) }

// Refill returns the move that discards a set of cards and draws new ones.
func Refill(discard Hand) engine.Move {
	return refill(uint16(discard), uint16(discard>>16), uint16(discard>>32))
}

// Discards returns the set of cards that a refill move discards.
func Discards(m engine.Move) Hand {
	return Hand(LowOf(m)) | Hand(MiddleOf(m))<<16 | Hand(HighOf(m))<<32
}

// forcedMoves holds, by phase, the only move of a phase without a decision. It is the zero Move for
// other phases.
var forcedMoves = [phaseCount]engine.Move{
	PhaseRoundStart: Begin(), PhaseCoin: Toss(), PhaseDealContracts: Deal(), PhaseDividends: Pay(),
}

// Moves appends the legal moves to dst in the order of section 5.2 of RULES.md. Plays are ordered
// by card, orientation, Flip Contracts and origin.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	switch s.phase {
	case PhaseBid:
		dst = appendBids(dst, int(s.cash[s.actor]))
	case PhaseContractHigh, PhaseContractLow:
		dst = append(dst, PassContract())
		for set := s.affordable(s.actor); set != 0; set &= set - 1 {
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
		dst = append(dst, forcedMoves[s.phase])
	}
	return dst
}

// precomputedBids holds the moves for all bids up to usual amounts of cash, so that Moves can
// append them by one copy.
var precomputedBids = func() (bids [512]engine.Move) {
	for amount := range bids {
		bids[amount] = Bid(amount)
	}
	return bids
}()

func appendBids(dst []engine.Move, cash int) []engine.Move {
	dst = append(dst, precomputedBids[:min(cash+1, len(precomputedBids))]...)
	for amount := len(precomputedBids); amount <= cash; amount++ {
		dst = append(dst, Bid(amount))
	}
	return dst
}

// affordable returns the face-up Contracts that seat p can take with its bid (R16).
func (s *State) affordable(p engine.Seat) Contracts {
	set := s.shown
	for k := range set.All() {
		if components.contract[k].Value > int(s.bids[p]) {
			set &^= k.bit()
		}
	}
	return set
}

// mayUse reports whether River Night Shift can be used. It can only be used if the actor then has a
// legal play of a second card.
func (s *State) mayUse() bool {
	ready := s.ready(s.actor)
	return s.dark[s.actor] && ready.Has(NightShift) && s.canBuild(ready)
}

// appendRefills appends a refill move for every subset of a hand, in numerical order of the bit
// sets: nothing, the first card, the second card, both, and so on.
func appendRefills(dst []engine.Move, hand Hand) []engine.Move {
	// The next subset in numerical order is (set - hand) & hand.
	for set := Hand(0); ; {
		dst = append(dst, Refill(set))
		if set = (set - hand) & hand; set == 0 {
			return dst
		}
	}
}

// canBuild reports whether the actor has a legal play that uses no Flip Contracts except those in
// ready.
func (s *State) canBuild(ready Contracts) bool {
	var list prices
	for v := range variantCount {
		if !v.open(ready) {
			continue
		}
		s.priceList(&list, s.actor, s.building, v.blast())
		sc := s.scan(s.actor, s.building, v.blast())
		for hand := s.hands[s.actor]; hand != 0; hand &= hand - 1 {
			for t := range orientation(2) {
				if sc.any(&list, hand.first(), t|v.lay()) {
					return true
				}
			}
		}
	}
	return false
}

// appendPlays appends the actor's legal plays (R30 to R40) to dst: first those without Flip
// Contracts, then those with each usable set of them. If must is true and there are no plays
// without Flip Contracts, it appends no_build (R51) in their place.
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
			for t := range orientation(2) {
				dst = sc.appendTo(dst, &list, hand.first(), t|v.lay())
			}
		}
		if v == 0 && must && len(dst) == before {
			dst = append(dst, NoBuild())
		}
	}
	return dst
}

// variant is the set of Flip Contracts that a play uses.
type variant uint8

const variantCount variant = 4

func (v variant) blast() bool { return v&1 != 0 }

// lay returns the orientation mirrored if the variant uses Mirror Survey, otherwise 0.
func (v variant) lay() orientation { return orientation(v>>1) * mirrored }

// open reports whether the Flip Contracts of the variant can be used: all of them are in ready.
func (v variant) open(ready Contracts) bool { return v.contracts()&^ready == 0 }

func (v variant) contracts() Contracts {
	return Contracts(v&1)<<TunnelBlast | Contracts(v>>1)<<MirrorSurvey
}

// scanner finds the legal plays of one seat for one Company.
type scanner struct {
	net    Spaces
	yard   uint8
	supply cell // number of Locomotives in the supply, in the bit field of a cell that counts new spaces
	cash   cell
	blast  bool
}

// scan returns a scanner that finds the plays of seat p for Company c. blast is true if the
// Contract Tunnel Blast is used.
func (s *State) scan(p engine.Seat, c Company, blast bool) scanner {
	return scanner{
		net: s.net[c], yard: s.yard[c], supply: cell(min(s.supply[c], maxTargets)) * cellNew,
		cash: cell(min(s.cash[p], int16(cellPenalty))), blast: blast,
	}
}

// legal reports whether a play is legal, given the sum of the cells (packed costs) of its target
// spaces: it must place a new Locomotive, and the supply and the cash must suffice (R35, R38, R40).
// With Tunnel Blast, it must also have a new Difficult or Water space (R24).
func (sc *scanner) legal(sum cell) bool {
	fresh := sum & cellAllNew
	return fresh != 0 && fresh <= sc.supply && sum&cellPenalty <= sc.cash && (!sc.blast || sum.hard())
}

// sum returns the sum of the cells (packed costs) of the target spaces ts.
func (l *prices) sum(ts *targets) cell {
	return l[ts[0]&127] + l[ts[1]&127] + l[ts[2]&127] + l[ts[3]&127]
}

func (sc *scanner) any(list *prices, c Card, l orientation) bool {
	shape := components.geometry.shape[c][l]
	target := &components.geometry.target[shape]
	for from := sc.net.And(components.geometry.origins[shape][sc.yard]); !from.Empty(); {
		if sc.legal(list.sum(&target[from.pop()])) {
			return true
		}
	}
	return false
}

// appendTo appends the legal plays of card c in orientation l. For speed it has no branches: it
// writes a move for every origin and keeps it only if it is legal, because a mispredicted branch
// would cost more than everything else.
func (sc *scanner) appendTo(dst []engine.Move, list *prices, c Card, l orientation) []engine.Move {
	shape := components.geometry.shape[c][l]
	target := &components.geometry.target[shape]
	from := sc.net.And(components.geometry.origins[shape][sc.yard])
	if sc.blast {
		return sc.appendBlasts(dst, list, c, l, from)
	}
	n := len(dst)
	dst = slices.Grow(dst, from.Len())
	room := dst[:n+from.Len()]
	for lo := from.lo; lo != 0; lo &= lo - 1 {
		x := bits.TrailingZeros64(lo)
		room[n] = PlayTrack(c, Space(x), int16(l))
		n += sc.ok(list.sum(&target[x]))
	}
	for hi := from.hi; hi != 0; hi &= hi - 1 {
		x := min(64+bits.TrailingZeros64(hi), SpaceCount-1)
		room[n] = PlayTrack(c, Space(x), int16(l))
		n += sc.ok(list.sum(&target[x]))
	}
	return dst[:n]
}

// ok returns 1 if a play without Tunnel Blast is legal, otherwise 0. sum is the sum of the cells
// (packed costs) of its target spaces. For speed, ok has no branches: it computes two differences,
// which are both negative if the play is legal.
func (sc *scanner) ok(sum cell) int {
	fresh := int32(sum&cellAllNew-1) - int32(sc.supply) // without new spaces this wraps around to a large number
	due := int32(sum&cellPenalty) - int32(sc.cash) - 1
	return int(uint32(fresh&due) >> 31)
}

// appendBlasts appends the legal plays of card c in orientation l with Tunnel Blast, with their
// origins in from.
func (sc *scanner) appendBlasts(dst []engine.Move, list *prices, c Card, l orientation, from Spaces) []engine.Move {
	target := &components.geometry.target[components.geometry.shape[c][l]]
	for x := range from.All() {
		if sc.legal(list.sum(&target[x])) {
			dst = append(dst, PlayTrack(c, x, int16(l)|Blasted))
		}
	}
	return dst
}
