package narrowgauge

import (
	"fmt"
	"strings"

	"gulch/engine"
)

// Numbers of components and limits (section 3).
const (
	Seats          = 2
	SpaceCount     = 105
	CityCount      = 16
	YardCount      = 5
	CompanyCount   = 5
	CommodityCount = 4
	CardCount      = 48
	ContractCount  = 9
	Rounds         = 3
	// MaxMarker is the end of the Connection track.
	MaxMarker = 10
	// MaxRow is the end of each side of a Commodity track.
	MaxRow = 5
	// MaxDie is the highest value of a Commodity die.
	MaxDie = 6

	maxTargets = 4 // maximum number of Locomotives on a Track card
)

// Company is one of the five railways, which nobody owns.
type Company int8

// The Companies, in file order.
const (
	Black Company = iota
	Orange
	Red
	Yellow
	Blue
	NoCompany Company = -1
)

// CompanyInfo is the printed information about a Company.
type CompanyInfo struct {
	Company     Company
	ID          string
	Name        string
	Mark        string // three letters on the Locomotives
	Colour      string // "#2A2A2E"
	Emblem      string // ID of a shape, so that colour is never the only distinction
	Locomotives int    // total number, those on Yard and Connection track included
	Supply      int    // Locomotives in the supply at the start
	Rate        int    // dollars per marker step in the Dividend chart
	// Certificates is the number on offer, by round from 0.
	Certificates [Rounds]int
}

// String returns the ID of the Company: "blue".
func (c Company) String() string { return c.Info().ID }

// Title returns the name of the Company in sentences: its colour, "Blue", as on the map and in the
// players' rules.
func (c Company) Title() string {
	id := c.Info().ID
	return strings.ToUpper(id[:1]) + id[1:]
}

// Info returns the printed information about the Company, and a placeholder for NoCompany.
func (c Company) Info() CompanyInfo {
	if c < 0 || c >= CompanyCount {
		return CompanyInfo{Company: NoCompany, ID: "no company", Name: "That company"}
	}
	return components.company[c]
}

// Commodity is one of the four goods.
type Commodity int8

// The Commodities, in file order.
const (
	Iron Commodity = iota
	Salt
	Coal
	Timber
	NoCommodity Commodity = -1
)

// CommodityInfo is the printed information about a Commodity.
type CommodityInfo struct {
	Commodity Commodity
	ID        string
	Name      string
	Colour    string // "#6E4A8E"
	Icon      string // ID of a shape; always drawn, because a Company has a similar colour
	Tiles     int    // number of City tiles with it
	Text      string
}

// String returns the ID of the Commodity: "salt".
func (g Commodity) String() string { return g.Info().ID }

// Info returns the printed information about the Commodity, and a placeholder for NoCommodity.
func (g Commodity) Info() CommodityInfo {
	if g < 0 || g >= CommodityCount {
		return CommodityInfo{Commodity: NoCommodity, ID: "no commodity", Name: "That commodity"}
	}
	return components.commodity[g]
}

// Card is a Track card: its row in track_cards.csv, from 0.
type Card uint8

// NoCard stands for no card.
const NoCard Card = 255

// CardInfo is the printed information on a Track card.
type CardInfo struct {
	Card    Card
	ID      string
	Name    string
	Family  string // "valley_bend"
	Hand    string // "center", "right" or "left"
	Offsets []Hex  // in card order, relative to the origin
	Text    string
}

// Hex is a hex of the grid in axial coordinates, or the difference of two.
type Hex struct{ Q, R int8 }

