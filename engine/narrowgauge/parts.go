package narrowgauge

import (
	"fmt"
	"strings"

	"gulch/engine"
)

// Sizes of the box (section 3).
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

	maxTargets = 4 // Locomotives on a Track card, at most
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

// CompanyInfo is what is printed about a Company.
type CompanyInfo struct {
	Company     Company
	ID          string
	Name        string
	Mark        string // three letters, painted on the Locomotives
	Colour      string // "#2A2A2E"
	Emblem      string // a shape, so that colour alone is never needed
	Locomotives int    // in the box, those on Yard and Connection track included
	Supply      int    // at the start
	Rate        int    // dollars per marker step in the Dividend chart
	// Certificates is how many are on offer, by round from 0.
	Certificates [Rounds]int
}

// String returns the id of the Company: "blue".
func (c Company) String() string { return c.Info().ID }

// Title returns what the Company is called in sentences: its colour, "Blue", as on the map and in the rules that are read at the
// table.
func (c Company) Title() string {
	id := c.Info().ID
	return strings.ToUpper(id[:1]) + id[1:]
}

// Info returns what is printed about the Company.
func (c Company) Info() CompanyInfo {
	if c < 0 || c >= CompanyCount {
		return CompanyInfo{Company: NoCompany, ID: "no company", Name: "That company"}
	}
	return box.company[c]
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

// CommodityInfo is what is printed about a Commodity.
type CommodityInfo struct {
	Commodity Commodity
	ID        string
	Name      string
	Colour    string // "#6E4A8E"
	Icon      string // a shape; always drawn, since a Company has a colour much like it
	Tiles     int    // City tiles with it
	Text      string
}

// String returns the id of the Commodity: "salt".
func (g Commodity) String() string { return g.Info().ID }

// Info returns what is printed about the Commodity.
func (g Commodity) Info() CommodityInfo {
	if g < 0 || g >= CommodityCount {
		return CommodityInfo{Commodity: NoCommodity, ID: "no commodity", Name: "That commodity"}
	}
	return box.commodity[g]
}

// Card is a Track card, by its row in track_cards.csv.
type Card uint8

// NoCard stands for no card.
const NoCard Card = 255

// CardInfo is what is printed on a Track card.
type CardInfo struct {
	Card    Card
	ID      string
	Name    string
	Family  string // "valley_bend"
	Hand    string // "center", "right" or "left"
	Offsets []Hex  // in card order, seen from the origin
	Text    string
}

// Hex is a place on the hex grid in axial coordinates, or the difference of two.
type Hex struct{ Q, R int8 }

// plus returns the place at an offset.
func (h Hex) plus(d Hex) Hex { return Hex{h.Q + d.Q, h.R + d.R} }

// laid returns an offset as it lies with the card turned or mirrored (3.6).
func (h Hex) laid(turned, mirrored bool) Hex {
	if mirrored {
		h = Hex{-h.Q, h.R + h.Q}
	}
	if turned {
		h = Hex{-h.Q, -h.R}
	}
	return h
}

// String returns the id of the card: "t11".
func (c Card) String() string { return c.Info().ID }

// Info returns what is printed on the card.
func (c Card) Info() CardInfo {
	if c >= CardCount {
		return CardInfo{Card: NoCard, ID: "no card", Name: "That card"}
	}
	return box.card[c]
}

// Space is a full hexagon of the board, by its row in map_spaces.csv.
type Space uint8

// NoSpace stands for no space.
const NoSpace Space = 255

// Terrain is what a space is made of.
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

// String returns the word of the map file.
func (t Terrain) String() string { return terrainIDs[t] }

// SpaceInfo is what the map shows of a space.
type SpaceInfo struct {
	Space    Space
	ID       string // "e5"
	Name     string
	State    string // abbreviation, a label only
	Col, Row int    // from 0, from the top left
	Hex      Hex
	X, Y     float32 // centre, in a frame from 0 to 1 whose width is 0.9815 of its height
	Terrain  Terrain
	Penalty  int // for a Locomotive of a Company that is new there (R39)
	City     int // number of the City slot from 0, -1 for none
	Yard     int // number of the Yard from 0, -1 for none
	// River and Ridge are ids of features of the map drawing, "" for none.
	River, Ridge string
	Neighbours   Spaces
}

// String returns the id of the space: "e5".
func (x Space) String() string { return x.Info().ID }

// Title returns the name of the space, its place on the grid where it has none.
func (x Space) Title() string {
	if name := x.Info().Name; name != "" {
		return name
	}
	return x.Info().ID
}

// Info returns what the map shows of the space.
func (x Space) Info() SpaceInfo {
	if x >= SpaceCount {
		return SpaceInfo{Space: NoSpace, ID: "no space", Name: "That space", City: -1, Yard: -1}
	}
	return box.space[x]
}

// Contract is one of the nine Contracts, by its row in contracts.csv; the rows are in the order of their states.
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

// ContractInfo is what is printed on a Contract.
type ContractInfo struct {
	Contract  Contract
	ID        string
	Name      string
	State     string // "GA"
	StateName string // "Georgia"
	Value     int    // the least bid that may take it
	Flip      bool   // used once in a round; otherwise it works all round
	AppliesAt string // "penalty", "connection", …: the step in which it matters
	Text      string
	Flavour   string
}

// String returns the id of the Contract: "ga_mountain_crews".
func (k Contract) String() string { return k.Info().ID }

// Title returns what is printed on the Contract, for sentences.
func (k Contract) Title() string { return k.Info().Name }

// Info returns what is printed on the Contract.
func (k Contract) Info() ContractInfo {
	if k >= ContractCount {
		return ContractInfo{Contract: NoContract, ID: "no contract", Name: "That Contract"}
	}
	return box.contract[k]
}

// ParseCompany reads the id of a Company.
func ParseCompany(id string) (Company, error) {
	for c := range box.company {
		if box.company[c].ID == id {
			return Company(c), nil
		}
	}
	return NoCompany, fmt.Errorf("there is no company %q; there are black, orange, red, yellow and blue", id)
}

// ParseCommodity reads the id of a Commodity.
func ParseCommodity(id string) (Commodity, error) {
	for g := range box.commodity {
		if box.commodity[g].ID == id {
			return Commodity(g), nil
		}
	}
	return NoCommodity, fmt.Errorf("there is no commodity %q; there are iron, salt, coal and timber", id)
}

// ParseCard reads the id of a Track card.
func ParseCard(id string) (Card, error) {
	if c, known := box.cardByID[id]; known {
		return c, nil
	}
	return NoCard, fmt.Errorf("there is no track card %q; they are t01 to t48", id)
}

// ParseSpace reads the id of a space.
func ParseSpace(id string) (Space, error) {
	if x, known := box.spaceByID[id]; known {
		return x, nil
	}
	return NoSpace, fmt.Errorf("there is no space %q; ids are a column a to k and a row from the top, like e5", id)
}

// ParseContract reads the id of a Contract.
func ParseContract(id string) (Contract, error) {
	for k := range box.contract {
		if box.contract[k].ID == id {
			return Contract(k), nil
		}
	}
	return NoContract, fmt.Errorf("there is no contract %q; ids look like oh_night_shift", id)
}

// side returns the sign of a seat on the Commodity tracks: positions above 0 are seat 0's.
func side(p engine.Seat) int8 { return 1 - 2*int8(p) }

// DividendPerPoint returns what a Share point pays at a place of the Connection track (3.4).
func DividendPerPoint(marker int) int { return int(box.perPoint[marker]) }
