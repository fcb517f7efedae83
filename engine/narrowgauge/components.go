package narrowgauge

import (
	"fmt"
	"strings"

	"gulch/engine"
)

// Numbers of components, and limits.
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
	// MaxMarker is the last position of the Connection track. The first position is 0.
	MaxMarker = 10
	// MaxRow is the number of rows on each side of a Commodity track.
	MaxRow = 5
	// MaxDie is the highest value that a Commodity die can have.
	MaxDie = 6

	maxTargets = 4 // largest number of Locomotives on one Track card
)

// Company is one of the five railways, which nobody owns.
type Company int8

// The Companies, in the order of the rows of the data file.
const (
	Black Company = iota
	Orange
	Red
	Yellow
	Blue
	NoCompany Company = -1
)

// CompanyInfo holds what is printed about a Company.
type CompanyInfo struct {
	Company     Company
	ID          string
	Name        string
	Mark        string // three letters on the Company's Locomotives
	Colour      string // colour in hexadecimal RGB notation, for instance "#2A2A2E"
	Emblem      string // ID of a shape that is shown with the colour, for people who cannot distinguish colours
	Locomotives int    // total number of Locomotives, including those on the Yard and on the Connection track
	Supply      int    // number of Locomotives in the supply at the start
	Rate        int    // dollars for each step of the Company's marker, as printed in the Dividend chart
	// Certificates is the number of Certificates on offer in each round. The index is the number of
	// the round, counted from 0.
	Certificates [Rounds]int
}

// String returns the Company's ID, such as "blue".
func (c Company) String() string { return c.Info().ID }

// Title returns the Company's name as it is used in sentences. It is its colour, such as "Blue", as
// on the map and in the players' rules.
func (c Company) Title() string {
	id := c.Info().ID
	return strings.ToUpper(id[:1]) + id[1:]
}

// Info returns what is printed about the Company. For NoCompany it returns a placeholder.
func (c Company) Info() CompanyInfo {
	if c < 0 || c >= CompanyCount {
		return CompanyInfo{Company: NoCompany, ID: "no company", Name: "That company"}
	}
	return components.company[c]
}

// Commodity is one of the four goods.
type Commodity int8

// The Commodities, in the order of the rows of the data file.
const (
	Iron Commodity = iota
	Salt
	Coal
	Timber
	NoCommodity Commodity = -1
)

// CommodityInfo holds what is printed about a Commodity.
type CommodityInfo struct {
	Commodity Commodity
	ID        string
	Name      string
	Colour    string // colour in hexadecimal RGB notation, for instance "#6E4A8E"
	Icon      string // ID of a shape that is always drawn beside the colour, because a Company has a similar colour
	Tiles     int    // number of City tiles that show the Commodity
	Text      string
}

// String returns the Commodity's ID, such as "salt".
func (g Commodity) String() string { return g.Info().ID }

// Info returns what is printed about the Commodity. For NoCommodity it returns a placeholder.
func (g Commodity) Info() CommodityInfo {
	if g < 0 || g >= CommodityCount {
		return CommodityInfo{Commodity: NoCommodity, ID: "no commodity", Name: "That commodity"}
	}
	return components.commodity[g]
}

// Card is a Track card. Cards are numbered from 0 in the order of the rows of track_cards.csv.
type Card uint8

// NoCard stands for no card.
const NoCard Card = 255

// CardInfo holds what is printed on a Track card.
type CardInfo struct {
	Card    Card
	ID      string
	Name    string
	Family  string // name of the pattern of hexes on the card, for instance "valley_bend"
	Hand    string // which of two mirror images the pattern is: "right" or "left"; "center" if it is symmetrical
	Offsets []Hex  // hexes of the pattern in card order, relative to the origin
	Text    string
}

// Hex is a hex of the grid in axial coordinates, or the offset between two hexes.
type Hex struct{ Q, R int8 }

