package narrowgauge

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"gulch/assets/data"
	"gulch/engine"
)

// tables holds the content of the data files (Companies, cards, map and Contracts) in the form in
// which the code needs it.
type tables struct {
	company   [CompanyCount]CompanyInfo
	commodity [CommodityCount]CommodityInfo
	tiles     [CityCount]Commodity // Commodities of the City tiles, in the order of the data file
	space     [SpaceCount]SpaceInfo
	spaceByID map[string]Space
	card      [CardCount]CardInfo
	cardByID  map[string]Card
	contract  [ContractCount]ContractInfo
	perPoint  [MaxMarker + 1]uint8

	cityAt    [CityCount]Space
	yardAt    [YardCount]Space
	cities    Spaces
	difficult Spaces // set of the Difficult spaces
	water     Spaces // set of the Water spaces
	price     [128]cell
	geometry  geometry
}

// components holds the data tables of this package. ready reads them on the first call. It returns
// an error if the data files are faulty; no game can be created then.
var (
	components *tables
	ready      func() error
)

func init() { ready = engine.Tables(readTables) }

// readTables reads the data files into components, and computes the other tables from them.
func readTables() (err error) {
	components, err = readComponents(data.NarrowGauge)
	turnsBefore = newTurnsBefore()
	heuristicTables = newHeuristicTables(components)
	nets = engine.EmbeddedNets(data.NarrowGauge, "narrowgauge/learned.json")
	return err
}

// readComponents reads the tables from the files and checks them. It returns an error if they
// contradict each other or the rules.
func readComponents(files fs.FS) (*tables, error) {
	b := &tables{spaceByID: map[string]Space{}, cardByID: map[string]Card{}}
	for _, read := range []func(fs.FS) error{
		b.readCompanies, b.readCommodities, b.readTiles, b.readSpaces, b.checkMap, b.readCards, b.readContracts,
		b.readConnections, b.checkCertificates, checkMarket, checkVariants,
	} {
		if err := read(files); err != nil {
			return b, err
		}
	}
	b.geometry.build(b)
	return b, nil
}

// rowsOf reads the table with the given name, which must have exactly n rows. It calls read for
// each row, with the index of the row.
func rowsOf(files fs.FS, name string, n int, read func(at int, rows *data.Rows)) error {
	rows := data.Read(files, "narrowgauge/"+name)
	at := 0
	for ; rows.Next(); at++ {
		if at == n {
			rows.Fail("more than %d rows", n)
			break
		}
		read(at, rows)
	}
	if rows.Err() == nil && at != n {
		return fmt.Errorf("%s: %d rows, want %d", name, at, n)
	}
	return rows.Err()
}

func (b *tables) readCompanies(files fs.FS) error {
	return rowsOf(files, "companies.csv", CompanyCount, func(at int, rows *data.Rows) {
		c := CompanyInfo{
			Company: Company(at), ID: rows.Text("id"), Name: rows.Text("name"), Mark: rows.Text("mark"),
			Colour: rows.Text("color"), Emblem: rows.Text("emblem"), Locomotives: rows.Int("locomotives"),
			Supply: rows.Int("supply_at_start"), Rate: rows.Int("dividend_rate"),
		}
		sum := 0
		for r := range Rounds {
			c.Certificates[r] = rows.Int("certs_round_" + strconv.Itoa(r+1))
			sum += c.Certificates[r]
		}
		if sum != rows.Int("certs_total") || c.Supply != c.Locomotives-2 || c.Supply > 255 || sum > 15 || c.Rate < 1 {
			rows.Fail("the numbers of %s do not fit together", c.ID)
		}
		b.company[at] = c
	})
}

func (b *tables) readCommodities(files fs.FS) error {
	return rowsOf(files, "commodities.csv", CommodityCount, func(at int, rows *data.Rows) {
		b.commodity[at] = CommodityInfo{
			Commodity: Commodity(at), ID: rows.Text("id"), Name: rows.Text("name"), Colour: rows.Text("color"),
			Icon: rows.Text("icon"), Tiles: rows.Int("city_tiles"), Text: rows.Text("text"),
		}
	})
}

func (b *tables) readTiles(files fs.FS) error {
	var count [CommodityCount]int
	err := rowsOf(files, "city_tiles.csv", CityCount, func(at int, rows *data.Rows) {
		id := rows.Text("commodity")
		g := slices.IndexFunc(b.commodity[:], func(c CommodityInfo) bool { return c.ID == id })
		if g < 0 {
			rows.Fail("no commodity %q", id)
			return
		}
		b.tiles[at] = Commodity(g)
		count[g]++
	})
	for g, n := range count {
		if err == nil && n != b.commodity[g].Tiles {
			return fmt.Errorf("city_tiles.csv: %d of %s, commodities.csv says %d", n, b.commodity[g].ID,
				b.commodity[g].Tiles)
		}
	}
	return err
}

