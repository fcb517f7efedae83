package dakota

import (
	"encoding/json"
	"fmt"
	"io/fs"

	"gulch/assets/data"
	"gulch/engine"
)

// tables holds the content of the data files, converted to the form that the rules use. In a bit
// set, bit i stands for the thing with number i.
type tables struct {
	k constants

	resourceID, resourceName [ResourceCount]string
	face                     [ResourceCount]uint8
	tokensEach, tokensSolo   uint8

	buildingID, buildingName [buildingEnd]string
	cost, points, beds       [buildingEnd]int16
	windows, storage, cells  [buildingEnd]uint8
	supply                   [buildingEnd][MaxSeats + 1]uint8

	cartID, cartName   [cartEnd]string
	cartCost, capacity [cartEnd]int16

	workerID, workerName [WorkerKinds]string
	workerTotal          [WorkerKinds]uint8

	comboID, comboName [CombinationCount]string
	needs              [CombinationCount][ResourceCount]uint8
	price, comboFace   [CombinationCount]int16
	saleSlots          [CombinationCount][2]uint8 // number of sale slots: with rivals [0], in the solo race [1]

	jobCost  [maxJobs]int16
	jobCount [MaxSeats + 1]uint8

	cardID, cardName, cardText [CardKinds]string
	cardQty                    [CardKinds]uint8
	cardSolo                   [CardKinds]bool
	commits                    [CardKinds]uint8
	moneyCost                  [CardKinds]int16
	lawful                     [CardKinds]bool // whether sheriffs and the card Marshall can stop this attack

	tileID     [TileKinds]string
	tileLayer  [TileKinds]uint8 // layer of the tile, 1 to 3
	tileQty    [TileKinds]uint8
	tileRes    [TileKinds][2]Resource
	tileShape  [TileKinds]shape
	tileTypes  [TileKinds]uint8         // kinds of resources on the tile, a bit set
	layerTiles [Layers + 1]uint64       // by layer: the kinds of tiles in it, a bit set
	branching  uint64                   // kinds of tiles that are tees or crosses, a bit set
	open       [256]uint8               // open sides of a tile by its packed kind and rotation (see placed), a bit set
	minDist    [Layers + 1]uint8        // by layer: least distance of its tiles from the entrance, in tiles (R7)
	setup      [MaxSeats + 1]setupTable // rows of setup.csv, by number of seats
	ranks      []soloRank
}

const maxJobs = 8

// constants holds the content of constants.json. The fields are named after the keys in the file.
type constants struct {
	StartMoney             int16            `json:"start_money"`
	StartMiners            uint8            `json:"start_miners"`
	StartCarts             []string         `json:"start_carts"`
	StartBuildings         []string         `json:"start_buildings"`
	StartHand              int              `json:"start_hand"`
	BuildingSlots          int              `json:"building_slots"`
	MaxCarts               int              `json:"max_carts"`
	ExplorerWages          [3]int16         `json:"explorer_wages"`
	SurveyorFee            int16            `json:"surveyor_fee"`
	CartFees               [CartSlots]int16 `json:"cart_fees"`
	MineGrid               gridConstants    `json:"mine_grid"`
	LayerMinDistance       map[string]uint8 `json:"layer_min_distance"`
	ExploreDraw            uint8            `json:"explore_draw"`
	ProspectorDraw         uint8            `json:"prospector_draw"`
	TaxPerBuilding         int16            `json:"tax_per_building"`
	SaloonIncome           int16            `json:"saloon_income_per_specialist"`
	Bail                   int16            `json:"bail"`
	DrinkIncome            int16            `json:"drink_income"`
	DrinkWithBartender     int16            `json:"drink_income_with_bartender"`
	BartenderIncome        int16            `json:"bartender_income"`
	GambleDie              int              `json:"gamble_die"`
	CraftsmanCartDiscount  int16            `json:"craftsman_cart_discount"`
	CraftsmanBuildDiscount int16            `json:"craftsman_building_discount"`
	CraftsmanUpgradeCost   int16            `json:"craftsman_upgrade_cost"`
	TimberDiscount         int16            `json:"timber_discount"`
	MinBuildingCost        int16            `json:"min_building_cost"`
	StrongMinerCost        int16            `json:"strong_miner_cost"`
	MinerCost              int16            `json:"miner_cost"`
	AcquiredPerDay         uint8            `json:"workers_acquired_per_day"`
	HiresBase              uint8            `json:"specialist_hires_base"`
	HiresPerSchool         uint8            `json:"specialist_hires_per_school"`
	EveningActions         uint8            `json:"evening_actions_per_turn"`
	StoragePerBuilding     uint8            `json:"storage_per_building"`
	StorageOffice          uint8            `json:"storage_sheriff_office"`
	HandLimit              uint8            `json:"hand_limit_base"`
	HandPerSchool          uint8            `json:"hand_limit_per_school"`
	SheriffSuccess         int              `json:"sheriff_success_min"`
	ViceSuccess            int              `json:"vice_success_min"`
	OfficerWindows         uint8            `json:"officer_windows_per_office"`
	CellsPerOffice         int              `json:"cells_per_office"`
	EarthquakeHit          int              `json:"earthquake_hit_max"`
	CollapseTiles          uint8            `json:"mine_collapse_min_tiles"`
	ShortageCap            uint8            `json:"shortage_cap"`
	TaxPer                 int16            `json:"tax_collector_per"`
	TaxMax                 int16            `json:"tax_collector_max"`
	LandGrant              int16            `json:"land_grant"`
	BankRunCut             int16            `json:"bank_run_cut"`
	Score                  scoreConstants   `json:"score"`
}