// plus returns the hex that is at offset d from h.
func (h Hex) plus(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// oriented returns the offset h in a card's pattern after the card has been mirrored and turned, if
// these flags are true.
func (h Hex) oriented(turned, mirrored bool) Hex {
	if mirrored {
		h = Hex{-h.Q, h.R + h.Q}
	}
	if turned {
		h = Hex{-h.Q, -h.R}
	}
	return h
}

// String returns the card's ID, such as "t11".
func (c Card) String() string { return c.Info().ID }

// Info returns what is printed on the card. For NoCard it returns a placeholder.
func (c Card) Info() CardInfo {
	if c >= CardCount {
		return CardInfo{Card: NoCard, ID: "no card", Name: "That card"}
	}
	return components.card[c]
}

// Space is a hexagon of the board where Locomotives can be placed. Spaces are numbered from 0 in
// the order of the rows of map_spaces.csv.
type Space uint8

// NoSpace stands for no space.
const NoSpace Space = 255

// Terrain is the terrain of a space.
type Terrain uint8

// The kinds of terrain.
const (
	Plain Terrain = iota
	Difficult
	Water
	City
	Yard
)

var terrainIDs = []string{"plain", "difficult", "water", "city", "company"}

// String returns the ID that the terrain has in the map file.
func (t Terrain) String() string { return terrainIDs[t] }

// SpaceInfo describes a space of the map.
type SpaceInfo struct {
	Space    Space
	ID       string // ID of the space, for instance "e5"
	Name     string
	State    string // abbreviation of the US state, which is only a label
	Col, Row int    // column and row on the board, from 0 at the top left
	Hex      Hex
	X, Y     float32 // centre of the space in the map drawing, from 0 to 1; the drawing's width is 0.9815 of its height
	Terrain  Terrain
	Penalty  int // dollars for placing a Company's first Locomotive there (R39)
	City     int // number of the City slot from 0, -1 for none
	Yard     int // number of the Yard from 0, -1 for none
	// River and Ridge are the IDs of the river and of the ridge that the drawing of the map shows
	// at this space, or "" for none.
	River, Ridge string
	Neighbours   Spaces
}

// String returns the space's ID, such as "e5".
func (x Space) String() string { return x.Info().ID }

// Title returns the name of the space, or its ID if it has none.
func (x Space) Title() string {
	if name := x.Info().Name; name != "" {
		return name
	}
	return x.Info().ID
}

// Info returns the description of the space. For NoSpace it returns a placeholder.
func (x Space) Info() SpaceInfo {
	if x >= SpaceCount {
		return SpaceInfo{Space: NoSpace, ID: "no space", Name: "That space", City: -1, Yard: -1}
	}
	return components.space[x]
}

// Contract is one of the nine Contracts. They are numbered from 0 in the order of the rows of
// contracts.csv. Each belongs to a state of the USA, and the order is that of these states.
type Contract uint8

// The Contracts, in the order of their states.
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

// ContractInfo holds what is printed on a Contract.
type ContractInfo struct {
	Contract  Contract
	ID        string
	Name      string
	State     string // abbreviation of the Contract's state, for instance "GA"
	StateName string // name of the state, for instance "Georgia"
	Value     int    // minimum bid with which the Contract can be taken
	Flip      bool   // the Contract can be used once in a round; otherwise it has its effect all the time
	AppliesAt string // step in which the Contract has its effect, for instance "penalty" or "connection"
	Text      string
	Flavour   string
}

// String returns the Contract's ID, such as "ga_mountain_crews".
func (k Contract) String() string { return k.Info().ID }

// Title returns the Contract's name as it is used in sentences.
func (k Contract) Title() string { return k.Info().Name }

// Info returns what is printed on the Contract. For NoContract it returns a placeholder.
func (k Contract) Info() ContractInfo {
	if k >= ContractCount {
		return ContractInfo{Contract: NoContract, ID: "no contract", Name: "That Contract"}
	}
	return components.contract[k]
}

// ParseCompany returns the Company with the given ID. It returns an error if there is none.
func ParseCompany(id string) (Company, error) {
	for c := range components.company {
		if components.company[c].ID == id {
			return Company(c), nil
		}
	}
	return NoCompany, fmt.Errorf("there is no company %q; there are black, orange, red, yellow and blue", id)
}

// ParseCommodity returns the Commodity with the given ID. It returns an error if there is none.
func ParseCommodity(id string) (Commodity, error) {
	for g := range components.commodity {
		if components.commodity[g].ID == id {
			return Commodity(g), nil
		}
	}
	return NoCommodity, fmt.Errorf("there is no commodity %q; there are iron, salt, coal and timber", id)
}

// ParseCard returns the Track card with the given ID. It returns an error if there is none.
func ParseCard(id string) (Card, error) {
	if c, known := components.cardByID[id]; known {
		return c, nil
	}
	return NoCard, fmt.Errorf("there is no track card %q; they are t01 to t48", id)
}

// ParseSpace returns the space with the given ID. It returns an error if there is none.
func ParseSpace(id string) (Space, error) {
	if x, known := components.spaceByID[id]; known {
		return x, nil
	}
	return NoSpace, fmt.Errorf("there is no space %q; ids are a column a to k and a row from the top, like e5", id)
}

// ParseContract returns the Contract with the given ID. It returns an error if there is none.
func ParseContract(id string) (Contract, error) {
	for k := range components.contract {
		if components.contract[k].ID == id {
			return Contract(k), nil
		}
	}
	return NoContract, fmt.Errorf("there is no contract %q; ids look like oh_night_shift", id)
}

// side returns the sign that positions on the side of seat p have on the Commodity tracks: 1 for
// seat 0, -1 for seat 1.
func side(p engine.Seat) int8 { return 1 - 2*int8(p) }

// DividendPerPoint returns the dollars paid for one Share point of a Company. marker is the
// position of the Company's marker on the Connection track, from 0 to MaxMarker.
func DividendPerPoint(marker int) int { return int(components.perPoint[marker]) }