func (b *tables) readSpaces(files fs.FS) error {
	return rowsOf(files, "map_spaces.csv", SpaceCount, func(at int, rows *data.Rows) {
		x := SpaceInfo{
			Space: Space(at), ID: rows.Text("id"), Name: rows.Text("name"), State: rows.Text("state"),
			Col: rows.Int("col"), Row: rows.Int("row"), Hex: Hex{int8(rows.Int("q")), int8(rows.Int("r"))},
			X: fraction(rows, "x"), Y: fraction(rows, "y"), City: -1, Yard: -1,
			River: rows.Text("river"), Ridge: rows.Text("ridge"),
		}
		t := slices.Index(terrainIDs, rows.Text("terrain"))
		if t < 0 {
			rows.Fail("no terrain %q", rows.Text("terrain"))
			return
		}
		x.Terrain = Terrain(t)
		if x.Terrain != Yard {
			x.Penalty = rows.Int("terrain_penalty")
		}
		b.readSlot(rows, &x)
		if x.Penalty != [...]int{0, 2, 3, 0, 0}[t] || x.Hex.Q != int8(x.Col) || int(x.Hex.R) != x.Row-x.Col/2 {
			rows.Fail("penalty or coordinates are not those of the rules")
		}
		b.space[at] = x
		b.spaceByID[x.ID] = x.Space
	})
}

// fraction returns the number in a column of the current row: a coordinate in the drawing of the
// map, from 0 to 1.
func fraction(rows *data.Rows, column string) float32 {
	f, err := strconv.ParseFloat(rows.Text(column), 32)
	if err != nil || f < 0 || f > 1 {
		rows.Fail("%s: %q is not between 0 and 1", column, rows.Text(column))
	}
	return float32(f)
}

// readSlot reads from the current row whether space x is a City slot or a Yard, and with which
// number. It stores that in x, and adds x to the sets of spaces of its terrain.
func (b *tables) readSlot(rows *data.Rows, x *SpaceInfo) {
	slot := rows.Text("slot")
	kind, digits, _ := strings.Cut(slot, "_")
	n, err := strconv.Atoi(digits)
	switch {
	case x.Terrain == City && kind == "city" && err == nil && n >= 1 && n <= CityCount:
		x.City = n - 1
		b.cityAt[x.City] = x.Space
		b.cities.add(x.Space)
	case x.Terrain == Yard && kind == "yard" && err == nil && n >= 1 && n <= YardCount:
		x.Yard = n - 1
		b.yardAt[x.Yard] = x.Space
	case x.Terrain == City || x.Terrain == Yard || slot != "":
		rows.Fail("slot %q does not fit terrain %s", slot, x.Terrain)
	}
	switch x.Terrain {
	case Difficult:
		b.difficult.add(x.Space)
	case Water:
		b.water.add(x.Space)
	}
}

// directions holds the offset of the neighbour in each direction. The keys are the names of the
// columns that list neighbours.
var directions = map[string]Hex{"n": {0, -1}, "ne": {1, -1}, "se": {1, 0}, "s": {0, 1}, "sw": {-1, 1}, "nw": {-1, 0}}

// checkMap checks the neighbours of all spaces, and that every City slot and every Yard is on the
// map exactly once.
func (b *tables) checkMap(files fs.FS) error {
	at := map[Hex]string{}
	for _, x := range b.space {
		at[x.Hex] = x.ID
	}
	if len(at) != SpaceCount || len(b.spaceByID) != SpaceCount {
		return fmt.Errorf("map_spaces.csv: two spaces share a place or an id")
	}
	err := rowsOf(files, "map_spaces.csv", SpaceCount, func(i int, rows *data.Rows) {
		for column, d := range directions {
			id := rows.Text(column)
			if id != at[b.space[i].Hex.plus(d)] {
				rows.Fail("%s of %s is not %q", column, b.space[i].ID, id)
			}
			if id != "" {
				b.space[i].Neighbours.add(b.spaceByID[id])
			}
		}
	})
	yards := SpacesOf(b.yardAt[:]...)
	if err == nil && (b.cities.Len() != CityCount || SpacesOf(b.cityAt[:]...) != b.cities || yards.Len() != YardCount) {
		return fmt.Errorf("map_spaces.csv: a slot is missing or doubled")
	}
	return err
}