type gridConstants struct {
	XMin     int    `json:"x_min"`
	XMax     int    `json:"x_max"`
	YMin     int    `json:"y_min"`
	YMax     int    `json:"y_max"`
	Entrance [2]int `json:"entrance"`
	Openings string `json:"entrance_openings"`
}

type scoreConstants struct {
	MoneyPerPoint int `json:"money_per_point"`
	Miner         int `json:"miner"`
	StrongMiner   int `json:"strong_miner"`
	Specialist    int `json:"specialist"`
	CompletedTown int `json:"completed_town"`
	MostPopulous  int `json:"most_populous"`
	DeepestMine   int `json:"deepest_mine"`
	LargestMine   int `json:"largest_mine"`
	SheriffBonus  int `json:"sheriff_bonus"`
}

// setupTable holds one row of setup.csv.
type setupTable struct {
	tokens, miners, strongOut, strongBag, jobs, dayLimit uint8
}

type soloRank struct {
	from int
	name string
}

// box holds the data tables of this package; it is named after the box of the board game. ready
// returns an error if the data files have faults; then no game can be created.
var (
	box   *tables
	ready func() error
)

func init() { ready = engine.Tables(readTables) }

// readTables reads the data files into box and computes all variables that are derived from them.
func readTables() (err error) {
	box, err = readBox(data.Dakota)
	nets = engine.EmbeddedNets(data.Dakota, "dakota/learned.json")
	return err
}

// readBox reads the tables from the files and checks them. It returns an error if they contradict
// each other or the rules.
func readBox(files fs.FS) (*tables, error) {
	b := &tables{}
	for _, read := range []func(fs.FS) error{
		b.readConstants, b.readResources, b.readBuildings, b.readCarts, b.readWorkers, b.readMarket, b.readJobs,
		b.readCards, b.readTiles, b.readSetup, b.readRanks, b.checkBoard,
	} {
		if err := read(files); err != nil {
			return b, err
		}
	}
	return b, nil
}

func (b *tables) readConstants(files fs.FS) error {
	const name = "dakota/constants.json"
	text, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &b.k); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	g := b.k.MineGrid
	if g != (gridConstants{gridLeft, gridLeft + gridWide - 1, 1, gridDeep, [2]int{}, "S"}) {
		return fmt.Errorf("%s: mine_grid is not the grid of this engine", name)
	}
	if b.k.BuildingSlots != BuildingSlots || b.k.MaxCarts != CartSlots || b.k.CellsPerOffice != 1 ||
		b.k.StartHand != 0 || b.k.GambleDie != dieSides {
		return fmt.Errorf("%s: slots, carts, cells, hand or die are not those of this engine", name)
	}
	for l := 1; l <= Layers; l++ {
		b.minDist[l] = b.k.LayerMinDistance[fmt.Sprint(l)]
	}
	if b.minDist[1] < 1 {
		return fmt.Errorf("%s: layer_min_distance is incomplete", name)
	}
	return nil
}

