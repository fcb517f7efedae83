package dakota

// Smallest and largest number of seats.
const (
	MinSeats = 1
	MaxSeats = 4
)

// Resource is one of the five ores.
type Resource uint8

// The resources, in the order of resources.csv.
const (
	Coal Resource = iota
	Iron
	Copper
	Silver
	Gold
	ResourceCount

	noResource = ResourceCount
)

// Building is a type of building. NoBuilding stands for an empty slot.
type Building uint8

// The buildings, in the order of buildings.csv.
const (
	NoBuilding Building = iota
	House
	Hotel
	Saloon
	School
	Workshop
	SheriffOffice
	buildingEnd
)

// BuildingSlots is the number of slots for buildings in a town.
const BuildingSlots = 12

// Worker is a kind of worker.
type Worker uint8

// The kinds of workers, in the order of workers.csv.
const (
	Miner Worker = iota
	StrongMiner
	Engineer
	Craftsman
	Prospector
	Bartender
	Sheriff
	Teacher
	WorkerKinds

	// the first of the six kinds of specialists
	firstSpecialist = Engineer
	noWorker        = WorkerKinds
)

// IsSpecialist reports whether the worker is a specialist. Miners and strong miners are not.
func (w Worker) IsSpecialist() bool { return w >= firstSpecialist && w < WorkerKinds }

// Cart is a type of cart. NoCart stands for an empty holding slot.
type Cart uint8

// The carts, in the order of carts.csv.
const (
	NoCart Cart = iota
	SmallCart
	LargeCart
	cartEnd
)

// CartSlots is the number of slots for carts in a town.
const CartSlots = 4

// Combination is a combination of resources that the market buys, numbered by its row in
// market_sales.csv.
type Combination uint8

// CombinationCount is the number of combinations. Assay is the only one that needs more than two
// kinds of resources.
const (
	CombinationCount = 10
	noCombination    = CombinationCount
)

// Card is a kind of card. Cards of the same kind are interchangeable.
type Card uint8

// The kinds of cards, in the order of cards.csv: events, attacks, reactions, High Noon cards and
// evening cards.
const (
	Earthquake Card = iota
	MineCollapse
	RailroadBoom
	SilverFever
	GoldRush
	BankRun
	WagonTrain
	Blizzard
	PaydayWeekend
	TaxCollector
	Fever
	LandGrant
	SurveyParty
	ClaimJumpers
	BankRobbery
	HoldUp
	Dynamite
	Vandals
	Derailment
	BetterOffer
	FoulRumours
	Marshall
	GotLost
	LoyalFriends
	SlickLawyer
	Ambush
	BlastingCrew
	ControlledCollapse
	StrongCoffee
	TimberDelivery
	MailOrder
	Overtime
	GreasedRails
	RecruitmentPoster
	Telegraph
	TravellingMerchant
	PrivateBuyer
	PokerNight
	Tents
	CheapLabour
	HeadHunter
	Warehouse
	NightShift
	CardKinds

	firstHand     = ClaimJumpers // the lowest card that a hand can hold; event cards come before it
	firstReaction = Marshall
	firstNoon     = BlastingCrew
	firstEvening  = TravellingMerchant
	noCard        = CardKinds
)

// IsEvent reports whether the card is an event card. It takes effect in a morning and is never in a
// hand.
func (c Card) IsEvent() bool { return c < firstHand }

// IsAttack reports whether the card is an attack: it is played on a rival at High Noon.
func (c Card) IsAttack() bool { return c >= firstHand && c < firstReaction }

// IsReaction reports whether the card is a reaction: it answers an attack.
func (c Card) IsReaction() bool { return c >= firstReaction && c < firstNoon }

// IsNoon reports whether the card is played at High Noon and affects only its owner.
func (c Card) IsNoon() bool { return c >= firstNoon && c < firstEvening }

// IsEvening reports whether the card is played in the evening.
func (c Card) IsEvening() bool { return c >= firstEvening && c < CardKinds }

// Tile is a kind of mine tile. Tiles of the same kind are interchangeable.
type Tile uint8

// TileKinds is the number of kinds of tiles, and TileCount the total number of tiles.
const (
	TileKinds = 63
	TileCount = 96
	noTile    = Tile(TileKinds)
)

// Layers is the number of layers of a mine. Layers are numbered from 1.
const Layers = 3

// String returns the resource's id in resources.csv.
func (r Resource) String() string { return idAt(box.resourceID[:], int(r), "no_resource") }

// String returns the building's id in buildings.csv.
func (b Building) String() string { return idAt(box.buildingID[:], int(b), "no_building") }

// String returns the worker's id in workers.csv.
func (w Worker) String() string { return idAt(box.workerID[:], int(w), "no_worker") }

// String returns the cart's id in carts.csv.
func (c Cart) String() string { return idAt(box.cartID[:], int(c), "no_cart") }

// String returns the combination's id in market_sales.csv.
func (c Combination) String() string { return idAt(box.comboID[:], int(c), "no_combination") }

// String returns the card's id in cards.csv.
func (c Card) String() string { return idAt(box.cardID[:], int(c), "no_card") }

// String returns the tile's id in mine_tiles.csv.
func (t Tile) String() string { return idAt(box.tileID[:], int(t), "no_tile") }

func idAt(ids []string, at int, none string) string {
	if at < 0 || at >= len(ids) || ids[at] == "" {
		return none
	}
	return ids[at]
}