func (b *tables) readCards(files fs.FS) error {
	return rowsOf(files, "track_cards.csv", CardCount, func(at int, rows *data.Rows) {
		c := CardInfo{
			Card: Card(at), ID: rows.Text("id"), Name: rows.Text("name"), Family: rows.Text("family"),
			Hand: rows.Text("hand"), Text: rows.Text("text"),
		}
		for offset := range strings.SplitSeq(rows.Text("offsets"), ";") {
			var q, r int8
			if _, err := fmt.Sscanf(offset, "%d,%d", &q, &r); err != nil || q == 0 && r == 0 {
				rows.Fail("offset %q", offset)
			}
			c.Offsets = append(c.Offsets, Hex{q, r})
		}
		if len(c.Offsets) != rows.Int("locomotives") || len(c.Offsets) > maxTargets ||
			c.ID != fmt.Sprintf("t%02d", at+1) {
			rows.Fail("id or number of locomotives is wrong")
		}
		b.card[at] = c
		b.cardByID[c.ID] = c.Card
	})
}

func (b *tables) readContracts(files fs.FS) error {
	kinds := map[string]bool{"flip": true, "continuing": false}
	return rowsOf(files, "contracts.csv", ContractCount, func(at int, rows *data.Rows) {
		flip, known := kinds[rows.Text("kind")]
		k := ContractInfo{
			Contract: Contract(at), ID: rows.Text("id"), Name: rows.Text("name"), State: rows.Text("state"),
			StateName: rows.Text("state_name"), Value: rows.Int("value"), Flip: flip,
			AppliesAt: rows.Text("applies_at"), Text: rows.Text("text"), Flavour: rows.Text("flavor"),
		}
		if !known || k.ID != contractIDs[at] || at > 0 && k.State <= b.contract[at-1].State || k.Value < 1 {
			rows.Fail("contract %q of kind %q is not the one that the rules know here", k.ID, rows.Text("kind"))
		}
		b.contract[at] = k
	})
}

// contractIDs holds the IDs of the Contracts whose effects are implemented, in the order of their
// numbers.
var contractIDs = [ContractCount]string{
	"ga_mountain_crews", "ky_trackage_rights", "md_market_brokers", "nc_dispatch_office", "oh_night_shift",
	"pa_mail_contract", "tn_bridge_works", "va_tunnel_blast", "wv_mirror_survey",
}

func (b *tables) readConnections(files fs.FS) error {
	return rowsOf(files, "connection_track.csv", MaxMarker+1, func(at int, rows *data.Rows) {
		b.perPoint[at] = uint8(rows.Int("dividend_per_point"))
		if rows.Int("position") != at || int(b.perPoint[at]) != (at+2)/3 {
			rows.Fail("position or dividend per point is not that of the rules")
		}
		for _, c := range b.company {
			if rows.Int("bonus_"+c.ID) != at*c.Rate {
				rows.Fail("the bonus of %s is not its rate times %d", c.ID, at)
			}
		}
	})
}

// checkCertificates checks that the list of Certificates in files agrees with the numbers of
// Certificates of the Companies.
func (b *tables) checkCertificates(files fs.FS) error {
	var count, want [CompanyCount][Rounds]int
	total := 0
	for c, info := range b.company {
		want[c] = info.Certificates
		for _, n := range info.Certificates {
			total += n
		}
	}
	err := rowsOf(files, "certificates.csv", total, func(_ int, rows *data.Rows) {
		id := rows.Text("company")
		c := slices.IndexFunc(b.company[:], func(c CompanyInfo) bool { return c.ID == id })
		round := rows.Int("round")
		if c < 0 || round < 1 || round > Rounds || rows.Int("value") != round {
			rows.Fail("company, round or value of %s", rows.Text("id"))
			return
		}
		count[c][round-1]++
	})
	if err == nil && count != want {
		return fmt.Errorf("certificates.csv has %v by company and round, companies.csv %v", count, want)
	}
	return err
}

func checkMarket(files fs.FS) error {
	return rowsOf(files, "market_track.csv", 2*MaxRow+1, func(at int, rows *data.Rows) {
		if p := MaxRow - at; rows.Int("position") != p || rows.Int("row_value") != max(p, -p) {
			rows.Fail("position or row value is not that of the rules")
		}
	})
}

func checkVariants(files fs.FS) error {
	return rowsOf(files, "variants.csv", len(options), func(at int, rows *data.Rows) {
		if options[at].ID != rows.Text("id") || rows.Text("default") != "off" {
			rows.Fail("variant %q is not the one the game offers here", rows.Text("id"))
		}
	})
}