// table reads the CSV file called name in files and calls row for each of its rows, with the index
// of the row. want is the expected number of rows; any other number is an error. The rows must be
// in the order of the constants in this package.
func table(files fs.FS, name string, want int, row func(at int, rows *data.Rows)) error {
	rows := data.Read(files, "dakota/"+name)
	at := 0
	for ; rows.Next(); at++ {
		if at >= want {
			rows.Fail("more than %d rows", want)
			break
		}
		row(at, rows)
	}
	if rows.Err() == nil && at != want {
		return fmt.Errorf("%s: %d rows, want %d", name, at, want)
	}
	return rows.Err()
}

func (b *tables) readResources(files fs.FS) error {
	return table(files, "resources.csv", int(ResourceCount), func(at int, rows *data.Rows) {
		b.resourceID[at], b.resourceName[at] = rows.Text("id"), rows.Text("name")
		b.face[at] = uint8(rows.Int("face_value"))
		b.tokensEach, b.tokensSolo = uint8(rows.Int("per_player")), uint8(rows.Int("solo"))
	})
}

func (b *tables) readBuildings(files fs.FS) error {
	return table(files, "buildings.csv", int(buildingEnd)-1, func(at int, rows *data.Rows) {
		at++
		b.buildingID[at], b.buildingName[at] = rows.Text("id"), rows.Text("name")
		b.cost[at], b.points[at] = int16(rows.Int("cost")), int16(rows.Int("points"))
		b.beds[at], b.windows[at] = int16(rows.Int("beds")), uint8(rows.Int("day_windows"))
		b.storage[at], b.cells[at] = uint8(rows.Int("night_storage")), uint8(rows.Int("cells"))
		for n := 1; n <= MaxSeats; n++ {
			b.supply[at][n] = uint8(rows.Int(fmt.Sprintf("supply_%dp", n)))
		}
		want := b.k.StoragePerBuilding
		if Building(at) == SheriffOffice {
			want = b.k.StorageOffice
		}
		if b.storage[at] != want {
			rows.Fail("night_storage is not that of constants.json")
		}
		starts := 0
		for _, id := range b.k.StartBuildings {
			if id == b.buildingID[at] {
				starts++
			}
		}
		if starts != rows.Int("start_per_player") || starts != 0 && Building(at) != House && Building(at) != Workshop {
			rows.Fail("start_per_player is not what constants.json says")
		}
	})
}

func (b *tables) readCarts(files fs.FS) error {
	return table(files, "carts.csv", int(cartEnd)-1, func(at int, rows *data.Rows) {
		at++
		b.cartID[at], b.cartName[at] = rows.Text("id"), rows.Text("name")
		b.cartCost[at], b.capacity[at] = int16(rows.Int("cost")), int16(rows.Int("capacity"))
		if b.capacity[at] > maxCrew {
			rows.Fail("carries more than %d", maxCrew)
		}
	})
}

func (b *tables) readWorkers(files fs.FS) error {
	return table(files, "workers.csv", int(WorkerKinds), func(at int, rows *data.Rows) {
		b.workerID[at], b.workerName[at] = rows.Text("id"), rows.Text("name")
		b.workerTotal[at] = uint8(rows.Int("supply_total"))
		if Worker(at).IsSpecialist() != (rows.Int("is_specialist") == 1) {
			rows.Fail("%s: is_specialist is not what the engine counts by", b.workerID[at])
		}
	})
}

func (b *tables) readMarket(files fs.FS) error {
	return table(files, "market_sales.csv", CombinationCount, func(at int, rows *data.Rows) {
		b.comboID[at], b.comboName[at] = rows.Text("id"), rows.Text("name")
		sum := int16(0)
		for r := range ResourceCount {
			n := rows.Int(b.resourceID[r])
			b.needs[at][r] = uint8(n)
			sum += int16(n) * int16(b.face[r])
		}
		b.price[at], b.comboFace[at] = int16(rows.Int("price")), sum
		b.saleSlots[at] = [2]uint8{uint8(rows.Int("slots")), uint8(rows.Int("slots_solo"))}
		if rows.Int("face_sum") != int(sum) || b.saleSlots[at][0] > maxSales || b.saleSlots[at][1] > maxSales {
			rows.Fail("face_sum is %d by the face values, or too many slots", sum)
		}
	})
}

func (b *tables) readJobs(files fs.FS) error {
	return table(files, "job_slots.csv", maxJobs, func(at int, rows *data.Rows) {
		b.jobCost[at] = int16(rows.Int("cost"))
		for n := 1; n <= MaxSeats; n++ {
			if rows.Int(fmt.Sprintf("used_%dp", n)) == 1 {
				b.jobCount[n] = uint8(at + 1)
			}
		}
	})
}
