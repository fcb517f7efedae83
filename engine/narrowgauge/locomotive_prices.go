package narrowgauge

import "gulch/engine"

// cell is the cost of a new Locomotive on a space, packed into bit fields so that the cells of a
// play, which are at most four, can be added. The low six bits are the penalty in dollars. Above
// them are three fields of three bits, which count new spaces, Difficult or Water spaces, and
// Cities.
type cell uint16

const (
	cellNew  cell = 1 << 6
	cellHard cell = 1 << 9
	cellCity cell = 1 << 12

	cellPenalty  = cellNew - 1
	cellAllNew   = cellHard - cellNew
	cellAllHard  = cellCity - cellHard
	cellNewBits  = 6
	cellCityBits = 12
)

func (c cell) penalty() int { return int(c & cellPenalty) }

func (c cell) fresh() uint8 { return uint8(c & cellAllNew >> cellNewBits) }

func (c cell) hard() bool { return c&cellAllHard != 0 }

func (c cell) cities() int { return int(c >> cellCityBits) }

// The penalties of R39 in dollars, and the reduced penalties with Contracts (R22).
const (
	difficultPrice = 2
	waterPrice     = 3
	crewsPrice     = 1
	bridgePrice    = 1
)

// buildPrices computes, for each space, the cost of a Locomotive if the space is empty. It stores
// these costs in b.price.
func (b *tables) buildPrices() {
	for x, info := range b.space {
		b.price[x] = cellNew + cell(info.Penalty)
		switch info.Terrain {
		case Difficult, Water:
			b.price[x] += cellHard
		case City:
			b.price[x] += cellCity
		}
	}
}

// prices holds, for each space, the cost of a new Locomotive for one seat and one Company. It is 0
// where the Company already has a Locomotive.
type prices [128]cell

// priceList stores the costs of new Locomotives of Company c for seat p in list. blast is true if
// the Contract Tunnel Blast is used.
func (s *State) priceList(list *prices, p engine.Seat, c Company, blast bool) {
	own := s.owned[p]
	if own&TrackageRights.bit() != 0 {
		*list = components.price
	} else {
		copy(list[:], s.cell[:])
	}
	if blast {
		discount(list, components.difficult, difficultPrice)
		discount(list, components.water, waterPrice)
	} else {
		if own&MountainCrews.bit() != 0 {
			discount(list, components.difficult, difficultPrice-crewsPrice)
		}
		if own&BridgeWorks.bit() != 0 {
			discount(list, components.water, waterPrice-bridgePrice)
		}
	}
	for net := s.net[c]; !net.Empty(); {
		list[net.pop()&127] = 0
	}
}

func discount(list *prices, spaces Spaces, off cell) {
	for !spaces.Empty() {
		list[spaces.pop()&127] -= off
	}
}

// price returns the cost of a new Locomotive of Company c on space x for seat p (R39). blast is
// true if the Contract Tunnel Blast is used. Callers that need the costs of many spaces should use
// priceList.
func (s *State) price(p engine.Seat, c Company, x Space, blast bool) cell {
	if s.net[c].Has(x) {
		return 0
	}
	return s.cell[x].withContracts(s.owned[p], x, blast)
}

// withContracts returns the cost of a new Locomotive on space x for a seat with Contracts own. v is
// the cost without Contracts. blast is true if the Contract Tunnel Blast is used.
func (v cell) withContracts(own Contracts, x Space, blast bool) cell {
	if own&TrackageRights.bit() != 0 {
		v = components.price[x]
	}
	switch components.space[x].Terrain {
	case Difficult:
		if blast {
			v -= difficultPrice
		} else if own&MountainCrews.bit() != 0 {
			v -= difficultPrice - crewsPrice
		}
	case Water:
		if blast {
			v -= waterPrice
		} else if own&BridgeWorks.bit() != 0 {
			v -= waterPrice - bridgePrice
		}
	}
	return v
}