// plus returns the hex at an offset.
func (h Hex) plus(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// oriented returns an offset of a card that is turned or mirrored (3.6).
func (h Hex) oriented(turned, mirrored bool) Hex {
	if mirrored {
		h = Hex{-h.Q, h.R + h.Q}
	}
	if turned {
		h = Hex{-h.Q, -h.R}
	}
	return h
}

// String returns the ID of the card: "t11".
func (c Card) String() string { return c.Info().ID }

// Info returns the printed information on the card, and a placeholder for NoCard.
func (c Card) Info() CardInfo {
	if c >= CardCount {
		return CardInfo{Card: NoCard, ID: "no card", Name: "That card"}
	}
	return components.card[c]
}

// Space is a full hexagon of the board: its row in map_spaces.csv, from 0.
type Space uint8

// NoSpace stands for no space.
const NoSpace Space = 255

// Terrain is the terrain of a space.
type Terrain uint8

// The terrains.
const (
	Plain Terrain = iota
	Difficult
	Water
	City
	Yard
)

var terrainIDs = []string{"plain", "difficult", "water", "city", "company"}

// String returns the word in the map file.
func (t Terrain) String() string { return terrainIDs[t] }

// SpaceInfo describes a space of the map.
type SpaceInfo struct {
	Space    Space
	ID       string // "e5"
	Name     string
	State    string // abbreviation, a label only
	Col, Row int    // from 0, from the top left
	Hex      Hex
	X, Y     float32 // centre, from 0 to 1 in a frame whose width is 0.9815 of its height
	Terrain  Terrain
	Penalty  int // for the first Locomotive of a Company there (R39)
	City     int // number of the City slot from 0, -1 for none
	Yard     int // number of the Yard from 0, -1 for none
	// River and Ridge are IDs of features of the map drawing, "" for none.
	River, Ridge string
	Neighbours   Spaces
}

// String returns the ID of the space: "e5".
func (x Space) String() string { return x.Info().ID }

// Title returns the name of the space, or its ID if it has none.
func (x Space) Title() string {
	if name := x.Info().Name; name != "" {
		return name
	}
	return x.Info().ID
}

// Info returns the description of the space, and a placeholder for NoSpace.
func (x Space) Info() SpaceInfo {
	if x >= SpaceCount {
		return SpaceInfo{Space: NoSpace, ID: "no space", Name: "That space", City: -1, Yard: -1}
	}
	return components.space[x]
}

// Contract is one of the nine Contracts: its row in contracts.csv, from 0. The rows are in the
// order of their states.
type Contract uint8

// The Contracts.
const (
	MountainCrews Contract = iota
	TrackageRights
	MarketBrokers
	DispatchOffice
	NightShift
	MailContract
	BridgeWorks
	TunnelBlast
	MirrorSurvey
	NoContract Contract = 255
)

// ContractInfo is the printed information on a Contract.
type ContractInfo struct {
	Contract  Contract
	ID        string
	Name      string
	State     string // "GA"
	StateName string // "Georgia"
	Value     int    // minimum bid that can take it
	Flip      bool   // used once per round; otherwise it works all round
	AppliesAt string // "penalty", "connection", …: the step in which it has effect
	Text      string
	Flavour   string
}

// String returns the ID of the Contract: "ga_mountain_crews".
func (k Contract) String() string { return k.Info().ID }

// Title returns the name of the Contract for sentences.
func (k Contract) Title() string { return k.Info().Name }

// Info returns the printed information on the Contract, and a placeholder for NoContract.
func (k Contract) Info() ContractInfo {
	if k >= ContractCount {
		return ContractInfo{Contract: NoContract, ID: "no contract", Name: "That Contract"}
	}
	return components.contract[k]
}

// ParseCompany returns the Company with the given ID.
func ParseCompany(id string) (Company, error) {
	for c := range components.company {
		if components.company[c].ID == id {
			return Company(c), nil
		}
	}
	return NoCompany, fmt.Errorf("there is no company %q; there are black, orange, red, yellow and blue", id)
}

// ParseCommodity returns the Commodity with the given ID.
func ParseCommodity(id string) (Commodity, error) {
	for g := range components.commodity {
		if components.commodity[g].ID == id {
			return Commodity(g), nil
		}
	}
	return NoCommodity, fmt.Errorf("there is no commodity %q; there are iron, salt, coal and timber", id)
}

// ParseCard returns the Track card with the given ID.
func ParseCard(id string) (Card, error) {
	if c, known := components.cardByID[id]; known {
		return c, nil
	}
	return NoCard, fmt.Errorf("there is no track card %q; they are t01 to t48", id)
}

// ParseSpace returns the space with the given ID.
func ParseSpace(id string) (Space, error) {
	if x, known := components.spaceByID[id]; known {
		return x, nil
	}
	return NoSpace, fmt.Errorf("there is no space %q; ids are a column a to k and a row from the top, like e5", id)
}

// ParseContract returns the Contract with the given ID.
func ParseContract(id string) (Contract, error) {
	for k := range components.contract {
		if components.contract[k].ID == id {
			return Contract(k), nil
		}
	}
	return NoContract, fmt.Errorf("there is no contract %q; ids look like oh_night_shift", id)
}

// side returns the sign of a seat's side on the Commodity tracks: seat 0 has the positive
// positions.
func side(p engine.Seat) int8 { return 1 - 2*int8(p) }

// DividendPerPoint returns the dividend of a Share point in dollars at a position of the Connection
// track (3.4).
func DividendPerPoint(marker int) int { return int(components.perPoint[marker]) }
