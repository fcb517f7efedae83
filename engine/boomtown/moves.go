package boomtown

import (
	"math/bits"

	"gulch/engine"
)

// Moves appends the legal moves to dst in the order of section 5.2 of RULES.md.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	switch s.phase {
	case PhaseBid:
		dst = s.bidMoves(dst)
	case PhasePick:
		for _, c := range s.row[:s.rowSize] {
			dst = append(dst, Take(c))
		}
	case PhaseReveal:
		dst = append(dst, Deal())
	case PhaseRoll:
		dst = append(dst, Roll())
	case PhaseMustang:
		dst = append(dst, KeepMustang(), Ride())
	case PhaseHoldupVictim:
		for p := s.left(s.actor); p != s.actor; p = s.left(p) {
			dst = append(dst, Rob(p))
		}
	case PhaseHoldupAmount:
		for number := 2; number <= 12; number++ {
			dst = append(dst, Demand(number))
		}
	case PhaseTelegraph:
		dst = s.wireMoves(dst)
	case PhaseGameOver:
	default:
		dst = s.targetMoves(dst)
	}
	return dst
}

// someBids holds precomputed bids up to usual amounts of gold, so that Moves can append them by one
// copy. Random play and search spend most of their time on lists of bids.
var someBids = func() (bids [256]engine.Move) {
	for amount := range bids {
		bids[amount] = Bid(amount)
	}
	return bids
}()

func (s *State) bidMoves(dst []engine.Move) []engine.Move {
	dst = append(dst, Pass())
	low, high := int(s.bid)+1, int(s.gold[s.actor])
	if low > high {
		return dst
	}
	if high < len(someBids) {
		return append(dst, someBids[low:high+1]...)
	}
	for amount := low; amount <= high; amount++ {
		dst = append(dst, Bid(amount))
	}
	return dst
}

func (s *State) wireMoves(dst []engine.Move) []engine.Move {
	dst = append(dst, Hold())
	for die, showing := range s.dice {
		for face := 1; face <= 6; face++ {
			if face != int(showing) {
				dst = append(dst, Wire(die, face))
			}
		}
	}
	return dst
}

// targetMoves appends the moves that choose a target of the event being resolved.
func (s *State) targetMoves(dst []engine.Move) []engine.Move {
	switch s.phase {
	case PhasePlaceGovernor:
		for t := range Town(TownCount) {
			if s.mayor[t] == s.actor {
				dst = append(dst, Promote(t))
			}
		}
	case PhasePlaceVein:
		dst = appendCards(dst, Attach, s.mines[s.actor])
	case PhasePlaceSaloon:
		for t := range Town(TownCount) {
			if s.tokens[t] < TokensPerTown {
				dst = append(dst, Open(t))
			}
		}
	case PhasePlaceGirls:
		dst = appendCards(dst, Hire, s.saloonsOf(s.actor))
	case PhaseDynamite:
		for p := s.left(s.actor); p != s.actor; p = s.left(p) {
			dst = appendCards(dst, Blast, s.mines[p])
		}
		dst = appendCards(dst, Blast, s.placed&box.ofKind[Saloon]&^s.saloonsOf(s.actor))
	case PhaseExpropriate:
		reach := s.seizable(s.actor)
		for p := s.left(s.actor); p != s.actor; p = s.left(p) {
			dst = appendCards(dst, Seize, s.mines[p]&reach)
		}
	}
	return dst
}

// appendCards appends to dst the moves that the function move returns for cards.
func appendCards(dst []engine.Move, move func(Card) engine.Move, cards Set) []engine.Move {
	for ; cards != 0; cards &= cards - 1 {
		dst = append(dst, move(cards.First()))
	}
	return dst
}

// saloonsOf returns the placed saloons that seat p owns.
func (s *State) saloonsOf(p engine.Seat) Set {
	var own Set
	for set := s.placed & box.ofKind[Saloon]; set != 0; set &= set - 1 {
		if c := set.First(); s.keeper[c-MineCount] == p {
			own |= c.bit()
		}
	}
	return own
}

// seizable returns all mines, of all owners, in the towns where seat p owns a mine (R49).
func (s *State) seizable(p engine.Seat) Set {
	var set Set
	for t := range box.inTown {
		if s.mines[p]&box.inTown[t] != 0 {
			set |= box.inTown[t]
		}
	}
	return set
}

// others returns the mines of all seats except p.
func (s *State) others(p engine.Seat) Set {
	var set Set
	for q := range s.seats {
		if engine.Seat(q) != p {
			set |= s.mines[q]
		}
	}
	return set
}

// count returns how many mines a seat owns in a town.
func (s *State) count(p engine.Seat, t Town) int {
	return bits.OnesCount64(uint64(s.mines[p] & box.inTown[t]))
}
