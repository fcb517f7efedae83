package narrowgauge

import (
	"errors"
	"fmt"

	"gulch/engine"
)

// Check returns an error for the first invariant that the position violates, or nil if it violates
// none. It checks the invariants about a single position: I1, I4 to I6, and parts of I8 and I9, and
// that the fields of the phase are consistent. Audit checks the invariants about the course of a
// game. A practice position may have more Locomotives on the board than a game could produce.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkCards, s.checkBoard, s.checkTracks, s.checkCertificates, s.checkContracts, s.checkPhase,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkCards checks that every Track card is in exactly one place (invariant 1).
func (s *State) checkCards() error {
	drawn, thrown := HandOf(s.deck[:s.deckSize]...), HandOf(s.discard[:s.discardSize]...)
	parts := []Hand{s.hands[0], s.hands[1], drawn, thrown}
	all, n := Hand(0), 0
	for _, set := range parts {
		all |= set
		n += set.Len()
	}
	switch {
	case all != allCards || n != CardCount || int(s.deckSize+s.discardSize) != drawn.Len()+thrown.Len():
		return fmt.Errorf("invariant 1: %d of %d track cards are there, %d different ones", n, CardCount, all.Len())
	case thrown != s.discarded:
		return errors.New("invariant 1: the discard pile is not the set of discarded cards")
	case s.hands[0].Len() > dispatchLimit || s.hands[1].Len() > dispatchLimit:
		return fmt.Errorf("a hand has more than %d cards", dispatchLimit)
	}
	return nil
}

// checkBoard checks that the City tiles are complete, and that the Network of each Company contains
// its Yard and no other Yard (invariants 4 and 5).
func (s *State) checkBoard() error {
	var tiles [CommodityCount]int
	for _, g := range s.tile {
		tiles[g]++
	}
	for g, n := range tiles {
		if n != components.commodity[g].Tiles {
			return fmt.Errorf("city_tiles: there are %d of %s, not %d", n, components.commodity[g].ID,
				components.commodity[g].Tiles)
		}
	}
	if s.faceDown != 0 && s.rules&ruleFaceDownMarkets == 0 {
		return errors.New("face_down: tiles lie face up without the variant")
	}
	var cells [SpaceCount]cell
	copy(cells[:], components.price[:])
	for c := range s.net {
		for x := range s.net[c].All() {
			if yard := components.space[x].Yard; yard >= 0 && yard != int(s.yard[c]) {
				return fmt.Errorf("invariant 4: %s has a Locomotive on another Yard, %s", Company(c), x)
			}
			if city := components.space[x].City; city >= 0 && s.faceDown>>city&1 != 0 {
				return engine.Violates("R70", "the tile of %s lies face down, but %s stands there", x, Company(c))
			}
			cells[x]++
		}
		if !s.net[c].Has(components.yardAt[s.yard[c]]) {
			return fmt.Errorf("invariant 4: the Yard of %s is not in its Network", Company(c))
		}
	}
	if cells != s.cell {
		return errors.New("the spaces do not count the Locomotives on them")
	}
	return nil
}

// checkTracks checks that cash, dice, markers and supplies are in their ranges (invariants 2, 6 and
// 8).
func (s *State) checkTracks() error {
	for p := range s.cash {
		if s.cash[p] < 0 {
			return fmt.Errorf("invariant 6: seat %d has $%d", p, s.cash[p])
		}
	}
	for g, d := range s.dice {
		if d.at < -MaxRow || d.at > MaxRow || d.value < 1 || d.value > MaxDie || d.at == 0 && d.value != 1 {
			return fmt.Errorf("invariant 8: the %s die is at %d with value %d", Commodity(g), d.at, d.value)
		}
	}
	for c := range s.supply {
		if int(s.supply[c]) > components.company[c].Supply || s.marker[c] > MaxMarker {
			return fmt.Errorf("invariant 2: supply %d or marker %d of %s", s.supply[c], s.marker[c], Company(c))
		}
	}
	return nil
}

// checkCertificates checks that no Certificate exists twice, or before its round (invariant 9).
func (s *State) checkCertificates() error {
	for c := range Company(CompanyCount) {
		for r := range Rounds {
			n := int(s.certs[0][c][r] + s.certs[1][c][r])
			if r == int(s.round)-1 {
				n += int(s.market[c])
			}
			if n > components.company[c].Certificates[r] || r >= int(s.round) && n > 0 {
				return fmt.Errorf("invariant 9: there are %d certificates of %s with value %d in round %d", n, c, r+1,
					s.round)
			}
		}
	}
	return nil
}

// checkContracts checks that every Contract is in at most one place, and that only Flip Contracts
// are marked as used.
func (s *State) checkContracts() error {
	var pile Contracts
	for _, k := range s.pile[:s.pileSize] {
		pile |= k.bit()
	}
	n := s.owned[0].Len() + s.owned[1].Len() + s.shown.Len() + pile.Len()
	most := 1
	if s.rules&ruleMorePower != 0 {
		most = int(s.round)
	}
	switch s.phase {
	case PhaseRoundStart, PhaseBid, PhaseDealContracts, PhaseKeep:
		most-- // the Contract of this round has not been given yet
	}
	switch {
	case (s.owned[0]|s.owned[1]|s.shown|pile).Len() != n || pile.Len() != int(s.pileSize):
		return errors.New("invariant 14: a contract is in two places")
	case s.used&^((s.owned[0]|s.owned[1])&flips) != 0:
		return errors.New("a used contract is not a Flip Contract in front of a player")
	case s.rules&ruleRandomOrder != 0 && n > s.owned[0].Len()+s.owned[1].Len():
		return errors.New("contracts are shown or piled up although they are dealt")
	case s.shown.Len() > facesUp:
		return fmt.Errorf("%d contracts are shown", s.shown.Len())
	case max(s.owned[0].Len(), s.owned[1].Len()) > most:
		return errors.New("a player has more contracts than rounds could bring")
	}
	return nil
}

// phaseRules holds, for each phase, the conditions that a position in this phase must meet.
var phaseRules = [phaseCount]struct {
	turn       bool // the Company of the turn has been chosen
	first      bool // the first player of the round is known
	bidding    bool // an auction is in progress; only then may Contracts be face up
	least, top int  // minimum and maximum number of Certificates in the Market
}{
	PhaseRoundStart:    {},
	PhaseBid:           {bidding: true, least: unclaimed + 1, top: allCertificates},
	PhaseContractHigh:  {bidding: true, first: true, least: unclaimed + 1, top: allCertificates},
	PhaseContractLow:   {bidding: true, first: true, least: unclaimed + 1, top: allCertificates},
	PhaseCoin:          {bidding: true, least: unclaimed + 1, top: allCertificates},
	PhaseDealContracts: {least: unclaimed + 1, top: allCertificates},
	PhaseKeep:          {least: unclaimed + 1, top: allCertificates},
	PhaseShare:         {first: true, least: unclaimed + 1, top: allCertificates},
	PhaseFirstCard:     {first: true, turn: true, least: unclaimed, top: allCertificates},
	PhaseSecondCard:    {first: true, turn: true, least: unclaimed, top: allCertificates},
	PhaseRefill:        {first: true, turn: true, least: unclaimed, top: allCertificates},
	PhaseDividends:     {first: true, top: unclaimed},
	PhaseGameOver:      {first: true},
}

const allCertificates = 34

// checkPhase checks that the phase and the fields that belong to it are consistent.
func (s *State) checkPhase() error {
	r, n := phaseRules[s.phase], s.onOffer()
	for _, c := range []struct {
		wrong bool
		what  string
	}{
		{(s.actor == engine.NoSeat) != (s.phase == PhaseGameOver), "nobody is to decide, or somebody after the end"},
		{forcedMoves[s.phase].Kind != 0 && s.actor != 0, "seat 0 goes on where nobody decides"},
		{r.first != (s.first != engine.NoSeat), "first_player is missing or too early"},
		{r.turn != (s.building != NoCompany), "building is missing or too early"},
		{!r.turn && (s.difficult || s.brokered), "difficult and brokers_used belong to a turn"},
		{r.bidding != (s.bidding != 0), "bidding is missing or too early"},
		{r.bidding && s.rules&ruleRandomOrder != 0, "there are no bids with this variant"},
		{!r.bidding && s.shown != 0, "contracts are shown outside an auction"},
		{n < r.least || n > r.top, fmt.Sprintf("%d certificates are in the market", n)},
		{s.phase == PhaseGameOver && s.round != Rounds, "the game ends after the last round"},
		{(s.phase == PhaseDealContracts || s.phase == PhaseKeep) && s.rules&ruleRandomOrder == 0,
			"contracts are dealt without the variant"},
		{r.turn && s.actor != engine.NoSeat && s.pieces(s.actor, max(0, s.building)) == 0,
			"the actor has no certificate of the company that builds"},
	} {
		if c.wrong {
			return fmt.Errorf("phase %s: %s", phaseNames[s.phase], c.what)
		}
	}
	if err := s.checkSealed(); err != nil {
		return fmt.Errorf("phase %s: %w", phaseNames[s.phase], err)
	}
	return nil
}

// checkSealed checks that the secret bids and the secretly kept Contracts are consistent with the
// phase and the seat that decides.
func (s *State) checkSealed() error {
	in := [Seats]bool{s.bids[0] != noBid, s.bids[1] != noBid}
	switch s.phase {
	case PhaseBid:
		if in[0] != (s.actor == 1) || in[1] {
			return errors.New("the bids do not fit the seat that decides")
		}
		if s.bids[0] > s.cash[0] || s.bids[1] > s.cash[1] {
			return errors.New("a bid is more than the cash")
		}
	case PhaseContractHigh, PhaseContractLow:
		high := s.bids[s.first]
		if !in[0] || !in[1] || high <= s.bids[1-s.first] || (s.actor == s.first) != (s.phase == PhaseContractHigh) {
			return errors.New("the bids do not fit the seat that decides")
		}
	case PhaseCoin:
		if s.bids[0] != s.bids[1] {
			return errors.New("bids that differ need no coin")
		}
	default:
		if in[0] || in[1] {
			return errors.New("bids belong to the auction")
		}
	}
	return s.checkDealt()
}

func (s *State) checkDealt() error {
	var all Contracts
	for p, two := range s.dealt {
		if s.phase != PhaseKeep {
			if two[0] != NoContract || two[1] != NoContract || s.kept[p] != NoContract {
				return errors.New("contracts are dealt where none can be kept")
			}
			continue
		}
		if two[0] == NoContract || two[1] == NoContract {
			return errors.New("a seat was not dealt two contracts")
		}
		all |= two[0].bit() | two[1].bit()
		if k := s.kept[p]; k != NoContract && k != two[0] && k != two[1] {
			return fmt.Errorf("seat %d keeps a contract that it was not dealt", p)
		}
	}
	if s.phase != PhaseKeep {
		return nil
	}
	in := [Seats]bool{s.kept[0] != NoContract, s.kept[1] != NoContract}
	switch {
	case all.Len() != 2*Seats || all&(s.owned[0]|s.owned[1]) != 0:
		return errors.New("a dealt contract is in two places")
	case in[0] != (s.actor == 1) || in[1]:
		return errors.New("the contracts kept do not fit the seat that decides")
	}
	return nil
}
